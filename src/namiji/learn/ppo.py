"""Proximal policy optimisation (Schulman et al. 2017): learn from a batch without running away."""

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits

from namiji.learn.network import Network
from namiji.learn.rollout import Batch, log_probs

FIGURES = ("policy_loss", "value_loss", "entropy", "drift", "clipped")
"""What an update tells: the mean of each over all decisions. Drift is the KL divergence."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How to take a step."""

    rate: float
    entropy: float
    """What being undecided is worth."""
    passes: int
    """How often a batch is gone through."""
    size: int
    """Decisions of one step."""
    clip: float = 0.2
    value: float = 1.0
    """The weight of the values' loss."""
    longest: float = 0.5
    """The norm of a gradient at most."""


def learn(
    network: Network, optimizer: torch.optim.Optimizer, batch: Batch, pace: Pace, told: Tensor
) -> None:
    """Go through a batch. The figures are added to `told`, on the device; nothing waits for it."""
    for group in optimizer.param_groups:
        group["lr"] = pace.rate
    gain = (batch.gain - batch.gain.mean()) / (batch.gain.std() + 1e-6)
    for _ in range(pace.passes):
        order = torch.randperm(len(gain), device=gain.device)
        for rows in torch.split(order, pace.size):
            loss, figures = _loss(network, batch, gain, rows, pace)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()  # type: ignore[no-untyped-call]
            torch.nn.utils.clip_grad_norm_(network.parameters(), pace.longest)
            optimizer.step()
            told += figures * (len(rows) / len(gain) / pace.passes)


def _loss(
    network: Network, batch: Batch, gain: Tensor, rows: Tensor, pace: Pace
) -> tuple[Tensor, Tensor]:
    seen, gain = batch.seen[rows], gain[rows]
    logits, expected = network(seen)
    log_prob = log_probs(logits, seen)
    entropy = -(log_prob.exp() * log_prob).sum(-1).mean()
    change = log_prob.gather(-1, batch.action[rows, None])[:, 0] - batch.log_prob[rows]
    ratio = change.exp()
    clipped = ratio.clamp(1 - pace.clip, 1 + pace.clip)
    policy = -torch.minimum(ratio * gain, clipped * gain).mean()
    present = batch.present[rows]
    each = binary_cross_entropy_with_logits(expected, batch.target[rows], reduction="none")
    value = (each * present).sum() / present.sum()
    loss = policy + pace.value * value - pace.entropy * entropy
    with torch.no_grad():
        drift = (ratio - 1 - change).mean()
        beyond = (clipped != ratio).float().mean()
        figures = torch.stack([policy, value, entropy, drift, beyond])
    return loss, figures.detach()
