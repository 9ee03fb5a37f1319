"""Tables on a device do what the server's tables do: the same frames, the same records."""

import json
from collections import defaultdict
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from namiji.edition import Edition, load_edition, standard
from namiji.errors import RecordError
from namiji.puzzles import packaged_puzzles
from namiji.record import read_record, verify
from namiji.record.voyage import Voyage
from namiji.server.protocol.replay import replay_through
from namiji.server.protocol.snapshot import Snapshot
from namiji.server.protocol.table_info import TablePresence, table_info
from namiji.server.table import entries
from namiji.server.table.settings import Settings
from namiji.server.table.state import PendingEntry, TableState
from tests.support.paths import ROOT
from tests.support.wasm import Runner, build_modules

pytestmark = pytest.mark.slow

HERE = {"kind": "here", "name": "Ana"}
DECKHAND = {"kind": "bot", "level": "deckhand"}


@pytest.fixture(scope="module")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Runner]:
    folder = tmp_path_factory.mktemp("device")
    build_modules(folder)
    with Runner(folder, "deviceRunner.ts") as running:
        yield running


def table_of(edition: Edition, game: dict[str, Any]) -> Iterator[TableState]:
    """The server's table with the log of a device's, after each entry."""
    table = TableState(game["id"], edition)
    for entry in game["log"]:
        content = _content(edition, dict(entry["content"]))
        seat, at = entry["seat"], entry["at"] / 1000
        table.apply(PendingEntry(entries.LogEntry(entry["version"], seat, None, at, content)))
        yield table


def _content(edition: Edition, content: dict[str, Any]) -> entries.EntryContent:
    kind = content.pop("kind")
    if kind == "created":
        settings = Settings(
            direction=content.pop("direction"),
            undo=content.pop("undo"),
            edition=edition.id,
            watch=False,
        )
        del content["public_seed"]  # the server knows it from the lesson
        for number, seat in enumerate(content["seats"], 1):
            if seat["kind"] == "person":
                seat["token_hash"] = f"{number:064x}"
        content["settings"] = settings.model_dump()
    return entries.read_content(kind, content)


def judge(edition: Edition, game: dict[str, Any]) -> TableState:
    """Compare all frames and the record of a game with the server's."""
    by_version = defaultdict(list)
    for frame in game["frames"]:
        by_version[frame["version"]].append(frame)
    for table in table_of(edition, game):
        people = [seat.number for seat in table.seats.values() if seat.kind == "person"]
        snapshot = Snapshot(
            table, table_info(table, TablePresence(people, watchers=0, pace=0)), None
        )
        for frame in by_version.pop(table.version, []):
            since = table.version - len(frame["steps"])
            expected = snapshot.whole(frame["seat"], since)
            assert frame == json.loads(json.dumps(expected)), f"version {table.version}"
    assert not by_version
    assert game["record"] == table.record(1)
    assert verify(read_record(game["record"])).proven
    return table


@pytest.mark.parametrize(
    ("people", "bots", "direction", "undo"),
    [(1, 1, "clockwise", True), (2, 0, "counterclockwise", True), (1, 4, "clockwise", False)],
)
def test_a_game_is_the_server_s(
    runner: Runner, people: int, bots: int, direction: str, undo: bool
) -> None:
    wish = {"seats": [HERE] * people + [DECKHAND] * bots, "direction": direction}
    game = runner.ask("game", wish=wish, luck=f"{people}{bots}", undo=undo)
    table = judge(standard(), game)
    assert ("~" in game["record"]) == undo
    assert table.game is not None
    for seat in (1, people):
        again = runner.ask("reopened", id=game["id"], seat=seat)
        assert len(again["steps"]) == table.version
        assert again["game"] == [f for f in game["frames"] if f["seat"] == seat][-1]["game"]


def test_the_lesson_has_the_server_s_deal(runner: Runner) -> None:
    game = runner.ask("game", wish=None, luck="lesson", undo=False)
    table = judge(load_edition("lesson"), game)
    assert table.seed == "lesson-7"
    assert game["record"] == runner.ask("game", wish=None, luck="lesson", undo=False)["record"]


def test_the_voyage_of_a_day_has_its_deal(runner: Runner) -> None:
    voyage = Voyage(date(2026, 11, 17))
    games = [
        runner.ask("game", wish=str(voyage.day), luck=luck, undo=False) for luck in ("a", "a", "b")
    ]
    records = [read_record(game["record"]) for game in games]
    for record in records:
        assert record.result is not None
        assert voyage.score(record) == record.result.scores[0]
    assert records[0] == records[1]
    assert records[0] != records[2]
    assert records[0].setup_outcomes == records[2].setup_outcomes


def test_bots_play_the_voyage_of_a_day_in_the_person_s_seat(runner: Runner) -> None:
    scores = [
        runner.ask("botGame", day="2026-11-17", level=level, number=number)
        for level, number in [("skipper", 1), ("skipper", 1), ("skipper", 2), ("deckhand", 1)]
    ]
    assert scores[0] == scores[1]
    assert len(set(map(str, scores))) > 1


def test_puzzles_lead_to_the_same_views_and_choices(runner: Runner) -> None:
    puzzles = packaged_puzzles()
    edition = puzzles.load_edition()
    for puzzle in puzzles.puzzles:
        view = puzzle.situation.view(edition)
        asked = runner.ask("puzzle", puzzle=puzzle.to_dict())
        assert asked["view"] == json.loads(json.dumps(view.to_dict()))
        assert [choice["id"] for choice in asked["choices"]] == view.legal_ids()


@pytest.fixture
def example() -> str:
    return (ROOT / "docs" / "example.namiji").read_text()


def test_a_record_replays_as_on_the_server(runner: Runner, example: str) -> None:
    for seat in (0, 1):
        expected = replay_through(read_record(example), seat)
        answer = runner.ask("record", text=example, seat=seat)
        assert answer["replay"] == json.loads(json.dumps(expected))


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("sail 2\n", "sail 1\n"),
        ("> orange-crab", "> orange-puffer"),
        ("> blue-sunfish", "> orange-puffer"),
        ("seat 1: take blue-sunfish ", "seat 2: take blue-sunfish "),
        ("seed:       8", "seed:       7"),
        ("72 58;", "72 57;"),
        ("face-up:    red-shark", "face-up:    blue-sunfish"),
        ("rules:      1", "rules:      2"),
    ],
)
def test_a_wrong_record_is_refused_at_the_same_line(
    runner: Runner, example: str, wrong: str, right: str
) -> None:
    text = example.replace(right, wrong, 1)
    assert text != example
    answer = runner.ask("record", text=text, seat=0)
    if wrong.startswith("rules"):
        assert answer == {"code": "unknown-rules", "line": 3}
        return
    with pytest.raises(RecordError) as refused:
        verify(read_record(text))
    assert answer == {"code": refused.value.code, "line": refused.value.line}


def test_an_end_that_is_missing_is_noticed(runner: Runner, example: str) -> None:
    lines = example.splitlines(keepends=True)
    answer = runner.ask("record", text="".join(lines[:-1]), seat=0)
    assert answer == {"code": "truncated", "line": len(lines) - 1}
