"""Events in words for one seat. Secrets that the seat does not know are left out."""

from collections.abc import Iterable, Iterator, Sequence

from namiji.game import events as e
from namiji.game.events import Event
from namiji.game.view import SeatView
from namiji.words.cards import dock_card_sort, rock_wanted
from namiji.words.plain import Words, yes

# Points for these follow the sentence that says what they are for.
_JOINED = ("crustaceans", "section", "bonus", "meal", "early_bird", "rock")


def tell(events: Iterable[Event], view: SeatView, w: Words) -> list[str]:
    """Events in order, line by line. From the view, only what never changes is used."""
    sentences: list[str] = []
    for first, *rest in _lines(events):
        if isinstance(first, e.CrustaceanDrawn):
            sentences.append(_drawn([first, *rest], view, w))
            continue
        sentences += _told(first, view, w)
        for event in rest:
            sentences[-1] += f" {_then(event, view, w)}"
    return sentences


def _lines(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Events that belong together."""
    line: list[Event] = []
    for event in events:
        if line and not _goes_on(line[-1], event):
            yield line
            line = []
        line.append(event)
    if line:
        yield line


def _goes_on(before: Event, event: Event) -> bool:
    match before, event:
        case (
            (e.Sailed(), e.Docked())
            | (e.RocksDrawn(), e.RockKept())
            | (e.DockHand(), e.DockCardKept())
        ):
            return True
        case e.CrustaceanDrawn(), e.CrustaceanDrawn():
            return before.seat == event.seat
        case _, e.Scored():
            return event.reason in _JOINED
        case _:
            return False


def _then(event: Event, view: SeatView, w: Words) -> str:
    """An event that follows the one it belongs to."""
    match event:
        case e.Docked(slot=slot):
            return w.text("told-docked-then", slot=slot)
        case e.RockKept():
            return w.text("told-rock_kept-then", **_card(event, view, w))
        case e.DockCardKept(card=card):
            sort = dock_card_sort(card, view.edition, w)
            return w.text("told-dock_card_kept-then", card=w.card(card), sort=sort)
        case e.Scored(points=gain, total=total):
            return w.text("told-scored-then", n=gain, total=w.figure(total))
        case _:
            raise AssertionError(f"{event} does not follow another")


def _drawn(draws: Sequence[Event], view: SeatView, w: Words) -> str:
    """One haul, token by token."""
    drawn = [draw for draw in draws if isinstance(draw, e.CrustaceanDrawn)]
    tokens = ", ".join(w.text(f"token-{draw.token}") for draw in drawn)
    person = w.person(drawn[0].seat, view.seat)
    return w.text("told-crustacean_drawn", tokens=tokens, **person)


def _told(event: Event, view: SeatView, w: Words) -> list[str]:
    """The sentences of a single event."""
    match event:
        case e.Started():
            return _started(event, view, w)
        case e.FishFlipped(fish=fish):
            return [w.text("told-fish_flipped", fish=w.fish(fish))]
        case e.Ended():
            return [w.text("told-ended")]
        case e.RockReturned() if not event.is_open_to(view.seat):
            return []
        case e.RockReturned() | e.DockCardDiscarded() | e.DockCardReturned():
            return [w.text(f"told-{event.type}", **_card(event, view, w))]
        case e.Sailed(seat=0) | e.Docked(seat=0):
            who = w.person(event.by, view.seat)
            return [w.text(f"told-{event.type}-neutral", **_said(event, view, w), **who)]
        case e.Arrived(seat=0):
            return [w.text("told-arrived-neutral", **_said(event, view, w))]
        case e.RocksDrawn() if event.is_open_to(view.seat) and event.seat != view.seat:
            known = w.text("told-rocks_drawn-known", cards=w.join(map(w.card, event.cards)))
            return [f"{_of_seat(event, event.seat, view, w)} {known}"]
        case _:
            return [_of_seat(event, event.seat, view, w)]


def _of_seat(event: Event, seat: int, view: SeatView, w: Words) -> str:
    person = w.person(seat, view.seat)
    return w.text(f"told-{event.type}", **_said(event, view, w), **person)


def _said(event: Event, view: SeatView, w: Words) -> dict[str, str | int]:
    """The arguments of an event's sentence, without the player."""
    match event:
        case e.Sailed(to=to, slot=slot):
            idle = view.station(to) not in ("dock", "finish")
            return {"place": w.place_to(to, view), "slot": slot, "idle": yes(idle)}
        case e.Docked(slot=slot):
            return {"slot": slot}
        case e.FishTaken(fish=fish, face=face):
            return {"fish": w.fish(fish), "face": face}
        case e.FishKept(fish=fish, cell=cell):
            return {"fish": w.fish(fish), "cell": cell}
        case e.FishReleased(fish=fish):
            return {"fish": w.fish(fish)}
        case e.NetsRevealed(nets=nets):
            return {"n": len(nets), "nets": "; ".join(map(w.net, nets))}
        case e.NetKept(net=net, cells=cells):
            return {"net": w.net(net), "cells": w.join(cells)}
        case e.NetReleased(net=net):
            return {"net": w.net(net)}
        case e.HaulKept(crabs=crabs, shrimp=shrimp) | e.HaulLost(crabs=crabs, shrimp=shrimp):
            return {"haul": w.crustaceans(crabs, shrimp)}
        case e.OfferingFloated(left=left):
            return {"n": left}
        case e.SectionTaken(panorama=panorama, section=section):
            return {"panorama": panorama, "section": section}
        case e.BonusTaken(panorama=panorama):
            return {"panorama": panorama}
        case e.Arrived(rank=rank, early_bird=token):
            return {"rank": w.ordinal(rank), "token": token}
        case e.Scored(points=gain, reason=reason, total=total):
            sign = "gain" if gain >= 0 else "loss"
            why = w.text(f"reason-{reason}")
            return {"sign": sign, "n": abs(gain), "reason": why, "total": w.figure(total)}
        case e.RocksDrawn(cards=cards) | e.DockHand(cards=cards):
            return {"n": len(cards)}
        case e.RockKept():
            return _card(event, view, w)
        case e.DockCardKept(card=card):
            return {"card": w.card(card), "sort": dock_card_sort(card, view.edition, w)}
        case e.RockRevealed(card=card, fulfilled=fulfilled):
            wanted = rock_wanted(card, view.edition, w)
            return {"card": w.card(card), "wanted": wanted, "fulfilled": yes(fulfilled)}
        case _:
            return {}


def _card(
    event: e.RockKept | e.RockReturned | e.DockCardDiscarded | e.DockCardReturned,
    view: SeatView,
    w: Words,
) -> dict[str, str | int]:
    """A card that may be secret."""
    known = event.is_open_to(view.seat)
    return {"known": yes(known), "card": w.card(event.card) if known else ""}


def _started(event: e.Started, view: SeatView, w: Words) -> list[str]:
    order = w.join(w.who(seat, view.seat) for seat in event.order)
    return [
        w.text("told-started", direction=event.direction),
        w.text("told-started-order", names=order),
        *(w.text("told-started-fish", fish=w.fish(fish)) for fish in event.face_up),
    ]
