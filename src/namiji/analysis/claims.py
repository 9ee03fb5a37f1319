"""Claims that another move was better, each checked before it is made; see `mind.inquiry`."""

from dataclasses import dataclass

from namiji.bots.inquirer import answer, new_inquiry
from namiji.game.actions import Action
from namiji.game.view import SeatView
from namiji.mind.inquiry import CLAIM


@dataclass(frozen=True, slots=True)
class Claim:
    """What the search prefers, and how much better it is, if that is claimed."""

    best: Action
    cost: float = 0.0
    error: float = 0.0
    """The reach of the 95% interval of the cost."""


def find_claim(view: SeatView, action: Action, effort: int, seed: str) -> Claim:
    findings = answer(view, new_inquiry(view, CLAIM, effort, seed, action))
    q = findings.inquiry
    return Claim(findings.action(view, "best"), float(q.cost), float(q.cost_error))
