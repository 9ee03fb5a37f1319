"""What each seat of a finished game did and scored, as flat rows for tables of games."""

from typing import TypeAlias

from namiji.core.names import DIRECTIONS, REASONS, STATIONS
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.game.events import (
    Arrived,
    DockCardKept,
    Docked,
    DockHand,
    Event,
    FishKept,
    HaulKept,
    HaulLost,
    NetKept,
    OfferingFloated,
    RockKept,
    RockRevealed,
    RocksDrawn,
    Sailed,
    Scored,
    Started,
)
from namiji.game.game import Game

Row: TypeAlias = dict[str, int | float | str]

LISTS = ("dock_cards", "dock_slots", "rocks_kept", "rocks_fulfilled")
"""Columns of words separated by spaces, the earliest first; slot 1 chooses first."""

HANDS = ("dock_hands", "rock_hands")
"""Columns with the hand that each card was chosen from: such lists, separated by `|`."""

_COUNTS = "start_place arrival offerings_left fish nets hauls_kept hauls_lost decisions".split()


def seat_statistics(game: Game) -> list[Row]:
    """Return one row per seat, the first seat first, all with the same columns.

    `points_REASON` add up to the score. `stops_STATION` count the stops of the boat, and
    `worth_STATION` is what they gave: points scored there, the penalty that a Whirlpool saved, and
    fulfilled Rock cards. The worth of all stops is the score plus the penalty for all Offerings.
    `start_place` 1 is furthest ahead; it and `arrival` count the neutral boat.
    """
    tallies = {seat: _Tally(game.edition) for seat in range(1, game.players + 1)}
    stations = build_tables(game.edition)[0].station[DIRECTIONS.index(game.direction)]
    for event in game.events:
        if isinstance(event, Started):
            for place, seat in enumerate(event.order, 1):
                if seat:
                    tallies[seat].counts["start_place"] = place
        elif tally := tallies.get(getattr(event, "seat", 0)):
            if isinstance(event, Sailed):
                tally.sail(STATIONS[stations[event.to]])
            else:
                tally.add(event)
    for decision in game.decisions:
        tallies[decision.seat].counts["decisions"] += 1
    return [tally.row() for tally in tallies.values()]


class _Tally:
    """The figures of one seat, updated event by event."""

    def __init__(self, edition: Edition) -> None:
        self._penalty = edition.penalty
        self._station = ""
        self.counts = dict.fromkeys(_COUNTS, 0) | {"offerings_left": edition.offerings}
        self._points = dict.fromkeys(map(str, REASONS), 0)
        self._lines = {"row": 0, "column": 0}
        self._stops = dict.fromkeys(map(str, STATIONS), 0)
        self._worth = dict.fromkeys(map(str, STATIONS), 0)
        self._lists: dict[str, list[str]] = {name: [] for name in LISTS}
        self._hands: dict[str, list[str]] = {name: [] for name in HANDS}
        self._rock_hand: list[str] = []

    def sail(self, station: str) -> None:
        self._station = station
        self._stops[station] += 1

    def add(self, event: Event) -> None:
        counts, lists = self.counts, self._lists
        match event:
            case Scored():
                self._score(event)
            case FishKept():
                counts["fish"] += 1
            case NetKept():
                counts["nets"] += 1
                counts["fish"] += 2
            case HaulKept():
                counts["hauls_kept"] += 1
            case HaulLost():
                counts["hauls_lost"] += 1
            case OfferingFloated():
                counts["offerings_left"] = event.left
                self._worth["whirlpool"] += (
                    self._penalty[event.left + 1] - self._penalty[event.left]
                )
            case RocksDrawn():
                self._rock_hand = list(event.cards)
            case RockKept():  # each is chosen from those that are left
                self._hands["rock_hands"].append(" ".join(self._rock_hand))
                self._rock_hand.remove(event.card)
                lists["rocks_kept"].append(event.card)
            case RockRevealed(fulfilled=True):
                lists["rocks_fulfilled"].append(event.card)
            case Docked():
                lists["dock_slots"].append(str(event.slot))
            case DockHand():
                self._hands["dock_hands"].append(" ".join(event.cards))
            case DockCardKept():
                lists["dock_cards"].append(event.card)
            case Arrived():
                counts["arrival"] = event.rank
            case _:
                pass

    def _score(self, event: Scored) -> None:
        self._points[event.reason] += event.points
        if event.reason in self._lines:
            self._lines[event.reason] += 1
        if event.reason == "rock":
            self._worth["rock"] += event.points
        elif event.reason != "penalty":
            self._worth[self._station] += event.points

    def row(self) -> Row:
        return {
            **self.counts,
            "moves": sum(self._stops.values()),
            "rows": self._lines["row"],
            "columns": self._lines["column"],
            **_prefixed("points", self._points),
            **_prefixed("stops", self._stops),
            **_prefixed("worth", self._worth),
            **{name: " ".join(words) for name, words in self._lists.items()},
            **{name: "|".join(hands) for name, hands in self._hands.items()},
        }


def _prefixed(prefix: str, figures: dict[str, int]) -> dict[str, int]:
    return {f"{prefix}_{name}": figure for name, figure in figures.items()}
