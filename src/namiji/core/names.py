"""The names of what the rules number: a number is a name's place in its tuple, counted from 0.

This module needs neither NumPy nor Numba, so that the command line can list the names at once.
"""

from typing import Final, Literal, TypeAlias, get_args

Seat: TypeAlias = int
"""1 to 5. As a boat, 0 is the neutral one; as a viewer, 0 is a spectator."""

Position: TypeAlias = int
"""A place on the route. 0 is the Starting Port."""

Direction: TypeAlias = Literal["clockwise", "counterclockwise"]
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)

Directions: TypeAlias = Literal[Direction, "both"]
"""Of a series of games: one direction for all, or both by turns."""

Station: TypeAlias = Literal[
    "angling", "net", "trap", "whirlpool", "dolphin", "octopus", "whale", "rock", "dock", "finish"
]
STATIONS: Final[tuple[Station, ...]] = get_args(Station)

Panorama: TypeAlias = Literal["dolphin", "octopus", "whale"]
PANORAMAS: Final[tuple[Panorama, ...]] = get_args(Panorama)

Phase: TypeAlias = Literal[
    "over", "sail", "slot", "take", "place", "net", "place_net", "haul", "rock", "draft"
]
"""What the game waits for."""
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

Cell: TypeAlias = Literal["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3"]
"""A cell of the rack: a column, then a row."""
CELLS: Final[tuple[Cell, ...]] = get_args(Cell)
"""Row by row from the top left."""

Crustacean: TypeAlias = Literal["crab", "shrimp"]
CRUSTACEANS: Final[tuple[Crustacean, ...]] = get_args(Crustacean)

Domain: TypeAlias = Literal["boat", "fish", "net", "crustacean", "dock", "rock"]
"""What an outcome of chance is about."""
DOMAINS: Final[tuple[Domain, ...]] = get_args(Domain)

Reason: TypeAlias = Literal[
    "row",
    "column",
    "crustaceans",
    "section",
    "bonus",
    "meal",
    "upgrade",
    "early_bird",
    "rock",
    "penalty",
]
"""What points are for."""
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
