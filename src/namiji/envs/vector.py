"""Thousands of games in one call, NumPy in and NumPy out, on all cores."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from namiji.core.layout import ACTIONS, new_states
from namiji.edition import Edition
from namiji.envs.setting import Course, Scheme, check_setting
from namiji.errors import IllegalAction, NamijiError
from namiji.parallel.cores import available_cores
from namiji.spaces import api
from namiji.spaces.layout import OBSERVATION, PLAYERS

if TYPE_CHECKING:
    from gymnasium.spaces import Box, Discrete

Info: TypeAlias = dict[str, NDArray[Any]]
Step: TypeAlias = tuple[
    NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info
]

# Games that a thread plays at a time: enough to forget what handing them over costs, and so few
# that all threads finish together.
_LEAST_A_SLICE, _SLICES_A_THREAD = 64, 2


class VectorEnv:
    """Many games side by side, each dealt anew in the step that ends it.

    All arrays have a row a game and are written in place: copy what has to outlive the next step.
    The k-th game in row i, both from 0, has the number k * games + i. It depends on the seed, on
    that number and on what is played in it, not on the other rows.
    """

    observation_size = OBSERVATION
    action_space_size = ACTIONS

    def __init__(
        self,
        games: int,
        players: int | Sequence[int] = 2,
        direction: Course = "clockwise",
        edition: Edition | None = None,
        reward: Scheme = "share",
        seed: int | str = 0,
        *,
        opponents: Sequence[str] = (),
        threads: int | None = None,
    ) -> None:
        """`players` is a number for all games, or one a game.

        Without opponents every seat is the caller's. With opponents the caller has one seat in each
        game, in turn, and bots play the others: one spec for all of them, or one for each of the
        seats that follow the caller's. Both directions take turns, too.
        """
        self._setting = check_setting(games, players, direction, edition, reward, seed)
        self.games = games
        self.observations = np.zeros((games, OBSERVATION), np.float32)
        """What the decider of each game knows; `spaces.layout.SLICES` says how to read it."""
        self.masks = np.zeros((games, ACTIONS), np.bool_)
        """What the decider may play."""
        self.deciders = np.zeros(games, np.int8)
        """The seat that decides, from 1; with opponents, the caller's."""
        self.rewards = np.zeros((games, PLAYERS), np.float32)
        """What the last step brought; column i is seat i + 1."""
        self.terminations = np.zeros(games, np.bool_)
        """Where the last step ended a game; the observations are of the next one already."""
        self.final_scores = np.zeros((games, PLAYERS), np.int16)
        """Of the game that ended last in the row."""
        self._truncations = np.zeros(games, np.bool_)  # no game is ever cut short
        self._states = new_states(games)
        self._numbers = np.zeros(games, np.int64)
        self._has_begun = False
        self._opponents: Any = None
        if opponents:
            from namiji.envs.opponents import Opponents  # compiled minds: not for those without

            self._opponents = Opponents(self._setting, self._states, opponents)
        threads = available_cores() if threads is None else threads
        if threads < 1:
            raise NamijiError("bad-number", f"at least one thread is needed, not {threads}")
        self._slices = _slices(games, threads)
        self._pool = ThreadPoolExecutor(min(threads, len(self._slices)))

    # What is played

    def reset(self) -> tuple[NDArray[np.float32], Info]:
        """Deal the first game of every row."""
        self.rewards[:] = 0
        self.final_scores[:] = 0
        self._numbers[:] = np.arange(self.games)
        self.terminations[:] = True  # as after a game: what bots gain now counts in the first step
        self._each_slice(self._deal)
        self._let_outsiders_play()
        self.terminations[:] = False
        self._has_begun = True
        return self.observations, self._info()

    def step(self, actions: ArrayLike) -> Step:
        """Play an action of the decider in every game.

        Returns observations, rewards, terminations, truncations (there are none) and more, as
        Gymnasium does. The rewards have a column a seat; with opponents they are the caller's own.
        An action that is not legal raises an error, and nothing has been played.
        """
        chosen = self._checked(actions)
        played = self.deciders.copy()
        self.terminations[:] = False
        self._each_slice(partial(self._play, actions=chosen))
        self._let_outsiders_play()
        rewards = self.rewards
        if self._opponents:
            rewards = rewards[np.arange(self.games), played - 1]
        return self.observations, rewards, self.terminations, self._truncations, self._info()

    def close(self) -> None:
        """Let threads and bots go."""
        self._pool.shutdown()
        if self._opponents:
            self._opponents.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # What learners ask for

    @property
    def single_observation_space(self) -> "Box":
        """One row's observations, as a space of Gymnasium."""
        from gymnasium.spaces import Box

        return Box(-1.0, 1.0, (OBSERVATION,), np.float32)

    @property
    def single_action_space(self) -> "Discrete":
        """One row's actions, as a space of Gymnasium."""
        from gymnasium.spaces import Discrete

        return Discrete(ACTIONS)

    def _info(self) -> Info:
        return {
            "action_masks": self.masks,
            "deciders": self.deciders,
            "final_scores": self.final_scores,
        }

    # Inside

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        if not self._has_begun:
            raise NamijiError("not-begun", "no game has been dealt yet; call reset() first")
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            message = f"step takes {self.games} integers, one action a game"
            raise NamijiError("bad-actions", f"{message}, not {given.dtype} of shape {given.shape}")
        chosen = given.astype(np.int64)
        game = int(api.first_illegal(self._states, chosen))
        if game >= 0:
            allowed = ", ".join(map(str, np.flatnonzero(self.masks[game])))
            message = f"game {game}: action {given[game]} is not legal for seat"
            message += f" {self.deciders[game]} now; choose by its row of masks: {allowed}"
            raise IllegalAction("illegal-action", message)
        return chosen

    def _each_slice(self, work: Callable[[slice], None]) -> None:
        """Compiled rules let go of Python's global lock: slices really run side by side."""
        if len(self._slices) == 1:
            work(self._slices[0])
        else:
            list(self._pool.map(work, self._slices))

    def _deal(self, part: slice) -> None:
        its = self._setting
        if self._opponents:
            self._opponents.deal(part, self.rewards, self.final_scores)
        else:
            states, players = self._states[part], its.players[part]
            api.deal_games(its.tables, states, players, its.course, its.key, self._numbers[part])
        self._observe(part)

    def _play(self, part: slice, actions: NDArray[np.int64]) -> None:
        its = self._setting
        if self._opponents:
            outcome = self.rewards, self.terminations, self.final_scores
            self._opponents.play(part, actions, *outcome)
        else:
            api.play_turns(
                its.tables,
                self._states[part],
                actions[part],
                its.scheme,
                its.course,
                its.key,
                self._numbers[part],
                self.games,
                self.rewards[part],
                self.terminations[part],
                self.final_scores[part],
            )
        self._observe(part)

    def _observe(self, part: slice) -> None:
        api.observe_games(
            self._setting.tables,
            self._states[part],
            self.observations[part],
            self.masks[part],
            self.deciders[part],
        )

    def _let_outsiders_play(self) -> None:
        """Bots that only Python can ask, until the caller decides in every game."""
        while self._opponents and (actions := self._opponents.ask_outsiders()) is not None:
            self._each_slice(partial(self._play, actions=actions))


def _slices(games: int, threads: int) -> list[slice]:
    size = -(-games // (threads * _SLICES_A_THREAD)) if threads > 1 else games
    size = max(size, _LEAST_A_SLICE)
    return [slice(first, min(first + size, games)) for first in range(0, games, size)]
