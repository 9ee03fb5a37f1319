"""What each option of a decision would do: the rules play it on a world that fits the view.

Only what happens before chance comes in, and how often something happens whatever chance brings,
goes into the answer: a preview says nothing that the seat does not know.
"""

from typing import Any

from namiji.core import dock, trap
from namiji.core.angling import cells_for_catch
from namiji.core.bits import bit, count, lowest
from namiji.core.cards import cards_under
from namiji.core.engine import answer
from namiji.core.finish import penalty
from namiji.core.jit import rule, wide
from namiji.core.layout import (
    ANGLING,
    ANGLING_POINTS,
    ARRIVED,
    BONUS,
    CATCH_DECLINED,
    CELLS,
    CRAB,
    CRUSTACEAN,
    DOCK,
    DOLPHIN,
    DRAFT,
    DRAW,
    EVENT_ROWS,
    FINE,
    FINISH,
    FISH_FLIPPED,
    FISH_RELEASED,
    FISH_TAKEN,
    HAUL,
    HAUL_KEPT,
    HAUL_LOST,
    ITEM,
    KEEP_AT,
    MAX_FISH,
    NET,
    NET_AT,
    NET_CHOICE,
    NET_POINTS,
    NET_RELEASED,
    NEXT,
    NONE,
    OFFERING_FLOATED,
    PARAMETERS,
    PICK_AT,
    PLACE,
    PLACE_NET,
    ROCK,
    ROCK_CARDS_AT,
    ROCK_CHOICE,
    ROCK_DECK,
    ROCK_POINTS,
    SAIL,
    SAILED,
    SCORED,
    SEATS,
    SECTION_TAKEN,
    SHRIMP,
    SLOT,
    SLOT_AT,
    STOP,
    TAKE,
    TRAP,
    TRAP_CRABS,
    TRAP_DRAWS,
    TRAP_POINTS,
    TRAP_SAVED,
    UPGRADE,
    WHIRLPOOL,
    State,
    Tables,
    Trace,
)
from namiji.core.lines import useful_fish, write_changes, write_helped
from namiji.core.option import (
    AT_ANGLING,
    AT_DOCK,
    AT_FINISH,
    AT_NET,
    AT_PANORAMA,
    AT_ROCK,
    AT_TRAP,
    AT_WHIRLPOOL,
    CHOOSES,
    DECLINES,
    DRAWS,
    KEEPS,
    MOORS,
    PICKS,
    PLACES_FISH,
    RELEASES_FISH,
    RELEASES_NETS,
    SAILS,
    STOPS,
    TAKES,
    Option,
)
from namiji.core.panorama import is_complete
from namiji.core.scoring import fulfilled, metric
from namiji.core.sight import resample
from namiji.core.spots import LAST_SLOT, last_boat, leading_player, slot_at, spot_at, taken
from namiji.core.trace import begin

_PARAMETERS = len(PARAMETERS)
_ANY = 127  # an upper limit that nothing reaches; see `edition.tables`
MEMORY = 4
"""States that `foresee` takes: the view, a world that fits it, and two to play on."""


@rule
def _certain(trace: Trace) -> int:
    """How many events happen before chance comes in."""
    return int(trace.event_count) if trace.fault == FINE else int(trace.fault_event)


@rule
def _times(trace: Trace, kind: int) -> int:
    """How often an event of a kind happens."""
    times = 0
    for i in range(min(trace.event_count, EVENT_ROWS)):
        times += trace.events[i, 0] == kind
    return times


@rule
def _find(trace: Trace, kind: int) -> int:
    """The row of the last event of a kind that is certain, or NONE."""
    found = NONE
    for i in range(_certain(trace)):
        if trace.events[i, 0] == kind:
            found = i
    return found


@rule
def _points(trace: Trace, seat: int, reason: int) -> int:
    """What a seat is certain to score, for a reason or (NONE) for all."""
    points = 0
    for i in range(_certain(trace)):
        row = trace.events[i]
        if row[0] == SCORED and row[1] == seat and (reason == NONE or row[3] == reason):
            points += row[2]
    return points


@rule
def _try(t: Tables, states: Any, action: int, trace: Trace) -> None:
    """Play an action on a copy of the world, without what follows at other stops."""
    states[2] = states[1]
    begin(trace)
    trace.fault_event = 0
    answer(t, states[2], action, trace)


