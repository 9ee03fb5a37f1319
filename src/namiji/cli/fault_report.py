"""Report the turns that bots lost."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from namiji.match.watched_bot import Fault


def print_faults(faults: "Iterable[tuple[int, str, Fault]]") -> None:
    """Print how often each bot lost a turn and why, and the first fault of each kind in full.

    A fault comes with the index of its game and the spec of its bot. Call this only for games that
    are over: what a bot wrote may reveal secrets.
    """
    kinds: dict[tuple[str, str], list[tuple[int, Fault]]] = {}
    for game, spec, fault in faults:
        kinds.setdefault((spec, fault.kind), []).append((game, fault))
    for (spec, kind), found in sorted(kinds.items()):
        game, first = found[0]
        typer.echo(
            f"{spec} lost turns by {kind}: {len(found)}, the first in game {game}, seat "
            f"{first.seat}, decision {first.decision}: {first.message}"
        )
        for line in first.said.splitlines():
            typer.echo(f"  {line}")
