"""From Python functions to an object file: Numba writes LLVM's text, and LLVM compiles that.

Numba believes that it writes for this machine. Nothing may be optimized before the text has been
turned to WebAssembly: the size of a pointer would be the wrong one. So this runs in a process of
its own, with `NUMBA_OPT=0`: `python -m namiji.wasm.compiler MODULE FILE`.
"""

import re
import sys
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba

from namiji.core.linking import EntryCode, EntryCompiler
from namiji.wasm.exports import RECORDS, Export, Exports
from namiji.wasm.minds import MINDS
from namiji.wasm.rules import RULES

_config: Any = numba.config

MODULES: dict[str, Exports] = {"rules": RULES, "minds": MINDS}

_TRIPLE = "wasm32-unknown-unknown"
_LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
# All browsers have had these since 2023.
_FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
# The optimizer sees through all layers of a rule only after some of them are gone.
_ROUNDS = 3
_INLINING = 2000

_TARGET_LINES = {
    r"^target triple = .*$": f'target triple = "{_TRIPLE}"',
    r"^target datalayout = .*$": f'target datalayout = "{_LAYOUT}"',
    r'"target-(?:cpu|features)"="[^"]*"': "",
    r"^(@\S+ = )common ": r"\1internal ",  # WebAssembly has no common symbols
    r"@sqrt\(": "@llvm.sqrt.f64(",  # an instruction, not a function of a library
}
_DECLARATION = re.compile(r"^declare (?!.*@llvm\.)([^#\n]*?)(?: #\d+)?$", re.MULTILINE)
_DEFINITION = re.compile(r"^(define .*) \{$", re.MULTILINE)


class _ModuleCode(EntryCode):
    """The code of an export and of all rules that it reaches, as Numba wrote it."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        """There is no machine code to point to."""
        self._ensure_finalized()
        return 0


class _ModuleCompiler(EntryCompiler):
    code = _ModuleCode


def compile_object(exports: Exports) -> bytes:
    """Return the object file of a module; nothing in it is left to be imported."""
    if _config.OPT != 0:
        raise RuntimeError("set NUMBA_OPT=0: Numba must not optimize for this machine")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = _without_imports(_link(exports))
    machine = llvm.Target.from_triple(_TRIPLE).create_target_machine(
        features=_FEATURES, opt=3, reloc="static", codemodel="default"
    )
    for _ in range(_ROUNDS):
        options = llvm.create_pipeline_tuning_options(speed_level=3)
        options.inlining_threshold = _INLINING
        options.slp_vectorization = False
        builder = llvm.create_pass_builder(machine, options)
        builder.getModulePassManager().run(module, builder)
    code: bytes = machine.emit_object(module)
    return code


def _link(exports: Exports) -> Any:
    """Put all exports into one module, with everything else hidden in it."""
    module = llvm.parse_assembly("")
    for export in exports.values():
        module.link_in(llvm.parse_assembly(_retarget(_llvm_text(export))))
    for function in module.functions:
        if not function.is_declaration and function.name not in exports:
            function.linkage = "internal"
    return module


def _llvm_text(export: Export) -> str:
    result = getattr(numba.types, export.result or "void")
    compiled = numba.cfunc(
        result(*map(_numba_type, export.types)),
        pipeline_class=_ModuleCompiler,
        nogil=True,
        error_model="numpy",
    )(export.function)
    text: str = compiled.inspect_llvm()
    return text.replace(f"@{compiled.native_name}(", f"@{export.name}(")


def _numba_type(kind: str) -> Any:
    name = kind.removesuffix("*")
    base = numba.from_dtype(RECORDS[name]) if name in RECORDS else getattr(numba.types, name)
    return numba.types.CPointer(base) if kind.endswith("*") else base


def _retarget(text: str) -> str:
    for pattern, replacement in _TARGET_LINES.items():
        text = re.sub(pattern, replacement, text, flags=re.MULTILINE)
    return text


def _without_imports(module: Any) -> Any:
    """Replace everything from outside: Numba's error messages, which no rule reaches, by a trap.

    And keep the optimizer from recognizing loops as functions of a library, as `strlen`.
    """
    text = _DEFINITION.sub(r'\1 "no-builtins" {', str(module))
    text = _DECLARATION.sub(r"define internal \1 { call void @llvm.trap() unreachable }", text)
    return llvm.parse_assembly(text + "\ndeclare void @llvm.trap()\n")


def main(module: str, file: str) -> None:
    Path(file).write_bytes(compile_object(MODULES[module]))


if __name__ == "__main__":
    main(*sys.argv[1:])
