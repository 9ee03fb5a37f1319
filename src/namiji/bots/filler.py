"""The bot that fills its boat: it brings about rare events, for tests that need them.

It plays badly. It stops wherever it can take something, fills its rack line by line, keeps all it
catches, floats its Offerings and collects upgrades. Now and then it plays at random.
"""

import random
from collections.abc import Sequence
from functools import cached_property, lru_cache

from namiji.bots.protocol import Bot
from namiji.core import layout
from namiji.core.names import CELLS, STATIONS
from namiji.core.rack import ALL_CELLS
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.game.actions import (
    Action,
    ChooseNet,
    Draw,
    Pick,
    Place,
    PlaceNet,
    Sail,
    Stop,
    Take,
)
from namiji.game.view import SeatView

WHIM = 0.1
"""How often it plays at random."""

# How many stops it skips to reach a station that has something for it. Bots differ in how far they
# go for fish: there are not enough stations to fill every rack.
_FISHING, _OFFERING, _PANORAMA = (2, 7, 20), 3, 2

# The lines of a rack as cells, rows first, and the row and column of each cell.
_LINES = layout.line_cells()
_LINES_OF = [layout.lines_of(cell) for cell in range(layout.CELLS)]
_BESIDE = [layout.neighbors(cell) for cell in range(layout.CELLS)]
_CELL = {name: cell for cell, name in enumerate(CELLS)}


class _EditionFacts:
    """What the bot needs of an edition, prepared for speed."""

    def __init__(self, edition: Edition) -> None:
        self.stations: list[list[int]] = build_tables(edition)["station"][0].tolist()
        self.fish = [fish.traits for fish in edition.fish]
        self.traits = {fish.name: self.fish[i] for i, fish in enumerate(edition.fish)}
        self.nets = [(self.fish[net.fish[0]], self.fish[net.fish[1]]) for net in edition.nets]
        self.net_traits = {net.name: self.nets[i] for i, net in enumerate(edition.nets)}
        self.line_points = (*edition.row_points, *edition.column_points)
        self.card_values: dict[Action, int] = {
            Pick(card.id): 1 + 2 * ("angling_catches" in card.adds)
            for card in edition.dock_cards
            if not card.is_meal
        }


@lru_cache(maxsize=64)
def _facts_of(edition: Edition) -> _EditionFacts:
    return _EditionFacts(edition)


class FillerBot(Bot):
    """Fills its rack, its panoramas and its boat with upgrades."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)
        self._appetite = self._random.choice(_FISHING)

    def choose(self, view: SeatView, legal_actions: Sequence[Action]) -> Action:
        if self._random.random() < WHIM or view.boat_in_action != view.seat:
            return self._random.choice(legal_actions)
        facts = _facts_of(view.edition)
        match view.phase:
            case "sail":
                return self._sail(view, legal_actions, facts)
            case "take" | "place" | "net" | "place_net":
                return _Rack(view, facts).fill(legal_actions)
            case "haul":
                return self._haul(view)
            case "draft":
                return max(legal_actions, key=lambda pick: facts.card_values.get(pick, 0))
            case _:
                return self._random.choice(legal_actions)

    def _sail(
        self, view: SeatView, legal_actions: Sequence[Action], facts: _EditionFacts
    ) -> Action:
        state, seat = view.state, view.seat
        wish = [0] * len(STATIONS)
        if state["filled"][seat] != ALL_CELLS:
            wish[layout.ANGLING] = wish[layout.NET] = self._appetite
        if state["offerings"][seat]:
            wish[layout.WHIRLPOOL] = _OFFERING
        for kind, sections in enumerate(state["sections"][seat].tolist()):
            wish[layout.DOLPHIN + kind] = _PANORAMA + sections
        stations = facts.stations[state["direction"]]
        sails = [action for action in legal_actions if isinstance(action, Sail)]
        return max(sails, key=lambda sail: wish[stations[sail.to]] - sail.to)

    def _haul(self, view: SeatView) -> Action:
        """Draw while nothing can be lost, then try its luck."""
        state, seat = view.state, view.seat
        safe = state["haul"][layout.CRAB] + 1 < state["param"][seat, layout.TRAP_CRABS]
        return Draw() if safe or self._random.random() < 0.5 else Stop()


class _Rack:
    """The bot's rack: what a fish would be worth on each of its cells."""

    def __init__(self, view: SeatView, facts: _EditionFacts) -> None:
        self._view, self._facts = view, facts
        self._cells: list[int] = view.state["rack"][view.seat].tolist()
        self._common = []  # the bits that all fish of a line share
        self._worth = []  # of one more fish that shares them: grows with every fish there
        for line, points in zip(_LINES, facts.line_points, strict=True):
            common, held = -1, 1
            for cell in line:
                fish = self._cells[cell]
                if fish >= 0:
                    common &= facts.fish[fish]
                    held += 1
            self._common.append(common)
            self._worth.append(points * held * held)

    def fill(self, legal_actions: Sequence[Action]) -> Action:
        """Take what fits best, and keep it where it fits best."""
        return max(legal_actions, key=self._value)

    def _value(self, action: Action) -> float:
        match action:
            case Take(fish):
                return self._best(self._facts.traits[fish]) if fish else 0
            case Place(cell):
                token = self._facts.fish[self._view.state["token"]]
                return self._gain(_CELL[cell], token)
            case ChooseNet(net):
                return sum(map(self._best, self._facts.net_traits[net]))
            case PlaceNet((first, second)):
                one, other = self._facts.nets[self._view.state["token"]]
                return self._gain(_CELL[first], one) + self._gain(_CELL[second], other)
            case _:
                return -1e9  # declining and releasing fill nothing

    def _gain(self, cell: int, traits: int) -> int:
        row, column = _LINES_OF[cell]
        across, down = self._worth[row], self._worth[column]
        return (across if self._common[row] & traits else -across) + (
            down if self._common[column] & traits else -down
        )

    def _best(self, traits: int) -> int:
        """The most that a fish would gain on an open cell."""
        return max(self._gain(cell, traits) for cell in self._open)

    @cached_property
    def _open(self) -> list[int]:
        """Cells where a fish may lie (R3.4)."""
        filled = {cell for cell in range(layout.CELLS) if self._cells[cell] >= 0}
        beside = {cell for other in filled for cell in _BESIDE[other]}
        return list(beside - filled) or [0]
