"""Other histories that a seat cannot tell from the true one.

Only cards are ever hidden, and events report every move of a card. Secret choices are made again at
random and unseen cards are dealt again. If the result fits what the seat has seen, the rules play
it, and it is accepted if it looks the same to the seat. If secret choices were made at random in
the game, too, every such history would be as frequent as it is likely. All of this is compiled.
"""

from typing import Any, NamedTuple, TypeAlias

import numpy as np

from namiji.core import layout
from namiji.core.engine import play
from namiji.core.jit import entry, rule, wide
from namiji.core.layout import (
    CARDS,
    DOCK_CARD,
    DOCK_DECK,
    FINE,
    ITEM,
    NONE,
    ROCK_CARD,
    ROCK_CARDS_AT,
    ROCK_DECK,
    STATE,
    TRACE,
    State,
    Tables,
    record,
)
from namiji.core.playout import next_word
from namiji.envs.spiel.log import COLUMNS, DECISION
from namiji.envs.spiel.tree import CHOICE, Moment, Position
from namiji.spaces.mask import is_legal

_TRIES = 1000

# Moves of cards, with what each column holds.
_DRAWN = 0  # deck, step; a card joins the hand; no step: it comes from under the deck
_SEEN = 1  # seat, place in the hand, card
_TAKEN = 2  # step, seat, card, is open; it leaves the hand by a choice, or by chance (seat 0)
_RETURNED = 3  # deck; the first card of the hand goes under it

_MOVES, _DRAWS = 4096, 256  # the most of a game; with more, the true history is the answer

WORK = record(
    [
        ("moves", np.int16, (_MOVES, 5)),
        ("taken", np.int16, (_MOVES,)),  # the card of each move that takes one
        ("count", np.int64),
        ("drawn", np.int16, (_DRAWS,)),  # steps that drew a card
        ("reported", np.int64),  # how many of them events have reported
        ("unseen", np.int64, (2,)),  # cards in each deck
        # one attempt; a card is named by its number among those drawn, most have no face yet
        ("seed", np.uint64),
        ("cards", np.int64),
        ("step", np.int16, (_DRAWS,)),
        ("deck", np.int8, (_DRAWS,)),
        ("face", np.int8, (_DRAWS,)),
        ("hand", np.int16, (_DRAWS,)),
        ("hand_size", np.int64),
        ("under", np.int16, (2, _MOVES)),
        ("under_first", np.int64, (2,)),
        ("under_stop", np.int64, (2,)),
        ("pool", np.int16, (CARDS,)),
    ]
)
Work: TypeAlias = Any


class Story(NamedTuple):
    """A history: choices as pairs (CHOICE and action, domain and item), and rows of the log."""

    line: Any
    rows: Any


@rule
def _add(x: Work, kind: int, a: int, b: int, c: int, d: int) -> None:
    if x.count < _MOVES:
        move = x.moves[x.count]
        move[0] = kind
        move[1] = a
        move[2] = b
        move[3] = c
        move[4] = d
    x.count += 1


@rule
def _next_drawn(x: Work) -> int:
    """Return the step that drew the next card that an event reports."""
    step = wide(x.drawn[x.reported % _DRAWS])
    x.reported += 1
    return step


@rule
def _read_draws(x: Work, deck: int, cards: int) -> None:
    for _ in range(cards):
        step = wide(NONE)
        if x.unseen[deck] > 0:
            x.unseen[deck] -= 1
            step = _next_drawn(x)
        _add(x, wide(_DRAWN), deck, step, wide(0), wide(0))


