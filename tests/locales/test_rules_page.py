"""The rules and the About page say the same in all languages, and what the edition says."""

import re
from collections.abc import Callable

import pytest

from namiji.edition import Edition, standard
from tests.support.paths import ROOT

LOCALES = ROOT / "src/namiji/locales"
LANGUAGES = ("en", "fr", "it", "es", "ru")
OTHERS = LANGUAGES[1:]
RULE = re.compile(r"R\d+\.\d+")
HEADING = re.compile(r"^(#+) ", re.MULTILINE)
EXAMPLES = "R10."  # worked examples are for the scoring code, not for a reader


def page(name: str, language: str) -> str:
    return (LOCALES / language / f"{name}.md").read_text(encoding="utf-8")


def blocks(text: str) -> list[str]:
    """Paragraphs, headings, lists and tables."""
    return [block for block in text.split("\n\n") if block.strip()]


def figures(text: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", RULE.sub("", text)))


def stated(rule: str, text: str) -> list[int]:
    """The figures of the first paragraph about a rule, and of the table that it introduces."""
    about = blocks(text.partition("\n## ")[2])
    first = next(n for n, block in enumerate(about) if block.endswith(f"`{rule}`"))
    table = about[first + 1] if about[first + 1].startswith("|") else ""
    return figures(about[first] + table)


@pytest.mark.parametrize("name", ["rules", "about"])
@pytest.mark.parametrize("language", OTHERS)
def test_languages_agree(name: str, language: str) -> None:
    """Block by block: the same headings, rules and figures."""
    ours, english = page(name, language), page(name, "en")
    assert HEADING.findall(ours) == HEADING.findall(english)
    for one, other in zip(blocks(ours), blocks(english), strict=True):
        assert RULE.findall(one) == RULE.findall(other)
        assert figures(one) == figures(other), one


def test_every_rule_is_told() -> None:
    rules = set(RULE.findall((ROOT / "docs/rules.md").read_text(encoding="utf-8")))
    told = set(RULE.findall(page("rules", "en")))
    assert told == {rule for rule in rules if not rule.startswith(EXAMPLES)}


def test_every_ruling_has_its_reason() -> None:
    """The last section gives one to each rule that is a ruling."""
    numbered = re.split(r"^- ", (ROOT / "docs/rules.md").read_text(encoding="utf-8"), flags=re.M)
    rulings = [RULE.findall(rule)[0] for rule in numbered if "Ruling:" in rule]
    reasons = page("rules", "en").rpartition("\n## ")[2]
    assert RULE.findall(reasons) == rulings


FIGURES: dict[str, Callable[[Edition], list[int]]] = {
    "R1.4": lambda e: [
        e.counts()[piece]
        for piece in ("fish", "nets", "crabs", "shrimp", "rock_cards", "dock_cards")
    ],
    "R1.5": lambda e: [len(e.row_points), len(e.column_points), e.offerings, 0],
    "R1.6": lambda e: list(e.early_bird),
    "R3.5": lambda e: [*e.row_points, *set(e.column_points)],
    "R4.1": lambda e: [e.parameters["trap_draws"]],
    "R4.3": lambda e: [e.crustacean_points],
    "R5.1": lambda e: [*range(e.offerings + 1), *e.penalty],
    "R5.2": lambda e: [1, 2, *e.sections],
    "R5.3": lambda e: [e.bonus],
    "R6.1": lambda e: [e.parameters["rock_draws"]],
    "R6.3": lambda e: sorted({card.points for card in e.rock_cards}),
    "R7.4": lambda e: sorted({card.points for card in e.dock_cards if card.is_meal}),
}


@pytest.mark.parametrize("rule", FIGURES)
def test_figures_are_the_editions(rule: str) -> None:
    assert stated(rule, page("rules", "en")) == sorted(FIGURES[rule](standard()))


def test_the_table_of_points_repeats_the_figures() -> None:
    edition = standard()
    rows = [row for row in page("rules", "en").splitlines() if row.startswith("|") and "`R" in row]
    told = {(RULE.findall(row)[0], *figures(row)) for row in rows}
    assert {
        ("R3.5", *edition.row_points),
        ("R3.5", *set(edition.column_points)),
        ("R4.3", edition.crustacean_points),
        ("R5.3", edition.bonus),
        ("R8.1", *sorted(edition.early_bird)),
        ("R5.1", *edition.penalty[1:]),
    } <= told
