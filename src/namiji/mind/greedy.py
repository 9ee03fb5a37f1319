"""The greedy player: it values every legal action in points and takes the best.

It reads only what is public and the deciding seat's own cards. So it gives the same answer for a
seat's view and for any world that fits the view.
"""

from namiji.core.bits import lowest
from namiji.core.jit import rule, wide
from namiji.core.layout import (
    ANGLING,
    ANGLING_POINTS,
    CRAB,
    DECLINE,
    DOLPHIN,
    DOMINOES,
    DRAFT,
    HAUL,
    MEALS_HELD,
    NET,
    NET_AT,
    NET_CHOICE,
    NET_POINTS,
    OCTOPUS,
    PANORAMA_POINTS,
    PARAMETERS,
    PLACE,
    PLACE_AT,
    PLACE_NET,
    RELEASE,
    ROCK,
    ROCK_CARDS_AT,
    ROCK_CHOICE,
    SAIL,
    SHRIMP,
    SLOT,
    TAKE,
    TAKE_AT,
    TAKE_HIDDEN,
    TRAP,
    TRAP_POINTS,
    UPGRADES_HELD,
    WHALE,
    WHIRLPOOL,
    WHIRLPOOL_POINTS,
    State,
    Tables,
)
from namiji.core.spots import position_of
from namiji.mind.fishing import (
    best_net_gain,
    fish_gain,
    hidden_fish_gain,
    net_gain,
    read_fish,
    read_pairs,
    read_rack,
    read_two_more,
)
from namiji.mind.layout import Mind, Scratch
from namiji.mind.sailing import rate_neutral_sails, rate_sails
from namiji.mind.trapping import kept_haul, next_draw
from namiji.mind.wishes import read_wishes, rock_value

_PARAMETERS = len(PARAMETERS)


@rule
def _rate_slots(m: Mind, s: State, x: Scratch) -> None:
    """A Dock's inner slots choose first among the cards, its outer ones sail first."""
    table = wide(s.players) - 2
    for slot in range(s.boats):
        choice = s.boats + 1 - slot
        x.value[slot] = m.slot_leave[table] * slot - m.slot_pick[table] / choice


