"""Ratings of bots on one scale, by openskill's Plackett-Luce model of finishing orders.

The library learns game by game, so that late games would count more and the order would matter.
Here a rating is the mean over shuffled orders of the deals, each gone through several times.
"""

import math
import random
from collections.abc import Sequence
from itertools import groupby
from statistics import fmean, stdev
from typing import TypeAlias

from namiji.arena.interval import Estimate
from namiji.arena.played_game import PlayedGame
from namiji.errors import NamijiError

ANCHOR = "greedy"
"""The bot that has the rating 1000; the first one where it does not play."""

BASE = 1000.0
POINTS = 400 / math.log(10)  # 400 points more: ahead ten times as often as behind
_ORDERS, _PASSES, _SAMPLES = 3, 4, 20

Level: TypeAlias = tuple[float, float]  # openskill's mu and sigma
Finish: TypeAlias = tuple[tuple[str, ...], list[float]]  # bots and their ranks


def rate(bots: Sequence[str], games: Sequence[PlayedGame]) -> dict[str, Estimate]:
    """The rating of each bot with its 95% interval.

    The interval is the wider of two. One follows from the model: a bot that has won everything may
    be stronger by any amount. The other is what comes out if the deals are drawn anew from those
    played: games of one deal are not independent.
    """
    anchor = ANCHOR if ANCHOR in bots else bots[0]
    deals = [[_finish(g) for g in deal] for _, deal in groupby(games, lambda game: game.deal)]
    league = _League(bots, len(games[0].seats))
    generator = random.Random(0)  # noqa: S311 - the same games have the same ratings
    orders = [generator.sample(deals, len(deals)) for _ in range(_ORDERS)]
    samples = [generator.choices(deals, k=len(deals)) for _ in range(_SAMPLES)]
    learnt = [league.learn(order, _PASSES) for order in orders]
    resampled = [league.learn(sample, 1) for sample in samples]
    ratings = {}
    for bot in bots:
        leads = [levels[bot][0] - levels[anchor][0] for levels in learnt]
        doubt = fmean(math.hypot(levels[bot][1], levels[anchor][1]) for levels in learnt)
        spread = stdev(levels[bot][0] - levels[anchor][0] for levels in resampled)
        reach = 0.0 if bot == anchor else 1.96 * max(doubt, spread) * league.unit
        rating = BASE + fmean(leads) * league.unit
        ratings[bot] = Estimate(rating, rating - reach, rating + reach)
    return ratings


def _finish(game: PlayedGame) -> Finish:
    return tuple(seat.bot for seat in game.seats), [float(seat.rank) for seat in game.seats]


class _League:
    """Bots that learn their levels from games, each time from nothing."""

    def __init__(self, bots: Sequence[str], players: int) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            raise NamijiError(
                "missing-extra", "ratings need openskill: pip install 'namiji[arena]'"
            ) from None
        # Bots do not change (tau), and what is learnt of them adds up as it should (gamma). With
        # the default sigma, twice as large, unequal bots would be rated too far apart.
        self._model = PlackettLuce(sigma=25 / 6, tau=0.0, gamma=lambda *_: 1.0)
        self._bots = bots
        self.unit = POINTS / (self._model.beta * math.sqrt(players))
        """Points of the scale in one of openskill's."""

    def learn(self, deals: Sequence[Sequence[Finish]], passes: int) -> dict[str, Level]:
        """Levels after several passes, with the doubt after the first: the rest is nothing new."""
        levels = dict.fromkeys(self._bots, (self._model.mu, self._model.sigma))
        doubts: dict[str, float] = {}
        for _ in range(passes):
            for deal in deals:
                for bots, ranks in deal:
                    self._learn(levels, bots, ranks)
            doubts = doubts or {bot: sigma for bot, (_, sigma) in levels.items()}
        return {bot: (mu, doubts[bot]) for bot, (mu, _) in levels.items()}

    def _learn(self, levels: dict[str, Level], bots: tuple[str, ...], ranks: list[float]) -> None:
        model = self._model
        before = [[model.rating(mu=levels[bot][0], sigma=levels[bot][1])] for bot in bots]
        after = [(rating.mu, rating.sigma) for (rating,) in model.rate(before, ranks=ranks)]
        for bot in dict.fromkeys(bots):  # one that holds several seats learns their mean
            own = [level for level, name in zip(after, bots, strict=True) if name == bot]
            levels[bot] = fmean(mu for mu, _ in own), fmean(sigma for _, sigma in own)
