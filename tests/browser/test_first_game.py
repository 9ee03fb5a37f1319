"""The guided first game, to its end: as it advises, and by whoever does as they please."""

import random

import pytest
from playwright.sync_api import expect

from tests.support.browser.device import Device


@pytest.mark.slow
@pytest.mark.parametrize("follows", [True, False], ids=["as-advised", "as-one-pleases"])
def test_the_lesson_never_gets_stuck(device: Device, follows: bool) -> None:
    page = device.open("/learn")
    luck, words = random.Random("lesson"), set()
    guide = page.get_by_role("complementary", name="Your guide")
    advice = page.get_by_role("button", name="Show me")
    further = page.get_by_role("button", name="Next", exact=True)
    while device.wait_for_turn():
        words.add(guide.inner_text())
        while further.is_visible():
            further.click()
            words.add(guide.inner_text())
        if follows:
            advice.click()
            device.confirm.click()
            device.confirm.wait_for(state="detached")
        else:
            device.play(luck)
    assert len(words) > 8
    expect(guide).to_contain_text("Well sailed")
    page.get_by_role("link", name="Read the rules").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
