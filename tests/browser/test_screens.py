"""Every screen: without barriers, in all five languages, and with every choice in sight."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from namiji.locales import LANGUAGES
from tests.support.browser.accessibility import barriers, barriers_in_the_dark, small_targets
from tests.support.browser.device import DESK, PHONE, TABLET, TABLET_UPRIGHT, Device
from tests.support.browser.languages import slips, speak
from tests.support.browser.prompts import PROMPTS
from tests.support.browser.reach import LONGEST, hidden_choices, hidden_rack, out_of_reach
from tests.support.browser.screens import visit
from tests.support.server.server_process import ServerProcess
from tests.support.size import is_full_length, size

VIEWPORTS = [DESK, PHONE][size(1, full=0) :]  # a phone has all parts and colors, and least room
WHOLE_TABLES = [DESK, TABLET, TABLET_UPRIGHT]
# Parts of screens that axe judges anyway, and screens in the frame of others.
PARTS = {"new-device", "picked", "log", "others", "part-school", "part-boat", "watching"}
PARTS |= {"lesson", "ending-analysis", "replay-supply", "home-known"}
ALL = is_full_length()  # themes and languages on every screen, or they take turns


@pytest.mark.slow
def test_every_screen(browser: Browser, server: ServerProcess) -> None:
    found: list[str] = []
    with Device.at(browser, server.url) as device:
        device.become(PHONE)
        for number, screen in enumerate(visit(device, short=not ALL)):
            if screen in PROMPTS:
                found += [f"{screen}, {one}" for one in _hidden(device)]
                found += [f"{screen}, {one}" for one in hidden_rack(device, WHOLE_TABLES)]
                device.become(PHONE)
                if _is_judged(screen):
                    found += [f"{screen}, {one}" for one in _lost_by_a_reload(device)]
            for viewport in VIEWPORTS:
                if device.page.viewport_size != viewport:
                    device.become(viewport)
                wrong = small_targets(device.page, 44 if viewport is PHONE else 24)
                if _is_judged(screen):
                    wrong += _barriers(device.page, number)
                wrong += slips(device.page, _languages(number))
                speak(device.page, "en")
                found += [f"{screen}, {viewport}: {one}" for one in wrong]
    assert not found, "\n" + "\n".join(found)


def _is_judged(screen: str) -> bool:
    return ALL or screen not in {*PARTS, *PROMPTS[1:]}


def _barriers(page: Page, number: int) -> list[str]:
    if ALL:
        return barriers(page) + barriers_in_the_dark(page)
    theme: Literal["light", "dark"] = "dark" if number % 2 else "light"
    page.emulate_media(color_scheme=theme)
    found = [f"{theme}: {one}" for one in barriers(page)]
    page.emulate_media(color_scheme="light")
    return found


def _languages(number: int) -> list[str]:
    """Those that a screen speaks; in `make test` they take turns with each other."""
    return list(LANGUAGES) if ALL else [LANGUAGES[number % len(LANGUAGES)]]


def _hidden(device: Device) -> list[str]:
    """On a phone; at full length in the longest language and in windows of all sizes."""
    if not ALL:
        return out_of_reach(device.page)
    speak(device.page, LONGEST)
    found = hidden_choices(device)
    speak(device.page, "en")
    device.become(PHONE)
    return found


def _lost_by_a_reload(device: Device) -> list[str]:
    """After it, the same is asked, with the same choices."""
    before = device.question, device.answers
    device.page.reload()
    assert device.wait_for_turn()
    after = device.question, device.answers
    return [] if after == before else [f"after a reload: {after}, not {before}"]
