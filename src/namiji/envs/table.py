"""One game after another, as numbers: what the environments of single games share."""

import sys
from operator import index
from pathlib import Path
from typing import Literal, SupportsIndex, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from namiji.core.layout import ACTIONS
from namiji.core.names import DIRECTIONS, Directions
from namiji.edition import Edition
from namiji.envs.observation import observe
from namiji.envs.settings import Scheme, edition_of, index_of
from namiji.errors import NamijiError
from namiji.game.game import Game, check_table
from namiji.match.directions import any_direction
from namiji.spaces import api
from namiji.spaces.layout import PLAYERS
from namiji.spaces.reward import SCHEMES

RenderMode: TypeAlias = Literal["human", "ansi", "svg"]
RENDER_MODES: tuple[RenderMode, ...] = get_args(RenderMode)
"""Print text, return the same text, or return a picture as SVG."""

Observation: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


class Table:
    """Deals games, plays them, and shows what a seat knows."""

    _game: Game | None = None

    def __init__(
        self,
        players: int,
        edition: Edition | str | Path | None,
        direction: Directions,
        reward: Scheme,
        render_mode: RenderMode | None,
    ) -> None:
        check_table(players, any_direction(direction))
        if render_mode not in (None, *RENDER_MODES):
            message = f"'render_mode' is one of {', '.join(RENDER_MODES)}, or None"
            raise NamijiError("bad-render-mode", f"{message}, not {render_mode!r}")
        self.players = players
        self.edition = edition_of(edition)
        self.render_mode = render_mode
        self._direction = direction
        self._scheme = index_of(SCHEMES, reward, "reward")

    def deal(self, rng: np.random.Generator) -> None:
        """Start a new game, which depends on the generator only."""
        seed, way = int(rng.integers(2**63)), int(rng.integers(2))
        direction = DIRECTIONS[way] if self._direction == "both" else self._direction
        self._game = Game.new(self.players, seed, direction, self.edition)

    @property
    def game(self) -> Game:
        """The game itself, with all its secrets."""
        if self._game is None:
            raise NamijiError("no-game", "there is no game yet: call reset() first")
        return self._game

    def play(self, action: SupportsIndex | None) -> list[float]:
        """Play an action of the decider; return the rewards, the first seat's first."""
        try:
            number = index(None if isinstance(action, bool) else action)  # type: ignore[arg-type]
        except TypeError:  # our error is clearer than Python's
            message = f"an action is a number from 0 to {ACTIONS - 1}, not {action!r}"
            raise NamijiError("bad-action", message) from None
        rewards = np.zeros(PLAYERS, np.float32)
        rewards[: self.players] = [*self.game.scores.values()]
        self.game.play(number)
        api.write_rewards(self.game.view(0).states, self._scheme, rewards)
        by_seat: list[float] = rewards[: self.players].tolist()
        return by_seat

    def look(self, seat: int) -> tuple[Observation, Mask]:
        """Return what a seat knows, and what it may play now; see `spaces`."""
        observation, mask = observe(self.game.view(seat))
        return observation, mask.view(np.int8)

    def render(self, seat: int) -> str | None:
        """Render the table as a seat sees it."""
        view = self.game.view(seat)
        if self.render_mode == "svg":
            from namiji.svg.table import picture

            return picture(view)
        if self.render_mode is None:
            message = f"make the environment with a 'render_mode': {', '.join(RENDER_MODES)}"
            raise NamijiError("no-render-mode", message)
        if self.render_mode == "ansi":
            return str(view)
        sys.stdout.write(f"{view}\n")
        return None
