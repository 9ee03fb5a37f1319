"""How compiled rules become parts of the entries that reach them.

Left alone, Numba optimizes every function together with all that it calls and then makes machine
code of it. Nobody runs the code of a rule on its own, and meeting everything again at each level of
calls takes more time than all other steps. Here a rule stays as it was written, and an entry is
optimized once, as a whole. It runs faster, too: the optimizer knows all callers of every rule.
"""

import gc
from collections.abc import Callable
from typing import Any

from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher


class _RuleCode(JITCodeLibrary):
    """The code of a rule, which waits for an entry to take it in."""

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        """There is no machine code to point to."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> "_RuleCode":
        """Where Numba sets a function's environment. Only code that uses Python objects has one."""
        return self

    def set_env(self, _name: str, _environment: Any) -> None:
        pass


class EntryCode(JITCodeLibrary):
    """The code of an entry and of all rules that it reaches."""

    def finalize(self) -> None:
        self._linking_libraries = self._reached()
        super().finalize()

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage.name == "linkonce_odr" and not function.is_declaration:
                function.linkage = "internal"  # nobody outside calls it
        super()._optimize_final_module()

    def _reached(self) -> list[JITCodeLibrary]:
        found: dict[JITCodeLibrary, None] = {}
        waiting = list(self._linking_libraries)
        while waiting:
            code = waiting.pop()
            if code not in found:
                found[code] = None
                if isinstance(code, _RuleCode):
                    waiting += code._linking_libraries
        return list(found)


class RuleCompiler(Compiler):
    code: type[JITCodeLibrary] = _RuleCode

    def compile_extra(self, function: Callable[..., Any]) -> Any:
        code = self.code(self.state.targetctx.codegen(), function.__qualname__)
        code.enable_object_caching()
        self.state.library = code
        return super().compile_extra(function)


class EntryCompiler(RuleCompiler):
    code = EntryCode

    def compile_extra(self, function: Callable[..., Any]) -> Any:
        """Without garbage collection: Numba keeps most of what it makes, and making is most of what
        it does, so that a quarter of the time would go into looking through all of it.
        """
        was_enabled = gc.isenabled()
        gc.disable()
        try:
            return super().compile_extra(function)
        finally:
            if was_enabled:
                gc.enable()


class Rule(CPUDispatcher):
    """A compiled function that only compiled functions can call."""

    def __call__(self, *_arguments: Any, **_named: Any) -> None:
        raise TypeError(f"{self.py_func.__name__} is called by rules; from Python, use core.api")

    def get_call_template(self, arguments: Any, named: Any) -> Any:
        """Take all signed integers as int64, so that a rule is compiled once for all of them."""
        _, folded = self.fold_argument_types(arguments, named)
        return super().get_call_template(tuple(map(_widen, folded)), {})


def _widen(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if kind in types.signed_domain else kind
