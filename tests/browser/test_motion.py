"""People who want no motion see none."""

from typing import Literal

import pytest
from playwright.sync_api import Browser

from tests.support.browser.device import Device
from tests.support.browser.screens import ANA, BOT
from tests.support.server.server_process import ServerProcess

_MOTION = """async milliseconds => {
    const moving = one => one.playState === "running" && one.effect.getTiming().duration > 1;
    for (const end = performance.now() + milliseconds; performance.now() < end;) {
        if (document.getAnimations().some(moving)) return true;
        await new Promise(requestAnimationFrame);
    }
    return false;
}"""


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_people_who_want_no_motion_see_none(
    browser: Browser, server: ServerProcess, wish: Literal["reduce", "no-preference"]
) -> None:
    with Device.at(browser, server.url, {"speed": "calm"}, reduced_motion=wish) as device:
        device.sit(seats=[ANA, BOT])
        assert device.wait_for_turn()
        device.choices.nth(2).click()
        device.confirm.click()
        assert device.page.evaluate(_MOTION, 1500) == (wish == "no-preference")
