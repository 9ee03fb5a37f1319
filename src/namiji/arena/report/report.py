"""The balance report: what a seat, a start place, a station and a card are worth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from namiji.arena.report.figure import Figure
from namiji.arena.report.model import Line, Measure, Section
from namiji.arena.report.sample import Sample, read_samples
from namiji.arena.report.sections import FULFILLED, LEAD, SCORE_GAP, TAKEN, sections
from namiji.errors import NamijiError
from namiji.svg.chart import SERIES


@dataclass(frozen=True, slots=True)
class Limit:
    """What a figure should be; it is clearly off if its whole interval lies outside."""

    section: str
    measure: Measure
    least: float
    most: float
    words: str

    def is_passed(self, figure: Figure) -> bool:
        return figure.beyond(self.least, self.most)


LIMITS = (
    Limit("start_places", LEAD, -2, 2, "a start place is within 2 points of even"),
    Limit("seats", LEAD, -2, 2, "a seat is within 2 points of even"),
    Limit("directions", SCORE_GAP, -2, 2, "the directions are within 2 points of each other"),
    Limit("dock_cards", LEAD, -2.5, 2.5, "a Dock card is within 2.5 points of the average"),
    Limit("dock_cards", TAKEN, 0.05, 0.95, "a Dock card is taken in 5% to 95% of the offers"),
    Limit("rock_cards", FULFILLED, 0.25, 0.9, "a Rock card is fulfilled in 25% to 90%"),
)


@dataclass(frozen=True, slots=True)
class Finding:
    """A line that is clearly off in at least one sample."""

    limit: Limit
    section: Section
    line: Line
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
        """The report as a JSON object; figures are by measure, then by sample."""
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
                    "label": finding.line.name,
                    "measure": finding.limit.measure.key,
                    "least": finding.limit.least,
                    "most": finding.limit.most,
                    "off": dict(zip(self.labels, finding.off, strict=True)),
                }
                for finding in self.findings
            ],
            **{section.key: section.to_dict(self.labels) for section in self.sections},
        }


def balance_report(folders: Sequence[Path]) -> Report:
    """The report on arena results: a sample a folder, with the results of its subfolders."""
    if len(folders) > SERIES:
        raise NamijiError("too-many", f"at most {SERIES} folders can be told apart side by side")
    samples = read_samples(folders)
    made = sections(samples)
    return Report(samples, made, [*_findings(made)])


def _findings(made: Sequence[Section]) -> Iterator[Finding]:
    by_key = {section.key: section for section in made}
    for limit in LIMITS:
        if section := by_key.get(limit.section):
            for line in section.lines:
                cells = line.cells[limit.measure.key]
                off = tuple(cell is not None and limit.is_passed(cell) for cell in cells)
                if any(off):
                    yield Finding(limit, section, line, off)
