"""Thousands of games per call, with NumPy arrays, on all cores."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from pathlib import Path
from typing import Any, ClassVar, Self, TypeAlias

import gymnasium.vector
import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from namiji.core.layout import ACTIONS, NEXT, OVER, new_states
from namiji.core.names import Directions
from namiji.edition import Edition
from namiji.envs.settings import Scheme, check_settings
from namiji.envs.slices import divide
from namiji.errors import IllegalAction, NamijiError
from namiji.game.seeds import check_seed, key_of
from namiji.parallel.cores import available_cores
from namiji.spaces import api
from namiji.spaces.layout import OBSERVATION, PLAYERS
from namiji.spaces.turn import SHARED, StepArrays

Info: TypeAlias = dict[str, Any]
Step: TypeAlias = tuple[
    NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info
]


class VectorEnv(gymnasium.vector.VectorEnv[NDArray[np.float32], ArrayLike, NDArray[Any]]):
    """Many games side by side. The step that ends a game deals the next one.

    All arrays have one row per game and are written in place: copy what you need after the next
    step, or let `copy=True` do it. The k-th game in row i, both from 0, has the number
    k * games + i. It depends on the seed, on that number and on the actions played in it, not on
    other rows.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium declares it so
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }
    observation_size: ClassVar[int] = OBSERVATION
    action_space_size: ClassVar[int] = ACTIONS
    single_observation_space: Box
    single_action_space: Discrete

    def __init__(
        self,
        games: int,
        players: int | Sequence[int] = 2,
        direction: Directions = "clockwise",
        edition: Edition | str | Path | None = None,
        reward: Scheme = "share",
        seed: int | str = 0,
        *,
        opponents: str | Sequence[str] = (),
        threads: int | None = None,
        copy: bool = False,
    ) -> None:
        """`players` is one number for all games, or one per game. `edition` is an edition, its name
        or its file.

        Without opponents, every seat is the caller's. With opponents, the caller has one seat in
        each game, by turns, and bots play the others: one spec for all of them, or one per seat
        that follows the caller's. With "both", directions take turns, too. With `copy`, `reset`
        and `step` return copies of the arrays.
        """
        self._settings = check_settings(games, players, direction, edition, reward, seed)
        self.games = self.num_envs = games
        self.single_observation_space = Box(-1.0, 1.0, (OBSERVATION,), np.float32)
        self.single_action_space = Discrete(ACTIONS)
        self.observations = np.zeros((games, OBSERVATION), np.float32)
        """What the decider of each game knows; `spaces.layout.SLICES` says how to read it."""
        self.masks = np.zeros((games, ACTIONS), np.bool_)
        """What the decider may play."""
        self.deciders = np.zeros(games, np.int8)
        """The seat that decides, from 1; with opponents, the caller's."""
        self.rewards = np.zeros((games, PLAYERS), np.float32)
        """The rewards of the last step; column i is seat i + 1."""
        self.terminations = np.zeros(games, np.bool_)
        """Where the last step ended a game; the observations are those of the next one."""
        self.final_scores = np.zeros((games, PLAYERS), np.int16)
        """The scores of the last game that ended in the row."""
        self._truncations = np.zeros(games, np.bool_)  # no game is ever truncated
        self._copies = copy
        self._states, self._finals = new_states(games), new_states(games)
        self._shared = np.zeros(1, SHARED)
        self._shared["key"] = self._settings.key
        self._shared["stride"] = games
        self._shared["directions"] = self._settings.directions
        self._shared["scheme"] = self._settings.scheme
        self._numbers = np.zeros(games, np.int64)
        self._has_begun = False
        self._opponents: Any = None
        if opponents:
            from namiji.envs.opponents import Opponents  # only they need the compiled bots

            specs = (opponents,) if isinstance(opponents, str) else opponents
            self._opponents = Opponents(self._settings, self._shared, self._states, specs)
        threads = available_cores() if threads is None else threads
        if threads < 1:
            raise NamijiError("bad-number", f"at least one thread is needed, not {threads}")
        self._slices = divide(games, threads, bool(opponents))
        self._pool = ThreadPoolExecutor(threads)  # it starts as many as there are slices for it

    # Playing

    def reset(
        self,
        *,
        seed: int | str | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - Gymnasium passes it; none is known
    ) -> tuple[NDArray[np.float32], Info]:
        """Deal a new game in every row: with a seed, the first ones that follow from it."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        first = self._next_number()
        if seed is not None:
            first, text = 0, check_seed(seed)
            self._shared["key"] = key_of(text)
            if self._opponents:
                self._opponents.reseed(text)
        self.rewards[:] = 0
        self.final_scores[:] = 0
        self._numbers[:] = np.arange(first, first + self.games)
        self.terminations[:] = True  # as after a game: what bots score now counts in the first step
        self._each_slice(self._deal)
        self._let_python_bots_play()
        self.terminations[:] = False
        self._has_begun = True
        return self._given(self.observations), self._info()

    def step(self, actions: ArrayLike) -> Step:
        """Play an action of the decider in every game.

        Returns observations, rewards, terminations, truncations (always False) and a dictionary,
        as Gymnasium does. The rewards have one column per seat; with opponents, they are the
        caller's own. An action that is not legal raises an error, and nothing is played.
        """
        chosen = self._checked(actions)
        played = self.deciders.copy()
        self.terminations[:] = False
        self._each_slice(partial(self._play, actions=chosen))
        self._let_python_bots_play()
        rewards = self.rewards
        if self._opponents:
            rewards = rewards[np.arange(self.games), played - 1]
        info = self._info()
        if self.terminations.any():
            info |= self._ends(played)
        return (
            self._given(self.observations),
            self._given(rewards),
            self._given(self.terminations),
            self._given(self._truncations),
            info,
        )

    def close_extras(self, **_: Any) -> None:
        """End the threads and close the bots."""
        self._pool.shutdown()
        if self._opponents:
            self._opponents.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # For learners

    def action_masks(self) -> NDArray[np.bool_]:
        """What the decider of each game may play."""
        return self._given(self.masks)

    @cached_property
    def observation_space(self) -> Box:  # type: ignore[override]  # made when it is asked for
        """The space of all rows."""
        return batch_space(self.single_observation_space, self.games)  # type: ignore[return-value]

    @cached_property
    def action_space(self) -> MultiDiscrete:  # type: ignore[override]  # as above
        """The space of an action for every game."""
        return batch_space(self.single_action_space, self.games)  # type: ignore[return-value]

    # For searches

    def get_states(self) -> NDArray[np.uint8]:
        """All games as they are now, one row of bytes each, with everything that is hidden.

        Take rows, repeat them, keep them: `set_states` goes on from there, in this environment or
        in another one with the same edition, reward and opponents.
        """
        if not self._has_begun:
            raise NamijiError("not-begun", "no game has been dealt yet; call reset() first")
        return np.concatenate([_rows(part) for part in self._parts()], axis=1)

    def set_states(self, states: NDArray[np.uint8]) -> tuple[NDArray[np.float32], Info]:
        """Go on from these games, one for each row; return what `reset` returns.

        Chance goes on as it did there. Bots that run in Python keep what they remember.
        """
        given = np.asarray(states)
        parts = self._parts()
        width = sum(part.itemsize for part in parts)
        if given.shape != (self.games, width) or given.dtype != np.uint8:
            message = f"set_states takes {self.games} rows of get_states, {width} bytes each"
            raise NamijiError("bad-states", f"{message}, not {given.dtype} of {given.shape}")
        first, read = 0, []
        for part in parts:
            row_bytes = np.ascontiguousarray(given[:, first : first + part.itemsize])
            read.append(row_bytes.view(part.dtype)[:, 0])
            first += part.itemsize
        if not _go_on(*read):
            message = "these are not rows of get_states: no game in progress looks like this"
            raise NamijiError("bad-states", message)
        for part, rows in zip(parts, read, strict=True):
            part[:] = rows
        self.rewards[:] = 0
        self.terminations[:] = False
        self._each_slice(self._observe)
        self._has_begun = True
        return self._given(self.observations), self._info()

    def _parts(self) -> tuple[Any, Any]:
        """What a game consists of, as arrays with one row per game."""
        return self._states, self._opponents.games if self._opponents else self._numbers

    def _next_number(self) -> int:
        """The first number after those of all games so far, for the first row."""
        if not self._has_begun:
            return 0
        numbers = self._opponents.games["number"] if self._opponents else self._numbers
        return (int(numbers.max()) // self.games + 1) * self.games

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copies else array

    def _info(self) -> Info:
        return {
            "action_masks": self._given(self.masks),
            "deciders": self._given(self.deciders),
            "final_scores": self._given(self.final_scores),
        }

    def _ends(self, seats: NDArray[np.int8]) -> Info:
        """What Gymnasium tells of games that ended: the last observations, and the scores."""
        rows = self.terminations.nonzero()[0]
        observations = np.empty((len(rows), OBSERVATION), np.float32)
        api.observe_ends(
            self._settings.tables,
            api.new_desk(),
            self._finals,
            rows,
            seats[rows],
            observations,
        )
        ends = np.empty(self.games, object)  # of None
        ends[rows] = np.fromiter(observations, object, len(rows))
        ended = self.terminations.copy()
        scores = {"scores": self.final_scores.copy(), "_scores": ended}
        return {"final_obs": ends, "_final_obs": ended, "final_info": scores, "_final_info": ended}

    # Internals

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        if not self._has_begun:
            raise NamijiError("not-begun", "no game has been dealt yet; call reset() first")
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            message = f"step takes {self.games} integers, one action per game"
            raise NamijiError("bad-actions", f"{message}, not {given.dtype} of shape {given.shape}")
        chosen = given.astype(np.int64)
        game = int(api.first_illegal(self._states, chosen))
        if game >= 0:
            allowed = ", ".join(map(str, np.flatnonzero(self.masks[game])))
            message = f"game {game}: action {given[game]} is not legal for seat"
            message += f" {self.deciders[game]} now; its row of masks allows {allowed}"
            raise IllegalAction("illegal-action", message)
        return chosen

    def _each_slice(self, work: Callable[[slice], None]) -> None:
        """Compiled rules release Python's global lock, so slices run in parallel."""
        if self.closed:
            raise NamijiError("closed", "this environment is closed")
        first, *others = self._slices
        running = [self._pool.submit(work, part) for part in others]
        work(first)
        for each in running:
            each.result()

    def _deal(self, part: slice) -> None:
        if self._opponents:
            self._opponents.deal(part, self._numbers[part], self._arrays(part))
        else:
            api.deal_games(
                self._settings.tables,
                self._shared,
                self._states[part],
                self._numbers[part],
                self._settings.players[part],
            )
        self._observe(part)

    def _play(self, part: slice, actions: NDArray[np.int64]) -> None:
        if self._opponents:
            self._opponents.play(part, actions[part], self._arrays(part))
            self._observe(part)
        else:
            api.play_turns(
                self._settings.tables,
                self._shared,
                self._states[part],
                self._numbers[part],
                actions[part],
                self._arrays(part),
                self._observed(part),
            )

    def _arrays(self, part: slice) -> StepArrays:
        return StepArrays(
            self.rewards[part],
            self.terminations[part],
            self.final_scores[part],
            self._finals[part],
        )

    def _observe(self, part: slice) -> None:
        api.observe_games(self._settings.tables, self._states[part], self._observed(part))

    def _observed(self, part: slice) -> api.Observed:
        return api.Observed(
            api.new_desk(), self.observations[part], self.masks[part], self.deciders[part]
        )

    def _let_python_bots_play(self) -> None:
        """Play the turns of Python bots until the caller decides in every game."""
        while self._opponents and (actions := self._opponents.ask_python_bots()) is not None:
            self._each_slice(partial(self._play, actions=actions))


def _rows(array: Any) -> NDArray[np.uint8]:
    """The bytes of an array of records or numbers, one row for each."""
    rows: NDArray[np.uint8] = array.view(np.uint8).reshape(len(array), -1)
    return rows


def _go_on(states: Any, games: Any) -> bool:
    """Whether these can be games in progress: compiled code does not check what it is given."""
    players, deciders, phases = states["players"], states["decider"], states["phase"]
    fit = (players >= 2) & (players <= PLAYERS) & (phases > OVER) & (phases < NEXT)
    fit &= (deciders >= 1) & (deciders <= players)
    if games.dtype.names:  # with opponents
        fit &= (games["seat"] >= 1) & (games["seat"] <= players)
    return bool(fit.all())


def make_vector(num_envs: int, **arguments: Any) -> VectorEnv:
    """The environment of `gymnasium.make_vec`: as with `gymnasium.make`, a learner among bots."""
    return VectorEnv(num_envs, **{"opponents": "greedy", "copy": True, **arguments})
