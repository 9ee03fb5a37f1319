"""The bots of an environment: those that compiled code plays, and those that Python asks."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from namiji.bots import Bot, make_bot
from namiji.envs.ask import ask
from namiji.envs.setting import Setting
from namiji.envs.versus import COMPILED, OUTSIDE, PLAN, SEAT, begin_versus, play_versus
from namiji.errors import NamijiError
from namiji.game.seeds import bot_seed
from namiji.game.view import SeatView
from namiji.match.match import check_bot
from namiji.mind.layout import SCRATCH
from namiji.mind.network import PAPER, read_network
from namiji.mind.weights import build_mind
from namiji.spaces.layout import PLAYERS


class Opponents:
    """Play all seats but the caller's, in every game of an environment."""

    def __init__(self, setting: Setting, states: Any, specs: Sequence[str]) -> None:
        self._setting, self._states = setting, states
        self._specs = _one_a_seat(specs, setting)
        self._seats = np.zeros(setting.games, SEAT)
        self._plan = np.zeros(1, PLAN)
        self._plan["key"] = setting.key
        self._plan["stride"] = setting.games
        self._plan["course"] = setting.course
        self._plan["scheme"] = setting.scheme
        self._plan["kinds"][0, 1:] = [COMPILED.get(spec, OUTSIDE) for spec in self._specs]
        self._nets = read_network() if "network" in self._specs else None
        self._outsiders = [Outsiders(setting, self._specs) for _ in range(setting.games)]
        self._has_outsiders = not set(self._specs) <= set(COMPILED)

    def deal(self, part: slice, rewards: Any, scores: Any) -> None:
        begin_versus(
            self._setting.tables,
            build_mind(self._setting.edition),
            self._nets,
            self._plan,
            self._states[part],
            np.zeros(1, SCRATCH),
            None if self._nets is None else np.zeros(1, PAPER),
            self._seats[part],
            self._setting.players[part],
            part.start,
            rewards[part],
            scores[part],
        )

    def play(self, part: slice, actions: Any, rewards: Any, terminations: Any, scores: Any) -> None:
        play_versus(
            self._setting.tables,
            build_mind(self._setting.edition),
            self._nets,
            self._plan,
            self._states[part],
            np.zeros(1, SCRATCH),
            None if self._nets is None else np.zeros(1, PAPER),
            self._seats[part],
            actions[part],
            rewards[part],
            terminations[part],
            scores[part],
        )

    def ask_outsiders(self) -> NDArray[np.int64] | None:
        """An action for every game in which a bot waits to be asked, -1 for others; or nothing."""
        if not self._has_outsiders:
            return None
        waiting = np.flatnonzero(self._states["decider"] != self._seats["seat"])
        if not len(waiting):
            return None
        actions = np.full(self._setting.games, -1, np.int64)
        for game in waiting.tolist():
            seat = self._seats[game]
            state = self._states[game : game + 1]
            actions[game] = self._outsiders[game].choose(state, int(seat.seat), int(seat.number))
        return actions

    def close(self) -> None:
        for bots in self._outsiders:
            bots.dismiss()


def _one_a_seat(specs: Sequence[str], setting: Setting) -> tuple[str, ...]:
    """A spec for each of the seats that may follow the caller's."""
    for spec in dict.fromkeys(specs):
        if spec not in COMPILED:
            check_bot(spec, setting.edition)
    seats = set((setting.players - 1).tolist())
    if len(specs) != 1 and seats != {len(specs)}:
        counts = " or ".join(map(str, sorted(seats)))
        message = f"name one opponent for all seats, or {counts}, one a seat; not {len(specs)}"
        raise NamijiError("bad-bots", message)
    return (tuple(specs) * (PLAYERS - 1))[: PLAYERS - 1]


class Outsiders:
    """The bots of one row that only Python can ask: new ones for every game, each with its seed."""

    def __init__(self, setting: Setting, specs: Sequence[str]) -> None:
        self._edition, self._seed, self._specs = setting.edition, setting.seed, specs
        self._number = -1
        self._bots: dict[int, Bot] = {}

    def choose(self, states: Any, learner: int, number: int) -> int:
        """What the decider plays in game `number`."""
        if number != self._number:
            self.dismiss()
            self._number = number
        seat = int(states["decider"][0])
        view = SeatView(self._edition, states, seat)
        spec = self._specs[(seat - learner) % view.players - 1]
        if seat not in self._bots:
            self._bots[seat] = make_bot(spec, bot_seed(f"{self._seed}.{number}", seat))
        return ask(self._bots[seat], spec, view)

    def dismiss(self) -> None:
        for bot in self._bots.values():
            close = getattr(bot, "close", None)
            if close is not None:
                close()
        self._bots = {}
