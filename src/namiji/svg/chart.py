"""Charts as SVG: small, readable on a phone, in light and dark, and without color.

Each function returns one `<svg>` that works alone or in a page, where it takes the color of the
text around it. Each series has its own color, shape and dash; `<desc>` holds the figures.
"""

import math
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from typing import TypeAlias

Mark: TypeAlias = tuple[float, float, float]
"""A figure and the ends of its interval: value, low, high."""

Groups: TypeAlias = Mapping[str, Mapping[str, Sequence[Mark | None]]]
"""By heading (which may be empty) and name: a mark for each series."""

SERIES = 5
"""How many series look different in one chart; a sixth looks like the first."""

_WIDTH = 360.0  # about that of a phone, so that letters keep their size there
_PLOT = 190.0  # of charts whose rows do not decide it
_LEFT, _RIGHT = 40.0, _WIDTH - 14
_LETTER = 6.8  # the mean width of a letter
_LINE = 17.0
_HEADING = _LINE + 8

_STYLE = """\
.chart { width: 100%; font: 12px/1.4 system-ui, sans-serif; font-variant-numeric: tabular-nums;
 --s0: #0068a8; --s1: #c24e00; --s2: #007f5f; --s3: #a8437f; --s4: #7a6a00 }
.chart:root { color: CanvasText; color-scheme: light dark; max-width: 44rem }
.chart text { fill: currentColor } .chart .strong { font-weight: 600 }
.chart .faint { opacity: .75 } .chart .grid, .chart .rule { stroke: currentColor; opacity: .6 }
.chart .grid { opacity: .15 }
.chart .line { fill: none; stroke-width: 1.8; stroke-linejoin: round; stroke-linecap: round }
.chart .bar { opacity: .3 }
@media (prefers-color-scheme: dark) { .chart {
 --s0: #6cb8f0; --s1: #f39a5f; --s2: #45cda2; --s3: #e69ac8; --s4: #d9c24a } }"""
_DASHES = ("none", "7 4", "2 4", "9 4 2 4", "4 4")
_SHAPES = (
    "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    "M-3.5-3.5h7v7h-7z",
    "M0-4.5L4.3 3.5H-4.3z",
    "M0-5L5 0L0 5L-5 0z",
    "M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z",
)


def lines(
    series: Mapping[str, Sequence[tuple[float, float]]],
    *,
    title: str,
    x_label: str,
    y_label: str,
    y_range: tuple[float, float] | None = None,
    marks: Sequence[tuple[float, str]] = (),
) -> str:
    """Several curves over one axis. `marks` are vertical lines with a word at the top."""
    points = [point for line in series.values() for point in line]
    said = [_spoken_values(name, [y for _, y in line]) for name, line in series.items()]
    sheet = _Sheet(title, [f"{y_label} by {x_label}.", *said])
    sheet.legend(series)
    across = _Scale.over((x for x, _ in points), _LEFT, _RIGHT)
    sheet.small_print(y_label)
    sheet.words_above(marks, across)
    bottom = sheet.y + _PLOT
    up = _Scale.over(y_range or (y for _, y in points), bottom, sheet.y)
    sheet.axes(across, up, x_label)
    for x, _ in marks:
        sheet.rule("rule", across(x), up.stop, across(x), up.start)
    for number, line in enumerate(series.values()):
        sheet.line(number, [(across(x), up(y)) for x, y in line])
    return sheet.svg()


def dots(
    groups: Groups, *, series: Sequence[str], title: str, x_label: str, log: bool = False
) -> str:
    """One row per name, with a dot and its interval for each series. Zero is a vertical line.

    With `log`, all figures are above zero, and the axis goes by powers of ten.
    """
    return _rows(groups, series, title, x_label, bars=False, log=log)


def bars(groups: Groups, *, series: Sequence[str], title: str, x_label: str) -> str:
    """Like `dots`, with a bar from zero to each dot."""
    return _rows(groups, series, title, x_label, bars=True)


def _rows(
    groups: Groups,
    series: Sequence[str],
    title: str,
    x_label: str,
    *,
    bars: bool,
    log: bool = False,
) -> str:
    rows = [row for group in groups.values() for row in group.items()]
    sheet = _Sheet(title, [f"{x_label}.", *_readings(groups, series)])
    sheet.legend(series if len(series) > 1 else ())
    ends = [end for _, marks in rows for mark in marks if mark for end in mark]
    left = min(150.0, 12 + _LETTER * max((len(name) for name, _ in rows), default=0))
    scale: _Scale | _LogScale
    scale = (_LogScale if log else _Scale).over(ends if log else [0.0, *ends], left, _RIGHT)
    height = 22.0 if len(series) == 1 else 10.0 + 11 * len(series)
    bottom = sheet.y + height * len(rows) + sum(_HEADING for heading in groups if heading)
    sheet.level_axis(scale, sheet.y, bottom, x_label)
    if not log:
        sheet.rule("rule", scale(0), sheet.y, scale(0), bottom)
    for heading, group in groups.items():
        if heading:
            sheet.y += _HEADING
            sheet.text(0, sheet.y - 5, heading, "strong")
        for name, marks in group.items():
            sheet.text(0, sheet.y + height / 2 + 4, _short(name))
            for number, mark in enumerate(marks):
                if mark:
                    y = sheet.y + height * (number + 1) / (len(series) + 1)
                    if bars:
                        start, stop = sorted((scale(0), scale(mark[0])))
                        sheet.bar(number, start, y - 5, stop, y + 5)
                    sheet.interval(number, y, [scale(end) for end in mark])
            sheet.y += height
    sheet.y = bottom + 2 * _LINE
    return sheet.svg()


