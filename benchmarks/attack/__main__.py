"""Attacks a server of its own over loopback, and tells what its other visitors notice.

The attacker has the address 127.0.0.2, the visitor 127.0.0.1. `all` runs every attack, each
against a new server. To compare with another version of Namiji, name its program.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from benchmarks.attack import floods, from_outside, seats
from benchmarks.attack.target import PROGRAM, Target, say, started

FILES = 500  # that the server may open while connections stall

ATTACKS: dict[str, Callable[[Target], Coroutine[Any, Any, None]]] = {
    attack.__name__: attack
    for attack in (
        floods.frames,
        floods.stall,
        floods.bots,
        seats.clock,
        seats.undo,
        seats.pace,
        seats.entries,
        seats.owner,
        seats.votes,
        from_outside.metrics,
        from_outside.rebinding,
        from_outside.growth,
        from_outside.refusals,
        from_outside.lock,
        from_outside.record,
    )
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").splitlines()[0],
        epilog="\n".join(
            f"{name:10} {(attack.__doc__ or '').splitlines()[0]}"
            for name, attack in ATTACKS.items()
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("attack", choices=[*ATTACKS, "all"])
    parser.add_argument("--program", type=Path, default=PROGRAM, help="the `namiji` to attack")
    chosen = parser.parse_args()
    for name in ATTACKS if chosen.attack == "all" else [chosen.attack]:
        with tempfile.TemporaryDirectory(prefix="namiji-attack-") as folder:
            files = FILES if name == "stall" else None
            with started(Path(folder), chosen.program, files) as target:
                say(f"{name}:")
                asyncio.run(ATTACKS[name](target))


if __name__ == "__main__":
    main()