# Sailing


@rule
def _write_next(t: Tables, s: State, option: Option) -> None:
    """Who sails next, once the stop is over."""
    boat = last_boat(t, s)
    option.next_boat = boat
    option.next_seat = leading_player(s) if boat == 0 else boat
    option.again = boat == option.boat


@rule
def _write_next_after_dock(t: Tables, states: Any, trace: Trace, option: Option) -> None:
    """The same for a Dock, where the leader may depend on the slot; NONE if it does."""
    mask, leader = wide(states[2].mask), NONE
    same = True
    while mask != 0:
        states[3] = states[2]
        dock.moor(t, states[3], SLOT_AT + lowest(mask), trace)
        if states[3].phase != NEXT:  # all boats are in: cards are picked
            option.next_boat = NONE
            option.next_seat = NONE
            return
        _write_next(t, states[3], option)
        same &= leader == NONE or leader == option.next_seat
        leader = wide(option.next_seat)
        mask &= mask - 1
    if not same:
        option.next_seat = NONE


@rule
def _write_others_first(s: State, option: Option) -> None:
    """How many boats sail at least once before this one does again; NONE if it never does."""
    if option.station == FINISH:
        option.others_first = NONE
        return
    here = spot_at(option.position, LAST_SLOT if s.phase == SLOT else option.slot)
    for other in range(SEATS):
        option.others_first += other != s.boat and NONE < s.spot[other] < here


@rule
def _write_free(t: Tables, before: State, s: State, option: Option) -> None:
    """The slots free at the position, the one taken included."""
    if s.phase == SLOT:
        option.slot = NONE
        option.slots = count(wide(s.mask))
    elif option.station == FINISH:
        option.slot = slot_at(s.spot[s.boat])
        option.slots = before.boats - before.arrived
    else:
        port = t.port[s.direction, s.leg]
        option.slot = slot_at(s.spot[s.boat])
        option.slots = 1 if taken(t, s) & bit(option.position - port) else 2


@rule
def _write_fishing(t: Tables, before: State, s: State, trace: Trace, option: Option) -> None:
    seat = wide(s.boat)
    if option.station == ANGLING:
        option.there = AT_ANGLING
        lying = 0
        for fish in range(MAX_FISH):
            lying += before.face_up[fish]
        option.face_up = lying
        option.face_down = before.unseen
        cells = cells_for_catch(before, seat)
        option.useful = useful_fish(t, before, seat, cells, before.face_up)
        option.reveals = _times(trace, FISH_FLIPPED)
        option.catches = s.catches
        option.upgrade = s.param[seat, ANGLING_POINTS]
    else:
        option.there = AT_NET
        option.nets = before.net_unseen + before.net_under_size
        option.reveals = _times(trace, ITEM)
        option.upgrade = s.param[seat, NET_POINTS]


@rule
def _write_trap(t: Tables, before: State, option: Option) -> None:
    seat = wide(before.boat)
    option.there = AT_TRAP
    option.crabs = before.bag[CRAB]
    option.shrimp = before.bag[SHRIMP]
    option.losing_crabs = before.param[seat, TRAP_CRABS]
    option.draws = before.param[seat, TRAP_DRAWS]
    option.saved = before.param[seat, TRAP_SAVED]
    option.points_each = t.crustacean_points
    option.upgrade = before.param[seat, TRAP_POINTS]


@rule
def _write_panorama(t: Tables, before: State, s: State, trace: Trace, option: Option) -> None:
    seat, kind = wide(s.boat), wide(option.station) - DOLPHIN
    option.there = AT_PANORAMA
    option.panorama = kind
    option.taken = _times(trace, SECTION_TAKEN)
    option.section = s.sections[seat, kind]
    option.sections = t.sections[kind]
    option.completes = is_complete(t, s, seat, kind)
    option.first = s.bonus[kind] == seat and before.bonus[kind] != seat
    option.bonus = _points(trace, seat, BONUS)


