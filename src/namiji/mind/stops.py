"""What a stop at each kind of station gives: what it is worth now and what it makes possible."""

from namiji.core.bits import bit
from namiji.core.finish import next_early_bird
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
    PANORAMA_SECTIONS,
    PANORAMAS_STARTED,
    ROCK,
    ROCK_DECK,
    ROCK_DRAWS,
    ROCK_KEEPS,
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
from namiji.core.scoring import section_points
from namiji.core.spots import position_of
from namiji.mind.fishing import catch_gain, next_net_gain, read_fish, read_pairs, read_rack
from namiji.mind.layout import Mind, Scratch
from namiji.mind.trapping import next_draw
from namiji.mind.wishes import forget_wishes, read_wishes


@rule
def _angling(m: Mind, s: State, x: Scratch, seat: int) -> float:
    catches = s.param[seat, ANGLING_CATCHES] - 1
    best = catch_gain(m, s, x) * (1.0 + catches * m.catch)
    return best + s.param[seat, ANGLING_POINTS] + s.param[seat, ANGLING_REVEALS] * m.reveal


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
    """Value Offerings by the penalty that they save; the last ones cost least to keep aboard."""
    aboard = wide(s.offerings[seat])
    floated = min(wide(s.param[seat, WHIRLPOOL_OFFERINGS]), aboard)
    now = float(t.penalty[aboard] - t.penalty[aboard - floated])
    last = float(t.penalty[floated])
    value = m.offering_now * now + (1.0 - m.offering_now) * last
    value += floated * x.wish[OFFERINGS_LEFT]
    return value + s.param[seat, WHIRLPOOL_POINTS] if floated > 0 else value


@rule
def _panorama(t: Tables, m: Mind, s: State, x: Scratch, seat: int, kind: int) -> float:
    held, sections = wide(s.sections[seat, kind]), wide(t.sections[kind])
    if held == sections:
        return 0.0
    taken = min(wide(s.param[seat, PANORAMA_SECTIONS]), sections - held)
    value = float(section_points(held + taken) - section_points(held))
    value += s.param[seat, PANORAMA_POINTS]
    value += taken * (x.wish[SECTIONS_OF_DOLPHIN + kind] + x.wish[SECTIONS_HELD])
    if held == 0:
        value += x.wish[PANORAMAS_STARTED]
    left = sections - held - taken
    if left == 0:
        if s.bonus[kind] == 0:
            value += t.bonus
    else:
        others = 0
        for other in range(1, s.players + 1):
            if other != seat:
                others = max(others, wide(s.sections[other, kind]))
        ahead = float(m.ahead[s.direction, position_of(s, seat), DOLPHIN + kind]) - 1.0
        promise = ahead / (ahead + m.section_need * left) if ahead > 0.0 else 0.0
        value += m.section_hope[kind] * promise * left
        if s.bonus[kind] == 0:
            value += m.race * t.bonus * promise * (held + taken - others) / sections
    return value


@rule
def _rock(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> float:
    if s.rest_size[ROCK_DECK] == 0:
        return 0.0
    more = s.param[seat, ROCK_DRAWS] - 2
    time = 1.0 - position_of(s, seat) / t.finish
    each = m.rock + m.rock_time * time
    value = each * (1.0 + (s.param[seat, ROCK_KEEPS] - 1) * m.rock_keep) + more * m.rock_more
    return value + s.param[seat, ROCK_POINTS] + s.param[seat, ROCK_KEEPS] * x.wish[ROCKS_HELD]


@rule
def _compute(t: Tables, m: Mind, s: State, x: Scratch, seat: int, station: int) -> float:
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
def _port_gain(t: Tables, m: Mind, s: State, station: int) -> float:
    """Return what reaching the Dock or the Finish Port at the end of the leg gives."""
    table = wide(s.players) - 2
    if station == DOCK:
        end = wide(t.port[s.direction, s.leg + 1])
        waiting = 0
        for boat in range(SEATS):
            waiting += s.spot[boat] >= 0 and position_of(s, boat) == end
        return m.dock[table] + m.dock_order[table] * waiting
    return m.finish[table] + next_early_bird(t, s)


@rule
def consider(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> None:
    """Begin with the gains of a seat. Only the decider's own Rock cards are known, and count."""
    x.known = 0
    if seat == s.decider:
        read_wishes(t, m, s, x, seat)
    else:
        forget_wishes(x)


@rule
def stop_gain(t: Tables, m: Mind, s: State, x: Scratch, seat: int, station: int) -> float:
    """Return what a stop gives to the seat; each kind of station is computed only once."""
    if station >= DOCK:
        return _port_gain(t, m, s, station)
    if not x.known & bit(station):
        x.gain[station] = _compute(t, m, s, x, seat, station)
        x.known |= bit(station)
    return x.gain[station]
