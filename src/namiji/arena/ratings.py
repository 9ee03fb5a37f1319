"""Ratings of bots on one scale, by openskill's Plackett-Luce model of finishing orders.

The library learns game by game: later games count more, and their order matters. So a rating is the
mean over several shuffled orders of the deals, each with several passes.
"""

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from statistics import fmean, stdev
from typing import TypeAlias

from namiji.arena.game_result import GameResult
from namiji.arena.interval import Estimate
from namiji.errors import NamijiError

ANCHOR = "greedy"
"""The bot that has the rating 1000. If it does not play, the first bot has."""

BASE = 1000.0
POINTS = 400 / math.log(10)  # 400 points more: ahead ten times as often as behind
_ORDERS, _PASSES, _SAMPLES = 3, 4, 20

Level: TypeAlias = tuple[float, float]  # openskill's mu and sigma
Finish: TypeAlias = tuple[tuple[str, ...], list[float]]  # bots and their ranks


def rate(bots: Sequence[str], games: Sequence[GameResult]) -> dict[str, Estimate]:
    """Return the rating of each bot with its 95% interval.

    The interval is the wider of two. One follows from the model: a bot that won everything may be
    stronger by any amount. The other follows from resampling the deals: games of one deal are not
    independent. Seats of bots that are not named are left out.
    """
    anchor = ANCHOR if ANCHOR in bots else bots[0]
    deals = [[*_finishes(deal, bots)] for _, deal in groupby(games, lambda game: game.deal)]
    league = _League(bots, len(games[0].seats))
    generator = random.Random(0)  # noqa: S311 - the same games have the same ratings
    orders = [generator.sample(deals, len(deals)) for _ in range(_ORDERS)]
    samples = [generator.choices(deals, k=len(deals)) for _ in range(_SAMPLES)]
    learned = [league.learn(order, _PASSES) for order in orders]
    resampled = [league.learn(sample, 1) for sample in samples]
    ratings = {}
    for bot in bots:
        leads = [levels[bot][0] - levels[anchor][0] for levels in learned]
        uncertainty = fmean(math.hypot(levels[bot][1], levels[anchor][1]) for levels in learned)
        spread = stdev(levels[bot][0] - levels[anchor][0] for levels in resampled)
        reach = 0.0 if bot == anchor else 1.96 * max(uncertainty, spread) * league.unit
        rating = BASE + fmean(leads) * league.unit
        ratings[bot] = Estimate(rating, rating - reach, rating + reach)
    return ratings


def _finishes(games: Iterable[GameResult], bots: Sequence[str]) -> Iterator[Finish]:
    for game in games:
        seats = [seat for seat in game.seats if seat.bot in bots]
        if len({seat.bot for seat in seats}) > 1:
            yield tuple(seat.bot for seat in seats), [float(seat.rank) for seat in seats]


class _League:
    """Learns the levels of bots from games, each time from scratch."""

    def __init__(self, bots: Sequence[str], players: int) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            raise NamijiError(
                "missing-extra", "ratings need openskill: pip install 'namiji[arena]'"
            ) from None
        # Bots do not change (tau), and each game counts fully (gamma). The default sigma is twice
        # this one and would rate unequal bots too far apart.
        self._model = PlackettLuce(sigma=25 / 6, tau=0.0, gamma=lambda *_: 1.0)
        self._bots = bots
        self.unit = POINTS / (self._model.beta * math.sqrt(players))
        """Points of our scale per point of openskill's."""

    def learn(self, deals: Sequence[Sequence[Finish]], passes: int) -> dict[str, Level]:
        """Return levels after several passes, with sigma after the first: others add no data."""
        levels = dict.fromkeys(self._bots, (self._model.mu, self._model.sigma))
        sigmas: dict[str, float] = {}
        for _ in range(passes):
            for deal in deals:
                for bots, ranks in deal:
                    self._learn(levels, bots, ranks)
            sigmas = sigmas or {bot: sigma for bot, (_, sigma) in levels.items()}
        return {bot: (mu, sigmas[bot]) for bot, (mu, _) in levels.items()}

    def _learn(self, levels: dict[str, Level], bots: tuple[str, ...], ranks: list[float]) -> None:
        model = self._model
        before = [[model.rating(mu=levels[bot][0], sigma=levels[bot][1])] for bot in bots]
        after = [(rating.mu, rating.sigma) for (rating,) in model.rate(before, ranks=ranks)]
        for bot in dict.fromkeys(bots):  # a bot in several seats gets their mean
            own = [level for level, name in zip(after, bots, strict=True) if name == bot]
            levels[bot] = fmean(mu for mu, _ in own), fmean(sigma for _, sigma in own)
