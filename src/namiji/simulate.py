"""Many games of bots, on all cores."""

import json
import multiprocessing
import os
import signal
import sys
import threading
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Literal, TypeAlias

from namiji.bots import make_bot
from namiji.cores import available_cores
from namiji.corners import CORNERS, corners_of
from namiji.edition import Edition, standard
from namiji.error import NamijiError
from namiji.event import Direction
from namiji.game import Game, check_table
from namiji.record import export_game, write_record
from namiji.seed import bot_seed, check_seed

Directions: TypeAlias = Direction | Literal["both"]

_CHUNK = 25  # games that a worker plays before it reports
_WORTH_A_PROCESS = 100  # games that take longer than starting another process


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game of a series."""

    index: int
    seed: str
    decisions: int
    scores: tuple[int, ...]
    """By seat, the first seat first."""
    winners: tuple[int, ...]
    corners: Counter[str]
    exported: str | None = None
    """The header and all events as one line of JSON, if asked for."""
    record: str | None = None
    """The text of the game's record, if asked for."""


@dataclass(frozen=True, slots=True)
class Series:
    """Games that differ in nothing but their seeds; with "both", the direction alternates."""

    players: int
    seed: str
    bots: tuple[str, ...]
    """One a seat."""
    direction: Directions
    edition: Edition

    def play(self, index: int) -> Game:
        """Play one game of the series to its end. It has its own seed: no other game is needed."""
        seed = f"{self.seed}.{index}"
        direction: Direction = "clockwise" if index % 2 == 0 else "counterclockwise"
        if self.direction != "both":
            direction = self.direction
        game = Game.new(self.players, seed, direction, self.edition)
        seats = enumerate(self.bots, 1)
        bots = {seat: make_bot(spec, bot_seed(seed, seat)) for seat, spec in seats}
        while not game.is_over:
            seat = game.decider
            game.play(bots[seat].choose(game.view(seat), game.legal()))
        return game


class Summary:
    """What the games of a series came to."""

    def __init__(self, players: int) -> None:
        self.decisions = 0
        self.scores: list[list[int]] = [[] for _ in range(players)]
        """By seat, the first seat first, then by game."""
        self.wins = [0.0] * players
        """By seat; a shared victory counts in equal parts."""
        self.corners = Counter(dict.fromkeys(CORNERS, 0))

    @property
    def games(self) -> int:
        return len(self.scores[0])

    def add(self, result: Result) -> None:
        self.decisions += result.decisions
        for scores, score in zip(self.scores, result.scores, strict=True):
            scores.append(score)
        for seat in result.winners:
            self.wins[seat - 1] += 1 / len(result.winners)
        self.corners.update(result.corners)


def simulate(
    players: int,
    games: int,
    seed: int | str,
    bots: Sequence[str] = ("random",),
    direction: Directions = "clockwise",
    edition: Edition | None = None,
    jobs: int | None = None,
    *,
    export: bool = False,
    record: bool = False,
) -> Iterator[Result]:
    """Play games and yield their results in order, the same for any number of jobs.

    `bots` names one bot for all seats, or one a seat. Without `jobs`, all cores take part if there
    are games enough; as workers import the program that started them, a script that calls this
    needs its `if __name__ == "__main__"`. Whoever stops early just drops the iterator.
    """
    if games < 1 or (jobs is not None and jobs < 1):
        raise NamijiError("bad-number", "at least one game and one job are needed")
    check_table(players, "clockwise" if direction == "both" else direction)
    series = Series(
        players, check_seed(seed), _one_a_seat(bots, players), direction, edition or standard()
    )
    check_seed(f"{seed}.{games - 1}")
    if jobs is None:
        jobs = min(available_cores(), 1 + games // _WORTH_A_PROCESS)
    return _results(_Task(series, export, record), games, jobs)


def _one_a_seat(bots: Sequence[str], players: int) -> tuple[str, ...]:
    for spec in bots:
        make_bot(spec, "")
    if len(bots) not in (1, players):
        raise NamijiError(
            "bad-bots", f"name one bot, or one for each of the {players} seats, not {len(bots)}"
        )
    return tuple(bots) if len(bots) == players else tuple(bots) * players


def _results(task: "_Task", games: int, jobs: int) -> Iterator[Result]:
    # The first game is played here: where the rules are not compiled yet, it is done only once.
    yield task.play(0)
    if jobs == 1:
        yield from map(task.play, range(1, games))
        return
    chunks = (range(at, min(at + _CHUNK, games)) for at in range(1, games, _CHUNK))
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, spawn, initializer=_enter_worker, initargs=(task,))
    waiting: deque[Future[list[Result]]] = deque()
    try:
        # A few chunks ahead of the reader, so that memory does not grow with the number of games.
        while True:
            for chunk in islice(chunks, 3 * jobs - len(waiting)):
                with _interrupts_held():
                    waiting.append(pool.submit(_play_chunk, chunk))
            if not waiting:
                return
            yield from waiting.popleft().result()
    except BrokenProcessPool:
        raise NamijiError(
            "worker-died", "a worker process died; try again with fewer jobs"
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


@dataclass(frozen=True, slots=True)
class _Task:
    """A series, and what is wanted of each of its games."""

    series: Series
    export: bool
    record: bool

    def play(self, index: int) -> Result:
        game = self.series.play(index)
        exported = json.dumps(export_game(game), separators=(",", ":")) if self.export else None
        return Result(
            index=index,
            seed=f"{self.series.seed}.{index}",
            decisions=len(game.decisions),
            scores=tuple(game.scores().values()),
            winners=game.winners,
            corners=corners_of(game),
            exported=exported,
            record=write_record(game) if self.record else None,
        )


# What a worker plays: handed over once, as editions are looked up quickest by their identity.
_task: _Task


def _enter_worker(task: _Task) -> None:
    global _task
    _task = task
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)


def _play_chunk(indices: range) -> list[Result]:
    return [_task.play(index) for index in indices]


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Processes started here never see Ctrl-C: it is for their parent, which ends them in order."""
    if sys.platform == "win32":
        yield
        return
    previous = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous)
