"""Training in stages, each of which can be the start of another run.

A stage deals its games anew and draws its chances from the seed and its own number, and ends with a
checkpoint. So a run that is broken off and resumed learns what one without a break does.
"""

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter
from typing import Any

import torch
from numpy.typing import NDArray

from namiji.errors import NamijiError
from namiji.learn.league import League
from namiji.learn.network import Network
from namiji.learn.ppo import FIGURES, Pace, learn
from namiji.mind.network import write_network

_TABLES = (2, 4, 2, 3, 4, 2, 5, 2, 4, 3, 2, 4, 5, 2, 4, 2, 3, 4, 2, 5)
"""Numbers of players, game by game over and over: 8 of 20 games are for two, 6 for four.

Games of even and odd numbers go in different directions, and here too each number of players has
its part of both.
"""


_CHECKPOINT = "checkpoint.pt"


@dataclass(frozen=True, slots=True)
class Course:
    """All that decides what is learned."""

    seed: str = "1"
    stages: int = 24
    rounds: int = 200
    """Of playing and learning, in each stage."""
    games: int = 32768
    """Games at a time."""
    steps: int = 32
    """Decisions in each game, from one learning to the next."""
    settle: int = 500
    """Decisions in each game at the start of a stage, so that games are at different points."""
    size: int = 65536
    """Decisions that one step of the optimizer looks at."""
    passes: int = 2
    """How often a decision is looked at."""
    rate: float = 5e-4
    """The learning rate at first; it falls to 0."""
    entropy: float = 0.01
    """What being undecided is worth, at first and at last."""
    last_entropy: float = 0.001
    trust: float = 0.95
    """How far later steps are believed, see `seats.returns`."""
    rivals: float = 0.0
    """The part of the rounds that is played against greedy; in all others it plays itself."""

    @property
    def decisions(self) -> int:
        """Learned from in a stage."""
        return self.rounds * self.steps * self.games

    def pace(self, stage: int, number: int) -> Pace:
        progress = ((stage - 1) * self.rounds + number) / (self.stages * self.rounds)
        return Pace(
            rate=self.rate * (1 - progress),
            entropy=self.entropy + (self.last_entropy - self.entropy) * progress,
            passes=self.passes,
            size=self.size,
        )


class Training:
    """A network on its course; `folder` holds all that it leaves behind."""

    def __init__(self, course: Course, device: str, folder: Path) -> None:
        self.course, self._device, self._folder = course, torch.device(device), folder
        torch.set_float32_matmul_precision("high")
        torch.manual_seed(_number(course.seed, 0))
        self._network = Network().to(self._device)
        fused = self._device.type == "cuda"
        self._optimizer = torch.optim.Adam(self._network.parameters(), eps=1e-5, fused=fused)
        self.stage = 0
        """Stages done."""
        self._rows: list[dict[str, Any]] = []

    @classmethod
    def start(
        cls, course: Course, device: str, folder: Path, learned: Path | None = None
    ) -> "Training":
        """A new one, in a folder that holds none yet; with what another checkpoint has learned."""
        if (folder / _CHECKPOINT).exists():
            raise NamijiError(
                "training-exists", f"'{folder}' holds a training; --resume goes on with it"
            )
        training = cls(course, device, folder)
        if learned:
            training._load(_read(learned, device))
        folder.mkdir(parents=True, exist_ok=True)
        return training

    @classmethod
    def resume(cls, device: str, folder: Path) -> "Training":
        """The folder's, after its last stage."""
        kept = _read(folder / _CHECKPOINT, device)
        training = cls(Course(**kept["course"]), device, folder)
        training._load(kept)
        training._rows = kept["rows"]
        training.stage = len(kept["rows"])
        return training

    def _load(self, kept: Any) -> None:
        """The optimizer goes with the network: without a memory its first steps would be wild."""
        self._network.load_state_dict(kept["network"])
        self._optimizer.load_state_dict(kept["optimizer"])

    def run(self, seconds: float) -> Iterator[dict[str, Any]]:
        """Go through stages until the course is done, or the next might end too late."""
        course, began, longest = self.course, perf_counter(), 0.0
        players = list(islice(cycle(_TABLES), course.games))
        at = torch.tensor(players, device=self._device)
        league = League(at, course.steps, course.trust, course.rivals)
        while self.stage < course.stages and perf_counter() - began + longest < seconds:
            start = perf_counter()
            row = self._learn(league)
            yield self._keep(row, perf_counter() - start)
            longest = max(longest, perf_counter() - start)

    def _learn(self, league: League) -> dict[str, Any]:
        course, network, stage = self.course, self._network, self.stage + 1
        chances = _number(course.seed, stage)
        torch.manual_seed(chances)
        told = torch.zeros(len(FIGURES), device=self._device)
        with league.open(f"{course.seed}.{stage}", chances + 1):
            league.settle(network, course.settle)
            for i in range(course.rounds):
                batch = league.collect(network, i)
                learn(network, self._optimizer, batch, course.pace(stage, i), told)
        figures = dict(zip(FIGURES, (told / course.rounds).tolist(), strict=True))
        self.stage = stage
        return {
            "stage": stage,
            "decisions": stage * course.decisions,
            "games": league.games,
            "points": league.points,
            **figures,
        }

    def _keep(self, row: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Write down what a stage came to, and how it went."""
        weights = self._network.to_weights()
        before = self._rows[-1]["seconds"] if self._rows else 0.0
        row |= {"seconds": before + seconds, "a_second": self.course.decisions / seconds}
        row["digest"] = _digest(weights)
        self._rows.append(row)
        with _whole(self._folder / f"stage-{self.stage:03}.npz") as path:
            write_network(path, weights)
        kept = {
            "course": asdict(self.course),
            "rows": self._rows,
            "network": self._network.state_dict(),
            "optimizer": self._optimizer.state_dict(),
        }
        with _whole(self._folder / _CHECKPOINT) as path:
            torch.save(kept, path)
        with _whole(self._folder / "training.jsonl") as path:
            path.write_text("".join(json.dumps(row) + "\n" for row in self._rows), encoding="utf-8")
        return row


@contextmanager
def _whole(path: Path) -> Iterator[Path]:
    """A file to write that takes its place only when it is complete."""
    draft = path.with_name(f"draft-{path.name}")
    yield draft
    draft.replace(path)


def _read(checkpoint: Path, device: str) -> Any:
    if not checkpoint.exists():
        raise NamijiError("no-training", f"there is no '{checkpoint}' to go on with")
    return torch.load(checkpoint, map_location=device, weights_only=True)


def _number(seed: str, stage: int) -> int:
    """What a stage's chances come from."""
    return int.from_bytes(hashlib.sha256(f"namiji learn {seed} {stage}".encode()).digest()[:4])


def _digest(weights: dict[str, NDArray[Any]]) -> str:
    """Short for the weights, to tell at a glance whether two runs learned the same."""
    digest = hashlib.sha256()
    for name in sorted(weights):
        digest.update(weights[name].tobytes())
    return digest.hexdigest()[:16]


def export(checkpoint: Path, path: Path) -> None:
    """Write a checkpoint's weights as a file that `mind.network` reads."""
    network = Network()
    network.load_state_dict(_read(checkpoint, "cpu")["network"])
    write_network(path, network.to_weights())
