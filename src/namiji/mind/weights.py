"""The weights, read from their file into a record."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from namiji.core.layout import ANGLING, COLUMNS, MAX_FISH, NET, ROWS, color_trait, kind_trait
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.mind.layout import MIND, WEIGHTS

WEIGHTS_FILE = Path(__file__).with_name("weights.toml")


@lru_cache(maxsize=1)
def read_weights() -> dict[str, Any]:
    return tomllib.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def build_mind(edition: Edition) -> Any:
    """Return the mind of an edition with the weights of the file, as an array of one record."""
    array = np.zeros(1, MIND)
    m = array[0]
    tables = build_tables(edition)[0]
    for direction in range(2):
        stations = tables.station[direction]
        for position in range(int(tables.finish) - 1, -1, -1):
            m.ahead[direction, position] = m.ahead[direction, position + 1]
            m.ahead[direction, position, stations[position + 1]] += 1
    for fish, (color, kind) in enumerate(zip(tables.fish_color, tables.fish_kind, strict=True)):
        m.traits[fish] = color_trait(int(color)) | kind_trait(int(kind))
    m.sorts = MAX_FISH
    weights = read_weights()
    for name in WEIGHTS:
        m[name] = weights[name]
    update_mind(array, edition)
    return array


def update_mind(mind: Any, edition: Edition) -> None:
    """Compute what follows from the weights of a mind, after they have changed."""
    m, tables = mind[0], build_tables(edition)[0]
    m.promise[:ROWS] = m.row_hope
    m.promise[ROWS:, : ROWS + 1] = m.column_hope
    m.promise[:, 0, 1:] = 1
    m.promise *= tables.line_points[:, None, None]
    stops = m.ahead[..., ANGLING] + 2.0 * m.ahead[..., NET]
    missing = np.arange(COLUMNS + 1)
    with np.errstate(invalid="ignore"):  # 0 / 0 at the end of the route, with nothing missing
        m.hope_left = stops[..., None] / (stops[..., None] + m.line_need * missing)
    m.hope_left[..., 0] = 1


@lru_cache(maxsize=64)
def adjusted_mind(edition: Edition, **factors: float) -> Any:
    """Return the same with some weights multiplied."""
    array = build_mind(edition).copy()
    for name, factor in factors.items():
        array[name] *= factor
    update_mind(array, edition)
    return array


@lru_cache(maxsize=64)
def playout_mind(edition: Edition) -> Any:
    """Return the same for playouts, where speed counts.

    Only with two players is it worth the time to consider what a stop leaves to the next boat.
    """
    array = build_mind(edition).copy()
    array["deny"][:, 1:] = 0
    return array
