"""An exam for bots: endings with an exact answer, drawn from close games of bots.

python -m tests.programs.exam --count 200 --bot search:2000 [--source filler] [--seed exam]
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count, islice
from statistics import fmean, stdev

from namiji import SeatView
from namiji.bots import make_bot
from namiji.edition import standard
from namiji.game.actions import Action
from namiji.match.simulate import Series
from namiji.mind.ending import Solution, solve

SPREAD = 0.01
"""An ending is a question if its options differ by more than this share of the victory."""

_CLOSE = 10  # most points between the best two, so that the ending can decide the game


@dataclass(frozen=True, slots=True)
class Question:
    """A position in which the choice matters, with its solution."""

    name: str
    view: SeatView
    solution: Solution

    def loss(self, action: Action) -> float:
        """Return the share of the victory that an action gives away."""
        shares = {value.action: value.share for value in self.solution.values}
        return max(shares.values()) - shares[action]


def questions(seed: str = "exam", source: str = "filler") -> Iterator[Question]:
    """Yield questions of many kinds without end, at most one per game, always the same."""
    asked: Counter[str] = Counter()
    for index in count():
        players = 2 + index % 4
        series = Series(players, seed, (source,) * players, "both", standard())
        found = list(_questions_of(series, index // 4))
        if found:
            # A deep one, but of a kind that has been rare so far.
            best = min(found, key=lambda q: asked[q.view.phase] / q.solution.depth)
            asked[best.view.phase] += 1
            yield best


def _questions_of(series: Series, index: int) -> Iterator[Question]:
    """Return the questions of one game, from its end back to the first unsolvable position."""
    game = series.play(index).game
    *_, second, first = sorted(game.scores.values())
    while first - second <= _CLOSE and game.decisions:
        game.undo()
        view = game.view(game.decider)
        solution = solve(view)
        if solution is None:
            return
        shares = [value.share for value in solution.values]
        if max(shares) - min(shares) > SPREAD:
            where = f"{view.players} players, game {index}, decision {len(game.decisions) + 1}"
            yield Question(where, view, solution)


@dataclass(frozen=True, slots=True)
class Answer:
    question: Question
    action: Action

    @property
    def loss(self) -> float:
        return self.question.loss(self.action)


def answers(bot: str, asked: Iterable[Question]) -> Iterator[Answer]:
    """Return what a new bot chooses."""
    for question in asked:
        player = make_bot(bot, question.name)
        view = question.view
        yield Answer(question, player.choose(view, view.legal_actions))
        if hasattr(player, "close"):
            player.close()


def report(bot: str, given: list[Answer]) -> str:
    """Return the mean loss with its 95% interval, the worst answers, and the kinds of questions."""
    losses = [100 * answer.loss for answer in given]
    half = 1.96 * stdev(losses) / len(losses) ** 0.5
    hits = sum(loss < 1e-6 for loss in losses)
    verdict = (
        f"{bot} loses {fmean(losses):.2f} ± {half:.2f} percentage points of the victory "
        f"on {len(given)} endings and finds the best move in {hits}."
    )
    worst = sorted(given, key=lambda answer: -answer.loss)
    lines = [verdict, *(_told(answer) for answer in worst[:5] if answer.loss > 1e-6)]
    views = [answer.question.view for answer in given]
    solutions = [answer.question.solution for answer in given]
    lines += [
        _histogram("players", (view.players for view in views)),
        _histogram("direction", (view.direction for view in views)),
        _histogram("phase", (view.phase for view in views)),
        _histogram("options", (len(solution.values) for solution in solutions)),
        _histogram("decisions to the end", (solution.depth for solution in solutions)),
    ]
    return "\n".join(lines) + "\n"


def _told(answer: Answer) -> str:
    solution = answer.question.solution
    return (
        f"  {100 * answer.loss:5.2f} lost by '{answer.action}' instead of '{solution.best}' "
        f"({answer.question.name}, {answer.question.view.direction})"
    )


def _histogram(name: str, values: Iterable[int | str]) -> str:
    counts = Counter(values)
    return f"{name}: " + ", ".join(f"{value} x{counts[value]}" for value in sorted(counts))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--bot", default="search:2000")
    parser.add_argument("--source", default="filler", help="bot that plays the games")
    parser.add_argument("--seed", default="exam")
    options = parser.parse_args()
    asked = islice(questions(options.seed, options.source), options.count)
    sys.stdout.write(report(options.bot, list(answers(options.bot, asked))))


if __name__ == "__main__":
    main()
