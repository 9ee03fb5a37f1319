"""Proximal policy optimization (Schulman et al. 2017)."""

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits

from namiji.learn.network import Network
from namiji.learn.rollout import Batch, log_probs

FIGURES = ("policy_loss", "value_loss", "entropy", "drift", "clipped")
"""What an update reports: the mean of each over all decisions. Drift is the KL divergence."""


@dataclass(frozen=True, slots=True)
class StepSettings:
    """The settings of an update."""

    rate: float
    entropy: float
    """The weight of the entropy bonus."""
    passes: int
    """How often an update goes through a batch."""
    size: int
    """Decisions per step of the optimizer."""
    clip: float = 0.2
    value: float = 1.0
    """The weight of the value loss."""
    max_gradient: float = 0.5
    """The largest norm of a gradient."""


def learn(
    network: Network,
    optimizer: torch.optim.Optimizer,
    batch: Batch,
    settings: StepSettings,
    totals: Tensor,
) -> None:
    """Update the network from a batch; add the figures to `totals`, which stays on the device."""
    for group in optimizer.param_groups:
        group["lr"] = settings.rate
    gain = (batch.gain - batch.gain.mean()) / (batch.gain.std() + 1e-6)
    for _ in range(settings.passes):
        order = torch.randperm(len(gain), device=gain.device)
        for rows in torch.split(order, settings.size):
            loss, figures = _loss(network, batch, gain, rows, settings)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()  # type: ignore[no-untyped-call]
            torch.nn.utils.clip_grad_norm_(network.parameters(), settings.max_gradient)
            optimizer.step()
            totals += figures * (len(rows) / len(gain) / settings.passes)


def _loss(
    network: Network, batch: Batch, gain: Tensor, rows: Tensor, settings: StepSettings
) -> tuple[Tensor, Tensor]:
    seen, gain = batch.seen[rows], gain[rows]
    logits, expected = network(seen)
    log_prob = log_probs(logits, seen)
    entropy = -(log_prob.exp() * log_prob).sum(-1).mean()
    change = log_prob.gather(-1, batch.action[rows, None])[:, 0] - batch.log_prob[rows]
    ratio = change.exp()
    clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
    policy = -torch.minimum(ratio * gain, clipped * gain).mean()
    present = batch.present[rows]
    each = binary_cross_entropy_with_logits(expected, batch.target[rows], reduction="none")
    value = (each * present).sum() / present.sum()
    loss = policy + settings.value * value - settings.entropy * entropy
    with torch.no_grad():
        drift = (ratio - 1 - change).mean()
        beyond = (clipped != ratio).float().mean()
        figures = torch.stack([policy, value, entropy, drift, beyond])
    return loss, figures.detach()
