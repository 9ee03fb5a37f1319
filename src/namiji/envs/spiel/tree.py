"""The game as a tree in which every draw of chance is a node.

The rules draw in the middle of a decision, whenever they need something. Here they play the
decision again and again, with one more outcome each time, until none is missing. Each time they
report the bag that the next outcome comes from. So no rule is written twice, and probabilities
follow from counts.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from threading import Lock
from typing import Any, Self

import numpy as np

from namiji.core import layout
from namiji.core.api import play
from namiji.core.layout import new_states
from namiji.core.names import DIRECTIONS, Direction
from namiji.edition import Edition, load_edition
from namiji.edition.tables import build_tables
from namiji.envs.spiel.log import Rows, decision_row, event_rows, lines, no_rows
from namiji.game.actions import actions_of
from namiji.game.game import check_table
from namiji.game.outcomes import outcomes_of

# Outcomes of chance are numbered domain by domain: the size of each, and its first item.
_DOMAINS = (
    (layout.BOAT, layout.SEATS, 0),
    (layout.FISH, layout.MAX_FISH, 0),
    (layout.NET_TOKEN, layout.MAX_NETS, 0),
    (layout.CRUSTACEAN, 2, 0),
    (layout.DOCK_CARD, layout.MAX_DOCK, 0),
    (layout.ROCK_CARD, layout.MAX_ROCKS, layout.ROCK_CARDS_AT),
)
_ROWS = [(domain, first + i) for domain, size, first in _DOMAINS for i in range(size)]
_NUMBERS = {row: number for number, row in enumerate(_ROWS)}
OUTCOMES = len(_ROWS)
CARDS_AT = _NUMBERS[layout.DOCK_CARD, 0]
"""From here on outcomes are cards, those of both decks in the order of their numbers."""

_RECENT = 600  # cached positions: a game, and another one resampled from it


@dataclass(frozen=True, slots=True, eq=False)
class Position:
    """A node of the tree: a decision, a draw of chance, or the end. It is immutable."""

    state: bytes
    """The game at the last decision; empty before the setup."""
    decider: int
    legal: tuple[int, ...]
    rows: Rows
    """All that has happened until the last decision; see `log`."""
    seen: tuple[str, ...]
    """The same as text: for a spectator, for each seat, and last with everything visible."""
    action: int = layout.START
    """The action whose outcomes are being drawn."""
    drawn: tuple[int, ...] = ()
    """The outcomes of chance since the last decision."""
    bag: tuple[tuple[int, int], ...] = ()
    """The bag to draw from now, as outcomes with their counts. Empty at a decision."""

    @property
    def is_chance(self) -> bool:
        return bool(self.bag)

    @property
    def is_over(self) -> bool:
        return not self.bag and not self.legal

    @property
    def states(self) -> Any:
        """The game at the last decision as an array of one record, the caller's own."""
        return np.frombuffer(bytearray(self.state), layout.STATE)

    def __deepcopy__(self, _: object) -> Self:
        return self


class Tree:
    """The tree of one edition, number of players and direction."""

    def __init__(self, edition: Edition, players: int, direction: Direction) -> None:
        check_table(players, direction)
        self.edition = edition
        self.players = players
        self.tables = build_tables(edition)
        self._actions = actions_of(edition)
        self._outcomes = outcomes_of(edition)
        self._empty = new_states(1)
        self._empty["players"] = players
        self._empty["direction"] = DIRECTIONS.index(direction)
        self._states = new_states(1)
        self._traces = np.zeros(1, layout.TRACE)
        self._traces["strict"] = 1
        self._lock = Lock()  # for the two arrays that the rules write to
        self.child = lru_cache(_RECENT)(self._child)
        seats = (f"seat {seat}\n" for seat in range(1, players + 1))
        self.root = self._go(Position(b"", 0, (), no_rows(), ("", *seats, "")))

    def _child(self, position: Position, choice: int) -> Position:
        """Return where a legal action, or an outcome from the bag, leads to."""
        if position.is_chance:
            return self._go(replace(position, drawn=(*position.drawn, choice)))
        return self._go(replace(position, action=choice))

    def action_text(self, action: int) -> str:
        return str(self._actions[action])

    def outcome_text(self, outcome: int) -> str:
        return str(self._outcomes[_ROWS[outcome]])

    def _go(self, position: Position) -> Position:
        """Play the action with the outcomes drawn so far, to the next draw or the next decision."""
        with self._lock:
            traces, drawn = self._traces, len(position.drawn)
            if drawn:
                traces["forced"][0, :drawn] = [_ROWS[outcome] for outcome in position.drawn]
            traces["forced_count"] = drawn
            data = position.state or self._empty.tobytes()
            self._states.view(np.uint8)[:] = np.frombuffer(data, np.uint8)
            play(self.tables, self._states, position.action, traces)
            if traces["fault"][0] != layout.MISSING:
                return self._settled(position)
            domain = int(traces["outcomes"][0, drawn, 0])
            counts = enumerate(traces["bag"][0].tolist())
            bag = tuple((_NUMBERS[domain, item], count) for item, count in counts if count)
            return replace(position, bag=bag)

    def _settled(self, position: Position) -> Position:
        states, traces = self._states, self._traces
        rows = event_rows(traces["events"][0, : traces["event_count"][0]].tolist())
        if position.action != layout.START:
            rows.insert(0, decision_row(position.decider, position.action))
        texts = lines(rows, self.edition, self.players)
        mask, origin = int(states["mask"][0]), int(states["origin"][0])
        return Position(
            state=states.tobytes(),
            decider=int(states["decider"][0]),
            legal=tuple(origin + i for i in range(mask.bit_length()) if mask >> i & 1),
            rows=np.concatenate([position.rows, np.array(rows, np.int16)]),
            seen=tuple(before + new for before, new in zip(position.seen, texts, strict=True)),
        )


@lru_cache(maxsize=64)
def tree_of(edition: str, players: int, direction: Direction) -> Tree:
    """Return the tree of an edition by name or file, as the file was on the first call."""
    return Tree(load_edition(edition), players, direction)
