"""Play an arena: on all cores, from where its journal ends, until enough is known."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from statistics import fmean

from namiji.arena.journal import open_journal, writing
from namiji.arena.plan import Fixture, Plan
from namiji.arena.played_game import PlayedGame
from namiji.arena.sequential import SequentialTest
from namiji.bots import BOTS
from namiji.edition import Edition, standard
from namiji.errors import NamijiError
from namiji.game.game import Game
from namiji.game.seeds import check_seed
from namiji.match.match import bots_for, check_bot, play_match
from namiji.match.simulate import Directions
from namiji.parallel.cores import available_cores
from namiji.parallel.processes import crew
from namiji.record import write_record

RECORDS = "records"
"""The folder of records in the folder of an arena."""


def make_plan(
    bots: Sequence[str],
    players: int = 4,
    seed: int | str = 1,
    direction: Directions = "both",
    edition: Edition | None = None,
) -> Plan:
    """The plan of an arena between bots that are there and start."""
    plan = Plan(tuple(bots), players, check_seed(seed), direction, edition or standard())
    for bot in plan.bots:
        check_bot(bot, plan.edition)
    return plan


def run_arena(
    plan: Plan,
    games: int,
    *,
    folder: Path | None = None,
    records: bool = False,
    margin: float | None = None,
    jobs: int | None = None,
    ray: str | None = None,
) -> Generator[PlayedGame, None, None]:
    """Play games, rounded up to whole deals, and yield them in order.

    With a `folder`, each game is kept there as soon as it is over, and games kept earlier are not
    played again; with `records`, their records, too. With a `margin`, it ends as soon as the first
    bot's share of victory is known to be above even, or not to be that much above it. With the
    address of a Ray cluster, its machines play. What is yielded depends neither on who plays nor on
    the jobs (without a number, all cores) nor on interruptions, except for times and for bots that
    go by the clock. Whoever stops early just drops the iterator.
    """
    if games < 1 or (jobs is not None and jobs < 1):
        raise NamijiError("bad-number", "at least one game and one job are needed")
    if records and folder is None:
        raise NamijiError("no-folder", "records need a folder to be written to")
    test = None if margin is None else SequentialTest.of(plan, margin)
    return _run(plan, plan.fixtures(games), folder, records, test, jobs, ray)


def _run(
    plan: Plan,
    fixtures: list[Fixture],
    folder: Path | None,
    records: bool,
    test: SequentialTest | None,
    jobs: int | None,
    ray: str | None,
) -> Generator[PlayedGame, None, None]:
    with ExitStack() as stack:
        played, keep = stack.enter_context(_kept(folder, plan, records))
        missing = [fixture for fixture in fixtures if fixture.game not in played]
        finished = stack.enter_context(closing(_finished(_Task(plan, records), missing, jobs, ray)))
        for fixture in fixtures:
            while fixture.game not in played:
                keep(*next(finished))
            yield played[fixture.game]
            if test and fixture.rotation == plan.games_a_deal - 1:
                deal = (played[fixture.game - i] for i in range(plan.games_a_deal))
                test.add(fmean(game.share_of(plan.bots[0]) for game in deal))
                if test.verdict:
                    return


Keep = Callable[[PlayedGame, str | None], None]


@contextmanager
def _kept(
    folder: Path | None, plan: Plan, records: bool
) -> Iterator[tuple[dict[int, PlayedGame], Keep]]:
    """The games played so far, and what to do with one more and its record."""
    if folder is None:
        played: dict[int, PlayedGame] = {}
        yield played, lambda game, _: played.update({game.game: game})
        return
    with open_journal(folder, plan, records=records) as journal:

        def keep(game: PlayedGame, record: str | None) -> None:
            if record is not None:
                _write_record(folder / RECORDS, game, record)
            journal.add(game)  # last: what the journal holds is complete

        yield journal.played, keep


def _write_record(folder: Path, game: PlayedGame, record: str) -> None:
    path = folder / f"{game.game:06}.namiji"
    part = path.with_suffix(".part")
    with writing(path):
        folder.mkdir(exist_ok=True)
        part.write_text(record, encoding="utf-8", newline="\n")
        part.replace(path)  # under its name a record is whole, whenever we are stopped


@dataclass(frozen=True, slots=True)
class _Task:
    """What a worker does: it plays a fixture, and writes its record if wanted."""

    plan: Plan
    records: bool

    def play(self, fixture: Fixture) -> tuple[PlayedGame, str | None]:
        plan = self.plan
        game = Game.new(plan.players, fixture.seed, fixture.direction, plan.edition)
        with bots_for(game, fixture.bots) as bots:
            match = play_match(game, bots)
        return PlayedGame.of(fixture, match), write_record(game) if self.records else None

    def warm_up(self) -> None:
        """One decision of each bot of ours: what it compiles is then there for all workers."""
        plan = self.plan
        for spec in plan.bots:
            if spec.partition(":")[0] in BOTS:
                game = Game.new(plan.players, "warm-up", edition=plan.edition)
                with bots_for(game, (spec,) * plan.players) as bots:
                    bots[game.decider].choose(game.view(game.decider), game.legal_actions)


def _finished(
    task: _Task, fixtures: Iterable[Fixture], jobs: int | None, ray: str | None
) -> Generator[tuple[PlayedGame, str | None], None, None]:
    """Games as they end, in any order."""
    if ray is None:
        if (jobs or available_cores()) == 1:
            yield from map(task.play, fixtures)
            return
        task.warm_up()
    coming = iter(fixtures)
    running: set[Future[tuple[PlayedGame, str | None]]] = set()
    with crew(task.play, jobs, ray) as (workers, submit):
        while True:
            running |= set(map(submit, islice(coming, 2 * workers - len(running))))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
