"""Whole games against bots: by clicks, and by keys alone."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.support.browser.device import DESK, PHONE, Device
from tests.support.browser.keyboard import Keyboard
from tests.support.browser.short_edition import SHORT, SHORT_OR_STANDARD
from tests.support.server.server_process import ServerProcess
from tests.support.size import size

ANA = {"kind": "here", "name": "Ana"}
BOT = {"kind": "bot", "level": "deckhand"}
ENOUGH = size(2, full=8)  # decisions, until a game may come to its end
BY_KEYS = size(4, full=1000)  # of these; more are played by clicks


def start(device: Device) -> None:
    device.open("/").get_by_role("button", name="Play", exact=True).click()


def test_three_clicks_to_the_first_move(device: Device) -> None:
    start(device)
    assert device.wait_for_turn()
    device.choices.first.click()
    device.confirm.click()
    log = device.page.get_by_role("button", name="Log")
    expect(log).to_be_visible()
    log.click()
    expect(device.page.get_by_text("You sail to").first).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(("opponents", "viewport"), [(3, PHONE), (1, DESK)][: size(1, full=2)])
def test_a_whole_game_by_clicks(
    browser: Browser, server: ServerProcess, opponents: int, viewport: ViewportSize
) -> None:
    touch: dict[str, Any] = {"has_touch": viewport is PHONE}
    with Device.at(browser, server.url, viewport=viewport, **touch) as device:
        device.sit(edition=SHORT_OR_STANDARD, seats=[ANA, *[BOT] * opponents])
        luck, decisions = random.Random("clicks"), 0
        while device.wait_for_turn():
            if decisions <= ENOUGH:
                device.play(luck)
            else:
                device.play_nth(-1)  # the longest way: soon over
            decisions += 1
        assert decisions > ENOUGH
        names = device.page.locator("table").first.locator("thead th")
        expect(names).to_have_count(opponents + 1)


@pytest.mark.slow
@pytest.mark.parametrize("opponents", [1, 3][: size(1, full=2)])
def test_a_whole_game_by_keys_alone(
    browser: Browser, server: ServerProcess, opponents: int
) -> None:
    with Device.at(browser, server.url, {"bots": ["deckhand"] * opponents}) as device:
        page = device.open("/")
        page.get_by_role("button", name="Play", exact=True).wait_for()
        keys = Keyboard(device)
        keys.tab_to("main form button")
        keys.press("Enter")
        page.wait_for_url("**/t/*")
        if SHORT_OR_STANDARD == SHORT:  # games on the device are long
            device.sit(edition=SHORT, seats=[ANA, *[BOT] * opponents])
        luck, decisions = random.Random("keys"), 0
        while device.wait_for_turn():
            if decisions < BY_KEYS:
                keys.choose(luck, far=decisions > ENOUGH)
            else:
                device.play_nth(-1)
            decisions += 1
        assert decisions > ENOUGH
        expect(page.locator("h1")).to_be_focused()
