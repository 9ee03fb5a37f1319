"""Every screen, at a desk and on a phone: without barriers, and in all five languages."""

from typing import Any

import pytest
from playwright.sync_api import Browser

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
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_every_screen(browser: Browser, server: ServerProcess, viewport: dict[str, int]) -> None:
    """Languages are switched as another tab does it, which every screen follows at once."""
    options: dict[str, Any] = {"viewport": viewport, "has_touch": viewport is PHONE}
    found: list[str] = []
    with Device.at(browser, server.url, **options) as device:
        page = device.page
        for screen in visit(device):
            wrong = barriers(page, 44 if viewport is PHONE else 24)
            if viewport in IN_THE_DARK:
                wrong += barriers_in_the_dark(page)
            for language in IN_TURN if viewport is PHONE else AT_A_DESK:
                speak(page, language)
                wrong += [f"{language}: {one}" for one in slips(page, language)]
            found += [f"{screen}: {one}" for one in wrong]
    assert not found, "\n" + "\n".join(found)
