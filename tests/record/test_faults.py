"""A record that does not hold is refused, with the line at fault; so is anything else."""

import contextlib
import random
import re
import tempfile
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from namiji import EditionError, RecordError
from namiji.core.layout import RULES_VERSION
from namiji.edition import standard
from namiji.game.actions import Action
from namiji.game.outcomes import outcomes_of
from namiji.game.seeds import commitment
from namiji.record import (
    MAX_BYTES,
    MAX_LINES,
    load_record,
    read_record,
    record_of,
    replay,
    verify,
    write_record,
)
from tests.support import editions
from tests.support.paths import ROOT
from tests.support.records import (
    EDITIONS,
    FIRST,
    TEXT,
    Start,
    choices,
    edited,
    fault,
    played,
    refusal,
    starts,
    unnumbered,
)
from tests.support.size import size

few = settings(max_examples=size(15, full=40), deadline=None)
many = settings(max_examples=size(100, full=300), deadline=None)


# What does not hold

FAULTS = {
    # old text, new text: code and line
    ("namiji-record 1", "namiji-record 3"): ("unknown-format", 1),
    ("format:     namiji-record 1", "format: 1"): ("unknown-format", 1),
    ("format:     namiji-record 1\n", ""): ("not-a-record", 0),
    ("standard 1", "standard 2"): ("other-edition", 2),
    ("standard 1", "standard 99"): ("other-edition", 2),
    ("sha256:a4", "sha256:b4"): ("other-edition", 2),
    ("standard 1", "unheard-of 1"): ("unknown-edition", 2),
    ("standard 1", "../standard 1"): ("bad-edition", 2),
    ("sha256:", "md5:"): ("bad-edition", 2),
    ("rules:      1", "rules: 0"): ("unknown-rules", 3),
    ("rules:      1", f"rules: {RULES_VERSION + 1}"): ("unknown-rules", 3),
    ("rules:      1", "rules: one"): ("unknown-rules", 3),
    ("players:    2", "players: 6"): ("bad-players", 4),
    ("players:    2", "players: two"): ("bad-players", 4),
    ("players:    2", "players: 3"): ("bad-order", 6),
    ("clockwise", "north"): ("bad-direction", 5),
    ("1 0 2", "1 0"): ("bad-order", 6),
    ("1 0 2", "1 0 0"): ("bad-order", 6),
    ("1 0 2", "1 2 3"): ("bad-order", 6),
    ("face-up:    blue-sunfish", "face-up: shrimp"): ("bad-face-up", 7),
    ("bea153", "xyz"): ("bad-commitment", 8),
    ("bea153", "bea154"): ("broken-commitment", 9),
    ("seed:       7", "seed: 8"): ("broken-commitment", 9),
    ("seed:       7", "seed: a b"): ("bad-seed", 9),
    ("seed:       7", "seed: " + "7" * 129): ("bad-seed", 9),
    ("seed:       7", "seed:"): ("bad-seed", 9),
    ("30 28; winners 1", "30; winners 1"): ("bad-result", 10),
    ("30 28; winners 1", "won"): ("bad-result", 10),
    ("30 28; winners 1", "31 28; winners 1"): ("wrong-result", 10),
    ("30 28; winners 1", "30 28; winners 1 2"): ("wrong-result", 10),
    ("30 28; winners 1", "unfinished"): ("wrong-result", 10),
    ("rules:      1", "rules 1"): ("bad-line", 3),
    ("rules:      1", "~ rules: 1"): ("bad-line", 3),
    ("rules:      1", "color: blue"): ("unknown-header", 3),
    ("rules:      1", "seed: 7"): ("repeated-header", 9),
    ("  2. seat 2:", "rules: 1\n"): ("late-header", 13),
    ("  1. seat 2: sail 1\n", "seat 2: sail 1\nrules: 1\n"): ("late-header", 13),
    ("  1. seat 2: sail 1\n", "seat 2\n"): ("bad-line", 12),
    ("  4. seat 2: sail 4\n", ""): ("wrong-number", 15),
    ("  1. seat 2: sail 1\n", "~ 1. seat 2: sail 1\n"): ("still-standing", 12),
    ("  1. seat 2: sail 1\n", "~ seat 2: sail 1\n"): ("bad-line", 12),
    ("  2. seat 2: take", "  1. seat 2: take"): ("taken-back", 12),
    ("  3. seat 2: place a1\n", "~1. seat 2: sail 1\n"): ("taken-back", 12),
    ("  3. seat 2: place a1\n", "~4. seat 2: place a1\n"): ("wrong-number", 14),
    ("  1. seat 2: sail 1\n", "0. seat 2: sail 1\n"): ("wrong-number", 12),
    ("  1. seat 2: sail 1\n", "~0. seat 2: sail 1\n"): ("wrong-number", 12),
    ("  1. seat 2: sail 1\n", "1. seat 2: sail 99\n"): ("unknown-action", 12),
    ("  1. seat 2: sail 1\n", "1. seat 2:\n"): ("unknown-action", 12),
    ("> orange-puffer\n", "> orange-whale\n"): ("unknown-outcome", 13),
    ("  1. seat 2: sail 1\n", "1. seat 1: sail 1\n"): ("wrong-seat", 12),
    ("  1. seat 2: sail 1\n", "1. seat 0: sail 1\n"): ("wrong-seat", 12),
    ("  1. seat 2: sail 1\n", "1. seat 2: sail 20\n"): ("illegal-action", 12),
    ("  1. seat 2: sail 1\n", "1. seat 2: place a1\n"): ("illegal-action", 12),
    ("> orange-puffer\n", "> green-puffer\n"): ("not-from-seed", 13),
    ("> orange-puffer\n", "> crab\n"): ("not-from-seed", 13),
    ("> orange-puffer\n", "\n"): ("not-from-seed", 13),
    ("> orange-puffer\n", "> orange-puffer crab\n"): ("not-from-seed", 13),
    ("1 0 2", "1 2 0"): ("not-from-seed", 6),
    ("face-up:    blue-sunfish", "face-up: -"): ("not-from-seed", 7),
    (" 81. seat 2: sail 64\n", " 81. seat 2: sail 64\n 82. seat 1: sail 64"): ("after-end", 93),
    (" 81. seat 2: sail 64\n", ""): ("truncated", 91),
}
UNPROVEN_FAULTS = {
    ("> orange-puffer\n", "> crab\n"): ("impossible-outcome", 13),
    ("> orange-puffer\n", "\n"): ("missing-outcome", 13),
    ("> orange-puffer\n", "> orange-puffer crab\n"): ("extra-outcome", 13),
    ("> orange-puffer\n", "> orange-puffer" + " crab" * 300 + "\n"): ("extra-outcome", 13),
    ("face-up:    blue-sunfish", "face-up: -"): ("missing-outcome", 7),
}


