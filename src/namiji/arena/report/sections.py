"""The sections of the balance report: their sentences, charts and figures."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from numpy.typing import NDArray

from namiji.arena.report import counts
from namiji.arena.report.model import WORDS, Measure, ReportRow, Section, picture, ranked, rows_of
from namiji.arena.report.sample import Sample
from namiji.svg import chart
from namiji.words.plain import sentence

LEAD = Measure("lead", "points over the others", "points", is_lift=True)
WINS = Measure("wins", "share of wins", "share")
WIN_LIFT = Measure("win_lift", "wins over even", "share", is_lift=True)
SCORE = Measure("score", "points per seat", "points")
SCORE_GAP = Measure("score", "points per seat", "points", is_lift=True)
WINNER = Measure("winner", "points of the winner", "points")
DECISIONS = Measure("decisions", "decisions per game", "count")
DECISIONS_GAP = Measure("decisions", "decisions per game", "count", is_lift=True)
MOVES = Measure("moves", "moves per boat", "count")
POINTS = Measure("points", "points per seat", "points")
WORTH = Measure("worth", "points per stop", "points")
STOPS = Measure("stops", "stops per boat", "count")
TAKEN = Measure("taken", "taken when offered", "share")
KEPT = Measure("kept", "kept when drawn", "share")
FULFILLED = Measure("fulfilled", "fulfilled when kept", "share")

FORFEITED = Measure("forfeited", "games forfeited", "share")

_UNKNOWN = "too few games to tell"


def sections(samples: Sequence[Sample]) -> list[Section]:
    """Return all sections that the samples have data for.

    A game in which a bot lost a turn says nothing about the balance: it counts in the standings.
    """
    standings = _standings(samples)
    samples = [sample.undisturbed for sample in samples]
    made = (
        standings,
        _start_places(samples),
        _seats(samples),
        _directions(samples),
        _sources(samples),
        _stations(samples),
        _dock_cards(samples),
        _rock_cards(samples),
        _scores(samples),
        _lengths(samples),
    )
    return [section for section in made if section.rows]


def _standings(samples: Sequence[Sample]) -> Section:
    measures = (WINS, LEAD, SCORE, FORFEITED)
    rows = rows_of(samples, measures, counts.standings)

    def said(group: Sequence[ReportRow], sample: int) -> str:
        return ", ".join(f"{x.label} {WINS.words(c.value)}" for x, c in ranked(group, WINS, sample))

    return Section(
        "standings",
        "Standings",
        "A bot that plays several seats of a game counts by seat, so one divided by the number of "
        "players is even. The average of a bot is not subtracted here.",
        _for_each(samples, lambda i: f"share of wins: {_by_group(rows, said, i)}"),
        (_dots(samples, rows, WINS),),
        measures,
        rows,
    )


def _start_places(samples: Sequence[Sample]) -> Section:
    rows = rows_of(samples, (LEAD, WINS), counts.start_places)
    return Section(
        "start_places",
        "Start places",
        "Place 1 is closest to the route and furthest ahead. With two players the neutral boat "
        "stands in one of three places.",
        _for_each(samples, lambda i: _off_even(rows, i, "start place")),
        (_dots(samples, rows, LEAD),),
        (LEAD, WINS),
        rows,
    )


def _seats(samples: Sequence[Sample]) -> Section:
    rows = rows_of(samples, (LEAD, WINS), counts.seats)
    return Section(
        "seats",
        "Seats",
        "Boats line up at random, independent of their seats, so all seats should be even.",
        _for_each(samples, lambda i: _off_even(rows, i, "seat")),
        (_dots(samples, rows, LEAD),),
        (LEAD, WINS),
        rows,
    )


def _directions(samples: Sequence[Sample]) -> Section:
    rows = rows_of(samples, (SCORE_GAP, DECISIONS_GAP), counts.directions)

    def said(sample: int) -> str:
        sure = [
            f"{SCORE_GAP.words(cell.value)} points with {row.label}"
            for row, cell in ranked(rows, SCORE_GAP, sample)
            if cell.beyond(0, 0)
        ]
        if not sure:
            return "the scores of the two directions differ no more than by chance"
        return f"counterclockwise, the mean score differs by {WORDS.join(sure)}"

    return Section(
        "directions",
        "Directions",
        "Counterclockwise games less clockwise games.",
        _for_each(samples, said),
        (_dots(samples, rows, SCORE_GAP),),
        (SCORE_GAP, DECISIONS_GAP),
        rows,
    )


def _sources(samples: Sequence[Sample]) -> Section:
    rows = rows_of(samples, (POINTS,), counts.sources)

    def said(group: Sequence[ReportRow], sample: int) -> str:
        parts = [f"{x.label} ({POINTS.words(c.value)})" for x, c in ranked(group, POINTS, sample)]
        return WORDS.join(parts[:3])

    return Section(
        "sources",
        "Points by source",
        "Upgrades count what they scored by themselves; Offerings left are the penalty at the end.",
        _for_each(samples, lambda i: f"most points come from {_by_group(rows, said, i)}"),
        (_bars(samples, rows, POINTS),),
        (POINTS,),
        rows,
    )


def _stations(samples: Sequence[Sample]) -> Section:
    rows = rows_of(samples, (WORTH, STOPS), counts.stations)
    ports = (WORDS.station("dock"), WORDS.station("finish"))

    def said(group: Sequence[ReportRow], sample: int) -> str:
        open_sea = [row for row in group if row.label not in ports]
        return _extremes(open_sea, WORTH, sample, "most at {} and least at {}")

    return Section(
        "stations",
        "Stations",
        "A stop is worth the points scored there, the penalty saved by floating an Offering, "
        "and the Rock card kept there if it is fulfilled. A Dock is worth its meals.",
        _for_each(samples, lambda i: f"a stop is worth {_by_group(rows, said, i)}"),
        (_bars(samples, rows, WORTH), _bars(samples, rows, STOPS)),
        (WORTH, STOPS),
        rows,
    )


def _dock_cards(samples: Sequence[Sample]) -> Section:
    rows = _sorted(rows_of(samples, (LEAD, WIN_LIFT, TAKEN), counts.dock_cards), LEAD)
    words = "those who took {} came out best, those who took {} worst"
    return Section(
        "dock_cards",
        "Dock cards",
        "How those who took a card did against the others at their table. This is a correlation: "
        "boats that are ahead, or choose first, may take other cards than the rest.",
        _for_each(samples, lambda i: _extremes(rows, LEAD, i, words)),
        (_dots(samples, rows, LEAD),),
        (LEAD, WIN_LIFT, TAKEN),
        rows,
    )


def _rock_cards(samples: Sequence[Sample]) -> Section:
    measures = (FULFILLED, LEAD, WIN_LIFT, KEPT)
    rows = _sorted(rows_of(samples, measures, counts.rock_cards), FULFILLED)
    words = "{} is fulfilled most often, {} least"
    return Section(
        "rock_cards",
        "Rock cards",
        "Points and wins are a correlation here, too: a card that rewards what wins anyway looks "
        "better than it is.",
        _for_each(samples, lambda i: _extremes(rows, FULFILLED, i, words)),
        (_bars(samples, rows, FULFILLED), _dots(samples, rows, LEAD)),
        measures,
        rows,
    )


def _scores(samples: Sequence[Sample]) -> Section:
    rows = rows_of(samples, (SCORE, WINNER), counts.scores)
    return Section(
        "scores",
        "Scores",
        "",
        _for_each(samples, lambda i: f"mean points per seat: {_means(rows, SCORE, i)}"),
        _spreads(samples, lambda sample: sample.numbers["score"], "Points of all seats", "points"),
        (SCORE, WINNER),
        rows,
    )


def _lengths(samples: Sequence[Sample]) -> Section:
    rows = rows_of(samples, (DECISIONS, MOVES), counts.lengths)
    return Section(
        "lengths",
        "Length of a game",
        "A choice with one option is not a decision. Four of a boat's moves lead to a port.",
        _for_each(samples, lambda i: f"mean decisions per game: {_means(rows, DECISIONS, i)}"),
        _spreads(samples, lambda sample: sample.game_decisions, "Decisions of a game", "decisions"),
        (DECISIONS, MOVES),
        rows,
    )


# Pictures


def _labels(samples: Iterable[Sample]) -> list[str]:
    return [sample.label for sample in samples]


def _dots(samples: Sequence[Sample], rows: Sequence[ReportRow], measure: Measure) -> str:
    return picture(chart.dots, rows, measure, _labels(samples))


def _bars(samples: Sequence[Sample], rows: Sequence[ReportRow], measure: Measure) -> str:
    return picture(chart.bars, rows, measure, _labels(samples))


def _spreads(
    samples: Sequence[Sample], column: Callable[[Sample], NDArray[Any]], title: str, unit: str
) -> tuple[str, ...]:
    """Return one histogram per number of players."""
    sizes = sorted({size for sample in samples for size in sample.numbers["players"].tolist()})
    return tuple(
        chart.histogram(
            {
                each.label: column(each)[each.numbers["players"] == size].tolist()
                for each in samples
            },
            title=f"{title}, {size} players",
            x_label=unit,
        )
        for size in sizes
    )


# Sentences


def _for_each(samples: Sequence[Sample], said: Callable[[int], str]) -> tuple[str, ...]:
    """Return one sentence per sample, by its number."""
    return tuple(sentence(said(i)) for i in range(len(samples)))


def _off_even(rows: Sequence[ReportRow], sample: int, noun: str) -> str:
    """Describe the row furthest from even, if it differs by more than chance."""
    sure = [pair for pair in ranked(rows, LEAD, sample) if pair[1].beyond(0, 0)]
    if not sure:
        return f"no {noun} differs from even by more than chance"
    row, cell = max(sure, key=lambda pair: abs(pair[1].value))
    side = "ahead of" if cell.value > 0 else "behind"
    points = abs(cell.value)
    return f"{row.name}: furthest from even, {points:.1f} points {side} the others"


def _extremes(rows: Sequence[ReportRow], measure: Measure, sample: int, words: str) -> str:
    """Fill in the highest and the lowest row, ranked by the safe ends of their intervals."""
    known = ranked(rows, measure, sample)
    if not known:
        return _UNKNOWN
    ends = max(known, key=lambda pair: pair[1].low), min(known, key=lambda pair: pair[1].high)
    if ends[0] == ends[1]:
        return _UNKNOWN
    return words.format(*(f"{row.label} ({measure.words(cell.value)})" for row, cell in ends))


def _means(rows: Sequence[ReportRow], measure: Measure, sample: int) -> str:
    def said(group: Sequence[ReportRow], sample: int) -> str:
        parts = [f"{measure.words(c.value)} {x.label}" for x, c in ranked(group, measure, sample)]
        return WORDS.join(parts)

    return _by_group(rows, said, sample)


def _by_group(
    rows: Sequence[ReportRow], said: Callable[[Sequence[ReportRow], int], str], sample: int
) -> str:
    """Join the sentences on each group of rows that the sample has."""
    parts = []
    for group, members in groupby(rows, key=lambda row: row.group):
        if text := said([*members], sample):
            parts.append(f"{text} with {group}")
    return "; ".join(parts) or _UNKNOWN


def _sorted(rows: Iterable[ReportRow], measure: Measure) -> tuple[ReportRow, ...]:
    """Sort by the last sample, the highest first; rows without a figure there come last."""
    rows = tuple(rows)
    order = [row for row, _ in ranked(rows, measure)]
    return (*order, *(row for row in rows if row not in order))
