"""The network of `mind.network` in PyTorch, for training."""

from typing import Any

import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from namiji.mind.network import WEIGHTS


class Network(nn.Module):
    """Takes observations, each followed by its mask; returns two tensors of logits.

    They are the logits of all actions, and of every seat's utility, from the observer on.
    """

    def __init__(self) -> None:
        super().__init__()
        self.first = _layer("first", 2**0.5)
        self.second = _layer("second", 2**0.5)
        self.third = _layer("third", 2**0.5)
        # Small at first: all actions are nearly even, and so are all seats.
        self.policy = _layer("policy", 0.01)
        self.value = _layer("value", 0.1)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        for layer in (self.first, self.second, self.third):
            seen = torch.relu(layer(seen))
        return self.policy(seen), self.value(seen)

    def to_weights(self) -> dict[str, NDArray[Any]]:
        """Return the weights for `mind.network`, with one row per input."""
        weights = {}
        for name, tensor in self.state_dict().items():
            weights[_field(name)] = tensor.cpu().numpy().T
        return weights

    def load_weights(self, weights: Any) -> None:
        """Take the weights that a bot plays with, as `mind.network.read_network` returns them."""
        tensors = {name: torch.tensor(weights[_field(name)][0].T) for name in self.state_dict()}
        self.load_state_dict(tensors)


def _field(name: str) -> str:
    """Return what `mind.network` calls a parameter."""
    layer, _, part = name.partition(".")
    return layer if part == "weight" else f"{layer}_bias"


def _layer(name: str, gain: float) -> nn.Linear:
    inputs, outputs = WEIGHTS[name]
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer
