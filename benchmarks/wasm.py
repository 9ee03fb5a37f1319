"""Compares the WebAssembly modules in Node with the CPU: whether they are equal, and how fast.

Rates are per second of the processor's time, on one core.

python -m benchmarks.wasm --games 100000
"""

import argparse
import base64
import gzip
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from namiji.core.names import DIRECTIONS
from namiji.game.game import Game
from tests.support import wasm_twin
from tests.support.wasm import Runner, build_modules

ROUNDS = 7
TABLES = [(players, direction) for players in range(2, 6) for direction in range(len(DIRECTIONS))]
KEY = ["1", "2"]
MEASURED = 8192  # games
PLAYOUTS = 2000


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000, help="to be compared")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build_modules(folder)
        write_sizes(folder)
        with Runner(folder) as runner:
            compare(runner, options.games)
            measure_games(runner)
            measure_search(runner, "search", network=False)
            measure_search(runner, "search with the network", network=True)


def write_sizes(folder: Path) -> None:
    for file in sorted(folder.glob("*.*")):
        if file.suffix in {".wasm", ".bin", ".json"}:
            content = file.read_bytes()
            small = len(gzip.compress(content))
            write(f"{file.name:24} {len(content):9,} bytes, {small:9,} gzipped")


def compare(runner: Runner, games: int) -> None:
    equal = 0
    for players, direction in TABLES:
        table = {"players": players, "direction": direction, "key": KEY, "first": 0}
        table["count"] = games // len(TABLES)
        answer, expected = runner.ask("games", **table), wasm_twin.games(**table)
        if answer["digests"] != expected["digests"]:
            raise SystemExit(f"games of {players} players end in other bytes")
        equal += games // len(TABLES)
    write(f"{equal:,} games of 2 to 5 players in both directions end byte-equal")


def measure_games(runner: Runner) -> None:
    request = {"players": 4, "direction": 0, "key": KEY, "first": 0, "count": MEASURED}

    def rates() -> tuple[float, float]:
        cpu, node = wasm_twin.games(**request), runner.ask("games", **request)
        return cpu["decisions"] / cpu["seconds"], node["decisions"] / node["seconds"]

    write_rates("random play, decisions/s", rates)


def measure_search(runner: Runner, name: str, network: bool) -> None:
    game = Game.new(4, "search")
    view = base64.b64encode(game.view(game.decider).to_bytes()).decode()
    request: dict[str, Any] = {"view": view, "seat": game.decider, "seed": KEY}
    request |= {"playouts": PLAYOUTS, "network": network}

    def rates() -> tuple[float, float]:
        cpu, node = wasm_twin.think(**request), runner.ask("think", **request)
        if cpu["digest"] != node["digest"]:
            raise SystemExit(f"{name} grows another tree")
        return PLAYOUTS / cpu["seconds"], PLAYOUTS / node["seconds"]

    write_rates(f"{name}, playouts/s", rates)


def write_rates(name: str, rates: Callable[[], tuple[float, float]]) -> None:
    """Measure by turns, so that other load on the machine changes both."""
    rates()  # compiled and warm
    pairs = [rates() for _ in range(ROUNDS)]
    cpu, node = (statistics.median(found) for found in zip(*pairs, strict=True))
    share = statistics.median(second / first for first, second in pairs)
    write(f"{name}: {node:,.0f} in Node, {cpu:,.0f} on the CPU: {share:.0%}")


def write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
