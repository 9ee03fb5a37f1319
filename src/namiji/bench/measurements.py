"""Measure the speed of the game on this machine."""

import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import numba
import numpy as np

import namiji
from namiji.bench.loops import copy_in_turn, list_actions
from namiji.bots.search import SearchBot
from namiji.core.layout import STATE, new_states
from namiji.core.names import DIRECTIONS
from namiji.edition import standard
from namiji.game.actions import Action
from namiji.game.game import Game
from namiji.match.batch import play_states
from namiji.parallel.cores import available_cores

RUNS = 7
"""How often each figure is measured."""
COLD_STARTS, WARM_STARTS = 3, 5

_BATCH = 16384
_FIRST_MOVE = "import namiji; game = namiji.Game.new(4, 1); game.play(game.legal_actions[0])"


@dataclass(frozen=True, slots=True)
class Measurement:
    """One thing, measured several times."""

    name: str
    label: str
    unit: str
    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    def to_dict(self) -> dict[str, Any]:
        return {
            "label": self.label,
            "unit": self.unit,
            "median": self.median,
            "lowest": min(self.values),
            "highest": max(self.values),
            "runs": len(self.values),
        }


Work = Callable[[], tuple[int, float]]
"""Does some work and returns how many units it did, and the seconds they took."""


def bench(players: int = 4, seconds: float = 2.0, starts: bool = True) -> Iterator[Measurement]:
    """Measure one figure after another, each for about this many seconds.

    The start of a new Python process takes as long as it takes: a cold one compiles all rules.
    """
    yield from _playouts(players, seconds)
    yield from _games(players, seconds)
    yield from _compiled(players, seconds)
    yield from _search(players, seconds)
    if starts:
        yield from _starts()


def _rates(work: Work, seconds: float) -> tuple[float, ...]:
    """Return units per second, in `RUNS` runs."""
    work()  # compiles, and warms the caches
    return tuple(_rate(work, seconds / RUNS) for _ in range(RUNS))


def _rate(work: Work, seconds: float) -> float:
    done, spent = work()
    while spent < seconds:
        more, took = work()
        done, spent = done + more, spent + took
    return done / spent


def _times(work: Work, seconds: float, unit: float) -> tuple[float, ...]:
    """Return the time that one unit of work takes; `unit` is in seconds."""
    return tuple(1 / rate / unit for rate in _rates(work, seconds))


def _timed(function: Callable[[], Any]) -> float:
    begin = perf_counter()
    function()
    return perf_counter() - begin


def _playouts(players: int, seconds: float) -> Iterator[Measurement]:
    cores = available_cores()
    states = new_states(_BATCH * cores)

    def playouts(part: Any, threads: int) -> tuple[int, float]:
        part[:] = 0  # only an empty state can be dealt on
        begin = perf_counter()
        decisions = play_states(part, standard(), players, "clockwise", 1, threads)
        return decisions, perf_counter() - begin

    def one_core() -> tuple[int, float]:
        return playouts(states[:_BATCH], 1)

    def all_cores() -> tuple[int, float]:
        return playouts(states, cores)

    one_core()  # compiles
    slot = seconds / RUNS  # by turns, so that other load on the machine does not change the ratio
    pairs = [(_rate(one_core, slot), _rate(all_cores, slot)) for _ in range(RUNS)]
    one, every = zip(*pairs, strict=True)
    unit = "decisions/s"
    yield Measurement("playouts_one_core", "random games on one core", unit, one)
    yield Measurement("playouts_all_cores", f"random games on {cores} cores", unit, every)
    ratio = tuple(many / single for single, many in pairs)
    yield Measurement("playouts_ratio", f"{cores} cores to one", "times", ratio)


