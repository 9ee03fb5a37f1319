"""Whole games of networks on a GPU, for the search for a fairer route.

They say more than openings that greedy finishes, and a GPU plays thousands of them in parts of a
second.
"""

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from namiji.balance.census import CENSUS, TEMPERATURES, Census, Setting
from namiji.balance.figures import Censuses
from namiji.core.layout import STATE
from namiji.core.names import DIRECTIONS
from namiji.core.spots import unpack_spot
from namiji.edition import Edition
from namiji.envs.cuda import CudaEnv
from namiji.envs.vector import VectorEnv
from namiji.learn.network import Network
from namiji.learn.rollout import log_probs, sample
from namiji.mind.network import NETWORK_FILE, read_network

_CHECK_EVERY: Final = 16  # steps: to ask whether all games are over takes time


class NetworksOnGpu:
    """Networks that play routes, each in all seats of its games."""

    def __init__(self, paths: Sequence[Path] = (NETWORK_FILE,), device: str = "cuda") -> None:
        self._device = torch.device(device)
        self._networks = [Network().to(self._device) for _ in paths]
        for network, path in zip(self._networks, paths, strict=True):
            network.load_weights(read_network(path))

    def measure(
        self, edition: Edition, games: int, seed: str, settings: Sequence[Setting]
    ) -> Censuses:
        """Play this number of games per setting; each network has one census per temperature."""
        found: dict[Setting, Census] = {}
        minds = len(self._networks) * len(TEMPERATURES)
        each = -(-games // minds)
        for direction in DIRECTIONS:
            here = [setting for setting in settings if setting.direction == direction]
            if not here:
                continue
            # All games in one environment: a row for each game of a setting, of all settings of a
            # temperature, of all temperatures of a network.
            players = np.tile(np.repeat([setting.players for setting in here], each), minds)
            given = (len(players), players.tolist(), direction, edition)
            places = _start_places(VectorEnv(*given, seed=seed))
            env = CudaEnv if self._device.type == "cuda" else VectorEnv
            scores = self._scores(env(*given, seed=seed))
            shape = (minds, len(here), each, -1)
            places, scores = places.reshape(shape), scores.reshape(shape)
            for number, setting in enumerate(here):
                seats = slice(setting.players)
                found[setting] = _census(places[:, number, :, seats], scores[:, number, :, seats])
        return found

    @torch.no_grad()
    def _scores(self, env: CudaEnv | VectorEnv) -> NDArray[np.int64]:
        """Play every row to the end of its first game; return the scores by seat."""
        env.reset()
        generator = torch.Generator(self._device).manual_seed(0)
        rows = env.games // len(self._networks)
        temperature = torch.tensor(TEMPERATURES, device=self._device)
        temperature = temperature.repeat_interleave(rows // len(TEMPERATURES))[:, None]
        scores = self._tensor(env.final_scores).clone()
        is_over = self._tensor(env.terminations).clone()
        for step in count(1):
            seen = torch.cat([self._tensor(env.observations), self._tensor(env.masks)], dim=1)
            parts = zip(self._networks, seen.chunk(len(self._networks)), strict=True)
            logits = torch.cat([network(part)[0] / temperature for network, part in parts])
            env.step(sample(log_probs(logits, seen), generator))
            ends = self._tensor(env.terminations) & ~is_over
            scores = torch.where(ends[:, None], self._tensor(env.final_scores), scores)
            is_over |= ends
            if step % _CHECK_EVERY == 0 and is_over.all():
                break
        return scores.cpu().numpy().astype(np.int64)

    def _tensor(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self._device)


def _start_places(env: VectorEnv) -> NDArray[Any]:
    """Return the start place of each seat, one row per game."""
    env.reset()
    spots = env.get_states()[:, : STATE.itemsize].copy().view(STATE)[:, 0]["spot"]
    place_of = np.array([unpack_spot(spot)[1] for spot in range(int(spots.max()) + 1)])
    return np.asarray(place_of[spots[:, 1:]])


def _census(places: NDArray[Any], scores: NDArray[Any]) -> Census:
    """Return one census per mind, of its games' start places and scores by seat."""
    leads = scores - scores.mean(axis=-1, keepdims=True)
    leads = np.take_along_axis(leads, np.argsort(places, axis=-1), axis=-1)
    minds, games, players = leads.shape
    census = np.zeros(minds, CENSUS)
    census["games"] = games
    census["lead"][:, :players] = leads.sum(axis=1)
    census["lead_squared"][:, :players] = (leads**2).sum(axis=1)
    return census
