"""What lies between the boats: the School, nets and bag, and the route ahead."""

from collections.abc import Mapping

from namiji.edition import Edition
from namiji.preview.sailing import slots_at
from namiji.view import SeatView
from namiji.words.plain import crustaceans, join, net_words, quantity, sentence, who
from namiji.words.stations import NAMES


def school(view: SeatView) -> list[str]:
    """The fish, the nets and the bag."""
    edition = view.edition
    face_up, face_down = view.face_up, view.face_down
    hidden = sum(face_down.values())
    shown = sum(face_up.values())
    told = [f"Face up in the School: {shown or 'no'} fish.", *_by_colour(face_up, edition)]
    told += [f"Face down: {hidden or 'no'} fish.", *_by_colour(face_down, edition)]
    unseen, under = sum(view.nets_unseen.values()), view.nets_under
    told.append(f"Nets in the deck: {unseen + len(under)}.")
    fish = {net.name: [edition.fish[f].name for f in net.fish] for net in edition.nets}
    told += [f"Let go and under the deck: {net_words(fish[net], edition)}." for net in under]
    told.append(f"In the bag: {crustaceans(*view.bag)}.")
    rocks = quantity(view.deck_sizes["rock"], "Sacred Rock card", "Sacred Rock cards")
    return [*told, f"In the deck: {rocks}."]


def _by_colour(counts: Mapping[str, int], edition: Edition) -> list[str]:
    """A line for each colour there is."""
    told = []
    for i, colour in enumerate(edition.colours):
        kinds = {fish.name: edition.kinds[fish.kind] for fish in edition.fish if fish.colour == i}
        parts = [f"{kind} {counts[name]}" for name, kind in kinds.items() if name in counts]
        told += [sentence(f"{colour}: {', '.join(parts)}")] if parts else []
    return told


def route(view: SeatView) -> list[str]:
    """The stations of this leg from the last boat on, with the boats."""
    boats = [*view.boats.values()]
    port = view.port_ahead
    behind = min(min(boat.position for boat in boats), port)
    told = [f"Part {view.leg} of 4. Position {port} is the {NAMES[view.station(port)]}."]
    for position in range(behind, port + 1):
        here = sorted((b for b in boats if b.position == position), key=lambda boat: boat.slot)
        names = join(who(boat.seat, view.seat) for boat in here)
        told.append(f"{position}: {NAMES[view.station(position)]}{_slots(position, view)}. ")
        told[-1] += sentence(names) if names else ""
    return [line.rstrip() for line in told]


def _slots(position: int, view: SeatView) -> str:
    return ", 2 slots" if position and slots_at(position, view) == 2 else ""
