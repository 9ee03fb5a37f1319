"""Measure the WebAssembly modules in Chromium beside the CPU: random games, and a search.

python -m benchmarks.wasm_chromium

The page calls the exports of the modules as they are; the CPU does the same work in the same run.
Times are CPU times, the best of several rounds.
"""

import base64
import json
import random
import tempfile
from pathlib import Path
from typing import Any

import typer
from playwright.sync_api import Page, sync_playwright

from benchmarks.wasm import KEY, MEASURED, PLAYOUTS, ROUNDS
from namiji.game.game import Game
from tests.support import wasm_twin
from tests.support.browser.chromium import launch
from tests.support.wasm import build_modules

PLAYERS = 4

SETUP = """async ({description, codes, files}) => {
  const bytes = text => Uint8Array.from(atob(text), one => one.charCodeAt(0));
  window.make = async name => {
    const {instance: {exports}} = await WebAssembly.instantiate(bytes(codes[name]));
    let free = exports.__heap_base.value;
    const size = type => description.records[type]?.size ?? {int32: 4, uint64: 8}[type];
    const allocate = (type, count = 1) => {
      const at = Math.ceil(free / 16) * 16;
      free = at + size(type) * count;
      const missing = free - exports.memory.buffer.byteLength;
      if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
      return at;
    };
    const put = (at, content) => new Uint8Array(exports.memory.buffer).set(content, at);
    const fill = (at, count, value) =>
      new Uint8Array(exports.memory.buffer, at, count).fill(value);
    return {exports, allocate, put, fill, size};
  };
  window.file = name => bytes(files[name]);
  window.bytes = bytes;
  window.description = description;
}"""

GAMES = """async ({players, key, count}) => {
  const {exports, allocate, put, fill, size} = await make("rules");
  const tables = allocate("TABLES"), words = allocate("uint64", 2), batch = 1024;
  const states = allocate("STATE", batch);
  put(tables, file("tables.bin"));
  put(words, new Uint8Array(new BigUint64Array(key.map(BigInt)).buffer));
  window.work = () => {
    let decisions = 0;
    for (let done = 0; done < count; done += batch) {
      fill(states, size("STATE") * batch, 0);
      decisions += exports.play_games(tables, states, batch, players, 0, words, done);
    }
    return decisions;
  };
}"""

SEARCH = """async ({view, seat, seed, playouts}) => {
  const {exports, allocate, put, fill, size} = await make("minds");
  const {constants, records, style, minds} = description;
  const {NODES, EDGES_PER_NODE, SLOTS_PER_NODE} = constants;
  const [tables, mind, scratch] = ["TABLES", "MIND", "SCRATCH"].map(type => allocate(type));
  const states = allocate("STATE", 2), tree = allocate("TREE"), nodes = allocate("NODE", NODES);
  const edges = allocate("EDGE", NODES * EDGES_PER_NODE);
  const slots = allocate("int32", NODES * SLOTS_PER_NODE);
  const at = minds.indexOf("playout") * size("MIND");
  put(tables, file("tables.bin"));
  put(mind, file("minds.bin").slice(at, at + size("MIND")));
  put(states, bytes(view));
  window.work = () => {
    fill(tree, size("TREE"), 0);
    fill(slots, 4 * NODES * SLOTS_PER_NODE, 255);
    const memory = new DataView(exports.memory.buffer);
    const place = name => tree + records.TREE.fields[name].offset;
    seed.forEach((word, i) => memory.setBigUint64(place("seed") + 8 * i, BigInt(word), true));
    memory.setInt32(place("seat"), seat, true);
    memory.setInt32(place("only"), -1, true);
    for (const [name, value] of Object.entries(style)) memory.setFloat64(place(name), value, true);
    exports.think(tables, mind, scratch, states, tree, nodes, edges, slots, NODES, playouts);
    return playouts;
  };
}"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        build_modules(Path(folder))
        page = browser.new_page()
        load(page, Path(folder))
        measure_games(page)
        measure_search(page)


def load(page: Page, folder: Path) -> None:
    """Hand the modules and their data to the page."""
    description = json.loads((folder / "modules.json").read_bytes())

    def read(name: str) -> str:
        content = (folder / description["files"][name]["file"]).read_bytes()
        return base64.b64encode(content).decode()

    codes = {name: read(f"{name}.wasm") for name in ("rules", "minds")}
    files = {name: read(name) for name in ("tables.bin", "minds.bin")}
    page.evaluate(SETUP, {"description": description, "codes": codes, "files": files})


def best_rate(page: Page) -> float:
    """Return how much work the page does per second of its process's CPU time."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")

    def seconds() -> float:
        metrics = line.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) for one in metrics if one["name"] == "ProcessTime")

    best = 0.0
    for _ in range(ROUNDS):
        begin = seconds()
        done: int = page.evaluate("work()")
        best = max(best, done / (seconds() - begin))
    return best


def measure_games(page: Page) -> None:
    wish: dict[str, Any] = {"players": PLAYERS, "key": KEY, "count": MEASURED}
    page.evaluate(GAMES, wish)
    found = best_rate(page)
    native = 0.0
    for _ in range(ROUNDS):
        done = wasm_twin.games(direction=0, first=0, **wish)
        native = max(native, done["decisions"] / done["seconds"])
    write("random games, decisions per second", found, native)


def measure_search(page: Page) -> None:
    game, chooser = Game.new(PLAYERS, "search"), random.Random(1)  # noqa: S311 - a sample
    for _ in range(20):
        game.play(chooser.choice(game.legal_actions))
    view = base64.b64encode(game.view(game.decider).to_bytes()).decode()
    wish: dict[str, Any] = {"view": view, "seat": game.decider, "seed": KEY, "playouts": PLAYOUTS}
    page.evaluate(SEARCH, wish)
    found = best_rate(page)
    native = 0.0
    for _ in range(ROUNDS):
        done = wasm_twin.think(network=False, **wish)
        native = max(native, PLAYOUTS / done["seconds"])
    write("search, playouts per second", found, native)


def write(name: str, found: float, native: float) -> None:
    share = found / native
    typer.echo(f"{name}: {found:,.0f} in Chromium, {native:,.0f} on the CPU ({share:.0%})")


if __name__ == "__main__":
    main()
