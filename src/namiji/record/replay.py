"""Playing a record again, from its decisions and outcomes alone, without a random generator."""

from collections.abc import Sequence

from namiji.errors import IllegalAction, ImpossibleOutcome, RecordError
from namiji.game.events import Event
from namiji.game.game import Game
from namiji.record.model import Record, RecordedDecision, Result


def replay(record: Record) -> Game:
    """The game as it ended. What was undone is left out; `verify` checks that, too."""
    return replay_all(record, record.decisions)


def replay_all(record: Record, decisions: Sequence[RecordedDecision]) -> Game:
    """Play the decisions or the whole history of a record, and check the result."""
    game = begin(record)
    for decision in decisions:
        follow(game, decision)
    go_back(game, len(record.decisions))
    check_result(record, game)
    return game


# The steps of a replay, for callers that look at the game in between.


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
        raise RecordError(error.code, str(error), record.header_lines.get("face-up", 0)) from error


def go_back(game: Game, keep: int) -> None:
    """Take back all decisions but the first `keep`."""
    for _ in range(keep, len(game.decisions)):
        game.undo(rewind=False)


def follow(game: Game, decision: RecordedDecision) -> Sequence[Event]:
    """Play the next of a record's `decisions`, or of its `history`."""
    go_back(game, decision.number - 1)
    line, seat = decision.line, decision.seat
    if game.is_over:
        raise RecordError("after-end", "the game is over before this decision", line)
    if seat != game.decider:
        raise RecordError("wrong-seat", f"seat {game.decider} has to decide, not seat {seat}", line)
    try:
        return game.play(decision.action, decision.outcomes)
    except IllegalAction as error:
        raise RecordError("illegal-action", f"{decision.action}: {error}", line) from error
    except ImpossibleOutcome as error:
        raise RecordError(error.code, str(error), line) from error


def check_result(record: Record, game: Game) -> None:
    """After the last decision, check that the header gives the game's result."""
    found = Result.of(game)
    if record.result is None or record.result == found:
        return
    line = record.header_lines.get("result", 0)
    if found:
        raise RecordError("wrong-result", f"the game ends with '{found}'", line)
    last = record.history[-1].line if record.history else line
    message = f"seat {game.decider} has to decide after this: lines are missing at the end"
    raise RecordError("truncated", message, last)
