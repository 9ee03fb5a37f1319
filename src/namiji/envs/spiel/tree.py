"""The game as a tree in which every draw of chance is a node.

The rules draw in the middle of a decision, whenever they need something. Here they play the
decision again and again, with one more outcome each time, until none is missing. Each time they
report the bag that the next outcome comes from. So no rule is written twice, and probabilities
follow from counts.
"""

from functools import lru_cache
from struct import Struct
from threading import Lock
from typing import Any, Self

import numpy as np

from namiji.core import layout
from namiji.core.api import play
from namiji.core.layout import OVER, STATE, TRACE, new_states
from namiji.core.names import DIRECTIONS, Direction
from namiji.edition import Edition, load_edition
from namiji.edition.tables import build_tables
from namiji.envs.spiel.log import Rows, decision_row, read_rows, text_of
from namiji.game.actions import actions_of, legal_ids
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
_OUTCOMES = [(domain, first + i) for domain, size, first in _DOMAINS for i in range(size)]
_NUMBERS = {outcome: number for number, outcome in enumerate(_OUTCOMES)}
OUTCOMES = len(_OUTCOMES)
CARDS_AT = _NUMBERS[layout.DOCK_CARD, 0]
"""From here on outcomes are cards, those of both decks in the order of their numbers."""

CHOICE = -1
"""In place of a domain: an action."""

# Bytes are faster to read and to write than the fields of records; these say where they lie.
_IN_STATE = {name: at for name, (_, at, *_) in (STATE.fields or {}).items()}
_IN_TRACE = {name: at for name, (_, at, *_) in (TRACE.fields or {}).items()}
_FAULT, _FORCED, _BAG, _EVENTS = (_IN_TRACE[name] for name in ("fault", "forced", "bag", "events"))
_PHASE, _DECIDER, _MASK, _ORIGIN = (
    _IN_STATE[name] for name in ("phase", "decider", "mask", "origin")
)
_COUNT, _PAIR = Struct("=i"), Struct("=hh")
_MASK_FORM, _ORIGIN_FORM = Struct("=q"), Struct("=h")
_ROW_BYTES = 12
_FORCED_BYTES = [_PAIR.pack(*outcome) for outcome in _OUTCOMES]


class Moment:
    """The game at a decision, or at its end, and what led there. It is immutable."""

    __slots__ = ("_texts", "line", "previous", "rows", "state")

    def __init__(self, previous: "Moment | None", state: bytes, line: bytes, rows: bytes) -> None:
        self.previous = previous
        self.state = state
        """Empty before the setup."""
        self.line = line
        """The choices since the previous moment, as pairs: CHOICE and action, domain and item."""
        self.rows = rows
        """What has happened since the previous moment; see `log`."""
        self._texts: dict[int, str] = {}

    @property
    def decider(self) -> int:
        return self.state[_DECIDER] if self.state else 0

    def past(self) -> tuple[bytes, bytes]:
        """Return the choices and the rows from the beginning."""
        moments = self._moments()
        return b"".join(each.line for each in moments), b"".join(each.rows for each in moments)

    def _moments(self) -> list["Moment"]:
        moments, each = [self], self
        while each.previous is not None:
            each = each.previous
            moments.append(each)
        return moments[::-1]

    def text(self, seat: int, edition: Edition) -> str:
        """Return what a seat knows of all that has happened."""
        new, each = [], self
        while seat not in each._texts and each.previous is not None:
            new.append(each)
            each = each.previous
        if seat not in each._texts:
            begin = f"seat {seat}\n" if seat > 0 else ""
            each._texts[seat] = begin + text_of(each.rows, seat, edition)
        text = each._texts[seat]
        for later in reversed(new):
            text += text_of(later.rows, seat, edition)
            later._texts[seat] = text
        return text

    def share_text(self, other: "Moment", seat: int, edition: Edition) -> None:
        """Take the text of a moment that looks the same to a seat."""
        self._texts[seat] = other.text(seat, edition)


