"""`namiji record`: what it prints, and how it fails."""

import json
import os
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from namiji.edition import load_edition
from namiji.record import export, load_record, write_record
from tests.record.test_deal import DEAL
from tests.record.test_deal import text as sealed_text
from tests.support.cli import cli
from tests.support.records import (
    HAND_WRITTEN,
    SAVED,
    TEXT,
    Start,
    choices,
    edited,
    played,
    starts,
)

few = settings(max_examples=40, deadline=None)


# The commands


def test_show() -> None:
    result = cli("record", "show", SAVED)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[2].split() == ["Line-up", "1", "neutral", "2"]
    assert lines[6].split(maxsplit=1) == ["Result", "30 28; winners 1"]
    assert lines[-1].split() == "81 2 sail 64 finish -1".split()
    assert len(lines) == 8 + 2 + 81
    assert "\x1b" not in result.stdout


@few
@given(starts, choices)
def test_show_shows_any_game(start: Start, rng: random.Random) -> None:
    game = played(start, rng)
    with tempfile.TemporaryDirectory() as folder:
        file, edition = Path(folder, "game"), Path(folder, "edition.toml")
        file.write_text(write_record(game), encoding="utf-8")
        edition.write_text(toml(game.edition.data), encoding="utf-8")
        result = cli("record", "show", file, "--edition", edition)
    assert result.exit_code == 0
    assert result.stdout.count("\n") == 10 + len(game.decisions)


def toml(data: dict[str, Any]) -> str:
    """Plain data as TOML."""
    return "".join(f"{json.dumps(key)} = {_inline(value)}\n" for key, value in data.items())


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        items = (f"{json.dumps(key)} = {_inline(each)}" for key, each in value.items())
        return f"{{{', '.join(items)}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_inline, value))}]"
    return json.dumps(value)


def test_show_stops_at_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "bad.namiji"
    file.write_text(edited(" 60. seat 1: stop", " 60. seat 2: stop"), encoding="utf-8")
    result = cli("record", "show", file)
    assert result.exit_code == 1
    assert result.stderr == f"{file}: line 71: seat 1 has to decide, not seat 2\n"
    assert result.stdout.splitlines()[-1].split()[0] == "59"


def test_verify(tmp_path: Path) -> None:
    result = cli("record", "verify", SAVED)
    assert (result.exit_code, result.stderr) == (0, "")
    told = "81 decisions, scores 30 28, won by seat 1; proven by its seed"
    assert result.stdout == f"{SAVED}: {told}\n"
    by_hand, bad = tmp_path / "by-hand.namiji", tmp_path / "bad.namiji"
    by_hand.write_text(HAND_WRITTEN.format(result=""), encoding="utf-8")
    bad.write_text(edited("> orange-puffer\n", "> crab\n"), encoding="utf-8")
    unproven = "possible, not proven: it has no seed"
    result = cli("record", "verify", bad, SAVED, tmp_path / "none", by_hand, tmp_path)
    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        f"{bad}: line 13: the seed brings 'orange-puffer' here, not 'crab'",
        f"{tmp_path / 'none'}: there is no such file",
        f"{tmp_path}: cannot be read: Is a directory",
    ]
    assert result.stdout.splitlines() == [
        f"{SAVED}: {told}",
        f"{by_hand}: 27 decisions, scores 2 1 -5, won by seat 1; {unproven}",
    ]


def test_export(tmp_path: Path) -> None:
    told = json.loads(json.dumps(export(load_record(SAVED))))
    assert json.loads(cli("record", "export", SAVED).stdout) == told
    out = tmp_path / "game.json"
    assert cli("record", "export", SAVED, "--out", out, "--indent", 2).stdout == ""
    assert json.loads(out.read_text(encoding="utf-8")) == told
    assert out.read_text(encoding="utf-8").startswith('{\n  "header": {\n    "format"')
    assert list(told["header"]) == [
        *("format", "edition", "rules", "players", "direction", "order", "face_up"),
        *("deal", "seed", "commitment", "result"),
    ]
    assert told["header"]["edition"] == {
        "id": "standard",
        "version": 1,
        "sha256": load_edition("standard-1").digest,
    }
    assert told["header"]["result"] == {"scores": {"1": 30, "2": 28}, "winners": [1]}
    assert told["header"]["seed"] == "7"
    assert told["events"][0]["type"] == "started"
    assert told["events"][-1]["type"] == "ended"


def test_export_that_cannot_be_written(tmp_path: Path) -> None:
    for out in (tmp_path, tmp_path / "no" / "where"):
        result = cli("record", "export", SAVED, "--out", out)
        assert result.exit_code == 1
        assert result.stderr.startswith(f"error: cannot write {out}: ")


@pytest.mark.parametrize("command", ["show", "verify", "export"])
def test_bad_files_and_editions(command: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.namiji"
    bad.write_text("1. e4 e5", encoding="utf-8")
    result = cli("record", command, bad)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{bad}: not a game record")
    result = cli("record", command, SAVED, "--edition", tmp_path / "none.toml")
    assert result.exit_code == 1
    assert "no such file or packaged edition" in result.stderr
    assert "namiji record" in cli("record", command, "--help").stdout


@pytest.mark.skipif(sys.platform != "linux", reason="other systems refuse such names")
def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    name = os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.namiji")
    Path(name).write_bytes(TEXT.encode())
    result = cli("record", "verify", name)
    assert result.exit_code == 0
    assert "caf\ufffd.namiji: 81 decisions" in result.stdout


def test_a_deal_is_shown_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "sealed.namiji"
    file.write_text(sealed_text(), encoding="utf-8")
    shown = cli("record", "show", file).stdout
    assert f"Table       {DEAL.table[:12]}, game 2\n" in shown
    assert "Seats       person sailor person\n" in shown
    assert f"Nonces      {'ab' * 16} - {'cd' * 16}\n" in shown
    assert "proven by its seed" in cli("record", "verify", file).stdout
    file.write_text(sealed_text().replace("ab" * 16, "ba" * 16), encoding="utf-8")
    assert "the seed and the nonces bring" in cli("record", "verify", file).stderr
