"""Five languages: picked from the browser, and switched at once by any of the controls."""

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser.device import Device
from tests.support.browser.languages import sentences
from tests.support.browser.screens import open_menu
from tests.support.server.server_process import ServerProcess
from tests.support.size import size


def test_the_controls_of_language(device: Device) -> None:
    """At home, above every page and at a table."""
    page = device.open("/")
    html = page.locator("html")
    page.get_by_role("button", name="Français").click()
    expect(html).to_have_attribute("lang", "fr")
    device.open("/about").locator("header select").select_option("it")
    expect(html).to_have_attribute("lang", "it")
    bots = [{"kind": "bot", "level": "deckhand"}] * 2  # with one, the Neutral Boat may be first
    device.sit(seats=[{"kind": "here", "name": "Ana"}, *bots])
    assert device.wait_for_turn()
    before = device.choices.count()
    open_menu(page)
    page.get_by_role("button", name="Impostazioni").click()
    page.get_by_role("radio", name="Русский").check(force=True)
    page.keyboard.press("Escape")
    expect(html).to_have_attribute("lang", "ru")
    expect(page.locator("#prompt-line")).to_have_text(sentences("ru")["ask-sail"])
    expect(device.choices).to_have_count(before)


@pytest.mark.parametrize(
    ("locale", "language"),
    [("fr-CA", "fr"), ("pl", "en"), ("es", "es"), ("ru-RU", "ru")][: size(2, full=4)],
)
def test_a_first_visit_is_in_the_language_of_the_browser(
    browser: Browser, server: ServerProcess, locale: str, language: str
) -> None:
    with Device.at(browser, server.url, locale=locale) as device:
        page = device.open("/")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_text(sentences(language)["home-about"])).to_be_visible()
