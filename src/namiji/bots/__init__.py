"""Bots: players that see a `SeatView`, never a `Game`."""

from namiji.bots.protocol import Bot, Player, as_bot
from namiji.bots.registry import BOTS, BuiltInBot, make_bot

__all__ = ["BOTS", "Bot", "BuiltInBot", "Player", "as_bot", "make_bot"]
