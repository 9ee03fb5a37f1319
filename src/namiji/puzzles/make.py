"""Make a set of puzzles on all cores; after an interruption, continue where it stopped."""

import hashlib
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing
from dataclasses import dataclass
from itertools import count as count_from
from pathlib import Path
from typing import Final

from namiji.core.names import DIRECTIONS
from namiji.edition import Edition
from namiji.errors import NamijiError
from namiji.files.results_file import ResultsFile, open_results
from namiji.game.seeds import check_seed
from namiji.match.simulate import Series
from namiji.parallel.cores import available_cores
from namiji.parallel.process_pool import process_pool
from namiji.puzzles.checks import DEEPER, EFFORT
from namiji.puzzles.cut import Cuttings, cut
from namiji.puzzles.model import Puzzle, PuzzleSet, edition_line
from namiji.record import Record, record_of

WORK_FORMAT: Final = "namiji-puzzle-games 1"

_BOTS = ("skipper", "sailor", "skipper", "skipper", "sailor")  # they play well, with mistakes
_MOST_OF_A_THEME = 0.2  # the part of a set that one theme may have: others need room
_AHEAD = 2  # games that wait for each process


@dataclass(frozen=True, slots=True)
class BotGames:
    """Games of bots with 2, 3, 4 and 5 players, in both directions."""

    edition: Edition
    seed: str
    effort: int

    def cut(self, number: int) -> Cuttings:
        players = 2 + number % 4
        # Every fourth game has as many players, so the direction must not follow their number.
        direction = DIRECTIONS[number // 4 % 2]
        bots = _BOTS[:players]
        series = Series(players, f"puzzles.{self.seed}", bots, direction, self.edition)
        return cut(record_of(series.play(number).game), number, self.seed, self.effort)

    def numbers(self) -> Iterable[int]:
        return count_from()

    def __str__(self) -> str:
        return f"games of bots, seed {self.seed}"


@dataclass(frozen=True, slots=True)
class OwnGames:
    """Games that were played before, as their records have them."""

    records: tuple[Record, ...]
    seed: str
    effort: int

    @property
    def edition(self) -> Edition:
        return self.records[0].edition

    def cut(self, number: int) -> Cuttings:
        return cut(self.records[number], number, self.seed, self.effort)

    def numbers(self) -> Iterable[int]:
        return range(len(self.records))

    def __str__(self) -> str:
        digest = hashlib.sha256("\n".join(map(str, self.records)).encode()).hexdigest()[:12]
        return f"{len(self.records)} records sha256:{digest}, seed {self.seed}"


Source = BotGames | OwnGames
Progress = Callable[[int, int], None]
"""Called with the number of puzzles so far, and of games."""


def source_of(
    edition: Edition, seed: int | str, records: Sequence[Record] = (), effort: int = EFFORT
) -> Source:
    """Return where puzzles come from: records, or without them games of bots."""
    text = check_seed(seed)
    if not records:
        return BotGames(edition, text, effort)
    if any(record.edition != records[0].edition for record in records):
        message = "the records are of different editions: make a set of each"
        raise NamijiError("other-edition", message)
    return OwnGames(tuple(records), text, effort)


def make_puzzles(
    source: Source,
    count: int,
    work: Path,
    jobs: int | None = None,
    progress: Progress = lambda _puzzles, _games: None,
) -> PuzzleSet:
    """Make a set of up to `count` puzzles; the same for any number of jobs and interruptions.

    `work` is the file that keeps what each game gave, so that nothing is searched twice.
    """
    edition = source.edition
    settings = {
        "format": WORK_FORMAT,
        "edition": edition_line(edition),
        "rules": edition.rules,
        "source": str(source),
        "effort": source.effort,
        "deeper": DEEPER,
    }
    choice = _Choice(count)
    with open_results(work, settings) as file:
        known = _known(file)
        missing = (number for number in source.numbers() if number not in known)
        with closing(_cut_all(source, missing, jobs)) as coming:
            for number in source.numbers():
                while number not in known:
                    cuttings = next(coming)
                    file.add(cuttings.to_json())
                    known[cuttings.game] = cuttings
                choice.add(known[number])
                progress(len(choice.puzzles), choice.games)
                if len(choice.puzzles) == count:
                    break
    funnel = {"games": choice.games, **choice.fell_out, "puzzles": len(choice.puzzles)}
    puzzles = tuple(choice.puzzles)
    return PuzzleSet(edition_line(edition), edition.rules, str(source), funnel, puzzles)


class _Choice:
    """The puzzles of a set: those of one game after another, with no theme too often."""

    def __init__(self, count: int) -> None:
        self.games = 0
        self.puzzles: list[Puzzle] = []
        self.fell_out: Counter[str] = Counter()
        self._count = count
        self._themes: Counter[str] = Counter()

    def add(self, cuttings: Cuttings) -> None:
        self.games += 1
        self.fell_out += cuttings.fell_out
        for puzzle in cuttings.puzzles:
            crowded = self._themes[puzzle.theme] >= max(1, _MOST_OF_A_THEME * self._count)
            if crowded or len(self.puzzles) == self._count:
                self.fell_out["theme"] += 1
            else:
                self._themes[puzzle.theme] += 1
                self.puzzles.append(puzzle)


def _known(file: ResultsFile) -> dict[int, Cuttings]:
    known = {}
    for line, data in file.results():
        try:
            cuttings = Cuttings.from_json(data)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise file.damaged(line) from None
        known[cuttings.game] = cuttings
    return known


def _cut_all(
    source: Source, numbers: Iterator[int], jobs: int | None
) -> Generator[Cuttings, None, None]:
    jobs = jobs or available_cores()
    if jobs == 1:
        yield from map(source.cut, numbers)
        return
    waiting: deque[Future[Cuttings]] = deque()
    with process_pool(source.cut, jobs) as submit:
        while True:
            while len(waiting) < _AHEAD * jobs and (number := next(numbers, None)) is not None:
                waiting.append(submit(number))
            if not waiting:
                return
            yield waiting.popleft().result()
