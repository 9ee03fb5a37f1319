"""The arguments of environments with many games, checked once."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from namiji.core.names import Directions
from namiji.edition import Edition, load_edition, standard
from namiji.edition.tables import build_tables
from namiji.errors import NamijiError
from namiji.game.seeds import check_seed, key_of
from namiji.spaces.reward import SCHEMES
from namiji.spaces.turn import DIRECTIONS

Scheme: TypeAlias = Literal["share", "margin", "points"]


@dataclass(frozen=True, slots=True)
class EnvSettings:
    """The arguments of an environment, as compiled code takes them."""

    games: int
    players: NDArray[np.int8]
    """One number per game."""
    directions: int
    edition: Edition
    tables: Any
    scheme: int
    seed: str
    key: NDArray[np.uint64]


def check_settings(
    games: int,
    players: int | Sequence[int],
    direction: Directions,
    edition: Edition | str | Path | None,
    reward: Scheme,
    seed: int | str,
) -> EnvSettings:
    """Return the settings, or raise an error that says what is wrong with the arguments."""
    if games < 1:
        raise NamijiError("bad-number", f"at least one game is needed, not {games}")
    edition = edition_of(edition)
    seed = check_seed(seed)
    return EnvSettings(
        games=games,
        players=_players_by_game(players, games),
        directions=index_of(DIRECTIONS, direction, "direction"),
        edition=edition,
        tables=build_tables(edition),
        scheme=index_of(SCHEMES, reward, "reward"),
        seed=seed,
        key=key_of(seed),
    )


def edition_of(edition: Edition | str | Path | None) -> Edition:
    """Return the edition of an argument: an edition, its name, its file, or none for standard."""
    if isinstance(edition, str | Path):
        return load_edition(edition)
    return standard() if edition is None else edition


def _players_by_game(players: int | Sequence[int], games: int) -> NDArray[np.int8]:
    numbers = np.asarray(players)
    if numbers.dtype.kind not in "iu" or numbers.shape not in ((), (games,)):
        message = f"'players' is one number, or one for each of the {games} games"
        raise NamijiError("bad-players", message)
    if numbers.min() < 2 or numbers.max() > 5:
        wrong = numbers[(numbers < 2) | (numbers > 5)].flat[0]
        raise NamijiError("bad-players", f"2 to 5 can play, not {wrong}")
    return np.broadcast_to(numbers, games).astype(np.int8)


def is_one_of(number: object, numbers: range) -> bool:
    """Whether this is an integer, of Python's or NumPy's, among the numbers that are allowed."""
    is_integer = isinstance(number, int | np.integer) and not isinstance(number, bool)
    return is_integer and number in numbers


def index_of(names: Sequence[str], name: str, what: str) -> int:
    """Return the index of a name among those that an argument allows."""
    if name not in names:
        allowed = ", ".join(names)
        raise NamijiError(f"bad-{what}", f"'{what}' is one of {allowed}, not {name!r}")
    return names.index(name)
