"""The shape of a game: the records of state, tables and trace, and how things are numbered.

A game is one record of `STATE`; it has no pointers and is copied as bytes. Seats run from 1 to 5
and index every array of length `SEATS` directly; index 0 is the neutral boat or, in `knows`, the
spectators. All small integers are signed, so that interpreted and compiled arithmetic agree.
"""

from typing import Any, TypeAlias

import numpy as np

from namiji.core.names import PHASES, STATIONS

# Records of the types below. Numba knows their fields; for the type checker they are opaque.
State: TypeAlias = Any
Tables: TypeAlias = Any
Trace: TypeAlias = Any

RULES_VERSION = 2
"""Rises whenever the rules change so that an old game would go another way.

1: an upgrade's points are scored for each fish or Offering, not once per stop (R7.7). The game
itself takes one of the cards of a secret hand if they are equal.
"""

SEATS = 6
ROWS, COLUMNS = 3, 4
CELLS = ROWS * COLUMNS
LINES = ROWS + COLUMNS
DOMINOES = 17  # pairs of neighboring cells: 9 lying, then 8 standing

# The most that an edition may have. Its reader checks it; the arrays below rely on it.
MAX_POSITION = 80
MAX_FISH = 16
MAX_COLORS = 4
MAX_NETS = 24
MAX_DOCK = 32
MAX_ROCKS = 32
MAX_OFFERINGS = 8
MAX_CONDITIONS = 4
MAX_EARLY_BIRD = 6

LEGS = 4

# Things that have names are numbered as `core.names` lists them.
ANGLING, NET, TRAP, WHIRLPOOL = 0, 1, 2, 3
DOLPHIN, OCTOPUS, WHALE = 4, 5, 6
ROCK, DOCK, FINISH = 7, 8, 9

# What each station does (R7.7). The parameters of a station lie together, its points last.
PARAMETERS = (
    "angling_reveals angling_catches angling_spread angling_points net_reveals net_points "
    "trap_draws trap_crabs trap_saved trap_points whirlpool_offerings whirlpool_points "
    "panorama_sections panorama_points rock_draws rock_keeps rock_points"
).split()
ANGLING_REVEALS, ANGLING_CATCHES, ANGLING_SPREAD, ANGLING_POINTS = 0, 1, 2, 3
NET_REVEALS, NET_POINTS = 4, 5
TRAP_DRAWS, TRAP_CRABS, TRAP_SAVED, TRAP_POINTS = 6, 7, 8, 9
WHIRLPOOL_OFFERINGS, WHIRLPOOL_POINTS = 10, 11
PANORAMA_SECTIONS, PANORAMA_POINTS = 12, 13
ROCK_DRAWS, ROCK_KEEPS, ROCK_POINTS = 14, 15, 16

# What a Rock card counts (R6.4); a color c is counted by the metric `COLOR + c`.
METRICS = (
    "lines rows columns fish nets crabs shrimp crustaceans offerings_left "
    "dolphin octopus whale sections panoramas_started meals upgrades rocks"
).split()
LINES_SCORED, ROWS_SCORED, COLUMNS_SCORED, FISH_KEPT, NETS_PLACED = 0, 1, 2, 3, 4
CRABS_KEPT, SHRIMP_KEPT, CRUSTACEANS_KEPT, OFFERINGS_LEFT = 5, 6, 7, 8
SECTIONS_OF_DOLPHIN, SECTIONS_HELD, PANORAMAS_STARTED = 9, 12, 13
MEALS_HELD, UPGRADES_HELD, ROCKS_HELD = 14, 15, 16
COLOR = 17

# What the game waits for. The legal actions are always `origin + i` for each bit i of `mask`.
OVER, SAIL, SLOT, TAKE, PLACE, NET_CHOICE, PLACE_NET, HAUL, ROCK_CHOICE, DRAFT = range(10)
NEXT = len(PHASES)  # a stop is done, the next boat not yet asked; never seen between decisions

