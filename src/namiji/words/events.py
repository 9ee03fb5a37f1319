"""What happens, told to one seat. A secret that the seat does not know is never said."""

from collections.abc import Iterable, Sequence

from namiji import event as e
from namiji.event import Event
from namiji.view import SeatView
from namiji.words.cards import dock_card_kind, rock_wanted
from namiji.words.plain import (
    a,
    crustaceans,
    does,
    figure,
    fish_words,
    join,
    net_words,
    ordinal,
    points,
    quantity,
    sentence,
    title,
    who,
)
from namiji.words.stations import place

REASONS: dict[str, str] = {
    "row": "a full row",
    "column": "a full column",
    "crustaceans": "crustaceans",
    "section": "a section",
    "bonus": "a Panorama Bonus",
    "meal": "a meal",
    "upgrade": "an upgrade",
    "early_bird": "coming in early",
    "rock": "a Sacred Rock card",
    "penalty": "the Offerings still aboard",
}

# Points for these end the sentence that tells what they are for.
_JOINED = ("crustaceans", "section", "bonus", "meal", "early_bird", "rock")


def tell(events: Iterable[Event], view: SeatView) -> list[str]:
    """Events in order, a sentence a line. Only constants of the game are taken from the view."""
    told: list[str] = []
    before: Event | None = None
    for event in events:
        more = _joined(before, event, view)
        if more is not None and told:
            told[-1] += more
        else:
            told += _told(event, view)
        before = event
    return [sentence(text) for text in told]


def _joined(before: Event | None, event: Event, view: SeatView) -> str | None:
    """How a sentence goes on with an event that belongs to the one before; None: it does not."""
    match before, event:
        case e.Sailed(), e.Docked() if event.seat:
            return f" and {_verb(event.seat, view.seat, 'take')} slot {event.slot}"
        case e.Sailed(), e.Docked():
            return f", slot {event.slot}"
        case e.CrustaceanDrawn(), e.CrustaceanDrawn() if before.seat == event.seat:
            return f", {event.token}"
        case e.RocksDrawn(), e.RockKept():
            return f" and {_after_you(_kept_rock(event, view, '1'), event.seat, view.seat)}"
        case e.DockHand(), e.DockCardKept():
            return f" and {_after_you(_picked(event, view), event.seat, view.seat)}"
        case _, e.Scored() if before is not None and event.reason in _JOINED:
            return f": {points(event.points)}, {figure(event.total)} in all"
        case _:
            return None


def _verb(seat: int, me: int, verb: str) -> str:
    """`take`, `takes`: for the second half of a sentence."""
    return _after_you(does(seat, me, verb), seat, me)


def _after_you(text: str, seat: int, me: int) -> str:
    """`you keep it` as `keep it`, behind another `you`."""
    return text.removeprefix(f"{who(seat, me)} ")


def _told(event: Event, view: SeatView) -> Sequence[str]:
    """The sentences of an event by itself."""
    me, edition = view.seat, view.edition
    match event:
        case e.Started():
            return _started(event, view)
        case e.Sailed():
            return [_sailed(event, view)]
        case e.Docked() if event.seat == 0:
            return [f"{does(event.by, me, 'put')} the neutral boat in slot {event.slot}"]
        case e.Docked():
            return [f"{does(event.seat, me, 'take')} slot {event.slot}"]
        case e.FishFlipped(fish=fish):
            return [f"{a(fish_words(fish, edition))} turns up in the School"]
        case e.FishTaken(seat=seat, fish=fish, face="up"):
            return [f"{does(seat, me, 'take')} the {fish_words(fish, edition)}"]
        case e.FishTaken(seat=seat, fish=fish):
            return [f"{does(seat, me, 'take')} a face-down fish: {fish_words(fish, edition)}"]
        case e.FishKept(seat=seat, fish=fish, cell=cell):
            return [f"{does(seat, me, 'place')} the {fish_words(fish, edition)} on {cell}"]
        case e.FishReleased(seat=seat, fish=fish):
            return [f"{does(seat, me, 'let')} the {fish_words(fish, edition)} go"]
        case e.CatchDeclined(seat=seat):
            return [f"{does(seat, me, 'take')} no further fish"]
        case e.NetsRevealed(seat=seat, nets=nets):
            if len(nets) == 1:
                return [f"{does(seat, me, 'turn')} up a net: {net_words(nets[0], edition)}"]
            shown = "; ".join(net_words(net, edition) for net in nets)
            return [f"{does(seat, me, 'turn')} up {len(nets)} nets: {shown}"]
        case e.NetKept(seat=seat, net=net, cells=cells):
            where = f"on {join(cells)}" + ("" if net[0] == net[1] else ", in this order")
            return [f"{does(seat, me, 'place')} {net_words(net, edition)} {where}"]
        case e.NetReleased(seat=seat, net=net):
            return [f"{does(seat, me, 'let')} the net of {net_words(net, edition)} go"]
        case e.CrustaceanDrawn(seat=seat, token=token):
            return [f"{does(seat, me, 'draw')} from the bag: {token}"]
        case e.HaulKept(seat=seat, crabs=crabs, shrimp=shrimp):
            return [f"{does(seat, me, 'keep')} {crustaceans(crabs, shrimp)}"]
        case e.HaulLost(seat=seat, crabs=crabs, shrimp=shrimp):
            lost = crustaceans(crabs, shrimp)
            return [f"{does(seat, me, 'lose')} the haul. Back in the bag: {lost}"]
        case e.OfferingFloated(seat=seat, left=left):
            return [f"{does(seat, me, 'set')} an Offering afloat, {left or 'none'} left"]
        case e.SectionTaken(seat=seat, panorama=kind, section=section):
            return [f"{does(seat, me, 'take')} section {section} of the {kind}"]
        case e.BonusTaken(seat=seat, panorama=kind):
            return [f"{does(seat, me, 'take')} the Panorama Bonus of the {kind}"]
        case e.Arrived():
            return [_arrived(event, me)]
        case e.Scored(seat=seat, points=gain, reason=reason, total=total):
            verb = "score" if gain >= 0 else "lose"
            what = f"{does(seat, me, verb)} {points(abs(gain))} for {REASONS[reason]}"
            return [f"{what}, {figure(total)} in all"]
        case e.Ended():
            return ["the journey is over"]
        case _:
            return _told_card(event, view)


