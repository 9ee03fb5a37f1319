"""Whether a record holds: every decision legal, every outcome possible and dealt by the seed."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain

from namiji.core.names import Seat
from namiji.errors import IllegalAction, RecordError
from namiji.game.game import Game
from namiji.game.outcomes import Outcome
from namiji.game.seeds import commitment
from namiji.record.model import Record
from namiji.record.replay import go_back, replay_all

_QUOTED = 12  # outcomes in an error: a decision has fewer, but a line can have any number


@dataclass(frozen=True, slots=True)
class Verification:
    """What is known of a record that holds."""

    decisions: int
    scores: Mapping[Seat, int]
    winners: tuple[Seat, ...]
    proven: bool
    """Chance came from the seed. Otherwise the game is possible, and no more is known."""
    notes: tuple[str, ...]


def verify(record: Record) -> Verification:
    """Check everything that a record says. The error names the first line that is wrong."""
    if record.seed is not None:
        _check_deal(record, record.seed)
    game = replay_all(record, record.history)
    proven, notes = record.seed is not None, []
    if not proven:
        notes.append("possible, not proven: it has no seed")
    elif record.deal is not None and not any(record.deal.nonces):
        notes.append("no player added a nonce")
    if proven and record.commitment is None:
        notes.append("no commitment: the seed may have been chosen after the game")
    if not game.is_over:
        notes.append(f"unfinished: seat {game.decider} has to decide")
    decisions = len(record.decisions)
    if undone := len(record.history) - decisions:
        notes.append(f"undone decisions: {undone}")
    return Verification(decisions, game.scores, game.winners, proven, tuple(notes))


def _check_deal(record: Record, seed: str) -> None:
    """Check that chance came from the seed. It never goes back: undone decisions draw from it, too.

    A decision that is not possible ends the check without an error: the replay explains it better.
    """
    lines, deal = record.header_lines, record.deal
    promised = commitment(seed) if deal is None else deal.commitment(seed)
    if record.commitment not in (None, promised):
        what = "the seed does" if deal is None else "table, game and seed do"
        message = f"{what} not match the commitment"
        raise RecordError("broken-commitment", message, lines.get("seed", 0))
    game_seed = seed if deal is None else deal.game_seed(seed, record.direction)
    game = Game.new(record.players, game_seed, record.direction, record.edition)
    for decision in record.history:
        go_back(game, decision.number - 1)
        if decision.seat != game.decider:
            break
        try:
            game.play(decision.action)
        except IllegalAction:
            break
    boats = len(record.order)
    written, dealt = record.setup_outcomes, game.setup_outcomes
    decided = zip(record.history, game.history, strict=False)
    pairs = chain(
        [(lines.get("order", 0), written[:boats], dealt[:boats])],
        [(lines.get("face-up", 0), written[boats:], dealt[boats:])],
        ((mine.line, mine.outcomes, drawn.outcomes) for mine, drawn in decided),
    )
    for line, given, drawn in pairs:
        if given != drawn:
            source = "seed brings" if deal is None else "seed and the nonces bring"
            message = f"the {source} {_words(drawn)} here, not {_words(given)}"
            raise RecordError("not-from-seed", message, line)


def _words(outcomes: tuple[Outcome, ...]) -> str:
    words = " ".join(map(str, outcomes[:_QUOTED]))
    return f"'{words}{' ...' if len(outcomes) > _QUOTED else ''}'" if words else "nothing"
