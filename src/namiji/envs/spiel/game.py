"""The OpenSpiel game, with explicit chance nodes and information states of perfect recall."""

from random import Random
from typing import Any

import pyspiel

from namiji.core.layout import ACTIONS
from namiji.envs.spiel.bounds import longest
from namiji.envs.spiel.game_type import GAME_TYPE
from namiji.envs.spiel.observer import Observer
from namiji.envs.spiel.resample import resample_history
from namiji.envs.spiel.tree import OUTCOMES, Position, Tree, tree_of
from namiji.errors import NamijiError


class NamijiGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """The game with its parameters: `players`, `edition` (a name or a file) and `direction`."""

    def __init__(self, params: dict[str, Any]) -> None:
        self.table = (params["edition"], params["players"], params["direction"])
        self.length = longest(self.tree.edition, self.tree.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=self.tree.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.length.decisions,
        )
        super().__init__(GAME_TYPE, info, params)

    @property
    def tree(self) -> Tree:
        return tree_of(*self.table)

    def new_initial_state(self) -> "NamijiState":
        return NamijiState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.length.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise NamijiError("bad-observer", f"the observer takes no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(kind, self.tree.players, self.length.rows)


class NamijiState(pyspiel.State):  # type: ignore[misc]
    """A position, including draws of chance. Player p of OpenSpiel is seat p + 1."""

    def __init__(self, game: NamijiGame) -> None:
        super().__init__(game)
        self._table = game.table
        self.position: Position = game.tree.root

    @property
    def tree(self) -> Tree:
        return tree_of(*self._table)

    def current_player(self) -> int:
        if self.position.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        if self.position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.position.decider - 1

    def is_terminal(self) -> bool:
        return self.position.is_over

    def _legal_actions(self, _player: int) -> tuple[int, ...]:
        return self.position.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        total = sum(count for _, count in self.position.bag)
        return [(outcome, count / total) for outcome, count in self.position.bag]

    def _apply_action(self, action: int) -> None:
        self.position = self.tree.child(self.position, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.tree.outcome_text(action)
        return self.tree.action_text(action)

    def returns(self) -> list[float]:
        """Each player's share of the victory."""
        players = self.tree.players
        if not self.position.is_over:
            return [0.0] * players
        scores = self.position.states["score"][0, 1 : players + 1].tolist()
        winners = scores.count(max(scores))
        return [1 / winners if score == max(scores) else 0.0 for score in scores]

    def resample_from_infostate(self, player: int, sampler: Any) -> "NamijiState":
        """Return a state with another history that the player cannot tell from this one.

        `sampler` returns numbers from 0 to 1.
        """
        if self.position.is_chance:
            raise NamijiError(
                "no-decision", "information states can be resampled at decisions only"
            )
        rng = Random(sampler())  # noqa: S311 - a sample is no secret
        state: NamijiState = self.get_game().new_initial_state()
        for choice in resample_history(self.tree, self.history(), player + 1, rng):
            state.apply_action(choice)
        return state

    def __str__(self) -> str:
        drawn = map(self.tree.outcome_text, self.position.drawn)
        return self.position.seen[-1] + " ".join(drawn)