@pytest.mark.parametrize(("change", "found"), FAULTS.items(), ids=str)
def test_a_fault_is_named_with_its_line(change: tuple[str, str], found: tuple[str, int]) -> None:
    assert refusal(edited(*change)) == found


@pytest.mark.parametrize(("change", "found"), UNPROVEN_FAULTS.items(), ids=str)
def test_so_it_is_without_a_seed(change: tuple[str, str], found: tuple[str, int]) -> None:
    text = edited("seed:       7", "seed: -")
    assert refusal(edited(*change, text=text)) == found


@pytest.mark.parametrize("key", "edition players direction order face-up".split())
def test_a_missing_header_is_named(key: str) -> None:
    text = re.sub(rf"(?m)^{key}:.*\n", "", TEXT)
    with pytest.raises(RecordError, match=f"'{key}'") as refused:
        read_record(text)
    assert (refused.value.code, refused.value.line) == ("missing-header", 0)


def test_reasons_are_in_a_players_words() -> None:
    with pytest.raises(RecordError, match="line 12: sail 20: you must stop at the Dock"):
        replay(read_record(edited("  1. seat 2: sail 1\n", "1. seat 2: sail 20\n")))
    with pytest.raises(RecordError, match="lines are missing at the end"):
        replay(read_record(TEXT[: TEXT.index(" 60.")]))
    with pytest.raises(RecordError, match="the game ends with '30 28; winners 1'"):
        replay(read_record(edited("30 28; winners 1", "28 30; winners 2")))
    with pytest.raises(RecordError, match="the seed brings 'orange-puffer' here, not nothing"):
        verify(read_record(edited("> orange-puffer\n", "\n")))


def test_a_record_of_another_edition_says_which_file_it_wants() -> None:
    mine = editions.changed("mine")
    game = played((3, 5, "clockwise", mine), random.Random(5))
    text = write_record(game)
    assert verify(read_record(text, mine)).proven
    with pytest.raises(RecordError, match=r"'mine' is not packaged: pass its file \(--edition"):
        read_record(text)
    for other in (
        standard(),
        editions.changed("mine", boat={"offerings": 4, "row_points": [1] * 3}),
    ):
        with pytest.raises(RecordError, match="pass the file that it was played with"):
            read_record(text, other)
    with pytest.raises(RecordError, match="played with edition standard 1"):
        read_record(TEXT, mine)