@rule
def _write_port(s: State, trace: Trace, option: Option) -> None:
    if option.station == DOCK:
        option.there = AT_DOCK
        for slot in range(s.boats):
            if s.mask & bit(slot):
                option.free[option.free_count] = slot + 1
                option.free_count += 1
        option.last = option.free_count == 1
    else:
        row = trace.events[_find(trace, ARRIVED)]
        option.there = AT_FINISH
        option.rank = row[2]
        option.early_bird = row[3]


@rule
def _write_stop(t: Tables, before: State, s: State, trace: Trace, option: Option) -> None:
    """What the boat finds at its station."""
    seat, station = wide(s.boat), wide(option.station)
    if station == DOCK or station == FINISH:
        _write_port(s, trace, option)
    elif seat == 0:
        option.there = NONE
    elif station == ANGLING or station == NET:
        _write_fishing(t, before, s, trace, option)
    elif station == TRAP:
        _write_trap(t, before, option)
    elif station == WHIRLPOOL:
        option.there = AT_WHIRLPOOL
        option.afloat = _times(trace, OFFERING_FLOATED)
        option.left = s.offerings[seat]
        option.penalty = penalty(t, before, seat)
        option.penalty_left = penalty(t, s, seat)
    elif station == ROCK:
        option.there = AT_ROCK
        option.deck = before.rest_size[ROCK_DECK] + cards_under(before, ROCK_DECK)
        option.cards = s.hand_size
        option.keeps = s.keeps
        option.upgrade = s.param[seat, ROCK_POINTS]
    else:
        _write_panorama(t, before, s, trace, option)


@rule
def _write_sail(t: Tables, states: Any, trace: Trace, option: Option) -> None:
    before, s = states[1], states[2]
    option.kind = SAILS
    option.position = trace.events[_find(trace, SAILED), 3]
    option.station = t.station[s.direction, option.position]
    option.idle = trace.event_count == 1 and s.phase == NEXT
    _write_free(t, before, s, option)
    _write_stop(t, before, s, trace, option)
    if s.phase == SLOT:
        _write_next_after_dock(t, states, trace, option)
    else:
        _write_next(t, s, option)
    _write_others_first(s, option)


@rule
def _write_slot(s: State, slot: int, option: Option) -> None:
    option.kind = MOORS
    option.slot = slot + 1
    option.turn = slot + 1
    option.cards = dock.cards_in_turn(s, slot)
    option.leaves = dock.leaving_turn(s, slot)


# Fishing


@rule
def _write_take(t: Tables, before: State, trace: Trace, option: Option) -> None:
    seat = wide(before.boat)
    if trace.events[0, 0] == CATCH_DECLINED:
        option.kind = DECLINES
        return
    option.kind = TAKES
    cells = cells_for_catch(before, seat)
    if _certain(trace) > 0:
        fish = wide(trace.events[_find(trace, FISH_TAKEN), 2])
        option.fish = fish
        option.left = before.face_up[fish]
        write_helped(t, before, seat, cells, fish, option)
        option.useful = before.face_up[fish] if option.line_count > 0 else 0
    else:
        option.fish = NONE
        option.left = before.unseen
        option.useful = useful_fish(t, before, seat, cells, before.face_down)


@rule
def _write_placing(t: Tables, before: State, s: State, trace: Trace, option: Option) -> None:
    """Fish that are placed, or that are released."""
    seat = wide(before.boat)
    for cell in range(CELLS):
        is_new = s.rack[seat, cell] != before.rack[seat, cell]
        option.placed[cell] = s.rack[seat, cell] if is_new else NONE
    option.upgrade = _points(trace, seat, UPGRADE)
    if before.filled[seat] != s.filled[seat]:
        option.kind = PLACES_FISH
        write_changes(t, before, s, seat, option)
        return
    option.kind = RELEASES_FISH if before.phase == PLACE else RELEASES_NETS
    for i in range(_certain(trace)):
        if trace.events[i, 0] == FISH_RELEASED or trace.events[i, 0] == NET_RELEASED:
            option.released[option.released_count] = trace.events[i, 2]
            option.released_count += 1


# The trap


