"""A ladder: the ratings of the same bots, for each number of players."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from namiji.arena.interval import Estimate
from namiji.arena.ratings import rate
from namiji.arena.run import make_plan, run_arena
from namiji.arena.standings import Results
from namiji.core.layout import SEATS
from namiji.edition import Edition
from namiji.errors import NamijiError

PLAYER_COUNTS: Final = range(2, SEATS)


class Column(NamedTuple):
    """The ratings for one number of players. A bot with many faults has none."""

    players: int
    games: int
    ratings: dict[str, Estimate]


def climb(
    specs: Sequence[str], games: int, seed: str | None, edition: Edition, jobs: int | None = None
) -> Iterator[Column]:
    """Play an arena for each number of players and yield its ratings."""
    if len(set(specs)) < 2:
        raise NamijiError("bad-bots", "a ladder needs two different bots or more")
    for players in PLAYER_COUNTS:
        plan = make_plan(specs, players, seed, "both", edition)
        results = Results(plan)
        for game in run_arena(plan, games, jobs=jobs):
            results.add(game)
        rated = [standing.bot for standing in results.standings() if standing.is_rated]
        ratings = rate(rated, results.games) if len(rated) > 1 else {}
        yield Column(players, len(results.games), ratings)
