"""A bot is asked, and what it answers is not taken on trust."""

from namiji.bots import Bot
from namiji.bots.protocol import BotFault
from namiji.errors import NamijiError
from namiji.game.actions import actions_of
from namiji.game.view import SeatView


def ask(bot: Bot, spec: str, view: SeatView) -> int:
    """The number of the action that a bot plays; `spec` is its name for people."""
    legal = view.legal_actions
    try:
        action = bot.choose(view, legal)
    except BotFault as fault:
        raise NamijiError("bot-failed", f"the bot '{spec}' failed: {fault}") from fault
    if action not in legal:
        raise NamijiError("bot-failed", f"the bot '{spec}' played '{action}': not legal")
    return actions_of(view.edition).id(action)
