"""The parts of a description: each says how to read one value of the JSON out of numbers.

A *place* is where a number lies: the first, then how far apart they are for each index of the lists
and maps around it. A node has one of these keys, which tells its kind:

    number      the number itself, at a place
    optional    the number, or null if it is negative
    flag        true unless the number is 0
    name        a name out of a list; null if the number is negative
    list        what lies at the indices from `from` up to `to`; `most` says how many there can be
    map         the same as an object, whose keys are names out of a list
    object      its keys, each with its own node
    case        one of several nodes, by a number; null if the number is negative
    ratio       the quotient of the numbers at two places
    constant    always the same
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np

Node: TypeAlias = Mapping[str, Any]
Place: TypeAlias = list[int]
Bound: TypeAlias = int | Place
"""A number, or where it lies."""

ITEMS = "items"
"""The bound of a list: as many as there are rows of items after an event."""


class Row:
    """Nodes that read the fields of a record, all of whose numbers have the same width."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self._dtype = dtype
        self._width = np.dtype(np.int16).itemsize

    def place(self, field: str) -> Place:
        assert self._dtype.fields is not None  # noqa: S101 - records have fields
        kind, offset, *_ = self._dtype.fields[field]
        sizes = [int(np.prod(kind.shape[axis + 1 :])) for axis in range(len(kind.shape))]
        return [offset // self._width, *sizes]

    def most(self, field: str) -> int:
        """How long the field's last axis is."""
        assert self._dtype.fields is not None  # noqa: S101 - records have fields
        kind = self._dtype.fields[field][0]
        return int(kind.shape[-1])

    def number(self, field: str) -> Node:
        return {"number": self.place(field)}

    def optional(self, field: str) -> Node:
        """The number, or null if it is negative."""
        return {"optional": self.place(field)}

    def flag(self, field: str) -> Node:
        return {"flag": self.place(field)}

    def name(self, names: str, field: str) -> Node:
        return {"name": names, "at": self.place(field)}

    def ratio(self, field: str, divisor: str) -> Node:
        return {"ratio": [self.place(field), self.place(divisor)]}

    def case(self, field: str, *nodes: Node) -> Node:
        return {"case": self.place(field), "of": list(nodes)}

    def numbers(self, field: str, count: str | None = None) -> Node:
        return self.list(self.number(field), self.most(field), count)

    def names(self, names: str, field: str, count: str) -> Node:
        return self.list(self.name(names, field), self.most(field), count)

    def list(self, item: Node, most: int, count: str | None = None) -> Node:
        return {"list": item, "from": 0, "to": self.place(count) if count else most, "most": most}

    def stretch(self, names: str, field: str, stop: str) -> Node:
        """One of several lists that lie one after the other: from the stop before to its own."""
        (first, *apart), (at, *sizes) = self.place(stop), self.place(field)
        return {
            "list": {"name": names, "at": [at, 0, *sizes]},
            "from": [first, *apart],
            "to": [first + 1, *apart],
            "most": self.most(field),
        }

    def counts(self, names: str, field: str) -> Node:
        """How many of each name there are, without those of which there are none."""
        return self.map(names, self.number(field), unless=(field, 0))

    def map(
        self,
        names: str,
        value: Node,
        *,
        unless: tuple[str, int] | None = None,
        count: str | None = None,
    ) -> Node:
        """Leave out keys `unless` their number in a field is another one."""
        node: dict[str, Any] = {"map": names, "value": value}
        if unless:
            node |= {"unless": [self.place(unless[0]), unless[1]]}
        if count:
            node |= {"to": self.place(count)}
        return node


def object_of(**nodes: Node) -> Node:
    return {"object": nodes}


def constant(value: str) -> Node:
    return {"constant": value}
