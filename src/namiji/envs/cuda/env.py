"""Tens of thousands of games on a GPU; the games stay on the device."""

from collections.abc import Sequence
from typing import Any, Self

import numpy as np

from namiji.core.layout import ACTIONS
from namiji.core.names import Directions
from namiji.edition import Edition
from namiji.envs.cuda.array import DeviceArray
from namiji.envs.cuda.device import Shape, blocks_for, require_gpu, stream_of
from namiji.envs.settings import Scheme, check_settings
from namiji.errors import IllegalAction, NamijiError
from namiji.spaces.api import write_lens
from namiji.spaces.layout import OBSERVATION, PLAYERS
from namiji.spaces.lens import LENS

TURNS = Shape(64, 1024, 8)


class CudaEnv:
    """`VectorEnv` in self-play on a GPU: the same arrays, the same games bit for bit.

    The arrays stay on the device and are written in place; PyTorch, JAX and CuPy use them without a
    copy. `step` launches two kernels and does not wait for them. They run on the legacy default
    stream, which PyTorch uses, too; `stream` is the handle of another one.
    """

    observation_size = OBSERVATION
    action_space_size = ACTIONS

    def __init__(
        self,
        games: int,
        players: int | Sequence[int] = 2,
        direction: Directions = "clockwise",
        edition: Edition | None = None,
        reward: Scheme = "share",
        seed: int | str = 0,
        *,
        stream: int = 0,
    ) -> None:
        """`players` is one number for all games, or one per game. Every seat is the caller's."""
        self._settings = its = check_settings(games, players, direction, edition, reward, seed)
        self._cuda = cuda = require_gpu()
        from namiji.envs.cuda import kernels

        self._kernels = kernels
        self._stream = stream_of(stream)
        self.games = games
        self.shape = TURNS
        """How `step` distributes the games; it affects speed only."""
        self.observations = self._array(OBSERVATION, dtype=np.float32)
        """What the decider of each game knows; `spaces.layout.SLICES` says how to read it."""
        self.masks = self._array(ACTIONS, dtype=np.bool_)
        """What the decider may play."""
        self.deciders = self._array(dtype=np.int8)
        """The seat that decides, from 1."""
        self.rewards = self._array(PLAYERS, dtype=np.float32)
        """The rewards of the last step; column i is seat i + 1."""
        self.terminations = self._array(dtype=np.bool_)
        """Where the last step ended a game; the rest of the row belongs to the next one."""
        self.final_scores = self._array(PLAYERS, dtype=np.int16)
        """The scores of the last game that ended in the row."""
        self._truncations = self._array(dtype=np.bool_)  # no game is ever truncated
        self._truncations.columns.copy_to_device(np.zeros(games, np.bool_))
        self._states = cuda.device_array((games, kernels.ROW), np.uint64, stream=self._stream)
        self._actions = self._array(dtype=np.int64)
        self._faults = cuda.to_device(np.zeros(1, np.int64), stream=self._stream)
        self._tables = cuda.to_device(its.tables.view(np.uint64), stream=self._stream)
        lens = np.zeros(1, LENS)
        write_lens(its.tables, lens)
        self._lens = cuda.to_device(lens.view(np.uint64), stream=self._stream)
        self._key = cuda.to_device(its.key, stream=self._stream)
        self._players = cuda.to_device(its.players, stream=self._stream)
        self._has_begun = False

    # Playing

    def reset(self) -> tuple[DeviceArray, dict[str, DeviceArray]]:
        """Deal the first game of every row."""
        self._launch(
            self._kernels.deal_games,
            self._tables,
            self._states,
            self._players,
            self._settings.directions,
            self._key,
            self.rewards.columns,
            self.terminations.columns,
            self.final_scores.columns,
        )
        self._observe()
        self._has_begun = True
        return self.observations, self._info()

    def step(
        self, actions: Any
    ) -> tuple[DeviceArray, DeviceArray, DeviceArray, DeviceArray, dict[str, DeviceArray]]:
        """Play an action of the decider in every game.

        The actions are integers on the device (anything with `__cuda_array_interface__`), written
        on the environment's stream or before; int64 is used without conversion. Returns
        observations, rewards (one column per seat), terminations, truncations (always False) and a
        dictionary, as Gymnasium does. If an action is not legal, its game stays as it is, and
        `check` reports it.
        """
        if not self._has_begun:
            raise NamijiError("not-begun", "no game has been dealt yet; call reset() first")
        blocks, share = self.shape.fit(self.games)
        room = self._kernels.pool_bytes(self.shape.threads, share)
        self._kernels.play_turns[blocks, self.shape.threads, self._stream, room](
            self._tables,
            self._states,
            self._as_int64(actions),
            self._settings.scheme,
            self._settings.directions,
            self._key,
            self.rewards.columns,
            self.terminations.columns,
            self.final_scores.columns,
            self._faults,
            share,
        )
        self._observe()
        return (
            self.observations,
            self.rewards,
            self.terminations,
            self._truncations,
            self._info(),
        )

    def synchronize(self) -> None:
        """Wait until all arrays are written."""
        self._stream.synchronize()

    def check(self) -> None:
        """Wait, and raise an error if any action since the last check was not legal."""
        self.synchronize()
        fault = int(self._faults.copy_to_host()[0])
        if fault:
            self._faults.copy_to_device(np.zeros(1, np.int64))
            message = f"game {self.games - fault}: an action was not legal and was not played;"
            raise IllegalAction("illegal-action", f"{message} choose from the game's row of masks")

    def close(self) -> None:
        """Do nothing: the arrays are freed when they are no longer used."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Internals

    def _array(self, *width: int, dtype: Any) -> DeviceArray:
        columns = self._cuda.device_array((*width, self.games), dtype, stream=self._stream)
        return DeviceArray(columns, self._stream)

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        block = self._kernels.BLOCK
        kernel[blocks_for(self.games, block), block, self._stream](*arguments)

    def _observe(self) -> None:
        self._launch(
            self._kernels.observe_games,
            self._tables,
            self._lens,
            self._states,
            self.observations.columns,
            self.masks.columns,
            self.deciders.columns,
        )

    def _as_int64(self, actions: Any) -> Any:
        """Return the actions as the kernel takes them."""
        if hasattr(actions, "__cuda_array_interface__"):
            given = self._cuda.as_cuda_array(actions, sync=False)
        else:
            given = self._cuda.to_device(np.asarray(actions), stream=self._stream)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            message = f"step takes {self.games} integers, one action per game"
            raise NamijiError("bad-actions", f"{message}, not {given.dtype} of shape {given.shape}")
        if given.dtype == np.int64 and given.is_c_contiguous():
            return given
        self._launch(self._kernels.widen, given, self._actions.columns)
        return self._actions.columns

    def _info(self) -> dict[str, DeviceArray]:
        return {
            "action_masks": self.masks,
            "deciders": self.deciders,
            "final_scores": self.final_scores,
        }
