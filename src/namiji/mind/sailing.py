"""Where to sail: what a stop gives, less what it skips and what it leaves to others (R2)."""

from namiji.core.bits import bit, count, lowest
from namiji.core.jit import rule, wide
from namiji.core.layout import DOCK, SEATS, State, Tables
from namiji.core.spots import position_of, taken
from namiji.mind.layout import FAR, MOST_GAIN, Mind, Scratch
from namiji.mind.stops import consider, stop_gain


@rule
def _rivals(t: Tables, s: State, boat: int) -> int:
    """Return the positions of other boats on this leg, without its end, as bits."""
    port = wide(t.port[s.direction, s.leg])
    end = wide(t.port[s.direction, s.leg + 1])
    positions = 0
    for other in range(SEATS):
        if other != boat and s.spot[other] >= 0 and position_of(s, other) < end:
            positions |= bit(position_of(s, other) - port)
    return positions


@rule
def _next_boat(s: State, seat: int) -> int:
    """Return the boat that sails once this one has passed it; -1 if all others are in the port."""
    boat = -1
    for other in range(SEATS):
        if other != seat and s.spot[other] >= 0:
            if boat < 0 or s.spot[other] < s.spot[boat]:
                boat = other
    return boat


@rule
def _deny(t: Tables, m: Mind, s: State, x: Scratch, sails: int) -> int:
    """Subtract what each sail leaves to the next boat; return the best sail then.

    The next boat's best stop counts, or its second best if the sail takes the best. A sail that
    stays behind the next boat leaves it nothing yet.
    """
    table = wide(s.players) - 2
    port = wide(s.origin)
    end = wide(t.port[s.direction, s.leg + 1]) - port
    other = _next_boat(s, wide(s.boat))
    first, second, at = 0.0, 0.0, wide(-1)
    start = position_of(s, other) - port if other > 0 else end
    if start < end:
        consider(t, m, s, x, other)
        cost, closed = 0.0, taken(t, s)
        for i in range(start + 1, end):
            if cost > MOST_GAIN or closed & bit(i):
                continue
            gain = stop_gain(t, m, s, x, other, wide(t.station[s.direction, port + i]))
            value = gain - cost
            if value > first:
                first, second, at = value, first, i
            else:
                second = max(second, value)
            cost += m.step[table] + m.skip[table] * gain
    chosen = lowest(sails)
    while sails:
        i = lowest(sails)
        sails &= sails - 1
        if i > start:
            x.value[i] -= m.deny[table] * (second if i == at else first)
        if x.value[i] > x.value[chosen]:
            chosen = i
    return chosen


@rule
def rate_sails(t: Tables, m: Mind, s: State, x: Scratch) -> int:
    """Value the legal sails of the decider's own boat; return the bit of the best one.

    Sails so far that no gain could make up for what they skip keep the value that they have.
    """
    seat = wide(s.boat)
    table = wide(s.players) - 2
    port = wide(s.origin)
    consider(t, m, s, x, seat)
    rivals = _rivals(t, s, seat)
    cost, best, chosen = 0.0, -FAR, wide(0)
    mask, seen = wide(s.mask), wide(0)
    while mask and MOST_GAIN - cost > best:
        i = lowest(mask)
        mask &= mask - 1
        seen |= bit(i)
        station = wide(t.station[s.direction, port + i])
        gain = stop_gain(t, m, s, x, seat, station)
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
def rate_neutral_sails(t: Tables, m: Mind, s: State, x: Scratch) -> None:
    """Value each sail of the neutral boat by what it takes from the rival and from oneself."""
    port = wide(s.origin)
    here = position_of(s, 0)
    end = wide(t.port[s.direction, s.leg + 1])
    for position in range(here + 1, end + 1):
        x.value[position - port] = -m.neutral_step * (position - here)
    for seat in range(1, 3):
        weight = -m.neutral_spare if seat == s.decider else m.neutral_deny
        consider(t, m, s, x, seat)
        for position in range(position_of(s, seat) + 1, end):
            if s.mask & bit(position - port):
                station = wide(t.station[s.direction, position])
                x.value[position - port] += weight * stop_gain(t, m, s, x, seat, station)
