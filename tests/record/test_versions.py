"""Games of earlier versions of the rules and of the standard edition."""

import re

import pytest

from namiji import Game, RecordError
from namiji.core.layout import RULES_VERSION
from namiji.edition import load_edition, standard
from namiji.record import load_record, read_record, replay, verify, write_record
from tests.support.records import DATA

VERSION_1 = DATA / "standard-1.namiji"  # written by version 1 of the rules
TEXT = VERSION_1.read_text(encoding="utf-8")
TWICE = {1: 1, 4: 2}  # points that version 1 gave seats for a second fish or Offering at a stop


def test_a_record_of_version_1_still_verifies() -> None:
    record = load_record(VERSION_1)
    assert record.edition.rules == 1
    assert record.edition == load_edition("standard-1").with_rules(1)
    verdict = verify(record)
    assert (verdict.proven, verdict.notes) == (True, ())
    assert record.result is not None
    assert (*verdict.scores.values(),) == record.result.scores == (20, 44, 53, 16)
    assert verdict.winners == record.result.winners == (3,)


def test_it_is_written_again_as_it_was() -> None:
    record = load_record(VERSION_1)
    assert str(record) == TEXT
    game = Game.new(record.players, record.seed, record.direction, record.edition)
    for decision in record.decisions:
        game.play(decision.action)
    assert write_record(game) == TEXT


def test_the_same_decisions_with_rules_2_give_another_score() -> None:
    then = replay(load_record(VERSION_1))
    text = re.sub(r"(?m)^result: .*\n", "", TEXT.replace("rules:      1", "rules:      2"))
    now = replay(read_record(text))
    assert now.is_over
    assert now.decisions == then.decisions
    assert {s: then.scores[s] - now.scores[s] for s in now.scores} == {1: 0, 2: 0, 3: 0} | TWICE
    with pytest.raises(RecordError) as refused:
        verify(read_record(TEXT.replace("rules:      1", "rules:      2")))
    assert (refused.value.code, refused.value.line) == ("wrong-result", 10)


def test_a_record_without_rules_is_of_version_1() -> None:
    record = read_record(re.sub(r"(?m)^rules: .*\n", "", TEXT))
    assert record.edition.rules == 1
    assert verify(record).proven


def test_a_new_record_says_the_newest_rules() -> None:
    text = write_record(Game.new(3, seed=1))
    assert f"\nedition:    standard {standard().version} sha256:" in text
    assert f"\nrules:      {RULES_VERSION}\n" in text


def test_rules_of_the_future_are_refused() -> None:
    newer = RULES_VERSION + 1
    with pytest.raises(RecordError) as refused:
        read_record(TEXT.replace("rules:      1", f"rules:      {newer}"))
    assert refused.value.code == "unknown-rules"
    assert str(refused.value) == (
        f"line 3: played with rules '{newer}'; those known here are 1 to {RULES_VERSION}: "
        "install a newer Namiji"
    )
