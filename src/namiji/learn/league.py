"""The opponents in training: the network itself and, in some of the rounds, a bot as it is."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any, TypeVar

import torch
from torch import Tensor

from namiji.learn.network import Network
from namiji.learn.rollout import Batch, Rollout, join
from namiji.mind.network import read_network

T = TypeVar("T")


class League:
    """`players` has one number per game; `rivals` is the part of the rounds against the rival.

    If all rounds are against the rival, what is learned is a best response to it. The package's
    network plays as a rival where the games are. Other rivals play on the CPU, in two halves: one
    is played while the network evaluates the other. Each half has its own random numbers, so that
    it does not matter which is faster.
    """

    def __init__(
        self, players: Tensor, steps: int, trust: float, rivals: float, rival: str = "greedy"
    ) -> None:
        self._device, self._rivals, self._rival = players.device, rivals, rival
        self._own = [Rollout(players, steps, trust)] if rivals < 1 else []
        self._against: list[Rollout] = []
        if rivals and rival == "network":
            network = Network().to(self._device)
            network.load_weights(read_network())
            self._against = [Rollout(players, steps, trust, network)]
        elif rivals:
            self._against = [Rollout(half, steps, trust) for half in players.chunk(2)]

    @contextmanager
    def open(self, seed: str, random_seed: int) -> Iterator[None]:
        """Deal new games, and close them at the end."""
        with ExitStack() as stack:
            envs = []
            for own in self._own:
                env = stack.enter_context(make_env(self._device.type, own.players, seed))
                env.reset()
                own.enter(env)
                envs.append(env)
            for i, against in enumerate(self._against):
                env = stack.enter_context(self._rival_env(against.players, f"{seed}.rivals.{i}"))
                env.reset()
                against.enter(env, torch.Generator(self._device).manual_seed(random_seed + i))
                if self._rival == "network":
                    envs.append(env)
            yield
            if self._device.type == "cuda":
                for env in envs:
                    env.check()  # until here, nothing has waited for the device

    def settle(self, network: Network, steps: int) -> None:
        """Play until games are at different points; a step against a rival takes more turns."""
        for own in self._own:
            own.settle(network, steps)
        self._each_against(lambda against: against.settle(network, steps // 2))

    def collect(self, network: Network, number: int) -> Batch:
        """Play the round of this number; return its decisions."""
        if int((number + 1) * self._rivals) > int(number * self._rivals):
            return join(self._each_against(lambda against: against.collect(network)))
        return self._own[0].collect(network)

    def _rival_env(self, players: list[int], seed: str) -> Any:
        if self._rival == "network":
            return make_env(self._device.type, players, seed)
        return make_rival_env(players, seed, self._rival)

    @property
    def games(self) -> int:
        """How many games have ended since `open`."""
        return sum(int(rollout.games) for rollout in (*self._own, *self._against))

    @property
    def points(self) -> float:
        """The mean score in these games."""
        return sum(float(each.points) for each in (*self._own, *self._against)) / max(1, self.games)

    def _each_against(self, work: Callable[[Rollout], T]) -> list[T]:
        if not self._against:
            return []
        with ThreadPoolExecutor(len(self._against)) as pool:
            return list(pool.map(work, self._against))


def make_env(device: str, players: list[int], seed: str) -> Any:
    """Make an environment with one game per number of players; the network has all seats."""
    if device == "cuda":
        from namiji.envs.cuda import CudaEnv

        return CudaEnv(len(players), players, direction="both", seed=seed)
    from namiji.envs.vector import VectorEnv

    return VectorEnv(len(players), players, direction="both", seed=seed)


def make_rival_env(players: list[int], seed: str, rival: str) -> Any:
    """Make the same with a bot in all seats but one."""
    from namiji.envs.vector import VectorEnv

    return VectorEnv(len(players), players, direction="both", seed=seed, opponents=rival)