# Actions lie in contiguous blocks. RELEASE stands between its neighbors because one mask has to
# span it together with the nets, the cells or the dominoes.
START = -1  # sets the table up; played by the engine, never by a player
SAIL_AT = 0
SLOT_AT = SAIL_AT + MAX_POSITION + 1
TAKE_AT = SLOT_AT + SEATS - 1
TAKE_HIDDEN = TAKE_AT + MAX_FISH
DECLINE = TAKE_HIDDEN + 1
NET_AT = DECLINE + 1
PLACE_AT = NET_AT + MAX_NETS
RELEASE = PLACE_AT + CELLS
PLACE_NET_AT = RELEASE + 1
DRAW = PLACE_NET_AT + 2 * DOMINOES
STOP = DRAW + 1
KEEP_AT = STOP + 1
PICK_AT = KEEP_AT + MAX_ROCKS
ACTIONS = PICK_AT + MAX_DOCK

CRAB, SHRIMP = 0, 1

# Both decks share one numbering of cards and one table of the cards that someone may have seen.
# Three drafts leave at most a hand of six, three cards under the deck and three discards there.
DOCK_DECK, ROCK_DECK = 0, 1
ROCK_CARDS_AT = MAX_DOCK
CARDS = MAX_DOCK + MAX_ROCKS
DOCK_PLACES_AT = MAX_ROCKS
PLACES = MAX_ROCKS + 12

# Where a card of that table lies: 1 to 5 are the seats that keep it.
NOWHERE, HAND, UNDER, DISCARDED = 0, 6, 7, 8
NONE = -1


def record(*groups: list[Any]) -> np.dtype[Any]:
    """A record type whose fields are attributes, group after group.

    In each group the widest fields come first, and gaps are filled up, so that everything is
    aligned and no byte is outside of a field: records can be compared and hashed as bytes.
    """
    fields: list[Any] = []

    def fill(width: int) -> None:
        if spare := -np.dtype(fields).itemsize % width:
            fields.append((f"spare{len(fields)}", np.int8, (spare,)))

    for group in groups:
        by_width = sorted(group, key=lambda field: -np.dtype(field[1]).itemsize)
        fill(np.dtype(by_width[0][1]).itemsize)
        fields += by_width
    fill(8)
    return np.dtype((np.record, np.dtype(fields, align=True)))


