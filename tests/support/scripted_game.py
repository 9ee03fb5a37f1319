"""Small editions, and games in which a test decides what chance brings."""

from collections.abc import Iterable, Sequence
from typing import Any, Self

import pytest

from namiji import Edition, Event, Game, IllegalAction, ImpossibleOutcome, Outcome, SeatView
from namiji.core.names import CELLS, Direction, Phase
from namiji.edition import standard
from namiji.edition.load import from_data
from namiji.game.outcomes import outcomes_of
from namiji.game.view import Boat

RICE = {"meals": [{"id": "rice", "points": 0, "copies": 20}], "upgrades": []}
"""A Dock deck whose drafts leave nothing to choose and change nothing."""

DOCK_CARDS: dict[str, Any] = {
    "provenance": "reconstructed",
    "meals": [
        {"id": "maki", "points": 5, "copies": 2},
        {"id": "ramen", "points": 4, "copies": 3},
        {"id": "onigiri", "points": 3, "copies": 3},
    ],
    "upgrades": [
        {"id": "second-hook", "station": "angling", "adds": {"angling_catches": 1}},
        {"id": "lantern-lure", "station": "angling", "adds": {"angling_reveals": 2}},
        {"id": "long-gaff", "station": "angling", "adds": {"angling_spread": 1}},
        {"id": "wide-net", "station": "net", "adds": {"net_reveals": 2}},
        {"id": "sorting-baskets", "station": "net", "adds": {"net_points": 2}},
        {"id": "sturdy-trap", "station": "trap", "adds": {"trap_crabs": 1}},
        {"id": "deep-trap", "station": "trap", "adds": {"trap_draws": 2, "trap_points": 1}},
        {"id": "paper-fleet", "station": "whirlpool", "adds": {"whirlpool_offerings": 1}},
        {"id": "incense", "station": "whirlpool", "adds": {"whirlpool_points": 2}},
        {"id": "spyglass", "station": "panorama", "adds": {"panorama_sections": 1}},
        {"id": "pilgrim-chart", "station": "rock", "adds": {"rock_draws": 2}},
        {"id": "sacred-rope", "station": "rock", "adds": {"rock_keeps": 1}},
    ],
}
"""A Dock deck of 20 cards of the tests' own: upgrades with and without points, one copy each."""

COLORS = ("blue", "orange", "green")
KINDS = ("bream", "mackerel", "puffer", "sunfish")


def route(legs: str) -> list[str]:
    """Stations from words with `|` for a Dock; parts that are not written have one Whirlpool."""
    parts = [part.split() for part in legs.split("|")]
    parts += [["whirlpool"]] * (4 - len(parts))
    return [*parts[0], "dock", *parts[1], "dock", *parts[2], "dock", *parts[3], "finish"]


def edition(
    legs: str | None = None, *, upgrade: dict[str, int] | None = None, **changes: Any
) -> Edition:
    """The standard edition with another route and changed figures.

    A change is named by a station's parameter (`trap_crabs=3`), a ruling, or the path to any other
    value (`boat__offerings=0`). A new route comes with a Dock deck of rice; with `upgrade`, all
    Dock cards are copies of one upgrade, `gear`, that adds so much.
    """
    data = standard().data
    data["id"] = "house"
    if legs is not None:
        data["route"]["stations"] = route(legs)
        data["dock_cards"].update(RICE)
    if upgrade is not None:
        station = next(iter(upgrade)).split("_")[0]
        gear = {"id": "gear", "station": station, "adds": upgrade, "copies": 20}
        data["dock_cards"].update(meals=[], upgrades=[gear])
    for name, value in changes.items():
        *path, last = name.split("__")
        if not path:
            path = [table for table in ("parameters", "rulings") if name in data[table]]
        target = data
        for step in path:
            target = target[step]
        target[last] = value
    return from_data(data, "house")


def rock(name: str, metric: str = "fish", points: int = 3, **limits: int) -> dict[str, Any]:
    """A Rock card; without limits it asks for nothing."""
    return {"id": name, "metric": metric, "points": points, **(limits or {"at_least": 0})}


def _text(value: Any) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case dict():
            return ",".join(f"{key}:{each}" for key, each in value.items())
        case [[*_], *_]:
            return "/".join(map(_text, value))
        case [*_]:
            return ",".join(map(_text, value))
    return str(value)


def event_lines(events: Iterable[Event], seat: int | None = None) -> list[str]:
    """Events as lines such as `sailed seat=1 by=1 to=4 slot=0`: all fields, or what a seat sees."""
    lines = []
    for event in events:
        fields = event.to_dict(seat)
        kind = fields.pop("type")
        lines.append(" ".join([kind, *(f"{name}={_text(fields[name])}" for name in fields)]))
    return lines


def of_type(kind: str, lines: Sequence[str]) -> list[str]:
    return [line for line in lines if line.split()[0] == kind]


def points(lines: Sequence[str]) -> list[str]:
    """What was scored, as `5 row`."""
    words = [dict(w.split("=") for w in line.split()[1:]) for line in of_type("scored", lines)]
    return [f"{word['points']} {word['reason']}" for word in words]


