"""The picture of a view, for notebooks.

Drawing stands above the game: it speaks of what previews and catalogs know. This module alone
reaches up, and only when a picture is asked for.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from namiji.game.view.seat_view import SeatView


def svg_of(view: "SeatView") -> str:
    from namiji.svg.table import picture

    return picture(view)
