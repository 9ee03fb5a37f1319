"""What has happened, as each seat may know it: as rows of numbers and as text.

A row is a decision or an event of the compiled trace: its kind, a seat, three values, and bits for
the seats that may see the values. Everyone sees that a seat chose a Rock card; only it sees which.
"""

import json
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from namiji.core import layout
from namiji.edition import Edition
from namiji.game.actions import actions_of
from namiji.game.decode import decode

Rows: TypeAlias = NDArray[np.int16]

DECISION = layout.ITEM + 1
COLUMNS = 5
"""The columns that seats may see."""

_KNOWERS = 5
_NOBODY = layout.SEATS
_SCALE = np.array([32, 8, 256, 256, 256], np.float32)  # powers of two, so that no number is rounded


def no_rows() -> Rows:
    return np.zeros((0, COLUMNS + 1), np.int16)


def decision_row(seat: int, action: int) -> list[int]:
    secret = layout.KEEP_AT <= action < layout.PICK_AT
    return [DECISION, seat, action, 0, 0, 1 << seat if secret else layout.EVERYONE]


def event_rows(rows: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the rows of a trace; the items of a list become as secret as their event."""
    told, knowers = [], layout.EVERYONE
    for *row, mask in rows:
        knowers = knowers if row[0] == layout.ITEM else mask
        told.append([*row, knowers])
    return told


def lines(rows: Iterable[Sequence[int]], edition: Edition, players: int) -> tuple[str, ...]:
    """Return rows as text: for a spectator, for each seat, and last with everything visible."""
    texts: list[list[str]] = [[] for _ in range(players + 2)]
    for known, hidden, knowers in _told(rows, edition):
        for seat in range(players + 1):
            texts[seat].append(known if knowers >> seat & 1 else hidden)
        texts[-1].append(known)
    return tuple(map("".join, texts))


def _told(rows: Iterable[Sequence[int]], edition: Edition) -> Iterable[tuple[str, str, int]]:
    """Yield each row as text for those who know it and for those who do not, and who knows it."""
    events = list(rows)
    if events and events[0][0] == DECISION:
        _, seat, action, _, _, knowers = events.pop(0)
        text = str(actions_of(edition)[action])
        yield _line({"by": seat, "action": text}), _line({"by": seat}), knowers
    for event in decode(events, edition):
        known = _line(event.to_dict())
        if event.secret:
            yield known, _line(event.to_dict(_NOBODY)), event.knowers
        else:
            yield known, known, layout.EVERYONE


def _line(thing: dict[str, Any]) -> str:
    return json.dumps(thing, separators=(",", ":")) + "\n"


def write_rows(rows: Rows, seat: int, out: NDArray[np.float32]) -> None:
    """Write what a seat may know, as numbers between -1 and 1; the rest of `out` is 0."""
    shown = rows[:, :COLUMNS].astype(np.float32)
    shown[rows[:, _KNOWERS] >> seat & 1 == 0, 2:] = -1
    out[:] = 0
    out[: len(rows)] = shown / _SCALE
