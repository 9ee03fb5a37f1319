"""The bots of an environment: those that compiled code plays, and those that run in Python."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from namiji.bots import Bot
from namiji.envs.bot_action import bot_action
from namiji.envs.opponent_turns import (
    COMPILED,
    GAME_INFO,
    IN_PYTHON,
    CompiledBots,
    deal_with_opponents,
    play_with_opponents,
)
from namiji.envs.settings import EnvSettings
from namiji.errors import NamijiError
from namiji.game.view import SeatView
from namiji.match.seating import check_bot, seat_bot
from namiji.mind.layout import SCRATCH
from namiji.mind.network import PAPER, read_network
from namiji.mind.weights import build_mind
from namiji.spaces.layout import PLAYERS
from namiji.spaces.turn import StepArrays


class Opponents:
    """Play all seats but the caller's, in every game of an environment."""

    def __init__(
        self, settings: EnvSettings, shared: Any, states: Any, specs: Sequence[str]
    ) -> None:
        self._settings, self._shared, self._states = settings, shared, states
        self._specs = _opponent_specs(specs, settings)
        self.games: Any = np.zeros(settings.games, GAME_INFO)
        shared["kinds"][0, 1:] = [COMPILED.get(spec, IN_PYTHON) for spec in self._specs]
        self._networks = read_network() if "network" in self._specs else None
        self._python_bots = [PythonOpponents(settings, self._specs) for _ in range(settings.games)]
        self._has_python_bots = not set(self._specs) <= set(COMPILED)

    def deal(self, part: slice, numbers: NDArray[np.int64], arrays: StepArrays) -> None:
        deal_with_opponents(
            self._settings.tables,
            self._compiled_bots(),
            self._shared,
            self._states[part],
            self.games[part],
            self._settings.players[part],
            numbers,
            arrays,
        )

    def play(self, part: slice, actions: NDArray[np.int64], arrays: StepArrays) -> None:
        play_with_opponents(
            self._settings.tables,
            self._compiled_bots(),
            self._shared,
            self._states[part],
            self.games[part],
            actions,
            arrays,
        )

    def _compiled_bots(self) -> CompiledBots:
        """Return the compiled bots with new working memory: threads must not share it."""
        return CompiledBots(
            build_mind(self._settings.edition),
            self._networks,
            np.zeros(1, SCRATCH),
            None if self._networks is None else np.zeros(1, PAPER),
        )

    def ask_python_bots(self) -> NDArray[np.int64] | None:
        """Return an action for every game in which a Python bot decides, and -1 for all others.

        If there is no such game, return None.
        """
        if not self._has_python_bots:
            return None
        waiting = np.flatnonzero(self._states["decider"] != self.games["seat"])
        if not len(waiting):
            return None
        actions = np.full(self._settings.games, -1, np.int64)
        for i in waiting.tolist():
            game = self.games[i]
            state = self._states[i : i + 1]
            actions[i] = self._python_bots[i].choose(state, int(game.seat), int(game.number))
        return actions

    def reseed(self, seed: str) -> None:
        """Give Python bots new seeds; those of compiled ones follow from the game's."""
        for bots in self._python_bots:
            bots.reseed(seed)

    def close(self) -> None:
        for bots in self._python_bots:
            bots.close()


def _opponent_specs(specs: Sequence[str], settings: EnvSettings) -> tuple[str, ...]:
    """Return a spec for each of the seats that may follow the caller's."""
    for spec in dict.fromkeys(specs):
        if spec not in COMPILED:
            check_bot(spec, settings.edition)
    seats = set((settings.players - 1).tolist())
    if len(specs) != 1 and seats != {len(specs)}:
        counts = " or ".join(map(str, sorted(seats)))
        message = f"name one opponent for all seats, or {counts}, one per seat; not {len(specs)}"
        raise NamijiError("bad-bots", message)
    return (tuple(specs) * (PLAYERS - 1))[: PLAYERS - 1]


class PythonOpponents:
    """The bots of one row that run in Python: new ones for every game, each with its own seed."""

    def __init__(self, settings: EnvSettings, specs: Sequence[str]) -> None:
        self._edition, self._seed, self._specs = settings.edition, settings.seed, specs
        self._number = -1
        self._bots: dict[int, Bot] = {}

    def choose(self, states: Any, learner: int, number: int) -> int:
        """Return what the decider plays in game `number`."""
        if number != self._number:
            self.close()
            self._number = number
        seat = int(states["decider"][0])
        view = SeatView(self._edition, states, seat)
        spec = self._specs[(seat - learner) % view.players - 1]
        if seat not in self._bots:
            self._bots[seat] = seat_bot(spec, f"{self._seed}.{number}", seat)
        return bot_action(self._bots[seat], spec, view)

    def reseed(self, seed: str) -> None:
        self.close()
        self._seed, self._number = seed, -1

    def close(self) -> None:
        for bot in self._bots.values():
            bot.close()
        self._bots = {}
