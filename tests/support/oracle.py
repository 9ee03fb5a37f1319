"""A plain referee for finished games, written from RULES.md alone.

It plays the game by itself. Where a player chooses or chance decides it looks at the next event of
the stream, checks that the choice is legal or the outcome possible, and goes on; every event that
must follow is then generated and compared with the stream. It shares no code with the engine.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from itertools import permutations
from typing import Any

Event = dict[str, Any]
Cell = tuple[int, int]  # row and column, from the top left
OnDecision = Callable[[int, list[str], str], None]

NEUTRAL = 0
DEFAULTS = {"angling_spread": 0, "trap_saved": 0, "panorama_sections": 1, "rock_keeps": 1}
SHOWN = 300  # characters of an expectation that a message quotes


class Disagreement(AssertionError):
    """The stream is not a game by the rules: says where, and what was expected."""


class Unfinished(Disagreement):
    """The stream ends before the game does."""


@dataclass
class Tally:
    """How often the corners of the rules were reached."""

    games: int = 0
    decisions: int = 0
    full_racks: int = 0
    double_lines: int = 0
    extra_catches: int = 0
    spread_fish: int = 0
    declined: int = 0
    hauls_lost: int = 0
    hauls_saved: int = 0
    hauls_full: int = 0
    empty_school_stops: int = 0
    empty_net_stops: int = 0
    empty_bag_stops: int = 0
    empty_rock_stops: int = 0
    no_offering_stops: int = 0
    nets_released: int = 0
    redrawn_rocks: int = 0
    extra_rocks: int = 0
    extra_sections: int = 0
    unpaid: int = 0  # things kept after the first of a stop, for which an upgrade scores no more
    bonuses: int = 0
    shared_victories: int = 0
    negative_scores: int = 0

    def __add__(self, other: Tally) -> Tally:
        sums = {f.name: getattr(self, f.name) + getattr(other, f.name) for f in fields(self)}
        return Tally(**sums)


def judge(
    edition: dict[str, Any],
    events: list[Event],
    on_decision: OnDecision | None = None,
    *,
    partial: bool = False,
) -> Tally:
    """Raise Disagreement unless `events` is one whole game (with `partial`, the start of one)."""
    referee = Referee(edition, Stream(events), on_decision)
    try:
        referee.play()
    except Unfinished:
        if not partial:
            raise
    return referee.tally


def same(expected: Any, actual: Any) -> bool:
    """Equality as JSON has it: a truth value is no number."""
    if expected != actual:
        return False
    return json.dumps(expected, sort_keys=True) == json.dumps(actual, sort_keys=True)


class Stream:
    """The events to judge, and how far the game has come in them."""

    def __init__(self, events: list[Event]) -> None:
        self.events: list[Event] = json.loads(json.dumps(events))
        self.index = 0

    def disagreement(self, rule: str, expected: str, ahead: int = 0) -> Disagreement:
        at = self.index + ahead
        if len(expected) > SHOWN:
            expected = expected[:SHOWN] + "..."
        if at >= len(self.events):
            return Unfinished(f"event {at}: expected {expected}, the stream ends ({rule})")
        has = json.dumps(self.events[at])
        return Disagreement(f"event {at}: expected {expected}, the stream has {has} ({rule})")

    def shows(self, sign: Event, ahead: int = 0) -> bool:
        """Whether an event has all the fields of `sign`."""
        at = self.index + ahead
        if at >= len(self.events):
            return False
        event = self.events[at]
        return all(name in event and same(value, event[name]) for name, value in sign.items())

    def emit(self, rule: str, kind: str, **values: Any) -> None:
        """The next event must be this one; go past it."""
        event = {"type": kind, **values}
        if not self.shows(event):
            raise self.disagreement(rule, json.dumps(event))
        self.index += 1

    def one_of(self, rule: str, kind: str, name: str, possible: list[Any]) -> Any:
        """The value the next event gives to a field, which must be a possible one."""
        for value in possible:
            if self.shows({"type": kind, name: value}):
                return value
        raise self.disagreement(rule, f"{kind} with {name} one of {json.dumps(possible)}")

    def listed(self, rule: str, kind: str, name: str, length: int, ahead: int = 0) -> list[Any]:
        """The list of a known length that an event gives to a field."""
        if self.shows({"type": kind}, ahead):
            value = self.events[self.index + ahead].get(name)
            if isinstance(value, list) and len(value) == length:
                return value
        raise self.disagreement(rule, f"{kind} with {length} {name}", ahead)

    def finish(self) -> None:
        if self.index < len(self.events):
            raise self.disagreement("R8.3", "nothing after the end")


class Deck:
    """A shuffled deck: what it holds is known, and the order of the cards put under it."""

    def __init__(self, shuffled: list[Any]) -> None:
        self.shuffled = shuffled
        self.bottom: list[Any] = []

    def __len__(self) -> int:
        return len(self.shuffled) + len(self.bottom)

    def known(self, count: int) -> list[Any]:
        """Those of the next `count` cards that come from the bottom pile."""
        return self.bottom[: max(0, count - len(self.shuffled))]

    def within(self, count: int) -> list[Any]:
        """All that can be among the next `count` cards."""
        return self.shuffled + self.known(count)

    def can_deal(self, cards: list[Any]) -> bool:
        split = min(len(cards), len(self.shuffled))
        left = list(self.shuffled)
        for card in cards[:split]:
            if card not in left:
                return False
            left.remove(card)
        return cards[split:] == self.known(len(cards))

    def deal(self, cards: list[Any]) -> None:
        split = min(len(cards), len(self.shuffled))
        for card in cards[:split]:
            self.shuffled.remove(card)
        del self.bottom[: len(cards) - split]


def without_one(orders: list[list[Any]], card: Any) -> list[list[Any]]:
    """The orders that can remain once one of the cards equal to `card` is gone."""
    return [
        order[:i] + order[i + 1 :]
        for order in orders
        for i, other in enumerate(order)
        if other == card
    ]


def distinct(things: list[Any]) -> list[Any]:
    return sorted(set(things))


def copied(cards: list[dict[str, Any]]) -> list[Any]:
    """The ids of a list of cards of the edition, each as often as there are copies."""
    return [card["id"] for card in cards for _ in range(card.get("copies", 1))]


def fish_tokens(fish: dict[str, Any]) -> list[Any]:
    """R1.4: the tokens of the School."""
    kinds = [f"{color}-{kind}" for color in fish["colours"] for kind in fish["kinds"]]
    counts = fish.get("counts")
    return [k for k in kinds for _ in range(fish["copies"] if counts is None else counts.get(k, 0))]


def net_tokens(edition: dict[str, Any]) -> list[Any]:
    """R1.4: the Net tokens, one net spelled one way."""
    fish, pairs = edition["fish"], edition["nets"]["pairs"]
    if pairs == "one-of-each-identical":
        return [[f"{c}-{k}"] * 2 for c in fish["colours"] for k in fish["kinds"]]
    nets: list[list[str]] = []
    for pair in pairs:
        turned = pair[::-1]
        nets.append(list(turned if turned in nets else pair))
    return nets


def spelled(cell: Cell) -> str:
    return f"{'abcdefghijklmnopqrstuvwxyz'[cell[1]]}{cell[0] + 1}"


class Rack:
    """R3.4, R3.5: a fish rack; fish are held as color and kind."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = [[(r, c) for c in range(columns)] for r in range(rows)]
        self.columns = [[(r, c) for r in range(rows)] for c in range(columns)]
        self.cells = [cell for row in self.rows for cell in row]
        self.fish: dict[Cell, tuple[str, str]] = {}

    def full(self) -> bool:
        return len(self.fish) == len(self.cells)

    def neighbors(self, cell: Cell) -> list[Cell]:
        r, c = cell
        around = [(r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)]
        return [other for other in around if other in self.cells]

    def takes(self, *cells: Cell) -> bool:
        """R3.4: whether a token may cover these cells."""
        if any(cell in self.fish for cell in cells):
            return False
        if not self.fish:
            return (0, 0) in cells
        return any(other in self.fish for cell in cells for other in self.neighbors(cell))

    def places(self) -> list[Cell]:
        return [cell for cell in self.cells if self.takes(cell)]

    def pairs(self) -> list[tuple[Cell, Cell]]:
        """R3.2: the places for a Net, both ways round."""
        return [(a, b) for a in self.cells for b in self.neighbors(a) if self.takes(a, b)]

    def scores(self, line: list[Cell]) -> bool:
        """R3.5: a full line of one color or one kind."""
        if any(cell not in self.fish for cell in line):
            return False
        colors, kinds = zip(*(self.fish[cell] for cell in line), strict=True)
        return len(set(colors)) == 1 or len(set(kinds)) == 1


