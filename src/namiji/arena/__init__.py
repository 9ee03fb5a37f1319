"""Bots against bots: every deal with the seats rotated, and what the games come to."""

from namiji.arena.interval import Estimate
from namiji.arena.plan import Plan
from namiji.arena.played_game import PlayedGame, PlayedSeat
from namiji.arena.ratings import rate
from namiji.arena.run import make_plan, run_arena
from namiji.arena.seats import write_csv, write_parquet
from namiji.arena.sequential import Verdict
from namiji.arena.standings import Pair, Results, Standing

__all__ = [
    "Estimate",
    "Pair",
    "Plan",
    "PlayedGame",
    "PlayedSeat",
    "Results",
    "Standing",
    "Verdict",
    "make_plan",
    "rate",
    "run_arena",
    "write_csv",
    "write_parquet",
]
