"""Everybody's utility, and seats as they are numbered and as a seat sees them."""

import torch
from torch import Tensor

from namiji.bots.search import STYLE
from namiji.core.layout import SEATS
from namiji.spaces.layout import PLAYERS


class Seats:
    """Turns rows of a value for each seat, for games of given numbers of players."""

    def __init__(self, players: Tensor) -> None:
        self._players = players.long()
        self.present = torch.arange(PLAYERS, device=players.device) < self._players[:, None]
        absolute = torch.zeros(SEATS, SEATS, PLAYERS, dtype=torch.long)
        for table in range(2, PLAYERS + 1):
            for decider in range(1, table + 1):
                for i in range(PLAYERS):
                    absolute[table, decider, i] = (decider - 1 + i) % table if i < table else i
        self._absolute = absolute.to(players.device)
        self._relative = self._absolute.argsort(dim=-1)

    def numbered(self, values: Tensor, decider: Tensor) -> Tensor:
        """From the decider's order to the order of the seats' numbers."""
        return values.gather(-1, self._relative[self._players, decider.long()])

    def seen(self, values: Tensor, decider: Tensor) -> Tensor:
        """From the order of the seats' numbers to the decider's."""
        return values.gather(-1, self._absolute[self._players, decider.long()])

    def utility(self, scores: Tensor) -> Tensor:
        """What final scores are worth to each seat, by the measure of the search (`mind.tree`)."""
        points = scores.float().masked_fill(~self.present, -1e4)
        first, second = points.topk(2).values[..., None].unbind(-2)
        best = points == first
        share = best / best.sum(-1, keepdim=True)
        margin = points - torch.where(best, second, first)
        ease = 0.5 + 0.5 * margin / (STYLE["margin_scale"] + margin.abs())
        return torch.lerp(share, ease, STYLE["margin_part"])


def returns(values: Tensor, ended: Tensor, utility: Tensor, trust: float) -> Tensor:
    """What each step comes to, for every seat: the game's utility, or what is expected of it.

    `values` has a row more than the others: what is expected after the last step. What a step comes
    to is a mean over the steps that follow and the end, each counting `trust` times as much as the
    one before it (TD(lambda)).
    """
    found = torch.empty_like(utility)
    after = values[-1]
    for step in range(len(utility) - 1, -1, -1):
        expected = torch.lerp(values[step + 1], after, trust)
        after = found[step] = torch.where(ended[step, :, None], utility[step], expected)
    return found
