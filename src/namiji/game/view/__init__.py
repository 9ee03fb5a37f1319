"""What one seat sees: all that a bot or a client is ever given of a game."""

from namiji.game.view.model import Boat, BoatDict, Group, GroupDict, ViewDict
from namiji.game.view.seat_view import SeatView

__all__ = ["Boat", "BoatDict", "Group", "GroupDict", "SeatView", "ViewDict"]
