"""The guided first game, to its end: as it advises, and by whoever does as they please."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.device import Device
from tests.support.browser.keyboard import Keyboard


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


@pytest.mark.slow
def test_the_lesson_by_keys_as_one_pleases(device: Device) -> None:
    """After each decision, some element has the focus that is still there and seen."""
    page = device.open("/learn")
    keys, luck, words = Keyboard(device), random.Random("lesson"), set[str]()
    while device.wait_for_turn():
        words |= _read(page)
        keys.choose(luck)
        device.wait_for_turn()
        expect(page.locator(":focus:visible")).to_have_count(1)
    assert len(words) > 8
    _end(page)


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
