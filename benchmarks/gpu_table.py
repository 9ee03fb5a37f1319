"""Write the table of docs/cuda.md from the stored results: `python benchmarks/gpu_table.py`."""

import json
import re
from pathlib import Path
from typing import Any

_ROOT = Path(__file__).parent.parent
PAGE = _ROOT / "docs/cuda.md"
RESULTS = _ROOT / "benchmarks/results"

_MARKED = re.compile(r"(<!-- results -->\n).*?(<!-- end -->)", re.DOTALL)
_HEAD = """\
| GPU | playouts on the GPU | on the machine's CPU | `CudaEnv` | games that are the CPU's |
|---|---|---|---|---|
"""


def read_results() -> list[dict[str, Any]]:
    files = sorted(RESULTS.glob("gpu-*.json"))
    return [json.loads(file.read_text(encoding="utf-8")) for file in files]


def _millions(figures: list[dict[str, Any]]) -> str:
    best = max(figure["decisions_per_second"] for figure in figures)
    return f"{best / 1e6:,.0f} M"


def _row(result: dict[str, Any]) -> str:
    machine = result["machine"]
    compared = [*result["playouts_equal"], *result["environments_equal"]]
    games = sum(figure.get("games_ended", figure["games"]) for figure in compared)
    agree = all(figure["equal"] for figure in [*compared, *result["playouts"]])
    cells = (
        machine["gpu"],
        _millions(result["playouts"]),
        f"{_millions([result['cpu']])}, {machine['cores']} cores",
        f"{_millions(result['environment'])}, {result['environment'][0]['rows']:,} games",
        f"all of {games:,}" if agree else f"not all of {games:,}",
    )
    return f"| {' | '.join(cells)} |\n"


def filled(page: str, results: list[dict[str, Any]]) -> str:
    """Return the page with one row per run."""
    table = _HEAD + "".join(map(_row, results)) if results else ""
    return _MARKED.sub(lambda found: found[1] + table + found[2], page)


def write_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(filled(page, read_results()), encoding="utf-8")


if __name__ == "__main__":
    write_page()
