"""Frames of all seats at once, and their changes: the same as the views one by one."""

import random
from typing import Any

import pytest

from namiji import Game

PLAYERS = (2, 3, 4, 5)


def merged(before: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """What a client makes of changes."""
    new = changes.get("boats", {})
    boats = {seat: boat | new.get(seat, {}) for seat, boat in before["boats"].items()}
    return before | changes | {"boats": boats}


@pytest.mark.parametrize("players", PLAYERS)
def test_changes_lead_from_view_to_view_and_have_nothing_else(players: int) -> None:
    game, rng = Game.new(players, f"frames-{players}"), random.Random(players)
    before = game.frames()
    while not game.is_over:
        game.play(rng.choice(game.legal_ids()))
        after = game.frames()
        changes = after.changes_since(before)
        assert after.public() == game.view(0).public_dict()
        assert merged(before.public(), changes.public()) == after.public()
        new = changes.public().items()
        assert all(value != before.public()[key] for key, value in new if key != "boats")
        for seat in range(players + 1):
            assert after.private(seat) == game.view(seat).private_dict()
            old = before.private(seat)
            assert old | changes.private(seat) == after.private(seat)
            assert all(value != old[key] for key, value in changes.private(seat).items())
        before = after


def test_nothing_new_is_no_change() -> None:
    game = Game.new(3, "still")
    changes = game.frames().changes_since(game.frames())
    assert not changes.public()
    assert not any(changes.private(seat) for seat in range(4))
