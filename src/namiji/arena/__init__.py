"""Bots against bots: every deal is played with rotated seats, and the results are compared."""

from namiji.arena.game_result import GameResult, SeatResult
from namiji.arena.interval import Estimate
from namiji.arena.plan import Plan
from namiji.arena.ratings import rate
from namiji.arena.run import make_plan, run_arena
from namiji.arena.seats import write_csv, write_parquet
from namiji.arena.sequential import Conclusion
from namiji.arena.standings import MOST_FAULTY, Pair, Results, Standing

__all__ = [
    "MOST_FAULTY",
    "Conclusion",
    "Estimate",
    "GameResult",
    "Pair",
    "Plan",
    "Results",
    "SeatResult",
    "Standing",
    "make_plan",
    "rate",
    "run_arena",
    "write_csv",
    "write_parquet",
]
