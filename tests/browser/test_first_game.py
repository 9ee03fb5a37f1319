"""The guided first game, to its end: as it advises, and without following its advice."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.device import Device
from tests.support.browser.keyboard import Keyboard
from tests.support.catalogs import text_of
from tests.support.size import is_full_length, size, soak_only

LONGEST = 25  # decisions that take about two minutes


@pytest.mark.slow
def test_the_lesson_as_it_advises(device: Device) -> None:
    page = device.open("/learn")
    words: set[str] = set()
    while device.wait_for_turn():
        words |= _read(page)
        page.get_by_role("button", name="Show me").click()
        device.confirm.click()
        device.confirm.wait_for(state="detached")
    assert len(words) > 8
    _end(page)


@soak_only("test_games.py plays by keys")
@pytest.mark.slow
def test_the_lesson_by_keys_as_one_pleases(device: Device) -> None:
    """After each decision, some element has the focus that is still there and seen."""
    device.learn()  # the other test begins on the device
    page = device.page
    keys, luck = Keyboard(device), random.Random("lesson")
    for _ in range(1000):
        if not device.wait_for_turn():
            break
        _read(page)
        keys.choose(luck)
        device.wait_for_turn()
        expect(page.locator(":focus:visible")).to_have_count(1)


@pytest.mark.slow
@pytest.mark.parametrize("chapter", ["scoring", "neutral", "docks", "rocks"][: size(1, full=4)])
def test_a_chapter(device: Device, chapter: str) -> None:
    """It begins with its own words, is soon over, and leads to the others."""
    page = device.open(f"/learn#{chapter}")
    words: set[str] = set()
    decisions = 0
    while device.wait_for_turn():
        words |= _read(page)
        assert text_of("en", f"lesson-{chapter}-1") in " ".join(words)
        if not is_full_length():
            return  # the lesson ends in the same way
        page.get_by_role("button", name="Show me").click()
        device.confirm.click()
        device.confirm.wait_for(state="detached")
        decisions += 1
    if chapter == "neutral":
        assert any("neutral boat" in each for each in words)
    assert decisions < LONGEST
    guide = page.get_by_role("complementary", name="Your guide")
    expect(guide).to_contain_text("That was the chapter")
    expect(guide.get_by_role("link")).to_have_count(5)


def _read(page: Page) -> set[str]:
    """All that the guide says now, sentence after sentence."""
    guide = page.get_by_role("complementary", name="Your guide")
    further = page.get_by_role("button", name="Next", exact=True)
    words = {guide.inner_text()}
    while further.is_visible():
        further.click()
        words.add(guide.inner_text())
    return words


def _end(page: Page) -> None:
    guide = page.get_by_role("complementary", name="Your guide")
    expect(guide).to_contain_text("Well sailed")
    page.get_by_role("link", name="Read the rules").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