@dataclass(eq=False)
class Boat:
    """R1.5: a boat and what it carries; of two boats in one place the lower slot is ahead."""

    seat: int
    slot: int
    rack: Rack
    offerings: int
    sections: dict[str, int]
    position: int = 0
    points: int = 0
    nets: int = 0
    crabs: int = 0
    shrimp: int = 0
    meals: int = 0
    upgrades: list[dict[str, Any]] = field(default_factory=list)
    rocks: list[dict[str, Any]] = field(default_factory=list)

    def place(self) -> tuple[int, int]:
        """R2.1, R2.3, R7.5: greater is further ahead."""
        return self.position, -self.slot

    def metrics(self, colors: list[str]) -> dict[str, int]:
        """R6.4: what the Rock cards count."""
        rows = sum(self.rack.scores(line) for line in self.rack.rows)
        columns = sum(self.rack.scores(line) for line in self.rack.columns)
        caught = [color for color, _ in self.rack.fish.values()]
        return {
            "lines": rows + columns,
            "rows": rows,
            "columns": columns,
            "fish": len(caught),
            **{color: caught.count(color) for color in colors},
            "nets": self.nets,
            "crabs": self.crabs,
            "shrimp": self.shrimp,
            "crustaceans": self.crabs + self.shrimp,
            "offerings_left": self.offerings,
            **self.sections,
            "sections": sum(self.sections.values()),
            "panoramas_started": sum(held > 0 for held in self.sections.values()),
            "meals": self.meals,
            "upgrades": len(self.upgrades),
            "rocks": len(self.rocks),
        }


