"""A teacher: what the search would do, why, and what another choice costs.

Everything here is a function of what a seat knows (`SeatView`), of a number of playouts and of a
seed: a hint cannot tell more than the seat knows.
"""

from namiji.mind.inquiry import Sureness
from namiji.mind.merits import MeritKind
from namiji.teacher.hint import Hint, give_hint
from namiji.teacher.merits import Merit
from namiji.teacher.verdict import Verdict, judge

__all__ = ["Hint", "Merit", "MeritKind", "Sureness", "Verdict", "give_hint", "judge"]