# What nearly every step needs lies together at the beginning: a GPU that plays many games at once
# fetches states piece by piece.
STATE = record(
    [
        # chance
        ("key", np.uint64, (2,)),
        ("counter", np.uint64),
        # the prompt
        ("mask", np.int64),
        ("origin", np.int16),
        ("phase", np.int8),
        ("decider", np.int8),  # the seat that decides
        ("boat", np.int8),  # the boat in action: the decider's own, or 0
        # the table
        ("players", np.int8),  # 2..5
        ("boats", np.int8),  # 3..5
        ("direction", np.int8),
        ("leg", np.int8),  # 0..3: every boat is on this leg or in the ports at its ends
        ("arrived", np.int8),  # boats at the Finish Port
        ("spot", np.int16, (SEATS,)),  # see spots.py: a smaller one is behind; NONE: no boat
        # the boats
        ("score", np.int16, (SEATS,)),
        ("filled", np.int16, (SEATS,)),  # one bit per cell
        ("sections", np.int8, (SEATS, 3)),
        ("bonus", np.int8, (3,)),  # the seat that holds it, or 0
        # the stop in progress; 0 or NONE outside of it
        ("token", np.int8),  # the fish or net in hand
        ("catches", np.int8),  # still allowed after this one
        ("keeps", np.int8),  # Rock cards still to keep
        ("paid", np.int8),  # whether an upgrade has scored its points for this stop
        ("haul", np.int8, (2,)),
        ("tray_size", np.int8),
        ("hand_size", np.int8),
        ("dock_slot", np.int8),  # whose turn it is in the draft, from 0
    ],
    [
        # more of the boats
        ("lines", np.int8, (SEATS,)),  # one bit per scored line: rows 0-2, columns 3-6
        ("nets", np.int8, (SEATS,)),
        ("trap", np.int8, (SEATS, 2)),  # crabs and shrimp kept
        ("offerings", np.int8, (SEATS,)),
        ("param", np.int8, (SEATS, len(PARAMETERS))),  # the edition's, plus the upgrades held
        # bag, School
        ("bag", np.int8, (2,)),
        ("unseen", np.int8),  # the sum of face_down
        ("face_up", np.int8, (MAX_FISH,)),
        ("face_down", np.int8, (MAX_FISH,)),
        ("rack", np.int8, (SEATS, CELLS)),  # fish, or NONE
    ],
    [
        ("extra", np.int16, (SEATS,)),  # the part of the score that upgrades gave
        ("held", np.int8, (SEATS, LEGS - 1)),  # Dock cards by draft, or NONE
        ("early_bird", np.int8, (SEATS,)),
        # nets
        ("net_unseen", np.int8),
        ("net_under_size", np.int8),
        ("net_rest", np.int8, (MAX_NETS,)),  # the unseen part of the deck, by kind of net
        ("net_under", np.int8, (MAX_NETS,)),  # released nets, the next to come first
        # nets revealed at a stop, in order; at other times, counts to draw from; 0 where unused
        ("tray", np.int8, (MAX_DOCK,)),
    ],
    [
        # cards: the unseen rest of both decks, then a place for each that someone may have seen
        ("moves", np.int16),  # the next `order`
        ("mixed", np.int8),  # whether any group of `knows` may have two places
        ("hand", np.int8, (MAX_ROCKS,)),  # places of the cards drawn, in order
        ("rest", np.int8, (CARDS,)),
        ("rest_size", np.int8, (2,)),
        ("card", np.int8, (PLACES,)),  # NONE: unknown (in a seat's view) or no card
        ("zone", np.int8, (PLACES,)),
        ("order", np.int16, (PLACES,)),  # rises with every card that comes to lie somewhere
        ("knows", np.int8, (PLACES, SEATS)),  # see knowledge.py
    ],
)

TABLES = record(
    [
        ("finish", np.int16),
        ("station", np.int8, (2, MAX_POSITION + 1)),
        ("port", np.int16, (2, LEGS + 1)),  # positions of the start, the Docks and the finish
        # by direction and leg, with bit i for the position port + i:
        ("leg_double", np.int64, (2, LEGS)),
        ("leg_station", np.int64, (2, LEGS, len(STATIONS))),
        ("fish_count", np.int8, (MAX_FISH,)),
        ("fish_color", np.int8, (MAX_FISH,)),
        ("fish_kind", np.int8, (MAX_FISH,)),
        ("fish_total", np.int8),
        ("net_count", np.int8, (MAX_NETS,)),
        ("net_fish", np.int8, (MAX_NETS, 2)),
        ("net_total", np.int8),
        ("bag", np.int8, (2,)),
        ("crustacean_points", np.int8),
        ("line_points", np.int8, (LINES,)),
        ("offerings", np.int8),
        ("penalty", np.int8, (MAX_OFFERINGS + 1,)),
        ("sections", np.int8, (3,)),
        ("bonus", np.int8),
        ("early_bird", np.int8, (MAX_EARLY_BIRD,)),
        ("param", np.int8, (len(PARAMETERS),)),
        ("card_count", np.int8, (CARDS,)),
        ("deck_size", np.int8, (2,)),
        ("points", np.int8, (CARDS,)),  # of a meal or a fulfilled Rock card
        ("is_meal", np.int8, (MAX_DOCK,)),
        ("adds", np.int8, (MAX_DOCK, len(PARAMETERS))),
        ("conditions", np.int8, (MAX_ROCKS,)),
        ("condition", np.int8, (MAX_ROCKS, MAX_CONDITIONS, 3)),  # metric, at least, at most
        ("points_repeat", np.int8),  # an upgrade's points are scored per item: rules 1
        ("equal_cards_pass", np.int8),  # equal cards of a secret hand are no decision: rules 1
        ("full_rack_bars_fishing", np.int8),
        ("neutral_counts_as_boat", np.int8),
    ]
)

