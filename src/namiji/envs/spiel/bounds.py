"""Upper bounds on the length of a game, which OpenSpiel asks for before it is played.

A boat sails only when it is last, so no boat comes to a slot that another boat has left: every slot
of the route is used once.
"""

from dataclasses import dataclass

from namiji.core import layout
from namiji.edition import Edition

_DRAFTS = layout.LEGS - 1


@dataclass(frozen=True, slots=True)
class Length:
    """Counts of what happens in a game."""

    decisions: int
    draws: int
    rows: int
    """Rows of the log: decisions, events, and the items of the events' lists."""

    def __add__(self, other: "Length") -> "Length":
        return Length(
            self.decisions + other.decisions, self.draws + other.draws, self.rows + other.rows
        )

    def __mul__(self, times: int) -> "Length":
        return Length(self.decisions * times, self.draws * times, self.rows * times)


def longest(edition: Edition, players: int) -> Length:
    """Return a length that no game exceeds."""
    boats = max(players, 3)
    length = Length(0, boats + 1, boats + 2)  # the setup
    for stop in edition.route:
        if stop.station == "dock":
            # sail, slot, hand with its cards, pick, its points; the discard and the return once
            length += Length(3, 0, 8 + boats + 1) * boats + Length(0, boats + 2, 2)
        elif stop.station == "finish":
            length += Length(1, 0, 4) * boats
        else:
            slots = 2 if stop.double and boats > 3 else 1  # R2.3
            length += _stop(edition, stop.station) * slots
    rocks = edition.counts()["rock_cards"]
    return length + Length(0, 0, 2 * rocks + players + 1 + players)  # the end


def _stop(edition: Edition, station: str) -> Length:
    """Return the length of sailing to a station and all that can happen there."""
    sail = Length(1, 0, 2)
    if station == "angling":
        catches = _most(edition, "angling_catches")
        flips = _most(edition, "angling_reveals")
        # take, place; taken, flipped, kept, two lines, the upgrade's points
        return sail + Length(2, 2, 8) * catches + Length(0, flips, flips)
    if station == "net":
        nets = _most(edition, "net_reveals")
        # choose, place; the Nets, kept, two lines a fish, the upgrade's points, those released
        return sail + Length(2, nets, 2 + 1 + 2 * nets + 1 + 4 + 1)
    if station == "trap":
        draws = min(_most(edition, "trap_draws"), edition.crabs + edition.shrimp)
        # lost, or lost and kept in part; points of tokens and of the upgrade
        return sail + Length(1, 1, 2) * draws + Length(0, 0, 4)
    if station == "whirlpool":
        return sail + Length(0, 0, 2) * edition.offerings
    if station == "rock":
        rocks = min(_most(edition, "rock_draws"), edition.counts()["rock_cards"])
        keeps = min(_most(edition, "rock_keeps"), rocks)
        return sail + Length(keeps, rocks, keeps + 1 + 2 * rocks + 2)
    # a panorama: section and points each, upgrade, bonus, points
    sections = min(_most(edition, "panorama_sections"), max(edition.sections))
    return sail + Length(0, 0, 2) * sections + Length(0, 0, 3)


def _most(edition: Edition, parameter: str) -> int:
    """Return a station's parameter with the best upgrades that one boat can hold."""
    cards = [card for card in edition.dock_cards for _ in range(card.copies)]
    adds = sorted((card.adds.get(parameter, 0) for card in cards), reverse=True)
    return edition.parameters[parameter] + sum(adds[:_DRAFTS])
