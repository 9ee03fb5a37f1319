"""Bots in processes of their own: they play, they fail in every way, nothing is left of them."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from namiji import Game, NamijiError
from namiji.bots import make_bot
from namiji.bots.program import ProgramBot
from namiji.bots.program_process import end_idle_processes
from namiji.edition import load_edition, standard
from namiji.game.seeds import bot_seed
from namiji.match.match import Match, play_game
from namiji.match.seating import check_bot, seat_bots
from namiji.match.simulate import simulate
from namiji.match.watched_bot import WatchedBot
from tests.support.cli import cli
from tests.support.node import node
from tests.support.paths import ROOT
from tests.support.size import size, soak_only

DOCUMENT = (ROOT / "docs" / "bots.md").read_text()

# A program that plays the first legal action, with a trick up its sleeve: `once` holds in its first
# life only.
PROGRAM = """
import json, os, subprocess, sys, time
from pathlib import Path
mark = Path(__file__).with_suffix(".mark")
once = not mark.exists()
mark.touch()
turn = 0
def answer(text):
    sys.stdout.write(text)
    sys.stdout.flush()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        answer('{"ready": true}\\n')
    elif message["type"] == "decide":
        turn += 1
        legal = message["view"]["legal_actions"]
        if TRICK
        answer(json.dumps({"action": legal[0]}) + "\\n")
"""


@pytest.fixture(autouse=True)
def _nothing_left() -> Iterator[None]:
    yield
    end_idle_processes()


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., str]:
    """The spec of a program with a trick."""

    def write(trick: str = "False: pass") -> str:
        path = tmp_path / "program.py"
        path.write_text(PROGRAM.replace("TRICK", trick))
        return "run:" + shlex.join([sys.executable, str(path)])

    return write


def play(spec: str, seed: str = "programs", seconds: float = 30) -> Match:
    """A game of two whose first seat is the bot's."""
    game = Game.new(2, seed)
    with seat_bots(game, [spec, "random"], seconds) as bots:
        return play_game(game, bots, on_fault="random")


def javascript() -> str:
    return "run:" + shlex.join([str(node()), str(ROOT / "examples" / "bot.js")])


def child_of(bot: ProgramBot) -> "subprocess.Popen[bytes]":
    assert bot._process is not None
    return bot._process._process


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or ") Z " not in stat.read_text()


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


# They play


@pytest.mark.parametrize("players", [2, 5][: size(1, full=2)])
def test_a_program_in_javascript_plays_well_and_repeats_itself(players: int) -> None:
    specs = (javascript(), *["random"] * (players - 1))
    results = [
        list(simulate(players, size(1, full=3), "js", specs, "both", record=True)) for _ in range(2)
    ]
    assert results[0] == results[1]
    for result in results[0]:
        assert result.faults == ()
        assert result.winners == (1,)  # against bots that play anything


@soak_only("test_docs.py runs both programs, and test_bots.py plays editions of one's own")
def test_a_program_plays_with_an_edition_of_ones_own() -> None:
    edition = load_edition(ROOT / "examples" / "scarce.toml")
    for spec in (javascript(), str(ROOT / "examples" / "bot.py")):
        (result,) = simulate(3, 1, 1, (spec, "random", "random"), edition=edition)
        assert result.faults == ()


def test_a_program_waits_for_the_next_game(program: Callable[..., str]) -> None:
    processes: set[int] = set()
    for seed in ("one", "two"):
        game = Game.new(2, seed)
        with seat_bots(game, [program(), "random"]) as bots:
            assert play_game(game, bots).faults == ()
            processes.add(child_of(bots[1]).pid)  # type: ignore[arg-type]  # a ProgramBot
    assert len(processes) == 1
    assert is_running(*processes)
    end_idle_processes()
    assert not is_running(*processes)


def test_a_python_bot_sees_the_same_there_as_here(tmp_path: Path) -> None:
    """The filler hosted as if it were a user's plays what the filler plays."""
    path = tmp_path / "mine.py"
    path.write_text(
        "from namiji.bots.filler import FillerBot\n"
        "class Other:\n    choose = None\n"
        "class Another(Other): pass\n"
        "def make(seed):\n    print('to stderr, please')\n    return FillerBot(seed)\n"
    )
    here, there = play("filler"), play(f"{path}:make")
    assert there.faults == ()
    assert there.game.decisions == here.game.decisions


def test_a_python_bot_is_begun_ended_and_closed_there(tmp_path: Path) -> None:
    path, diary = tmp_path / "mine.py", tmp_path / "diary"
    path.write_text(
        "from namiji import Bot\n"
        "class Mine(Bot):\n"
        "    def __init__(self, seed): pass\n"
        f"    def note(self, word): open({str(diary)!r}, 'a').write(word + '\\n')\n"
        "    def begin(self, view): self.note(f'begin {view.phase}')\n"
        "    def choose(self, view, legal_actions):\n"
        "        self.note('choose')\n"
        "        return legal_actions[0]\n"
        "    def end(self, view): self.note(f'end {view.phase}')\n"
        "    def close(self): self.note('close')\n"
    )
    report = play(str(path)).seats[0]
    end_idle_processes()
    assert report.faults == ()
    decided = ["choose"] * report.decisions
    assert diary.read_text().splitlines() == ["begin sail", *decided, "end over", "close"]


