"""What a spectator and all seats see of a game at one moment, and what has changed since another.

Views are compared as the rows of numbers that compiled rules write. Only what has changed is turned
into JSON: between two decisions that is little.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from namiji.core import frame, sight
from namiji.core.frame import FRAME
from namiji.core.jit import entry
from namiji.core.layout import SEATS, STATE
from namiji.edition import Edition
from namiji.game.frame.codec import Codec, Reader
from namiji.game.frame.names import names_of
from namiji.game.frame.nodes import Node
from namiji.game.frame.view import BOAT, PRIVATE, PUBLIC
from namiji.game.frame.view_codec import view_codec

_WIDTH = FRAME.itemsize // np.dtype(np.int16).itemsize


@entry
def _write_frames(state: Any, view: Any, frames: Any) -> None:
    """Write one empty frame after the other; all are bytes, and `view` has room for a state."""
    s, v, rows = state.view(STATE)[0], view.view(STATE)[0], frames.view(FRAME)
    for seat in range(len(rows)):
        view[:] = 0
        sight.look(s, seat, v)
        frame.write_frame(v, seat, rows[seat])


class Frames:
    """Row 0 is a spectator's, the others are the seats'."""

    def __init__(self, edition: Edition, state: NDArray[np.uint8], players: int) -> None:
        frames = np.zeros((players + 1) * FRAME.itemsize, np.uint8)
        _write_frames(state, np.empty(STATE.itemsize, np.uint8), frames)
        self._edition = edition
        self._rows = frames.view(np.int16).reshape(players + 1, _WIDTH)

    def public(self) -> dict[str, Any]:
        """What all see alike."""
        return dict(view_codec(self._edition).public(self._rows[0].data))

    def private(self, seat: int) -> dict[str, Any]:
        """What only a seat sees, or a spectator."""
        return dict(view_codec(self._edition).private(self._rows[seat].data))

    def changes_since(self, before: "Frames") -> "FrameChanges":
        """Compare with earlier frames of the same game."""
        return FrameChanges(_comparison(self._edition), before._rows, self._rows)


class FrameChanges:
    """What is new in frames."""

    def __init__(
        self, comparison: "_Comparison", before: NDArray[np.int16], after: NDArray[np.int16]
    ) -> None:
        self._comparison, self._after = comparison, after
        self._changed = comparison.changed(before, after)

    def public(self) -> dict[str, Any]:
        """The keys whose values are new. Of boats, only what is new in them."""
        changes: dict[str, Any] = {}
        boats: dict[str, dict[str, Any]] = {}
        for (boat, key), value in self._read(0, self._comparison.public):
            if boat is None:
                changes[key] = value
            else:
                boats.setdefault(boat, {})[key] = value
        return changes | {"boats": boats} if boats else changes

    def private(self, seat: int) -> dict[str, Any]:
        """The keys whose values are new."""
        return {key: value for (_, key), value in self._read(seat, self._comparison.private)}

    def _read(self, row: int, part: slice) -> Iterable[tuple["_Key", Any]]:
        changed = self._changed[row, part].nonzero()[0]
        if changed.size:
            keys, numbers = self._comparison.keys[part], self._after[row].data
            for key, read in (keys[i] for i in changed.tolist()):
                yield key, read(numbers)


_Key = tuple[str | None, str]
"""The boat that it belongs to, if any, and its name."""


class _Comparison:
    """Knows which numbers each key is read from."""

    def __init__(self, edition: Edition) -> None:
        codec = Codec(names_of(edition))
        self.keys: list[tuple[_Key, Reader]] = []
        places: list[list[int]] = []

        def add(boat: str | None, nodes: dict[str, Node], index: tuple[int, ...] = ()) -> None:
            for key, node in nodes.items():
                self.keys.append(((boat, key), codec.reader(node, index)))
                places.append(sorted(codec.places(node, index)))

        add(None, {key: node for key, node in PUBLIC["object"].items() if key != "boats"})
        for seat in range(SEATS):
            add(str(seat), BOAT["object"], (seat,))
        self.public = slice(len(places))
        add(None, PRIVATE["object"])
        self.private = slice(self.public.stop, len(places))
        self._order = np.array([place for each in places for place in each])
        self._starts = np.cumsum([0, *map(len, places)])[:-1]

    def changed(self, before: NDArray[np.int16], after: NDArray[np.int16]) -> NDArray[np.bool_]:
        """For each row and key, whether one of its numbers is new."""
        differs = (before != after).take(self._order, axis=1)
        return np.logical_or.reduceat(differs, self._starts, axis=1)


@lru_cache(maxsize=64)
def _comparison(edition: Edition) -> _Comparison:
    return _Comparison(edition)