def histogram(series: Mapping[str, Sequence[float]], *, title: str, x_label: str) -> str:
    """A histogram. One series is drawn as bars, several as outlines."""
    values = [value for each in series.values() for value in each]
    width = max(1.0, _step(max(values) - min(values), 20))
    first = math.floor(min(values) / width)
    bins = math.floor(max(values) / width) - first + 1
    said = [_spoken_values(name, sorted(each)) for name, each in series.items()]
    sheet = _Sheet(title, [f"{x_label}, in bins of {figure(width)}.", *said])
    sheet.legend(series if len(series) > 1 else ())
    shares = [_shares(each, first, bins, width) for each in series.values()]
    sheet.small_print("% of all")
    bottom = sheet.y + _PLOT
    across = _Scale(first * width, (first + bins) * width, _LEFT, _RIGHT)
    up = _Scale.over([0.0, *(s for each in shares for s in each)], bottom, sheet.y)
    sheet.axes(across, up, x_label)
    edges = [*pairwise(across((first + i) * width) for i in range(bins + 1))]
    for number, each in enumerate(shares):
        if len(series) == 1:
            for (left, right), share in zip(edges, each, strict=True):
                sheet.bar(number, left + 0.5, up(share), right - 0.5, bottom)
        elif any(each):
            tops = zip(edges, map(up, each), strict=True)
            sheet.line(number, [(x, y) for edge, y in tops for x in edge])
    return sheet.svg()


def _shares(values: Sequence[float], first: int, bins: int, width: float) -> list[float]:
    """The share of each bin in percent."""
    shares = [0.0] * bins
    for value in values:
        shares[math.floor(value / width) - first] += 100 / len(values)
    return shares


def figure(number: float) -> str:
    """A number with a sensible number of digits."""
    places = 0 if abs(number) >= 100 or number == round(number) else 1 if abs(number) >= 10 else 2
    return f"{number:.{places}f}".replace("-", "\N{MINUS SIGN}")


def _spoken_values(name: str, values: Sequence[float]) -> str:
    if not values:
        return f"{name}: nothing."
    ends = f"from {figure(values[0])} to {figure(values[-1])}"
    return f"{name}: {ends}, lowest {figure(min(values))}, highest {figure(max(values))}."


def _readings(groups: Groups, series: Sequence[str]) -> Iterator[str]:
    for heading, group in groups.items():
        for name, marks in group.items():
            said = [
                f"{each} {figure(mark[0])} ({figure(mark[1])} to {figure(mark[2])})".strip()
                for each, mark in zip(series, marks, strict=True)
                if mark
            ]
            where = f"{heading}, {name}" if heading else name
            yield f"{where}: {', '.join(said) or 'nothing'}."


def _step(span: float, parts: int) -> float:
    """A round step that divides a span into at most so many parts."""
    power = 10.0 ** math.floor(math.log10(span / parts or 1))
    return next(power * n for n in (1, 2, 5, 10, 20) if power * n * parts >= span)


def _short(name: str) -> str:
    """A name, shortened to leave room for its row. `<desc>` has the whole name."""
    return name if len(name) <= 23 else f"{name[:22]}…"


def _tick(number: float) -> str:
    size, unit = (1e6, "M") if number >= 1e6 else (1e3, "k") if number >= 1e4 else (1, "")
    return f"{number / size:g}{unit}".replace("-", "\N{MINUS SIGN}")


@dataclass(frozen=True, slots=True)
class _Scale:
    """Maps figures from low to high to coordinates from start to stop."""

    low: float
    high: float
    start: float
    stop: float

    @classmethod
    def over(cls, values: Iterable[float], start: float, stop: float) -> "_Scale":
        """A scale that holds all values and ends on round figures."""
        values = list(values) or [0.0]
        low, high = min(values), max(values)
        high = high if high > low else low + 1
        step = _step(high - low, 5)
        return cls(math.floor(low / step) * step, math.ceil(high / step) * step, start, stop)

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.start + share * (self.stop - self.start)

    def ticks(self) -> list[float]:
        step = _step(self.high - self.low, 6)
        first, last = math.ceil(self.low / step - 1e-9), math.floor(self.high / step + 1e-9)
        return [step * i for i in range(first, last + 1)]


