"""Rare events of a game: what a set of simulated games has covered."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, pairwise

from namiji.core.names import CELLS
from namiji.game.events import (
    Arrived,
    CatchDeclined,
    FishKept,
    FishTaken,
    HaulLost,
    NetKept,
    Sailed,
    Scored,
)
from namiji.game.game import Game

RARE_EVENTS = (
    "full racks",
    "double lines",
    "extra catches",
    "declined catches",
    "lost hauls",
    "completed panoramas",
    "boats without Offerings",
    "stops off the route",
    "stops without effect",
    "arrivals without a token",
    "negative scores",
    "shared victories",
)


def rare_events_of(game: Game) -> Counter[str]:
    """Count the rare events of a finished game."""
    return Counter(chain(_in_events(game), _at_the_end(game)))


def _at_the_end(game: Game) -> Iterator[str]:
    complete = game.edition.sections
    for seat, boat in game.view(0).boats.items():
        if seat == 0:
            continue
        if len(boat.rack) == len(CELLS):
            yield "full racks"
        for sections, size in zip(boat.sections.values(), complete, strict=True):
            if sections == size:
                yield "completed panoramas"
        if boat.offerings == 0:
            yield "boats without Offerings"
        if boat.score < 0:
            yield "negative scores"
    if len(game.winners) > 1:
        yield "shared victories"


def _in_events(game: Game) -> Iterator[str]:
    catches = lines = 0
    for event, following in pairwise(game.events):
        match event:
            case Sailed():
                catches = 0
                if event.slot:
                    yield "stops off the route"
                if event.seat and isinstance(following, Sailed):
                    yield "stops without effect"
            case Scored():
                if event.reason in ("row", "column"):
                    lines += 1
                    if lines == 2:
                        yield "double lines"
            case FishKept() | NetKept():
                lines = 0
            case FishTaken():
                catches += 1
                if catches > 1:
                    yield "extra catches"
            case CatchDeclined():
                yield "declined catches"
            case HaulLost():
                yield "lost hauls"
            case Arrived(early_bird=0):
                yield "arrivals without a token"
            case _:
                pass
