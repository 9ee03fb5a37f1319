"""Hints and the coach, against bots; never where others play."""

import re

from playwright.sync_api import Browser, expect

from tests.support.browser.accessibility import barriers_in_both_themes, small_targets
from tests.support.browser.device import PATIENCE, PHONE, Device
from tests.support.browser.keyboard import Keyboard
from tests.support.browser.prompts import play_towards, prompt_of
from tests.support.browser.reach import out_of_reach
from tests.support.server.server_process import ServerProcess
from tests.support.size import soak_only

ANA = {"kind": "here", "name": "Ana"}
BOT = {"kind": "bot", "level": "deckhand"}


def test_a_hint_lights_a_choice_and_says_why(device: Device) -> None:
    device.sit(seats=[ANA, BOT, BOT])
    assert device.wait_for_turn()
    device.page.get_by_role("button", name="Hint").click()
    says = device.page.get_by_role("status").filter(has_text=re.compile(r"^Hint: .+Chance to win"))
    expect(says).to_be_visible(timeout=PATIENCE)
    expect(device.page.locator("button.legal[aria-pressed=true]")).to_have_count(1)
    page = device.page
    assert [*barriers_in_both_themes(page), *small_targets(page, 24)] == []
    device.confirm.click()
    expect(says).to_be_hidden()


def test_a_hint_leaves_choices_in_sight(device: Device) -> None:
    """On a phone, they take the place of the board."""
    device.sit(seats=[ANA, BOT, BOT])
    while device.wait_for_turn() and prompt_of(device) != "haul":
        play_towards(device, ["haul"])
    page = device.page
    device.become(PHONE)
    page.get_by_role("button", name="Hint").click()
    says = page.get_by_role("status").filter(has_text="Chance to win")
    expect(says).to_be_visible(timeout=PATIENCE)
    assert out_of_reach(page) == []
    page.get_by_role("button", name="Got it").first.click()
    expect(says).to_be_hidden()


@soak_only("test_games.py plays by keys, and a hint is a choice that is picked")
def test_a_hint_by_keyboard(device: Device) -> None:
    """It is announced, and Enter plays what it picked."""
    device.sit(seats=[ANA, BOT, BOT])
    assert device.wait_for_turn()
    keyboard = Keyboard(device)
    keyboard.tab_to("section[aria-labelledby=prompt-line] .button:not(.main, .plain)")
    keyboard.press("Enter")
    says = device.page.get_by_role("status").filter(has_text=re.compile(r"^Hint: .+Chance to win"))
    expect(says).to_be_visible(timeout=PATIENCE)
    expect(device.page.locator("#prompt-line")).to_be_focused()
    keyboard.press("Enter")
    expect(says).to_be_hidden()


def test_a_coach_takes_a_costly_decision_back(browser: Browser, server: ServerProcess) -> None:
    with Device.at(browser, server.url, {"coach": True}) as device:
        device.sit(seats=[ANA, BOT, BOT])
        assert device.wait_for_turn()
        question, choices = device.question, device.answers
        device.page.locator("button.stop.legal").last.click()  # past everything, to the Dock
        device.confirm.click()
        says = device.page.get_by_role("status").filter(has_text="of your chances. Better:")
        expect(says).to_be_visible(timeout=PATIENCE)
        device.page.get_by_role("button", name="Take it back").click()
        expect(says).to_be_hidden()
        assert device.wait_for_turn()
        assert (device.question, device.answers) == (question, choices)
        picked = device.page.locator("button.legal[aria-pressed=true]")
        expect(picked).to_have_count(1)  # the better choice
        assert picked.get_attribute("aria-label") != choices[-1]


@soak_only("test_http.py refuses hints where others play")
def test_there_is_no_hint_where_others_play(device: Device, other_device: Device) -> None:
    path = device.sit(seats=[ANA, {"kind": "link"}])
    page = other_device.open(path)
    page.locator("form .button.main").click()
    for one in (device, other_device):
        one.page.locator("#prompt-line").wait_for()
        expect(one.page.get_by_role("button", name="Hint")).to_have_count(0)
