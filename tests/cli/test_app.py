"""The command line: what it prints, writes and exits with."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import namiji
from namiji.bench import measurements
from namiji.edition import standard
from namiji.record import read_record, verify
from tests.support.cli import cli

PROGRAM = Path(sys.executable).with_name("namiji")
STANDARD = Path(namiji.__file__).parent / "edition" / "standard.toml"


def start(*words: object) -> "subprocess.Popen[str]":
    return subprocess.Popen(  # noqa: S603 - a command of our own
        [PROGRAM, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def test_help_names_all_commands_and_needs_no_compiler() -> None:
    code = "import sys, namiji.cli.app as cli\ntry:\n    cli.main()\nfinally:\n"
    code += "    assert not {'fastapi', 'numba', 'numpy'} & set(sys.modules)"
    done = subprocess.run(  # noqa: S603 - a command of our own
        [sys.executable, "-c", code, "--help"], capture_output=True, text=True, check=True
    )
    for command in (
        "play",
        "bots",
        "simulate",
        "arena",
        "report",
        "analyze",
        "record",
        "edition",
        "bench",
        "serve",
        "backup",
    ):
        assert f" {command} " in done.stdout


def test_version() -> None:
    process = start("--version")
    assert process.communicate() == (f"namiji {namiji.__version__}\n", "")
    assert process.returncode == 0


def test_every_public_name_is_there() -> None:
    assert set(namiji.__all__) <= set(dir(namiji))
    assert all(getattr(namiji, name) for name in namiji.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Ship'"):
        namiji.Ship  # type: ignore[attr-defined]  # noqa: B018


def test_simulate_writes_the_same_for_any_jobs(tmp_path: Path) -> None:
    outputs = []
    for jobs in (1, 3):
        events, records = tmp_path / f"{jobs}.jsonl", tmp_path / f"records-{jobs}"
        words = ("--players", 3, "--games", 30, "--seed", 7, "--bots", "filler,random,random")
        more = ("--direction", "both", "--events", events, "--records", records, "--jobs", jobs)
        code, shown, _ = cli("simulate", *words, *more)
        assert code == 0
        files = sorted(records.iterdir())
        assert [file.name for file in files] == [f"{i:06}.namiji" for i in range(30)]
        outputs.append((shown, events.read_bytes(), [file.read_bytes() for file in files]))
    assert outputs[0] == outputs[1]
    shown, lines, records_written = outputs[0]
    assert "30 games with the seed 7" in shown
    assert all(word in shown for word in ("filler", "random", "full racks", "wins"))
    assert [set(json.loads(line)) for line in lines.splitlines()] == [{"header", "events"}] * 30
    assert verify(read_record(records_written[29].decode())).proven


def test_simulate_draws_a_seed_and_tells_it() -> None:
    shown = [cli("simulate", "--games", 1)[1].partition("seed ")[2].partition(",")[0] for _ in "ab"]
    assert shown[0] != shown[1]
    assert all(len(seed) == 32 for seed in shown)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--games", "0"), "'--games'"),
        (("--games", "many"), "'--games'"),
        (("--players", "6"), "'--players'"),
        (("--jobs", "0"), "'--jobs'"),
        (("--direction", "up"), "'--direction'"),
        (("--bots", "rando"), "did you mean"),
        (("--bots", "random,filler"), "name one bot"),
        (("--seed", "two words"), "--seed"),
        (("--seed", ""), "--seed"),
        (("--nonsense",), "--nonsense"),
    ],
)
def test_simulate_refuses_bad_words(words: tuple[str, ...], says: str) -> None:
    code, shown, error = cli("simulate", "--games", 1, *words)
    assert (code, shown) == (2, "")
    assert says in error


def test_simulate_refuses_places_it_cannot_write_to(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").touch()
    for option, path, says in (
        ("--events", tmp_path / "no" / "such.jsonl", "No such file or directory"),
        ("--events", tmp_path, "Is a directory"),
        ("--records", tmp_path / "full" / "letter.txt", "File exists"),
        ("--records", tmp_path / "full", "not empty"),
        ("--edition", "standart", "did you mean 'standard'?"),
    ):
        code, shown, error = cli("simulate", "--games", 1, option, path)
        assert (code, shown) == (1, "")
        assert error.startswith("error: ")
        assert says in error
    assert [file.name for file in (tmp_path / "full").iterdir()] == ["letter.txt"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_simulate_says_when_the_disk_is_full() -> None:
    code, _, error = cli("simulate", "--games", 3, "--events", "/dev/full")
    assert code == 1
    assert error == "error: cannot write /dev/full: No space left on device\n"


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize("jobs", [1, 2])
def test_simulate_keeps_what_it_has_when_interrupted(tmp_path: Path, jobs: int) -> None:
    events, records = tmp_path / "events.jsonl", tmp_path / "records"
    words = ("--games", 1_000_000, "--seed", 1, "--jobs", jobs)
    process = start("simulate", *words, "--events", events, "--records", records)
    deadline = time.monotonic() + 120
    while not (records / "000100.namiji").exists():
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers, too
    shown, error = process.communicate(timeout=60)
    assert process.returncode == 130
    lines, files = events.read_text().splitlines(), sorted(records.iterdir())
    assert error == f"stopped after {len(lines)} of 1000000 games\n"
    assert shown.startswith(f"{len(lines)} games with the seed 1, ")
    assert all(json.loads(line)["events"][-1]["type"] == "ended" for line in lines)
    assert len(lines) <= len(files) <= len(lines) + 1  # the record of a game is written first
    assert verify(read_record(files[-1].read_text())).proven


def test_edition_show_tells_everything() -> None:
    code, shown, _ = cli("edition", "show")
    edition = standard()
    assert code == 0
    assert edition.digest in shown
    assert shown == cli("edition", "show", STANDARD)[1]
    for word in ("rulebook", "inferred", "reconstructed", "64 finish", "full rack bars fishing"):
        assert word in shown
    assert all(card.id in shown for card in edition.dock_cards)
    assert all(card.id in shown for card in edition.rock_cards)


def test_edition_check(tmp_path: Path) -> None:
    code, shown, error = cli("edition", "check", STANDARD)
    assert (code, error) == (0, "")
    assert shown.startswith("fine: edition standard, version 1\n  fish: 48\n")
    text = STANDARD.read_text(encoding="utf-8")
    broken = tmp_path / "broken.toml"
    broken.write_text(text.replace("crabs = 20", "crabs = -1").replace("bonus = 3 ", "bonus = 99 "))
    code, shown, error = cli("edition", "check", broken)
    assert (code, shown) == (1, "")
    assert [line.split(": ")[1] for line in error.splitlines()] == [
        "crustaceans.crabs",
        "panoramas.bonus",
    ]
    assert cli("edition", "show", broken)[0] == 1


FIGURES = (
    *("playouts_one_core", "playouts_all_cores", "playouts_ratio"),
    *("game_play", "game_legal_play", "game_legal_actions"),
    *("game_view", "game_copy", "game_from_view"),
    *("state_copy", "state_legal", "search", "start_cold", "start_warm"),
)


def test_bench_measures_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measurements, "_FIRST_MOVE", "pass")
    code, shown, error = cli("bench", "--json", "--seconds", 0.001, "--players", 2)
    report = json.loads(shown)
    assert (code, error) == (0, "")
    assert report["settings"] == {"players": 2, "seconds": 0.001}
    assert set(report["machine"]) >= {"cpu", "cores", "python", "numpy", "numba"}
    assert tuple(report["figures"]) == FIGURES
    for figure in report["figures"].values():
        assert 0 < figure["lowest"] <= figure["median"] <= figure["highest"]
        assert figure["runs"] >= 3
        assert figure["unit"] in ("decisions/s", "playouts/s", "times", "µs", "ns", "s")


def test_bench_prints_a_table() -> None:
    code, shown, _ = cli("bench", "--seconds", 0.001, "--no-starts")
    assert code == 0
    for word in ("Game.play", "decisions/s", "median", "lowest", "highest", "numba"):
        assert word in shown
