"""The balance report: what seats, start places, stations and cards are worth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from namiji.arena.report.figure import Figure
from namiji.arena.report.model import Measure, ReportRow, Section
from namiji.arena.report.sample import Sample, read_samples
from namiji.arena.report.sections import FULFILLED, LEAD, SCORE_GAP, TAKEN, sections
from namiji.errors import NamijiError
from namiji.svg.chart import SERIES


@dataclass(frozen=True, slots=True)
class ExpectedRange:
    """The range that a figure should be in. It is clearly off if its whole interval is outside."""

    section: str
    measure: Measure
    least: float
    most: float
    words: str

    def excludes(self, figure: Figure) -> bool:
        return figure.beyond(self.least, self.most)


# What an edition aims for; `namiji balance` measures the same.
START_PLACE_RANGE = (-1.0, 1.0)  # points above even
DOCK_TAKEN_RANGE = (0.08, 0.60)
ROCK_FULFILLED_RANGE = (0.35, 0.85)

EXPECTED_RANGES = (
    ExpectedRange(
        "start_places", LEAD, *START_PLACE_RANGE, "a start place is within a point of even"
    ),
    ExpectedRange("seats", LEAD, -2, 2, "a seat is within 2 points of even"),
    ExpectedRange(
        "directions", SCORE_GAP, -2, 2, "the directions are within 2 points of each other"
    ),
    ExpectedRange("dock_cards", LEAD, -2.5, 2.5, "a Dock card is within 2.5 points of the average"),
    ExpectedRange(
        "dock_cards", TAKEN, *DOCK_TAKEN_RANGE, "a Dock card is taken in 8% to 60% of the offers"
    ),
    ExpectedRange(
        "rock_cards", FULFILLED, *ROCK_FULFILLED_RANGE, "a Rock card is fulfilled in 35% to 85%"
    ),
)


@dataclass(frozen=True, slots=True)
class Finding:
    """A row that is clearly off in at least one sample."""

    expected: ExpectedRange
    section: Section
    row: ReportRow
    off: tuple[bool, ...]
    """By sample."""


@dataclass(frozen=True, slots=True)
class Report:
    """All figures of one or several samples, side by side."""

    samples: Sequence[Sample]
    sections: Sequence[Section]
    findings: Sequence[Finding]

    @property
    def labels(self) -> list[str]:
        return [sample.label for sample in self.samples]

    def to_dict(self) -> dict[str, Any]:
        """Return the report as a JSON object, with figures by measure, then by sample."""
        return {
            "samples": {
                sample.label: {
                    "games": sample.game_count,
                    "deals": sample.deal_count,
                    "bots": sorted(set(sample.words["bot"].tolist())),
                }
                for sample in self.samples
            },
            "clearly_off": [
                {
                    "section": finding.section.key,
                    "label": finding.row.name,
                    "measure": finding.expected.measure.key,
                    "least": finding.expected.least,
                    "most": finding.expected.most,
                    "off": dict(zip(self.labels, finding.off, strict=True)),
                }
                for finding in self.findings
            ],
            **{section.key: section.to_dict(self.labels) for section in self.sections},
        }


def balance_report(folders: Sequence[Path]) -> Report:
    """Make the report on arena results: one sample per folder, including its subfolders."""
    if len(folders) > SERIES:
        raise NamijiError("too-many", f"at most {SERIES} folders can be compared side by side")
    samples = read_samples(folders)
    made = sections(samples)
    return Report(samples, made, [*_findings(made)])


def _findings(made: Sequence[Section]) -> Iterator[Finding]:
    by_key = {section.key: section for section in made}
    for expected in EXPECTED_RANGES:
        if section := by_key.get(expected.section):
            for row in section.rows:
                cells = row.cells[expected.measure.key]
                off = tuple(cell is not None and expected.excludes(cell) for cell in cells)
                if any(off):
                    yield Finding(expected, section, row, off)
