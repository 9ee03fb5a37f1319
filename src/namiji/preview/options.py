"""Every option of a view with what it would do."""

from functools import lru_cache

import numpy as np

from namiji.core.api import foresee
from namiji.core.foresight import MEMORY
from namiji.core.frame import MASK_BITS
from namiji.core.layout import STATE, TRACE
from namiji.core.option import OPTION
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.game.actions import Action, actions_of
from namiji.game.frame.codec import Codec, Reader
from namiji.game.frame.names import names_of
from namiji.game.frame.options import CHOICE
from namiji.game.view import SeatView
from namiji.preview.shapes import Choice, Effect

_NUMBERS = OPTION.itemsize // np.dtype(np.int16).itemsize


def preview(view: SeatView) -> list[Choice]:
    """The legal actions in their order, each with what it would do."""
    memory = np.zeros(MEMORY * STATE.itemsize, np.uint8)
    memory[: STATE.itemsize] = np.frombuffer(view.to_bytes(), np.uint8)
    trace = np.zeros(TRACE.itemsize, np.uint8)
    options = np.zeros(MASK_BITS * OPTION.itemsize, np.uint8)
    tables = build_tables(view.edition).view(np.uint8)
    count = foresee(tables, memory, view.seat, trace, options)
    numbers, read = options.view(np.int16).data, _reader(view.edition)
    return [read(numbers[i * _NUMBERS : (i + 1) * _NUMBERS]) for i in range(count)]


def effect_of(action: Action, view: SeatView) -> Effect:
    """What one legal action would do."""
    wanted = actions_of(view.edition).id(action)
    return next(choice["effect"] for choice in preview(view) if choice["id"] == wanted)


@lru_cache(maxsize=64)
def _reader(edition: Edition) -> Reader:
    return Codec(names_of(edition)).reader(CHOICE)
