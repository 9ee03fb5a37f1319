"""A deal that nobody chose alone, and that everyone can check."""

import hashlib
from functools import cache

import pytest

from namiji import Game, RecordError
from namiji.bots import make_bot
from namiji.record import (
    Deal,
    Record,
    SealedSeed,
    export,
    load_record,
    read_record,
    record_of,
    verify,
    write_record,
)
from namiji.record.deal import is_nonce, table_hash
from tests.support.paths import ROOT

SEED = "0f" * 16
DEAL = Deal(
    table_hash("k7mq-x2pd-9rtb"), 2, ("person", "sailor", "person"), ("ab" * 16, None, "cd" * 16)
)


@cache
def text() -> str:
    """The record of a whole game."""
    game = Game.new(3, DEAL.game_seed(SEED, "clockwise"), "clockwise")
    while not game.is_over:
        bot = make_bot("random", str(len(game.decisions)))
        game.play(bot.choose(game.view(game.decider), game.legal_actions))
    return write_record(game, sealed=SealedSeed(SEED, DEAL))


def fault_of(changed: str) -> str:
    with pytest.raises(RecordError) as error:
        verify(read_record(changed))
    return error.value.code


def test_everything_is_a_hash_that_common_tools_compute() -> None:
    table = hashlib.sha256(b"namiji table k7mq-x2pd-9rtb").hexdigest()
    promised = hashlib.sha256(f"namiji commitment {table} 2 {SEED}".encode()).hexdigest()
    line = f"namiji deal {table} 2 clockwise person sailor person {'ab' * 16} - {'cd' * 16} {SEED}"
    assert DEAL.commitment(SEED) == promised
    assert DEAL.game_seed(SEED, "clockwise") == hashlib.sha256(line.encode()).hexdigest()


def test_a_record_has_all_of_it_and_proves_the_deal() -> None:
    record = read_record(text())
    assert (record.deal, record.seed, str(record)) == (DEAL, SEED, text())
    assert verify(record).proven
    assert text().startswith("format:     namiji-record 2\n")
    assert export(record)["header"]["deal"] == {
        "table": DEAL.table,
        "game": 2,
        "seats": ["person", "sailor", "person"],
        "nonces": ["ab" * 16, None, "cd" * 16],
    }


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("ab" * 16, "ac" * 16, "not-from-seed"),
        (f"{'ab' * 16} - ", f"- {'ab' * 16} ", "not-from-seed"),
        ("person sailor person", "sailor person person", "not-from-seed"),
        ("person sailor person", "person master person", "not-from-seed"),
        ("clockwise", "counterclockwise", "not-from-seed"),
        (DEAL.table, table_hash("k7mq-x2pd-9rtc"), "broken-commitment"),
        ("game:       2", "game:       1", "broken-commitment"),
        (SEED, "1f" * 16, "broken-commitment"),
    ],
)
def test_whatever_is_changed_the_deal_no_longer_holds(old: str, new: str, code: str) -> None:
    assert old in text()
    assert fault_of(text().replace(old, new, 1)) == code


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("nonces:", "# nonces:", "missing-header"),
        (f"table:      {DEAL.table}", "table:      k7mq", "bad-deal"),
        ("game:       2", "game:       two", "bad-deal"),
        ("person sailor person", "person sailor", "bad-deal"),
        ("cd" * 16, "cd" * 15, "bad-deal"),
        ("cd" * 16, "", "bad-deal"),
        ("namiji-record 2", "namiji-record 3", "unknown-format"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(old: str, new: str, code: str) -> None:
    assert old in text()
    assert fault_of(text().replace(old, new, 1)) == code


def test_a_game_without_nonces_says_so() -> None:
    deal = Deal(DEAL.table, 1, ("person", "sailor"), (None, None))
    game = Game.new(2, deal.game_seed(SEED, "clockwise"), "clockwise")
    sealed = SealedSeed(SEED, deal)
    verdict = verify(record_of(game, reveal_seed=True, sealed=sealed))
    assert verdict.proven
    assert "no player added a nonce" in verdict.notes
    assert SEED not in write_record(game, sealed=sealed)
    assert SEED not in repr(sealed)


def test_records_from_before_still_prove_their_deals() -> None:
    record: Record = load_record(ROOT / "docs" / "example.namiji")
    assert record.deal is None
    assert verify(record).proven
    assert export(record)["header"]["deal"] is None


@pytest.mark.parametrize("text", ["", "-", "AB" * 16, "ab" * 15, "ab" * 17, "ab" * 16 + "\n"])
def test_a_nonce_has_32_digits(text: str) -> None:
    assert not is_nonce(text)
    assert is_nonce("ab" * 16)
