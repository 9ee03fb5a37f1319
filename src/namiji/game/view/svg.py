"""The picture of a view, for notebooks.

Pictures use catalogs, which are a higher layer than the game. Only this module imports it, and only
when a picture is drawn.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from namiji.game.view.seat_view import SeatView


def svg_of(view: "SeatView") -> str:
    from namiji.svg.table import picture

    return picture(view)
