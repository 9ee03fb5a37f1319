"""What a bot asks of its view is what environments show."""

import numpy as np
import pytest

from namiji import Game, NamijiError
from namiji.envs import observe
from namiji.spaces.layout import SLICES
from tests.support.plain_observation import Plain


def test_every_seat_is_shown_what_it_knows_and_the_decider_what_it_may_do() -> None:
    game = Game.new(players=3, seed=1)
    for seat in (1, 2, 3):
        view = game.view(seat)
        observation, mask = observe(view)
        for part in SLICES:
            told = [*getattr(Plain(view), part.name)()]
            assert np.allclose(observation[part.start : part.start + len(told)], told, atol=1e-6)
        assert mask.nonzero()[0].tolist() == (game.legal_ids() if seat == game.decider else [])


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(NamijiError, match="a spectator has no observation"):
        observe(Game.new(players=3, seed=1).view(0))