def _games(players: int, seconds: float) -> Iterator[Measurement]:
    actions = _random_actions(players)
    positions = _positions(players, actions)

    def play() -> tuple[int, float]:
        game = Game.new(players, 1)
        begin = perf_counter()
        for action in actions:
            game.play(action)
        return len(actions), perf_counter() - begin

    def play_and_look() -> tuple[int, float]:
        game = Game.new(players, 1)
        begin = perf_counter()
        for action in actions:
            _legal_actions(game)
            game.play(action)
        return len(actions), perf_counter() - begin

    def each(function: Callable[[Game], Any]) -> Work:
        def work() -> tuple[int, float]:
            return len(positions), _timed(lambda: [function(game) for game in positions])

        return work

    unit = "decisions/s"
    yield Measurement("game_play", "Game.play", unit, _rates(play, seconds))
    yield Measurement(
        "game_legal_play",
        "Game.legal_actions, then Game.play",
        unit,
        _rates(play_and_look, seconds),
    )
    calls: dict[str, Callable[[Game], Any]] = {
        "legal_actions": _legal_actions,
        "view": lambda game: game.view(game.decider),
        "copy": Game.copy,
        "world": lambda game: game.view(game.decider).world(1),
    }
    for name, call in calls.items():
        yield Measurement(f"game_{name}", f"Game.{name}", "µs", _times(each(call), seconds, 1e-6))


def _legal_actions(game: Game) -> list[Action]:
    return game.legal_actions


def _compiled(players: int, seconds: float) -> Iterator[Measurement]:
    games = _positions(players, _random_actions(players))
    states: Any = np.frombuffer(b"".join(game.to_bytes() for game in games), STATE)
    targets, rounds = new_states(len(states)), 100

    def copy() -> tuple[int, float]:
        return rounds * len(states), _timed(lambda: copy_in_turn(states, targets, rounds))

    def list_legal() -> tuple[int, float]:
        return rounds * len(states), _timed(lambda: list_actions(states, rounds))

    yield Measurement(
        "state_copy", f"state copy, {STATE.itemsize} bytes", "ns", _times(copy, seconds, 1e-9)
    )
    yield Measurement(
        "state_legal", "state to legal actions", "ns", _times(list_legal, seconds, 1e-9)
    )


def _search(players: int, seconds: float) -> Iterator[Measurement]:
    """Measure playouts from the first decision to the end, on one core, in both directions."""
    bot = SearchBot("1", "500")
    games = [Game.new(players, seed, direction) for seed in (1, 2) for direction in DIRECTIONS]
    views = [game.view(game.decider) for game in games]

    def think() -> tuple[int, float]:
        begin = perf_counter()
        return sum(bot.think(view).playouts for view in views), perf_counter() - begin

    yield Measurement(
        "search", "search in the opening, 1 core", "playouts/s", _rates(think, seconds)
    )


def _random_actions(players: int) -> list[Action]:
    """Return the decisions of a random game with the seed 1."""
    game, chance = Game.new(players, 1), random.Random(1)  # noqa: S311  # repeatable, not secret
    while not game.is_over:
        game.play(chance.choice(game.legal_actions))
    return [decision.action for decision in game.decisions]


def _positions(players: int, actions: list[Action]) -> list[Game]:
    """Return that game before each of its decisions."""
    game, positions = Game.new(players, 1), []
    for action in actions:
        positions.append(game.copy())
        game.play(action)
    return positions


def _starts() -> Iterator[Measurement]:
    """Measure the time from the start of Python to the first move."""
    cold = tuple(_start_cold() for _ in range(COLD_STARTS))
    yield Measurement("start_cold", "first move, compiling", "s", cold)
    with tempfile.TemporaryDirectory() as cache:
        _first_move(cache)
        warm = tuple(_first_move(cache) for _ in range(WARM_STARTS))
    yield Measurement("start_warm", "first move, from cache", "s", warm)


def _start_cold() -> float:
    with tempfile.TemporaryDirectory() as cache:
        return _first_move(cache)


def _first_move(cache: str) -> float:
    """Return the seconds to the first move of a new process, with compiled rules in this folder."""
    command = [sys.executable, "-c", _FIRST_MOVE]
    env = {**os.environ, "NUMBA_CACHE_DIR": cache}
    return _timed(lambda: subprocess.run(command, env=env, check=True))  # noqa: S603  # our own command


def machine() -> dict[str, Any]:
    """Describe the machine and the versions."""
    return {
        "cpu": _cpu_model(),
        "cores": available_cores(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
        "namiji": namiji.__version__,
    }


def _cpu_model() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
