"""What the search would do for a seat, and why; see `mind.inquiry`."""

from dataclasses import dataclass
from typing import Any

from namiji.bots.inquirer import answer, new_inquiry
from namiji.game.actions import Action, actions_of
from namiji.game.view import SeatView
from namiji.mind.ending import Solution, solve
from namiji.mind.inquiry import HINT, HINT_PLAYOUTS, SURENESS, Sureness
from namiji.teacher.merits import Merit, main_merit

_ENDING = 500_000  # nodes of an exact ending: less than half a second


@dataclass(frozen=True, slots=True)
class Hint:
    """Chances are expected shares of the victory; an error is the reach of a 95% interval."""

    best: Action
    other: Action
    """The next best choice."""
    sureness: Sureness
    chance: float
    chance_error: float
    other_chance: float
    other_error: float
    merit: Merit | None
    """What speaks most for the best choice; None if nothing does."""

    def to_dict(self) -> dict[str, Any]:
        return {
            "best": str(self.best),
            "other": str(self.other),
            "sureness": self.sureness,
            "chance": self.chance,
            "chance_error": self.chance_error,
            "other_chance": self.other_chance,
            "other_error": self.other_error,
            "merit": None if self.merit is None else self.merit.to_dict(),
        }


def give_hint(view: SeatView, playouts: int = HINT_PLAYOUTS, seed: str = "hint") -> Hint:
    """Return the choice of the search for the deciding seat, from its own view."""
    inquiries = new_inquiry(view, HINT, playouts, seed)
    solution = solve(view, _ENDING)
    if solution is not None:
        _fill_in(inquiries[0], view, solution)
    findings = answer(view, inquiries)
    q = findings.inquiry
    return Hint(
        findings.action(view, "best"),
        findings.action(view, "other"),
        SURENESS[q.sureness],
        float(q.chance),
        float(q.chance_error),
        float(q.other_chance),
        float(q.other_error),
        main_merit(findings.merits),
    )


def _fill_in(q: Any, view: SeatView, solution: Solution) -> None:
    """Note the two best choices of an exact ending; ties as the solver breaks them."""
    ids = actions_of(view.edition)
    best, *others = sorted(
        solution.values,
        key=lambda value: (value.action != solution.best, -value.share, -value.margin),
    )
    other = others[0] if others else best
    q.is_exact = 1
    q.best, q.chance = ids.id(best.action), round(best.share, 3)
    q.other, q.other_chance = ids.id(other.action), round(other.share, 3)
