"""The voyage of the day: one game that counts, compared with bots and with people."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from namiji.record import load_record, verify
from tests.support.browser.accessibility import barriers, barriers_in_both_themes
from tests.support.browser.device import PATIENCE, Device
from tests.support.browser.whole_game import download_record, watch_the_file
from tests.support.paths import ROOT

pytestmark = pytest.mark.skipif(
    not (ROOT / "src/namiji/client/wasm/modules.json").exists(),
    reason="needs the WebAssembly modules: make wasm",
)


def score_of(page: Page) -> int:
    shown = page.get_by_role("heading", name="Your score").inner_text()
    return int(re.sub(r"[^\d-]", "", shown.replace("minus ", "-").replace("−", "-")))


@pytest.mark.slow
def test_a_voyage_counts_once_and_is_compared(device: Device, tmp_path: Path) -> None:
    page = device.open("/voyage")
    assert barriers(page) == []
    page.get_by_role("button", name="Set sail").click()
    assert device.wait_for_turn()
    deal = device.question, device.answers
    page.go_back()
    page.get_by_role("link", name="Continue").click()
    while device.wait_for_turn():
        device.play_nth(-1)
    record = download_record(page, tmp_path)
    verdict = verify(load_record(record))
    assert verdict.proven
    assert not verdict.notes
    page.get_by_role("link", name="Compare your voyage").click()
    score = score_of(page)
    for level in ("Deckhand", "Sailor", "Skipper"):
        expect(page.get_by_role("rowheader", name=level)).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("Bots are playing the same deal")).to_be_hidden(timeout=PATIENCE)
    text = page.get_by_role("textbox", name="Share your voyage").input_value()
    points = f"minus {-score}" if score < 0 else f"{score}"
    assert re.match(rf"Namiji, voyage of \d{{4}}-\d\d-\d\d: {points} points?, place \d of 4", text)
    page.get_by_role("button", name="Compare with people").click()
    expect(page.get_by_text("You are the first today.")).to_be_visible()
    assert barriers_in_both_themes(page) == []
    page.get_by_role("button", name="Sail it again").click()
    assert device.wait_for_turn()
    assert (device.question, device.answers) == deal
    page = device.open("/voyage")
    assert score_of(page) == score
    watch_the_file(device, record)
