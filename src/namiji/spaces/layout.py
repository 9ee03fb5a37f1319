"""The layout of an observation: where each number is, and what it means.

An observation is one row of `OBSERVATION` floats between -1 and 1: all that one seat knows. Its
length is the same for every edition and number of players; what a game does not have is 0. Boats
are in the observer's order: its own, those of the seats that follow it, the neutral one.
`docs/spaces.md` shows the same table.
"""

from typing import NamedTuple

from namiji.core.layout import (
    CELLS,
    LEGS,
    LINES,
    MAX_COLORS,
    MAX_DOCK,
    MAX_FISH,
    MAX_NETS,
    MAX_POSITION,
    MAX_ROCKS,
    NEXT,
    PARAMETERS,
    ROCK,
    SEATS,
)

VERSION = 3
"""Changes with any number of any observation: a network needs the version it was trained with."""

PLAYERS = SEATS - 1
"""The width of arrays with one column per seat; column i is seat i + 1."""

MAX_KINDS = 8
STOPS = ROCK + 1  # kinds of station besides the ports
BOAT, SEAT = 9, 24  # numbers for each


class Slice(NamedTuple):
    """Neighboring numbers of an observation that belong together."""

    name: str
    start: int
    size: int
    meaning: str
    scale: str

    @property
    def stop(self) -> int:
        return self.start + self.size


def _each(thing: str, *facts: str) -> str:
    """Name the numbers of several things; all numbers of one come before those of the next."""
    return f"{thing}: {'; '.join(facts)}"


# name, size, meaning, scale
_PARTS = (
    ("phase", NEXT, "what is decided: `over`, then `sail` to `draft`", "one of them 1"),
    ("deciding", 2, "whether you decide; whether it is for the neutral boat", "0 or 1"),
    ("players", 4, "how many play: 2 to 5", "one of them 1"),
    ("direction", 1, "counterclockwise", "0 or 1"),
    ("leg", LEGS, "the part of the route", "one of them 1"),
    ("arrived", 1, "boats at the Finish Port", "of all boats"),
    ("draft", 2, "cards in the hand that goes round; slots that have chosen", "of 8"),
    (
        "boats",
        BOAT * SEATS,
        _each(
            "a boat",
            "in the game",
            "its seat decides",
            "it is in action",
            "its position",
            "its slot",
            "how far it is ahead of you",
            "whether it sails before you",
            "how many boats are behind it",
            "whether it is in the port at the end of the leg",
        ),
        "position and lead of the whole route, slot and boats of 8, the rest 0 or 1",
    ),
    (
        "seats",
        SEAT * PLAYERS,
        _each(
            "a seat",
            "score (of 100)",
            "Early Bird (of 10)",
            "Offerings left",
            "the penalty for them (of 20)",
            "crabs (of 10)",
            "shrimp (of 10)",
            "Nets placed (of 6)",
            "sections of the 3 panoramas",
            "the 3 bonuses",
            "meals (of 3)",
            "upgrades (of 3)",
            "Rock cards (of 8)",
            "cells filled",
            "how much lies of each line, rows first, 0 if it can match no more",
        ),
        "where nothing else is said, of what there can be",
    ),
    (
        "parameters",
        len(PARAMETERS) * PLAYERS,
        _each("a seat", "what stations do for it, upgrades included (R7.7)"),
        "of 8",
    ),
    (
        "rack",
        (MAX_COLORS + MAX_KINDS) * CELLS,
        _each("a cell of your rack", "the color of its fish", "the kind of its fish"),
        "one of each 1, or none",
    ),
    (
        "lines",
        2 * LINES,
        _each("a line of your rack", "whether its fish agree in color", "in kind"),
        "0 or 1; 1 while it is empty",
    ),
    ("colors", MAX_COLORS, "fish in your rack, by color", "of all cells"),
    (
        "route",
        MAX_POSITION + 1,
        _each("a position, from the Starting Port", "boats there; ports are 0"),
        "none 0, one with room for another 0.5, full 1",
    ),
    (
        "ahead",
        2 * STOPS,
        _each(
            "a kind of station, on the rest of the leg",
            "how near the next is where you may stop",
            "how many there are",
        ),
        "the very next stop 1, each further one 0.04 less, none 0; their number of 8",
    ),
    ("face_up", MAX_FISH, "fish face up in the School", "of their number"),
    ("face_down", MAX_FISH, "fish face down in the School", "of their number"),
    ("net_odds", MAX_NETS, "the chance of each Net to be revealed next", "0 to 1"),
    ("net_tray", MAX_NETS, "Nets revealed at this stop", "of their number"),
    ("net_deck", 2, "Nets unseen; Nets under the deck", "of all Nets"),
    ("token", MAX_FISH, "the fish in hand, or the two of the Net in hand", "1, or 0.5 each"),
    ("catches", 1, "catches left after this one", "of 8"),
    ("keeps", 1, "Rock cards still to keep, this one included", "of 8"),
    ("haul", 2, "crabs and shrimp drawn at this stop", "of 8"),
    ("bag", 3, "crabs left; shrimp left; the chance that a crab is drawn", "of all; 0 to 1"),
    (
        "dock_cards",
        2 * MAX_DOCK,
        _each("a Dock card", "copies that may lie where you do not know", "copies in your hand"),
        "of its copies",
    ),
    (
        "rock_cards",
        4 * MAX_ROCKS,
        _each(
            "a Rock card",
            "copies that may lie where you do not know",
            "copies that you keep",
            "copies in your hand",
            "if you have any, how near you are to fulfilling it",
        ),
        "of its copies; fulfilled 1, with n steps missing 1 / (1 + n)",
    ),
)


def _lay_out() -> tuple[Slice, ...]:
    slices: list[Slice] = []
    for name, size, meaning, scale in _PARTS:
        slices.append(Slice(name, slices[-1].stop if slices else 0, size, meaning, scale))
    return tuple(slices)


SLICES = _lay_out()
OBSERVATION = SLICES[-1].stop


def start_of(name: str) -> int:
    """Return where a slice starts."""
    return next(part.start for part in SLICES if part.name == name)
