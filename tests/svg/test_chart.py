"""Charts: true to their figures, whole without color, and with all words in their place."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from namiji.svg.chart import SERIES, Groups, bars, dots, figure, histogram, lines

SVG = "{http://www.w3.org/2000/svg}"
WIDE = 6.0  # of a letter, at the widest that ordinary words come to

CHANCES = {
    f"seat {seat}, search:2000": [(i, 20 + 7 * seat + (seat * i * 37) % 11) for i in range(60)]
    for seat in range(1, SERIES + 1)
}
GROUPS: Groups = {
    "4 players, clockwise": {
        "place 1": [(-2.0, -4.0, 0.5), (1.0, 0.5, 1.5)],
        "a card with quite a long name": [None, (3.0, 2.0, 4.0)],
    },
    "4 players, counterclockwise": {"place 1": [(0.0, -1.0, 1.0), None]},
}
DOCKS = [(15, "Dock 1"), (17, "Dock 2"), (18, "Dock 3"), (59, "the end of the game")]

CHARTS = {
    "lines": lines(CHANCES, title="Win chance", x_label="decision", y_label="%", marks=DOCKS),
    "dots": dots(GROUPS, series=["before", "after"], title="A title " * 12, x_label="points"),
    "bars": bars(GROUPS, series=["before", "after"], title="Points", x_label="points"),
    "bar": histogram({"all": [3, 4, 4, 5, -2]}, title="Scores", x_label="points"),
    "outlines": histogram(
        {"a": [1, 2, 2], "b": [40, 45], "c": []}, title="Scores", x_label="points"
    ),
    "large": histogram({"all": [141, 150, 199]}, title="Length", x_label="decisions"),
    "nothing": lines({"seat 1": []}, title="Nothing", x_label="x", y_label="y"),
    "point": lines({"seat 1": [(3, 7)]}, title="One", x_label="x", y_label="y"),
    "powers": dots(
        {"": {"slow": [(1.2e3, 1e3, 1.5e3)], "fast": [(4.6e7, 4e7, 5e7)]}},
        series=["rate"],
        title="Rates",
        x_label="a second",
        log=True,
    ),
    "no rows": dots({}, series=["one"], title="None", x_label="points"),
}


def parse(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)  # noqa: S314 - our own


def numbers(text: str | None) -> list[float]:
    return [float(number) for number in re.findall(r"-?[\d.]+", text or "")]


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_is_whole_by_itself(name: str) -> None:
    root = parse(CHARTS[name])
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title")
    assert root.findtext(f"{SVG}desc")
    assert not re.search(r"href|url\(|@import|<script", CHARTS[name])


@pytest.mark.parametrize("name", CHARTS)
def test_words_lie_on_the_sheet_and_apart(name: str) -> None:
    root = parse(CHARTS[name])
    _, _, width, height = numbers(root.get("viewBox"))
    boxes = []
    for text in root.iter(f"{SVG}text"):
        words = text.text or ""
        x, y, long = float(text.get("x", "")), float(text.get("y", "")), WIDE * len(words)
        left = x - {"start": 0, "middle": long / 2, "end": long}[text.get("text-anchor", "")]
        boxes.append((words, left, left + long, y - 9, y + 3))
    for words, left, right, top, bottom in boxes:
        assert left >= -2, words
        assert right <= width + 2, words
        assert top >= 0, words
        assert bottom <= height, words
    for one, other in combinations(boxes, 2):
        beside = one[2] <= other[1] or other[2] <= one[1]
        above = one[4] <= other[3] or other[4] <= one[3]
        assert beside or above, (one[0], other[0])


def test_series_differ_in_more_than_color() -> None:
    svg = CHARTS["lines"]
    assert len(set(re.findall(r'<path d="([^"]+)"', svg))) == SERIES
    assert len(set(re.findall(r"stroke-dasharray:([^\"]+)", svg))) == SERIES


def test_lines_are_true() -> None:
    svg = lines({"a": [(0, 0), (5, 50), (10, 100)]}, title="t", x_label="x", y_label="y")
    ways = [numbers(way) for way in re.findall(r'points="([^"]+)"', svg)]
    x1, y1, x2, y2, x3, y3 = next(way for way in ways if len(way) == 6)
    assert x2 == pytest.approx((x1 + x3) / 2)
    assert y2 == pytest.approx((y1 + y3) / 2)
    assert x1 < x3
    assert y1 > y3


def test_a_range_may_be_wider_than_the_line() -> None:
    narrow = {"a": [(0.0, 0.4), (1.0, 0.6)]}
    svg = lines(narrow, title="t", x_label="x", y_label="y", y_range=(0, 1))
    ticks = [text.text for text in parse(svg).iter(f"{SVG}text")]
    assert {"0", "0.2", "0.4", "0.6", "0.8", "1"} <= set(ticks)


def test_bars_are_as_long_as_their_figures() -> None:
    rows = {"": {"a": [(10.0, 9.0, 11.0)], "b": [(-5.0, -6.0, -4.0)]}}
    root = parse(bars(rows, series=[""], title="t", x_label="points"))
    first, second = [
        (float(bar.get("x", "")), float(bar.get("width", ""))) for bar in root.iter(f"{SVG}rect")
    ]
    assert first[1] == pytest.approx(2 * second[1], abs=0.2)
    assert second[0] + second[1] == pytest.approx(first[0], abs=0.2)  # both start from zero


def test_an_interval_reaches_from_end_to_end() -> None:
    rows = {"": {"a": [(2.0, 0.0, 8.0)]}}
    svg = dots(rows, series=[""], title="t", x_label="points")
    (way,) = re.findall(r'points="([^"]+)"', svg)
    (dot,) = re.findall(r"translate\(([^)]+)\)", svg)
    low, y, high, _ = numbers(way)
    assert numbers(dot) == [pytest.approx(low + (high - low) / 4, abs=0.2), y]
    assert "a: 2 (0 to 8)." in svg


def test_on_a_logarithmic_axis_ten_times_is_one_step() -> None:
    rows = {"": {str(rate): [(rate, rate, rate)] for rate in (2e3, 2e4, 2e6)}}
    svg = dots(rows, series=[""], title="t", x_label="a second", log=True)
    first, second, third = (numbers(dot)[0] for dot in re.findall(r"translate\(([^)]+)\)", svg))
    assert third - second == pytest.approx(2 * (second - first), abs=0.2)
    ticks = {text.text for text in parse(svg).iter(f"{SVG}text")}
    assert {"1000", "10k", "100k", "1M", "10M"} <= ticks


def test_a_histogram_counts_all() -> None:
    values = [1, 1, 1, 2, 2, 3, 3, 3, 3, 3]
    root = parse(histogram({"all": values}, title="t", x_label="points"))
    heights = [float(bar.get("height", "")) for bar in root.iter(f"{SVG}rect")]
    assert [height / sum(heights) for height in heights] == pytest.approx([0.3, 0.2, 0.5], abs=0.01)


def test_words_from_outside_stay_words() -> None:
    svg = lines({"<b>&": [(0, 1)]}, title='"<i>"', x_label="<u>", y_label="&")
    texts = [text.text for text in parse(svg).iter(f"{SVG}text")]
    assert {"<b>&", '"<i>"', "<u>", "&"} <= set(texts)


def test_figures_are_short() -> None:
    assert [figure(n) for n in (0, 3, 12.34, 1.234, -0.5, 1234.5)] == [
        *("0", "3", "12.3", "1.23", "\N{MINUS SIGN}0.50", "1234"),
    ]
