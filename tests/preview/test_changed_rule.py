"""A rule changed in the core changes previews everywhere, with no other edit."""

from tests.support.programs import run

PROGRAM = """
from namiji import Game
from namiji.core import panorama
from namiji.core.layout import SECTION, SECTION_TAKEN
from namiji.game.actions import Sail
from namiji.preview import effect_of
from namiji.words import options, words_in

def take_section(t, s, seat, kind, trace):
    s.sections[seat, kind] += 1
    panorama.emit(trace, SECTION_TAKEN, seat, kind, s.sections[seat, kind])
    panorama.score(s, seat, 17, SECTION, trace)

def told():
    view = Game.new(3, seed=1).view(0)
    position = next(i for i, stop in enumerate(view.route, 1) if stop.station == "whale")
    print(effect_of(Sail(position), view)["points"])
    texts = options(view, words_in("en"))
    print(next(text for text in texts if text.startswith(f"sail {position}:")))

told()
panorama._take_section = take_section
told()
"""


def test_points_of_a_section_are_told_as_the_core_scores_them() -> None:
    before, words_before, after, words_after = run(
        "-c", PROGRAM, NUMBA_DISABLE_JIT="1"
    ).splitlines()
    assert (before, after) == ("1", "17")
    assert "17" in words_after
    assert words_before == words_after.replace("17 points", "1 point")
