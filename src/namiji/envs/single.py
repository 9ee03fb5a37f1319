"""Namiji for Gymnasium: one learner plays against bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, SupportsIndex, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from namiji.bots import Bot
from namiji.core.layout import ACTIONS
from namiji.core.names import Directions
from namiji.edition import Edition
from namiji.envs.bot_action import bot_action
from namiji.envs.settings import Scheme, is_one_of
from namiji.envs.table import RENDER_MODES, Mask, Observation, RenderMode, Table
from namiji.errors import IllegalAction, NamijiError
from namiji.game.game import Game
from namiji.match.seating import seat_bot, specs_by_seat
from namiji.spaces.layout import OBSERVATION

FORFEIT = -1.0
"""The reward for an action that is not legal, where that ends the game."""

Illegal: TypeAlias = Literal["lose", "error"]


class NamijiEnv(gymnasium.Env[Observation, np.int64]):
    """A step is a decision of the learner and all that follows until it decides again.

    `info["action_mask"]` says which actions are legal. Gymnasium's checker, and learners without
    masks, play other actions, too: that loses the game at once or, with `illegal="error"`, raises
    an error.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium declares it so
        "render_modes": list(RENDER_MODES),
        "render_fps": 4,
    }

    def __init__(
        self,
        players: int = 2,
        opponents: str | Sequence[str] = "greedy",
        seat: int | Literal["rotate"] = "rotate",
        edition: Edition | str | Path | None = None,
        direction: Directions = "clockwise",
        reward: Scheme = "share",
        illegal: Illegal = "lose",
        render_mode: RenderMode | None = None,
    ) -> None:
        """`opponents` names one bot for all other seats, or one per seat that follows the learner.

        With `rotate`, the learner takes another seat in every game; the seed says which is first.
        `edition` is an edition, its name or its file. With "both", each game draws its direction.
        """
        self._table = Table(players, edition, direction, reward, render_mode)
        named = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        self._specs = specs_by_seat(named, players - 1, self._table.edition, "other seats")
        if seat != "rotate" and not is_one_of(seat, range(1, players + 1)):
            message = f"'seat' is 1 to {players}, or 'rotate', not {seat!r}"
            raise NamijiError("bad-seat", message)
        if illegal not in ("lose", "error"):
            raise NamijiError("bad-illegal", f"'illegal' is lose or error, not {illegal!r}")
        self._fixed_seat = None if seat == "rotate" else seat
        self._illegal = illegal
        self._games = 0  # since the last seed, which says where to begin
        self._is_over = True
        self._bots: dict[int, Bot] = {}
        self._mask: Mask = np.zeros(ACTIONS, np.int8)
        self.seat = self._fixed_seat or 1
        self.render_mode = render_mode
        self.observation_space = Box(-1, 1, (OBSERVATION,), np.float32)
        self.action_space = Discrete(ACTIONS)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - Gymnasium passes it; none is known
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game. Without a seed, it follows from the last seed."""
        super().reset(seed=seed)
        if seed is not None:
            self._games = int(self.np_random.integers(self._table.players))
        self.seat = self._fixed_seat or 1 + self._games % self._table.players
        self._games += 1
        self._table.deal(self.np_random)
        self._seat_bots()
        self._is_over = False
        self._let_bots_play()
        return self._observe({})

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._is_over:
            raise NamijiError("no-game", "no game is in progress: call reset() first")
        try:
            reward = self._table.play(action)[self.seat - 1]
        except IllegalAction as error:
            if self._illegal == "error":
                raise
            self._is_over = True
            observation, info = self._observe({"illegal": str(error)})
            return observation, FORFEIT, True, False, info
        reward += self._let_bots_play()
        self._is_over = self.game.is_over
        observation, info = self._observe({})
        return observation, reward, self._is_over, False, info

    @property
    def game(self) -> Game:
        """The game itself, with all its secrets: for analysis, not for the learner."""
        return self._table.game

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may play now; learners such as MaskablePPO ask for it."""
        return self._mask.astype(np.bool_)

    def render(self) -> str | None:
        """Render the table as the learner sees it."""
        return self._table.render(self.seat)

    def close(self) -> None:
        """Close the bots."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def _observe(self, more: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        observation, mask = self._table.look(self.seat)
        if self._is_over:
            mask[:] = 0
        self._mask = mask
        if self.render_mode == "human":
            self.render()
        known = {"action_mask": mask, "seat": self.seat, "scores": self.game.scores}
        return observation, known | more

    def _seat_bots(self) -> None:
        self.close()
        players, seed = self._table.players, str(self.game.seed)
        for place, spec in enumerate(self._specs):
            seat = (self.seat + place) % players + 1
            self._bots[seat] = seat_bot(spec, seed, seat)

    def _let_bots_play(self) -> float:
        """Play until the learner decides or the game is over; return the learner's reward."""
        game, reward = self.game, 0.0
        while not game.is_over and game.decider != self.seat:
            reward += self._table.play(self._ask(game.decider))[self.seat - 1]
        return reward

    def _ask(self, seat: int) -> int:
        game, spec = self.game, self._specs[(seat - self.seat) % self._table.players - 1]
        return bot_action(self._bots[seat], spec, game.view(seat))
