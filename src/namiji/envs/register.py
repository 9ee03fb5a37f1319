"""Names under which libraries find the environments. Each is told only where it is installed."""

from contextlib import suppress

PETTINGZOO = "namiji-v0"
GYMNASIUM = "namiji/Namiji-v0"


def register() -> None:
    """Register with every library that is there; an environment is imported when one is made."""
    for tell in (_tell_pettingzoo, _tell_gymnasium, _tell_open_spiel):
        with suppress(ImportError):
            tell()


def _tell_pettingzoo() -> None:
    from pettingzoo import aec_registry, register  # before 1.27 it had none

    if PETTINGZOO not in aec_registry:
        register("aec", PETTINGZOO, entry_point="namiji.envs.aec:NamijiAEC")


def _tell_gymnasium() -> None:
    from gymnasium import register, registry

    if GYMNASIUM not in registry:
        register(GYMNASIUM, entry_point="namiji.envs.single:NamijiEnv")


def _tell_open_spiel() -> None:
    from namiji.envs.spiel.type import register as tell

    tell()
