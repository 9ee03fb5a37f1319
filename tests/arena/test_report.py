"""The balance report: its intervals hold, it finds what is off, and its page stands alone."""

import csv
import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from namiji import NamijiError
from namiji.arena import make_plan, run_arena, write_csv
from namiji.arena.report.balance import Report, balance_report
from namiji.arena.report.figure import difference, mean, share
from namiji.arena.report.page import page
from namiji.edition import standard
from namiji.words.plain import title
from tests.support.cli import cli

Seat = dict[str, str]


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of two bots of different strength, 2 and 3 players, in subfolders."""
    folder = tmp_path_factory.mktemp("results")
    for players in (2, 3):
        plan = make_plan(["filler", "random"], players, seed="report")
        games = list(run_arena(plan, 40 * players, jobs=1))
        (folder / str(players)).mkdir()
        write_csv(games, folder / str(players))
    return folder


def rows_of(folder: Path) -> list[Seat]:
    with (folder / "3" / "seats.csv").open(newline="") as file:
        return list(csv.DictReader(file))


def write(folder: Path, rows: list[Seat]) -> Path:
    folder.mkdir(exist_ok=True)
    with (folder / "seats.csv").open("w", newline="") as file:
        table = csv.DictWriter(file, list(rows[0]))
        table.writeheader()
        table.writerows(rows)
    return folder


def named_rows(report: Report, key: str) -> dict[str, Any]:
    """Return the rows of a section by name, with the cells of the first sample."""
    section = next(section for section in report.sections if section.key == key)
    return {
        row.name: {measure: cells[0] for measure, cells in row.cells.items()}
        for row in section.rows
    }


# Intervals


@pytest.mark.parametrize("estimate", [mean, share])
def test_intervals_hold_the_truth_19_times_in_20(estimate: Callable[..., Any]) -> None:
    generator = np.random.default_rng(1)
    deals = np.repeat(np.arange(30), 4)
    held = 0
    for _ in range(1000):
        luck = generator.uniform(0, 1, 30)  # the games of a deal have it in common
        values = (generator.uniform(0, 1, 120) < np.repeat(luck, 4)).astype(float)
        figure = estimate(values, deals)
        held += figure.low <= 0.5 <= figure.high
    assert 930 <= held <= 970


def test_a_ratio_is_that_of_the_sums() -> None:
    deals = np.arange(10)
    figure = mean(np.full(10, 6.0), deals, np.array([2.0] * 5 + [4.0] * 5))
    assert figure is not None
    assert figure.value == pytest.approx(2)
    assert figure.low < 2 < figure.high
    assert figure.count == 30


def test_too_few_deals_give_no_figure() -> None:
    assert mean(np.arange(40.0), np.repeat(np.arange(4), 10)) is None
    assert share(np.zeros(0), np.zeros(0, np.int64)) is None


def test_a_share_of_all_is_no_certainty() -> None:
    figure = share(np.ones(40), np.repeat(np.arange(10), 4))
    assert figure is not None
    assert (figure.value, figure.high) == (1, 1)
    assert 0.6 < figure.low < 0.75  # ten deals, not forty games


def test_a_difference_is_less_sure_than_its_parts() -> None:
    one = mean(np.arange(10.0), np.arange(10))
    other = mean(np.arange(10.0) + 3, np.arange(10))
    assert one is not None
    assert other is not None
    gap = difference(one, other)
    assert gap.value == pytest.approx(3)
    assert gap.high - gap.value == pytest.approx(2**0.5 * (one.high - one.value))


# Figures


def test_figures_agree_with_the_rows(results: Path) -> None:
    report, rows = balance_report([results]), rows_of(results)
    points = np.mean([int(row["points_section"]) for row in rows])
    assert named_rows(report, "sources")["Panorama sections, 3 players"]["points"].value == points
    stops = sum(int(row["stops_trap"]) for row in rows)
    worth = sum(int(row["worth_trap"]) for row in rows)
    cells = named_rows(report, "stations")["Crustacean Trap, 3 players"]
    assert cells["stops"].value == pytest.approx(stops / len(rows))
    assert cells["worth"].value == pytest.approx(worth / stops)
    first = [row for row in rows if row["start_place"] == "1" and row["direction"] == "clockwise"]
    wins = named_rows(report, "start_places")["place 1, 3 players, clockwise"]["wins"]
    assert wins.value == pytest.approx(np.mean([float(row["won"]) for row in first]))
    assert wins.count == len(first)
    clockwise = [int(row["score"]) for row in rows if row["direction"] == "clockwise"]
    assert named_rows(report, "scores")["clockwise, 3 players"]["score"].value == np.mean(clockwise)
    game = sum(int(row["decisions"]) for row in rows) / len({row["game"] for row in rows})
    both = [
        named_rows(report, "lengths")[f"{side}, 3 players"]
        for side in ("clockwise", "counterclockwise")
    ]
    weights = [cells["decisions"].count for cells in both]
    total = np.average([cells["decisions"].value for cells in both], weights=weights)
    assert total == pytest.approx(game)


def test_cards_are_counted_by_hand(results: Path) -> None:
    rows = rows_of(results)
    report = balance_report([results / "3"])
    hands = [
        (set(hand.split()), pick)
        for row in rows
        for hand, pick in zip(row["dock_hands"].split("|"), row["dock_cards"].split(), strict=True)
    ]
    taken = np.mean([pick == "ramen" for hand, pick in hands if "ramen" in hand])
    assert named_rows(report, "dock_cards")["Ramen"]["taken"].value == pytest.approx(taken)
    kept = [row for row in rows if "three-wonders" in row["rocks_kept"].split()]
    met = np.mean(["three-wonders" in row["rocks_fulfilled"].split() for row in kept])
    assert named_rows(report, "rock_cards")["Three Wonders"]["fulfilled"].value == pytest.approx(
        met
    )
    edition = standard()
    assert set(named_rows(report, "dock_cards")) == {title(card.id) for card in edition.dock_cards}
    assert set(named_rows(report, "rock_cards")) == {title(card.id) for card in edition.rock_cards}


def test_lifts_are_even_over_all_and_for_each_bot(results: Path) -> None:
    sample = balance_report([results]).samples[0]
    assert np.bincount(sample.games, sample.lead) == pytest.approx(0, abs=1e-9)
    assert np.bincount(sample.games, sample.won) == pytest.approx(1)
    for bot in ("filler", "random"):
        here = sample.words["bot"] == bot
        assert abs(sample.lead[here].mean()) > 3  # one is much stronger
        assert sample.lead_lift[here].mean() == pytest.approx(0, abs=1e-9)
        assert sample.win_lift[here].mean() == pytest.approx(0, abs=1e-9)


def test_what_is_clearly_off_is_found(results: Path, tmp_path: Path) -> None:
    """The same games, but those who took a card have 40 points more, and a card is never met."""
    rows = rows_of(results)
    for row in rows:
        row["score"] = str(int(row["score"]) + 40 * ("spyglass" in row["dock_cards"].split()))
        met = [card for card in row["rocks_fulfilled"].split() if card != "long-lines"]
        row["rocks_fulfilled"] = " ".join(met)
    report = balance_report([results / "3", write(tmp_path / "after", rows)])
    found = {
        (finding.section.key, finding.row.label, finding.expected.measure.key): finding.off
        for finding in report.findings
    }
    assert found["dock_cards", "Spyglass", "lead"] == (False, True)
    assert found["rock_cards", "Long Lines", "fulfilled"][1]
    assert ("dock_cards", "Ramen", "lead") not in found
    assert "Spyglass" in page(report).partition('id="start_places"')[0]


def test_one_direction_has_no_section_on_both(results: Path, tmp_path: Path) -> None:
    rows = [row for row in rows_of(results) if row["direction"] == "clockwise"]
    keys = [section.key for section in balance_report([write(tmp_path, rows)]).sections]
    assert "directions" not in keys
    assert "directions" in [section.key for section in balance_report([results]).sections]


def test_standings_count_every_game_and_the_rest_only_whole_ones(
    results: Path, tmp_path: Path
) -> None:
    rows = rows_of(results)
    for row in rows[:30]:
        if row["bot"] == "filler":
            row.update(won="0.0", forfeited="1", lost_turns="9")
    report = balance_report([write(tmp_path, rows)])
    assert report.sections[0].key == "standings"
    cells = named_rows(report, "standings")["filler, 3 players"]
    own = [row for row in rows if row["bot"] == "filler"]
    assert cells["wins"].value == pytest.approx(np.mean([float(row["won"]) for row in own]))
    assert cells["forfeited"].value == pytest.approx(10 / len(own))
    whole = [row for row in rows[30:] if row["direction"] == "clockwise"]
    assert named_rows(report, "scores")["clockwise, 3 players"]["score"].count == len(whole)
    assert "In 10 of them a bot lost turns" in page(report)


def test_a_bot_alone_has_no_standing(results: Path, tmp_path: Path) -> None:
    rows = [row | {"bot": "filler"} for row in rows_of(results)]
    keys = [section.key for section in balance_report([write(tmp_path, rows)]).sections]
    assert "standings" not in keys


# The page


class Outline(HTMLParser):
    """Whether tags close in order, and what the page refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "src"):
                self.links.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("count", [1, 2])
