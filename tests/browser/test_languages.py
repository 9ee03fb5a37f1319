"""Five languages, on every screen: switched at once, whole, and nothing cut off."""

import re
from functools import lru_cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from catalogues import ROOT, bundle, messages
from device import DESK, PHONE, Device
from namiji.locales import LANGUAGES
from screens import open_menu, visit
from server_process import ServerProcess

# What may end in dots: the log tells the last move too, and a card in a boat is shown when pressed.
ABRIDGED = ".foot p, button.slip"

_TEXTS = """() => {
    const seen = [...document.querySelectorAll("body *")]
        .filter(one => one.checkVisibility() && one.closest("[lang]") === document.documentElement);
    return seen.flatMap(one => [
        ...[...one.childNodes].filter(node => node.nodeType === 3).map(node => node.data),
        one.ariaLabel, one.title, one.placeholder,
    ]).concat(document.title).filter(text => typeof text === "string" && text.trim())
        .map(text => text.trim().replace(/\\s+/g, " "));
}"""

_CUT_OFF = """abridged => {
    const cut = [], scrolls = /auto|scroll/, clips = /hidden|clip/;
    const boxes = "button:not(.stop), a, td, th, label, dialog";  // a stop's figures lie on the sea
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) cut.push(`the page is ${page.scrollWidth} wide`);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode, own = text.parentElement;
        if (!text.data.trim() || !own.checkVisibility({ visibilityProperty: true })) continue;
        if (own.closest(`.unseen, option, .skip, ${abridged}`)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const slack = parseFloat(getComputedStyle(own).fontSize) / 4;  // there are no letters
        let [x, y] = [true, true];
        for (let around = own; around && around !== page; around = around.parentElement) {
            const style = getComputedStyle(around), edge = around.getBoundingClientRect();
            if (style.display === "inline" || style.display === "contents") continue;
            const spills = around === own || around.matches(boxes);
            if (scrolls.test(style.overflowX)) x = false;
            if (scrolls.test(style.overflowY)) y = false;
            if (x && (spills || clips.test(style.overflowX))
                && (box.right > edge.right + 1 || box.left < edge.left - 1)
                || y && clips.test(style.overflowY)
                && (box.bottom > edge.bottom + slack || box.top < edge.top - slack)) {
                cut.push(`"${text.data.trim()}" in ${around.tagName}.${around.className}: `
                    + `${box.width.toFixed()} x ${box.height.toFixed()} in `
                    + `${edge.width.toFixed()} x ${edge.height.toFixed()}`);
                break;
            }
            if (style.position === "fixed" || around.matches("dialog")) break;
        }
    }
    return cut;
}"""


def switch(page: Page, language: str) -> None:
    """By the settings, which every page and every table has, be they covered by what is open."""
    control = page.locator(f"dialog label[lang={language}] input").first
    if control.count():
        control.evaluate("input => input.click()")
    else:  # while a device is passed on, there is nothing but that
        page.evaluate(
            "language => localStorage['namiji.settings'] = JSON.stringify("
            "{ ...JSON.parse(localStorage['namiji.settings']), language })",
            language,
        )
        page.reload()
        page.locator("h1").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)


@lru_cache
def _sentences(language: str) -> dict[str, str]:
    """The messages that take no arguments, by id, and the headings of the long texts."""
    words = bundle(language)
    known = {
        name: str(words.format_pattern(words.get_message(name).value)[0])
        for name, message in messages(language).items()
        if not message.variables
    }
    for page in ("rules.md", "about.md"):
        headings = re.findall(r"^#+ (.+)$", (ROOT / language / page).read_text("utf-8"), re.M)
        known |= {f"{page} {number}": heading for number, heading in enumerate(headings)}
    return known


def _foreign(page: Page, language: str) -> list[str]:
    """What is English, or no language at all but the id of a message."""
    english = set(_sentences("en").values()) - set(_sentences(language).values())
    ids = {name for name in messages("en") if "-" in name}
    for _ in range(20):
        foreign = [
            text
            for text in page.evaluate(_TEXTS)
            if text in english or not ids.isdisjoint(re.findall(r"[a-z]+(?:-[a-z0-9_]+)+", text))
        ]
        if not foreign:
            break
        page.wait_for_timeout(50)  # a long text comes a moment after the others
    return foreign


@pytest.mark.slow
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_every_screen_in_every_language(
    browser: Browser, server: ServerProcess, viewport: dict[str, int]
) -> None:
    found: list[str] = []
    options: dict[str, Any] = {"viewport": viewport, "has_touch": viewport is PHONE}
    with Device.at(browser, server.url, **options) as device:
        page = device.page
        for screen in visit(device):
            for language in (*LANGUAGES[1:], "en"):
                switch(page, language)
                wrong = _foreign(page, language) if language != "en" else []
                wrong += page.evaluate(_CUT_OFF, ABRIDGED)
                found += [f"{screen}, {language}: {one}" for one in wrong]
    assert not found, "\n" + "\n".join(found)


def test_the_controls_of_language(device: Device) -> None:
    """At home, above every page and at a table."""
    page = device.open("/")
    html = page.locator("html")
    page.get_by_role("button", name="Français").click()
    expect(html).to_have_attribute("lang", "fr")
    device.open("/about").locator("header select").select_option("it")
    expect(html).to_have_attribute("lang", "it")
    device.sit(seats=[{"kind": "here", "name": "Ana"}, {"kind": "bot", "level": "deckhand"}])
    assert device.wait_for_turn()
    before = device.choices.count()
    open_menu(page)
    page.get_by_role("button", name="Impostazioni").click()
    page.get_by_role("radio", name="Русский").check(force=True)
    page.keyboard.press("Escape")
    expect(html).to_have_attribute("lang", "ru")
    assert device.question == _sentences("ru")["ask-sail"]
    assert device.choices.count() == before


@pytest.mark.parametrize(
    ("locale", "language"), [("fr-CA", "fr"), ("es", "es"), ("ru-RU", "ru"), ("pl", "en")]
)
def test_a_first_visit_is_in_the_language_of_the_browser(
    browser: Browser, server: ServerProcess, locale: str, language: str
) -> None:
    with Device.at(browser, server.url, locale=locale) as device:
        page = device.open("/")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_text(_sentences(language)["home-about"])).to_be_visible()