class Position:
    """A node of the tree: a decision, a draw of chance, or the end. It is immutable."""

    __slots__ = ("_bag", "_domain", "action", "forced", "moment", "tree")

    def __init__(
        self,
        tree: "Tree",
        moment: Moment,
        action: int = layout.START,
        forced: bytes = b"",
        domain: int = CHOICE,
        bag: bytes = b"",
    ) -> None:
        self.tree = tree
        self.moment = moment
        """The last decision."""
        self.action = action
        """The action whose outcomes are being drawn."""
        self.forced = forced
        """The outcomes of chance since the last decision, as pairs."""
        self._domain = domain
        self._bag = bag

    @property
    def is_chance(self) -> bool:
        return self._domain != CHOICE

    @property
    def is_over(self) -> bool:
        return self._domain == CHOICE and self.moment.state[_PHASE] == OVER

    @property
    def decider(self) -> int:
        return self.moment.decider

    @property
    def legal(self) -> list[int]:
        """The legal actions at a decision."""
        if self._domain != CHOICE:
            return []
        state = self.moment.state
        (mask,), (origin,) = (
            _MASK_FORM.unpack_from(state, _MASK),
            _ORIGIN_FORM.unpack_from(state, _ORIGIN),
        )
        return legal_ids(origin, mask)

    @property
    def bag(self) -> list[tuple[int, int]]:
        """The bag to draw from now, as outcomes with their counts. Empty at a decision."""
        domain = self._domain
        return [(_NUMBERS[domain, item], n) for item, n in enumerate(self._bag) if n]

    @property
    def drawn(self) -> list[int]:
        """The outcomes of chance since the last decision."""
        return [_NUMBERS[pair] for pair in _PAIR.iter_unpack(self.forced)]

    @property
    def history(self) -> list[int]:
        """All choices from the beginning: actions, and outcomes of chance."""
        line = self.moment.past()[0] + self._unfinished()
        pairs = list(_PAIR.iter_unpack(line))[1:]  # the first is the start of the game
        return [item if domain == CHOICE else _NUMBERS[domain, item] for domain, item in pairs]

    def _unfinished(self) -> bytes:
        return _PAIR.pack(CHOICE, self.action) + self.forced if self.is_chance else b""

    @property
    def state(self) -> bytes:
        """The game at the last decision; empty before the setup."""
        return self.moment.state

    @property
    def states(self) -> Any:
        """The game at the last decision as an array of one record, the caller's own."""
        return np.frombuffer(bytearray(self.moment.state), STATE)

    @property
    def rows(self) -> Rows:
        """All that has happened until the last decision; see `log`."""
        return read_rows(self.moment.past()[1])

    def text(self, seat: int) -> str:
        """The same as text: for a seat, for a spectator (0) or with EVERYTHING visible."""
        return self.moment.text(seat, self.tree.edition)

    def __deepcopy__(self, _: object) -> Self:
        return self

    def __reduce__(self) -> Any:
        return _position_after, (self.tree.table, self.history)


class Tree:
    """The tree of one edition, number of players and direction."""

    def __init__(
        self, edition: Edition, players: int, direction: Direction, name: str | None = None
    ) -> None:
        """`name` is what the edition was loaded by."""
        check_table(players, direction)
        self.edition = edition
        self.players = players
        self.table = (name or edition.id, players, direction)
        self.tables = build_tables(edition)
        self._actions = actions_of(edition)
        self._outcomes = outcomes_of(edition)
        empty = new_states(1)
        empty["players"] = players
        empty["direction"] = DIRECTIONS.index(direction)
        self.empty: bytes = empty.tobytes()
        """The state before the setup."""
        self._data, self._trace = bytearray(STATE.itemsize), bytearray(TRACE.itemsize)
        self._trace[_IN_TRACE["strict"]] = 1
        self._arguments = [np.frombuffer(data, np.uint8) for data in (self._data, self._trace)]
        self._table_bytes = self.tables.view(np.uint8)
        self._lock = Lock()  # for the bytes that the rules write to
        self.root = self._go(Moment(None, b"", b"", b""), layout.START, b"")

    def child(self, position: Position, choice: int) -> Position:
        """Return where a legal action, or an outcome from the bag, leads to."""
        if position.is_chance:
            forced = position.forced + _FORCED_BYTES[choice]
            return self._go(position.moment, position.action, forced)
        return self._go(position.moment, choice, b"")

    def action_text(self, action: int) -> str:
        return str(self._actions[action])

    def outcome_text(self, outcome: int) -> str:
        return str(self._outcomes[_OUTCOMES[outcome]])

    def _go(self, moment: Moment, action: int, forced: bytes) -> Position:
        """Play the action with the outcomes drawn so far, to the next draw or the next decision."""
        trace, size = self._trace, len(forced)
        with self._lock:
            self._data[:] = moment.state or self.empty
            trace[_FORCED : _FORCED + size] = forced
            _COUNT.pack_into(trace, _IN_TRACE["forced_count"], size // _PAIR.size)
            play(self._table_bytes, self._arguments[0], action, self._arguments[1])
            if trace[_FAULT] == layout.MISSING:
                domain = _PAIR.unpack_from(trace, _IN_TRACE["outcomes"] + size)[0]
                bag = bytes(trace[_BAG : _BAG + layout.CARDS])
                return Position(self, moment, action, forced, domain, bag)
            (count,) = _COUNT.unpack_from(trace, _IN_TRACE["event_count"])
            rows = bytes(trace[_EVENTS : _EVENTS + _ROW_BYTES * count])
            state = bytes(self._data)
        if action != layout.START:
            rows = decision_row(moment.decider, action) + rows
        line = _PAIR.pack(CHOICE, action) + forced
        return Position(self, Moment(moment, state, line, rows))


@lru_cache(maxsize=64)
def tree_of(edition: str, players: int, direction: Direction) -> Tree:
    """Return the tree of an edition by name or file, as the file was on the first call."""
    return Tree(load_edition(edition), players, direction, edition)


def _position_after(table: tuple[str, int, Direction], history: list[int]) -> Position:
    tree = tree_of(*table)
    position = tree.root
    for choice in history:
        position = tree.child(position, choice)
    return position
