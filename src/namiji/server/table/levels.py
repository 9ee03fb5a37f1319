"""The levels of bots at tables (see `namiji.bots.levels`)."""

from typing import Final, Literal, TypeAlias, get_args

Level: TypeAlias = Literal["deckhand", "sailor", "skipper", "master"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""The weakest first."""

SEARCHING: Final[frozenset[Level]] = frozenset({"master"})
"""The levels that search: what they need takes longest to compile."""