@soak_only("test_docs.py runs the example")
def test_the_example_in_python_plays_well() -> None:
    (result,) = simulate(2, 1, "py", (str(ROOT / "examples" / "bot.py"), "random"))
    assert result.faults == ()
    assert result.winners == (1,)


def test_an_installed_bot_is_found_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "spotters-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: spotters\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[namiji.bots]\nspotter = spotters:Bot\n")
    (tmp_path / "spotters.py").write_text(
        "class Bot:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, view, legal): return legal[-1]\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    game = Game.new(2, 1)
    bot = make_bot("spotter", "1")
    assert bot.choose(game.view(game.decider), game.legal_actions) == game.legal_actions[-1]
    bot.close()
    assert "installed: spotters:Bot" in cli("bots").stdout
    with pytest.raises(NamijiError, match=r"allowed: random, .*spotter, .*did you mean 'spotter'"):
        make_bot("spoter", "1")
    with pytest.raises(NamijiError, match="'spotter' takes nothing after its name"):
        make_bot("spotter:3", "1")


# They fail


@pytest.mark.parametrize(
    ("trick", "kind", "message", "said"),
    [
        ("once: sys.exit('went home')", "crash", "its process ended with exit code 1", "went home"),
        ("once: os.kill(os.getpid(), 9)", "crash", "its process was killed by signal 9", ""),
        ("once: os.close(1); time.sleep(60)", "crash", "its process was killed by signal 9", ""),
        ("once: sys.stderr.write('hm'); time.sleep(60)", "stall", "no answer after 2 s", "hm"),
        (
            "turn == 3: legal = ['sail 99']",
            "illegal",
            "answered with an action that is not legal",
            "sail 99",
        ),
        ("turn == 3: legal = [14]", "illegal", "answered with an action that is not legal", "14"),
        (
            "once: answer('thinking\\n')",
            "illegal",
            'wrote a line to stdout that is no answer such as {"action": ...}',
            "thinking",
        ),
        (
            "once: answer('{\"sail\": 3}\\n')",
            "illegal",
            'wrote a line to stdout that is no answer such as {"action": ...}',
            '{"sail": 3}',
        ),
        (
            "once: answer('[' * 50_000 + '\\n')",
            "illegal",
            'wrote a line to stdout that is no answer such as {"action": ...}',
            "[" * 200,
        ),
        ("once: answer('x' * 200_000)", "illegal", "its answer is too long", ""),
    ],
)
def test_a_failing_program_loses_one_turn(
    program: Callable[..., str], trick: str, kind: str, message: str, said: str
) -> None:
    match = play(program(trick), seconds=2)
    report = match.seats[0]
    (fault,) = report.faults
    assert (fault.kind, fault.message, fault.said) == (kind, message, said)
    assert (fault.seat, report.lost_turns) == (1, 1)
    assert report.decisions > 10
    assert match.game.is_over


def test_a_program_that_always_fails_is_given_up(program: Callable[..., str]) -> None:
    match = play(program("True: sys.exit(7)"))
    report = match.seats[0]
    assert [fault.message for fault in report.faults] == [
        "its process ended with exit code 7",
        "its process ended with exit code 7",
        "its process ended with exit code 7; started 3 times, it plays no more in this game",
    ]
    assert report.lost_turns == report.decisions > 10
    assert match.game.decisions == play("random").game.decisions


def test_a_program_killed_in_the_middle_is_reported_and_plays_on() -> None:
    game = Game.new(2, "killed")
    with seat_bots(game, [javascript(), "random"]) as bots:
        guard = WatchedBot(game, 1, bots[1])
        for number in range(40):
            if number == 20:
                child_of(bots[1]).kill()  # type: ignore[arg-type]  # a ProgramBot
            player = guard if game.decider == 1 else bots[2]
            game.play(player.choose(game.view(game.decider), game.legal_actions))
    (fault,) = guard.report.faults
    assert (fault.kind, fault.message) == ("crash", "its process was killed by signal 9")
    assert guard.report.decisions > 20
    assert guard.report.lost_turns == 1
    assert play(javascript()).faults == ()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("class A:\n    choose = 1\nclass B(A): pass", "name the bot as .*: A, B"),
        ("import no_such_module", "No module named 'no_such_module'"),
        ("class Bot:\n    def choose(self, view, legal): ...", "takes no arguments"),
    ],
)
def test_a_python_bot_that_does_not_start_is_refused(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(text)
    with pytest.raises(NamijiError, match=f"(?s)does not start: its process .*{says}") as caught:
        check_bot(str(path), standard())
    assert caught.value.code == "bot-does-not-start"
    assert "host.py" not in str(caught.value)  # the way through our own code is nobody's business


def test_a_program_that_is_no_bot_is_refused() -> None:
    with pytest.raises(NamijiError, match=r'no answer such as {"ready": \.\.\.}\nhello$'):
        check_bot("run:echo hello", standard())


def test_simulate_shows_the_faults(program: Callable[..., str]) -> None:
    spec = program("turn == 3: sys.exit('ouch [here]')")
    words = ("--players", "2", "--games", "2", "--seed", "1", "--bots", f"{spec},random")
    result = cli("simulate", *words)
    assert result.exit_code == 0
    told = re.search(
        r": (\d+) turns lost and played by random\n"
        r"  crash: (\d), the first in game 0, seat 1, .*code 1",
        result.stdout,
    )
    assert told
    assert 2 <= int(told[2]) <= 6
    assert int(told[1]) >= int(told[2])
    assert "forfeit" not in result.stdout
    assert "    ouch [here]" in result.stdout
    code = cli("simulate", "--bots", "run:false")
    assert code.exit_code == 2
    assert "does not start" in code.stderr


# Nothing is left of them


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_stalled_program_is_ended_with_all_it_started(
    program: Callable[..., str], tmp_path: Path
) -> None:
    pids = tmp_path / "pids"
    start = "child = subprocess.Popen(['sleep', '600'])"
    note = f"Path({str(pids)!r}).write_text(f'{{os.getpid()}} {{child.pid}}')"
    match = play(program(f"once: {start}; {note}; child.wait()"), seconds=2)
    assert [fault.kind for fault in match.faults] == ["stall"]
    wait_until(lambda: not any(is_running(int(pid)) for pid in pids.read_text().split()))


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize("last_signal", [signal.SIGKILL, signal.SIGINT][: size(1, full=2)])
def test_bots_end_with_the_program_that_runs_them(
    tmp_path: Path, last_signal: signal.Signals
) -> None:
    """Even one that is thinking for ever."""
    path, pid = tmp_path / "mine.py", tmp_path / "pid"
    path.write_text(
        "import os\nfrom pathlib import Path\n"
        "class Bot:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, view, legal):\n"
        f"        Path({str(pid)!r}).write_text(str(os.getpid()))\n"
        "        while True: pass\n"
    )
    namiji = Path(sys.executable).with_name("namiji")
    command = [
        str(namiji),
        "simulate",
        "--games",
        "5",
        "--players",
        "2",
        "--bots",
        f"{path},random",
    ]
    process = subprocess.Popen(command, stderr=subprocess.PIPE)  # noqa: S603 - our own
    wait_until(lambda: pid.exists() and pid.read_text() != "")
    process.send_signal(last_signal)
    process.communicate(timeout=60)
    assert process.returncode == (130 if last_signal == signal.SIGINT else -last_signal)
    wait_until(lambda: not is_running(int(pid.read_text())))


# What they receive


def test_programs_are_told_no_secrets(program: Callable[..., str], tmp_path: Path) -> None:
    told = tmp_path / "told"
    told.touch()
    note = "[line, repr(os.environ), repr(sys.argv)]"
    trick = f"True: Path({str(told)!r}).open('a').write(repr({note}))"
    assert play(program(trick), seed="a-secret-of-ours").faults == ()
    assert bot_seed("a-secret-of-ours", 1) not in told.read_text()  # only said at the start
    assert "secret-of-ours" not in told.read_text()
    assert "sail 1" in told.read_text()


RECORDER = """
import json, os, sys
from pathlib import Path
log = Path(__file__).with_name(str(os.getpid())).open("w")
for line in sys.stdin:
    log.write(line)
    message = json.loads(line)
    if message["type"] != "end":
        start = message["type"] == "start"
        answer = {"ready": True} if start else {"action": message["view"]["legal_actions"][0]}
        log.write(json.dumps(answer) + "\\n")
        print(json.dumps(answer), flush=True)
"""


def talk(folder: Path) -> list[Any]:
    """All that the program in seat 1 of the documented game receives and answers."""
    path = folder / "recorder.py"
    path.write_text(RECORDER)
    game = Game.new(3, "lantern")
    with seat_bots(game, ["run:" + shlex.join([sys.executable, str(path)])] * 3) as bots:
        assert play_game(game, bots).faults == ()
        process = child_of(bots[1])  # type: ignore[arg-type]  # a ProgramBot
    end_idle_processes()
    lines = (folder / str(process.pid)).read_text().splitlines()
    return [json.loads(line) for line in lines]


def is_part(part: Any, whole: Any) -> bool:
    """Whether an object says nothing that another does not say."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and is_part(part[key], whole[key]) for key in part)
    return bool(part == whole)


def test_the_document_shows_what_is_said(tmp_path: Path) -> None:
    said = talk(tmp_path)
    shown = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)]
    assert [next(iter(message)) for message in shown] == ["type", "ready", "type", "action", "type"]
    found = 0
    for message in shown:  # in this order
        found = next(i for i in range(found, len(said)) if is_part(message, said[i])) + 1
    assert found == len(said)
    view = said[2]["view"]
    for keys in (said[0], said[0]["edition"], view, view["boats"]["1"]):
        for key in keys:
            assert f"`{key}`" in DOCUMENT or f'"{key}"' in DOCUMENT, key
