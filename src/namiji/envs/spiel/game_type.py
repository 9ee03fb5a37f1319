"""The registration with OpenSpiel. The rules are imported when the game is loaded."""

import ctypes
from importlib import import_module
from typing import Any

import pyspiel

NAME = "python_namiji"

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Namiji",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"players": 2, "edition": "standard", "direction": "clockwise"},
)


def _load(params: dict[str, Any]) -> Any:
    return import_module("namiji.envs.spiel.game").NamijiGame(params)


def register() -> None:
    """Let `pyspiel.load_game` find the game."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(GAME_TYPE, _load)
        # C++ releases it after Python has ended; another reference keeps that from freeing it.
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(_load))
