"""What lies between the boats: the School, nets and bag, and the route ahead."""

from collections.abc import Mapping

from namiji.edition import Edition
from namiji.game.view import SeatView
from namiji.words.plain import Words, sentence
from namiji.words.rack import net_fish


def school(view: SeatView, w: Words) -> list[str]:
    """The fish, the nets and the bag."""
    edition, under = view.edition, view.nets_under
    return [
        w.text("school-up", n=sum(view.face_up.values())),
        *_by_color(view.face_up, edition, w),
        w.text("school-down", n=sum(view.face_down.values())),
        *_by_color(view.face_down, edition, w),
        w.text("school-nets", n=sum(view.nets_unseen.values()) + len(under)),
        *(w.text("school-net-under", net=w.net(net_fish(net, edition))) for net in under),
        w.text("school-bag", bag=w.crustaceans(*view.bag)),
        w.text("school-rocks", n=view.deck_sizes["rock"]),
    ]


def _by_color(counts: Mapping[str, int], edition: Edition, w: Words) -> list[str]:
    """One line for each color that is there."""
    sentences = []
    for i, color in enumerate(edition.colors):
        kinds = {fish.name: edition.kinds[fish.kind] for fish in edition.fish if fish.color == i}
        parts = [
            w.text("school-kind", kind=w.kind(kind), n=counts[name])
            for name, kind in kinds.items()
            if name in counts
        ]
        if parts:
            line = w.text("school-color", color=w.color(color), kinds=", ".join(parts))
            sentences.append(sentence(line))
    return sentences


def route(view: SeatView, w: Words) -> list[str]:
    """The stations of this leg from the last boat on, with the boats."""
    boats = [*view.boats.values()]
    port = view.port_ahead
    behind = min(min(boat.position for boat in boats), port)
    ahead = w.station(view.station(port))
    sentences = [w.text("route-part", part=view.leg, position=port, station=ahead)]
    for position in range(behind, port + 1):
        station, slots = w.station(view.station(position)), _slots(position, view)
        stop = w.text("route-stop", position=position, station=station, slots=slots)
        here = sorted((b for b in boats if b.position == position), key=lambda boat: boat.slot)
        names = w.join(w.who(boat.seat, view.seat) for boat in here)
        sentences.append(f"{stop} {w.text('route-boats', names=names)}" if names else stop)
    return sentences


def _slots(position: int, view: SeatView) -> int:
    return 1 if view.station(position) in ("start", "dock", "finish") else view.slots_at(position)
