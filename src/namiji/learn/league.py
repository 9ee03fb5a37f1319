"""Whom the network plays against: itself and, in some of the rounds, greedy players."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any, TypeVar

import torch
from torch import Tensor

from namiji.learn.network import Network
from namiji.learn.rollout import Batch, Rollout, join

T = TypeVar("T")


class League:
    """`players` has a number for each game; `rivals` is the part of the rounds that meet greedy.

    Greedy plays on the CPU. Its games are in two halves: one is played on while the network looks
    at the other. Each half draws its own chances, so that it does not matter which is faster.
    """

    def __init__(self, players: Tensor, steps: int, trust: float, rivals: float) -> None:
        self._device, self._rivals = players.device, rivals
        self._own = Rollout(players, steps, trust)
        halves = players.chunk(2) if rivals else ()
        self._halves = [Rollout(half, steps, trust) for half in halves]

    @contextmanager
    def open(self, seed: str, chances: int) -> Iterator[None]:
        """Deal all games anew; close them after what is done within."""
        with ExitStack() as stack:
            env = stack.enter_context(make_env(self._device.type, self._own.players, seed))
            env.reset()
            self._own.enter(env)
            for i, half in enumerate(self._halves):
                against = stack.enter_context(make_rival_env(half.players, f"{seed}.rivals.{i}"))
                against.reset()
                half.enter(against, torch.Generator(self._device).manual_seed(chances + i))
            yield
            if self._device.type == "cuda":
                env.check()  # nothing waits for the device before

    def settle(self, network: Network, steps: int) -> None:
        """Play on until games are at different points; a step against greedy takes more turns."""
        self._own.settle(network, steps)
        self._each_half(lambda half: half.settle(network, steps // 2))

    def collect(self, network: Network, number: int) -> Batch:
        """What the round of this number brings."""
        if int((number + 1) * self._rivals) > int(number * self._rivals):
            return join(self._each_half(lambda half: half.collect(network)))
        return self._own.collect(network)

    @property
    def games(self) -> int:
        """How many games have ended since they were dealt."""
        return sum(int(rollout.games) for rollout in (self._own, *self._halves))

    @property
    def points(self) -> float:
        """The mean score in them."""
        return sum(float(each.points) for each in (self._own, *self._halves)) / max(1, self.games)

    def _each_half(self, work: Callable[[Rollout], T]) -> list[T]:
        if not self._halves:
            return []
        with ThreadPoolExecutor(len(self._halves)) as pool:
            return list(pool.map(work, self._halves))


def make_env(device: str, players: list[int], seed: str) -> Any:
    """As many games as there are numbers of players, in both directions; all seats are ours."""
    if device == "cuda":
        from namiji.envs.cuda import CudaEnv

        return CudaEnv(len(players), players, direction="both", seed=seed)
    from namiji.envs.vector import VectorEnv

    return VectorEnv(len(players), players, direction="both", seed=seed)


def make_rival_env(players: list[int], seed: str) -> Any:
    """The same with greedy in all seats but one."""
    from namiji.envs.vector import VectorEnv

    return VectorEnv(len(players), players, direction="both", seed=seed, opponents=("greedy",))
