"""What one seat sees: all that a bot or a client is ever given of a game."""

from namiji.view.seat import SeatView
from namiji.view.shapes import Boat, BoatDict, Group, GroupDict, Phase, ViewDict

__all__ = ["Boat", "BoatDict", "Group", "GroupDict", "Phase", "SeatView", "ViewDict"]
