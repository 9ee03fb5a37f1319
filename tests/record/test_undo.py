"""Records of games in which decisions were undone: lines with `~`."""

import json
import random
import re
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from namiji import Game, RecordError
from namiji.analysis import analyze
from namiji.cli.record import app
from namiji.edition import standard
from namiji.game.actions import Draw, Sail
from namiji.game.outcomes import outcomes_of
from namiji.record import (
    Record,
    RecordedDecision,
    export,
    export_game,
    load_record,
    read_record,
    record_of,
    replay,
    verify,
    write_record,
)
from namiji.record.replay import begin
from tests.record.test_record import Outsider, without_chance
from tests.support.oracle import judge
from tests.support.records import (
    DOCS,
    HAND_WRITTEN,
    SAVED,
    Start,
    choices,
    edited,
    refusal,
    starts,
    wavering,
)

few = settings(max_examples=40, deadline=None)


def without_undone(text: str) -> str:
    return re.sub(r"(?m)^~.*\n", "", text)


def with_history(record: Record, at: int, line: RecordedDecision) -> str:
    """The text of a record in which one line is another."""
    return str(replace(record, history=(*record.history[:at], line, *record.history[at + 1 :])))


def place(record: Record, at: int) -> int:
    """The line of the file in which a line of the log stands."""
    return str(record).split("\n").index("") + 2 + at


def wavered(rng: random.Random, start: Start) -> tuple[Record, list[int]]:
    """A finished game's record, and where in its log the undone lines are; there are some."""
    while True:
        record = record_of(wavering(start, rng))
        undone = [i for i, line in enumerate(record.history) if line.undone]
        if undone:
            return record, undone


# Writing and reading


@few
@given(starts, choices, st.sampled_from([0.0, 0.02]))
def test_undone_lines_are_written_read_and_proven(
    start: Start, rng: random.Random, stop: float
) -> None:
    game = wavering(start, rng, stop)
    text = write_record(game, reveal_seed=True)
    record = read_record(text, game.edition)
    assert str(record) == text
    assert record == record_of(game, reveal_seed=True)
    assert [line.number for line in record.decisions] == list(range(1, len(game.decisions) + 1))
    assert len(record.history) == len(game.history)
    verdict = verify(record)
    assert verdict.proven
    assert verdict.decisions == len(game.decisions)
    assert (verdict.scores, verdict.winners) == (game.scores, game.winners)
    undone = sum(line.undone for line in record.history)
    assert (f"undone decisions: {undone}" in verdict.notes) == (undone > 0)


@few
@given(starts, choices, st.sampled_from([0.0, 0.02]))
def test_without_undone_lines_a_record_is_the_game_as_it_ended(
    start: Start, rng: random.Random, stop: float
) -> None:
    game = wavering(start, rng, stop)
    record = record_of(game)
    skipped = read_record(without_undone(str(record)), game.edition)
    assert skipped.history == skipped.decisions == record.decisions
    for again in (replay(record), replay(skipped)):
        assert without_chance(again) == without_chance(game)
        assert again.history == game.decisions
    assert export(record) == export(skipped) == export_game(game)
    if game.is_over:
        judge(game.edition.data, json.loads(json.dumps(export(record)))["events"])


@few
@given(starts, choices)
def test_an_outsider_can_draw_again_what_was_undone(start: Start, rng: random.Random) -> None:
    """By the record's lines and the specification: bags go back with the game, words do not."""
    players, seed, direction, _ = start
    record = record_of(wavering((players, seed, direction, standard()), rng))
    outsider = Outsider({"seed": record.seed, "order": record.order}, record.edition)
    game = begin(record)
    for event in game.events:
        outsider.watch(event.to_dict())
    tables = [(game, deepcopy(outsider.bags))]  # after each decision that stands
    for line in record.history:
        del tables[line.number :]
        before, bags = tables[-1]
        game, outsider.bags, outsider.drawn = before.copy(), deepcopy(bags), []
        for event in game.play(line.action, line.outcomes):
            outsider.watch(event.to_dict())
        assert outsider.drawn == [outcome.item for outcome in line.outcomes]
        tables.append((game, outsider.bags))


