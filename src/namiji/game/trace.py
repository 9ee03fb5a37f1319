"""A trace in Python: outcomes for the compiled rules to take, and what they report."""

from collections.abc import Iterable
from typing import Any, TypeAlias

import numpy as np

from namiji.core import layout
from namiji.edition import Edition
from namiji.errors import ImpossibleOutcome
from namiji.game.outcomes import Outcome, outcomes_of

Row: TypeAlias = tuple[int, ...]
"""A tuple of numbers costs the garbage collector nothing. A server keeps many games."""


class Trace:
    """One trace. It keeps array views of the fields: attributes of a record are slow in Python."""

    def __init__(self, edition: Edition) -> None:
        array = np.zeros(1, layout.TRACE)
        self.traces: Any = array
        self._names = outcomes_of(edition)
        self._events = array["events"][0]
        self._event_count = array["event_count"]
        self._outcomes = array["outcomes"][0]
        self._outcome_count = array["outcome_count"]
        self._forced = array["forced"][0]
        self._forced_count = array["forced_count"]
        self._forced_used = array["forced_used"]
        self._strict = array["strict"]
        self._fault = array["fault"]
        self._fault_at = array["fault_at"]

    def set_outcomes(self, outcomes: Iterable[Outcome] | None, strict: bool) -> None:
        """Set what chance brings in the next call: exactly that if `strict`, or that first."""
        ids = [self._names.id(outcome) for outcome in outcomes or ()]
        if len(ids) > layout.OUTCOMES:
            raise ImpossibleOutcome(
                "extra-outcome", "there are more outcomes than one decision can have"
            )
        if ids:
            self._forced[: len(ids)] = ids
        self._forced_count[0] = len(ids)
        self._strict[0] = strict

    def check(self) -> None:
        """Raise an error if the last call could not use the outcomes that it was given."""
        fault, used = self._fault[0], self._forced_used[0]
        if fault == layout.MISSING:
            raise ImpossibleOutcome(
                "missing-outcome", "an outcome is missing: chance brings more here"
            )
        if fault == layout.IMPOSSIBLE:
            wrong = self._forced_name(self._fault_at[0])
            raise ImpossibleOutcome("impossible-outcome", f"'{wrong}' cannot be drawn here")
        if used < self._forced_count[0]:
            extra = self._forced_name(used)
            raise ImpossibleOutcome("extra-outcome", f"'{extra}' is one outcome too many")

    def _forced_name(self, at: int) -> Outcome:
        domain, item = self._forced[at].tolist()
        return self._names[domain, item]

    def event_rows(self) -> list[Row]:
        """The events of the last call."""
        count = self._event_count[0]
        if count > layout.EVENT_ROWS:
            raise OverflowError("a decision with more events than a trace holds")
        return list(map(tuple, self._events[:count].tolist()))

    def outcome_rows(self) -> list[Row]:
        """What chance brought in the last call."""
        count = self._outcome_count[0]
        if count > layout.OUTCOMES:
            raise OverflowError("a decision with more outcomes than a trace holds")
        return list(map(tuple, self._outcomes[:count].tolist()))
