"""What a report is made of: sections of lines that hold a figure for each sample."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from namiji.arena.report.figure import Figure
from namiji.arena.report.sample import Sample
from namiji.svg import chart
from namiji.words import words_in

WORDS = words_in("en")
"""Reports are in English."""

Figures: TypeAlias = dict[tuple[str, str], dict[str, Figure | None]]
"""One sample's figures by group and label, then by measure."""


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that is measured. A lift is a difference: it has a sign, and zero is even."""

    key: str
    title: str
    unit: Literal["share", "points", "count"]
    is_lift: bool = False

    def words(self, figure: float) -> str:
        """A figure as it is read: shares in percent, lifts with their sign."""
        text = f"{100 * figure if self.unit == 'share' else figure:.1f}"
        text = text if float(text) else "0.0"  # never -0.0
        sign = "+" if self.is_lift and float(text) > 0 else ""
        return f"{sign}{text}".replace("-", "\N{MINUS SIGN}") + "%" * (self.unit == "share")

    def interval(self, figure: Figure) -> str:
        return f"{self.words(figure.low)} to {self.words(figure.high)}"


@dataclass(frozen=True, slots=True)
class Line:
    """One thing measured, in all samples."""

    group: str
    label: str
    cells: Mapping[str, tuple[Figure | None, ...]]
    """By measure, then by sample."""

    @property
    def name(self) -> str:
        return f"{self.label}, {self.group}" if self.group else self.label


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, what one sees, a picture of it and its figures."""

    key: str
    title: str
    note: str
    said: tuple[str, ...]
    """A sentence a sample."""
    charts: tuple[str, ...]
    measures: tuple[Measure, ...]
    lines: tuple[Line, ...]

    def to_dict(self, labels: Sequence[str]) -> dict[str, Any]:
        return {
            "said": dict(zip(labels, self.said, strict=True)),
            "lines": [
                {
                    **({"group": line.group} if line.group else {}),
                    "label": line.label,
                    **{
                        key: {
                            label: cell and cell.to_dict()
                            for label, cell in zip(labels, cells, strict=True)
                        }
                        for key, cells in line.cells.items()
                    },
                }
                for line in self.lines
            ],
        }


def lines_of(
    samples: Iterable[Sample], measures: Iterable[Measure], figures: Callable[[Sample], Figures]
) -> tuple[Line, ...]:
    """The lines of all samples, in the order in which they first come up."""
    found = [figures(sample) for sample in samples]
    keys = dict.fromkeys(key for each in found for key in each)
    return tuple(
        Line(
            *key,
            {m.key: tuple(each.get(key, {}).get(m.key) for each in found) for m in measures},
        )
        for key in keys
    )


def picture(
    draw: Callable[..., str],
    lines: Iterable[Line],
    measure: Measure,
    labels: Sequence[str],
) -> str:
    """A chart of one measure, drawn by `chart.dots` or `chart.bars`."""
    groups: dict[str, dict[str, list[chart.Mark | None]]] = {}
    factor = 100 if measure.unit == "share" else 1
    for line in lines:
        groups.setdefault(line.group, {})[line.label] = [
            (factor * cell.value, factor * cell.low, factor * cell.high) if cell else None
            for cell in line.cells[measure.key]
        ]
    unit = {"share": "percent", "points": "points", "count": ""}[measure.unit]
    series = labels if len(labels) > 1 else [""]
    return draw(groups, series=series, title=measure.title.capitalize(), x_label=unit)


def ranked(lines: Iterable[Line], measure: Measure, sample: int = -1) -> list[tuple[Line, Figure]]:
    """The lines that have a figure, the highest first."""
    pairs = [(line, line.cells[measure.key][sample]) for line in lines]
    known = [(line, cell) for line, cell in pairs if cell]
    return sorted(known, key=lambda pair: -pair[1].value)
