"""The search bot analyzes every decision of a finished game, knowing what its seat knew."""

import math
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass

from namiji.analysis.model import Analysis, Choice
from namiji.bots.search import SearchBot, Thought
from namiji.edition import Edition
from namiji.errors import NamijiError, RecordError
from namiji.game.actions import Action
from namiji.game.game import Game
from namiji.game.seeds import check_seed
from namiji.game.view import SeatView
from namiji.parallel.cores import available_cores
from namiji.parallel.process_pool import process_pool
from namiji.record import Record, record_of
from namiji.record.replay import begin, check_result, follow
from namiji.words import action_words, words_in
from namiji.words.plain import sentence

_MOST_EFFORT = 1_000_000
_PLAYOUTS_WORTH_A_PROCESS = 20_000  # they take longer than starting another process


def analyze(
    game: Record | Game,
    effort: int = 1000,
    seed: int | str = 1,
    jobs: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Analyze a finished game, with `effort` playouts per question about a decision.

    The result is the same for any number of jobs. Without `jobs`, all cores take part if that is
    faster. Worker processes import the script that started them, so a script that calls this needs
    `if __name__ == "__main__"`. `progress` is called with the number of decisions done, and of all.
    """
    if not 2 <= effort <= _MOST_EFFORT:
        raise NamijiError("bad-number", f"the effort is 2 to {_MOST_EFFORT} playouts, not {effort}")
    if jobs is not None and jobs < 1:
        raise NamijiError("bad-number", "at least one job is needed")
    record = record_of(game) if isinstance(game, Game) else game
    seed = check_seed(seed)
    moments, end = _replay(record)
    if jobs is None:
        jobs = min(available_cores(), 1 + effort * len(moments) // _PLAYOUTS_WORTH_A_PROCESS)
    findings = []
    with closing(_findings(_Analyzer(record.edition, effort, seed), moments, jobs)) as found:
        for finding in found:
            findings.append(finding)
            if progress:
                progress(len(findings), len(moments))
    scores = tuple(end.scores.values())
    return Analysis(scores, effort, seed, tuple(_choices(moments, findings, _shares(end))))


@dataclass(frozen=True, slots=True)
class _Moment:
    """A decision of the game, and what each seat knew before it, the first seat first."""

    views: tuple[SeatView, ...]
    action: Action

    @property
    def view(self) -> SeatView:
        """What the decider knew."""
        return self.views[self.views[0].decider - 1]


@dataclass(frozen=True, slots=True)
class _Finding:
    chances: tuple[float, ...]
    best: Action
    played: float
    error: float


def _replay(record: Record) -> tuple[list[_Moment], Game]:
    game = begin(record)
    moments = []
    for decision in record.decisions:
        views = tuple(game.view(seat) for seat in range(1, game.players + 1))
        follow(game, decision)
        moments.append(_Moment(views, decision.action))
    check_result(record, game)
    if not game.is_over:
        message = f"the game is unfinished, seat {game.decider} is to decide: play it to its end"
        raise RecordError("unfinished", message)
    return moments, game


def _shares(game: Game) -> tuple[float, ...]:
    """Return the share of the victory by seat."""
    winners = game.winners
    return tuple(round((seat in winners) / len(winners), 3) for seat in game.scores)


def _findings(
    analyzer: "_Analyzer", moments: Sequence[_Moment], jobs: int
) -> Generator[_Finding, None, None]:
    items = [
        ([view.to_bytes() for view in moment.views], moment.view.seat, moment.action)
        for moment in moments
    ]
    # This process does the first, so that the search is compiled only once.
    yield analyzer.analyze(items[0])
    if jobs == 1:
        yield from map(analyzer.analyze, items[1:])
        return
    with process_pool(analyzer.analyze, jobs) as submit:
        for waiting in [submit(item) for item in items[1:]]:
            yield waiting.result()


@dataclass(frozen=True, slots=True)
class _Analyzer:
    edition: Edition
    effort: int
    seed: str

    def analyze(self, item: tuple[list[bytes], int, Action]) -> _Finding:
        """Analyze a decision: views as bytes by seat, the decider, and what it played."""
        data, decider, action = item
        views = [SeatView.from_bytes(self.edition, each, i) for i, each in enumerate(data, 1)]
        observer = SearchBot(self.seed, str(self.effort // 2))
        chances = [
            0.0 if view.seat == decider else _chance(observer.think(view), view.seat)
            for view in views
        ]
        best, expected, played, error = self._compare(views[decider - 1], action)
        chances[decider - 1] = expected
        return _Finding(tuple(round(each, 3) for each in chances), best, round(played, 3), error)

    def _compare(self, view: SeatView, action: Action) -> tuple[Action, float, float, float]:
        """Return the bot's action, its chance, that of the action played, and the standard error.

        A second search tries both actions equally often and in the same worlds. The first one made
        few playouts of the actions that it did not choose, and may have chosen by luck.
        """
        best = SearchBot(self.seed, str(self.effort)).think(view).options[0].action
        second = SearchBot(f"anew {self.seed}", str(self.effort))
        expected, *other = (
            second.think(view, only=each).shares[view.seat - 1]
            for each in dict.fromkeys((best, action))
        )
        if not other:
            return best, expected, expected, 0.0
        return best, expected, other[0], math.hypot(*map(self._error, (expected, other[0])))

    def _error(self, chance: float) -> float:
        """Return the standard error of a chance; it is never 0, even if all playouts agree."""
        likely = (chance * self.effort + 1) / (self.effort + 2)
        return math.sqrt(likely * (1 - likely) / self.effort)


def _chance(thought: Thought, seat: int) -> float:
    """Return a seat's chance with the action that the search would play."""
    shares = thought.options[0].shares if thought.options else thought.shares
    return shares[seat - 1]


def _choices(
    moments: Sequence[_Moment], findings: Sequence[_Finding], end: tuple[float, ...]
) -> Iterator[Choice]:
    afters = [*(finding.chances for finding in findings[1:]), end]
    rows = zip(moments, findings, afters, strict=True)
    for number, (moment, finding, after) in enumerate(rows, 1):
        view = moment.view
        yield Choice(
            number=number,
            seat=view.seat,
            leg=view.leg,
            action=str(moment.action),
            words=_words(moment.action, view),
            best=str(finding.best),
            best_words=_words(finding.best, view),
            before=finding.chances,
            played=finding.played,
            error=finding.error,
            after=after,
        )


def _words(action: Action, view: SeatView) -> str:
    w = words_in("en")
    words = action_words(action, view, w)
    return words if view.boat_in_action else f"{sentence(w.text('neutral-boat'))} {words}"
