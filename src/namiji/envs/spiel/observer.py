"""What OpenSpiel sees of a state: the knowledge of one player, as text and as numbers."""

import json
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from namiji.envs.spiel.log import COLUMNS, write_rows
from namiji.game.view import SeatView
from namiji.spaces.api import observe
from namiji.spaces.layout import OBSERVATION


class Observer:
    """What a player knows: now or, with perfect recall, all that it has ever seen.

    Only public and private knowledge of one player together are available as a tensor.
    """

    def __init__(self, kind: Any, players: int, rows: int) -> None:
        """`kind` is an `IIGObservationType`; no game has more than `rows` rows of history."""
        self._kind = kind
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            shapes: dict[str, tuple[int, ...]] = {
                "player": (players,),
                "observation": (OBSERVATION,),
            }
            if kind.perfect_recall:
                shapes["history"] = (rows, COLUMNS)
            self._lay_out(shapes)

    def _lay_out(self, shapes: dict[str, tuple[int, ...]]) -> None:
        self.tensor = np.zeros(sum(map(int, map(np.prod, shapes.values()))), np.float32)
        start = 0
        for name, shape in shapes.items():
            stop = start + int(np.prod(shape))
            self.dict[name] = self.tensor[start:stop].reshape(shape)
            start = stop

    def set_from(self, state: Any, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        position = state.position
        if not position.state:
            return
        self.dict["player"][player] = 1
        observe(state.tree.tables, position.states, player + 1, self.dict["observation"])
        if self._kind.perfect_recall:
            write_rows(position.rows, player + 1, self.dict["history"])

    def string_from(self, state: Any, player: int) -> str:
        if not state.position.state:
            return ""
        own = {
            pyspiel.PrivateInfoType.NONE: [],
            pyspiel.PrivateInfoType.SINGLE_PLAYER: [player + 1],
            pyspiel.PrivateInfoType.ALL_PLAYERS: list(range(1, state.tree.players + 1)),
        }[self._kind.private_info]
        if self._kind.public_info and self._kind.perfect_recall:
            return "".join(state.position.text(seat) for seat in own or [0])
        views = [SeatView(state.tree.edition, state.position.states, seat) for seat in own or [0]]
        if self._kind.public_info:
            return "\n".join(json.dumps(view.to_dict()) for view in views)
        return "\n".join(map(_secrets, views)) if own else ""


def _secrets(view: SeatView) -> str:
    """Return a seat, and what it knows and a spectator does not."""
    shown = view.to_dict()
    secrets = {key: shown[key] for key in ("own_rocks", "hand", "known_under", "groups")}
    return json.dumps({"seat": view.seat} | {key: value for key, value in secrets.items() if value})
