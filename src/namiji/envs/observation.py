"""What a learner is shown of a game by its own seat, as numbers."""

import numpy as np
from numpy.typing import NDArray

from namiji.core.layout import ACTIONS
from namiji.edition.tables import build_tables
from namiji.errors import NamijiError
from namiji.game.view import SeatView
from namiji.spaces import api
from namiji.spaces.layout import OBSERVATION


def observe(view: SeatView) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """Return the observation of a seat, and the mask of what it may play now.

    They are those of all environments, so a bot can ask what was trained there.

    >>> from namiji import Game
    >>> observation, mask = observe(Game.new(players=2, seed=7).view(seat=2))
    >>> observation.shape, mask.nonzero()[0][:3].tolist()
    ((839,), [1, 2, 3])
    """
    if not view.seat:
        raise NamijiError("bad-seat", "a spectator has no observation")
    observation, mask = np.empty(OBSERVATION, np.float32), np.empty(ACTIONS, np.bool_)
    api.observe(build_tables(view.edition), view.states, view.seat, observation)
    api.write_mask(view.states, view.seat, mask)
    return observation, mask
