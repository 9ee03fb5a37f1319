"""Bots: players that see a `SeatView`, never a `Game`."""

from namiji.bots.protocol import Bot
from namiji.bots.registry import BOTS, BuiltIn, make_bot

__all__ = ["BOTS", "Bot", "BuiltIn", "make_bot"]
