"""What a report consists of: sections of rows, each with a figure per sample."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from namiji.arena.report.figure import Figure
from namiji.arena.report.sample import Sample
from namiji.svg import chart
from namiji.words import words_in

WORDS = words_in("en")
"""Reports are written in English."""

Figures: TypeAlias = dict[tuple[str, str], dict[str, Figure | None]]
"""The figures of one sample by group and label, then by measure."""


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that is measured. A lift is a difference: it has a sign, and 0 is even."""

    key: str
    title: str
    unit: Literal["share", "points", "count"]
    is_lift: bool = False

    def words(self, figure: float) -> str:
        """Return a figure as text: shares in percent, lifts with their sign."""
        text = f"{100 * figure if self.unit == 'share' else figure:.1f}"
        text = text if float(text) else "0.0"  # never -0.0
        sign = "+" if self.is_lift and float(text) > 0 else ""
        return f"{sign}{text}".replace("-", "\N{MINUS SIGN}") + "%" * (self.unit == "share")

    def interval(self, figure: Figure) -> str:
        return f"{self.words(figure.low)} to {self.words(figure.high)}"


@dataclass(frozen=True, slots=True)
class ReportRow:
    """One thing that is measured, with its figures in all samples."""

    group: str
    label: str
    cells: Mapping[str, tuple[Figure | None, ...]]
    """By measure, then by sample."""

    @property
    def name(self) -> str:
        return f"{self.label}, {self.group}" if self.group else self.label


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, sentences, charts and a table of figures."""

    key: str
    title: str
    note: str
    sentences: tuple[str, ...]
    """One per sample."""
    charts: tuple[str, ...]
    measures: tuple[Measure, ...]
    rows: tuple[ReportRow, ...]

    def to_dict(self, labels: Sequence[str]) -> dict[str, Any]:
        return {
            "sentences": dict(zip(labels, self.sentences, strict=True)),
            "rows": [
                {
                    **({"group": row.group} if row.group else {}),
                    "label": row.label,
                    **{
                        key: {
                            label: cell and cell.to_dict()
                            for label, cell in zip(labels, cells, strict=True)
                        }
                        for key, cells in row.cells.items()
                    },
                }
                for row in self.rows
            ],
        }


def rows_of(
    samples: Iterable[Sample], measures: Iterable[Measure], figures: Callable[[Sample], Figures]
) -> tuple[ReportRow, ...]:
    """Return the rows of all samples, in the order in which they first appear."""
    found = [figures(sample) for sample in samples]
    keys = dict.fromkeys(key for each in found for key in each)
    return tuple(
        ReportRow(
            *key,
            {m.key: tuple(each.get(key, {}).get(m.key) for each in found) for m in measures},
        )
        for key in keys
    )


def picture(
    draw: Callable[..., str],
    rows: Iterable[ReportRow],
    measure: Measure,
    labels: Sequence[str],
) -> str:
    """Return a chart of one measure, drawn by `chart.dots` or `chart.bars`."""
    groups: dict[str, dict[str, list[chart.Mark | None]]] = {}
    factor = 100 if measure.unit == "share" else 1
    for row in rows:
        groups.setdefault(row.group, {})[row.label] = [
            (factor * cell.value, factor * cell.low, factor * cell.high) if cell else None
            for cell in row.cells[measure.key]
        ]
    unit = {"share": "percent", "points": "points", "count": ""}[measure.unit]
    series = labels if len(labels) > 1 else [""]
    return draw(groups, series=series, title=measure.title.capitalize(), x_label=unit)


def ranked(
    rows: Iterable[ReportRow], measure: Measure, sample: int = -1
) -> list[tuple[ReportRow, Figure]]:
    """Return the rows that have a figure, the highest first."""
    pairs = [(row, row.cells[measure.key][sample]) for row in rows]
    known = [(row, cell) for row, cell in pairs if cell]
    return sorted(known, key=lambda pair: -pair[1].value)
