"""Namiji for PettingZoo: every seat is an agent, and they decide one at a time."""

from pathlib import Path
from typing import Any, ClassVar, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from namiji.core.layout import ACTIONS
from namiji.core.names import Directions
from namiji.edition import Edition
from namiji.envs.settings import Scheme
from namiji.envs.table import RENDER_MODES, Mask, Observation, RenderMode, Table
from namiji.errors import NamijiError
from namiji.game.game import Game
from namiji.spaces.layout import OBSERVATION

Seen: TypeAlias = dict[str, Observation | Mask]


class NamijiAEC(AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """Agents are `seat_1` to `seat_5`. An action that is not legal raises an error."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "namiji_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 4,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        edition: Edition | str | Path | None = None,
        direction: Directions = "clockwise",
        reward: Scheme = "share",
        render_mode: RenderMode | None = None,
    ) -> None:
        """`edition` is an edition, its name or its file. With "both", games draw theirs."""
        super().__init__()
        self._table = Table(players, edition, direction, reward, render_mode)
        self._rng: np.random.Generator | None = None
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, players + 1)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: _observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo passes it; none is known
    ) -> None:
        """Deal a new game. Without a seed, it follows from the last seed."""
        if seed is not None or self._rng is None:
            self._rng, _ = np_random(seed)
        self._table.deal(self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise NamijiError("no-game", "no game is in progress: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        rewards = self._table.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()
        if self._table.game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()

    def _select(self) -> None:
        """Select the seat that decides; when the game is over, all seats step out by turns."""
        game = self._table.game
        self.agent_selection = self.agents[0] if game.is_over else f"seat_{game.decider}"
        if self.render_mode == "human":
            self.render()

    @property
    def game(self) -> Game:
        """The game itself, with all its secrets: for analysis, not for agents."""
        return self._table.game

    def observe(self, agent: str) -> Seen:
        observation, mask = self._table.look(self._seat(agent))
        return {"observation": observation, "action_mask": mask}

    def render(self) -> str | None:
        """Render the table as the deciding seat sees it; at the end, as the first seat does."""
        return self._table.render(self.game.decider or 1)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent) + 1


def _observation_space() -> Dict:
    return Dict(
        {
            "observation": Box(-1, 1, (OBSERVATION,), np.float32),
            "action_mask": Box(0, 1, (ACTIONS,), np.int8),
        }
    )
