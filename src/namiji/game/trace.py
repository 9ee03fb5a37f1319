"""A trace in Python: outcomes for the compiled rules to take, and what they report."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from namiji.core import layout
from namiji.errors import ImpossibleOutcome

Row: TypeAlias = tuple[int, ...]
"""A tuple of numbers costs the garbage collector nothing. A server keeps many games."""


class Trace:
    """One trace. It keeps array views of the fields: attributes of a record are slow in Python."""

    def __init__(self) -> None:
        array: Any = np.zeros(1, layout.TRACE)
        self.bytes = array.view(np.uint8)
        """The trace as compiled code takes it."""
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

    def force(self, outcomes: Sequence[Row], strict: bool) -> None:
        """Set what chance brings in the next call: exactly that if `strict`, or that first."""
        if len(outcomes) > layout.OUTCOMES:
            raise ImpossibleOutcome(
                "extra-outcome", "there are more outcomes than one decision can have"
            )
        if outcomes:
            self._forced[: len(outcomes)] = outcomes
        self._forced_count[0] = len(outcomes)
        self._strict[0] = strict

    @property
    def fault(self) -> int:
        """Whether the last call could use the outcomes that it was given: FINE if so."""
        return int(self._fault[0])

    @property
    def fault_at(self) -> int:
        """Which outcome could not be used."""
        return int(self._fault_at[0])

    @property
    def used(self) -> int:
        """How many of the outcomes were used."""
        return int(self._forced_used[0])

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
