"""How every decision and every draw of a finished game changed the chances; what was missed.

Two kinds of questions are asked about a decision. Greedy finishes the game many times from the
position as it was, all cards included: these playouts give the accounts, see `accounts`. The search
bot looks for a better move with what the decider knew: these searches give the claims, see
`claims`.
"""

import hashlib
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import numpy as np

from namiji.analysis.claims import Claim, find_claim
from namiji.analysis.impact import measure_impact, steps_and_accounts
from namiji.analysis.model import Analysis, AnalyzedDecision, AnalyzedSeat
from namiji.edition import Edition
from namiji.errors import NamijiError, RecordError
from namiji.game.actions import Action, actions_of
from namiji.game.game import Game
from namiji.game.seeds import check_seed
from namiji.game.view import SeatView
from namiji.mind.impact import ACCOUNT, STEP
from namiji.parallel.cores import available_cores
from namiji.parallel.process_pool import process_pool
from namiji.record import Record, record_of
from namiji.record.replay import begin, check_result, follow
from namiji.words import action_words, words_in
from namiji.words.plain import sentence

_BY_SEAT = [name for name in STEP.names or () if not name.startswith(("points", "spare"))]
_FIGURES = [name for name in ACCOUNT.names or () if not name.startswith("spare")]
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
    steps, accounts = steps_and_accounts([impact for impact, _ in findings], _shares(end))
    decisions = tuple(
        _decision(number, moment, step, claim)
        for number, (moment, step, (_, claim)) in enumerate(
            zip(moments, steps, findings, strict=True), 1
        )
    )
    return Analysis(
        tuple(end.scores.values()),
        effort,
        seed,
        decisions,
        tuple(_seat(seat, score, accounts[seat]) for seat, score in end.scores.items()),
    )


def luck_of(game: Game, effort: int, seed: str = "1") -> tuple[float, ...]:
    """Return the luck of each seat alone, without a search for missed moves."""
    moments, end = _replay(record_of(game))
    analyzer = _Analyzer(game.edition, effort, seed)
    impacts = [analyzer.measure(each.state, each.action, each.was_chance) for each in moments]
    _, accounts = steps_and_accounts(impacts, _shares(end))
    return tuple(float(accounts[seat].luck) for seat in end.scores)


@dataclass(frozen=True, slots=True)
class _Moment:
    """A decision of the game."""

    state: bytes
    """The position before it, with all that was hidden."""
    view: SeatView
    """What the decider knew."""
    action: Action
    was_chance: bool
    """Whether anything was drawn before the next decision."""


def _replay(record: Record) -> tuple[list[_Moment], Game]:
    game = begin(record)
    moments = []
    for decision in record.decisions:
        state, view = game.to_bytes(), game.view(game.decider)
        follow(game, decision)
        moments.append(_Moment(state, view, decision.action, bool(decision.outcomes)))
    check_result(record, game)
    if not game.is_over:
        message = f"the game is unfinished, seat {game.decider} is to decide: play it to its end"
        raise RecordError("unfinished", message)
    return moments, game


def _shares(game: Game) -> tuple[float, ...]:
    """Return the share of the victory by seat."""
    winners = game.winners
    return tuple((seat in winners) / len(winners) for seat in game.scores)


def _findings(
    analyzer: "_Analyzer", moments: Sequence[_Moment], jobs: int
) -> Generator[tuple[Any, Claim], None, None]:
    items = [
        (each.state, each.view.to_bytes(), each.view.seat, each.action, each.was_chance)
        for each in moments
    ]
    # This process does the first, so that everything is compiled only once.
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

    def analyze(self, item: tuple[bytes, bytes, int, Action, bool]) -> tuple[Any, Claim]:
        """Analyze a decision: the position and the decider's view as bytes, and what happened."""
        state, seen, seat, action, was_chance = item
        view = SeatView.from_bytes(self.edition, seen, seat)
        claim = find_claim(view, action, self.effort, self.seed)
        impact = self.measure(state, action, was_chance)
        impact.best, impact.cost = actions_of(self.edition).id(claim.best), claim.cost
        return impact, claim

    def measure(self, state: bytes, action: Action, was_chance: bool) -> Any:
        digest = hashlib.blake2b(state, key=self.seed.encode()[:64], digest_size=16).digest()
        key = np.frombuffer(digest, "<u8").astype(np.uint64)
        played = actions_of(self.edition).id(action)
        return measure_impact(self.edition, state, played, was_chance, key, self.effort)


def _decision(number: int, moment: _Moment, step: Any, claim: Claim) -> AnalyzedDecision:
    view = moment.view
    by_seat = {name: tuple(step[name][1 : view.players + 1].tolist()) for name in _BY_SEAT}
    return AnalyzedDecision(
        number=number,
        seat=view.seat,
        leg=view.leg,
        action=str(moment.action),
        words=_words(moment.action, view),
        best=str(claim.best),
        best_words=_words(claim.best, view),
        cost=claim.cost,
        cost_error=claim.error,
        points=float(step.points),
        points_error=float(step.points_error),
        **by_seat,
    )


def _seat(seat: int, score: int, figures: Any) -> AnalyzedSeat:
    return AnalyzedSeat(seat, score, **{name: figures[name].item() for name in _FIGURES})


def _words(action: Action, view: SeatView) -> str:
    w = words_in("en")
    words = action_words(action, view, w)
    return words if view.boat_in_action else f"{sentence(w.text('neutral-boat'))} {words}"
