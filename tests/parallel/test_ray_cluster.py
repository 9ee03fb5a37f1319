"""Games on a Ray cluster: the same as without, even if processes die on the way."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from namiji.arena import GameResult, make_plan, run_arena
from namiji.arena.games_file import GAMES_FILE
from tests.support.cli import cli
from tests.support.size import soak_only

PROGRAM = Path(sys.executable).with_name("namiji")
PATIENCE = 120  # seconds, on a machine that has much to do
GAMES = 24
SEED = "too-long-for-a-bot-to-guess"
WORKERS = 3
WITNESS = """
import json, os, sys, time
from pathlib import Path

HERE = Path(__file__).parent

def tell(seed, what):
    with (HERE / what).open("a") as file:
        file.write(f"{seed} {os.getppid()}\\n")

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        tell(message["seed"], "begun")
        if (HERE / "hold").exists():
            tell(message["seed"], "held")
            while (HERE / "hold").exists():
                time.sleep(0.01)
        print('{"ready": true}', flush=True)
    elif message["type"] == "decide":
        print(json.dumps({"action": message["view"]["legal_actions"][0]}), flush=True)
"""
"""A bot that notes which game begins in which process, and waits there while a file says so."""


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for command in (("arena", "random"), ("simulate",)):
        code, shown, error = cli(*command, "--games", 2, "--ray", "auto")
        assert (code, shown) == (1, "")
        assert error == "error: --ray needs Ray: pip install 'namiji[ray]'\n"


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("somewhere", "an address is HOST:PORT, ray://HOST:PORT or auto"),
        ("127.0.0.1:1", "refused"),
        ("ray://127.0.0.1:1", "refused"),
    ],
)
def test_an_address_where_nobody_is(address: str, says: str) -> None:
    pytest.importorskip("ray", reason="needs the extra 'ray'")
    code, shown, error = cli("arena", "random", "--games", 2, "--ray", address)
    assert (code, shown) == (1, "")
    assert error.startswith(f"error: cannot join a Ray cluster at {address}: ")
    assert says in error


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A machine of two cores, the head, and one of a single core: all of them processes here."""
    pytest.importorskip("ray", reason="needs the extra 'ray'")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    head = {"num_cpus": WORKERS - 1, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    try:
        cluster.add_node(wait=False, num_cpus=1)
        cluster.wait_for_nodes(PATIENCE)
        yield cluster
    finally:
        cluster.shutdown()


class Arena:
    """The command on a cluster, in a process of its own, and what can be seen of it."""

    def __init__(self, folder: Path, address: str) -> None:
        self.folder, self.out = folder, folder / "out"
        (folder / "witness.py").write_text(WITNESS)
        self.bot = f"run:{sys.executable} {folder / 'witness.py'}"
        words = (self.bot, "random", "--players", 2, "--games", GAMES, "--records")
        self._words = [*words, "--seed", SEED, "--out", self.out, "--ray", address]

    def start(self) -> "subprocess.Popen[str]":
        return subprocess.Popen(  # noqa: S603 - a command of our own
            [PROGRAM, "arena", *map(str, self._words)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def games(self) -> list[dict[str, Any]]:
        """The games of the arena's file in its order, without times."""
        path = self.out / GAMES_FILE
        lines = path.read_text().splitlines()[1:] if path.exists() else []
        return [timeless(GameResult.from_json(json.loads(line))) for line in lines]

    def told(self, what: str) -> list[tuple[str, int]]:
        """The witness's seed and the worker's process of each game that was begun, or held."""
        path = self.folder / what
        lines = path.read_text().splitlines() if path.exists() else []
        return [(seed, int(pid)) for seed, pid in map(str.split, lines)]


def timeless(game: GameResult) -> dict[str, Any]:
    data = game.to_json()
    for seat in data["seats"]:
        del seat["think_ms_mean"], seat["think_ms_max"]
    return data


def wait_until(happened: Callable[[], bool], process: "subprocess.Popen[str]") -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)


@soak_only("a cluster takes long to start")
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc for a worker's machine")
def test_no_game_is_lost_or_counted_twice(cluster: Any, tmp_path: Path) -> None:
    arena = Arena(tmp_path, cluster.address)
    hold = tmp_path / "hold"

    # The one who counts is killed: what it has counted stays, and the same command goes on.
    killed = arena.start()
    wait_until(lambda: len(arena.games()) >= 2, killed)
    killed.kill()
    killed.communicate()
    first = arena.games()
    process = arena.start()
    wait_until(lambda: len(arena.games()) >= len(first) + 2, process)

    # All workers are in the middle of a game: one dies with its machine, one on the other machine.
    hold.touch()
    wait_until(lambda: len(arena.told("held")) == WORKERS, process)
    held, before = arena.told("held"), len(arena.told("begun"))
    machine = next(node for node in cluster.list_all_nodes() if not node.head)
    workers = sorted((pid for _, pid in held), key=lambda pid: parent(pid) != raylet(machine))
    cluster.remove_node(machine, allow_graceful=False)
    for worker in workers[:2]:  # the first was on that machine, and may have gone with it
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)
    hold.unlink()
    shown, error = process.communicate(timeout=PATIENCE)
    assert (process.returncode, error) == (0, "")
    assert shown.startswith(f"{GAMES} games, {GAMES // 2} deals")
    again = Counter(seed for seed, _ in arena.told("begun")[before:])
    assert sorted(again[seed] for seed, _ in held) == [0, 1, 1]

    played = arena.games()
    assert played[: len(first)] == first
    assert sorted(game["game"] for game in played) == list(range(GAMES))
    local = tmp_path / "local"
    plan = make_plan([arena.bot, "random"], 2, SEED)
    games = run_arena(plan, GAMES, folder=local, records=True, jobs=1)
    assert sorted(played, key=lambda game: game["game"]) == [timeless(game) for game in games]
    assert records(arena.out) == records(local)

    # Simulations, too, on what is left of the cluster.
    words = ("simulate", "--players", 3, "--games", 60, "--seed", 7)
    alone = cli(*words, "--jobs", 1)
    assert alone[0] == 0
    assert command(*words, "--ray", cluster.address) == alone


def command(*words: object) -> tuple[int, str, str]:
    """Run `namiji` in a new process: Ray changes the process that uses it."""
    process = [str(PROGRAM), *map(str, words)]
    result = subprocess.run(process, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    return result.returncode, result.stdout, result.stderr


def raylet(node: Any) -> int:
    [process] = node.all_processes["raylet"]
    return int(process.process.pid)


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "records").iterdir()}
