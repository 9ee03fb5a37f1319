"""What Python calls; see `core.api`."""

from typing import Any

from namiji.core.jit import entry
from namiji.mind import duel, greedy, tree


@entry
def choose(tables: Any, minds: Any, states: Any, scratch: Any) -> int:
    """The greedy player's action."""
    return greedy.choose(tables[0], minds[0], states[0], scratch[0])


@entry
def play_duels(
    tables: Any, minds: Any, states: Any, scratch: Any, players: int, key: Any, results: Any
) -> None:
    """Games of two minds, for tuning; see `duel.play_duels`."""
    duel.play_duels(tables[0], minds, states, scratch[0], players, key, results)


@entry
def think(
    tables: Any,
    minds: Any,
    states: Any,
    scratch: Any,
    trees: Any,
    nodes: Any,
    edges: Any,
    slots: Any,
    seat: int,
    key: Any,
    playouts: int,
) -> None:
    tree.think(
        tables[0], minds[0], states, scratch[0], trees[0], nodes, edges, slots, seat, key, playouts
    )
