"""One game between bots."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import get_args

from namiji.bots.protocol import DECISION_SECONDS, Player
from namiji.core.names import Direction, Seat
from namiji.edition import Edition
from namiji.errors import NamijiError
from namiji.game.game import Game
from namiji.game.winners import winners_of
from namiji.match.seating import seat_bots
from namiji.match.watched_bot import Fault, OnFault, SeatReport, WatchedBot


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

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The best of the seats that have not forfeited; nobody, if all have."""
        scores = self.game.scores
        rest = {each.seat: scores[each.seat] for each in self.seats if not each.forfeited}
        return winners_of(rest) if rest else ()


def play_match(
    bots: Sequence[str | Player],
    seed: int | str | None = None,
    direction: Direction = "clockwise",
    edition: Edition | None = None,
    *,
    on_fault: OnFault = "forfeit",
    seconds: float = DECISION_SECONDS,
) -> Match:
    """Play a game between bots, the first at seat 1.

    A bot is a spec, such as `"greedy"`, or any object with a `choose` method. `seed`, `direction`
    and `edition` are those of `Game.new`. A bot that crashes, answers illegally or, if it comes
    from a user's spec, takes more than `seconds`, forfeits the game: `random` plays its seat to the
    end, and the best of the other seats win. With `on_fault="random"` it loses only the turn.

    >>> match = play_match(["filler", "random"], seed=7)
    >>> match.winners
    (1,)
    """
    game = Game.new(len(bots), seed, direction, edition)
    with seat_bots(game, bots, seconds) as seated:
        return play_game(game, seated, on_fault)


def play_game(game: Game, bots: Mapping[Seat, Player], on_fault: OnFault = "forfeit") -> Match:
    """Play a game to its end between bots, one for every seat. The caller closes the bots."""
    if on_fault not in get_args(OnFault):
        raise NamijiError("bad-on-fault", f"on_fault is forfeit or random, not {on_fault!r}")
    if set(bots) != set(range(1, game.players + 1)):
        raise NamijiError("bad-bots", f"a bot for each of the seats 1 to {game.players} is needed")
    forfeits = on_fault == "forfeit"
    watched = {seat: WatchedBot(game, seat, bots[seat], forfeits=forfeits) for seat in sorted(bots)}
    while not game.is_over:
        seat = game.decider
        game.play(watched[seat].choose(game.view(seat), game.legal_actions))
    for seat, bot in watched.items():
        bot.end(game.view(seat))
    return Match(game, tuple(bot.report for bot in watched.values()))
