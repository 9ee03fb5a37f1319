"""What is prepared, and what people read meanwhile."""

import pytest

from namiji import prepare
from namiji.bots.registry import BOTS
from namiji.errors import NamijiError
from namiji.prepare import Progress, steps
from tests.support.programs import run

PLAY = """
from numba.core import event
compiled = event.RecordingListener()
event.register("numba:compile", compiled)

from namiji.bots import make_bot
from namiji.game.game import Game
from namiji.preview import preview

for level in ("deckhand", "sailor", "skipper", "master"):
    game, bot = Game.new(3, "prepared"), make_bot(level, "prepared")
    for _ in range(8):
        view = game.view(game.decider)
        view.to_dict()
        preview(view)
        game.play(bot.choose(view, view.legal_actions))
print([e.data["dispatcher"].py_func.__qualname__ for _, e in compiled.buffer if e.is_start])
"""


def test_people_play_with_all_levels_without_compiling() -> None:
    prepare.prepare()
    assert {"deckhand", "sailor", "skipper", "master"} <= BOTS.keys()
    assert run("-c", PLAY).strip() == "[]"


def test_what_is_prepared_starts_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    prepare.prepare()
    monkeypatch.setattr("subprocess.Popen", None)
    reports: list[Progress] = []
    prepare.prepare(reports.append)
    assert reports == [Progress(("rules", "greedy", "search"), share=1.0, seconds=0.0)]


def test_a_step_that_does_not_compile_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    is_done = steps.is_done
    monkeypatch.setattr(prepare, "is_done", lambda step: step != "search" and is_done(step))
    reports: list[Progress] = []
    with pytest.raises(NamijiError, match="did not compile: search"):
        prepare.prepare(reports.append)
    assert set(reports[0].done) >= {"rules", "greedy"}  # they are there from the start


def test_progress_follows_the_functions_compiled() -> None:
    watch = prepare._Watch(["greedy", "search"])
    start = watch.progress
    watch.hear("greedy", "40")
    middle = watch.progress
    watch.hear("greedy", "done")
    watch.hear("search", "100000")
    late = watch.progress
    watch.hear("search", "done")
    assert start.done == middle.done == ("rules",)
    assert late.done == ("rules", "greedy")
    assert watch.progress.done == ("rules", "greedy", "search")
    assert 0 == start.share < middle.share < late.share < watch.progress.share == 1
    assert start.seconds > 1
