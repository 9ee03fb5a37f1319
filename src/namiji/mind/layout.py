"""The records of the bots: weights, facts of the edition, and working memory.

All values are points: what something is expected to add to the seat's score by the end of the game.
"""

from typing import Any, TypeAlias

import numpy as np

from namiji.core.layout import (
    COLOR,
    COLUMNS,
    LINES,
    MAX_COLORS,
    MAX_FISH,
    MAX_POSITION,
    PARAMETERS,
    ROWS,
    record,
)
from namiji.core.names import STATIONS

Mind: TypeAlias = Any
Scratch: TypeAlias = Any

STATION_KINDS = len(STATIONS)
METRIC_KINDS = COLOR + MAX_COLORS
OPTIONS = 63  # bits of a mask of legal actions
MOST_DRAWS = 16  # of one haul that a bot looks ahead
FAR = 1e9
MOST_GAIN = 8.0  # a stop rarely gives more; see `sailing.rate_sails`

# How the fish of a line match: not at all, by color, by kind, by both.
MATCHES = 4
# Weights of tempo have one row each for 2, 3, 4 and 5 players.
PLAYER_COUNTS = 4

# Every weight, in the order of `weights.toml`, which explains them.
WEIGHTS: dict[str, tuple[int, ...]] = {
    "row_hope": (COLUMNS + 1, MATCHES),
    "column_hope": (ROWS + 1, MATCHES),
    "line_need": (),
    "fish_keep": (),
    "fish_hidden": (),
    "reveal": (),
    "catch": (),
    "net_odds": (),
    "net_more": (),
    "trap": (),
    "offering_now": (),
    "section_hope": (3,),
    "section_need": (),
    "race": (),
    "rock": (),
    "rock_time": (),
    "rock_more": (),
    "rock_keep": (),
    "wish": (),
    "reach": (),
    "pace": (METRIC_KINDS,),
    "upgrade": (len(PARAMETERS),),
    "step": (PLAYER_COUNTS,),
    "skip": (PLAYER_COUNTS,),
    "again": (PLAYER_COUNTS,),
    "overtake": (PLAYER_COUNTS,),
    "deny": (PLAYER_COUNTS,),
    "dock": (PLAYER_COUNTS,),
    "dock_order": (PLAYER_COUNTS,),
    "finish": (PLAYER_COUNTS,),
    "slot_pick": (PLAYER_COUNTS,),
    "slot_leave": (PLAYER_COUNTS,),
    "neutral_deny": (),
    "neutral_spare": (),
    "neutral_step": (),
}

MIND = record(
    [
        # of the edition: the stations of each kind ahead of a position; fish as bits
        ("ahead", np.int8, (2, MAX_POSITION + 1, STATION_KINDS)),
        ("traits", np.int64, (MAX_FISH,)),
        ("sorts", np.int64),  # MAX_FISH, as a variable: so the compiler vectorizes the loops
        *((name, np.float64, shape) for name, shape in WEIGHTS.items()),
        # what follows from the weights: a line's points or expected points by its missing fish
        # and their match, and how much of the expectation is left at a position
        ("promise", np.float64, (LINES, COLUMNS + 1, MATCHES)),
        ("hope_left", np.float64, (2, MAX_POSITION + 1, COLUMNS + 1)),
    ]
)

SCRATCH = record(
    [
        ("value", np.float64, (OPTIONS,)),  # of each legal action, by its bit
        ("wish", np.float64, (METRIC_KINDS,)),  # what one more of a metric adds by Rock cards
        ("gain", np.float64, (STATION_KINDS,)),  # of a stop, where `known` has the station's bit
        ("known", np.int64),
        ("shared", np.int64, (LINES,)),  # traits that all fish of a line have in common
        ("missing", np.int8, (LINES,)),
        # what one or two more fish change about a line, by how its fish then match
        ("one_more", np.float64, (LINES, MATCHES)),
        ("two_more", np.float64, (LINES, MATCHES)),
        # the same for each fish, and for two of it
        ("one_fish", np.float64, (LINES, MAX_FISH)),
        ("two_fish", np.float64, (LINES, MAX_FISH)),
        # what each fish, and two of it, are worth where they fit best
        ("fish", np.float64, (MAX_FISH,)),
        ("pair", np.float64, (MAX_FISH,)),
        ("haul", np.float64, (MOST_DRAWS + 1, MOST_DRAWS + 1)),
    ]
)
