"""From a Game to a Record and to its text."""

from dataclasses import dataclass, field

from namiji.errors import RecordError
from namiji.game.game import Game
from namiji.record.deal import Deal
from namiji.record.model import Record, RecordedDecision, Result


@dataclass(frozen=True, slots=True)
class SealedSeed:
    """The seed of a game, and the deal that it was bound into."""

    seed: str = field(repr=False)
    deal: Deal


def record_of(
    game: Game, *, reveal_seed: bool | None = None, sealed: SealedSeed | None = None
) -> Record:
    """The record of a game so far. By default, it has the seed only if the game is over.

    The game of a `sealed` seed has the seed that its deal gives, and the record has the sealed one.
    It has the decisions of `game.history`: those that were undone without rewinding chance, too.
    """
    setup = game.setup_outcomes
    if not setup:
        message = "a game dealt from a view has no past that could be recorded"
        raise RecordError("no-past", message)
    reveal = game.is_over if reveal_seed is None else reveal_seed
    seed, commitment, deal = game.seed, game.commitment, None
    if sealed is not None:
        seed, deal = sealed.seed, sealed.deal
        commitment = deal.commitment(seed)
    return Record(
        edition=game.edition,
        players=game.players,
        direction=game.direction,
        order=tuple(int(outcome.item) for outcome in setup if outcome.domain == "boat"),
        face_up=next((outcome.item for outcome in setup if outcome.domain == "fish"), None),
        deal=deal,
        commitment=commitment,
        seed=seed if reveal else None,
        result=Result.of(game),
        history=tuple(
            RecordedDecision(each.seat, each.action, each.outcomes, each.number, each.undone)
            for each in game.history
        ),
    )


def write_record(
    game: Game, *, reveal_seed: bool | None = None, sealed: SealedSeed | None = None
) -> str:
    """A game as the text of a `.namiji` file; see `record_of` for the seed."""
    return str(record_of(game, reveal_seed=reveal_seed, sealed=sealed))