@pytest.mark.parametrize("name", ["crab", "shrimp", "blue-bream"])
def test_cards_share_no_name_with_tokens(name: str) -> None:
    """Or a record could not say which was drawn."""
    meals = [{"id": name, "points": 1, "copies": 20}]
    with pytest.raises(EditionError, match=f"'{name}' is already the name of"):
        editions.changed(dock_cards={"meals": meals})
    with pytest.raises(EditionError, match="face-down"):
        editions.changed(fish={"colours": ["face"], "kinds": ["down", "up"]}, nets={"pairs": []})
    for edition in EDITIONS:
        names = outcomes_of(edition)._names
        assert len(names) == len(outcomes_of(edition)._by_id)


# Tampering


@few
@given(starts, choices)
def test_a_changed_outcome_is_found_in_its_line(start: Start, rng: random.Random) -> None:
    record = record_of(played(start, rng))
    lines = [i for i, line in enumerate(record.decisions) if line.outcomes]
    if not lines:
        return
    text = str(record).split("\n")
    at = text.index("") + 1 + rng.choice(lines)
    decision, arrow, drawn = text[at].rpartition("> ")
    items = drawn.split()
    which = rng.randrange(len(items))
    others = [str(each) for each in outcomes_of(start[3])._ids if str(each) != items[which]]
    items[which] = rng.choice(others)
    text[at] = f"{decision}{arrow}{' '.join(items)}"
    assert refusal("\n".join(text), start[3]) == ("not-from-seed", at + 1)


@few
@given(starts, choices)
def test_a_changed_action_shows_from_its_line_on(start: Start, rng: random.Random) -> None:
    """Or it makes another game that could have been: decisions are not under the seed."""
    game = played(start, rng)
    if not game.decisions:
        return
    record = record_of(game)
    at = rng.randrange(len(record.decisions))
    while len(game.decisions) > at:
        game.undo()
    others: list[Action] = [
        each for each in game.legal_actions if each != record.decisions[at].action
    ]
    text = str(record).split("\n")
    first = text.index("") + 1
    arrow = text[first + at].find(" >")
    kept = text[first + at][arrow:] if arrow > 0 else ""
    text[first + at] = f"seat {record.decisions[at].seat}: {rng.choice(others)}{kept}"
    found = fault("\n".join(text), start[3])
    assert not found or found.line > first + at or found.line == line_of("result", text)


def line_of(key: str, lines: list[str]) -> int:
    return next(i for i, line in enumerate(lines, 1) if line.startswith(f"{key}:"))


def test_a_seed_chosen_afterwards_is_found() -> None:
    text = edited("seed:       7", "seed: 8")
    text = edited(commitment("7"), commitment("8"), text)
    assert refusal(text)[0] == "not-from-seed"
    unpromised = verify(read_record(re.sub("(?m)^commitment.*\n", "", TEXT)))
    assert unpromised.proven
    assert "no commitment" in unpromised.notes[0]


def test_a_deleted_line_is_missed() -> None:
    lines = TEXT.splitlines()
    for at in range(FIRST - 1, len(lines) - 1):
        assert refusal("\n".join(lines[:at] + lines[at + 1 :])) == ("wrong-number", at + 1)
    assert refusal("\n".join(lines[:-1])) == ("truncated", len(lines) - 1)


def test_a_deleted_line_shows_even_without_numbers() -> None:
    """Unless another game is left that could have been: the neutral boat made one move fewer."""
    lines = unnumbered(TEXT).splitlines()
    held = []
    for at in range(FIRST - 1, len(lines)):
        error = fault("\n".join(lines[:at] + lines[at + 1 :]))
        assert not error or error.line >= at or error.code == "wrong-result"
        held += [] if error else [lines[at]]
    assert held == ["seat 1: sail 8"]


@pytest.mark.parametrize("numbered", [True, False])
def test_swapped_lines_are_found(numbered: bool) -> None:
    lines = (TEXT if numbered else unnumbered(TEXT)).splitlines()
    for i, j in pairwise(range(FIRST - 1, len(lines))):
        if lines[i] != lines[j]:
            code, line = refusal("\n".join([*lines[:i], lines[j], lines[i], *lines[j + 1 :]]))
            assert line > i
            assert (code, line) == ("wrong-number", i + 1) or not numbered


@few
@given(starts, choices)
def test_a_cut_record_lacks_lines_at_its_end(start: Start, rng: random.Random) -> None:
    record = record_of(played(start, rng))
    lines = str(record).splitlines()
    cut = rng.randint(0, len(record.decisions) - 1)
    text = "\n".join(lines[: len(lines) - len(record.decisions) + cut])
    code, line = refusal(text, start[3])
    assert code == "truncated"
    assert line == (text.count("\n") + 1 if cut else line_of("result", lines))


# Anything at all

