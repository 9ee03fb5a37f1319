"""A view of no game: looking at it compiles a bot and costs nothing else."""

from namiji.core.layout import STATE
from namiji.edition import Edition
from namiji.game.view import SeatView


def empty_view(edition: Edition) -> SeatView:
    return SeatView.from_bytes(edition, bytes(STATE.itemsize), 1)
