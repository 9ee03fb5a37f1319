"""What a decision cost, for a coach that says so at once; see `mind.inquiry`."""

from dataclasses import dataclass
from typing import Any

from namiji.bots.inquirer import answer, new_inquiry
from namiji.game.actions import Action
from namiji.game.view import SeatView
from namiji.mind.inquiry import VERDICT, VERDICT_PLAYOUTS
from namiji.teacher.merits import Merit, main_merit


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision compared with the best one. Without a checked mistake, the cost is 0."""

    action: Action
    best: Action
    cost: float
    """How much of the victory it cost."""
    error: float
    """The reach of a 95% interval."""
    merit: Merit | None
    """What speaks most for the best choice."""

    def to_dict(self) -> dict[str, Any]:
        return {
            "action": str(self.action),
            "best": str(self.best),
            "cost": self.cost,
            "error": self.error,
            "merit": None if self.merit is None else self.merit.to_dict(),
        }


def judge(
    view: SeatView, action: Action, playouts: int = VERDICT_PLAYOUTS, seed: str = "1"
) -> Verdict:
    """Judge a decision from the view that its seat had before it."""
    findings = answer(view, new_inquiry(view, VERDICT, playouts, seed, action))
    q = findings.inquiry
    best = findings.action(view, "best")
    return Verdict(action, best, float(q.cost), float(q.cost_error), main_merit(findings.merits))
