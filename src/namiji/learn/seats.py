"""The utility of all seats, and their order by number and as the decider counts them."""

import torch
from torch import Tensor

from namiji.bots.search import STYLE
from namiji.core.layout import SEATS
from namiji.spaces.layout import PLAYERS


class Seats:
    """Reorders rows of one value per seat, for games with given numbers of players."""

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
        """Reorder from the decider's order to the order of seat numbers."""
        return values.gather(-1, self._relative[self._players, decider.long()])

    def seen(self, values: Tensor, decider: Tensor) -> Tensor:
        """Reorder from the order of seat numbers to the decider's order."""
        return values.gather(-1, self._absolute[self._players, decider.long()])

    def utility(self, scores: Tensor) -> Tensor:
        """Return each seat's utility of final scores, as the search defines it (`mind.tree`)."""
        points = scores.float().masked_fill(~self.present, -1e4)
        first, second = points.topk(2).values[..., None].unbind(-2)
        best = points == first
        share = best / best.sum(-1, keepdim=True)
        margin = points - torch.where(best, second, first)
        ease = 0.5 + 0.5 * margin / (STYLE["margin_scale"] + margin.abs())
        return torch.lerp(share, ease, STYLE["margin_part"])


def returns(values: Tensor, ended: Tensor, utility: Tensor, trust: float) -> Tensor:
    """Return the return of each step, for every seat: TD(lambda), with lambda = `trust`.

    It is a weighted mean of the values after the following steps and of the utility at the end;
    each step weighs `trust` times as much as the one before it. `values` has one row more than the
    others: the values after the last step.
    """
    found = torch.empty_like(utility)
    after = values[-1]
    for step in range(len(utility) - 1, -1, -1):
        expected = torch.lerp(values[step + 1], after, trust)
        after = found[step] = torch.where(ended[step, :, None], utility[step], expected)
    return found
