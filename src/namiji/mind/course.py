"""Where to sail: what each stop gives, what it makes possible and what it costs (R2)."""

from namiji.core.bits import bit, count, lowest
from namiji.core.jit import rule, wide
from namiji.core.layout import (
    ANGLING,
    ANGLING_CATCHES,
    ANGLING_POINTS,
    ANGLING_REVEALS,
    CRAB,
    DOCK,
    DOLPHIN,
    NET,
    NET_POINTS,
    NET_REVEALS,
    OFFERINGS_LEFT,
    PANORAMA_POINTS,
    PANORAMAS_STARTED,
    ROCK,
    ROCK_DECK,
    ROCK_DRAWS,
    ROCK_POINTS,
    ROCKS_HELD,
    SEATS,
    SECTIONS_HELD,
    SECTIONS_OF_DOLPHIN,
    SHRIMP,
    TRAP,
    WHIRLPOOL,
    WHIRLPOOL_OFFERINGS,
    WHIRLPOOL_POINTS,
    State,
    Tables,
)
from namiji.core.rack import is_full, open_dominoes
from namiji.core.spots import position_of
from namiji.mind.fishing import catch_gain, next_net_gain, read_fish, read_pairs, read_rack
from namiji.mind.layout import FAR, MOST_GAIN, Mind, Scratch
from namiji.mind.trapping import next_draw
from namiji.mind.wishes import forget_wishes, read_wishes


@rule
def _angling(m: Mind, s: State, x: Scratch, seat: int) -> float:
    best = catch_gain(m, s, x) + s.param[seat, ANGLING_POINTS]
    catches = s.param[seat, ANGLING_CATCHES] - 1
    return best * (1.0 + catches * m.catch) + s.param[seat, ANGLING_REVEALS] * m.reveal


