"""The small parts of sentences: numbers, lists, names and players."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, TypedDict

from namiji.game.view import SeatView
from namiji.locales import Catalog, catalog


class Person(TypedDict):
    """The arguments of a sentence about a player."""

    you: str
    name: str


class Words:
    """One language. Whole sentences are messages of its catalog; this makes what goes into them."""

    def __init__(self, messages: Catalog) -> None:
        self._messages = messages
        self.text = messages.text

    def lines(self, message: str, /, **arguments: str | int) -> list[str]:
        """A message of several sentences, each on a line."""
        return self.text(message, **arguments).splitlines()

    # Numbers and lists

    def points(self, number: int) -> str:
        return self.text("points-below", n=-number) if number < 0 else self.text("points", n=number)

    def figure(self, number: int) -> str:
        """A number in words if it is negative."""
        return self.text("figure-below", n=-number) if number < 0 else str(number)

    def ordinal(self, number: int) -> str:
        return self.text("ordinal", n=number)

    def join(self, parts: Iterable[str], word: Literal["and", "or"] = "and") -> str:
        """`a`, `a and b`, `a, b and c`."""
        *rest, last = [*parts] or [""]
        if not rest:
            return last
        return self.text(f"list-{word}", rest=", ".join(rest), last=last, sound=_sound(last))

    def crustaceans(self, crabs: int, shrimp: int) -> str:
        """`2 shrimp and 1 crab`; zeros are left out."""
        parts = [self.text("shrimps", n=shrimp)] if shrimp else []
        parts += [self.text("crabs", n=crabs)] if crabs else []
        return self.join(parts) or self.text("nothing")

    # Names. What has no name in the catalog is called by its id.

    def station(self, station: str) -> str:
        return self.text(f"station-{station}")

    def card(self, card: str) -> str:
        return self._named(f"card-{card}") or title(card)

    def fish(self, fish: str) -> str:
        return self._named(f"fish-{fish}") or spaced(fish)

    def color(self, color: str) -> str:
        return self._named(f"color-{color}") or spaced(color)

    def kind(self, kind: str) -> str:
        return self._named(f"kind-{kind}") or spaced(kind)

    def net(self, fish: Iterable[str]) -> str:
        """`two blue bream`, `blue bream and green puffer`."""
        first, second = fish
        if first != second:
            return self.join([self.fish(first), self.fish(second)])
        return self._named(f"pair-{first}") or self.text("pair", fish=self.fish(first))

    def metric(self, metric: str, number: int) -> str:
        """`3 lines scored`: a count of what a Rock card may ask for."""
        if self._messages.has(f"metric-{metric}"):
            return self.text(f"metric-{metric}", n=number)
        return self.text("metric", n=number, color=self.color(metric))

    def line(self, line: str) -> str:
        """A row or column, given as `row 1`."""
        sort, number = line.split()
        return self.text(f"line-{sort}", id=number)

    def _named(self, message: str) -> str:
        return self.text(message) if self._messages.has(message) else ""

    def place_at(self, position: int, view: SeatView) -> str:
        """Where a boat is: `at the Whirlpool (14)`."""
        return self.text("place-at", at=view.station(position), position=position)

    def place_to(self, position: int, view: SeatView) -> str:
        """Where a boat sails: `to the Whirlpool (14)`."""
        return self.text("place-to", at=view.station(position), position=position)

    # Players

    def who(self, seat: int, me: int) -> str:
        """A player in a list."""
        if seat == me:
            return self.text("you")
        return self.text("seat-name", seat=seat) if seat else self.text("neutral-boat")

    def person(self, seat: int, me: int) -> Person:
        """The player that a sentence is about."""
        return {"you": yes(seat == me), "name": self.who(seat, me)}


@lru_cache
def words_in(language: str) -> Words:
    return Words(catalog(language))


def yes(fact: object) -> Literal["yes", "no"]:
    """A flag, for messages to select by."""
    return "yes" if fact else "no"


def _sound(text: str) -> str:
    """The letter that a text starts with for the ear: conjunctions change before some of them.

    Accents and a silent h do not count, and an i before another vowel sounds like a y.
    """
    letters = unicodedata.normalize("NFD", text.lower())
    plain = re.sub(r"[^a-z]", "", letters.split(" ")[0]).removeprefix("h")
    return "y" if re.match("i[aeou]", plain) else plain[:1] or "none"


def sentence(text: str) -> str:
    """The text with a capital at its start and a full stop at its end."""
    ended = text if text[-1] in ".?!:" else f"{text}."
    return ended[0].upper() + ended[1:]


def title(card: str) -> str:
    """`second-hook` as `Second Hook`."""
    return " ".join(word.capitalize() for word in card.split("-"))


def spaced(name: str) -> str:
    return name.replace("-", " ")
