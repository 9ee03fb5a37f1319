"""The action of a bot in an environment, checked."""

from namiji.bots import Bot
from namiji.bots.protocol import BotFault
from namiji.errors import NamijiError
from namiji.game.actions import actions_of
from namiji.game.view import SeatView


def bot_action(bot: Bot, spec: str, view: SeatView) -> int:
    """Return the number of the action that a bot plays; `spec` names the bot in errors."""
    legal_actions = view.legal_actions
    try:
        action = bot.choose(view, legal_actions)
    except BotFault as fault:
        raise NamijiError("bot-failed", f"the bot '{spec}' failed: {fault}") from fault
    if action not in legal_actions:
        raise NamijiError("bot-failed", f"the bot '{spec}' played '{action}': not legal")
    return actions_of(view.edition).id(action)
