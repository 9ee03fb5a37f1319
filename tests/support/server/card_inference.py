"""What one seat can work out about hidden cards, from nothing but what it is shown.

A second writing of docs/rules.md (R6, R7.3, R9.3) and of docs/design.md's "Hidden cards carry their
knowers", with cards lying in places and places tied into groups. It judges what the server sends.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from namiji.edition import Edition

Event = dict[str, Any]

SECRETS = {
    "rocks_drawn": "cards",
    "rock_kept": "card",
    "rock_returned": "card",
    "dock_hand": "cards",
    "dock_card_discarded": "card",
    "dock_card_returned": "card",
}
"""The secret field of each event that has one."""


@dataclass(slots=True)
class KnownGroup:
    """Places in which the seat knows some cards to lie; with one place, it knows which."""

    places: set[int]
    cards: Counter[str]


class CardInference:
    """Follows a game's true events, and looks at no more of them than the seat may."""

    def __init__(self, edition: Edition, players: int, seat: int) -> None:
        self._edition, self._seat = edition, seat
        self._boats = max(players, 3)
        box = edition.counts()
        self._unseen = {"rock": box["rock_cards"], "dock": box["dock_cards"]}
        self._under: dict[str, list[int]] = {"rock": [], "dock": []}
        self._hand: list[int] = []
        self._kept: dict[int, list[int]] = {each: [] for each in range(1, players + 1)}
        self._bought: dict[int, list[str]] = {each: [] for each in range(1, players + 1)}
        self._revealed: Counter[int] = Counter()
        self._discard: list[int] = []
        self._groups: list[KnownGroup] = []
        self._places = 0

    def copy(self) -> "CardInference":
        """For a game that may be taken back to this moment."""
        other = CardInference.__new__(CardInference)
        other.__dict__ |= self.__dict__
        other._unseen = dict(self._unseen)
        other._under = {deck: list(places) for deck, places in self._under.items()}
        other._hand = list(self._hand)
        other._kept = {seat: list(places) for seat, places in self._kept.items()}
        other._bought = {seat: list(cards) for seat, cards in self._bought.items()}
        other._revealed = Counter(self._revealed)
        other._discard = list(self._discard)
        other._groups = [
            KnownGroup(set(group.places), Counter(group.cards)) for group in self._groups
        ]
        return other

    def follow(self, event: Event) -> Event:
        """The part of a true event that the seat may see, which it takes into account."""
        match event["type"]:
            case "rocks_drawn":
                return self._look_at_rocks(event)
            case "rock_kept":
                return self._keep_rock(event)
            case "rock_returned":
                place = self._hand.pop(0)
                self._under["rock"].append(place)
                return _shown(event, self._card(place) is not None)
            case "dock_hand":
                return self._look_at_hand(event)
            case "dock_card_kept":
                self._leave(self._pull(event["card"]), event["card"])
                self._bought[event["seat"]].append(event["card"])
            case "dock_card_discarded":
                self._begin_draft()
                self._tie(self._hand)
                self._discard.append(self._hand.pop(0))
                return _shown(event, False)
            case "dock_card_returned":
                (place,) = self._hand
                self._hand = []
                self._under["dock"].append(place)
                return _shown(event, self._card(place) is not None)
            case "rock_revealed":
                place = self._kept[event["seat"]][self._revealed[event["seat"]]]
                self._revealed[event["seat"]] += 1
                self._see(place, event["card"])
        return dict(event)

    def knowledge(self) -> dict[str, Any]:
        """The parts of a view that cards have anything to do with."""
        seats = range(1, len(self._kept) + 1)
        rocks = {str(seat): self._known(self._kept[seat]) for seat in seats}
        hand = self._known(self._hand)
        return {
            "deck_sizes": {deck: self._unseen[deck] + len(self._under[deck]) for deck in _DECKS},
            "hand_size": len(self._hand),
            "hand": hand if len(hand) == len(self._hand) else [],
            "own_rocks": rocks.get(str(self._seat), []),
            "known_rocks": rocks,
            "known_under": {
                f"{deck} under {number}": card
                for deck in _DECKS
                for number, place in enumerate(self._under[deck], 1)
                if (card := self._card(place)) is not None
            },
            "groups": sorted(self._group(group) for group in self._groups if len(group.places) > 1),
            "unknown_cards": self._pool(),
            "rocks": {str(seat): len(self._kept[seat]) for seat in seats},
            "dock_cards": {str(seat): self._bought[seat] for seat in seats},
        }

    # What happens

    def _look_at_rocks(self, event: Event) -> Event:
        drawer = event["seat"]
        upgrades = [
            card.adds for card in self._edition.dock_cards for _ in self._held(drawer, card)
        ]
        draws = self._edition.parameters["rock_draws"]
        draws += sum(adds.get("rock_draws", 0) for adds in upgrades)
        self._draw("rock", min(draws, self._unseen["rock"] + len(self._under["rock"])))
        return self._look(event)

    def _look_at_hand(self, event: Event) -> Event:
        self._begin_draft()
        return self._look(event)

    def _look(self, event: Event) -> Event:
        is_own = event["seat"] == self._seat
        shown = _shown(event, is_own or len(self._known(self._hand)) == len(self._hand))
        if is_own:
            for place, card in zip(self._hand, shown["cards"], strict=True):
                self._see(place, card)
        return shown

    def _keep_rock(self, event: Event) -> Event:
        if event["seat"] == self._seat:
            place = self._pull(event["card"])
        else:
            self._tie(self._hand)
            place = self._hand.pop(0)
        self._kept[event["seat"]].append(place)
        return _shown(event, self._card(place) is not None)

    def _begin_draft(self) -> None:
        if not self._hand:
            self._draw("dock", self._boats + 1)

    def _draw(self, deck: str, count: int) -> None:
        for _ in range(count):
            if self._unseen[deck]:
                self._unseen[deck] -= 1
                self._places += 1
                self._hand.append(self._places)
            else:
                self._hand.append(self._under[deck].pop(0))

    def _pull(self, card: str) -> int:
        """The place that a card leaves the hand from, as far as the seat can tell."""

        def likeliness(place: int) -> int:
            group = self._group_of(place)
            if group is None:
                return 1
            return 2 if group.cards[card] else 0

        place = max(self._hand, key=likeliness)
        self._hand.remove(place)
        return place

    # What is known

    def _group_of(self, place: int) -> KnownGroup | None:
        return next((group for group in self._groups if place in group.places), None)

    def _card(self, place: int) -> str | None:
        """The card that the seat knows to lie in a place."""
        group = self._group_of(place)
        return next(iter(group.cards)) if group is not None and len(group.places) == 1 else None

    def _known(self, places: list[int]) -> list[str]:
        return [card for place in places if (card := self._card(place)) is not None]

    def _see(self, place: int, card: str) -> None:
        self._leave(place, card)
        self._groups.append(KnownGroup({place}, Counter([card])))

    def _leave(self, place: int, card: str) -> None:
        """A place's card is seen: the group goes on without both."""
        group = self._group_of(place)
        if group is None:
            return
        group.places.remove(place)
        group.cards = +(group.cards - Counter([card]))
        if not group.cards:
            self._groups.remove(group)

    def _tie(self, places: list[int]) -> None:
        """Cards part unseen: who knew some of them knows the set, not which went where."""
        groups = [group for group in self._groups if group.places & set(places)]
        if not groups or len(places) < 2:
            return
        self._groups = [group for group in self._groups if group not in groups]
        tied = KnownGroup(set(places), Counter())
        for group in groups:
            tied.places |= group.places
            tied.cards += group.cards
        self._groups.append(tied)

    # What it says

    def _held(self, seat: int, card: Any) -> list[str]:
        return [each for each in self._bought[seat] if each == card.id]

    def _pool(self) -> dict[str, int]:
        pool = Counter({card.id: card.copies for card in self._edition.dock_cards})
        pool += Counter({card.id: card.copies for card in self._edition.rock_cards})
        for open_cards in self._bought.values():
            pool.subtract(open_cards)
        for group in self._groups:
            pool.subtract(group.cards)
        return {card: count for card, count in pool.items() if count}

    def _group(self, group: KnownGroup) -> tuple[list[str], list[str]]:
        return sorted(group.cards.elements()), sorted(map(self._name, group.places))

    def _name(self, place: int) -> str:
        if place in self._hand:
            return "hand"
        if place in self._discard:
            return "discard"
        for under in self._under.values():
            if place in under:
                return f"under {under.index(place) + 1}"
        return next(f"seat {seat}" for seat, places in self._kept.items() if place in places)


_DECKS = ("dock", "rock")


def _shown(event: Event, is_open: bool) -> Event:
    return {key: value for key, value in event.items() if is_open or key != SECRETS[event["type"]]}
