"""Where a puzzle begins: the seed of a game, and all actions before the decision."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from namiji.core.names import Direction
from namiji.edition import Edition
from namiji.errors import NamijiError
from namiji.game.actions import actions_of
from namiji.game.game import Game
from namiji.game.view import SeatView
from namiji.record import Record

TAKE_BACK: Final = -1
"""Stands among the actions where the last decision was taken back; chance did not go back."""


@dataclass(frozen=True, slots=True)
class Situation:
    players: int
    direction: Direction
    seed: str
    actions: tuple[int, ...]
    """The numbers of all actions so far."""

    @property
    def id(self) -> str:
        """A short name, the same in every set."""
        text = f"{self.players} {self.direction} {self.seed} {self.actions}"
        return hashlib.sha256(text.encode()).hexdigest()[:10]

    def view(self, edition: Edition) -> SeatView:
        """Play up to the decision, and look at it as its seat does."""
        game = Game.new(self.players, self.seed, self.direction, edition)
        for action in self.actions:
            _do(game, action)
        return game.view(game.decider)


def _do(game: Game, action: int) -> None:
    if action == TAKE_BACK:
        game.undo(rewind=False)
    else:
        game.play(action)


def fingerprint(view: SeatView) -> str:
    """Return a short hash of what is asked, of whom, and in which situation."""
    boats = [(boat.position, boat.slot, boat.score) for boat in view.boats.values()]
    asked = (view.seat, view.phase, view.leg, boats, list(map(str, view.legal_actions)))
    return hashlib.sha256(repr(asked).encode()).hexdigest()[:8]


def decisions_of(record: Record) -> Iterator[tuple[Situation, SeatView]]:
    """Yield every decision of a record that was not taken back, as its seat saw it."""
    if record.seed is None:
        raise NamijiError("no-seed", "this record has no seed, and so its deal cannot be repeated")
    seed = record.seed
    if record.deal is not None:
        seed = record.deal.game_seed(seed, record.direction)
    game = Game.new(record.players, seed, record.direction, record.edition)
    numbers, actions, count = actions_of(record.edition), [], 0
    for decision in record.history:
        for _ in range(count - decision.number + 1):
            actions.append(TAKE_BACK)
            _do(game, TAKE_BACK)
        if not decision.undone:
            situation = Situation(record.players, record.direction, seed, tuple(actions))
            yield situation, game.view(game.decider)
        actions.append(numbers.id(decision.action))
        _do(game, actions[-1])
        count = decision.number
