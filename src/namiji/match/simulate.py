"""Many games of bots, on all cores."""

import json
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import islice
from time import perf_counter
from typing import Literal, TypeAlias

from namiji.core.names import Direction
from namiji.edition import Edition, standard
from namiji.errors import NamijiError
from namiji.game.game import Game, check_table
from namiji.game.seeds import check_seed
from namiji.match.match import Fault, Match, bots_for, check_bot, play_match
from namiji.match.rare_events import CORNERS, corners_of
from namiji.parallel.cores import available_cores
from namiji.parallel.processes import crew
from namiji.record import export_game, write_record

Directions: TypeAlias = Direction | Literal["both"]

# A worker plays so many games before it reports, or as many as take about so many seconds.
_CHUNK, _CHUNK_SECONDS = 25, 0.5
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
    faults: tuple[Fault, ...]
    """Turns that bots lost, in the order of the game."""
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

    def play(self, index: int) -> Match:
        """Play one game of the series to its end. It has its own seed: no other game is needed."""
        seed = f"{self.seed}.{index}"
        direction: Direction = "clockwise" if index % 2 == 0 else "counterclockwise"
        if self.direction != "both":
            direction = self.direction
        game = Game.new(self.players, seed, direction, self.edition)
        with bots_for(game, self.bots) as bots:
            return play_match(game, bots)


class Summary:
    """What the games of a series came to."""

    def __init__(self, players: int) -> None:
        self.decisions = 0
        self.scores: list[list[int]] = [[] for _ in range(players)]
        """By seat, the first seat first, then by game."""
        self.wins = [0.0] * players
        """By seat; a shared victory counts in equal parts."""
        self.corners = Counter(dict.fromkeys(CORNERS, 0))
        self.faults: list[tuple[int, Fault]] = []
        """With the index of the game that each was in."""

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
        self.faults += ((result.index, fault) for fault in result.faults)


def simulate(
    players: int,
    games: int,
    seed: int | str,
    bots: Sequence[str] = ("random",),
    direction: Directions = "clockwise",
    edition: Edition | None = None,
    jobs: int | None = None,
    *,
    ray: str | None = None,
    export: bool = False,
    record: bool = False,
) -> Iterator[Result]:
    """Play games and yield their results in order, the same for any number of jobs.

    `bots` names one bot for all seats, or one a seat. With the address of a Ray cluster, its
    machines play all games but the first. Without `jobs`, all cores take part if there are games
    enough; as workers import the program that started them, a script that calls this
    needs its `if __name__ == "__main__"`. Whoever stops early just drops the iterator.
    """
    if games < 1 or (jobs is not None and jobs < 1):
        raise NamijiError("bad-number", "at least one game and one job are needed")
    check_table(players, "clockwise" if direction == "both" else direction)
    check_seed(f"{check_seed(seed)}.{games - 1}")
    edition = edition or standard()
    series = Series(players, str(seed), _one_a_seat(bots, players, edition), direction, edition)
    if jobs is None and ray is None:
        jobs = min(available_cores(), 1 + games // _WORTH_A_PROCESS)
    return _results(_Task(series, export, record), games, jobs, ray)


def _one_a_seat(bots: Sequence[str], players: int, edition: Edition) -> tuple[str, ...]:
    for spec in dict.fromkeys(bots):
        check_bot(spec, edition)
    if len(bots) not in (1, players):
        raise NamijiError(
            "bad-bots", f"name one bot, or one for each of the {players} seats, not {len(bots)}"
        )
    return tuple(bots) if len(bots) == players else tuple(bots) * players


def _results(task: "_Task", games: int, jobs: int | None, ray: str | None) -> Iterator[Result]:
    # The first game is played here: where the rules are not compiled yet, it is done only once.
    start = perf_counter()
    first = task.play(0)
    chunk = max(1, min(_CHUNK, int(_CHUNK_SECONDS / (perf_counter() - start))))
    yield first
    if jobs == 1 and ray is None:
        yield from map(task.play, range(1, games))
        return
    chunks = (range(at, min(at + chunk, games)) for at in range(1, games, chunk))
    waiting: deque[Future[list[Result]]] = deque()
    with crew(task.play_all, jobs, ray) as (workers, submit):
        # A few chunks ahead of the reader, so that memory does not grow with the number of games.
        while True:
            waiting.extend(map(submit, islice(chunks, 3 * workers - len(waiting))))
            if not waiting:
                return
            yield from waiting.popleft().result()


@dataclass(frozen=True, slots=True)
class _Task:
    """A series, and what is wanted of each of its games."""

    series: Series
    export: bool
    record: bool

    def play(self, index: int) -> Result:
        match = self.series.play(index)
        game = match.game
        exported = json.dumps(export_game(game), separators=(",", ":")) if self.export else None
        return Result(
            index=index,
            seed=f"{self.series.seed}.{index}",
            decisions=len(game.decisions),
            scores=tuple(game.scores.values()),
            winners=game.winners,
            corners=corners_of(game),
            faults=match.faults,
            exported=exported,
            record=write_record(game) if self.record else None,
        )

    def play_all(self, indices: range) -> list[Result]:
        return [self.play(index) for index in indices]