@rule
def _write_draw(t: Tables, states: Any, trace: Trace, option: Option) -> None:
    """One more token: each kind in turn, with how many of it are in the bag."""
    seat = wide(states[1].boat)
    option.kind = DRAWS
    option.crabs = states[1].bag[CRAB]
    option.shrimp = states[1].bag[SHRIMP]
    option.tokens = option.crabs + option.shrimp
    option.crabs_to_lose = trap.crabs_to_lose(states[1], seat)
    option.saved = trap.saved_shrimp(states[1], seat)
    option.points = 0
    trace.forced_count = 1
    trace.forced[0, 0] = CRUSTACEAN
    for kind in range(2):
        tokens = wide(states[1].bag[kind])
        if tokens == 0:
            continue
        trace.forced[0, 1] = kind
        _try(t, states, DRAW, trace)
        if _times(trace, HAUL_LOST) > 0:
            option.losing += tokens
            continue
        option.ends = _times(trace, HAUL_KEPT) > 0
        if not option.ends:
            answer(t, states[2], STOP, trace)
        option.points = _points(trace, seat, NONE)
    trace.forced_count = 0


@rule
def _write_haul(trace: Trace, option: Option) -> None:
    row = trace.events[_find(trace, HAUL_KEPT)]
    option.kind = STOPS
    option.crabs = row[2]
    option.shrimp = row[3]


# Cards


@rule
def write_conditions(t: Tables, s: State, seat: int, card: int, option: Option) -> None:
    """Write how far a seat meets the conditions of a Rock card."""
    rock = card - ROCK_CARDS_AT
    option.card = card
    option.card_points = t.points[card]
    option.condition_count = t.conditions[rock]
    option.fulfilled = fulfilled(t, s, seat, card)
    for i in range(t.conditions[rock]):
        condition = t.condition[rock, i]
        least, most = wide(condition[1]), wide(condition[2])
        now = metric(t, s, seat, condition[0])
        option.metric[i] = condition[0]
        option.at_least[i] = least if least > 0 else NONE
        option.at_most[i] = most if most != _ANY else NONE
        option.now[i] = now
        option.holds[i] = least <= now <= most


@rule
def _copies(s: State, card: int) -> int:
    copies = 0
    for i in range(s.hand_size):
        copies += s.card[s.hand[i]] == card
    return copies


@rule
def _write_pick(t: Tables, before: State, card: int, option: Option) -> None:
    option.kind = PICKS
    option.card = card
    option.card_points = t.points[card]
    option.copies = _copies(before, card)
    for i in range(_PARAMETERS):
        option.adds[i] = t.adds[card, i]


@rule
def _write_option(t: Tables, states: Any, action: int, trace: Trace, option: Option) -> None:
    """Play an action and write what it did."""
    before = states[1]
    _try(t, states, action, trace)
    s, phase = states[2], before.phase
    option.id = action
    option.boat = before.boat
    option.points = _points(trace, before.boat, NONE)
    if phase == SAIL:
        _write_sail(t, states, trace, option)
    elif phase == SLOT:
        _write_slot(before, action - SLOT_AT, option)
    elif phase == TAKE:
        _write_take(t, before, trace, option)
    elif phase == NET_CHOICE and s.phase == PLACE_NET:
        option.kind = CHOOSES
        option.net = action - NET_AT
    elif phase == PLACE or phase == PLACE_NET or phase == NET_CHOICE:
        _write_placing(t, before, s, trace, option)
    elif phase == HAUL and action == DRAW:
        _write_draw(t, states, trace, option)
    elif phase == HAUL:
        _write_haul(trace, option)
    elif phase == ROCK_CHOICE:
        option.kind = KEEPS
        card = action - KEEP_AT + ROCK_CARDS_AT
        write_conditions(t, s, wide(before.boat), card, option)
        option.copies = _copies(before, card)
    elif phase == DRAFT:
        _write_pick(t, before, action - PICK_AT, option)


@rule
def foresee(t: Tables, states: Any, seat: int, trace: Trace, options: Any) -> int:
    """Write every option of a seat's view, the first of the states; returns how many there are.

    The options are empty; the other states and the trace are working memory.
    """
    states[1] = states[0]
    resample(states[1], seat, states[0].key)
    trace.strict = 1
    trace.forced_count = 0
    mask, written = wide(states[0].mask), 0
    while mask != 0:
        action = wide(states[0].origin) + lowest(mask)
        _write_option(t, states, action, trace, options[written])
        written += 1
        mask &= mask - 1
    return written
