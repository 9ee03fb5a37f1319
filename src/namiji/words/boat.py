"""A boat in words: what it holds, what it knows, and its points."""

from namiji.game.view import Boat, SeatView
from namiji.words.cards import dock_card_sort, dock_card_words, progress, rock_card_words
from namiji.words.ending import score_line
from namiji.words.plain import Words
from namiji.words.rack import rack_lines


def look(view: SeatView, w: Words) -> list[str]:
    """The seat's own boat, its secrets included."""
    return _boat_lines(view.boat(view.seat), view, w)


def others(view: SeatView, w: Words) -> list[str]:
    """The other boats, as far as everyone can see them."""
    sentences = []
    for boat in view.boats.values():
        if boat.seat == 0:
            sentences += w.lines("look-neutral", **_where(boat, view, w))
        elif boat.seat != view.seat:
            sentences += _boat_lines(boat, view, w)
    return sentences


def _where(boat: Boat, view: SeatView, w: Words) -> dict[str, str | int]:
    """The place, and the slot at a Dock."""
    slot = boat.slot + 1 if view.station(boat.position) == "dock" else 0
    return {"place": w.place_at(boat.position, view), "slot": slot}


def _boat_lines(boat: Boat, view: SeatView, w: Words) -> list[str]:
    edition, own = view.edition, boat.seat == view.seat
    where, person = _where(boat, view, w), w.person(boat.seat, view.seat)
    sentences = [
        w.text("look-at", score=w.points(boat.score), **where, **person),
        *rack_lines(view, boat.seat, w),
        w.text("look-nets", n=boat.nets),
        w.text("look-trap", haul=w.crustaceans(boat.crabs, boat.shrimp)),
        w.text("look-offerings", left=boat.offerings, n=edition.penalty[boat.offerings]),
        _panoramas(boat, view, w),
    ]
    if boat.bonuses:
        pictures = w.join(w.text(f"panorama-{kind}") for kind in boat.bonuses)
        sentences.append(w.text("look-bonuses", panoramas=pictures))
    sentences += [_dock_card(card, view, w) for card in boat.dock_cards]
    if not boat.dock_cards:
        sentences.append(w.text("look-no-dock-cards"))
    return sentences + (_own_rocks(boat, view, w) if own else _rocks_of(boat, view, w))


def _panoramas(boat: Boat, view: SeatView, w: Words) -> str:
    dolphins, octopuses, whales = view.edition.sections
    sizes = {"dolphins": dolphins, "octopuses": octopuses, "whales": whales}
    held = {str(kind): sections for kind, sections in boat.sections.items()}
    return w.text("look-panoramas", **held, **sizes)


def _dock_card(card: str, view: SeatView, w: Words) -> str:
    edition = view.edition
    sort, text = dock_card_sort(card, edition, w), dock_card_words(card, edition, w)
    return w.text("look-dock-card", card=w.card(card), sort=sort, text=text)


def _own_rocks(boat: Boat, view: SeatView, w: Words) -> list[str]:
    sentences = [w.text("look-own-rocks", n=boat.rocks)]
    for card in view.own_rocks:
        gives = rock_card_words(card, view.edition, w)
        text = f"{gives} {progress(card, boat.seat, view, w)}"
        sentences.append(w.text("look-rock", card=w.card(card), text=text))
    return sentences


def _rocks_of(boat: Boat, view: SeatView, w: Words) -> list[str]:
    count = w.text("look-rocks", n=boat.rocks)
    known = view.known_rocks(boat.seat)
    if not known:
        return [count]
    return [f"{count} {w.text('look-rocks-known', cards=w.join(map(w.card, known)))}"]


def scores(view: SeatView, w: Words) -> list[str]:
    """The points so far, the best seat first, and what will count at the end."""
    sentences = []
    for seat, total in sorted(view.scores.items(), key=lambda item: -item[1]):
        penalty = 0 if view.phase == "over" else view.edition.penalty[view.boat(seat).offerings]
        later = f" {w.text('score-offerings', n=penalty)}" if penalty else ""
        sentences.append(score_line(seat, total, view, w) + later)
    return sentences if view.phase == "over" else [*sentences, w.text("score-rocks")]
