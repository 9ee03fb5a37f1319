"""Every screen, on a phone and at a desk: without barriers, and in all five languages."""

import pytest
from playwright.sync_api import Browser, ViewportSize

from namiji.locales import LANGUAGES
from tests.support.browser.accessibility import barriers, barriers_in_the_dark
from tests.support.browser.device import DESK, PHONE, Device
from tests.support.browser.languages import slips, speak
from tests.support.browser.screens import visit
from tests.support.server.server_process import ServerProcess
from tests.support.size import size

IN_TURN = (*LANGUAGES[1:], "en")  # the visit of a screen begins and ends in English
AT_A_DESK = IN_TURN[-size(2, full=5) :]  # what fits on a phone fits here
IN_THE_DARK = [PHONE, DESK][: size(1, full=2)]  # the colors of both are the same


@pytest.mark.slow
def test_every_screen(browser: Browser, server: ServerProcess) -> None:
    found: list[str] = []
    with Device.at(browser, server.url) as device:
        device.become(PHONE)
        for screen in visit(device):
            for viewport in (DESK, PHONE):
                device.become(viewport)
                found += [f"{screen}, {viewport}: {one}" for one in _wrong(device, viewport)]
    assert not found, "\n" + "\n".join(found)


def _wrong(device: Device, viewport: ViewportSize) -> list[str]:
    """Languages are switched as another tab does it, which every screen follows at once."""
    page = device.page
    wrong = barriers(page, 44 if viewport is PHONE else 24)
    if viewport in IN_THE_DARK:
        wrong += barriers_in_the_dark(page)
    for language in IN_TURN if viewport is PHONE else AT_A_DESK:
        speak(page, language)
        wrong += [f"{language}: {one}" for one in slips(page, language)]
    return wrong
