"""Millions of random games on the GPU."""

from typing import Any

import numpy as np

from namiji.core.layout import STATE
from namiji.core.names import DIRECTIONS, Directions
from namiji.edition import Edition
from namiji.envs.cuda.array import DeviceArray
from namiji.envs.cuda.device import Shape, require_gpu, stream_of
from namiji.envs.settings import check_settings
from namiji.spaces.layout import PLAYERS

SHAPE = Shape(64, 512, 9)


class Playouts:
    """Random games, played to their ends on the GPU."""

    def __init__(self, scores: DeviceArray, decided: Any, records: Any) -> None:
        self.scores = scores
        """Final scores on the device, one row per game; column i is seat i + 1."""
        self._decided = decided
        self._records = records

    @property
    def decisions(self) -> int:
        """The number of decisions in all games; waits until they are over."""
        return int(self._decided.copy_to_host().sum())

    @property
    def states(self) -> Any:
        """The final states that were kept, as `namiji.match.batch` returns them."""
        return np.frombuffer(self._records.copy_to_host().tobytes(), STATE)


def play_batch(
    games: int,
    players: int = 4,
    direction: Directions = "clockwise",
    edition: Edition | None = None,
    seed: int | str = 0,
    *,
    keep: int = 0,
    shape: Shape = SHAPE,
) -> Playouts:
    """Deal and play random games; game i equals the one of `namiji.match.batch.play_batch`.

    It returns at once; reading the result waits for the games. The final states of the first `keep`
    games are kept. `shape` says how games are distributed, which affects speed only.
    """
    cuda = require_gpu()
    from namiji.envs.cuda.kernels import ROW, WORDS, play_games, pool_bytes

    settings = check_settings(games, players, direction, edition, "share", seed)
    blocks, share = shape.fit(games)
    blocks = min(blocks, shape.at_once)
    rows = blocks * share
    stream = stream_of(0)
    scores = DeviceArray(cuda.device_array((PLAYERS, games), np.int16), stream)
    decided = cuda.device_array(blocks * shape.threads, np.int64)
    records = cuda.device_array((keep, WORDS), np.uint64)
    play_games[blocks, shape.threads, stream, pool_bytes(shape.threads, share)](
        cuda.to_device(settings.tables.view(np.uint64)),
        players,
        DIRECTIONS.index(direction),
        cuda.to_device(settings.key),
        scores.columns,
        decided,
        records,
        cuda.device_array((rows, ROW), np.uint64),
        cuda.to_device(np.zeros(1, np.int64)),
        share,
    )
    return Playouts(scores, decided, records)
