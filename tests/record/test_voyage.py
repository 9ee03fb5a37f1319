"""The voyage of the day: who plays, which deal, and which records count."""

import dataclasses
from datetime import date
from functools import cache

import pytest

from namiji.bots import make_bot
from namiji.errors import RecordError
from namiji.game.game import Game
from namiji.record import Record, record_of
from namiji.record.voyage import PERSON, SEATS, Voyage

TODAY = Voyage(date(2026, 11, 17))


@cache
def finished(seed: str = TODAY.seed, undone: str = "") -> Record:
    """A voyage; with `undone`, the person takes back a decision that showed something, or one that
    did not.
    """
    game = Game.new(len(SEATS), seed, TODAY.direction)
    bot = make_bot("sailor", "1")
    while not game.is_over:
        view = game.view(game.decider)
        game.play(bot.choose(view, view.legal_actions))
        shown = bool(game.decisions[-1].outcomes)
        if undone and not game.is_over and shown == (undone == "shown"):
            game.undo(rewind=False)
            undone = ""
    return record_of(game)


def test_a_day_says_everything() -> None:
    """The client has the same (`web/src/game/voyage.test.ts`)."""
    assert (TODAY.seed, TODAY.direction) == ("voyage-2026-11-17", "clockwise")
    assert Voyage(date(2026, 11, 18)).direction == "counterclockwise"
    assert SEATS == ("person", "skipper", "sailor", "skipper")


def test_the_score_is_that_of_the_person() -> None:
    record = finished()
    assert record.result is not None
    assert TODAY.score(record) == record.result.scores[PERSON - 1]


def test_taking_back_what_showed_nothing_is_no_second_try() -> None:
    assert TODAY.score(finished(undone="hidden"))
    with pytest.raises(RecordError, match="was taken back") as error:
        TODAY.score(finished(undone="shown"))
    assert error.value.code == "second-try"


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (finished("voyage-2026-11-18"), "other-voyage"),
        (dataclasses.replace(finished("other"), seed=TODAY.seed, commitment=None), "not-from-seed"),
        (dataclasses.replace(finished(), history=finished().history[:-9], result=None), "not-over"),
    ],
)
def test_other_games_do_not_count(record: Record, code: str) -> None:
    with pytest.raises(RecordError) as error:
        TODAY.score(record)
    assert error.value.code == code
