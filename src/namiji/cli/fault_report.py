"""Report what bots did wrong, and what it cost them."""

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from namiji.match.watched_bot import Fault


def print_faults(
    faults: "Iterable[tuple[int, str, Fault]]",
    lost_turns: "Counter[str]",
    forfeits: "Counter[str] | None" = None,
) -> None:
    """Print the turns and games that each bot lost, and the first fault of each kind in full.

    A fault comes with the index of its game and the name of its bot. Call this only for games that
    are over: what a bot wrote may reveal secrets.
    """
    kinds: dict[str, dict[str, list[tuple[int, Fault]]]] = {}
    for game, bot, fault in faults:
        kinds.setdefault(bot, {}).setdefault(fault.kind, []).append((game, fault))
    for bot, of_bot in sorted(kinds.items()):
        games = f", {forfeits[bot]} games forfeited" if forfeits is not None else ""
        typer.echo(f"{bot}: {lost_turns[bot]} turns lost and played by random{games}")
        for kind, found in sorted(of_bot.items()):
            game, first = found[0]
            typer.echo(
                f"  {kind}: {len(found)}, the first in game {game}, seat {first.seat}, "
                f"decision {first.decision}: {first.message}"
            )
            for line in first.said.splitlines():
                typer.echo(f"    {line}")
