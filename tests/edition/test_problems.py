"""Problems of an edition, and the notes on where its figures come from."""

import re
from typing import Any

import pytest

from namiji.edition import EditionError, Problem, parse_edition, standard
from namiji.edition.load import from_data
from namiji.edition.model import MAX_NOTE, PROVENANCES, FrozenDict
from namiji.locales import LANGUAGES, catalog
from tests.support.paths import ROOT


def test_every_code_with_words_is_used() -> None:
    english = (ROOT / "src/namiji/locales/en/edition.ftl").read_text(encoding="utf-8")
    codes = set(re.findall(r"^edition-problem-([\w-]+) =", english, re.MULTILINE))
    sources = [*(ROOT / "src/namiji/edition").glob("*.py"), *(ROOT / "src/namiji").rglob("live/*")]
    code = "".join(file.read_text(encoding="utf-8") for file in sources if file.suffix == ".py")
    assert {each for each in codes if f'"{each}"' not in code} == set()


def test_a_problem_speaks_every_language() -> None:
    arguments = FrozenDict[str | int]({"low": "1", "high": "9999", "span": 9998, "found": "0"})
    problem = Problem("version", "out-of-bounds", arguments, 3)
    assert str(problem) == "version: must be an integer (1 to 9999), not 0"
    told = {
        catalog(language).text(f"edition-problem-{problem.code}", **problem.arguments)
        for language in LANGUAGES
    }
    assert len(told) == len(LANGUAGES)
    assert all("9999" in text for text in told)  # as it is typed: no language groups its digits


def _with_note(note: Any) -> dict[str, Any]:
    data = standard().data
    data["id"] = "mine"
    data["route"]["note"] = note
    return data


def test_a_note_is_kept_as_it_stands() -> None:
    assert from_data(_with_note("From my copy."), "mine").notes["route"] == "From my copy."
    data = _with_note("")
    del data["route"]["note"]
    assert "route" not in from_data(data, "mine").notes


@pytest.mark.parametrize(
    ("note", "said"),
    [
        (3, "route.note: must be a string, not an integer"),
        ("x" * (MAX_NOTE + 1), "route.note: must have at most 400 characters, not 401"),
    ],
)
def test_a_note_is_a_short_text(note: Any, said: str) -> None:
    with pytest.raises(EditionError, match=said):
        from_data(_with_note(note), "mine")


def test_the_standard_edition_says_what_each_table_rests_on() -> None:
    edition = standard()
    assert edition.notes == {
        table: catalog("en").text(f"edition-note-{table}") for table in edition.provenance
    }
    for language in LANGUAGES:
        for provenance in PROVENANCES:
            assert catalog(language).text(f"edition-provenance-{provenance}")


def test_a_text_may_not_be_too_large() -> None:
    with pytest.raises(EditionError, match="too large; allowed: 256 kB"):
        parse_edition("# ж\n" * 60_000)
