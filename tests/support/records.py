"""Records for tests: random games, the documented example, saved ones, one written by hand."""

import random
import re
from typing import get_args

from hypothesis import strategies as st

from namiji import Edition, Game, RecordError
from namiji.core.names import Direction
from namiji.edition import standard
from namiji.record import read_record, verify
from tests.support import editions
from tests.support.paths import ROOT

DOCS = ROOT / "docs"
EXAMPLE = DOCS / "example.namiji"
DATA = ROOT / "tests" / "record" / "data"
SAVED = DATA / "two-players.namiji"
"""A game of version 1 with its seed, which no change of the code may change."""
TEXT = SAVED.read_text(encoding="utf-8")
FIRST = 12  # the line of its first decision
EDITIONS = [standard(), editions.scarce(), *map(editions.odd, range(40, 46))]

starts = st.tuples(
    st.integers(2, 5),
    st.integers(0, 2**31),
    st.sampled_from(get_args(Direction)),
    st.sampled_from(EDITIONS),
)
choices = st.integers(0, 2**31).map(random.Random)
Start = tuple[int, int, Direction, Edition]


def played(start: Start, rng: random.Random, stop: float = 0.0) -> Game:
    """A random game to its end, or with some chance at each decision to somewhere before."""
    game = Game.new(*start)
    while not game.is_over and rng.random() >= stop:
        game.play(rng.choice(game.legal_actions))
    return game


def wavering(start: Start, rng: random.Random, stop: float = 0.0) -> Game:
    """A random game in which decisions are taken back now and then, while chance goes on."""
    game = Game.new(*start)
    while not game.is_over and rng.random() >= stop:
        game.play(rng.choice(game.legal_actions))
        while game.decisions and rng.random() < 0.15:
            for _ in range(rng.randint(1, min(4, len(game.decisions)))):
                game.undo(rewind=False)
    return game


def fault(text: str, edition: Edition | None = None) -> RecordError | None:
    """What is wrong with a text; no other error will do."""
    try:
        verify(read_record(text, edition))
    except RecordError as error:
        return error
    return None


def refusal(text: str, edition: Edition | None = None) -> tuple[str, int]:
    """The code and line of what is wrong with a text, which is not right."""
    error = fault(text, edition)
    assert error, "this record holds"
    assert str(error).startswith(f"line {error.line}: ") == bool(error.line)
    return error.code, error.line


def unnumbered(text: str) -> str:
    return re.sub(r"(?m)^ *\d+\. ", "", text)


def edited(old: str, new: str, text: str = TEXT) -> str:
    assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
    return text.replace(old, new)


HAND_WRITTEN = """
# Three in a hurry, typed in from a sheet of paper.
Format: Namiji-Record 1
Edition: standard 1        # no digest: I do not know mine
Players: 3
Direction: clockwise
Order: 3 2 1
Face-up: Blue-Bream
{result}
seat 1: sail 16
seat 1: slot 1
seat 2: sail 16
seat 2: slot 2
seat 3: sail 16  > maki ramen onigiri incense
seat 1: pick maki
seat 2: pick ramen
seat 3: pick onigiri

seat 3: sail 32
seat 3: slot 3
seat 2: sail 32
seat 2: slot 2
seat 1: sail 32  > spyglass keen-blade maki ramen
seat 1: pick maki
seat 2: pick ramen
seat 3: pick spyglass

# All have waited for seat 1.
17. seat 3: sail 48
seat 3: slot 3
seat 2: sail 48
seat 2: slot 2
seat 1: sail 48  > ramen onigiri wide-net deep-trap
seat 1: pick ramen
seat 2: pick onigiri
seat 3: pick wide-net

seat 3: sail 64
seat 2: sail 64
seat 1: sail 64
"""
