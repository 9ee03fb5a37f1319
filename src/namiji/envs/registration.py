"""The names under which libraries find the environments, where the libraries are installed."""

from contextlib import suppress

PETTINGZOO = "namiji-v0"
GYMNASIUM = "namiji/Namiji-v0"


def register() -> None:
    """Register with every installed library; an environment is imported when one is made."""
    for register_with in (_pettingzoo, _gymnasium, _open_spiel):
        with suppress(ImportError):
            register_with()


def _pettingzoo() -> None:
    from pettingzoo import aec_registry, register  # PettingZoo before 1.27 has no registry

    if PETTINGZOO not in aec_registry:
        register("aec", PETTINGZOO, entry_point="namiji.envs.aec:NamijiAEC")


def _gymnasium() -> None:
    from gymnasium import register, registry

    if GYMNASIUM not in registry:
        register(
            GYMNASIUM,
            entry_point="namiji.envs.single:NamijiEnv",
            vector_entry_point="namiji.envs.vector:make_vector",
        )


def _open_spiel() -> None:
    from namiji.envs.spiel.game_type import register

    register()
