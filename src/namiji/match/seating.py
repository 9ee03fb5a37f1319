"""Bots at the seats of a game: the one place where specs become bots."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from namiji.bots import Bot, Player, make_bot
from namiji.bots.protocol import DECISION_SECONDS, BotFault
from namiji.core.names import Seat
from namiji.edition import Edition
from namiji.errors import NamijiError
from namiji.game.game import Game
from namiji.game.seeds import bot_seed


def seat_bot(spec: str, game_seed: str, seat: int, seconds: float = DECISION_SECONDS) -> Bot:
    """Make the bot of one seat. Its seed follows from the game's, and does not lead back to it."""
    return make_bot(spec, bot_seed(game_seed, seat), seconds)


@contextmanager
def seat_bots(
    game: Game, bots: Sequence[str | Player], seconds: float = DECISION_SECONDS
) -> Iterator[dict[Seat, Player]]:
    """Make the bots of a game, one spec or player per seat, and close those that come from a spec.

    `seconds` is how long a user's own bot may think about one decision. Bots that come with the
    game have limits of their own.
    """
    seated: dict[Seat, Player] = {}
    made: list[Bot] = []
    try:
        for seat, bot in enumerate(bots, 1):
            if isinstance(bot, str):
                made.append(seat_bot(bot, str(game.seed), seat, seconds))
                seated[seat] = made[-1]
            else:
                seated[seat] = bot
        yield seated
    finally:
        for bot in made:
            bot.close()


def check_bot(spec: str, edition: Edition) -> None:
    """Raise an error that says why, if a spec names no bot or a bot that does not start."""
    bot = seat_bot(spec, "check", 1)
    try:
        bot.begin(Game.new(2, "check", edition=edition).view(1))
    except BotFault as fault:
        message = "\n".join(filter(None, (f"the bot '{spec}' does not start: {fault}", fault.said)))
        raise NamijiError("bot-does-not-start", message) from None
    finally:
        bot.close()


def specs_by_seat(
    specs: Sequence[str], seats: int, edition: Edition, which: str = "seats"
) -> tuple[str, ...]:
    """Check specs and return one per seat; a single spec is for all seats."""
    for spec in dict.fromkeys(specs):
        check_bot(spec, edition)
    if len(specs) not in (1, seats):
        message = f"name one bot, or one for each of the {seats} {which}, not {len(specs)}"
        raise NamijiError("bad-bots", message)
    return tuple(specs) if len(specs) == seats else tuple(specs) * seats
