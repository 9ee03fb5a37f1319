"""Namiji for Gymnasium: one learner at a table with bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from namiji.bots import Bot, make_bot
from namiji.core.layout import ACTIONS
from namiji.edition import Edition
from namiji.envs.ask import ask
from namiji.envs.setting import Course, Scheme
from namiji.envs.table import RENDER_MODES, Observation, RenderMode, Table
from namiji.errors import IllegalAction, NamijiError
from namiji.game.game import Game
from namiji.game.seeds import bot_seed
from namiji.match.match import check_bot
from namiji.spaces.layout import OBSERVATION

FORFEIT = -1.0
"""The reward for an action that is not legal, where that ends the game."""

Illegal: TypeAlias = Literal["lose", "error"]


class NamijiEnv(gymnasium.Env[Observation, np.int64]):
    """A step is a decision of the learner and all that others play until it decides again.

    `info["action_mask"]` says which actions are legal. Gymnasium's checker, and learners that know
    of no masks, play others, too: that loses the game at once, or with `illegal="error"` raises.
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
        direction: Course = "clockwise",
        reward: Scheme = "share",
        illegal: Illegal = "lose",
        render_mode: RenderMode | None = None,
    ) -> None:
        """`opponents` names one bot for all other seats, or one for each that follows the learner.

        With `rotate`, the learner takes another seat in every game. The edition is one, or its name
        or file. Of both directions, each game draws one.
        """
        self._table = Table(players, edition, direction, reward, render_mode)
        self._specs = _one_a_seat(opponents, players, self._table.edition)
        if seat != "rotate" and seat not in range(1, players + 1):
            message = f"'seat' is 1 to {players}, or 'rotate', not {seat!r}"
            raise NamijiError("bad-seat", message)
        if illegal not in ("lose", "error"):
            raise NamijiError("bad-illegal", f"'illegal' is lose or error, not {illegal!r}")
        self._fixed_seat = None if seat == "rotate" else seat
        self._illegal = illegal
        self._games = 0  # since the last seed
        self._is_over = True
        self._bots: dict[int, Bot] = {}
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
        """Deal a new game; without a seed, the one that follows from the last seed."""
        super().reset(seed=seed)
        self._games = 0 if seed is not None else self._games
        self.seat = self._fixed_seat or 1 + self._games % self._table.players
        self._games += 1
        self._table.deal(self.np_random)
        self._seat_bots()
        self._is_over = False
        self._let_bots_play()
        return self._shown({})

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._is_over:
            raise NamijiError("no-game", "there is no game to play on: call reset() first")
        try:
            reward = self._table.play(action)[self.seat - 1]
        except IllegalAction as error:
            if self._illegal == "error":
                raise
            self._is_over = True
            observation, info = self._shown({"illegal": str(error)})
            return observation, FORFEIT, True, False, info
        reward += self._let_bots_play()
        self._is_over = self.game.is_over
        observation, info = self._shown({})
        return observation, reward, self._is_over, False, info

    @property
    def game(self) -> Game:
        """The game itself, which knows everything: for looking back, not for the learner."""
        return self._table.game

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return self._table.render(self.seat)

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots.values():
            end = getattr(bot, "close", None)
            if end is not None:
                end()
        self._bots = {}

    def _shown(self, more: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        observation, mask = self._table.look(self.seat)
        if self._is_over:
            mask[:] = 0
        if self.render_mode == "human":
            self.render()
        known = {"action_mask": mask, "seat": self.seat, "scores": self.game.scores}
        return observation, known | more

    def _seat_bots(self) -> None:
        self.close()
        players, seed = self._table.players, str(self.game.seed)
        for place, spec in enumerate(self._specs):
            seat = (self.seat + place) % players + 1
            self._bots[seat] = make_bot(spec, bot_seed(seed, seat))

    def _let_bots_play(self) -> float:
        """Until the learner decides or the game is over; returns what that brings the learner."""
        game, reward = self.game, 0.0
        while not game.is_over and game.decider != self.seat:
            reward += self._table.play(self._ask(game.decider))[self.seat - 1]
        return reward

    def _ask(self, seat: int) -> int:
        game, spec = self.game, self._specs[(seat - self.seat) % self._table.players - 1]
        return ask(self._bots[seat], spec, game.view(seat))


def _one_a_seat(specs: str | Sequence[str], players: int, edition: Edition) -> tuple[str, ...]:
    """A spec for each of the seats that follow the learner's."""
    named = (specs,) if isinstance(specs, str) else tuple(specs)
    if len(named) not in (1, players - 1):
        message = f"name one opponent, or one for each of the {players - 1} other seats"
        raise NamijiError("bad-bots", f"{message}, not {len(named)}")
    for spec in dict.fromkeys(named):
        check_bot(spec, edition)
    return named if len(named) == players - 1 else named * (players - 1)
