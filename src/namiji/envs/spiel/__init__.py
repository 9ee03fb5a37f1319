"""Namiji for OpenSpiel."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from namiji.envs.spiel.bot import SpielBot


def as_bot(spec: str, player: int, seed: int | str = 0) -> "SpielBot":
    """Return a bot of Namiji as a `pyspiel.Bot`; `spec` names it as everywhere.

    Players count from 0, as everywhere in OpenSpiel. The bot is given only what its player knows.
    """
    from namiji.envs.spiel.bot import SpielBot  # it needs the rules, a registration does not

    return SpielBot(spec, player, seed)
