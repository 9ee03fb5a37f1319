"""Observations written a second time, in plain Python, from a view alone."""

from collections import Counter
from collections.abc import Iterator

from namiji.core.layout import MAX_POSITION, PARAMETERS
from namiji.core.names import CELLS, STATIONS
from namiji.edition.model import RockCard
from namiji.game.view import SeatView
from namiji.game.view.model import Boat

PHASES = "over sail slot take place net place_net haul rock draft".split()
PANORAMAS = ("dolphin", "octopus", "whale")
ROWS = [[cell for cell in CELLS if cell[1] == row] for row in "123"]
COLUMNS = [[cell for cell in CELLS if cell[0] == column] for column in "abcd"]

Numbers = Iterator[float]


def one_hot(size: int, *ones: int) -> list[float]:
    return [float(i in ones) for i in range(size)]


def share(part: float, whole: float) -> float:
    return part / whole if whole else float(part)


def capped(number: float, most: float) -> float:
    return min(1.0, number / most)


class Plain:
    """What a view tells: a method a slice. Where the edition has less than there is room for, zeros
    may be missing at the end.
    """

    def __init__(self, view: SeatView) -> None:
        self.view, self.edition = view, view.edition
        self.fish = {fish.name: fish for fish in self.edition.fish}
        turn = [(view.seat - 1 + i) % view.players + 1 for i in range(view.players)]
        boats = view.boats
        self.table: list[Boat | None] = [boats[seat] for seat in turn]
        self.table += [None] * (5 - view.players)
        self.fleet = [*self.table, boats.get(0)]
        self.me = boats[view.seat]
        ports = [0, *(i for i in range(1, len(view.route) + 1) if self.is_port(i))]
        self.port, self.end = ports[view.leg - 1], view.port_ahead

    def is_port(self, position: int) -> bool:
        return self.view.station(position) in ("start", "dock", "finish")

    def phase(self) -> list[float]:
        return one_hot(10, PHASES.index(self.view.phase))

    def deciding(self) -> list[float]:
        for_neutral = self.view.boat_in_action == 0 and self.view.phase != "over"
        return [float(self.view.decider == self.view.seat), float(for_neutral)]

    def players(self) -> list[float]:
        return one_hot(4, self.view.players - 2)

    def direction(self) -> list[float]:
        return [float(self.view.direction == "counterclockwise")]

    def leg(self) -> list[float]:
        return one_hot(4, self.view.leg - 1)

    def arrived(self) -> list[float]:
        boats = self.view.boats.values()
        return [sum(boat.position == len(self.view.route) for boat in boats) / len(boats)]

    def draft(self) -> list[float]:
        chosen = self.view.boats[self.view.decider].slot if self.view.phase == "draft" else 0
        return [self.view.hand_size / 8, chosen / 8]

    def boats(self) -> Numbers:
        finish = len(self.view.route)
        order = sorted(self.view.boats.values(), key=lambda boat: (boat.position, -boat.slot))
        for boat in self.fleet:
            if boat is None:
                yield from [0.0] * 9
                continue
            over = self.view.phase == "over"
            yield 1.0
            yield float(boat.seat == self.view.decider and not over)
            yield float(boat.seat == self.view.boat_in_action and not over)
            yield boat.position / finish
            yield boat.slot / 8
            yield (boat.position - self.me.position) / finish
            yield float(order.index(boat) < order.index(self.me))
            yield order.index(boat) / 8
            yield float(boat.position == self.end)

    def seats(self) -> Numbers:
        meals = {card.id for card in self.edition.dock_cards if card.is_meal}
        for boat in self.table:
            if boat is None:
                yield from [0.0] * 24
                continue
            yield boat.score / 100
            yield capped(boat.early_bird, 10)
            yield share(boat.offerings, self.edition.offerings)
            yield capped(self.edition.penalty[boat.offerings], 20)
            yield capped(boat.crabs, 10)
            yield capped(boat.shrimp, 10)
            yield boat.nets / 6
            sizes = zip(PANORAMAS, self.edition.sections, strict=True)
            yield from (boat.sections[name] / size for name, size in sizes)  # type: ignore[index]
            yield from (float(name in boat.bonuses) for name in PANORAMAS)
            held = sum(card in meals for card in boat.dock_cards)
            yield held / 3
            yield (len(boat.dock_cards) - held) / 3
            yield capped(boat.rocks, 8)
            yield len(boat.rack) / 12
            for line in (*ROWS, *COLUMNS):
                lying = [self.fish[boat.rack[cell]] for cell in line if cell in boat.rack]
                colors, kinds = {f.color for f in lying}, {f.kind for f in lying}
                yield len(lying) / len(line) if len(colors) < 2 or len(kinds) < 2 else 0.0

    def parameters(self) -> Numbers:
        for boat in self.table:
            for name in PARAMETERS:
                yield capped(boat.parameters[name], 8) if boat else 0.0

    def rack(self) -> Numbers:
        for cell in CELLS:
            fish = self.fish.get(self.me.rack.get(cell, ""))
            yield from one_hot(4, fish.color if fish else -1)
            yield from one_hot(8, fish.kind if fish else -1)

    def lines(self) -> Numbers:
        for line in (*ROWS, *COLUMNS):
            lying = [self.fish[self.me.rack[cell]] for cell in line if cell in self.me.rack]
            yield float(len({f.color for f in lying}) < 2)
            yield float(len({f.kind for f in lying}) < 2)

    def colors(self) -> list[float]:
        counts = Counter(self.fish[name].color for name in self.me.rack.values())
        return [counts[color] / 12 for color in range(4)]

    def room(self, position: int) -> float:
        """0 for a free position, 1 for a full one."""
        there = sum(boat.position == position for boat in self.view.boats.values())
        slots = 2 if self.view.route[position - 1].double and len(self.view.boats) > 3 else 1
        return 1.0 if there == slots else there / 2

    def route(self) -> Numbers:
        for position in range(MAX_POSITION + 1):
            is_stop = position <= len(self.view.route) and not self.is_port(position)
            yield self.room(position) if is_stop else 0.0

    def ahead(self) -> Numbers:
        barred = {
            name
            for name, size in zip(PANORAMAS, self.edition.sections, strict=True)
            if self.me.sections[name] == size  # type: ignore[index]
        }
        if len(self.me.rack) == 12 and self.edition.full_rack_bars_fishing:
            barred |= {"angling", "net"}
        for station in STATIONS[:8]:
            stops = [
                position
                for position in range(self.me.position + 1, self.end)
                if self.view.station(position) == station and self.room(position) < 1
            ]
            if station in barred:
                stops = []
            yield 1 - (stops[0] - self.me.position - 1) / 25 if stops else 0.0
            yield capped(len(stops), 8)

    def of_each_fish(self, counts: dict[str, int]) -> list[float]:
        return [share(counts.get(fish.name, 0), fish.count) for fish in self.edition.fish]

    def face_up(self) -> list[float]:
        return self.of_each_fish(self.view.face_up)

    def face_down(self) -> list[float]:
        return self.of_each_fish(self.view.face_down)

    def net_odds(self) -> list[float]:
        unseen = self.view.nets_unseen
        if not unseen:
            unseen = dict.fromkeys(self.view.nets_under[:1], 1)
        total = sum(unseen.values())
        return [share(unseen.get(net.name, 0), total) for net in self.edition.nets]

    def net_tray(self) -> list[float]:
        counts = Counter(self.view.nets_revealed)
        return [share(counts[net.name], net.count) for net in self.edition.nets]

    def net_deck(self) -> list[float]:
        total = sum(net.count for net in self.edition.nets)
        unseen = sum(self.view.nets_unseen.values())
        return [share(unseen, total), share(len(self.view.nets_under), total)]

    def token(self) -> list[float]:
        hand: list[int] = []
        if name := self.view.fish_in_hand:
            hand = [i for i, fish in enumerate(self.edition.fish) if fish.name == name] * 2
        if name := self.view.net_in_hand:
            hand = [i for net in self.edition.nets if net.name == name for i in net.fish]
        return [hand.count(fish) / 2 for fish in range(16)]

    def catches(self) -> list[float]:
        return [capped(self.view.catches_left, 8)]

    def keeps(self) -> list[float]:
        return [capped(self.view.keeps_left, 8)]

    def haul(self) -> list[float]:
        return [capped(number, 8) for number in self.view.haul]

    def bag(self) -> list[float]:
        crabs, shrimp = self.view.bag
        shares = [share(crabs, self.edition.crabs), share(shrimp, self.edition.shrimp)]
        return [*shares, share(crabs, crabs + shrimp)]

    def hand(self) -> Counter[str]:
        return Counter(self.view.hand if self.view.decider == self.view.seat else ())

    def dock_cards(self) -> Numbers:
        unknown, hand = self.view.unknown_cards, self.hand()
        for card in self.edition.dock_cards:
            yield unknown.get(card.id, 0) / card.copies
            yield hand[card.id] / card.copies

    def rock_cards(self) -> Numbers:
        unknown, hand, kept = self.view.unknown_cards, self.hand(), Counter(self.view.own_rocks)
        for card in self.edition.rock_cards:
            yield unknown.get(card.id, 0) / card.copies
            yield kept[card.id] / card.copies
            yield hand[card.id] / card.copies
            yield 1 / (1 + self.missing(card)) if kept[card.id] or hand[card.id] else 0.0

    def missing(self, card: RockCard) -> int:
        """How many steps the worst of a card's conditions is away."""
        steps = [0]
        for condition in card.conditions:
            value = self.metric(condition.metric)
            if condition.at_least is not None:
                steps.append(condition.at_least - value)
            if condition.at_most is not None:
                steps.append(value - condition.at_most)
        return max(steps)

    def metric(self, name: str) -> int:
        me = self.me
        cards = {card.id: card.is_meal for card in self.edition.dock_cards}
        meals = sum(cards[card] for card in me.dock_cards)
        figures: dict[str, int] = {
            "rows": me.rows_scored,
            "columns": me.columns_scored,
            "lines": me.rows_scored + me.columns_scored,
            "fish": len(me.rack),
            "nets": me.nets,
            "crabs": me.crabs,
            "shrimp": me.shrimp,
            "crustaceans": me.crabs + me.shrimp,
            "offerings_left": me.offerings,
            "sections": sum(me.sections.values()),
            "panoramas_started": sum(count > 0 for count in me.sections.values()),
            "meals": meals,
            "upgrades": len(me.dock_cards) - meals,
            "rocks": me.rocks,
            **dict(me.sections.items()),
        }
        if name in figures:
            return figures[name]
        color = self.edition.colors.index(name)
        return sum(self.fish[fish].color == color for fish in me.rack.values())
