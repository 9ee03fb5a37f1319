"""Every legal choice is in sight, in windows of all sizes and in the longest language."""

import pytest
from playwright.sync_api import Browser

from tests.support.browser.device import DESK, PHONE, TABLET, TABLET_UPRIGHT, Device
from tests.support.browser.generous_edition import GENEROUS
from tests.support.browser.prompts import ALL_PROMPTS, play_towards, prompt_of
from tests.support.browser.reach import LONGEST, hidden_choices
from tests.support.browser.screens import ANA, BOT
from tests.support.server.server_process import ServerProcess
from tests.support.size import size


@pytest.mark.parametrize("game", range(size(0, full=20)))  # test_screens.py sees each prompt once
def test_every_choice_is_in_sight(browser: Browser, server: ServerProcess, game: int) -> None:
    """The first prompt of each kind in games of two to five; the largest have the longest hands."""
    found: list[str] = []
    with Device.at(browser, server.url, {"language": LONGEST}) as device:
        device.sit(edition=GENEROUS, seats=[ANA, *[BOT] * (4 - game % 4)])
        missing = list(ALL_PROMPTS)
        while missing and device.wait_for_turn():
            prompt = prompt_of(device)
            if prompt in missing:
                missing.remove(prompt)
                found += [f"{prompt} {one}" for one in hidden_choices(device)]
                device.become(DESK)
            play_towards(device, missing)
    assert not found, "\n" + "\n".join(found)


def test_nothing_moves_when_a_stop_is_picked(device: Device) -> None:
    """What a stop gives, costs and leads to has its place before it is said."""
    device.sit(seats=[ANA, BOT, BOT])
    assert device.wait_for_turn()
    rack = device.page.locator(".boat .rack .rack")
    moved = []
    for window in (DESK, TABLET, TABLET_UPRIGHT, PHONE):
        device.become(window)
        device.page.keyboard.press("Escape")
        before = rack.bounding_box()
        for choice in device.choices.all():
            choice.click()
            if rack.bounding_box() != before:
                moved.append(f"{window}: {choice.get_attribute('aria-label')}")
    assert not moved, "\n" + "\n".join(moved)


@pytest.mark.parametrize("width", [844, 1024, 1280][: size(1, full=3)])
def test_play_is_above_the_fold(device: Device, width: int) -> None:
    device.page.set_viewport_size({"width": width, "height": width * 390 // 844})
    page = device.open("/")
    button = page.locator("form > button").first
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= width * 390 // 844
