"""Many games between bots, on all cores."""

import json
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import islice
from time import perf_counter

from namiji.core.names import Directions
from namiji.edition import Edition, standard
from namiji.errors import NamijiError
from namiji.game.game import Game, check_table
from namiji.game.seeds import check_seed
from namiji.match.directions import any_direction, direction_of_game
from namiji.match.match import Match, play_game
from namiji.match.rare_events import RARE_EVENTS, rare_events_of
from namiji.match.seating import seat_bots, specs_by_seat
from namiji.match.watched_bot import Fault
from namiji.parallel.cores import available_cores
from namiji.parallel.worker_pool import worker_pool
from namiji.record import export_game, write_record

# A worker reports after this many games, or after as many as take about this many seconds.
_CHUNK, _CHUNK_SECONDS = 25, 0.5
_GAMES_WORTH_A_PROCESS = 100  # they take longer than starting another process


@dataclass(frozen=True, slots=True)
class SimulatedGame:
    """The result of one game in a series."""

    index: int
    seed: str
    decisions: int
    scores: tuple[int, ...]
    """By seat, the first seat first."""
    winners: tuple[int, ...]
    rare_events: Counter[str]
    faults: tuple[Fault, ...]
    """What bots did wrong, in the order of the game."""
    lost_turns: tuple[int, ...]
    """By seat: decisions that `random` made in place of a bot."""
    exported: str | None = None
    """The header and all events as one line of JSON, if asked for."""
    record: str | None = None
    """The text of the game's record, if asked for."""


@dataclass(frozen=True, slots=True)
class Series:
    """Games that differ only in their seeds and, with "both", in their direction."""

    players: int
    seed: str
    bots: tuple[str, ...]
    """One spec per seat."""
    direction: Directions
    edition: Edition

    def play(self, index: int) -> Match:
        """Play one game of the series to its end. It does not depend on the other games."""
        direction = direction_of_game(self.direction, index)
        game = Game.new(self.players, f"{self.seed}.{index}", direction, self.edition)
        with seat_bots(game, self.bots) as bots:
            return play_game(game, bots, on_fault="random")


class Summary:
    """The totals of a series."""

    def __init__(self, players: int) -> None:
        self.decisions = 0
        self.scores: list[list[int]] = [[] for _ in range(players)]
        """By seat, the first seat first, then by game."""
        self.wins = [0.0] * players
        """By seat; a shared victory counts in equal parts."""
        self.rare_events = Counter(dict.fromkeys(RARE_EVENTS, 0))
        self.faults: list[tuple[int, Fault]] = []
        """Each with the index of its game."""
        self.lost_turns = [0] * players
        """By seat."""

    @property
    def games(self) -> int:
        return len(self.scores[0])

    def add(self, game: SimulatedGame) -> None:
        self.decisions += game.decisions
        for scores, score in zip(self.scores, game.scores, strict=True):
            scores.append(score)
        for seat in game.winners:
            self.wins[seat - 1] += 1 / len(game.winners)
        self.rare_events.update(game.rare_events)
        self.faults += ((game.index, fault) for fault in game.faults)
        for seat, lost in enumerate(game.lost_turns):
            self.lost_turns[seat] += lost


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
) -> Iterator[SimulatedGame]:
    """Play games and yield their results in order, the same for any number of jobs.

    `bots` names one bot for all seats, or one per seat. `ray` is the address of a Ray cluster,
    which then plays all games but the first. Without `jobs`, all cores take part if there are
    enough games. A bot that faults loses the turn to `random` and plays on. Worker processes import
    the script that started them, so a script that calls this needs `if __name__ == "__main__"`. To
    stop early, drop the iterator.
    """
    if games < 1 or (jobs is not None and jobs < 1):
        raise NamijiError("bad-number", "at least one game and one job are needed")
    check_table(players, any_direction(direction))
    check_seed(f"{check_seed(seed)}.{games - 1}")
    edition = edition or standard()
    series = Series(players, str(seed), specs_by_seat(bots, players, edition), direction, edition)
    if jobs is None and ray is None:
        jobs = min(available_cores(), 1 + games // _GAMES_WORTH_A_PROCESS)
    return _results(_Task(series, export, record), games, jobs, ray)


def _results(
    task: "_Task", games: int, jobs: int | None, ray: str | None
) -> Iterator[SimulatedGame]:
    # This process plays the first game, so that the rules are compiled only once.
    start = perf_counter()
    first = task.play(0)
    chunk = max(1, min(_CHUNK, int(_CHUNK_SECONDS / (perf_counter() - start))))
    yield first
    if jobs == 1 and ray is None:
        yield from map(task.play, range(1, games))
        return
    chunks = (range(at, min(at + chunk, games)) for at in range(1, games, chunk))
    waiting: deque[Future[list[SimulatedGame]]] = deque()
    with worker_pool(task.play_all, jobs, ray) as (workers, submit):
        # A few chunks ahead of the reader, so that memory does not grow with the number of games.
        while True:
            waiting.extend(map(submit, islice(chunks, 3 * workers - len(waiting))))
            if not waiting:
                return
            yield from waiting.popleft().result()


@dataclass(frozen=True, slots=True)
class _Task:
    """A series, and what the caller wants of each game."""

    series: Series
    export: bool
    record: bool

    def play(self, index: int) -> SimulatedGame:
        match = self.series.play(index)
        game = match.game
        exported = json.dumps(export_game(game), separators=(",", ":")) if self.export else None
        return SimulatedGame(
            index=index,
            seed=f"{self.series.seed}.{index}",
            decisions=len(game.decisions),
            scores=tuple(game.scores.values()),
            winners=game.winners,
            rare_events=rare_events_of(game),
            faults=match.faults,
            lost_turns=tuple(report.lost_turns for report in match.seats),
            exported=exported,
            record=write_record(game) if self.record else None,
        )

    def play_all(self, indices: range) -> list[SimulatedGame]:
        return [self.play(index) for index in indices]