BYTES = TEXT.encode()
edits = st.lists(
    st.tuples(
        st.integers(0, len(BYTES)), st.integers(0, 3), st.binary(max_size=4) | st.just(b"\n")
    ),
    min_size=1,
    max_size=4,
)


def is_refused_or_holds(raw: bytes) -> None:
    """A file of these bytes raises nothing but a RecordError that names a line of it."""
    with tempfile.NamedTemporaryFile(suffix=".namiji") as file:
        file.write(raw)
        file.flush()
        with contextlib.suppress(RecordError):
            verify(load_record(file.name))
    if error := fault(raw.decode(errors="replace")):
        assert 0 <= error.line <= raw.count(b"\n") + raw.count(b"\r") + 1
        assert str(error)


@many
@given(edits)
def test_mutated_files_are_refused_or_hold(edits: list[tuple[int, int, bytes]]) -> None:
    raw = BYTES
    for at, length, new in edits:
        raw = raw[:at] + new + raw[at + length :]
    is_refused_or_holds(raw)


@many
@given(
    st.binary(max_size=200)
    | st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace"))
)
def test_any_bytes_are_refused(raw: bytes) -> None:
    is_refused_or_holds(raw)
    is_refused_or_holds(b"format: namiji-record 1\n" + raw)


@many
@given(st.lists(st.sampled_from(TEXT.splitlines()), max_size=40), st.booleans())
def test_lines_in_any_order_are_refused_or_hold(lines: list[str], with_header: bool) -> None:
    head = TEXT.splitlines()[: FIRST - 2] if with_header else []
    is_refused_or_holds(unnumbered("\n".join([*head, *lines])).encode())


@pytest.mark.parametrize("cut", range(0, len(BYTES), size(111, full=37)))
def test_truncated_files_are_refused(cut: int) -> None:
    with pytest.raises(RecordError):
        verify(read_record(BYTES[:cut].decode()))


@pytest.mark.parametrize(
    ("raw", "code", "line"),
    [
        (b"", "not-a-record", 0),
        (b'{"header": {}, "events": []}', "not-a-record", 0),
        (b'[Event "?"]\n\n1. e4 e5', "not-a-record", 0),
        (b"\x89PNG\r\n\x1a\n", "not-text", 1),
        (TEXT.encode("utf-16"), "not-text", 1),
        (BYTES + b"\n# caf\xe9", "not-text", 94),
        (BYTES + b"\0", "not-text", 93),
        (BYTES + b"# \x1b[31mred", "not-text", 93),
        (b"\0" * (MAX_BYTES + 1), "too-large", 0),
        (b"#" * (MAX_BYTES + 1), "too-large", 0),
        (b"\n" * MAX_LINES, "not-a-record", 0),
        (b"\n" * (MAX_LINES + 1), "too-many-lines", 0),
        (BYTES + b"9" * 900_000 + b". seat 1: sail 1", "bad-line", 93),
        (BYTES + b"82. seat 1: " + b"sail " * 150_000, "unknown-action", 93),
        (BYTES + b"82. seat 1: stop > " + b"crab " * 150_000, "after-end", 93),
        (BYTES + b"a" * 900_000 + b": b", "bad-line", 93),
    ],
    ids=range(16),
)
def test_other_files_are_called_what_they_are(
    tmp_path: Path, raw: bytes, code: str, line: int
) -> None:
    file = tmp_path / "game.namiji"
    file.write_bytes(raw)
    with pytest.raises(RecordError) as refused:
        verify(load_record(file))
    assert (refused.value.code, refused.value.line) == (code, line)
    assert len(str(refused.value)) < 300


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path, "a\0b", tmp_path / ("x" * 300)):
        with pytest.raises(RecordError) as refused:
            load_record(path)
        assert (refused.value.code, refused.value.line) == ("unreadable", 0)


def test_text_with_any_characters_is_refused() -> None:
    for text in ("\ud800", "format: namiji-record 1\n\ud800: 1", "9" * 5000 + "seat 1: draw"):
        with pytest.raises(RecordError):
            read_record(text)


def test_an_error_repeats_little_of_what_is_wrong_and_nothing_that_cannot_be_seen() -> None:
    text = (ROOT / "docs" / "example.namiji").read_text(encoding="utf-8")
    head, decision = text.split("\n\n", 1)
    first = decision.splitlines()[0].partition(">")[0]
    for line in (f"{first}> {'crab ' * 100_000}", f"1. seat 2: sail \u202e\u2028{'x' * 500_000}"):
        with pytest.raises(RecordError) as error:
            verify(read_record(f"{head}\n\n{line}\n"))
        assert len(str(error.value)) < 400
        assert str(error.value).isprintable()
