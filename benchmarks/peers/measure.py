"""Let every library play by turns, round by round, and take the medians.

By turns, so that what else the machine does falls on all alike. A library that waits for its turn
waits for a line on stdin, and costs nothing.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from namiji.bench.measurements import machine

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Peer:
    name: str
    package: str
    """Its name for pip; Namiji itself is not installed there."""
    module: str
    cores: tuple[str, ...] = ("one",)
    """`one` core, `all` cores, or `gpu`."""


CORES = ("one", "all", "gpu")

PEERS = (
    Peer("Namiji", "", "play_namiji", CORES),
    Peer("OpenSpiel", "open_spiel", "play_open_spiel"),
    Peer("PettingZoo", "pettingzoo[classic]", "play_pettingzoo"),
    Peer("RLCard", "rlcard", "play_rlcard"),
    Peer("pgx", "pgx", "play_pgx", CORES),
    Peer("Catanatron", "catanatron", "play_catanatron"),
)


@dataclass
class Figure:
    """What a player reports about a game, and how fast it was."""

    peer: str
    cores: str
    told: dict[str, Any]
    number: int = 0
    rates: list[float] = field(default_factory=list)
    decisions: int = 0
    games: int = 0

    def to_json(self) -> dict[str, Any]:
        about = {"peer": self.peer, "cores": self.cores, **self.told}
        if about["error"]:
            return about
        return about | {
            "decisions_per_game": round(self.decisions / self.games, 1) if self.games else None,
            "median": round(statistics.median(self.rates)),
            "lowest": round(min(self.rates)),
            "highest": round(max(self.rates)),
            "runs": len(self.rates),
        }


class Player:
    """A process that plays for one library."""

    def __init__(self, peer: Peer, cores: str, python: str) -> None:
        self.peer, self.cores = peer, cores
        self.version = ""
        self.figures: list[Figure] = []
        self._said = tempfile.TemporaryFile("w+")  # noqa: SIM115 - as long as the process lives
        path = os.pathsep.join(filter(None, (str(HERE.parents[1]), os.environ.get("PYTHONPATH"))))
        jax = {"JAX_PLATFORMS": "cuda" if cores == "gpu" else "cpu"}
        jax["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # other processes use the GPU, too
        self._process = subprocess.Popen(  # noqa: S603 - a command of our own
            [python, "-m", "benchmarks.peers.player", peer.module, cores],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            text=True,
            env={**os.environ, "PYTHONPATH": path, **jax},
        )
        assert self._process.stdin is not None  # noqa: S101 - both are pipes
        assert self._process.stdout is not None  # noqa: S101 - as above
        self._input, self._output = self._process.stdin, self._process.stdout

    def get_ready(self) -> None:
        """Wait until its games are ready; if it could not start, report its error."""
        line = self._output.readline()
        if not line:
            self.figures = [Figure(self.peer.name, self.cores, {"error": self._last_words()})]
            return
        hello = json.loads(line)
        self.version = hello["version"]
        self.figures = [
            Figure(self.peer.name, self.cores, told, number)
            for number, told in enumerate(hello["entries"])
        ]

    def play(self, figure: Figure, seconds: float) -> None:
        with suppress(BrokenPipeError):  # it died, and will not answer
            print(json.dumps([figure.number, seconds]), file=self._input, flush=True)
        line = self._output.readline()
        if not line:
            figure.told["error"] = self._last_words()
            return
        answer = json.loads(line)
        figure.rates.append(answer["decisions"] / answer["seconds"])
        figure.decisions += answer["decisions"]
        figure.games += answer["games"]

    def _last_words(self) -> str:
        code = self._process.wait()
        self._said.seek(0)
        return (self._said.read().strip().splitlines() or [f"it ended with code {code}"])[-1][:300]

    def end(self) -> None:
        with suppress(BrokenPipeError):
            self._input.close()
        self._output.close()
        self._process.wait()
        self._said.close()


@contextmanager
def players(peers: Sequence[Peer], python: str, cores: Sequence[str]) -> Iterator[list[Player]]:
    """Prepare the players one after another, so that each compiles alone on the machine."""
    ready: list[Player] = []
    try:
        for peer in peers:
            for each in cores:
                if each in peer.cores:
                    ready.append(Player(peer, each, python if peer.package else sys.executable))
                    ready[-1].get_ready()
        yield ready
    finally:
        for player in ready:
            player.end()


def measure(
    peers: Sequence[Peer],
    python: str,
    cores: Sequence[str],
    rounds: int,
    seconds: float,
    say: Callable[[str], None],
) -> dict[str, Any]:
    """Return all figures of a run, with the machine and the versions; `seconds` is per turn."""
    load = os.getloadavg()[0]
    with players(peers, python, cores) as ready:
        for number in range(1, rounds + 1):
            for player in ready:
                for figure in player.figures:
                    if not figure.told["error"]:
                        player.play(figure, seconds)
            say(f"round {number} of {rounds}")
        return {
            "machine": machine(),
            "load": round(load, 2),
            "rounds": rounds,
            "seconds": seconds,
            "versions": {player.peer.name: player.version for player in ready},
            "figures": [figure.to_json() for player in ready for figure in player.figures],
        }