@rule
def _read(t: Tables, players: int, story: Story, x: Work) -> None:
    """Write a history as moves of cards. Steps are counted from its beginning."""
    line, rows = story.line, story.rows
    for deck in range(2):
        x.unseen[deck] = t.deck_size[deck]
    drawn = 0
    x.reported = 0
    draft = max(players, 3) + 1
    hand, row, step = 0, 0, 0
    x.count = 0
    while step < len(line):
        chosen = step  # the step of the last decision, until its first event
        step += 1
        while step < len(line) and line[step, 0] != CHOICE:
            if line[step, 0] == DOCK_CARD or line[step, 0] == ROCK_CARD:
                x.drawn[drawn % _DRAWS] = step
                drawn += 1
            step += 1
        if row < len(rows) and rows[row, 0] == DECISION:
            row += 1
        while row < len(rows) and rows[row, 0] != DECISION:
            kind, seat, value = wide(rows[row, 0]), wide(rows[row, 1]), wide(rows[row, 2])
            first = row + 1
            row += 1
            while row < len(rows) and rows[row, 0] == ITEM:
                row += 1
            if kind == layout.ROCKS_DRAWN:
                _read_draws(x, wide(ROCK_DECK), wide(row - first))
                hand += row - first
            elif (kind == layout.DOCK_HAND or kind == layout.DOCK_CARD_DISCARDED) and hand == 0:
                _read_draws(x, wide(DOCK_DECK), wide(draft))
                hand += draft
            if kind == layout.ROCKS_DRAWN or kind == layout.DOCK_HAND:
                for i in range(row - first):
                    _add(x, wide(_SEEN), seat, i, wide(rows[first + i, 2]), wide(0))
            elif kind == layout.ROCK_KEPT or kind == layout.DOCK_CARD_KEPT:
                hand -= 1
                is_open = wide(kind == layout.DOCK_CARD_KEPT)
                _add(x, wide(_TAKEN), chosen, seat, value, is_open)
            elif kind == layout.DOCK_CARD_DISCARDED:
                hand -= 1
                _add(x, wide(_TAKEN), _next_drawn(x), wide(0), value, wide(0))
            elif kind == layout.ROCK_RETURNED or kind == layout.DOCK_CARD_RETURNED:
                hand -= 1
                deck = ROCK_DECK if kind == layout.ROCK_RETURNED else DOCK_DECK
                _add(x, wide(_RETURNED), wide(deck), wide(0), wide(0), wide(0))
            chosen = NONE