class ScriptedGame:
    """A game without a random generator: each step of a test says what chance brings.

    A step is an action, then `->` and what is drawn: `sail 3 -> crab`. Boats line up in the given
    order, closest to the route first, so that the last one named moves first.
    """

    def __init__(
        self,
        edition: Edition | None = None,
        *,
        order: str = "3 2 1",
        face_up: str = "blue-bream",
        direction: Direction = "clockwise",
    ) -> None:
        self.edition = edition or standard()
        boats = order.split()
        self.game = Game.new(
            players=sum(boat != "0" for boat in boats),
            direction=direction,
            edition=self.edition,
            outcomes=[*(Outcome("boat", boat) for boat in boats), *self._drawn(face_up)],
        )

    @classmethod
    def alone(cls, edition: Edition, *, order: str = "1 2 3", face_up: str = "blue-bream") -> Self:
        """Seat 1 has the first part of the route for itself: the others are in the Dock."""
        table = cls(edition, order=order, face_up=face_up)
        table.wait_for(1)
        return table

    def _drawn(self, names: str) -> list[Outcome]:
        return [outcomes_of(self.edition).parse(name) for name in names.split()]

    def play(self, *steps: str) -> list[str]:
        """Play the steps and return the events as text. Of equal cards, the one is taken."""
        events: list[Event] = []
        for step in steps:
            action, _, drawn = step.partition("->")
            events += self.game.play(action, self._drawn(drawn))
            while len(self.game.legal_actions) == 1:
                events += self._take_equal_card()
        return event_lines(events)

    def _take_equal_card(self) -> Sequence[Event]:
        [action] = self.legal_actions
        try:
            return self.game.play(action, [])
        except ImpossibleOutcome:  # the neutral boat draws the card it discards
            return self.game.play(action, self._drawn(action.removeprefix("pick")))

    def wait_for(self, seat: int) -> None:
        """The other boats sail to the next port until it is this seat's turn."""
        while self.game.decider != seat:
            self._hurry()

    def rush(self, deal: str = "") -> list[str]:
        """All boats sail to the next port, each into the outermost slot left.

        `deal` is what the Dock deck brings. It may be left out if all cards are copies of one.
        """
        leg = self.view(0).leg
        lines: list[str] = []
        while not self.game.is_over and self.view(0).leg == leg and self.game.phase != "draft":
            lines += self._hurry(deal)
        return lines

    def finish(self) -> list[str]:
        """All boats sail from port to port to the end of the game."""
        lines: list[str] = []
        while not self.game.is_over:
            lines += self._hurry()
        return lines

    def _hurry(self, deal: str = "") -> list[str]:
        assert self.game.phase in ("sail", "slot"), f"cannot hurry past {self.legal_actions}"
        furthest = str(self.game.legal_actions[-1])
        try:
            return self.play(furthest)
        except ImpossibleOutcome:  # the last boat is in: a hand is drawn
            copies = [self.edition.dock_cards[0].id] * (len(self.view(0).boats) + 1)
        try:
            return self.play(f"{furthest} -> {deal or ' '.join(copies)}")
        except ImpossibleOutcome:  # the neutral boat is in slot 1, and draws the card it discards
            return self.play(f"{furthest} -> {' '.join([*copies, copies[0]])}")

    def catch(self, *catches: str) -> list[str]:
        """Take fish from the face-down ones, each onto a cell: `a1 blue-bream`."""
        lines = []
        for each in catches:
            cell, fish = each.split()
            left = self.view(0).face_down
            left[fish] -= 1
            flipped = max(left, key=lambda name: left[name])
            lines += self.play(f"take face-down -> {fish} {flipped}", f"place {cell}")
        return lines

    def fill(self, cells: int = 12) -> None:
        """Fill so many cells of the rack, row by row, with fish that complete no line."""
        for i, cell in enumerate(CELLS[:cells]):
            step = i // 4 + i % 4
            self.catch(f"{cell} {COLORS[step % 3]}-{KINDS[step % 4]}")

    def refuses(self, action: str, code: str, message: str) -> None:
        """Check that the action is refused for that reason, and that nothing changes."""
        before = self.game.to_bytes(), len(self.game.events), len(self.game.decisions)
        with pytest.raises(IllegalAction) as caught:
            self.game.play(action, [])
        assert (caught.value.code, str(caught.value)) == (code, message)
        assert (self.game.to_bytes(), len(self.game.events), len(self.game.decisions)) == before

    def view(self, seat: int) -> SeatView:
        return self.game.view(seat)

    def boat(self, seat: int = 1) -> Boat:
        return self.view(0).boat(seat)

    def waits_for(self, phase: Phase) -> bool:
        return self.game.phase == phase

    def score(self, seat: int = 1) -> int:
        return self.game.scores[seat]

    @property
    def legal_actions(self) -> list[str]:
        return [str(action) for action in self.game.legal_actions]

    def log(self, seat: int | None = None) -> list[str]:
        """The whole game so far: everything, or what a seat sees."""
        return event_lines(self.game.events, seat)
