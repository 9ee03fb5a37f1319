"""What an option of a decision would do, as numbers for a codec: an `OPTION` is a row of them.

The kind of an option and, where a boat sails, what it finds there say which fields are used.
"""

from typing import Any, TypeAlias

import numpy as np

from namiji.core.layout import (
    CELLS,
    LINES,
    MAX_CONDITIONS,
    MAX_NETS,
    PARAMETERS,
    SEATS,
    record,
)

Option: TypeAlias = Any

SAILS, MOORS, TAKES, PLACES_FISH, CHOOSES, RELEASES_FISH, RELEASES_NETS = range(7)
DECLINES, DRAWS, STOPS, KEEPS, PICKS = range(7, 12)

AT_ANGLING, AT_NET, AT_TRAP, AT_WHIRLPOOL, AT_PANORAMA, AT_ROCK, AT_DOCK, AT_FINISH = range(8)

# What becomes of a line.
COMPLETES, FILLS, GROWS, BEGINS, SPOILS, STAYS_SPOILED = range(6)


def _numbers(*fields: str | tuple[str, tuple[int, ...]]) -> list[Any]:
    pairs = ((field, ()) if isinstance(field, str) else field for field in fields)
    return [(name, np.int16, shape) for name, shape in pairs]


OPTION = record(
    _numbers(
        *("id", "kind", "boat", "points", "upgrade"),
        # sailing and mooring
        *("position", "station", "slot", "slots", "next_boat", "next_seat", "again"),
        *("others_first", "idle", "there", "turn", "cards", "leaves"),
        # what a boat finds at a station; what is in the middle is as it was before
        *("face_up", "face_down", "useful", "reveals", "catches", "nets", "crabs", "shrimp"),
        *("losing_crabs", "draws", "saved", "points_each", "afloat", "left", "penalty"),
        *("penalty_left", "panorama", "taken", "section", "sections", "completes", "first"),
        *("bonus", "deck", "keeps", "last", "rank", "early_bird", "free_count"),
        ("free", (SEATS,)),
        # fishing; `line` is in the order in which lines are listed
        *("fish", "net", "released_count", "line_count"),
        ("placed", (CELLS,)),
        ("released", (MAX_NETS,)),
        *((name, (LINES,)) for name in ("line", "change", "filled", "length", "alive", "color")),
        *((name, (LINES,)) for name in ("fish_kind", "worth", "line_points")),
        # the trap
        *("crabs_to_lose", "losing", "tokens", "ends"),
        # cards
        *("card", "copies", "card_points", "fulfilled", "condition_count"),
        *((name, (MAX_CONDITIONS,)) for name in ("metric", "at_least", "at_most", "now", "holds")),
        ("adds", (len(PARAMETERS),)),
    )
)
