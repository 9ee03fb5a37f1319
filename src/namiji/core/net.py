"""Net Casting: reveal nets, place one or release all (R3.2, R3.3, R7.7).

The order of released nets under the deck is known to all; the rest of the deck is unseen.
"""

from namiji.core.bits import bit
from namiji.core.chance import draw
from namiji.core.jit import rule
from namiji.core.layout import (
    DOMINOES,
    MAX_NETS,
    NET_AT,
    NET_CHOICE,
    NET_POINTS,
    NET_RELEASED,
    NET_REVEALS,
    NET_STOWED,
    NET_TOKEN,
    NETS_REVEALED,
    NONE,
    PLACE_NET,
    PLACE_NET_AT,
    RELEASE,
    State,
    Tables,
    Trace,
)
from namiji.core.question import ask, done
from namiji.core.rack import first_cell, open_dominoes, score_new_lines, second_cell, stow
from namiji.core.scoring import score_upgrade
from namiji.core.trace import emit, emit_item

_RELEASE_BIT = 1 << (RELEASE - NET_AT)


@rule
def _reveal(s: State, trace: Trace) -> int:
    if s.net_unseen > 0:
        net = draw(s, s.net_rest, 0, MAX_NETS, s.net_unseen, NET_TOKEN, trace)
        s.net_rest[net] -= 1
        s.net_unseen -= 1
        return net
    net = int(s.net_under[0])
    s.net_under_size -= 1
    for i in range(s.net_under_size):
        s.net_under[i] = s.net_under[i + 1]
    s.net_under[s.net_under_size] = NONE
    return net


@rule
def stop(t: Tables, s: State, seat: int, trace: Trace) -> None:
    reveals = min(s.param[seat, NET_REVEALS], s.net_unseen + s.net_under_size)
    if reveals == 0:
        done(s)
        return
    kinds = 0
    for i in range(reveals):
        net = _reveal(s, trace)
        s.tray[i] = net
        kinds |= bit(net)
    s.tray_size = reveals
    emit(trace, NETS_REVEALED, seat)
    for i in range(reveals):
        emit_item(trace, s.tray[i])
    if open_dominoes(s, seat) == 0:
        _clear_tray(s, seat, trace)
    elif kinds & (kinds - 1):
        ask(s, NET_CHOICE, NET_AT, kinds | _RELEASE_BIT)
    else:
        _ask_place(t, s, seat, s.tray[0])


@rule
def _ask_place(t: Tables, s: State, seat: int, net: int) -> None:
    s.token = net
    dominoes = open_dominoes(s, seat)
    if t.net_fish[net, 0] != t.net_fish[net, 1]:
        dominoes |= dominoes << DOMINOES
    ask(s, PLACE_NET, RELEASE, (dominoes << 1) | 1)


@rule
def choose(t: Tables, s: State, seat: int, action: int, trace: Trace) -> None:
    if action == RELEASE:
        _clear_tray(s, seat, trace)
    else:
        _ask_place(t, s, seat, action - NET_AT)


@rule
def place(t: Tables, s: State, seat: int, action: int, trace: Trace) -> None:
    if action != RELEASE:
        net = int(s.token)
        domino = action - PLACE_NET_AT
        turned = domino >= DOMINOES
        if turned:
            domino -= DOMINOES
        cell0 = second_cell(domino) if turned else first_cell(domino)
        cell1 = first_cell(domino) if turned else second_cell(domino)
        emit(trace, NET_STOWED, seat, net, cell0, cell1)
        cells = stow(s, seat, cell0, t.net_fish[net, 0]) | stow(s, seat, cell1, t.net_fish[net, 1])
        s.nets[seat] += 1
        score_new_lines(t, s, seat, cells, trace)
        score_upgrade(t, s, seat, NET_POINTS, trace)
        _take_from_tray(s, net)
    s.token = NONE
    _clear_tray(s, seat, trace)


@rule
def _take_from_tray(s: State, net: int) -> None:
    i = 0
    while s.tray[i] != net:
        i += 1
    s.tray_size -= 1
    for j in range(i, s.tray_size):
        s.tray[j] = s.tray[j + 1]
    s.tray[s.tray_size] = 0


@rule
def _clear_tray(s: State, seat: int, trace: Trace) -> None:
    """What is left in the tray goes under the deck, in the order revealed."""
    for i in range(s.tray_size):
        emit(trace, NET_RELEASED, seat, s.tray[i])
        s.net_under[s.net_under_size] = s.tray[i]
        s.net_under_size += 1
        s.tray[i] = 0
    s.tray_size = 0
    done(s)
