"""Actions: what a player may decide, as an object, a word and an integer.

Every action is a small value that prints as one word or phrase (`sail 14`, `place b2`). The
`Actions` of an edition turn objects, words and the compiled rules' integers into each other.
"""

import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from namiji.core import layout
from namiji.edition import Edition
from namiji.errors import IllegalAction

CELLS = tuple(f"{column}{row}" for row in "123" for column in "abcd")
"""The cells of a rack, row by row from the top left."""


@dataclass(frozen=True, slots=True)
class Sail:
    """Sail to a position of the route (R2.2)."""

    to: int

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

    cell: str

    def __str__(self) -> str:
        return f"place {self.cell}"


@dataclass(frozen=True, slots=True)
class PlaceNet:
    """Keep the net in hand, its first fish on the first cell, its second on the second (R3.2)."""

    cells: tuple[str, str]

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
    """Every action of an edition with its integer; the blocks are those of `core.layout`."""
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
    """All actions of one edition, by integer and by word."""

    def __init__(self, edition: Edition) -> None:
        self._by_id: list[Action | None] = [None] * layout.ACTIONS
        for index, action in _numbered(edition):
            self._by_id[index] = action
        self._ids = {action: index for index, action in enumerate(self._by_id) if action}
        self._words = {str(action): action for action in self._ids}

    def __iter__(self) -> Iterator[Action]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)

    def __getitem__(self, index: int) -> Action:
        action = self._by_id[index] if 0 <= index < layout.ACTIONS else None
        if action is None:
            raise IllegalAction("unknown-action", f"there is no action number {index}")
        return action

    def id(self, action: Action) -> int:
        index = self._ids.get(action)
        if index is None:
            raise IllegalAction("unknown-action", f"this edition has no action '{action}'")
        return index

    def find(self, text: str) -> Action | None:
        return self._words.get(_words(text))

    def parse(self, text: str) -> Action:
        """The action that a word or phrase spells; the inverse of `str`."""
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


def legal_actions(actions: Actions, origin: int, mask: int) -> Iterator[Action]:
    """The actions `origin + i` for each bit i of a mask, by ascending number."""
    while mask:
        lowest = mask & -mask
        yield actions[origin + lowest.bit_length() - 1]
        mask ^= lowest