def drawing_again() -> Game:
    """The saved game up to its first trap: draw and stop, undone, then stop."""
    record = load_record(SAVED)
    game = Game.new(record.players, record.seed, record.direction, record.edition)
    for line in record.decisions[:6]:
        game.play(line.action)
    game.play("draw")
    game.play("stop")
    game.undo(rewind=False)
    game.undo(rewind=False)
    game.play("stop")
    return game


def test_the_specification_quotes_undone_lines_that_were_played() -> None:
    quoted = "\n".join(map(str, record_of(drawing_again()).history[-4:]))
    assert f"```\n{quoted}\n```" in (DOCS / "record.md").read_text(encoding="utf-8")


def test_columns_are_kept_up_to_a_hundred() -> None:
    line = RecordedDecision(2, drawing_again().legal_actions[0], (), 7, undone=True)
    assert str(line).startswith("~ 7. seat 2: ")
    assert str(replace(line, number=12)).startswith("~12. seat 2: ")
    long = replace(line, number=123, outcomes=drawing_again().decisions[5].outcomes)
    assert str(long).startswith("~123. seat 2: ")
    assert str(long).index(">") == 34


def test_a_game_can_rest_on_what_was_undone() -> None:
    game = drawing_again()
    game.undo(rewind=False)
    game.undo(rewind=False)
    record = read_record(write_record(game))
    assert [str(line)[:2] for line in record.history[-4:]] == ["~ "] * 4
    verdict = verify(record)
    assert (verdict.decisions, game.decider) == (5, 2)
    assert verdict.notes[1:] == ("unfinished: seat 2 has to decide", "undone decisions: 4")


def test_undone_lines_may_stand_among_lines_without_numbers() -> None:
    text = HAND_WRITTEN.format(result="")
    undone = "~5. Seat 3: sail 1\n ~ 5 seat 3: sail 16 > maki ramen onigiri wide-net\n"
    wavered = read_record(edited("seat 3: sail 16", f"{undone}seat 3: sail 16", text))
    assert wavered.decisions == read_record(text).decisions
    assert [line.number for line in wavered.history[3:8]] == [4, 5, 5, 5, 6]
    assert verify(wavered).scores == {1: 2, 2: 1, 3: -5}
    assert analyze(wavered, 2, jobs=1) == analyze(read_record(text), 2, jobs=1)


# Tampering


@few
@given(starts, choices)
def test_a_mark_taken_away_is_missed(start: Start, rng: random.Random) -> None:
    record, undone = wavered(rng, start)
    at = rng.choice(undone)
    text = with_history(record, at, replace(record.history[at], undone=False))
    assert refusal(text, start[3]) == ("taken-back", place(record, at))


@few
@given(starts, choices)
def test_a_mark_too_many_is_found(start: Start, rng: random.Random) -> None:
    record, undone = wavered(rng, start)
    *standing, last = sorted({*range(len(record.history))} - {*undone})
    at = rng.choice(standing)
    text = with_history(record, at, replace(record.history[at], undone=True))
    assert refusal(text, start[3]) == ("still-standing", place(record, at))
    text = with_history(record, last, replace(record.history[last], undone=True))
    assert refusal(text, start[3]) == ("truncated", place(record, last))


@few
@given(starts, choices)
def test_a_number_that_leaves_a_gap_is_found(start: Start, rng: random.Random) -> None:
    record, undone = wavered(rng, start)
    at = rng.choice(undone)
    text = with_history(
        record, at, replace(record.history[at], number=record.history[at].number + 99)
    )
    assert refusal(text, start[3]) == ("wrong-number", place(record, at))


@few
@given(starts, choices)
def test_undone_decisions_have_to_be_legal(start: Start, rng: random.Random) -> None:
    record, undone = wavered(rng, start)
    at = rng.choice(undone)
    line = record.history[at]
    text = with_history(record, at, replace(line, seat=line.seat % record.players + 1))
    assert refusal(text, start[3]) == ("wrong-seat", place(record, at))
    sailed = [i for i in undone if isinstance(record.history[i].action, Sail)]
    if sailed:
        at = rng.choice(sailed)
        text = with_history(record, at, replace(record.history[at], action=Draw()))
        assert refusal(text, start[3]) == ("illegal-action", place(record, at))