# What a traced call reports (events, outcomes), and the outcomes that it has to take (forced).
EVENT_ROWS = 1024
OUTCOMES = 256
TRACE = record(
    [
        ("events", np.int16, (EVENT_ROWS, 6)),  # kind, seat, three values, mask of who knows them
        ("event_count", np.int32),
        ("outcomes", np.int16, (OUTCOMES, 2)),  # domain, item
        ("outcome_count", np.int32),
        ("forced", np.int16, (OUTCOMES, 2)),
        ("forced_count", np.int32),
        ("forced_used", np.int32),
        ("strict", np.int8),  # 1: never fall back on the generator
        ("fault", np.int8),
        ("fault_at", np.int32),  # which forced outcome is at fault
        ("fault_event", np.int32),  # how many events came before that
        ("bag", np.int8, (CARDS,)),  # if one is MISSING: how many of each item it is drawn from
    ]
)
FINE, IMPOSSIBLE, MISSING = 0, 1, 2

BOAT, FISH, NET_TOKEN, CRUSTACEAN, DOCK_CARD, ROCK_CARD = range(6)

# Events, one number for each class of `game.events`.
STARTED, SAILED, DOCKED, FISH_FLIPPED, FISH_TAKEN, FISH_STOWED, FISH_RELEASED = range(7)
CATCH_DECLINED, NETS_REVEALED, NET_STOWED, NET_RELEASED, CRUSTACEAN_DRAWN = range(7, 12)
HAUL_KEPT, HAUL_LOST, OFFERING_FLOATED, SECTION_TAKEN, BONUS_TAKEN = range(12, 17)
ROCKS_DRAWN, ROCK_KEPT, ROCK_RETURNED, DOCK_HAND, DOCK_CARD_KEPT = range(17, 22)
DOCK_CARD_DISCARDED, DOCK_CARD_RETURNED, ARRIVED, SCORED, ROCK_REVEALED, ENDED = range(22, 28)
ITEM = 28  # one more item of the list that the event before it carries
EVERYONE = 63

# What points are for.
ROW, COLUMN, CRUSTACEANS, SECTION, BONUS = range(5)
MEAL, UPGRADE, EARLY_BIRD, ROCK_POINT, PENALTY = range(5, 10)


def new_states(count: int) -> Any:
    """Empty states, one record each; `states[i]` is a view that compiled rules change in place."""
    return np.zeros(count, STATE)


def states_in(data: bytearray) -> Any:
    """States that lie in these bytes."""
    return np.frombuffer(data, STATE)


def copy_states(states: Any) -> Any:
    """Copy states. NumPy copies records field by field; copying bytes is ten times faster."""
    return states_in(bytearray(states.tobytes()))


def domino_cells() -> list[tuple[int, int]]:
    """The two cells of each domino, the upper or left one first."""
    lying = [(c, c + 1) for c in range(CELLS) if c % COLUMNS < COLUMNS - 1]
    standing = [(c, c + COLUMNS) for c in range(CELLS - COLUMNS)]
    return lying + standing


def neighbors(cell: int) -> list[int]:
    """The cells beside, above and below a cell."""
    return [sum(pair) - cell for pair in domino_cells() if cell in pair]


def line_cells() -> list[tuple[int, ...]]:
    """The cells of each line: rows from the top, then columns from the left."""
    rows = [tuple(range(row * COLUMNS, (row + 1) * COLUMNS)) for row in range(ROWS)]
    columns = [tuple(range(column, CELLS, COLUMNS)) for column in range(COLUMNS)]
    return rows + columns


def lines_of(cell: int) -> tuple[int, int]:
    """The row and the column of a cell, as lines."""
    return cell // COLUMNS, ROWS + cell % COLUMNS


# A fish as bits, its traits: one for its color and, above all colors, one for its kind. What the
# fish of a line have in common is the conjunction of their traits.


def color_trait(color: int) -> int:
    return 1 << color


def kind_trait(kind: int) -> int:
    return 1 << MAX_COLORS + kind
