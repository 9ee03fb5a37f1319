"""The table and the chart of docs/peers.md, from the results."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from textwrap import fill
from typing import Any, TypeAlias

from namiji.svg import chart

START, END = "<!-- the table -->\n", "<!-- the table ends -->\n"
GPU_START, GPU_END = "<!-- the table of a GPU -->\n", "<!-- it ends -->\n"
WHOLE = 20  # decisions: a game that is over sooner is too small to compare

Way: TypeAlias = tuple[str, str]
"""single or batch, and on what: one core, all cores, the gpu."""


@dataclass
class Row:
    """A game of a library, and its speed in each way of playing it."""

    peer: str
    game: str
    observes: bool
    players: int
    chance: bool
    length: float = 0.0
    """Decisions per game."""
    rates: dict[Way, int] = field(default_factory=dict)
    errors: dict[Way, str] = field(default_factory=dict)

    @property
    def best(self) -> int:
        """Its highest speed on one core; 0 if it could not be played."""
        return max((rate for way, rate in self.rates.items() if way[1] == "one"), default=0)

    @property
    def is_alike(self) -> bool:
        """Whether it is comparable: it has chance, several players and a whole game."""
        return self.chance and self.players > 1 and self.length >= WHOLE


def rows(results: dict[str, Any]) -> list[Row]:
    found: dict[tuple[str, str, bool], Row] = {}
    for figure in results["figures"]:
        # If a library could not start, only its error is known.
        name, observes = figure.get("game", ""), figure.get("observes", False)
        traits = figure.get("players", 0), figure.get("chance", False)
        key = figure["peer"], name, observes
        row = found.setdefault(key, Row(*key, *traits))
        way = figure.get("way", "batch"), figure["cores"]
        if figure["error"]:
            row.errors[way] = figure["error"]
        else:
            row.rates[way] = figure["median"]
            row.length = row.length or figure["decisions_per_game"] or 0.0
    return list(found.values())


def table(results: dict[str, Any]) -> str:
    found = rows(results)
    ours = _ours(found)
    ways = {
        ("single", "one"): "single",
        ("batch", "one"): "batch, 1 core",
        ("batch", "all"): f"batch, {results['machine']['cores']} cores",
    }
    ways = {way: head for way, head in ways.items() if any(way in row.rates for row in found)}
    figures = [(*(_cell(row, way) for way in ways), _times(ours.best, row.best)) for row in found]
    return _written(found, (*ways.values(), "Namiji's batch"), figures)


def gpu_table(results: dict[str, Any]) -> str:
    """Return what was played on a GPU, and Namiji's playouts first."""
    found, way = rows(results), ("batch", "gpu")
    ours = _ours(found).rates[way]
    figures = [(_cell(row, way), _times(ours, row.rates.get(way, 0))) for row in found]
    return _written(found, ("decisions per second", "Namiji's batch"), figures)


def _written(found: list[Row], heads: Sequence[str], figures: Sequence[Sequence[str]]) -> str:
    """Return a table of the games and their figures."""
    about = ("library", "game", "players", "decisions per game", "observed")
    lines = [(*about, *heads), ("---",) * len((*about, *heads))]
    lines += (
        (
            row.peer,
            f"**{row.game}**" if row.is_alike else row.game,
            str(row.players or ""),
            f"{row.length:.0f}" if row.length else "",
            "yes" if row.observes else "",
            *cells,
        )
        for row, cells in zip(found, figures, strict=True)
    )
    text = "".join(f"| {' | '.join(line)} |\n" for line in lines)
    return "".join([text, *_failures(found)])


def _times(ours: int, other: int) -> str:
    return f"{_three(ours / other)} times" if other else ""


def _ours(found: list[Row]) -> Row:
    return next(row for row in found if row.peer == "Namiji" and not row.observes)


def _cell(row: Row, way: Way) -> str:
    if way in row.rates:
        rate = row.rates[way]
        size, unit = (1e6, " M") if rate >= 1e6 else (1e3, " k") if rate >= 1e4 else (1, "")
        return _three(rate / size) + unit
    return "failed" if way in row.errors else ""


def _three(number: float) -> str:
    """Return a number with three digits."""
    places = 2 if number < 10 else 1 if number < 100 else 0
    return f"{float(f'{number:.3g}'):,.{places}f}"


def _failures(found: list[Row]) -> Iterator[str]:
    for row in found:
        for (way, cores), error in row.errors.items():
            name = f"{row.peer} {row.game}".strip()
            yield f"\n{name}, {way} ({cores}): `{error.partition(chr(10))[0]}`\n"


def verdict(results: dict[str, Any]) -> str:
    """Compare with Catan, the most similar game, and with the fastest comparable one."""
    found = [row for row in rows(results) if row.best]
    ours = _ours(found)
    said = [
        f"{_three(ours.best / row.best)} times as fast as {name}"
        for row, name in (
            *((row, "Catanatron") for row in found if row.peer == "Catanatron"),
            *((row, f"{row.peer}'s {row.game}, the next of its kind") for row in _next(found)),
        )
    ]
    return fill(f"On one core, Namiji's batch is {' and '.join(said)}.", width=100) + "\n"


def _next(found: list[Row]) -> list[Row]:
    others = [row for row in found if row.peer != "Namiji" and row.is_alike]
    return sorted(others, key=lambda row: row.best)[-1:]


def picture(results: dict[str, Any]) -> str:
    """Draw every game on one core."""
    ways = ("single", "batch")
    shown: dict[str, dict[str, list[chart.Mark | None]]] = {}
    for figure in results["figures"]:
        if figure["cores"] == "one" and not figure["error"]:
            heading = figure["peer"] + (", observed" if figure["observes"] else "")
            name = figure["game"].partition("(")[0]
            marks = shown.setdefault(heading, {}).setdefault(name, [None, None])
            middle, low, high = (float(figure[key]) for key in ("median", "lowest", "highest"))
            marks[ways.index(figure["way"])] = middle, low, high
    title = f"Random play on one core of {results['machine']['cpu']}"
    return chart.dots(shown, series=ways, title=title, x_label="decisions per second", log=True)


def filled(document: str, results: dict[str, Any], on_gpu: dict[str, Any]) -> str:
    """Return the document with new tables."""
    document = _between(document, START, f"{verdict(results)}\n{table(results)}", END)
    return _between(document, GPU_START, gpu_table(on_gpu), GPU_END)


def _between(document: str, start: str, text: str, end: str) -> str:
    before, _, rest = document.partition(start)
    _, _, after = rest.partition(end)
    return f"{before}{start}{text}{end}{after}"
