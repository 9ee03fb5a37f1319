"""The process of a user's Python bot."""

from base64 import b64encode
from collections.abc import Sequence
from typing import Any

import pytest

from namiji import Game
from namiji.bots.python_bot_process import BotProcess
from namiji.edition import standard
from namiji.game.actions import Action
from namiji.game.view import SeatView


class Blind:
    """A bot that does not look at the game before it has to decide."""

    def __init__(self, seed: str) -> None:
        pass

    def choose(self, view: SeatView, legal_actions: Sequence[Action]) -> Action:  # noqa: ARG002 - any will do
        return legal_actions[0]


def test_what_a_decision_reads_is_loaded_before_the_bot_is_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The clock of a decision runs as soon as the bot has said that it is ready."""
    game = Game.new(2, 1)
    other = 3 - game.decider
    read: list[str] = []
    first = SeatView._read

    def noting(view: SeatView, name: str) -> Any:
        read.append(name)
        return first(view, name)

    monkeypatch.setattr(SeatView, "_read", noting)
    message = {
        "type": "start",
        "seat": other,
        "seed": "1",
        "edition": standard().data,
        "rules": standard().rules,
        "view": b64encode(game.view(other).to_bytes()).decode(),
    }
    assert BotProcess(Blind).answer(message) == {"ready": True}
    assert "legal_ids" in read
