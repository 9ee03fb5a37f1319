"""The results of an arena, by bot and by pair of bots."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from namiji.arena.game_result import GameResult, SeatResult
from namiji.arena.interval import Estimate, estimate_mean, estimate_share
from namiji.arena.plan import Plan
from namiji.arena.sequential import Conclusion, SequentialTest

MOST_FAULTY = 0.05
"""A bot that lost a turn in a greater part of its games is not rated."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of one bot. If it has several seats in a game, their mean counts."""

    bot: str
    games: int
    share: Estimate
    """Its share of the victories. If no other bot plays, it is known before the games."""
    score: float
    margin: Estimate
    """Its score less the best of the others'."""
    think_ms: float
    """Milliseconds per decision, on average."""
    longest_ms: float
    faults: int
    lost_turns: int
    """Decisions that `random` made in its place."""
    forfeits: int
    """Games that it lost by a fault."""
    faulty_games: int
    """Games in which it lost a turn."""

    @property
    def is_rated(self) -> bool:
        """Whether nearly all of its games are its own."""
        return self.faulty_games <= MOST_FAULTY * self.games


@dataclass(frozen=True, slots=True)
class Pair:
    """Two bots in the games that both of them played."""

    first: str
    second: str
    games: int
    ahead: Estimate
    """How often the first is ahead of the second; level counts as half."""
    margin: Estimate
    """The first's score less the second's."""


class Results:
    """The games of an arena so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games: list[GameResult] = []
        self._won = dict.fromkeys(plan.bots, 0.0)
        self._seats = dict.fromkeys(plan.bots, 0)

    def add(self, game: GameResult) -> None:
        self.games.append(game)
        for seat in game.seats:
            self._won[seat.bot] += seat.won
            self._seats[seat.bot] += 1

    @property
    def deals(self) -> int:
        return len({game.deal for game in self.games})

    @property
    def shares(self) -> dict[str, float]:
        """Each bot's share of the victories, without intervals."""
        return {bot: self._won[bot] / max(1, seats) for bot, seats in self._seats.items()}

    def standings(self) -> list[Standing]:
        """Return the bots in the order of the plan, without those that have not played."""
        return [self._standing(bot) for bot in self.plan.bots if self._seats[bot]]

    def pairs(self) -> list[Pair]:
        """Return every two bots that have met, if there are more than two bots."""
        if len(self.plan.bots) < 3:
            return []
        pairs = (self._pair(*names) for names in combinations(self.plan.bots, 2))
        return [pair for pair in pairs if pair]

    def conclusion(self, margin: float) -> Conclusion | None:
        """Return the conclusion of the deals so far on the first bot; see `SequentialTest`."""
        test = SequentialTest.of(self.plan, margin)
        for share in self._by_deal(self.plan.bots[0], lambda seat: seat.won):
            test.add(share)
        return test.conclusion

    def _standing(self, bot: str) -> Standing:
        games = [[seat for seat in game.seats if seat.bot == bot] for game in self.games]
        seats = [seat for game in games for seat in game]
        decisions = sum(seat.decisions for seat in seats)
        thought = sum(seat.think_ms_mean * seat.decisions for seat in seats)
        shares = self._by_deal(bot, lambda seat: seat.won)
        alone = Estimate(fmean(shares), fmean(shares), fmean(shares))
        return Standing(
            bot=bot,
            games=sum(map(bool, games)),
            share=estimate_share(shares) if len(self.plan.bots) > 1 else alone,
            score=fmean(seat.score for seat in seats),
            margin=estimate_mean(self._by_deal(bot, lambda seat: seat.margin)),
            think_ms=thought / max(1, decisions),
            longest_ms=max(seat.think_ms_max for seat in seats),
            faults=sum(seat.faults for seat in seats),
            lost_turns=sum(seat.lost_turns for seat in seats),
            forfeits=sum(any(seat.forfeited for seat in game) for game in games),
            faulty_games=sum(any(seat.lost_turns for seat in game) for game in games),
        )

    def _by_deal(self, bot: str, figure: Callable[[SeatResult], float]) -> list[float]:
        return _means(
            (game.deal, figure(seat))
            for game in self.games
            for seat in game.seats
            if seat.bot == bot
        )

    def _pair(self, first: str, second: str) -> Pair | None:
        met = [
            (game.deal, other.rank - one.rank, one.score - other.score)
            for game in self.games
            for one in game.seats
            for other in game.seats
            if (one.bot, other.bot) == (first, second)
        ]
        if not met:
            return None
        return Pair(
            first=first,
            second=second,
            games=sum({first, second} <= {seat.bot for seat in game.seats} for game in self.games),
            ahead=estimate_share(_means((deal, (d > 0) + (d == 0) / 2) for deal, d, _ in met)),
            margin=estimate_mean(_means((deal, lead) for deal, _, lead in met)),
        )


def _means(figures: Iterable[tuple[int, float]]) -> list[float]:
    """Return the mean of each deal."""
    deals = defaultdict(list)
    for deal, figure in figures:
        deals[deal].append(figure)
    return [fmean(deal) for deal in deals.values()]
