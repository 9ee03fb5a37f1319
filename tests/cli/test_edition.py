"""`namiji edition`: what it prints and exits with."""

from pathlib import Path

import namiji
from namiji.edition import standard
from tests.support.cli import cli

STANDARD = Path(namiji.__file__).parent / "edition" / "standard.toml"


def test_edition_show_tells_everything() -> None:
    code, shown, _ = cli("edition", "show")
    edition = standard()
    assert code == 0
    assert edition.digest in shown
    assert shown == cli("edition", "show", STANDARD)[1]
    for word in ("rulebook", "inferred", "reconstructed", "64 finish", "full rack bars fishing"):
        assert word in shown
    assert all(card.id in shown for card in edition.dock_cards)
    assert all(card.id in shown for card in edition.rock_cards)


def test_edition_check(tmp_path: Path) -> None:
    code, shown, error = cli("edition", "check", STANDARD)
    assert (code, error) == (0, "")
    assert shown.startswith(f"fine: edition standard, version {standard().version}\n  fish: 48\n")
    text = STANDARD.read_text(encoding="utf-8")
    broken = tmp_path / "broken.toml"
    broken.write_text(text.replace("crabs = 20", "crabs = -1").replace("bonus = 3 ", "bonus = 99 "))
    code, shown, error = cli("edition", "check", broken)
    assert (code, shown) == (1, "")
    assert [line.split(": ")[1] for line in error.splitlines()] == [
        "crustaceans.crabs",
        "panoramas.bonus",
    ]
    assert cli("edition", "show", broken)[0] == 1
