"""Play an arena on all cores, continuing its games file, until enough is known."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from statistics import fmean

from namiji.arena.game_result import GameResult
from namiji.arena.games_file import open_games_file
from namiji.arena.plan import Fixture, Plan
from namiji.arena.sequential import SequentialTest
from namiji.bots.protocol import DECISION_SECONDS
from namiji.core.names import Directions
from namiji.edition import Edition, standard
from namiji.errors import NamijiError
from namiji.files import whole_file, writing
from namiji.game.game import Game
from namiji.game.seeds import check_seed, new_seed
from namiji.match.match import play_game
from namiji.match.seating import check_bot, seat_bots
from namiji.match.watched_bot import OnFault
from namiji.parallel.cores import available_cores
from namiji.parallel.worker_pool import worker_pool
from namiji.record import write_record

RECORDS = "records"
"""The subfolder of an arena's folder that holds the records."""


def make_plan(
    bots: Sequence[str],
    players: int = 4,
    seed: int | str | None = None,
    direction: Directions = "both",
    edition: Edition | None = None,
) -> Plan:
    """Make the plan of an arena, and check that all its bots start, which compiles those built in.

    By default, the seed is drawn at random. Deals and bots' seeds follow from it, so a bot that
    guesses it knows what will be drawn: give a seed only to bots that you trust.
    """
    text = check_seed(new_seed() if seed is None else seed)
    plan = Plan(tuple(bots), players, text, direction, edition or standard())
    for spec in dict.fromkeys(plan.specs):
        check_bot(spec, plan.edition)
    return plan


def run_arena(
    plan: Plan,
    games: int,
    *,
    folder: Path | None = None,
    records: bool = False,
    margin: float | None = None,
    on_fault: OnFault = "forfeit",
    seconds: float = DECISION_SECONDS,
    jobs: int | None = None,
    ray: str | None = None,
) -> Generator[GameResult, None, None]:
    """Play games, rounded up to whole deals, and yield their results in order.

    A bot that crashes, answers illegally or, if it is a user's own, thinks for more than `seconds`,
    forfeits the game; `random` plays its seat to the end. With `on_fault="random"` it loses only
    the turn, which `random` plays.

    With a `folder`, each game is kept there as soon as it is over, and games that were kept earlier
    are not played again. With `records`, their records are kept, too. With a `margin`, the arena
    ends as soon as the first bot's share of victory is known to be above even, or not to be this
    much above even. `ray` is the address of a Ray cluster whose machines play.

    The results do not depend on the machines, on the number of jobs (by default, one per core) or
    on interruptions, except for times and for bots that are limited by time. To stop early, drop
    the iterator.
    """
    if games < 1 or (jobs is not None and jobs < 1):
        raise NamijiError("bad-number", "at least one game and one job are needed")
    if not seconds > 0:
        raise NamijiError("bad-seconds", f"a decision needs more than 0 seconds, not {seconds}")
    if records and folder is None:
        raise NamijiError("no-folder", "records need a folder to be written to")
    test = None if margin is None else SequentialTest.of(plan, margin)
    task = _Task(plan, records, on_fault, float(seconds))
    return _run(task, plan.fixtures(games), folder, test, jobs, ray)


def _run(
    task: "_Task",
    fixtures: list[Fixture],
    folder: Path | None,
    test: SequentialTest | None,
    jobs: int | None,
    ray: str | None,
) -> Generator[GameResult, None, None]:
    plan = task.plan
    with ExitStack() as stack:
        played, keep = stack.enter_context(_kept(folder, task))
        missing = [fixture for fixture in fixtures if fixture.game not in played]
        finished = stack.enter_context(closing(_finished(task, missing, jobs, ray)))
        for fixture in fixtures:
            while fixture.game not in played:
                keep(*next(finished))
            yield played[fixture.game]
            if test and fixture.rotation == plan.games_per_deal - 1:
                deal = (played[fixture.game - i] for i in range(plan.games_per_deal))
                test.add(fmean(game.share_of(plan.bots[0]) for game in deal))
                if test.conclusion:
                    return


Keep = Callable[[GameResult, str | None], None]


@contextmanager
def _kept(folder: Path | None, task: "_Task") -> Iterator[tuple[dict[int, GameResult], Keep]]:
    """Yield the games played so far, and a function that keeps another game and its record."""
    if folder is None:
        played: dict[int, GameResult] = {}
        yield played, lambda game, _: played.update({game.game: game})
        return
    with open_games_file(folder, task.settings()) as games_file:

        def keep(game: GameResult, record: str | None) -> None:
            if record is not None:
                _write_record(folder / RECORDS, game, record)
            games_file.add(game)  # last, so that every game in the file is complete

        yield games_file.played, keep


def _write_record(folder: Path, game: GameResult, record: str) -> None:
    path = folder / f"{game.game:06}.namiji"
    with writing(path):
        folder.mkdir(exist_ok=True)
        with whole_file(path) as draft:
            draft.write_text(record, encoding="utf-8", newline="\n")


@dataclass(frozen=True, slots=True)
class _Task:
    """What a worker does: play a fixture, and write its record if wanted."""

    plan: Plan
    records: bool
    on_fault: OnFault
    seconds: float

    def settings(self) -> dict[str, object]:
        """Return what an arena must share with another to continue it."""
        return {
            **self.plan.settings(),
            "on_fault": self.on_fault,
            "seconds": self.seconds,
            "records": self.records,
        }

    def play(self, fixture: Fixture) -> tuple[GameResult, str | None]:
        plan = self.plan
        game = Game.new(plan.players, fixture.seed, fixture.direction, plan.edition)
        specs = [plan.spec_of(bot) for bot in fixture.bots]
        with seat_bots(game, specs, self.seconds) as bots:
            match = play_game(game, bots, self.on_fault)
        return GameResult.of(fixture, match), write_record(game) if self.records else None


def _finished(
    task: _Task, fixtures: Iterable[Fixture], jobs: int | None, ray: str | None
) -> Generator[tuple[GameResult, str | None], None, None]:
    """Yield games as they end, in any order."""
    if ray is None and (jobs or available_cores()) == 1:
        yield from map(task.play, fixtures)
        return
    coming = iter(fixtures)
    running: set[Future[tuple[GameResult, str | None]]] = set()
    with worker_pool(task.play, jobs, ray) as (workers, submit):
        while True:
            running |= set(map(submit, islice(coming, 2 * workers - len(running))))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
