"""How well a network plays against bots that stay as they are; without PyTorch."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from namiji.core.layout import new_states
from namiji.edition import standard
from namiji.edition.tables import build_tables
from namiji.game.seeds import key_of
from namiji.mind.api import play_network_duels
from namiji.mind.layout import SCRATCH
from namiji.mind.network import PAPER, read_network
from namiji.mind.weights import build_mind
from namiji.parallel.cores import available_cores

PLAYER_COUNTS = (2, 3, 4, 5)
"""The numbers of players that networks are evaluated with."""


RIVALS = ("greedy", "network")
"""The bots that networks are evaluated against; the second is the network of the package."""


def evaluate_network(
    path: Path, players: int, games: int, jobs: int, rival: str = "greedy"
) -> dict[str, float]:
    """Play the network of a file in one seat and its rival in all others.

    Return its share of the wins and mean scores. Every deal is played from each seat. Each job has
    its own deals.
    """
    deals = -(-games // (players * jobs))
    networks = read_network()[: 1 if rival == "network" else 0]

    def play(job: int) -> Any:
        results = np.zeros((deals * players, 3))
        play_network_duels(
            build_tables(standard()),
            read_network(path),
            networks,
            build_mind(standard()),
            new_states(2),
            np.zeros(1, SCRATCH),
            np.zeros(1, PAPER),
            players,
            key_of(f"judge.{job}"),
            results,
        )
        return results

    with ThreadPoolExecutor(jobs) as pool:
        results = np.concatenate(list(pool.map(play, range(jobs))))
    points, others, share = results.mean(axis=0).tolist()
    return {"wins": share, "points": points, "others": others, "games": len(results)}


def evaluate_stages(folder: Path, games: int, rival: str = "greedy") -> Iterator[dict[str, Any]]:
    """Evaluate the stages of a training that have not been yet; add them to the folder's curve."""
    curve = folder / ("curve.jsonl" if rival == "greedy" else f"curve-{rival}.jsonl")
    done = {row["stage"] for row in read_rows(curve)}
    for row in read_rows(folder / "training.jsonl"):
        path = folder / f"stage-{row['stage']:03}.npz"
        if row["stage"] not in done and path.exists():
            evaluated = {name: row[name] for name in ("stage", "decisions", "seconds")}
            for players in PLAYER_COUNTS:
                evaluated[str(players)] = evaluate_network(
                    path, players, games, available_cores(), rival
                )
            with curve.open("a", encoding="utf-8") as file:
                file.write(json.dumps(evaluated) + "\n")
            yield evaluated


def read_rows(path: Path) -> list[dict[str, Any]]:
    """Read a file of JSON lines; a missing file has none."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
