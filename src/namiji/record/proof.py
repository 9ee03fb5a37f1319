"""Whether a record holds: playing it again from its lines, and from its seed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from namiji.errors import IllegalAction, ImpossibleOutcome, RecordError
from namiji.game.events import Event
from namiji.game.game import Game
from namiji.game.outcomes import Outcome
from namiji.game.seeds import commitment
from namiji.record.model import Line, Record, result_of


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is known of a record that holds."""

    decisions: int
    scores: Mapping[int, int]
    winners: tuple[int, ...]
    proven: bool
    """Chance came from the seed; otherwise the game is possible, and no more is known."""
    notes: tuple[str, ...]


def replay(record: Record) -> Game:
    """The game as it ended, rebuilt without a generator, from its decisions and outcomes alone.

    What was undone is left out; `verify` looks at that, too.
    """
    return _play(record, record.lines)


def verify(record: Record) -> Verdict:
    """Check all that a record says; the error names the first line that is not so."""
    if record.seed is not None:
        _check_deal(record, record.seed)
    game = _play(record, record.log)
    proven, notes = record.seed is not None, []
    if not proven:
        notes.append("possible, not proven: it has no seed")
    elif record.commitment is None:
        notes.append("no commitment: the seed may have been chosen after the game")
    if not game.is_over:
        notes.append(f"unfinished: seat {game.decider} is to decide")
    decisions = len(record.lines)
    if undone := len(record.log) - decisions:
        notes.append(f"undone decisions: {undone}")
    return Verdict(decisions, game.scores, game.winners, proven, tuple(notes))


# The steps of a replay, for those who look at the game on the way.


def begin(record: Record) -> Game:
    """The game before its first decision."""
    try:
        return Game.new(
            record.players,
            direction=record.direction,
            edition=record.edition,
            outcomes=record.setup_outcomes,
        )
    except ImpossibleOutcome as error:  # not of the order, which reading has checked
        raise RecordError(error.code, str(error), record.at.get("face-up", 0)) from error


def go_back(game: Game, keep: int) -> None:
    """Take all but the first decisions back."""
    for _ in range(keep, len(game.decisions)):
        game.undo(rewind=False)


def follow(game: Game, line: Line) -> Sequence[Event]:
    """Play the next line of a record, be it of its `lines` or of its `log`."""
    go_back(game, line.number - 1)
    if game.is_over:
        raise RecordError("after-end", "the game is over before this decision", line.at)
    if line.seat != game.decider:
        message = f"it is for seat {game.decider} to decide, not for seat {line.seat}"
        raise RecordError("wrong-seat", message, line.at)
    try:
        return game.play(line.action, line.outcomes)
    except IllegalAction as error:
        raise RecordError("illegal-action", f"{line.action}: {error}", line.at) from error
    except ImpossibleOutcome as error:
        raise RecordError(error.code, str(error), line.at) from error


def check_result(record: Record, game: Game) -> None:
    """After the last line: the result that the header gives is the game's."""
    found = result_of(game)
    if record.result is None or record.result == found:
        return
    at = record.at.get("result", 0)
    if found:
        raise RecordError("wrong-result", f"the game ends with '{found}'", at)
    last = record.log[-1].at if record.log else at
    message = f"seat {game.decider} is to decide after this: lines are missing at the end"
    raise RecordError("truncated", message, last)


def _play(record: Record, lines: Sequence[Line]) -> Game:
    game = begin(record)
    for line in lines:
        follow(game, line)
    go_back(game, len(record.lines))
    check_result(record, game)
    return game


def _check_deal(record: Record, seed: str) -> None:
    """Whether chance came from the seed, which never goes back: undone lines draw from it, too.

    Stops without a word at a decision that cannot be: replaying the lines names it better.
    """
    at = record.at
    if record.commitment not in (None, commitment(seed)):
        message = "the seed is not the one that the commitment promised"
        raise RecordError("broken-commitment", message, at.get("seed", 0))
    game = Game.new(record.players, seed, record.direction, record.edition)
    for line in record.log:
        go_back(game, line.number - 1)
        if line.seat != game.decider:
            break
        try:
            game.play(line.action)
        except IllegalAction:
            break
    boats = len(record.order)
    written, dealt = record.setup_outcomes, game.setup_outcomes
    pairs = chain(
        [(at.get("order", 0), written[:boats], dealt[:boats])],
        [(at.get("face-up", 0), written[boats:], dealt[boats:])],
        ((a.at, a.outcomes, b.outcomes) for a, b in zip(record.log, game.history, strict=False)),
    )
    for line_at, given, drawn in pairs:
        if given != drawn:
            message = f"the seed brings {_words(drawn)} here, not {_words(given)}"
            raise RecordError("not-from-seed", message, line_at)


def _words(outcomes: tuple[Outcome, ...]) -> str:
    return f"'{' '.join(map(str, outcomes))}'" if outcomes else "nothing"
