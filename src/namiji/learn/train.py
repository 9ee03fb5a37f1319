"""Training in stages. An interrupted training can resume after each of them.

A stage deals new games, takes its random numbers from the seed and its own number, and ends with a
checkpoint. So a training that is interrupted and resumed learns the same as one that is not.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter
from typing import Any

import torch
from numpy.typing import NDArray

from namiji.errors import NamijiError
from namiji.files import whole_file
from namiji.learn.league import League
from namiji.learn.network import Network
from namiji.learn.ppo import FIGURES, StepSettings, learn
from namiji.mind.network import read_network, write_network

_TABLES = (4, 3, 2, 4, 4, 5, 3, 4, 5, 2, 4, 4, 2, 3, 4, 4, 3, 5, 5, 2)
"""Numbers of players by game, repeated: 8 of 20 games are for four players, the others even.

Even and odd games go in different directions, and every number of players has its share of both.
"""

_CHECKPOINT = "checkpoint.pt"


@dataclass(frozen=True, slots=True)
class Schedule:
    """All settings that determine what is learned."""

    seed: str = "1"
    stages: int = 24
    rounds: int = 200
    """Rounds of playing and learning per stage."""
    games: int = 32768
    """Games that are played at a time."""
    steps: int = 32
    """Decisions per game and round."""
    settle: int = 500
    """Decisions per game before a stage learns, so that games are at different points."""
    size: int = 65536
    """Decisions per step of the optimizer."""
    passes: int = 2
    """How often each decision is used."""
    rate: float = 5e-4
    """The learning rate at the start; it falls to 0."""
    entropy: float = 0.01
    """The weight of the entropy bonus at the start."""
    last_entropy: float = 0.001
    """The same at the end."""
    trust: float = 0.95
    """The lambda of TD(lambda); see `seats.returns`."""
    rivals: float = 0.0
    """The part of the rounds against the rival; in the others, the network plays itself."""
    rival: str = "greedy"
    """The bot in all other seats of these rounds. With `rivals` 1, a best response is learned."""

    @property
    def decisions(self) -> int:
        """Decisions that a stage learns from."""
        return self.rounds * self.steps * self.games

    def step_settings(self, stage: int, number: int) -> StepSettings:
        progress = ((stage - 1) * self.rounds + number) / (self.stages * self.rounds)
        return StepSettings(
            rate=self.rate * (1 - progress),
            entropy=self.entropy + (self.last_entropy - self.entropy) * progress,
            passes=self.passes,
            size=self.size,
        )


class Training:
    """The training of a network. It writes everything to `folder`."""

    def __init__(self, schedule: Schedule, device: str, folder: Path) -> None:
        self.schedule, self._device, self._folder = schedule, torch.device(device), folder
        torch.set_float32_matmul_precision("high")
        torch.manual_seed(_random_seed(schedule.seed, 0))
        self._network = Network().to(self._device)
        fused = self._device.type == "cuda"
        self._optimizer = torch.optim.Adam(self._network.parameters(), eps=1e-5, fused=fused)
        self.stage = 0
        """The number of finished stages."""
        self._rows: list[dict[str, Any]] = []

    @classmethod
    def start(
        cls, schedule: Schedule, device: str, folder: Path, learned: Path | None = None
    ) -> "Training":
        """Start a training in a new folder, optionally from a checkpoint or a bot's weights."""
        if (folder / _CHECKPOINT).exists():
            raise NamijiError(
                "training-exists", f"'{folder}' has a training already; add --resume to continue it"
            )
        training = cls(schedule, device, folder)
        if learned and learned.suffix == ".npz":
            training._network.load_weights(read_network(_existing(learned)))
        elif learned:
            training._load(_read(learned, device))
        folder.mkdir(parents=True, exist_ok=True)
        return training

    @classmethod
    def resume(cls, device: str, folder: Path) -> "Training":
        """Continue the training of a folder after its last stage."""
        kept = _read(folder / _CHECKPOINT, device)
        training = cls(Schedule(**kept["schedule"]), device, folder)
        training._load(kept)
        training._rows = kept["rows"]
        training.stage = len(kept["rows"])
        return training

    def _load(self, kept: Any) -> None:
        """Load network and optimizer; a new optimizer would take larger steps at first."""
        self._network.load_state_dict(kept["network"])
        self._optimizer.load_state_dict(kept["optimizer"])

    def run(self, seconds: float) -> Iterator[dict[str, Any]]:
        """Run stages until the schedule is done, or the next stage might end too late."""
        schedule, began, longest = self.schedule, perf_counter(), 0.0
        players = list(islice(cycle(_TABLES), schedule.games))
        at = torch.tensor(players, device=self._device)
        league = League(at, schedule.steps, schedule.trust, schedule.rivals, schedule.rival)
        while self.stage < schedule.stages and perf_counter() - began + longest < seconds:
            start = perf_counter()
            row = self._learn(league)
            yield self._keep(row, perf_counter() - start)
            longest = max(longest, perf_counter() - start)

    def _learn(self, league: League) -> dict[str, Any]:
        schedule, network, stage = self.schedule, self._network, self.stage + 1
        random_seed = _random_seed(schedule.seed, stage)
        torch.manual_seed(random_seed)
        totals = torch.zeros(len(FIGURES), device=self._device)
        with league.open(f"{schedule.seed}.{stage}", random_seed + 1):
            league.settle(network, schedule.settle)
            for i in range(schedule.rounds):
                batch = league.collect(network, i)
                learn(network, self._optimizer, batch, schedule.step_settings(stage, i), totals)
        figures = dict(zip(FIGURES, (totals / schedule.rounds).tolist(), strict=True))
        self.stage = stage
        return {
            "stage": stage,
            "decisions": stage * schedule.decisions,
            "games": league.games,
            "points": league.points,
            **figures,
        }

    def _keep(self, row: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Write the results and the checkpoint of a stage."""
        weights = self._network.to_weights()
        before = self._rows[-1]["seconds"] if self._rows else 0.0
        row |= {
            "seconds": before + seconds,
            "decisions_per_second": self.schedule.decisions / seconds,
        }
        row["digest"] = _digest(weights)
        self._rows.append(row)
        with whole_file(self._folder / f"stage-{self.stage:03}.npz") as path:
            write_network(path, weights)
        kept = {
            "schedule": asdict(self.schedule),
            "rows": self._rows,
            "network": self._network.state_dict(),
            "optimizer": self._optimizer.state_dict(),
        }
        with whole_file(self._folder / _CHECKPOINT) as path:
            torch.save(kept, path)
        with whole_file(self._folder / "training.jsonl") as path:
            path.write_text("".join(json.dumps(row) + "\n" for row in self._rows), encoding="utf-8")
        return row


def _read(checkpoint: Path, device: str) -> Any:
    return torch.load(_existing(checkpoint), map_location=device, weights_only=True)


def _existing(path: Path) -> Path:
    if not path.exists():
        raise NamijiError("no-training", f"there is no file '{path}' to start from")
    return path


def _random_seed(seed: str, stage: int) -> int:
    """Return the seed of a stage's random numbers."""
    return int.from_bytes(hashlib.sha256(f"namiji learn {seed} {stage}".encode()).digest()[:4])


def _digest(weights: dict[str, NDArray[Any]]) -> str:
    """Return a short digest of the weights, to see whether two trainings learned the same."""
    digest = hashlib.sha256()
    for name in sorted(weights):
        digest.update(weights[name].tobytes())
    return digest.hexdigest()[:16]


def export(checkpoint: Path, path: Path) -> None:
    """Write the weights of a checkpoint to a file that `mind.network` reads."""
    network = Network()
    network.load_state_dict(_read(checkpoint, "cpu")["network"])
    write_network(path, network.to_weights())
