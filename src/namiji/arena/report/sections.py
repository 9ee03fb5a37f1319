"""The sections of the balance report: their words, pictures and counts."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from numpy.typing import NDArray

from namiji.arena.report import counts
from namiji.arena.report.model import WORDS, Line, Measure, Section, lines_of, picture, ranked
from namiji.arena.report.sample import Sample
from namiji.svg import chart
from namiji.words.plain import sentence

LEAD = Measure("lead", "points over the others", "points", is_lift=True)
WINS = Measure("wins", "share of wins", "share")
WIN_LIFT = Measure("win_lift", "wins over even", "share", is_lift=True)
SCORE = Measure("score", "points a seat", "points")
SCORE_GAP = Measure("score", "points a seat", "points", is_lift=True)
WINNER = Measure("winner", "points of the winner", "points")
DECISIONS = Measure("decisions", "decisions a game", "count")
DECISIONS_GAP = Measure("decisions", "decisions a game", "count", is_lift=True)
MOVES = Measure("moves", "moves a boat", "count")
POINTS = Measure("points", "points a seat", "points")
WORTH = Measure("worth", "points a stop", "points")
STOPS = Measure("stops", "stops a boat", "count")
TAKEN = Measure("taken", "taken when offered", "share")
KEPT = Measure("kept", "kept when drawn", "share")
FULFILLED = Measure("fulfilled", "fulfilled when kept", "share")

_UNKNOWN = "too few games to tell"


def sections(samples: Sequence[Sample]) -> list[Section]:
    """All sections that the samples have something for."""
    made = (
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
    return [section for section in made if section.lines]


def _start_places(samples: Sequence[Sample]) -> Section:
    lines = lines_of(samples, (LEAD, WINS), counts.start_places)
    return Section(
        "start_places",
        "Start places",
        "Place 1 is closest to the route and furthest ahead. With two players the neutral boat "
        "stands in one of three places.",
        _for_each(samples, lambda i: _off_even(lines, i, "start place")),
        (_dots(samples, lines, LEAD),),
        (LEAD, WINS),
        lines,
    )


def _seats(samples: Sequence[Sample]) -> Section:
    lines = lines_of(samples, (LEAD, WINS), counts.seats)
    return Section(
        "seats",
        "Seats",
        "Boats line up at random, whatever their seat: all seats should be even.",
        _for_each(samples, lambda i: _off_even(lines, i, "seat")),
        (_dots(samples, lines, LEAD),),
        (LEAD, WINS),
        lines,
    )


def _directions(samples: Sequence[Sample]) -> Section:
    lines = lines_of(samples, (SCORE_GAP, DECISIONS_GAP), counts.directions)

    def said(sample: int) -> str:
        sure = [
            f"{SCORE_GAP.words(cell.value)} points with {line.label}"
            for line, cell in ranked(lines, SCORE_GAP, sample)
            if cell.beyond(0, 0)
        ]
        if not sure:
            return "the two directions score no differently than chance would have them"
        return f"counter-clockwise, the mean score differs by {WORDS.join(sure)}"

    return Section(
        "directions",
        "Directions",
        "Games counter-clockwise less games clockwise.",
        _for_each(samples, said),
        (_dots(samples, lines, SCORE_GAP),),
        (SCORE_GAP, DECISIONS_GAP),
        lines,
    )


def _sources(samples: Sequence[Sample]) -> Section:
    lines = lines_of(samples, (POINTS,), counts.sources)

    def said(group: Sequence[Line], sample: int) -> str:
        parts = [f"{x.label} ({POINTS.words(c.value)})" for x, c in ranked(group, POINTS, sample)]
        return WORDS.join(parts[:3])

    return Section(
        "sources",
        "Points by source",
        "Upgrades count what they scored by themselves; Offerings left are the penalty at the end.",
        _for_each(samples, lambda i: f"most points come from {_by_group(lines, said, i)}"),
        (_bars(samples, lines, POINTS),),
        (POINTS,),
        lines,
    )


def _stations(samples: Sequence[Sample]) -> Section:
    lines = lines_of(samples, (WORTH, STOPS), counts.stations)
    ports = (WORDS.station("dock"), WORDS.station("finish"))

    def said(group: Sequence[Line], sample: int) -> str:
        open_sea = [line for line in group if line.label not in ports]
        return _extremes(open_sea, WORTH, sample, "most at {} and least at {}")

    return Section(
        "stations",
        "Stations",
        "A stop is worth the points scored there, the penalty that an Offering set afloat saves, "
        "and the Rock card kept there if it is fulfilled. A Dock is worth its meals.",
        _for_each(samples, lambda i: f"a stop is worth {_by_group(lines, said, i)}"),
        (_bars(samples, lines, WORTH), _bars(samples, lines, STOPS)),
        (WORTH, STOPS),
        lines,
    )


def _dock_cards(samples: Sequence[Sample]) -> Section:
    lines = _sorted(lines_of(samples, (LEAD, WIN_LIFT, TAKEN), counts.dock_cards), LEAD)
    words = "those who took {} came out best, those who took {} worst"
    return Section(
        "dock_cards",
        "Dock cards",
        "How those who took a card did against the others at their table. This is a correlation: "
        "boats that are ahead, or choose first, may take other cards than the rest.",
        _for_each(samples, lambda i: _extremes(lines, LEAD, i, words)),
        (_dots(samples, lines, LEAD),),
        (LEAD, WIN_LIFT, TAKEN),
        lines,
    )


def _rock_cards(samples: Sequence[Sample]) -> Section:
    measures = (FULFILLED, LEAD, WIN_LIFT, KEPT)
    lines = _sorted(lines_of(samples, measures, counts.rock_cards), FULFILLED)
    words = "{} is fulfilled most often, {} least"
    return Section(
        "rock_cards",
        "Rock cards",
        "Points and wins are a correlation here too: a card that asks for what wins anyway looks "
        "better than it is.",
        _for_each(samples, lambda i: _extremes(lines, FULFILLED, i, words)),
        (_bars(samples, lines, FULFILLED), _dots(samples, lines, LEAD)),
        measures,
        lines,
    )


def _scores(samples: Sequence[Sample]) -> Section:
    lines = lines_of(samples, (SCORE, WINNER), counts.scores)
    return Section(
        "scores",
        "Scores",
        "",
        _for_each(samples, lambda i: f"mean points a seat: {_means(lines, SCORE, i)}"),
        _spreads(samples, lambda sample: sample.numbers["score"], "Points of all seats", "points"),
        (SCORE, WINNER),
        lines,
    )


def _lengths(samples: Sequence[Sample]) -> Section:
    lines = lines_of(samples, (DECISIONS, MOVES), counts.lengths)
    return Section(
        "lengths",
        "Length of a game",
        "A choice with one option is no decision. Every boat makes four of its moves to a port.",
        _for_each(samples, lambda i: f"mean decisions a game: {_means(lines, DECISIONS, i)}"),
        _spreads(samples, lambda sample: sample.game_decisions, "Decisions of a game", "decisions"),
        (DECISIONS, MOVES),
        lines,
    )


# Pictures


def _labels(samples: Iterable[Sample]) -> list[str]:
    return [sample.label for sample in samples]


def _dots(samples: Sequence[Sample], lines: Sequence[Line], measure: Measure) -> str:
    return picture(chart.dots, lines, measure, _labels(samples))


def _bars(samples: Sequence[Sample], lines: Sequence[Line], measure: Measure) -> str:
    return picture(chart.bars, lines, measure, _labels(samples))


def _spreads(
    samples: Sequence[Sample], column: Callable[[Sample], NDArray[Any]], title: str, unit: str
) -> tuple[str, ...]:
    """A histogram for each table size."""
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
    """A sentence a sample, by its number."""
    return tuple(sentence(said(i)) for i in range(len(samples)))


def _off_even(lines: Sequence[Line], sample: int, noun: str) -> str:
    """The line furthest from even, if any is by more than chance."""
    sure = [pair for pair in ranked(lines, LEAD, sample) if pair[1].beyond(0, 0)]
    if not sure:
        return f"no {noun} differs from even by more than chance would"
    line, cell = max(sure, key=lambda pair: abs(pair[1].value))
    side = "ahead of" if cell.value > 0 else "behind"
    points = abs(cell.value)
    return f"{line.name}: furthest from even, {points:.1f} points {side} the others"


def _extremes(lines: Sequence[Line], measure: Measure, sample: int, words: str) -> str:
    """The words with the highest and the lowest line put in, by the safe ends of intervals."""
    known = ranked(lines, measure, sample)
    if not known:
        return _UNKNOWN
    ends = max(known, key=lambda pair: pair[1].low), min(known, key=lambda pair: pair[1].high)
    if ends[0] == ends[1]:
        return _UNKNOWN
    return words.format(*(f"{line.label} ({measure.words(cell.value)})" for line, cell in ends))


def _means(lines: Sequence[Line], measure: Measure, sample: int) -> str:
    def said(group: Sequence[Line], sample: int) -> str:
        parts = [f"{measure.words(c.value)} {x.label}" for x, c in ranked(group, measure, sample)]
        return WORDS.join(parts)

    return _by_group(lines, said, sample)


def _by_group(
    lines: Sequence[Line], said: Callable[[Sequence[Line], int], str], sample: int
) -> str:
    """What is said of each group's lines, as far as the sample has any."""
    parts = []
    for group, members in groupby(lines, key=lambda line: line.group):
        if text := said([*members], sample):
            parts.append(f"{text} with {group}")
    return "; ".join(parts) or _UNKNOWN


def _sorted(lines: Iterable[Line], measure: Measure) -> tuple[Line, ...]:
    """The highest first, by the last sample; what it has no figure for comes last."""
    lines = tuple(lines)
    order = [line for line, _ in ranked(lines, measure)]
    return (*order, *(line for line in lines if line not in order))
