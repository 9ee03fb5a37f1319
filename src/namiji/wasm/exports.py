"""What a module exports: functions over memory, with pointers to records and small integers.

JavaScript has no 64-bit integers that are as quick as its numbers. So numbers are `int32`, and
everything wider is in records.
"""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

import numpy as np
from numba.np.numpy_support import carray

from namiji.core.frame import FRAME
from namiji.core.jit import pasted
from namiji.core.layout import STATE, TABLES, TRACE
from namiji.core.option import OPTION
from namiji.mind.gains import GAIN
from namiji.mind.impact import ACCOUNT, IMPACT, STEP
from namiji.mind.inquiry import INQUIRY
from namiji.mind.layout import MIND, SCRATCH
from namiji.mind.merits import MERITS
from namiji.mind.network import NETWORK, PAPER
from namiji.mind.tree import EDGE, NODE, SEARCH_STYLE, TREE

P = ParamSpec("P")
R = TypeVar("R")

RECORDS: dict[str, np.dtype[Any]] = {
    "STATE": STATE,
    "TABLES": TABLES,
    "TRACE": TRACE,
    "FRAME": FRAME,
    "OPTION": OPTION,
    "MIND": MIND,
    "SCRATCH": SCRATCH,
    "TREE": TREE,
    "NODE": NODE,
    "EDGE": EDGE,
    "NETWORK": NETWORK,
    "PAPER": PAPER,
    "INQUIRY": INQUIRY,
    "SEARCH_STYLE": SEARCH_STYLE,
    "GAIN": GAIN,
    "MERITS": MERITS,
    "IMPACT": IMPACT,
    "STEP": STEP,
    "ACCOUNT": ACCOUNT,
}
"""The records that functions take, by the names that they have in the description."""

NUMBERS = {"int8", "int16", "uint16", "int32", "uint64", "float64"}


@dataclass(frozen=True, slots=True)
class Export:
    """A function of a module.

    A parameter's type is a number, or `NAME*`: the address of one or more records or numbers.
    """

    function: Callable[..., Any]
    types: tuple[str, ...]
    result: str | None

    @property
    def name(self) -> str:
        return self.function.__name__

    @property
    def parameters(self) -> dict[str, str]:
        return dict(zip(inspect.signature(self.function).parameters, self.types, strict=True))


class Exports(dict[str, Export]):
    """The functions of a module, by name."""

    def add(
        self, *types: str, result: str | None = None
    ) -> Callable[[Callable[P, R]], Callable[P, R]]:
        """Mark a function as one of the module's; all its parameters need a type."""
        unknown = {kind.removesuffix("*") for kind in types} - NUMBERS - RECORDS.keys()
        if unknown:
            raise TypeError(f"no record and no number: {', '.join(sorted(unknown))}")

        def mark(function: Callable[P, R]) -> Callable[P, R]:
            export = Export(function, types, result)
            self[export.name] = export
            return function

        return mark


@pasted
def at(pointer: Any) -> Any:
    """The record at an address."""
    return carray(pointer, 1)[0]
