"""What Python calls; see `core.api`."""

from typing import Any

from namiji.core.jit import entry
from namiji.mind import duel, greedy, network, slips, tree


@entry
def choose(tables: Any, minds: Any, states: Any, scratch: Any) -> int:
    """Return the action of the greedy player."""
    return greedy.choose(tables[0], minds[0], states[0], scratch[0])


@entry
def misjudge(states: Any, scratch: Any, slip: float, seed: Any) -> int:
    """Return the action that seems best by the values in the scratch; see `slips.misjudge`."""
    return slips.misjudge(states[0], scratch[0], slip, seed)


@entry
def choose_by_network(tables: Any, networks: Any, states: Any, papers: Any) -> int:
    """Return the action that the network rates highest; see `network.choose`."""
    return network.choose(tables[0], networks[0], states[0], papers[0])


@entry
def sample_by_network(
    tables: Any, networks: Any, states: Any, papers: Any, temperature: float, word: Any
) -> int:
    """Return an action, each as often as the policy says; see `network.sample`."""
    return network.sample(tables[0], networks[0], states[0], papers[0], temperature, word)


@entry
def read_by_network(tables: Any, networks: Any, states: Any, papers: Any) -> None:
    """Write all that the network says about the current question."""
    network.choose(tables[0], networks[0], states[0], papers[0])
    network.expect(networks[0], states[0], papers[0])


@entry
def play_duels(
    tables: Any, minds: Any, states: Any, scratch: Any, players: int, key: Any, results: Any
) -> None:
    """Play games of two minds, for tuning; see `duel.play_duels`."""
    duel.play_duels(tables[0], minds, states, scratch[0], players, key, results)


@entry
def play_network_duels(
    tables: Any,
    networks: Any,
    rivals: Any,
    minds: Any,
    states: Any,
    scratch: Any,
    papers: Any,
    players: int,
    key: Any,
    results: Any,
) -> None:
    """Play games of a network among greedy players, or rivals; see `duel.play_network_duels`."""
    t, n, m, x, y = tables[0], networks[0], minds[0], scratch[0], papers[0]
    duel.play_network_duels(t, n, rivals, m, states, x, y, players, key, results)


@entry
def think(search: tree.Search, advice: tree.Advice | None, playouts: int) -> None:
    """Continue a search; see `tree.think`."""
    tree.think(search, advice, playouts)