@rule
def _net(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> float:
    if open_dominoes(s, seat) == 0:
        return 0.0
    read_pairs(t, m, s, x, seat)
    gain = next_net_gain(t, m, s, x, seat) * m.net_odds
    return gain + s.param[seat, NET_POINTS] + (s.param[seat, NET_REVEALS] - 1) * m.net_more


@rule
def _trap(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> float:
    if s.bag[CRAB] + s.bag[SHRIMP] == 0:
        return 0.0
    return next_draw(t, s, x, seat) * m.trap


@rule
def _whirlpool(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> float:
    """Offerings by marginal penalty; those that come last cost least to leave aboard."""
    aboard = wide(s.offerings[seat])
    floated = min(wide(s.param[seat, WHIRLPOOL_OFFERINGS]), aboard)
    now = float(t.penalty[aboard] - t.penalty[aboard - floated])
    last = float(t.penalty[floated])
    each = s.param[seat, WHIRLPOOL_POINTS] + x.wish[OFFERINGS_LEFT]
    return m.offering_now * now + (1.0 - m.offering_now) * last + floated * each


@rule
def _panorama(t: Tables, m: Mind, s: State, x: Scratch, seat: int, kind: int) -> float:
    held, sections = wide(s.sections[seat, kind]), wide(t.sections[kind])
    if held == sections:
        return 0.0
    value = held + 1.0 + s.param[seat, PANORAMA_POINTS]
    value += x.wish[SECTIONS_OF_DOLPHIN + kind] + x.wish[SECTIONS_HELD]
    if held == 0:
        value += x.wish[PANORAMAS_STARTED]
    left = sections - held - 1
    others = 0
    for other in range(1, s.players + 1):
        if other != seat:
            others = max(others, wide(s.sections[other, kind]))
    if left == 0:
        if s.bonus[kind] == 0:
            value += t.bonus
    else:
        ahead = float(m.ahead[s.direction, position_of(s, seat), DOLPHIN + kind]) - 1.0
        promise = ahead / (ahead + m.section_need * left) if ahead > 0.0 else 0.0
        value += m.section_hope[kind] * promise * left
        if s.bonus[kind] == 0:
            value += m.race * t.bonus * promise * (held + 1 - others) / sections
    return value


@rule
def _rock(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> float:
    if s.rest_size[ROCK_DECK] == 0:
        return 0.0
    more = s.param[seat, ROCK_DRAWS] - 2
    time = 1.0 - position_of(s, seat) / t.finish
    value = m.rock + m.rock_time * time + more * m.rock_more
    return value + s.param[seat, ROCK_POINTS] + x.wish[ROCKS_HELD]


@rule
def _work_out(t: Tables, m: Mind, s: State, x: Scratch, seat: int, station: int) -> float:
    if station <= NET:
        if is_full(s, seat):
            return 0.0
        if not x.known & (bit(ANGLING) | bit(NET)):
            read_rack(m, s, x, seat)
            read_fish(t, m, s, x, seat)
        return _angling(m, s, x, seat) if station == ANGLING else _net(t, m, s, x, seat)
    if station == TRAP:
        return _trap(t, m, s, x, seat)
    if station == WHIRLPOOL:
        return _whirlpool(t, m, s, x, seat)
    if station == ROCK:
        return _rock(t, m, s, x, seat)
    return _panorama(t, m, s, x, seat, station - DOLPHIN)


@rule
def _consider(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> None:
    """Start on a seat's gains. Only the decider's own Rock cards count: others' are secret."""
    x.known = 0
    if seat == s.decider:
        read_wishes(t, m, s, x, seat)
    else:
        forget_wishes(x)


@rule
def _gain(t: Tables, m: Mind, s: State, x: Scratch, seat: int, station: int) -> float:
    """What a stop gives the seat considered; each kind of station is worked out once."""
    if not x.known & bit(station):
        x.gain[station] = _work_out(t, m, s, x, seat, station)
        x.known |= bit(station)
    return x.gain[station]


@rule
def _port_gain(t: Tables, m: Mind, s: State, station: int) -> float:
    """What coming to the Dock or the Finish Port at the end of the leg gives."""
    table = wide(s.players) - 2
    if station == DOCK:
        end = wide(t.port[s.direction, s.leg + 1])
        waiting = 0
        for boat in range(SEATS):
            waiting += s.spot[boat] >= 0 and position_of(s, boat) == end
        return m.dock[table] + m.dock_order[table] * waiting
    tokens = s.boats if t.neutral_counts_as_boat else s.players
    token = t.early_bird[s.arrived] if s.arrived < tokens else 0
    return m.finish[table] + token


@rule
def _rivals(t: Tables, s: State, boat: int) -> int:
    """Positions of other boats on this leg, counted from the port left last, its end left out."""
    port = wide(t.port[s.direction, s.leg])
    end = wide(t.port[s.direction, s.leg + 1])
    positions = 0
    for other in range(SEATS):
        if other != boat and s.spot[other] >= 0 and position_of(s, other) < end:
            positions |= bit(position_of(s, other) - port)
    return positions


@rule
def _is_free(t: Tables, s: State, seat: int, position: int) -> bool:
    """Whether a boat finds a place at a position, as things stand."""
    boats = 0
    for other in range(SEATS):
        boats += other != seat and s.spot[other] >= 0 and position_of(s, other) == position
    leg = wide(s.leg)
    here = bit(position - t.port[s.direction, leg])
    places = 2 if s.boats > 3 and t.leg_double[s.direction, leg] & here else 1
    return bool(boats < places)


@rule
def _next_boat(s: State, seat: int) -> int:
    """The boat that sails when this one has gone ahead of it; -1 if all others are in the port."""
    boat = -1
    for other in range(SEATS):
        if other != seat and s.spot[other] >= 0:
            if boat < 0 or s.spot[other] < s.spot[boat]:
                boat = other
    return boat


@rule
def _deny(t: Tables, m: Mind, s: State, x: Scratch, courses: int) -> int:
    """Take off what each course leaves to the next boat; returns the best course then.

    That boat's best stop counts, or the second best where the course takes the best away. A course
    that stays behind leaves it nothing yet.
    """
    table = wide(s.players) - 2
    port = wide(s.origin)
    end = wide(t.port[s.direction, s.leg + 1]) - port
    other = _next_boat(s, wide(s.boat))
    first, second, at = 0.0, 0.0, wide(-1)
    start = position_of(s, other) - port if other > 0 else end
    if start < end:
        _consider(t, m, s, x, other)
        cost = 0.0
        for i in range(start + 1, end):
            if cost > MOST_GAIN or not _is_free(t, s, other, port + i):
                continue
            gain = _gain(t, m, s, x, other, wide(t.station[s.direction, port + i]))
            value = gain - cost
            if value > first:
                first, second, at = value, first, i
            else:
                second = max(second, value)
            cost += m.step[table] + m.skip[table] * gain
    chosen = lowest(courses)
    while courses:
        i = lowest(courses)
        courses &= courses - 1
        if i > start:
            x.value[i] -= m.deny[table] * (second if i == at else first)
        if x.value[i] > x.value[chosen]:
            chosen = i
    return chosen


@rule
def rate_courses(t: Tables, m: Mind, s: State, x: Scratch) -> int:
    """Value the legal sails of the decider's own boat; returns the best one's bit.

    Courses so far that no gain could make up for what is skipped keep the value they have.
    """
    seat = wide(s.boat)
    table = wide(s.players) - 2
    port = wide(s.origin)
    _consider(t, m, s, x, seat)
    rivals = _rivals(t, s, seat)
    cost, best, chosen = 0.0, -FAR, wide(0)
    mask, seen = wide(s.mask), wide(0)
    while mask and MOST_GAIN - cost > best:
        i = lowest(mask)
        mask &= mask - 1
        seen |= bit(i)
        station = wide(t.station[s.direction, port + i])
        gain = _gain(t, m, s, x, seat, station) if station < DOCK else _port_gain(t, m, s, station)
        passed = rivals & (bit(i) - 1)
        value = gain - cost
        if passed:
            value -= m.overtake[table] * count(passed)
        elif station < DOCK:
            value += m.again[table]
        x.value[i] = value
        if value > best:
            best, chosen = value, i
        cost += m.step[table] + m.skip[table] * gain
    if m.deny[table] > 0.0:
        return _deny(t, m, s, x, seen)
    return chosen


@rule
def rate_neutral_courses(t: Tables, m: Mind, s: State, x: Scratch) -> None:
    """Value each sail of the neutral boat: what it takes from the rival, less what from oneself."""
    port = wide(s.origin)
    here = position_of(s, 0)
    end = wide(t.port[s.direction, s.leg + 1])
    for position in range(here + 1, end + 1):
        x.value[position - port] = -m.neutral_step * (position - here)
    for seat in range(1, 3):
        weight = -m.neutral_spare if seat == s.decider else m.neutral_deny
        _consider(t, m, s, x, seat)
        for position in range(position_of(s, seat) + 1, end):
            if s.mask & bit(position - port):
                station = wide(t.station[s.direction, position])
                x.value[position - port] += weight * _gain(t, m, s, x, seat, station)