@rule
def _rate_takes(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> None:
    read_wishes(t, m, s, x, seat)
    read_rack(m, s, x, seat)
    read_fish(t, m, s, x, seat)
    mask = s.mask
    while mask:
        i = lowest(mask)
        mask &= mask - 1
        action = TAKE_AT + i
        if action == DECLINE:
            x.value[i] = 0.0
        elif action == TAKE_HIDDEN:
            x.value[i] = hidden_fish_gain(m, s, x)
        else:
            x.value[i] = x.fish[i]


@rule
def _rate_places(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> None:
    read_wishes(t, m, s, x, seat)
    read_rack(m, s, x, seat)
    mask = s.mask
    while mask:
        i = lowest(mask)
        mask &= mask - 1
        if PLACE_AT + i == RELEASE:
            x.value[i] = 0.0
        else:
            value = fish_gain(t, m, x, i, wide(s.token))
            x.value[i] = value + (1 - s.paid) * s.param[seat, ANGLING_POINTS]


@rule
def _rate_nets(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> None:
    read_wishes(t, m, s, x, seat)
    read_rack(m, s, x, seat)
    read_fish(t, m, s, x, seat)
    read_pairs(t, m, s, x, seat)
    mask = s.mask
    while mask:
        i = lowest(mask)
        mask &= mask - 1
        action = NET_AT + i
        x.value[i] = 0.0 if action == RELEASE else best_net_gain(t, m, s, x, seat, i)


@rule
def _rate_net_places(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> None:
    read_wishes(t, m, s, x, seat)
    read_rack(m, s, x, seat)
    read_two_more(m, s, x, seat)
    fish0, fish1 = wide(t.net_fish[s.token, 0]), wide(t.net_fish[s.token, 1])
    mask = s.mask
    while mask:
        i = lowest(mask)
        mask &= mask - 1
        domino = i - 1
        if i == 0:
            x.value[i] = 0.0
        else:
            if domino < DOMINOES:
                value = net_gain(t, m, x, domino, fish0, fish1)
            else:
                value = net_gain(t, m, x, domino - DOMINOES, fish1, fish0)
            x.value[i] = value + s.param[seat, NET_POINTS]


@rule
def _rate_haul(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> None:
    read_wishes(t, m, s, x, seat)
    x.value[0] = next_draw(t, s, x, seat)
    x.value[1] = kept_haul(t, s, x, seat, wide(s.haul[CRAB]), wide(s.haul[SHRIMP]))


@rule
def _rate_rocks(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> None:
    mask = s.mask
    while mask:
        i = lowest(mask)
        mask &= mask - 1
        x.value[i] = rock_value(t, m, s, seat, ROCK_CARDS_AT + i)


@rule
def _stops_served(m: Mind, s: State, seat: int, parameter: int) -> int:
    """Return how many stations ahead a parameter affects."""
    here = m.ahead[s.direction, position_of(s, seat)]
    if parameter <= ANGLING_POINTS:
        return wide(here[ANGLING])
    if parameter <= NET_POINTS:
        return wide(here[NET])
    if parameter <= TRAP_POINTS:
        return wide(here[TRAP])
    if parameter <= WHIRLPOOL_POINTS:
        return min(wide(here[WHIRLPOOL]), wide(s.offerings[seat]))
    if parameter <= PANORAMA_POINTS:
        return wide(here[DOLPHIN]) + wide(here[OCTOPUS]) + wide(here[WHALE])
    return wide(here[ROCK])


@rule
def _rate_picks(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> None:
    read_wishes(t, m, s, x, seat)
    mask = s.mask
    while mask:
        card = lowest(mask)
        mask &= mask - 1
        if t.is_meal[card]:
            x.value[card] = t.points[card] + x.wish[MEALS_HELD]
        else:
            value = x.wish[UPGRADES_HELD]
            for i in range(_PARAMETERS):
                if t.adds[card, i] != 0:
                    value += m.upgrade[i] * t.adds[card, i] * _stops_served(m, s, seat, i)
            x.value[card] = value


@rule
def _rate_stop(t: Tables, m: Mind, s: State, x: Scratch) -> None:
    """Value the options at a stop."""
    seat = wide(s.decider)
    phase = s.phase
    if phase == SLOT:
        _rate_slots(m, s, x)
    elif phase == TAKE:
        _rate_takes(t, m, s, x, seat)
    elif phase == PLACE:
        _rate_places(t, m, s, x, seat)
    elif phase == NET_CHOICE:
        _rate_nets(t, m, s, x, seat)
    elif phase == PLACE_NET:
        _rate_net_places(t, m, s, x, seat)
    elif phase == HAUL:
        _rate_haul(t, m, s, x, seat)
    elif phase == ROCK_CHOICE:
        _rate_rocks(t, m, s, x, seat)
    elif phase == DRAFT:
        _rate_picks(t, m, s, x, seat)


@rule
def _best_bit(s: State, x: Scratch) -> int:
    """Return the bit of the legal action with the highest value, the first among equals."""
    mask = wide(s.mask)
    best = lowest(mask)
    while mask:
        i = lowest(mask)
        mask &= mask - 1
        if x.value[i] > x.value[best]:
            best = i
    return best


@rule
def best_option(t: Tables, m: Mind, s: State, x: Scratch) -> int:
    """Return the bit of the action that the greedy player takes; `x.value` has all values."""
    if s.phase == SAIL and s.boat > 0:
        return rate_sails(t, m, s, x)
    if s.phase == SAIL:
        rate_neutral_sails(t, m, s, x)
    else:
        _rate_stop(t, m, s, x)
    return _best_bit(s, x)


@rule
def choose(t: Tables, m: Mind, s: State, x: Scratch) -> int:
    """Return the action that the greedy player takes."""
    return int(s.origin) + best_option(t, m, s, x)
