"""The game as one function: play an action, and all that follows without a choice."""

from namiji.core import angling, dock, finish, net, panorama, rock, trap, whirlpool
from namiji.core.bits import lowest
from namiji.core.jit import pasted, rule
from namiji.core.layout import (
    ANGLING,
    DOCK,
    DOLPHIN,
    DRAFT,
    FINISH,
    HAUL,
    NET,
    NET_CHOICE,
    NEXT,
    OVER,
    PLACE,
    PLACE_NET,
    ROCK,
    ROCK_CHOICE,
    SAIL,
    SLOT,
    START,
    TAKE,
    TRAP,
    WHALE,
    WHIRLPOOL,
    State,
    Tables,
    Trace,
)
from namiji.core.question import done, is_decision
from namiji.core.sailing import ask_destination, sail
from namiji.core.setup import deal
from namiji.core.spots import last_boat
from namiji.core.trace import begin


@pasted
def _arrive(t: Tables, s: State, station: int, trace: Trace) -> None:
    """The station's effect on the boat in action (R2.6, R9.2)."""
    seat = int(s.boat)
    if station == DOCK:
        dock.stop(t, s)
    elif station == FINISH:
        finish.stop(t, s, trace)
    elif seat == 0:
        done(s)
    elif station == ANGLING:
        angling.stop(s, seat, trace)
    elif station == NET:
        net.stop(t, s, seat, trace)
    elif station == TRAP:
        trap.stop(t, s, seat, trace)
    elif station == WHIRLPOOL:
        whirlpool.stop(t, s, seat, trace)
    elif station == ROCK:
        rock.stop(s, seat, trace)
    elif DOLPHIN <= station <= WHALE:
        panorama.stop(t, s, seat, station - DOLPHIN, trace)


@pasted
def answer(t: Tables, s: State, action: int, trace: Trace) -> None:
    """The effect of one action in the phase that asked for it, up to a question or NEXT."""
    seat = int(s.boat)
    phase = s.phase
    if phase == SAIL:
        _arrive(t, s, sail(t, s, action, trace), trace)
    elif phase == SLOT:
        dock.moor(t, s, action, trace)
    elif phase == TAKE:
        angling.take(s, seat, action, trace)
    elif phase == PLACE:
        angling.place(t, s, seat, action, trace)
    elif phase == NET_CHOICE:
        net.choose(t, s, seat, action, trace)
    elif phase == PLACE_NET:
        net.place(t, s, seat, action, trace)
    elif phase == HAUL:
        trap.haul(t, s, seat, action, trace)
    elif phase == ROCK_CHOICE:
        rock.keep(t, s, seat, action, trace)
    elif phase == DRAFT:
        dock.pick(t, s, action, trace)


@pasted
def _next_boat(t: Tables, s: State, trace: Trace) -> None:
    boat = last_boat(t, s)
    if boat < 0:
        finish.end(t, s, trace)
    else:
        ask_destination(t, s, boat)


@pasted
def step(t: Tables, s: State, action: int, trace: Trace) -> None:
    """Play one action, chosen or without a choice, up to the next question."""
    if action == START:
        deal(t, s, trace)
    else:
        answer(t, s, action, trace)
    if s.phase == NEXT:
        _next_boat(t, s, trace)


@rule
def play(t: Tables, s: State, action: int, trace: Trace) -> None:
    """Play a legal action, then on until the next decision, or until the game is over.

    The first action of a game is START, on an empty state whose key, players and direction are set.
    """
    begin(trace)
    while True:
        step(t, s, action, trace)
        if s.phase == OVER or is_decision(t, s):
            return
        action = s.origin + lowest(s.mask)
