"""Games that the network plays in an environment, to learn from them."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import torch
from torch import Tensor

from namiji.learn.network import Network
from namiji.learn.seats import Seats, returns
from namiji.mind.network import INPUTS
from namiji.spaces.layout import OBSERVATION, PLAYERS

_NEVER = -1e9  # the logit of an illegal action: finite, because 0 times infinity is undefined
_LEAST = 1e-20  # keeps a logarithm finite


@dataclass(frozen=True, slots=True)
class Batch:
    """Decisions to learn from, one per row."""

    seen: Tensor
    """The input of the network: the observation, then the mask of legal actions."""
    action: Tensor
    log_prob: Tensor
    gain: Tensor
    """How much better it went for the decider than expected."""
    target: Tensor
    """The utility of each seat, from the decider on."""
    present: Tensor


def join(batches: Sequence[Batch]) -> Batch:
    """Return the decisions of all batches in one."""
    if len(batches) == 1:
        return batches[0]
    columns = ([getattr(batch, field.name) for batch in batches] for field in fields(Batch))
    return Batch(*map(torch.cat, columns))


def log_probs(logits: Tensor, seen: Tensor) -> Tensor:
    """Return the logarithms of the policy over legal actions."""
    illegal = seen[:, OBSERVATION:] == 0
    return torch.log_softmax(logits.masked_fill(illegal, _NEVER), dim=-1)


def sample(log_prob: Tensor, generator: torch.Generator | None = None) -> Tensor:
    """Draw an action per row by the Gumbel trick; nothing waits for the device."""
    noise = torch.empty_like(log_prob).exponential_(generator=generator).clamp_(min=_LEAST).log_()
    return (log_prob - noise).argmax(dim=-1)


class Rollout:
    """Plays `steps` decisions in many games at a time; `players` has one number per game.

    The environment's arrays are on the network's device or on the CPU. A `rival` is a network that
    stays as it is. It plays all seats but one of each game, and what it decides is not learned.
    """

    def __init__(
        self, players: Tensor, steps: int, trust: float, rival: Network | None = None
    ) -> None:
        self._steps, self._trust, self._device = steps, trust, players.device
        self._seats = Seats(players)
        self._rival = rival
        self._own_seat = torch.arange(len(players), device=players.device) % players + 1
        self.players: list[int] = players.tolist()

        def rows(*shape: int, dtype: torch.dtype = torch.float32, more: int = 0) -> Tensor:
            size = (steps + more, len(players), *shape)
            return torch.zeros(size, dtype=dtype, device=players.device)

        self._seen = rows(INPUTS, more=1)
        self._decider = rows(dtype=torch.int8)
        self._action = rows(dtype=torch.int64)
        self._log_prob = rows()
        self._value = rows(PLAYERS, more=1)
        self._ended = rows(dtype=torch.bool)
        self._utility = rows(PLAYERS)
        self._present = self._seats.present.expand(steps, -1, -1).flatten(0, 1)
        self._part = self._seats.present / players[:, None]  # of the players, by seat
        self.games = torch.zeros((), device=players.device)
        """How many games have ended."""
        self.points = torch.zeros((), device=players.device)
        """The sum of their mean scores."""

    def enter(self, env: Any, generator: torch.Generator | None = None) -> None:
        """Begin to play in an environment, which writes into the same arrays at every step.

        Actions are drawn by the generator or, without one, by PyTorch's default generator.
        """
        self._env, self._generator = env, generator
        self._is_on_cpu = isinstance(env.observations, np.ndarray)
        home = "cpu" if self._is_on_cpu else self._device
        self._now_seen = torch.as_tensor(env.observations, device=home)
        self._now_legal = torch.as_tensor(env.masks, device=home)
        self._now_decider = torch.as_tensor(env.deciders, device=home)
        self._now_ended = torch.as_tensor(env.terminations, device=home)
        self._now_scores = torch.as_tensor(env.final_scores, device=home)
        self.games.zero_()
        self.points.zero_()

    @torch.no_grad()
    def settle(self, network: Network, steps: int) -> None:
        """Play without learning, until games are at different points."""
        for _ in range(steps):
            seen = self._inputs(0)
            decider = self._decider[0].copy_(self._now_decider)
            logits, _ = network(seen)
            action = sample(log_probs(logits, seen), self._generator)
            self._play(self._with_rivals(action, seen, decider))

    @torch.no_grad()
    def collect(self, network: Network) -> Batch:
        for step in range(self._steps):
            seen = self._inputs(step)
            decider = self._decider[step].copy_(self._now_decider)
            logits, expected = network(seen)
            log_prob = log_probs(logits, seen)
            action = self._action[step].copy_(sample(log_prob, self._generator))
            self._with_rivals(action, seen, decider)
            self._log_prob[step] = log_prob.gather(-1, action[:, None])[:, 0]
            self._value[step] = self._seats.numbered(expected.sigmoid(), decider)
            self._play(action)
            ended = self._ended[step].copy_(self._now_ended)
            scores = self._now_scores.to(self._device)
            self._utility[step] = self._seats.utility(scores)
            self.games += ended.sum()
            self.points += (scores * self._part).sum(-1).mul(ended).sum()
        _, expected = network(self._inputs(self._steps))
        decider = self._now_decider.to(self._device)
        self._value[-1] = self._seats.numbered(expected.sigmoid(), decider)
        return self._batch()

    def _inputs(self, step: int) -> Tensor:
        seen = self._seen[step]
        seen[:, :OBSERVATION] = self._now_seen.to(self._device)
        seen[:, OBSERVATION:] = self._now_legal.to(self._device)
        return seen

    def _with_rivals(self, action: Tensor, seen: Tensor, decider: Tensor) -> Tensor:
        """Put what the rival rates highest in the place of the actions in its seats."""
        if self._rival is not None:
            best = log_probs(self._rival(seen)[0], seen).argmax(dim=-1)
            action.copy_(torch.where(decider == self._own_seat, action, best))
        return action

    def _play(self, action: Tensor) -> None:
        self._env.step(action.cpu().numpy() if self._is_on_cpu else action)

    def _batch(self) -> Batch:
        found = returns(self._value, self._ended, self._utility, self._trust)
        own = (self._decider.long() - 1)[..., None]
        gain = (found - self._value[:-1]).gather(-1, own)[..., 0]
        target = torch.stack(
            [self._seats.seen(*row) for row in zip(found, self._decider, strict=True)]
        )
        batch = Batch(
            seen=self._seen[:-1].flatten(0, 1),
            action=self._action.flatten(),
            log_prob=self._log_prob.flatten(),
            gain=gain.flatten(),
            target=target.flatten(0, 1),
            present=self._present,
        )
        if self._rival is None:
            return batch
        own_rows = (self._decider == self._own_seat).flatten()
        return Batch(*(getattr(batch, field.name)[own_rows] for field in fields(Batch)))