def test_the_page_is_whole_and_needs_nothing_else(
    results: Path, tmp_path: Path, count: int
) -> None:
    folders = [results, write(tmp_path / "<after>", rows_of(results))][:count]
    report = balance_report(folders)
    text = page(report)
    outline = Outline()
    outline.feed(text)
    outline.close()
    assert outline.open == []
    assert len(set(outline.ids)) == len(outline.ids)
    assert {link.removeprefix("#") for link in outline.links} == set(outline.ids)
    assert not re.search(r"<script|@import|url\(", text)
    assert text.count("<svg") == text.count('role="img"') >= len(report.sections)
    assert text.count("<table>") == len(report.sections) + bool(report.findings)
    assert ("&lt;after&gt;" in text) == (count == 2)
    assert "<after>" not in text
    assert "nan" not in re.findall(r"\w+", text)


def test_sentences_follow_the_figures(results: Path) -> None:
    report = balance_report([results / "3"])
    said = {section.key: section.sentences[0] for section in report.sections}
    cards = named_rows(report, "rock_cards")
    best = max(cards, key=lambda card: cards[card]["fulfilled"].low)
    assert said["rock_cards"].startswith(f"{best} (")
    assert all(text[0].isupper() and text.endswith(".") for text in said.values())


# The command


def test_report_writes_a_page_and_prints_figures(results: Path, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    code, shown, error = cli("report", results, "--out", out)
    assert (code, error) == (0, "")
    assert f"wrote {out}" in shown
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")
    code, shown, error = cli("report", results / "2", results / "3", "--json")
    figures = json.loads(shown)
    assert (code, error) == (0, "")
    assert figures["samples"]["2"] == {"games": 80, "deals": 40, "bots": ["filler", "random"]}
    (maki,) = [row for row in figures["dock_cards"]["rows"] if row["label"] == "Maki"]
    assert maki["lead"]["3"]["low"] < maki["lead"]["3"]["value"] < maki["lead"]["3"]["high"]
    groups = [row["group"] for row in figures["seats"]["rows"]]
    assert groups.count("3 players, clockwise") == 3


def test_report_refuses_a_place_it_cannot_write_to(results: Path, tmp_path: Path) -> None:
    code, shown, error = cli("report", results, "--out", tmp_path / "no" / "page.html")
    assert (code, shown) == (1, "")
    assert error.startswith("error: cannot write")


def test_bad_results_are_refused(results: Path, tmp_path: Path) -> None:
    rows = rows_of(results)

    def refused(change: Callable[[], object], code: str, says: str) -> None:
        change()
        with pytest.raises(NamijiError, match=says) as caught:
            balance_report([tmp_path])
        assert caught.value.code == code

    file = tmp_path / "seats.csv"
    refused(lambda: None, "no-results", "no seats.csv")
    refused(file.touch, "bad-results", "has no column")
    refused(lambda: write(tmp_path, rows[:6]), "too-few-games", "5 deals")
    refused(lambda: write(tmp_path, rows[:-1]), "bad-results", "every seat")
    refused(lambda: write(tmp_path, [*rows, rows[0] | {"score": "x"}]), "bad-results", "line 362")
    refused(lambda: file.write_bytes(b"\xff\xfe"), "bad-results", "cannot read")
    write(tmp_path, rows)
    short = file.read_text().rstrip().rpartition(",")[0].rpartition(",")[0]
    refused(lambda: file.write_text(short), "bad-results", "is incomplete")
    with pytest.raises(NamijiError, match="named twice"):
        balance_report([results, results])
    with pytest.raises(NamijiError, match="at most 5"):
        balance_report([results] * 6)
