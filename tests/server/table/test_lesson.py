"""The guided first game: short, kind, and the same for everyone."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from namiji.bots import make_bot
from namiji.edition import Edition, standard
from namiji.edition.lessons import CHAPTERS, ChapterName, lesson_edition
from namiji.errors import NamijiError
from namiji.game.actions import Action, Sail
from namiji.game.view import SeatView
from namiji.record import export, read_record, verify
from namiji.server.table.entries import LogEntry
from namiji.server.table.lesson import SEED, NewLesson
from namiji.server.table.request_context import RequestContext
from namiji.server.table.state import PendingEntry
from namiji.server.table.table import Table

LEARNER = 1
BY_LEARNER = RequestContext(LEARNER, 2.0)
DOINGS = {"angling", "net", "trap", "whirlpool", "rock"}
PANORAMAS = {"dolphin", "octopus", "whale"}


class Lesson:
    """A lesson without a server: bots answer at once, and the log is kept."""

    def __init__(self, chapter: ChapterName | None = None) -> None:
        self.log: list[LogEntry] = []
        wish = NewLesson(name="Ana", color="plum", chapter=chapter)
        self.table = Table("test", wish.edition)
        learner = {LEARNER: b"a" * 32}
        self.make(Table.create(wish.edition, wish.table(), learner, 1.0, is_lesson=True))

    def make(self, pending: PendingEntry) -> None:
        self.log.append(pending.entry)
        self.table.apply(pending)
        if (due := self.table.due({LEARNER}, 2.0)) is not None:
            self.make(due)

    def play(self, choose: Callable[[SeatView], Action], decisions: int = 1000) -> None:
        """Until it is over, or the learner has decided so often."""
        table = self.table
        while table.status == "playing" and decisions:
            view = table.playing.view(table.playing.decider)
            if (bot := table.bot_to_decide) is None:
                action = choose(view)
                decisions -= 1
            else:
                assert bot.level == "deckhand"
                seed = table.next_bot_seed(bot.number)
                action = make_bot("deckhand", seed).choose(view, view.legal_actions)
            self.make(table.decide(RequestContext(view.seat, 2.0), action, table.version))


class Newcomer:
    """Looks around: sails to the next station of a kind that is new, and else plays well."""

    def __init__(self) -> None:
        self.met: set[str] = set()
        self.decided = 0
        """How often it was asked."""

    def __call__(self, view: SeatView) -> Action:
        self.decided += 1
        sails = [action for action in view.legal_actions if isinstance(action, Sail)]
        stations = {sail: str(view.edition.route[sail.to - 1].station) for sail in sails}
        new = [sail for sail in sails if stations[sail] not in (*self.met, "dock", "finish")]
        if not new:
            return make_bot("skipper", str(self.decided)).choose(view, view.legal_actions)
        self.met.add(stations[new[0]])
        return new[0]


def figures(edition: Edition) -> dict[str, Any]:
    """What an edition says about everything but its route, without where that comes from."""
    tables = {name: table for name, table in edition.data.items() if isinstance(table, dict)}
    del tables["route"]
    for table in tables.values():
        table.pop("provenance", None)
        table.pop("note", None)
    return tables


def test_only_the_route_differs_from_the_standard_edition() -> None:
    assert figures(lesson_edition()) == figures(standard())
    assert {stop.station for stop in standard().route} == {
        stop.station for stop in lesson_edition().route
    }
    assert len(lesson_edition().route) < 20


def test_the_learner_moves_first_and_everything_is_plain() -> None:
    table = Lesson().table
    assert table.is_lesson
    assert table.playing.decider == LEARNER
    assert (table.playing.direction, table.playing.seed) == ("clockwise", SEED)
    assert (table.settings.undo, table.settings.clock) == ("free", None)
    assert [seat.color for seat in table.seats.values()] == ["plum", "indigo", "vermilion"]


def test_a_newcomer_meets_everything_in_a_few_minutes() -> None:
    played, newcomer = Lesson(), Newcomer()
    played.play(newcomer)
    assert newcomer.met >= DOINGS
    assert newcomer.met & PANORAMAS
    assert newcomer.decided < 30
    assert played.table.status == "over"


def test_the_same_decisions_give_the_same_game_whatever_else_happened() -> None:
    one, other = Lesson(), Lesson()
    other.make(other.table.hand_over(BY_LEARNER, LEARNER, "left"))
    other.make(other.table.come_back(BY_LEARNER))
    one.play(Newcomer())
    other.play(Newcomer())
    assert one.table.records == other.table.records


def test_what_is_taken_back_has_shown_nothing() -> None:
    played, numbers = Lesson(), count()
    played.play(lambda view: view.legal_actions[0], decisions=1)
    table = played.table
    assert table.free_undo(LEARNER) == 0
    played.make(table.undo(BY_LEARNER, 0, table.version))
    played.play(
        lambda view: view.legal_actions[-1] if next(numbers) else view.legal_actions[0], decisions=3
    )
    with pytest.raises(NamijiError, match="your own last decisions"):
        table.undo(BY_LEARNER, 0, table.version)


def test_a_lesson_is_rebuilt_from_its_log_and_its_record_holds() -> None:
    played = Lesson()
    played.play(Newcomer(), decisions=6)
    again = Table.from_log("test", lesson_edition(), played.log)
    assert again.is_lesson
    assert again.playing.to_bytes() == played.table.playing.to_bytes()
    assert again.next_bot_seed(2) == played.table.next_bot_seed(2)
    played.play(Newcomer())
    record = read_record(played.table.record(1))
    assert record.edition == lesson_edition()
    assert verify(record).proven


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_is_short_and_about_its_thing(chapter: ChapterName) -> None:
    played, newcomer = Lesson(chapter), Newcomer()
    played.play(newcomer)
    table = played.table
    assert table.status == "over"
    assert newcomer.decided < 25
    edition = lesson_edition(chapter)
    record = read_record(table.record(1), edition)
    assert verify(record).proven
    events = [event["type"] for event in export(record)["events"]]
    signs = {"docks": "dock_card_kept", "rocks": "rock_kept", "scoring": "scored"}
    if chapter == "neutral":
        assert 0 in record.order
    else:
        assert signs[chapter] in events


def test_the_next_lesson_is_the_same() -> None:
    played = Lesson()
    played.play(Newcomer())
    played.make(played.table.want_rematch(BY_LEARNER))
    played.play(Newcomer())
    assert played.table.games == 2
    first, second = played.table.records
    assert first == second
