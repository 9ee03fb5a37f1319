"""Compiled rules of endings: what can still matter, and what a Rock card gives at the end."""

from typing import Any

from namiji.core.bits import bit, count
from namiji.core.engine import play
from namiji.core.jit import entry, rule
from namiji.core.layout import (
    ANGLING,
    CELLS,
    FISH,
    HAUL,
    MAX_COLORS,
    MAX_FISH,
    MAX_NETS,
    MAX_ROCKS,
    MISSING,
    NET,
    NET_TOKEN,
    NONE,
    OVER,
    PLACE,
    PLACE_NET,
    ROCK,
    ROCK_CARDS_AT,
    ROWS,
    TAKE,
    TRAP,
    State,
    Tables,
    Trace,
)
from namiji.core.rack import is_full
from namiji.core.scoring import fulfilled
from namiji.core.spots import position_of, taken

TOO_MANY = -1


@rule
def _stations(t: Tables, s: State, seat: int, station: int) -> int:
    """Return the stations of a kind that a boat can still reach on this leg, as bits.

    A boat stays where it is until all others have passed it: a slot that is taken now never becomes
    free for boats behind it.
    """
    port = t.port[s.direction, s.leg]
    passed = (bit(position_of(s, seat) - port) << 1) - 1
    return int(t.leg_station[s.direction, s.leg, station]) & ~taken(t, s) & ~passed


@rule
def _is_fishing(s: State, seat: int) -> bool:
    """Whether the seat decides what to take, or where to put it."""
    return bool(s.boat == seat and TAKE <= s.phase <= PLACE_NET)


@rule
def _sort_rack(t: Tables, s: State, seat: int) -> None:
    """Normalize a rack in which only the colors of fish and the scored lines still matter."""
    size = count(int(s.filled[seat]))
    colors = s.rack[seat]
    at = 0
    for color in range(MAX_COLORS):
        for cell in range(CELLS):
            # Cells before `at` are sorted already; every fish from there on still has its color.
            if cell >= at and colors[cell] != NONE and t.fish_color[colors[cell]] == color:
                colors[cell], colors[at] = colors[at], colors[cell]
                at += 1
    for cell in range(at):
        alike = 0
        while t.fish_color[alike] != t.fish_color[colors[cell]]:
            alike += 1
        colors[cell] = alike
    rows = count(int(s.lines[seat]) & (bit(ROWS) - 1))
    columns = count(int(s.lines[seat]) >> ROWS)
    s.filled[seat] = bit(size) - 1
    s.lines[seat] = (bit(rows) - 1) | (bit(columns) - 1) << ROWS


@rule
def _forget_tokens(s: State, school: bool, nets: bool, bag: bool) -> None:
    """Empty what no boat will use any more."""
    if not school:
        s.face_up[:] = 0
        s.face_down[:] = 0
        s.unseen = 0
    if not nets:
        s.net_rest[:] = 0
        s.net_unseen = 0
        for i in range(MAX_NETS):
            s.net_under[i] = NONE
        s.net_under_size = 0
    if not bag:
        s.bag[:] = 0


@rule
def _forget_points(s: State) -> None:
    """Normalize points: only the differences between scores matter."""
    low = s.score[1]
    for seat in range(2, s.players + 1):
        low = min(low, s.score[seat])
    for seat in range(1, s.players + 1):
        s.score[seat] -= low
    s.extra[:] = 0
    s.early_bird[:] = 0


@rule
def _forget(t: Tables, s: State) -> None:
    """Make positions equal that differ only in what can no longer matter."""
    school = s.phase == TAKE or (s.phase == PLACE and s.catches > 0)
    nets, bag = False, s.phase == HAUL
    if s.phase != TAKE and s.phase != PLACE:
        s.catches = 0
    for seat in range(1, s.players + 1):
        bag |= _stations(t, s, seat, TRAP) != 0
        angling = not is_full(s, seat) and _stations(t, s, seat, ANGLING) != 0
        netting = not is_full(s, seat) and _stations(t, s, seat, NET) != 0
        school |= angling
        nets |= netting
        if not (angling or netting or _is_fishing(s, seat)):
            _sort_rack(t, s, seat)
    _forget_tokens(s, school, nets, bag)
    _forget_points(s)


@rule
def _left(s: State, trace: Trace, drawn: int, item: int) -> int:
    """Return how many of an item are in its bag after the first `drawn` draws."""
    domain = trace.forced[drawn, 0]
    if domain == FISH:
        left = int(s.face_down[item])
    elif domain == NET_TOKEN:
        left = int(s.net_rest[item])
    else:
        left = int(s.bag[item])
    for i in range(drawn):
        left -= trace.forced[i, 1] == item
    return left


@rule
def _next_item(s: State, trace: Trace, drawn: int, item: int) -> int:
    """Return the next item that could be drawn, or NONE."""
    domain = trace.forced[drawn, 0]
    kinds = MAX_FISH if domain == FISH else MAX_NETS if domain == NET_TOKEN else 2
    for other in range(item + 1, kinds):
        if _left(s, trace, drawn, other) > 0:
            return other
    return NONE


@rule
def _chance(s: State, trace: Trace) -> float:
    """Return the chance of the forced draws."""
    chance = 1.0
    for drawn in range(trace.forced_count):
        total = 0
        item = _next_item(s, trace, drawn, NONE)
        while item != NONE:
            total += _left(s, trace, drawn, item)
            item = _next_item(s, trace, drawn, item)
        chance *= _left(s, trace, drawn, trace.forced[drawn, 1]) / total
    return chance


@rule
def _turn_over(s: State, trace: Trace) -> None:
    """Go to the next combination of draws; after the last one, no draw is forced."""
    while trace.forced_count > 0:
        drawn = trace.forced_count - 1
        item = _next_item(s, trace, drawn, int(trace.forced[drawn, 1]))
        if item != NONE:
            trace.forced[drawn, 1] = item
            return
        trace.forced_count = drawn


@entry
def branch(tables: Any, states: Any, action: int, traces: Any, after: Any, chances: Any) -> int:
    """Write the positions that an action may lead to, and their chances; return how many.

    All draws of one action come from the same bag, and nothing drawn goes back.
    """
    t, s, trace = tables[0], states[0], traces[0]
    trace.strict = 1
    trace.forced_count = 0
    size = 0
    while size < len(after):
        after[size] = s
        play(t, after[size], action, trace)
        if trace.fault == MISSING:
            drawn = int(trace.forced_count)
            trace.forced[drawn, 0] = trace.outcomes[drawn, 0]
            trace.forced[drawn, 1] = _next_item(s, trace, drawn, NONE)
            trace.forced_count = drawn + 1
            continue
        if after[size].phase != OVER:
            _forget(t, after[size])
        chances[size] = _chance(s, trace)
        size += 1
        _turn_over(s, trace)
        if trace.forced_count == 0:
            return size
    return TOO_MANY


@entry
def meets_rock(tables: Any, states: Any) -> bool:
    """Whether any boat can still reach a Sacred Rock."""
    t, s = tables[0], states[0]
    stations = 0
    for seat in range(1, s.players + 1):
        stations |= _stations(t, s, seat, ROCK)
    return stations != 0


@entry
def settle(tables: Any, states: Any, worth: Any) -> None:
    """Write what each Rock card would give to each seat at the end: `worth[seat, rock]`."""
    t, s = tables[0], states[0]
    for seat in range(1, s.players + 1):
        for rock in range(MAX_ROCKS):
            card = ROCK_CARDS_AT + rock
            if t.card_count[card] > 0 and fulfilled(t, s, seat, card):
                worth[seat, rock] = t.points[card]
