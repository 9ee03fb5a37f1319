"""Thousands of random games: the compiled rules run over an array of states, on all cores."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from namiji.core.api import play_games
from namiji.core.layout import new_states
from namiji.core.names import DIRECTIONS, Direction
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.game.game import check_table
from namiji.game.seeds import check_seed, key_of
from namiji.parallel.cores import available_cores

# A slice is what a thread plays in one call: so large that the call itself costs nothing, and so
# small that all threads finish together.
_LARGEST_SLICE, _SLICES_PER_THREAD = 1024, 16


def play_batch(
    edition: Edition,
    players: int,
    direction: Direction,
    games: int,
    seed: int | str,
    threads: int | None = None,
) -> tuple[int, Any]:
    """Deal and play random games; return the number of decisions and the array of final states.

    Game i depends on the seed and on i alone, for any number of threads.
    """
    states = new_states(games)
    return play_states(states, edition, players, direction, seed, threads), states


def play_states(
    states: Any,
    edition: Edition,
    players: int,
    direction: Direction,
    seed: int | str,
    threads: int | None = None,
) -> int:
    """Do the same on existing empty states; return the number of decisions."""
    check_table(players, direction)
    tables, key = build_tables(edition), key_of(check_seed(seed))
    number = DIRECTIONS.index(direction)
    threads = threads or available_cores()
    size = max(1, min(_LARGEST_SLICE, len(states) // (_SLICES_PER_THREAD * threads)))

    def play_slice(first: int) -> int:
        # Compiled rules release Python's global lock, so slices run in parallel.
        part = states[first : first + size]
        return int(play_games(tables, part, players, number, key, first))

    starts = range(0, len(states), size)
    if threads == 1:
        return sum(map(play_slice, starts))
    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(play_slice, starts))