@few
@given(starts, choices)
def test_what_undone_decisions_brought_is_proven(start: Start, rng: random.Random) -> None:
    record, undone = wavered(rng, start)
    drawing = [i for i in undone if record.history[i].outcomes]
    if not drawing:
        return
    at = rng.choice(drawing)
    line = record.history[at]
    which = rng.randrange(len(line.outcomes))
    drawn = list(line.outcomes)
    drawn[which] = rng.choice([each for each in outcomes_of(start[3])._ids if each != drawn[which]])
    text = with_history(record, at, replace(line, outcomes=tuple(drawn)))
    assert refusal(text, start[3]) == ("not-from-seed", place(record, at))
    unproven = replace(record, seed=None)
    text = with_history(unproven, at, replace(line, outcomes=()))
    assert refusal(text, start[3]) == ("missing-outcome", place(unproven, at))


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 5)), max_size=8))
def test_numbers_and_marks_have_to_agree(lines: list[tuple[bool, int]]) -> None:
    """As many decisions stand after a line as its number says; only what is marked may go."""
    before = kept = 0
    agree = True
    for marked, number in lines:
        agree &= kept < number <= before + 1 and (marked or number == kept + 1)
        before, kept = number, kept + (not marked)
    text = HAND_WRITTEN.partition("{result}")[0]
    text += "\n".join(f"{'~' * marked}{number}. seat 1: draw" for marked, number in lines)
    if agree:
        record = read_record(text)
        assert read_record(str(record)) == record
        assert [line.number for line in record.decisions] == list(range(1, kept + 1))
    else:
        with pytest.raises(RecordError) as refused:
            read_record(text)
        assert refused.value.code in ("wrong-number", "taken-back", "still-standing")


def test_undone_draws_cannot_be_left_out() -> None:
    """Nor made up: the seed has brought every draw, and in this order."""
    game = drawing_again()
    rng = random.Random(3)
    while not game.is_over:
        game.play(rng.choice(game.legal_actions))
    text = write_record(game)
    assert verify(read_record(text)).proven
    assert refusal(without_undone(text))[0] == "not-from-seed"
    made_up = edited("~ 7. seat 2: draw", "~ 7. seat 2: draw > crab\n~ 7. seat 2: draw", text)
    assert refusal(made_up)[0] == "not-from-seed"
    assert refusal(re.sub(r"(?m)^~ 7.*\n", "", text))[0] == "wrong-number"


# The commands


def test_the_commands_tell_what_was_undone(tmp_path: Path) -> None:
    file = tmp_path / "game.namiji"
    file.write_text(write_record(drawing_again()), encoding="utf-8")
    shown = CliRunner().invoke(app, ["show", str(file)])
    assert shown.exit_code == 0
    lines = [line.split() for line in shown.stdout.splitlines()]
    assert lines[7] == ["Decisions", "7,", "and", "2", "undone", "(~)"]
    assert lines[-4:] == [
        ["6", "2", "sail", "3", "trap", "shrimp"],
        ["~", "7", "2", "draw", "shrimp"],
        ["~", "8", "2", "stop", "+2"],
        ["7", "2", "stop", "+1"],
    ]
    told = CliRunner().invoke(app, ["verify", str(file)])
    assert told.exit_code == 0
    assert told.stdout.endswith("seat 2 has to decide; undone decisions: 2\n")


@pytest.mark.parametrize("command", ["show", "verify"])
def test_the_commands_stop_at_an_undone_line_that_cannot_be(command: str, tmp_path: Path) -> None:
    file = tmp_path / "game.namiji"
    text = edited("~ 8. seat 2", "~ 8. seat 1", write_record(drawing_again()))
    file.write_text(text, encoding="utf-8")
    result = CliRunner().invoke(app, [command, str(file)])
    assert result.exit_code == 1
    assert result.stderr == f"{file}: line 18: seat 2 has to decide, not seat 1\n"