@dataclass(frozen=True, slots=True)
class _LogScale:
    """The same on a logarithmic scale, for figures above zero."""

    low: int
    high: int
    start: float
    stop: float

    @classmethod
    def over(cls, values: Iterable[float], start: float, stop: float) -> "_LogScale":
        powers = [math.log10(value) for value in values] or [0.0]
        low = math.floor(min(powers))
        return cls(low, max(math.ceil(max(powers)), low + 1), start, stop)

    def __call__(self, value: float) -> float:
        share = (math.log10(value) - self.low) / (self.high - self.low)
        return self.start + share * (self.stop - self.start)

    def ticks(self) -> list[float]:
        return [10.0**power for power in range(self.low, self.high + 1)]


class _Sheet:
    """An SVG that is drawn from the top down; `y` is where the next part starts."""

    def __init__(self, title: str, said: Iterable[str]) -> None:
        self._parts = [f"<title>{escape(title)}</title>", f"<desc>{escape(' '.join(said))}</desc>"]
        self._parts.append(f"<style>{_STYLE}</style>")
        self.y = 4.0
        for line in textwrap.wrap(title, int(_WIDTH / _LETTER) - 6):
            self.y += _LINE
            self.text(0, self.y - 4, line, "strong")

    def svg(self) -> str:
        size = f'viewBox="0 0 {_WIDTH:g} {self.y:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" {size}>'
        return "\n".join([head, *self._parts, "</svg>"])

    def text(self, x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> None:
        place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
        self._parts.append(f'<text class="{kind}" {place}>{escape(words)}</text>')

    def rule(self, kind: str, x1: float, y1: float, x2: float, y2: float) -> None:
        ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        self._parts.append(f'<line class="{kind}" {ends}/>')

    def legend(self, names: Iterable[str]) -> None:
        """A legend: the shape, dash and name of each series, as many in a row as fit."""
        x, row = 0.0, self.y + _LINE
        for number, name in enumerate(names):
            width = 34 + _LETTER * len(name) + 14
            if x and x + width > _WIDTH:
                x, row = 0.0, row + _LINE
            self._stroke(number, [(x, row - 4), (x + 28, row - 4)])
            self._shape(number, x + 14, row - 4)
            self.text(x + 34, row, name)
            x, self.y = x + width, row + 6

    def small_print(self, words: str) -> None:
        self.y += _LINE
        self.text(0, self.y - 3, words, "faint")
        self.y += 6

    def words_above(self, marks: Iterable[tuple[float, str]], scale: _Scale) -> None:
        """Words above their places, in as many rows as needed to keep them apart."""
        ends: list[float] = []
        for at, word in sorted(marks):
            half = _LETTER * len(word) / 2
            middle = min(max(scale(at), half), _WIDTH - half)
            row = next((i for i, end in enumerate(ends) if end < middle - half), len(ends))
            ends[row : row + 1] = [middle + half + _LETTER]
            self.text(middle, self.y + (row + 1) * _LINE - 6, word, "faint", "middle")
        self.y += len(ends) * _LINE

    def axes(self, across: _Scale, up: _Scale, x_label: str) -> None:
        for tick in up.ticks():
            self.rule("grid", across.start, up(tick), across.stop, up(tick))
            self.text(across.start - 6, up(tick) + 4, _tick(tick), "faint", "end")
        self.level_axis(across, up.stop, up.start, x_label)
        self.y = up.start + 2 * _LINE

    def level_axis(self, scale: _Scale | _LogScale, top: float, bottom: float, label: str) -> None:
        for tick in scale.ticks():
            self.rule("grid", scale(tick), top, scale(tick), bottom)
            self.text(scale(tick), bottom + _LINE - 1, _tick(tick), "faint", "middle")
        self.text(scale.stop, bottom + 2 * _LINE - 4, label, "faint", "end")

    def line(self, number: int, points: Sequence[tuple[float, float]]) -> None:
        """Put shapes along a curve and at its end, at different places for each series."""
        if not points:
            return
        self._stroke(number, points)
        stride = max(1, len(points) // 5)
        for x, y in [*points[(number % SERIES) * stride // SERIES : -1 : stride], points[-1]]:
            self._shape(number, x, y)

    def interval(self, number: int, y: float, ends: Sequence[float]) -> None:
        value, low, high = ends
        self._stroke(number, [(low, y), (high, y)], dash=False)
        self._shape(number, value, y)

    def bar(self, number: int, left: float, top: float, right: float, bottom: float) -> None:
        size = f'width="{right - left:.1f}" height="{bottom - top:.1f}"'
        place = f'x="{left:.1f}" y="{top:.1f}" style="fill:{_color(number)}"'
        self._parts.append(f'<rect class="bar" {place} {size}/>')

    def _stroke(
        self, number: int, points: Sequence[tuple[float, float]], *, dash: bool = True
    ) -> None:
        style = f"stroke:{_color(number)}"
        style += f";stroke-dasharray:{_DASHES[number % SERIES]}" if dash else ""
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self._parts.append(f'<polyline class="line" style="{style}" points="{way}"/>')

    def _shape(self, number: int, x: float, y: float) -> None:
        place = f'transform="translate({x:.1f} {y:.1f})" style="fill:{_color(number)}"'
        self._parts.append(f'<path d="{_SHAPES[number % SERIES]}" {place}/>')


def _color(number: int) -> str:
    return f"var(--s{number % SERIES})"
