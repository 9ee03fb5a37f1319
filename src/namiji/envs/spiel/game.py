"""The OpenSpiel game, with explicit chance nodes and information states of perfect recall."""

from typing import Any, NamedTuple

import pyspiel

from namiji.core.layout import ACTIONS
from namiji.envs.spiel.bounds import longest
from namiji.envs.spiel.game_type import GAME_TYPE
from namiji.envs.spiel.log import EVERYTHING
from namiji.envs.spiel.observer import Observer
from namiji.envs.spiel.resample import resample
from namiji.envs.spiel.tree import OUTCOMES, Position, Tree, tree_of
from namiji.errors import NamijiError

_CHANCE, _TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


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


class PlayerAction(NamedTuple):
    """An entry of `full_history`. OpenSpiel's own class cannot be made in Python."""

    player: int
    action: int


class NamijiState(pyspiel.State):  # type: ignore[misc]
    """A position, including draws of chance. Player p of OpenSpiel is seat p + 1.

    The position has the history: a resampled state was never played action by action.
    """

    def __init__(self, game: NamijiGame) -> None:
        super().__init__(game)
        self.position: Position = game.tree.root

    @property
    def tree(self) -> Tree:
        return self.position.tree

    def current_player(self) -> int:
        if self.position.is_chance:
            return _CHANCE
        if self.position.is_over:
            return _TERMINAL
        return self.position.decider - 1

    def is_terminal(self) -> bool:
        return self.position.is_over

    def _legal_actions(self, _player: int) -> list[int]:
        return self.position.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bag = self.position.bag
        total = sum(count for _, count in bag)
        return [(outcome, count / total) for outcome, count in bag]

    def _apply_action(self, action: int) -> None:
        position = self.position
        self.position = position.tree.child(position, action)

    def history(self) -> list[int]:
        return self.position.history

    def full_history(self) -> list[PlayerAction]:
        found: list[PlayerAction] = []
        state = self.get_game().new_initial_state()
        for action in self.history():
            found.append(PlayerAction(state.current_player(), action))
            state.apply_action(action)
        return found

    def history_str(self) -> str:
        return ", ".join(map(str, self.history()))

    def move_number(self) -> int:
        return len(self.history())

    def is_initial_state(self) -> bool:
        return not self.history()

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
        state: NamijiState = self.get_game().new_initial_state()
        state.position = resample(self.position, player + 1, int(sampler() * 2**53))
        return state

    def __str__(self) -> str:
        drawn = map(self.tree.outcome_text, self.position.drawn)
        return self.position.text(EVERYTHING) + " ".join(drawn)
