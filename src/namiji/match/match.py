"""One game between bots."""

from collections.abc import Mapping
from dataclasses import dataclass

from namiji.bots.protocol import Player
from namiji.errors import NamijiError
from namiji.game.game import Game
from namiji.match.watched_bot import Fault, SeatReport, WatchedBot


@dataclass(frozen=True, slots=True)
class Match:
    """A finished game and a report on each seat, the first seat first."""

    game: Game
    seats: tuple[SeatReport, ...]

    @property
    def faults(self) -> tuple[Fault, ...]:
        """The faults of all seats, in the order of the game."""
        faults = (fault for report in self.seats for fault in report.faults)
        return tuple(sorted(faults, key=lambda fault: fault.decision))


def play_match(game: Game, bots: Mapping[int, Player]) -> Match:
    """Play a game to its end between bots, one for every seat.

    A bot that crashes, stalls or answers illegally loses the turn to `DEFAULT_BOT`. The caller
    closes the bots; `seat_bots` makes and closes them.
    """
    if set(bots) != set(range(1, game.players + 1)):
        raise NamijiError("bad-bots", f"a bot for each of the seats 1 to {game.players} is needed")
    watched = {seat: WatchedBot(game, seat, bots[seat]) for seat in sorted(bots)}
    while not game.is_over:
        seat = game.decider
        game.play(watched[seat].choose(game.view(seat), game.legal_actions))
    for seat, bot in watched.items():
        bot.end(game.view(seat))
    return Match(game, tuple(bot.report for bot in watched.values()))