def _told_card(event: Event, view: SeatView) -> Sequence[str]:
    """The events that may hold a secret, and the end of secrecy."""
    me, open_to_me = view.seat, event.is_open_to(view.seat)
    match event:
        case e.RocksDrawn(seat=seat, cards=drawn):
            seen = quantity(len(drawn), "Sacred Rock card", "Sacred Rock cards")
            named = f": {join(map(title, drawn))}" if open_to_me and seat != me else ""
            return [f"{does(seat, me, 'look')} at {seen}{named}"]
        case e.RockKept():
            return [_kept_rock(event, view, "1 Sacred Rock card")]
        case e.RockReturned(card=card):
            return [f"{title(card)} goes under the deck"] if open_to_me else []
        case e.DockHand(seat=seat, cards=hand):
            return [f"{does(seat, me, 'look')} at {len(hand)} Dock cards"]
        case e.DockCardKept():
            return [_picked(event, view)]
        case e.DockCardDiscarded(card=card):
            gone = f": {title(card)}" if open_to_me else ", unseen"
            return [f"for the neutral boat, one Dock card at random leaves the game{gone}"]
        case e.DockCardReturned(card=card):
            left = f"{title(card)} is left over and" if open_to_me else "the card left over"
            return [f"{left} goes under the deck", "the boats leave the Dock"]
        case e.RockRevealed(seat=seat, card=card, fulfilled=fulfilled):
            result = "fulfilled" if fulfilled else "not fulfilled"
            asked = rock_wanted(card, view.edition)
            return [f"{does(seat, me, 'reveal')} {title(card)}, {asked}, {result}"]
        case _:
            raise AssertionError(f"no words for {event}")


def _started(event: e.Started, view: SeatView) -> list[str]:
    order = [who(seat, view.seat) for seat in event.order]
    told = [
        f"the boats sail {event.direction}",
        f"they line up at the Starting Port, from the front: {join(order)}",
    ]
    return told + [
        f"{a(fish_words(fish, view.edition))} lies face up in the School" for fish in event.face_up
    ]


def _sailed(event: e.Sailed, view: SeatView) -> str:
    where = place(event.to, view)
    beside = ", second slot" if event.slot else ""
    if event.seat:
        return f"{does(event.seat, view.seat, 'sail')} to {where}{beside}"
    idle = "" if view.station(event.to) in ("dock", "finish") else ". It does nothing there"
    return f"{does(event.by, view.seat, 'move')} the neutral boat to {where}{beside}{idle}"


def _arrived(event: e.Arrived, me: int) -> str:
    came = f"{does(event.seat, me, 'come')} in {ordinal(event.rank)}"
    if not event.early_bird:
        return f"{came}, without an Early Bird token"
    if event.seat == 0:
        return f"{came}. Its Early Bird token, worth {event.early_bird}, goes to nobody"
    return f"{came} and {_verb(event.seat, me, 'take')} an Early Bird token"


def _kept_rock(event: e.RockKept, view: SeatView, unseen: str) -> str:
    kept = title(event.card) if event.is_open_to(view.seat) else unseen
    return f"{does(event.seat, view.seat, 'keep')} {kept}"


def _picked(event: e.DockCardKept, view: SeatView) -> str:
    kind = dock_card_kind(event.card, view.edition)
    return f"{does(event.seat, view.seat, 'pick')} {title(event.card)}, {kind}"
