"""Actions: what a player may decide, as an object, a text and a number.

`Sail(14)` prints as `sail 14`. The `Actions` of an edition turn objects, texts and the compiled
rules' numbers into each other.
"""

import difflib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from operator import index, itemgetter
from typing import SupportsIndex, TypeAlias

from namiji.core import layout
from namiji.core.names import CELLS, Cell, Position
from namiji.edition import Edition
from namiji.errors import IllegalAction


@dataclass(frozen=True, slots=True)
class Sail:
    """Sail to a position of the route (R2.2)."""

    to: Position

    def __str__(self) -> str:
        return f"sail {self.to}"


@dataclass(frozen=True, slots=True)
class Moor:
    """Take a slot of the Dock; 1 is closest to the route (R7.2)."""

    slot: int

    def __str__(self) -> str:
        return f"slot {self.slot}"


@dataclass(frozen=True, slots=True)
class Take:
    """Take a fish of the School: a kind that lies face up, or None for one face down (R3.1)."""

    fish: str | None

    def __str__(self) -> str:
        return f"take {self.fish or 'face-down'}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Take no further fish at this stop (R7.7)."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class ChooseNet:
    """Turn to one of several nets revealed (R7.7)."""

    net: str

    def __str__(self) -> str:
        return f"net {self.net}"


@dataclass(frozen=True, slots=True)
class Place:
    """Keep the fish in hand on a cell (R3.4)."""

    cell: Cell

    def __str__(self) -> str:
        return f"place {self.cell}"


@dataclass(frozen=True, slots=True)
class PlaceNet:
    """Keep the net in hand, its first fish on the first cell, its second on the second (R3.2)."""

    cells: tuple[Cell, Cell]

    def __str__(self) -> str:
        return f"place {self.cells[0]} {self.cells[1]}"


@dataclass(frozen=True, slots=True)
class Release:
    """Let the fish, or all nets revealed, go (R3.1, R3.2)."""

    def __str__(self) -> str:
        return "release"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw one more crustacean (R4.1)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Stop:
    """Keep the haul as it is (R4.1)."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep a Rock card (R6.1)."""

    card: str

    def __str__(self) -> str:
        return f"keep {self.card}"


@dataclass(frozen=True, slots=True)
class Pick:
    """Pick a Dock card (R7.3)."""

    card: str

    def __str__(self) -> str:
        return f"pick {self.card}"


Action: TypeAlias = (
    Sail
    | Moor
    | Take
    | Decline
    | ChooseNet
    | Place
    | PlaceNet
    | Release
    | Draw
    | Stop
    | Keep
    | Pick
)


def _numbered(edition: Edition) -> Iterator[tuple[int, Action]]:
    """Every action of an edition with its number; the blocks are those of `core.layout`."""
    for position in range(1, len(edition.route) + 1):
        yield layout.SAIL_AT + position, Sail(position)
    for slot in range(5):
        yield layout.SLOT_AT + slot, Moor(slot + 1)
    for i, fish in enumerate(edition.fish):
        yield layout.TAKE_AT + i, Take(fish.name)
    yield layout.TAKE_HIDDEN, Take(None)
    yield layout.DECLINE, Decline()
    for i, net in enumerate(edition.nets):
        yield layout.NET_AT + i, ChooseNet(net.name)
    for i, cell in enumerate(CELLS):
        yield layout.PLACE_AT + i, Place(cell)
    yield layout.RELEASE, Release()
    for i, (first, second) in enumerate(layout.domino_cells()):
        a, b = CELLS[first], CELLS[second]
        yield layout.PLACE_NET_AT + i, PlaceNet((a, b))
        yield layout.PLACE_NET_AT + layout.DOMINOES + i, PlaceNet((b, a))
    yield layout.DRAW, Draw()
    yield layout.STOP, Stop()
    for i, rock in enumerate(edition.rock_cards):
        yield layout.KEEP_AT + i, Keep(rock.id)
    for i, card in enumerate(edition.dock_cards):
        yield layout.PICK_AT + i, Pick(card.id)


class Actions:
    """All actions of one edition, by number and by text."""

    def __init__(self, edition: Edition) -> None:
        self._by_id = dict(sorted(_numbered(edition), key=itemgetter(0)))
        self._ids = {action: number for number, action in self._by_id.items()}
        self._words = {str(action): action for action in self._ids}

    def __iter__(self) -> Iterator[Action]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)

    def __getitem__(self, number: int) -> Action:
        action = self._by_id.get(number)
        if action is None:
            raise IllegalAction("unknown-action", f"there is no action number {number}")
        return action

    def of_ids(self, numbers: Iterable[int]) -> list[Action]:
        """The actions of numbers that have one."""
        by_id = self._by_id
        return [by_id[number] for number in numbers]

    def id(self, action: Action) -> int:
        number = self._ids.get(action)
        if number is None:
            raise IllegalAction("unknown-action", f"this edition has no action '{action}'")
        return number

    def find_id(self, action: Action | str | SupportsIndex) -> int:
        """The number of an action, given as an object, a text or a number."""
        if isinstance(action, str):
            return self.id(self.parse(action))
        if isinstance(action, Action):
            return self.id(action)
        if isinstance(action, bool):
            raise TypeError(f"an action is an object, a text or a number, not {action}")
        number = index(action)
        self[number]  # raises an error if there is no such action
        return number

    def find(self, text: str) -> Action | None:
        return self._words.get(_words(text))

    def parse(self, text: str) -> Action:
        """The action of a text, such as `sail 14`; the inverse of `str`."""
        action = self.find(text)
        if action is None:
            near = difflib.get_close_matches(_words(text)[:80], self._words, 1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            raise IllegalAction("unknown-action", f"there is no action '{text[:80]}'{hint}")
        return action


def _words(text: str) -> str:
    return " ".join(text.lower().split())


@lru_cache(maxsize=64)
def actions_of(edition: Edition) -> Actions:
    return Actions(edition)


def legal_ids(origin: int, mask: int) -> list[int]:
    """The numbers `origin + i` for each bit i of a mask, in ascending order."""
    return list(_numbers(origin, mask))


@lru_cache(maxsize=16384)
def _numbers(origin: int, mask: int) -> tuple[int, ...]:
    """The same: most prompts come again and again."""
    return tuple(origin + i for i in range(mask.bit_length()) if mask >> i & 1)