def holds(condition: dict[str, Any], metrics: dict[str, int]) -> bool:
    """R6.3: one condition of a Rock card."""
    value = metrics[condition["metric"]]
    least, most = condition.get("at_least", value), condition.get("at_most", value)
    return bool(least <= value <= most)


class Referee:
    """One game, played along a stream of events."""

    def __init__(
        self, edition: dict[str, Any], stream: Stream, on_decision: OnDecision | None
    ) -> None:
        self.edition = edition
        self.stream = stream
        self.on_decision = on_decision
        self.tally = Tally()
        fish, cards = edition["fish"], edition["dock_cards"]
        self.color_and_kind = {f"{c}-{k}": (c, k) for c in fish["colours"] for k in fish["kinds"]}
        self.meals = {card["id"]: card for card in cards["meals"]}
        self.upgrades = {card["id"]: card for card in cards["upgrades"]}
        self.rocks = {card["id"]: card for card in edition["rock_cards"]["cards"]}
        self.dock_deck = Deck(copied(cards["meals"]) + copied(cards["upgrades"]))
        self.rock_deck = Deck(copied(edition["rock_cards"]["cards"]))
        self.net_deck = Deck(net_tokens(edition))
        self.face_down = fish_tokens(fish)
        self.face_up: list[Any] = []
        crustaceans = edition["crustaceans"]
        self.bag = ["crab"] * crustaceans["crabs"] + ["shrimp"] * crustaceans["shrimp"]
        self.bonuses = list(edition["panoramas"]["sections"])
        self.arrivals = 0

    def play(self) -> None:
        self.set_up()
        while at_sea := [boat for boat in self.boats if boat.position < self.finish]:
            self.sail(min(at_sea, key=Boat.place))  # R2.1
        self.end()

    def set_up(self) -> None:
        """R1: the number of players, the direction, the order of the boats, the first fish."""
        stream, emits = self.stream, ("R1", "started")
        players = stream.one_of(*emits, "players", [2, 3, 4, 5])
        seats = list(range(1, players + 1))
        if players == 2:
            seats.append(NEUTRAL)  # R1.1
        direction = stream.one_of(*emits, "direction", ["clockwise", "counterclockwise"])
        order = stream.one_of(*emits, "order", [list(p) for p in permutations(seats)])
        shown = stream.one_of(*emits, "face_up", [[f] for f in distinct(self.face_down)] or [[]])
        stream.emit(*emits, players=players, direction=direction, order=order, face_up=shown)
        for fish in shown:
            self.turn_up(fish)

        *way, finish = self.edition["route"]["stations"]
        if direction == "counterclockwise":
            way.reverse()  # R1.2
        self.stations = ["start", *(name.rstrip("*") for name in way), finish]
        self.finish = len(self.stations) - 1
        self.doubles = {p for p, name in enumerate(way, 1) if name.endswith("*") and players >= 4}

        self.boats = [self.new_boat(seat, slot) for slot, seat in enumerate(order)]
        self.players = sorted((b for b in self.boats if b.seat != NEUTRAL), key=lambda b: b.seat)
        count_neutral = self.edition["rulings"]["neutral_counts_as_boat"]  # R9.6
        tokens = len(self.boats if count_neutral else self.players)
        self.early_birds = sorted(self.edition["early_bird"]["tokens"], reverse=True)[:tokens]

    def new_boat(self, seat: int, slot: int) -> Boat:
        boat = self.edition["boat"]
        sections = dict.fromkeys(self.edition["panoramas"]["sections"], 0)
        return Boat(seat, slot, Rack(boat["rows"], boat["columns"]), boat["offerings"], sections)

    # What every station needs.

    def decide(self, rule: str, seat: int, options: dict[str, Event], hand: int = 0) -> Event:
        """The option the next event shows to be chosen.

        A lone option is no decision, but a card of a secret hand is: equal cards must not show.
        """
        if len(options) == 1 and hand < 2:
            return next(iter(options.values()))
        for option, sign in options.items():
            if self.stream.shows(sign):
                self.tally.decisions += 1
                if self.on_decision:
                    self.on_decision(seat, sorted(options), option)
                return sign
        raise self.stream.disagreement(rule, f"one of {sorted(options)} by seat {seat}")

    def score(self, rule: str, boat: Boat, points: int, reason: str) -> None:
        if points:
            boat.points += points
            self.stream.emit(
                rule, "scored", seat=boat.seat, points=points, reason=reason, total=boat.points
            )

    def score_upgrade(self, boat: Boat, parameter: str, nth: int = 0) -> None:
        """R7.7: an upgrade scores with the first thing kept at a stop."""
        points = self.parameter(boat, parameter)
        if nth == 0:
            self.score("R7.7", boat, points, "upgrade")
        else:
            self.tally.unpaid += points > 0

    def parameter(self, boat: Boat, name: str) -> int:
        """R7.4: a station parameter, with the boat's upgrades."""
        added = sum(card["adds"].get(name, 0) for card in boat.upgrades)
        return int(self.edition["parameters"].get(name, DEFAULTS.get(name)) + added)

    def put_under(
        self, emits: tuple[str, str, str], boat: Boat, orders: list[list[Any]], deck: Deck
    ) -> None:
        """Put cards under their deck in one of the orders possible."""
        rule, kind, name = emits
        for i in range(len(orders[0])):
            card = self.stream.one_of(rule, kind, name, [order[i] for order in orders])
            self.stream.emit(rule, kind, seat=boat.seat, **{name: card})
            orders = [order for order in orders if order[i] == card]
        deck.bottom += orders[0]

    def draw(self, emits: tuple[str, str, str], boat: Boat, count: int, deck: Deck) -> list[Any]:
        """Draw from a deck what the next event says, which the deck must be able to give."""
        rule, kind, name = emits
        cards = self.stream.listed(rule, kind, name, count)
        if not deck.can_deal(cards):
            raise self.stream.disagreement(rule, f"{name} that the deck can give")
        self.stream.emit(rule, kind, seat=boat.seat, **{name: cards})
        deck.deal(cards)
        return cards

    # Sailing.

    def sail(self, boat: Boat) -> None:
        """R2: one move and what happens on arrival."""
        mover = boat
        if boat.seat == NEUTRAL:
            mover = max(self.players, key=Boat.place)  # R9.1
        options = {f"sail {to}": {"type": "sailed", "to": to} for to in self.ports(boat)}
        to = self.decide("R2.2", mover.seat, options)["to"]
        station = self.stations[to]
        crowded = station not in ("dock", "finish") and any(b.position == to for b in self.boats)
        boat.position, boat.slot = to, int(crowded)  # R2.3
        self.stream.emit("R2.2", "sailed", seat=boat.seat, by=mover.seat, to=to, slot=boat.slot)
        if station == "finish":
            self.arrive(boat)
        elif station == "dock":
            self.dock(boat, mover)
        elif boat.seat != NEUTRAL:  # R9.2
            self.stop(boat, station)

    def ports(self, boat: Boat) -> list[int]:
        """R2.2, R2.3: where a boat may sail."""
        ports: list[int] = []
        for to in range(boat.position + 1, self.finish + 1):
            if self.stations[to] in ("dock", "finish"):
                return [*ports, to]
            boats_there = sum(other.position == to for other in self.boats)
            slots = 2 if to in self.doubles else 1
            if boats_there < slots and not self.barred(boat, self.stations[to]):
                ports.append(to)
        raise ValueError("the route has no finish")

    def barred(self, boat: Boat, station: str) -> bool:
        """R2.4: the stations a boat may not stop at."""
        if boat.seat == NEUTRAL:
            return False  # R9.2
        if station in ("angling", "net"):
            return boat.rack.full() and bool(self.edition["rulings"]["full_rack_bars_fishing"])
        return station in boat.sections and self.completed(boat, station)

    def stop(self, boat: Boat, station: str) -> None:
        """R2.6: the effect of a station."""
        effects = {
            "angling": self.angle,
            "net": self.cast_net,
            "trap": self.trap,
            "whirlpool": self.float_offerings,
            "rock": self.draw_rocks,
        }
        if station in effects:
            effects[station](boat)
        else:
            self.take_sections(boat, station)

    # Fishing.

    def angle(self, boat: Boat) -> None:
        """R3.1, R7.7: Angling."""
        if not self.face_up and not self.face_down:
            self.tally.empty_school_stops += 1  # R2.5
        for _ in range(self.parameter(boat, "angling_reveals")):
            self.flip()
        kept = 0
        for catch in range(self.parameter(boat, "angling_catches")):
            if not self.face_up and not self.face_down:
                return
            if catch > 0 and boat.rack.full():
                return
            fish = self.take_fish(boat, extra=catch > 0)
            if fish is None:
                return
            self.flip()
            if self.keep_or_release(boat, fish):
                self.score_upgrade(boat, "angling_points", kept)
                kept += 1

    def flip(self) -> None:
        """R3.1: a random face-down fish, if there is one, is turned up."""
        if self.face_down:
            fish = self.stream.one_of("R3.1", "fish_flipped", "fish", distinct(self.face_down))
            self.stream.emit("R3.1", "fish_flipped", fish=fish)
            self.turn_up(fish)

    def turn_up(self, fish: str) -> None:
        self.face_down.remove(fish)
        self.face_up.append(fish)

    def take_fish(self, boat: Boat, extra: bool) -> str | None:
        """R3.1, R7.7: the fish caught; an extra catch may be declined."""
        options: dict[str, Event] = {
            f"take {fish}": {"type": "fish_taken", "face": "up", "fish": fish}
            for fish in self.face_up
        }
        if self.face_down:
            options["take face-down"] = {"type": "fish_taken", "face": "down"}
        if extra:
            options["decline"] = {"type": "catch_declined"}
        choice = self.decide("R3.1", boat.seat, options)
        if choice["type"] == "catch_declined":
            self.stream.emit("R7.7", "catch_declined", seat=boat.seat)
            self.tally.declined += 1
            return None
        lying = self.face_up if choice["face"] == "up" else self.face_down
        possible = [choice["fish"]] if "fish" in choice else distinct(lying)
        fish: str = self.stream.one_of("R3.1", "fish_taken", "fish", possible)
        self.stream.emit("R3.1", "fish_taken", seat=boat.seat, fish=fish, face=choice["face"])
        lying.remove(fish)
        self.tally.extra_catches += extra
        return fish

    def keep_or_release(self, boat: Boat, fish: str) -> bool:
        """R3.1, R3.4, R7.7: place a catch, or put it back face up; whether it is kept."""
        rack = boat.rack
        places = adjacent = rack.places()
        if self.parameter(boat, "angling_spread"):
            places = [cell for cell in rack.cells if cell not in rack.fish]
        cells = {spelled(cell): cell for cell in places}
        options = {f"place {name}": {"type": "fish_kept", "cell": name} for name in cells}
        options["release"] = {"type": "fish_released"}
        choice = self.decide("R3.4", boat.seat, options)
        if choice["type"] == "fish_released":
            self.stream.emit("R3.1", "fish_released", seat=boat.seat, fish=fish)
            self.face_up.append(fish)
            return False
        name = choice["cell"]
        self.stream.emit("R3.4", "fish_kept", seat=boat.seat, fish=fish, cell=name)
        self.tally.spread_fish += cells[name] not in adjacent
        self.fill(boat, [cells[name]], [fish])
        return True

    def fill(self, boat: Boat, cells: list[Cell], fish: list[str]) -> None:
        """R3.5: a token is placed; the lines it completes score, rows first."""
        rack, worth = boat.rack, self.edition["boat"]
        for cell, one in zip(cells, fish, strict=True):
            rack.fish[cell] = self.color_and_kind[one]
        scored = [
            (reason, points)
            for reason, lines in (("row", rack.rows), ("column", rack.columns))
            for line, points in zip(lines, worth[f"{reason}_points"], strict=True)
            if any(cell in line for cell in cells) and rack.scores(line)
        ]
        for reason, points in scored:
            self.score("R3.5", boat, points, reason)
        self.tally.double_lines += len(scored) >= 2
        self.tally.full_racks += rack.full()

    def cast_net(self, boat: Boat) -> None:
        """R3.2, R7.7: Net Casting."""
        count = min(self.parameter(boat, "net_reveals"), len(self.net_deck))
        self.tally.empty_net_stops += not len(self.net_deck)  # R2.5
        if not count:
            return
        nets = self.draw(("R3.2", "nets_revealed", "nets"), boat, count, self.net_deck)
        kept = self.keep_net(boat, nets)
        others = [nets] if kept is None else without_one([nets], kept)
        self.put_under(("R3.2", "net_released", "net"), boat, others, self.net_deck)
        self.tally.nets_released += len(others[0])

    def keep_net(self, boat: Boat, nets: list[list[str]]) -> list[str] | None:
        """R3.2: choose a Net and its cells, or none."""
        pairs = boat.rack.pairs()
        if not pairs:
            return None
        release: Event = {"type": "net_released"}
        options = {"+".join(net): {"type": "net_kept", "net": net} for net in nets}
        if len(options) > 1:
            options = {f"net {name}": sign for name, sign in options.items()}
            choice = self.decide("R7.7", boat.seat, options | {"release": release})
        else:
            choice = {"net": nets[0]}
        if choice == release:
            return None
        net: list[str] = choice["net"]
        ways = {(spelled(a), spelled(b)): [a, b] for a, b in pairs if net[0] != net[1] or a < b}
        options = {f"place {a} {b}": {"type": "net_kept", "cells": [a, b]} for a, b in ways}
        choice = self.decide("R3.4", boat.seat, options | {"release": release})
        if choice == release:
            return None
        cells = choice["cells"]
        self.stream.emit("R3.4", "net_kept", seat=boat.seat, net=net, cells=cells)
        self.fill(boat, ways[tuple(cells)], net)
        boat.nets += 1
        self.score_upgrade(boat, "net_points")
        return net

    # The other stations.

    def trap(self, boat: Boat) -> None:
        """R4: the Crustacean Trap."""
        most = self.parameter(boat, "trap_draws")
        fatal = self.parameter(boat, "trap_crabs")
        self.tally.empty_bag_stops += not self.bag  # R2.5
        haul: list[str] = []
        while self.bag and len(haul) < most:
            if haul:
                options = {"draw": {"type": "crustacean_drawn"}, "stop": {"type": "haul_kept"}}
                if self.decide("R4.1", boat.seat, options)["type"] == "haul_kept":
                    break
            token = self.stream.one_of("R4.1", "crustacean_drawn", "token", distinct(self.bag))
            self.stream.emit("R4.1", "crustacean_drawn", seat=boat.seat, token=token)
            self.bag.remove(token)
            haul.append(token)
            crabs, shrimp = haul.count("crab"), haul.count("shrimp")
            if token == "crab" and crabs >= fatal:  # R4.2
                saved = min(self.parameter(boat, "trap_saved"), shrimp)  # R7.7
                self.tally.hauls_lost += 1
                self.tally.hauls_saved += saved > 0
                lost = {"crabs": crabs, "shrimp": shrimp - saved}
                self.stream.emit("R4.2", "haul_lost", seat=boat.seat, **lost)
                self.bag += ["crab"] * crabs + ["shrimp"] * (shrimp - saved)
                self.keep_haul(boat, ["shrimp"] * saved)
                return
        self.tally.hauls_full += len(haul) == most
        self.keep_haul(boat, haul)

    def keep_haul(self, boat: Boat, haul: list[str]) -> None:
        """R4.3: every token scores."""
        if not haul:
            return
        crabs, shrimp = haul.count("crab"), haul.count("shrimp")
        self.stream.emit("R4.3", "haul_kept", seat=boat.seat, crabs=crabs, shrimp=shrimp)
        boat.crabs += crabs
        boat.shrimp += shrimp
        worth = self.edition["crustaceans"]["points_each"]
        self.score("R4.3", boat, worth * len(haul), "crustaceans")
        self.score_upgrade(boat, "trap_points")

    def float_offerings(self, boat: Boat) -> None:
        """R5.1, R7.7: the Whirlpool."""
        self.tally.no_offering_stops += not boat.offerings  # R2.5
        for nth in range(min(self.parameter(boat, "whirlpool_offerings"), boat.offerings)):
            boat.offerings -= 1
            self.stream.emit("R5.1", "offering_floated", seat=boat.seat, left=boat.offerings)
            self.score_upgrade(boat, "whirlpool_points", nth)

    def completed(self, boat: Boat, panorama: str) -> bool:
        return bool(boat.sections[panorama] == self.edition["panoramas"]["sections"][panorama])

    def take_sections(self, boat: Boat, panorama: str) -> None:
        """R5.2, R7.7: a Panorama."""
        for nth in range(self.parameter(boat, "panorama_sections")):
            if not self.completed(boat, panorama):
                self.take_section(boat, panorama, nth)
                self.tally.extra_sections += nth > 0

    def take_section(self, boat: Boat, panorama: str, nth: int) -> None:
        """R5.2, R5.3: the next section of a Panorama, and the bonus of the first to complete it."""
        boat.sections[panorama] += 1
        section = boat.sections[panorama]
        self.stream.emit(
            "R5.2", "section_taken", seat=boat.seat, panorama=panorama, section=section
        )
        self.score("R5.2", boat, section, "section")
        self.score_upgrade(boat, "panorama_points", nth)
        if self.completed(boat, panorama) and panorama in self.bonuses:
            self.bonuses.remove(panorama)
            self.stream.emit("R5.3", "bonus_taken", seat=boat.seat, panorama=panorama)
            self.score("R5.3", boat, self.edition["panoramas"]["bonus"], "bonus")
            self.tally.bonuses += 1

    def draw_rocks(self, boat: Boat) -> None:
        """R6.1, R6.2, R7.7: Sacred Rocks."""
        deck = self.rock_deck
        count = min(self.parameter(boat, "rock_draws"), len(deck))
        self.tally.empty_rock_stops += not len(deck)  # R2.5
        if not count:
            return
        self.tally.redrawn_rocks += len(deck.known(count))
        cards = self.draw(("R6.1", "rocks_drawn", "cards"), boat, count, deck)
        others = [cards]
        for nth in range(min(self.parameter(boat, "rock_keeps"), count)):
            left = others[0]  # in every order, these cards are left
            options = {f"keep {card}": {"type": "rock_kept", "card": card} for card in left}
            card = self.decide("R6.1", boat.seat, options, len(left))["card"]
            self.stream.emit("R6.1", "rock_kept", seat=boat.seat, card=card)
            boat.rocks.append(self.rocks[card])
            self.score_upgrade(boat, "rock_points", nth)
            self.tally.extra_rocks += nth > 0
            others = without_one(others, card)
        self.put_under(("R7.7", "rock_returned", "card"), boat, others, deck)

    # Docks.

    def dock(self, boat: Boat, mover: Boat) -> None:
        """R7.1, R7.2, R9.2: take a slot; the last boat in starts the draft."""
        there = [other for other in self.boats if other.position == boat.position]
        free = set(range(1, len(self.boats) + 1)) - {other.slot for other in there}
        options = {f"slot {slot}": {"type": "docked", "slot": slot} for slot in sorted(free)}
        boat.slot = self.decide("R7.2", mover.seat, options)["slot"]
        self.stream.emit("R7.2", "docked", seat=boat.seat, by=mover.seat, slot=boat.slot)
        if len(there) == len(self.boats):
            self.draft(sorted(there, key=lambda other: other.slot))

    def draft(self, boats: list[Boat]) -> None:
        """R7.3: each takes a card, from slot 1 outwards; `hands` are the orders it can be in."""
        stream = self.stream
        count = min(len(boats) + 1, len(self.dock_deck))
        hands = self.drawn_hands(count, boats[0])
        self.dock_deck.deal(hands[0])
        for boat in boats[:count]:
            if boat.seat == NEUTRAL:  # R9.3
                card = stream.one_of("R9.3", "dock_card_discarded", "card", distinct(hands[0]))
                stream.emit("R9.3", "dock_card_discarded", card=card)
            else:
                hand = stream.one_of("R7.3", "dock_hand", "cards", hands)
                stream.emit("R7.3", "dock_hand", seat=boat.seat, cards=hand)
                hands = [hand]
                card = self.take_dock_card(boat, hand)
            hands = without_one(hands, card)
        for card in hands[0]:
            stream.emit("R7.3", "dock_card_returned", card=card)
            self.dock_deck.bottom.append(card)

    def drawn_hands(self, count: int, first: Boat) -> list[list[Any]]:
        """R7.3: the cards drawn, in all orders the stream leaves open."""
        if not count:
            return [[]]
        if first.seat != NEUTRAL:
            hands = [self.stream.listed("R7.3", "dock_hand", "cards", count)]
        else:  # the hand is first shown without the card discarded
            possible = distinct(self.dock_deck.within(count))
            gone = self.stream.one_of("R9.3", "dock_card_discarded", "card", possible)
            rest: list[Any] = []
            if count > 1:
                rest = self.stream.listed("R7.3", "dock_hand", "cards", count - 1, ahead=1)
            hands = [[*rest[:i], gone, *rest[i:]] for i in range(count)]
        hands = [hand for hand in hands if self.dock_deck.can_deal(hand)]
        if not hands:
            raise self.stream.disagreement("R7.3", "cards that the Dock deck can give")
        return hands

    def take_dock_card(self, boat: Boat, hand: list[str]) -> str:
        """R7.4: a meal scores at once, an upgrade stays."""
        options = {f"pick {card}": {"type": "dock_card_kept", "card": card} for card in hand}
        card: str = self.decide("R7.3", boat.seat, options, len(hand))["card"]
        self.stream.emit("R7.3", "dock_card_kept", seat=boat.seat, card=card)
        if card in self.meals:
            boat.meals += 1
            self.score("R7.4", boat, self.meals[card]["points"], "meal")
        else:
            boat.upgrades.append(self.upgrades[card])
        return card

    # The end.

    def arrive(self, boat: Boat) -> None:
        """R8.1, R9.4: the Finish Port; the first to arrive is furthest ahead (R9.1)."""
        self.arrivals += 1
        boat.slot = self.arrivals
        token = self.early_birds.pop(0) if self.early_birds else 0
        self.stream.emit("R8.1", "arrived", seat=boat.seat, rank=self.arrivals, early_bird=token)
        if boat.seat != NEUTRAL:
            self.score("R8.1", boat, token, "early_bird")

    def end(self) -> None:
        """R8.2, R8.3: Rock cards, penalties, the winners."""
        for boat in self.players:
            metrics = boat.metrics(self.edition["fish"]["colours"])
            for card in boat.rocks:
                met = all(holds(condition, metrics) for condition in card.get("conditions", [card]))
                self.stream.emit(
                    "R6.3", "rock_revealed", seat=boat.seat, card=card["id"], fulfilled=met
                )
                self.score("R6.3", boat, card["points"] if met else 0, "rock")
            penalty = self.edition["boat"]["penalty"][boat.offerings]
            self.score("R5.1", boat, -penalty, "penalty")
        scores = {str(boat.seat): boat.points for boat in self.players}
        best = max(scores.values())
        winners = [boat.seat for boat in self.players if boat.points == best]
        self.stream.emit("R8.3", "ended", scores=scores, winners=winners)
        self.stream.finish()
        self.tally.games += 1
        self.tally.shared_victories += len(winners) > 1
        self.tally.negative_scores += sum(points < 0 for points in scores.values())
