"""One game between bots."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from namiji.bots.protocol import Player
from namiji.core.names import Direction, Seat
from namiji.edition import Edition
from namiji.errors import NamijiError
from namiji.game.game import Game
from namiji.match.seating import seat_bots
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


def play_match(
    bots: Sequence[str | Player],
    seed: int | str | None = None,
    direction: Direction = "clockwise",
    edition: Edition | None = None,
) -> Match:
    """Play a game between bots, the first at seat 1.

    A bot is a spec, such as `"greedy"`, or any object with a `choose` method. The other arguments
    are those of `Game.new`. A bot that crashes, stalls or answers illegally loses the turn to
    `DEFAULT_BOT`.

    >>> match = play_match(["filler", "random"], seed=7)
    >>> match.game.winners
    (1,)
    """
    game = Game.new(len(bots), seed, direction, edition)
    with seat_bots(game, bots) as seated:
        return play_game(game, seated)


def play_game(game: Game, bots: Mapping[Seat, Player]) -> Match:
    """Play a game to its end between bots, one for every seat. The caller closes the bots."""
    if set(bots) != set(range(1, game.players + 1)):
        raise NamijiError("bad-bots", f"a bot for each of the seats 1 to {game.players} is needed")
    watched = {seat: WatchedBot(game, seat, bots[seat]) for seat in sorted(bots)}
    while not game.is_over:
        seat = game.decider
        game.play(watched[seat].choose(game.view(seat), game.legal_actions))
    for seat, bot in watched.items():
        bot.end(game.view(seat))
    return Match(game, tuple(bot.report for bot in watched.values()))
