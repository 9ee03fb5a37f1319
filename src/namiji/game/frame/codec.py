"""From numbers to JSON, as a description says. Knows the kinds of nodes and nothing of the game."""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, TypeAlias

from namiji.game.frame.events import ROW
from namiji.game.frame.names import Names
from namiji.game.frame.nodes import ITEMS, Bound, Node, Place

Numbers: TypeAlias = Sequence[int]
Reader: TypeAlias = Callable[[Any], Any]
"""Takes the numbers."""

Index: TypeAlias = tuple[int, ...]


class Codec:
    """Makes readers of nodes. All places are known in advance, so a reader has little to do."""

    def __init__(self, names: Names, sequence: Callable[[Any], Any] = list) -> None:
        def plain(name: Any) -> Any:
            return sequence(name) if isinstance(name, tuple) else name

        # The last one stands for all negative numbers that records contain: -1.
        self._names = {key: (*map(plain, each), None) for key, each in names.items()}
        self._sequence = sequence

    def reader(self, node: Node, index: Index = ()) -> Reader:
        """Return a function that reads a node's value, inside of lists at an index of each."""
        if "number" in node:
            return itemgetter(_at(node["number"], index))
        if "flag" in node:
            at = _at(node["flag"], index)
            return lambda numbers: numbers[at] != 0
        if "name" in node:
            at, names = _at(node["at"], index), self._names[node["name"]]
            return lambda numbers: names[numbers[at]]
        if "list" in node:
            return self._list(node, index)
        if "map" in node:
            return self._map(node, index)
        if "case" in node:
            at, cases = _at(node["case"], index), [self.reader(each, index) for each in node["of"]]
            return lambda numbers: cases[numbers[at]](numbers) if numbers[at] >= 0 else None
        if "optional" in node:
            at = _at(node["optional"], index)
            return lambda numbers: numbers[at] if numbers[at] >= 0 else None
        if "ratio" in node:
            part, whole = (_at(place, index) for place in node["ratio"])
            return lambda numbers: numbers[part] / numbers[whole]
        if "constant" in node:
            return lambda _: node["constant"]
        return self._object(node, index)

    def readers(self, node: Node) -> dict[str, Reader]:
        """Return a reader for each key of an object."""
        return {key: self.reader(value) for key, value in node["object"].items()}

    def places(self, node: Node, index: Index = ()) -> set[int]:
        """Return where all numbers lie that a node's value can depend on."""
        found: set[int] = set()
        for kind in ("number", "flag", "at", "case", "optional"):
            if kind in node:
                found.add(_at(node[kind], index))
        found.update(_at(place, index) for place in node.get("ratio", ()))
        found.update(
            _at(bound, index)
            for bound in (node.get("from"), node.get("to"))
            if isinstance(bound, list)
        )
        if "list" in node or "map" in node:
            size = node["most"] if "list" in node else len(self._names[node["map"]]) - 1
            item = node["list"] if "list" in node else node["value"]
            for i in range(size):
                found |= self.places(item, (*index, i))
                if "unless" in node:
                    found.add(_at(node["unless"][0], (*index, i)))
        for inner in (*node.get("of", ()), *node.get("object", {}).values()):
            found |= self.places(inner, index)
        return found

    def _object(self, node: Node, index: Index) -> Reader:
        readers = [(key, self.reader(value, index)) for key, value in node["object"].items()]
        return lambda numbers: {key: read(numbers) for key, read in readers}

    def _list(self, node: Node, index: Index) -> Reader:
        item, sequence = node["list"], self._sequence
        start, stop = _bound(node["from"], index), _bound(node["to"], index)
        if place := item.get("number") or item.get("at"):
            at, apart = _at(place, index), place[-1]

            def stretch(numbers: Numbers) -> Numbers:
                return numbers[at + start(numbers) * apart : at + stop(numbers) * apart : apart]

            if "number" in item:
                return lambda numbers: sequence(stretch(numbers))
            names = self._names[item["name"]]
            return lambda numbers: sequence([names[number] for number in stretch(numbers)])
        readers = [self.reader(item, (*index, i)) for i in range(node["most"])]
        return lambda numbers: sequence(
            [read(numbers) for read in readers[start(numbers) : stop(numbers)]]
        )

    def _map(self, node: Node, index: Index) -> Reader:
        keys, value = self._names[node["map"]][:-1], node["value"]
        stop = _bound(node.get("to", len(keys)), index)
        if "unless" in node:
            (skip, nothing), size = node["unless"], len(keys)
            readers = [
                (key, _at(skip, (*index, i)), self.reader(value, (*index, i)))
                for i, key in enumerate(keys)
            ]
            if nothing == 0 and skip == value.get("number"):
                at = _at(skip, index)
                return lambda numbers: {
                    key: number
                    for key, number in zip(keys, numbers[at : at + size], strict=True)
                    if number
                }
            return lambda numbers: {
                key: read(numbers) for key, at, read in readers if numbers[at] != nothing
            }
        if place := value.get("number"):
            at, apart = _at(place, index), place[-1]
            return lambda numbers: dict(
                zip(keys, numbers[at : at + stop(numbers) * apart : apart], strict=False)
            )
        values = [(key, self.reader(value, (*index, i))) for i, key in enumerate(keys)]
        return lambda numbers: {key: read(numbers) for key, read in values[: stop(numbers)]}


def _at(place: Place, index: Index) -> int:
    """Where a number lies; where the last index is open, that of the first."""
    first, *apart = place
    return first + sum(i * step for i, step in zip(index, apart, strict=False))


def _bound(bound: Bound | str, index: Index) -> Callable[[Numbers], int]:
    if bound == ITEMS:
        return lambda numbers: len(numbers) // ROW - 1
    if isinstance(bound, int):
        return lambda _: bound
    at = _at(list(bound), index)  # type: ignore[arg-type]  # a place, as it is no text
    return itemgetter(at)
