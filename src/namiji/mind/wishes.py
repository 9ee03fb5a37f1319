"""What a seat's Rock cards reward: the chance to fulfill each, and what a step adds to it (R6)."""

from namiji.core.jit import rule, wide
from namiji.core.layout import (
    ANGLING,
    COLOR,
    DOCK,
    DOLPHIN,
    FISH_KEPT,
    NET,
    NETS_PLACED,
    OCTOPUS,
    OFFERINGS_LEFT,
    PANORAMAS_STARTED,
    ROCK,
    ROCK_CARDS_AT,
    ROCK_DECK,
    SECTIONS_HELD,
    SECTIONS_OF_DOLPHIN,
    TRAP,
    UPGRADES_HELD,
    WHALE,
    WHIRLPOOL,
    State,
    Tables,
)
from namiji.core.scoring import metric
from namiji.core.spots import position_of
from namiji.mind.layout import METRIC_KINDS, Mind, Scratch

_ANY = 127  # an upper bound that nothing reaches


@rule
def _growth(m: Mind, s: State, seat: int, which: int) -> float:
    """Return how much a metric will change: its pace times the stations ahead that affect it."""
    here = m.ahead[s.direction, position_of(s, seat)]
    if which == NETS_PLACED:
        stops = wide(here[NET])
    elif which <= FISH_KEPT or which >= COLOR:
        stops = here[ANGLING] + 2 * wide(here[NET])
    elif which < OFFERINGS_LEFT:
        stops = wide(here[TRAP])
    elif which == OFFERINGS_LEFT:
        stops = wide(here[WHIRLPOOL])
    elif which < SECTIONS_HELD:
        stops = wide(here[DOLPHIN + which - SECTIONS_OF_DOLPHIN])
    elif which <= PANORAMAS_STARTED:
        stops = wide(here[DOLPHIN]) + here[OCTOPUS] + here[WHALE]
    elif which <= UPGRADES_HELD:
        stops = wide(here[DOCK])
    else:
        stops = wide(here[ROCK])
    return m.pace[which] * stops


@rule
def _reaches(m: Mind, need: int, growth: float) -> float:
    """Return the chance that a metric grows by `need`, if it is expected to grow by `growth`."""
    if need <= 0:
        return 1.0
    if growth <= 0.0:
        return 0.0
    ratio = m.reach * need / growth
    return 1.0 / (1.0 + ratio * ratio * ratio)


@rule
def _holds(m: Mind, least: int, most: int, value: int, growth: float) -> float:
    """Return the chance that a metric ends between two bounds."""
    if most >= _ANY:
        return _reaches(m, least - value, growth)
    return _reaches(m, least - value, growth) - _reaches(m, most + 1 - value, growth)


@rule
def _condition(t: Tables, m: Mind, s: State, seat: int, rock: int, i: int) -> tuple[float, float]:
    """Return the chance of a Rock card's condition, now and after one more step of its metric."""
    which = wide(t.condition[rock, i, 0])
    least, most = wide(t.condition[rock, i, 1]), wide(t.condition[rock, i, 2])
    value = metric(t, s, seat, which)
    growth = _growth(m, s, seat, which)
    if which == OFFERINGS_LEFT:  # the only metric that falls: with the opposite sign, it grows
        least, most, value = -most, -least, -value
    return _holds(m, least, most, value, growth), _holds(m, least, most, value + 1, growth)


@rule
def rock_value(t: Tables, m: Mind, s: State, seat: int, card: int) -> float:
    """Return what a Rock card is worth to a seat that holds or would hold it."""
    rock = card - ROCK_CARDS_AT
    value = float(t.points[card])
    for i in range(t.conditions[rock]):
        value *= _condition(t, m, s, seat, rock, i)[0]
    return value


@rule
def forget_wishes(x: Scratch) -> None:
    for which in range(METRIC_KINDS):
        x.wish[which] = 0.0


@rule
def read_wishes(t: Tables, m: Mind, s: State, x: Scratch, seat: int) -> None:
    """Write what one more of each metric adds to a seat through its Rock cards."""
    forget_wishes(x)
    for place in range(
        t.deck_size[ROCK_DECK] - s.rest_size[ROCK_DECK]
    ):  # only these were ever drawn
        if s.zone[place] != seat:
            continue
        card = wide(s.card[place])
        rock = card - ROCK_CARDS_AT
        for i in range(t.conditions[rock]):
            now, then = _condition(t, m, s, seat, rock, i)
            change = m.wish * t.points[card] * (then - now)
            for j in range(t.conditions[rock]):
                if j != i:
                    change *= _condition(t, m, s, seat, rock, j)[0]
            x.wish[t.condition[rock, i, 0]] += change
