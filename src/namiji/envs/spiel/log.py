"""What has happened, as each seat may know it: as rows of numbers and as text.

A row is a decision or an event of the compiled trace: its kind, a seat, three values, and bits for
the seats that may see the values. Everyone sees that a seat chose a Rock card; only it sees which.
"""

import json
from collections.abc import Iterator
from functools import lru_cache
from struct import Struct
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from namiji.core import layout
from namiji.edition import Edition
from namiji.game.actions import actions_of
from namiji.game.decode import decode

Rows: TypeAlias = NDArray[np.int16]
Row: TypeAlias = tuple[int, ...]

DECISION = layout.ITEM + 1
COLUMNS = 5
"""The columns that seats may see."""

EVERYTHING = -1
"""As a seat: one that sees all cards."""

_KNOWERS = 5
_NOBODY = layout.SEATS
_SCALE = np.array([32, 8, 256, 256, 256], np.float32)  # powers of two, so that no number is rounded
_ROW = Struct("=6h")


def decision_row(seat: int, action: int) -> bytes:
    secret = layout.KEEP_AT <= action < layout.PICK_AT
    return _ROW.pack(DECISION, seat, action, 0, 0, 1 << seat if secret else layout.EVERYONE)


def read_rows(data: bytes) -> Rows:
    """Return rows as an array; the items of a list become as secret as their event."""
    rows = np.frombuffer(data, np.int16).reshape(-1, COLUMNS + 1).copy()
    heads = np.where(rows[:, 0] == layout.ITEM, 0, np.arange(len(rows)))
    rows[:, _KNOWERS] = rows[np.maximum.accumulate(heads), _KNOWERS]
    return rows


def text_of(data: bytes, seat: int, edition: Edition) -> str:
    """Return rows as text for a seat, a spectator (0), or with EVERYTHING visible."""
    texts = []
    for event in _events(data):
        known, hidden, knowers = _told(event, edition)
        texts.append(known if seat == EVERYTHING or knowers >> seat & 1 else hidden)
    return "".join(texts)


def _events(data: bytes) -> Iterator[tuple[Row, ...]]:
    """Yield each decision, and each event with its items."""
    event: list[Row] = []
    for row in _ROW.iter_unpack(data):
        if row[0] != layout.ITEM and event:
            yield tuple(event)
            event = []
        event.append(row)
    if event:
        yield tuple(event)


@lru_cache(maxsize=65536)
def _told(event: tuple[Row, ...], edition: Edition) -> tuple[str, str, int]:
    """Return text for those who know it, for those who do not, and who knows it."""
    if event[0][0] == DECISION:
        _, seat, action, _, _, knowers = event[0]
        text = str(actions_of(edition)[action])
        return _line({"by": seat, "action": text}), _line({"by": seat}), knowers
    (told,) = decode(event, edition)
    known = _line(told.to_dict())
    if told.secret:
        return known, _line(told.to_dict(_NOBODY)), told.knowers
    return known, known, layout.EVERYONE


def _line(thing: dict[str, Any]) -> str:
    return json.dumps(thing, separators=(",", ":")) + "\n"


def write_rows(rows: Rows, seat: int, out: NDArray[np.float32]) -> None:
    """Write what a seat may know, as numbers between -1 and 1; the rest of `out` is 0."""
    shown = rows[:, :COLUMNS].astype(np.float32)
    shown[rows[:, _KNOWERS] >> seat & 1 == 0, 2:] = -1
    out[:] = 0
    out[: len(rows)] = shown / _SCALE
