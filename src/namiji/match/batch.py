"""Random games by the thousand: the compiled rules over an array of states, on all cores."""

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

# Games that a thread plays at a time: enough to forget what a call costs, and so few that all
# threads finish together.
_MOST_A_SLICE, _SLICES_A_THREAD = 1024, 16


def play_batch(
    edition: Edition,
    players: int,
    direction: Direction,
    games: int,
    seed: int | str,
    threads: int | None = None,
) -> tuple[int, Any]:
    """Deal and play random games; returns the number of decisions and the array of final states.

    Game i depends on the seed and on i alone, whatever the number of threads.
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
    """The same on empty states that are there already."""
    check_table(players, direction)
    tables, key = build_tables(edition), key_of(check_seed(seed))
    course = DIRECTIONS.index(direction)
    threads = threads or available_cores()
    size = max(1, min(_MOST_A_SLICE, len(states) // (_SLICES_A_THREAD * threads)))

    def play_slice(first: int) -> int:
        # Compiled rules let go of Python's global lock: slices really run side by side.
        part = states[first : first + size]
        return int(play_games(tables, part, players, course, key, first))

    starts = range(0, len(states), size)
    if threads == 1:
        return sum(map(play_slice, starts))
    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(play_slice, starts))