@rule
def _below(x: Work, bound: int) -> int:
    seed, word = next_word(x.seed)
    x.seed = seed
    return wide(((word >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))


@rule
def _leave_hand(x: Work, place: int) -> int:
    card = wide(x.hand[place])
    x.hand_size -= 1
    for i in range(place, x.hand_size):
        x.hand[i] = x.hand[i + 1]
    return card


@rule
def _draw(x: Work, deck: int, step: int) -> None:
    if step == NONE:
        card = wide(x.under[deck, x.under_first[deck]])
        x.under_first[deck] += 1
    else:
        card = wide(x.cards)
        x.step[card] = step
        x.deck[card] = deck
        x.face[card] = NONE
        x.cards += 1
    x.hand[x.hand_size] = card
    x.hand_size += 1


@rule
def _take(x: Work, is_fixed: bool, face: int) -> int:
    """Choose a card that leaves the hand; return NONE if none can.

    If all see the card, or the seat chose it, its face is fixed: take a known card with that face,
    or any unknown one.
    """
    if not is_fixed:
        return _leave_hand(x, _below(x, wide(x.hand_size)))
    unknown = 0
    for i in range(x.hand_size):
        if x.face[x.hand[i]] == face:
            return _leave_hand(x, wide(i))
        unknown += x.face[x.hand[i]] == NONE
    if unknown == 0:
        return NONE
    rank = _below(x, wide(unknown))
    place = 0
    while rank > 0 or x.face[x.hand[place]] != NONE:
        rank -= x.face[x.hand[place]] == NONE
        place += 1
    card = _leave_hand(x, wide(place))
    x.face[card] = face
    return card


@rule
def _follow(x: Work, seat: int) -> bool:
    """Move the cards as the seat has seen it; return whether that is possible."""
    x.cards = 0
    x.hand_size = 0
    for deck in range(2):
        x.under_first[deck] = 0
        x.under_stop[deck] = 0
    for i in range(x.count):
        move = x.moves[i]
        kind = wide(move[0])
        if kind == _DRAWN:
            _draw(x, wide(move[1]), wide(move[2]))
        elif kind == _SEEN:
            if move[1] == seat:
                card = x.hand[move[2]]
                if x.face[card] == NONE:
                    x.face[card] = move[3]
                elif x.face[card] != move[3]:
                    return False
        elif kind == _TAKEN:
            x.taken[i] = _take(x, move[4] != 0 or move[2] == seat, wide(move[3]))
            if x.taken[i] == NONE:
                return False
        else:
            deck = wide(move[1])
            x.under[deck, x.under_stop[deck]] = _leave_hand(x, wide(0))
            x.under_stop[deck] += 1
    return True


@rule
def _deal(t: Tables, x: Work) -> bool:
    """Give a face to every card that has none; return whether there are enough of each."""
    for card in range(CARDS):
        x.pool[card] = t.card_count[card]
    for i in range(x.cards):
        if x.face[i] != NONE:
            x.pool[x.face[i]] -= 1
            if x.pool[x.face[i]] < 0:
                return False
    for deck in range(2):
        first = ROCK_CARDS_AT if deck == ROCK_DECK else 0
        total = 0
        for card in range(first, first + ROCK_CARDS_AT):
            total += x.pool[card]
        for i in range(x.cards):
            if x.deck[i] == deck and x.face[i] == NONE:
                rank = _below(x, wide(total))
                card = first
                while rank >= x.pool[card]:
                    rank -= x.pool[card]
                    card += 1
                x.face[i] = card
                x.pool[card] -= 1
                total -= 1
    return True


@rule
def _write_line(x: Work, line: Any, other: Any) -> None:
    """Write the history with the cards of this attempt."""
    for step in range(len(line)):
        other[step, 0] = line[step, 0]
        other[step, 1] = line[step, 1]
    for card in range(x.cards):
        other[x.step[card], 1] = x.face[card]
    for i in range(x.count):
        move = x.moves[i]
        if move[0] == _TAKEN and move[1] != NONE:
            other[move[1], 1] = line[move[1], 1] + x.face[x.taken[i]] - move[3]


@rule
def _looks_alike(row: Any, other: Any, is_known: bool) -> bool:
    if row[0] != other[0] or row[1] != other[1]:
        return False
    return not is_known or (row[2] == other[2] and row[3] == other[3] and row[4] == other[4])


@rule
def _replay(t: Tables, s: State, trace: Any, seat: int, true: Story, other: Story) -> bool:
    """Play a history and write its rows; return whether it looks the same to the seat."""
    line, rows = other.line, true.rows
    step, row = 0, 0
    while step < len(line):
        action = wide(line[step, 1])
        if step > 0:
            if not is_legal(s, action) or row == len(rows) or rows[row, 0] != DECISION:
                return False
            out = other.rows[row]
            out[0] = DECISION
            out[1] = s.decider
            out[2] = action
            out[3] = 0
            out[4] = 0
            out[5] = rows[row, 5]
            if not _looks_alike(rows[row], out, (rows[row, 5] >> seat) & 1 != 0):
                return False
            row += 1
        size = 0
        step += 1
        while step < len(line) and line[step, 0] != CHOICE:
            trace.forced[size, 0] = line[step, 0]
            trace.forced[size, 1] = line[step, 1]
            size += 1
            step += 1
        trace.forced_count = size
        play(t, s, action, trace)
        if trace.fault != FINE or trace.forced_used != size or trace.outcome_count != size:
            return False
        if row + trace.event_count > len(rows):
            return False
        is_known = True
        for i in range(trace.event_count):
            event = trace.events[i]
            if event[0] != ITEM:
                is_known = (rows[row, 5] >> seat) & 1 != 0
            if not _looks_alike(rows[row], event, is_known):
                return False
            for column in range(COLUMNS + 1):
                other.rows[row, column] = event[column]
            row += 1
    return row == len(rows)


@entry
def _retell(
    tables: Any,
    empty: Any,
    state: Any,
    traces: Any,
    seat: int,
    true: Story,
    other: Story,
    work: Any,
) -> bool:
    """Write another history that looks the same to a seat; return whether one was found."""
    t, s, trace, x = tables[0], state.view(STATE)[0], traces.view(TRACE)[0], work[0]
    decider = wide(s.decider)
    _read(t, wide(s.players), true, x)
    if x.count > _MOVES:
        return False
    trace.strict = 1
    for _ in range(_TRIES):
        if _follow(x, seat) and _deal(t, x):
            _write_line(x, true.line, other.line)
            for i in range(len(empty)):
                state[i] = empty[i]
            if _replay(t, s, trace, seat, true, other) and s.decider == decider:
                return True
    return False


def resample(position: Position, seat: int, seed: int) -> Position:
    """Return a position with another history of the same length, after which a seat knows the same.

    The same seat decides there, too. If no other history is found, it is the true one.
    """
    tree, moment = position.tree, position.moment
    line, rows = moment.past()
    true = Story(*(np.frombuffer(data, np.int16) for data in (line, rows)))
    true = Story(true.line.reshape(-1, 2), true.rows.reshape(-1, COLUMNS + 1))
    other = Story(np.empty_like(true.line), np.empty_like(true.rows))
    state, work = bytearray(moment.state), np.empty(1, WORK)
    work["seed"] = seed
    empty, world = np.frombuffer(tree.empty, np.uint8), np.frombuffer(state, np.uint8)
    trace = np.empty(TRACE.itemsize, np.uint8)
    if not _retell(tree.tables, empty, world, trace, seat, true, other, work):
        return position
    retold = Moment(None, bytes(state), other.line.tobytes(), other.rows.tobytes())
    retold.share_text(moment, seat, tree.edition)
    return Position(tree, retold)
