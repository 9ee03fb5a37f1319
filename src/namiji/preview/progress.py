"""How far a boat is: the lines of its rack, and the conditions of Rock cards."""

from functools import lru_cache
from typing import Any, cast

import numpy as np

from namiji.core.api import write_conditions, write_lines
from namiji.core.names import Seat
from namiji.core.option import OPTION
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.game.frame.codec import Codec, Reader
from namiji.game.frame.names import names_of
from namiji.game.frame.nodes import Node
from namiji.game.frame.options import CONDITIONS, LINES_NOW
from namiji.game.view import SeatView
from namiji.preview.shapes import ConditionNow, LineNow


def lines_of(view: SeatView, seat: Seat) -> list[LineNow]:
    """The lines of a seat's rack that have fish: rows from the top, then columns."""
    option = np.zeros(OPTION.itemsize, np.uint8)
    write_lines(_tables(view), _bytes(view), seat, option)
    return cast("list[LineNow]", _read(LINES_NOW, view, option))


def conditions_of(view: SeatView, seat: Seat, card: str) -> list[ConditionNow]:
    """How far a seat meets the conditions of a Rock card."""
    option = np.zeros(OPTION.itemsize, np.uint8)
    number = names_of(view.edition)["cards"].index(card)
    write_conditions(_tables(view), _bytes(view), seat, number, option)
    return cast("list[ConditionNow]", _read(CONDITIONS, view, option))


def _tables(view: SeatView) -> Any:
    return build_tables(view.edition).view(np.uint8)


def _bytes(view: SeatView) -> Any:
    return view.states.view(np.uint8)


def _read(node: Node, view: SeatView, option: Any) -> Any:
    readers = _readers(view.edition)
    return readers[id(node)](option.view(np.int16).data)


@lru_cache(maxsize=64)
def _readers(edition: Edition) -> dict[int, Reader]:
    codec = Codec(names_of(edition))
    return {id(node): codec.reader(node) for node in (LINES_NOW, CONDITIONS)}
