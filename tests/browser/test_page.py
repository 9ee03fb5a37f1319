"""What a page weighs, and what it declares to browsers and search engines."""

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, StorageState, expect

from tests.support.browser.device import PHONE, Device
from tests.support.browser.traffic import Traffic
from tests.support.server.server_process import ServerProcess
from tests.support.size import soak_only

MOST = 250_000  # bytes of a first load, as they go over the line
TARGET = 44  # CSS pixels: what a finger hits
TEXTS = ("text/html", "text/javascript", "text/css", "image/svg+xml", "application/manifest+json")
FOR_GOOD = "public, max-age=31536000, immutable"

# What is pressed may reach beyond what is seen of it.
TOO_SMALL = """least => [...document.querySelectorAll("button, a, input, select, summary")]
  .filter((one) => one.checkVisibility() && !one.closest("p, .unseen"))
  .map((one) => {
    const {width, height} = one.getBoundingClientRect();
    const beyond = getComputedStyle(one, "::after");
    const more = beyond.position === "absolute" ? -2 * (parseFloat(beyond.top) || 0) : 0;
    return {size: Math.min(width, height) + more, html: one.outerHTML.slice(0, 90)};
  })
  .filter(({size}) => size > 0 && size < least - 0.5)
  .map(({size, html}) => `${size}: ${html}`)
"""

HOME, TABLE = "main form > button", "button.legal"


@pytest.fixture
def table(device: Device) -> str:
    """The address of a game that the device has begun."""
    bots = [{"kind": "bot", "level": "deckhand"}] * 3
    return device.sit(seats=[{"kind": "here", "name": "Ana"}, *bots])


@pytest.fixture(scope="module")
def visitor(browser: Browser, server: ServerProcess) -> Iterator[Device]:
    """One device that opens page after page."""
    with Device.at(browser, server.url) as device:
        yield device


def test_a_first_load_is_light(
    device: Device, table: str, browser: Browser, server: ServerProcess
) -> None:
    device.wait_for_turn()
    known = device.context.storage_state()
    for goal in (HOME, TABLE):
        _check_first_load(browser, server, known, table, goal)


def _check_first_load(
    browser: Browser, server: ServerProcess, known: StorageState, table: str, goal: str
) -> None:
    with Device.at(browser, server.url, storage_state=known) as fresh:  # has loaded nothing yet
        traffic = Traffic(fresh.page)
        fresh.open("/" if goal == HOME else table)
        fresh.page.locator(goal).first.wait_for()
        fresh.page.wait_for_load_state("networkidle")

    answers = list(traffic.answers.values())
    assert 40_000 < traffic.size < MOST, traffic.by_kind()
    assert len(answers) < 25
    for answer in answers:
        assert answer.status == 200, answer.url
        assert answer.url.startswith(server.url)
        kind = answer.headers["content-type"].split(";")[0]
        if kind in TEXTS:
            assert answer.headers["content-encoding"] == "br", answer.url
        if "/assets/" in answer.url:
            assert answer.headers["cache-control"] == FOR_GOOD
        if kind == "text/html":
            assert answer.headers["cache-control"] == "no-cache"
    fonts = {re.sub(r"-\w{8}\.woff2", "", each.url.split("/")[-1]) for each in answers}
    assert "literata-latin-500-normal" in fonts
    assert not [font for font in fonts if "-ext-" in font or "greek" in font]


def test_nothing_is_loaded_twice(device: Device) -> None:
    """A second visit asks for the page only, and whether it has changed."""
    device.open("/").locator(HOME).wait_for()
    device.page.wait_for_load_state("networkidle")
    traffic = Traffic(device.page)
    device.page.reload()
    device.page.locator(HOME).wait_for()
    device.page.wait_for_load_state("networkidle")
    assert traffic.size < 10_000, traffic.by_kind()


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/about", "/nowhere"])
def test_a_page_says_what_it_is(visitor: Device, path: str) -> None:
    page = visitor.open(path)
    expect(page.locator("h1")).to_have_count(1)
    expect(page).to_have_title(re.compile("Namiji"))
    assert page.locator("html").get_attribute("lang") == "en"
    head = page.locator("head")
    viewport = head.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "width=device-width" in viewport
    assert "user-scalable" not in viewport  # everyone may zoom
    assert "maximum-scale" not in viewport
    description = head.locator("meta[name=description]").get_attribute("content") or ""
    assert 40 < len(description) < 160
    assert head.locator("meta[charset]").count()
    expect(page.locator("script:not([type=module])")).to_have_count(0)  # nothing stops the reading
    for image in page.locator("img").all():
        assert image.get_attribute("alt") is not None
        assert image.get_attribute("width")
        assert image.get_attribute("height")


def test_a_page_that_is_not_there_says_so_in_its_status(visitor: Device) -> None:
    for path, status in {"/": 200, "/rules": 200, "/t/none": 200, "/nowhere": 404}.items():
        assert visitor.context.request.get(visitor.url + path).status == status


def test_the_game_can_be_installed(visitor: Device) -> None:
    head = visitor.open("/").locator("head")
    request = visitor.context.request
    manifest_at = head.locator("link[rel=manifest]").get_attribute("href") or ""
    home = visitor.url + "/"
    answer = request.get(urljoin(home, manifest_at))
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.text())
    assert {"name", "short_name", "start_url", "display", "theme_color"} <= manifest.keys()
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    icons = [icon["src"] for icon in manifest["icons"]]
    icons += [link.get_attribute("href") for link in head.locator("link[rel*=icon]").all()]
    for icon in icons:
        assert request.get(urljoin(home, icon or "")).headers["content-type"].startswith("image/")


@soak_only("test_screens.py measures what is pressed on a phone")
def test_fingers_hit_what_they_aim_at(
    browser: Browser, server: ServerProcess, device: Device, table: str
) -> None:
    """On a phone, every button and link is large enough; links within a text are text."""
    device.wait_for_turn()
    touch: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    known = device.context.storage_state()
    with Device.at(browser, server.url, storage_state=known, **touch) as phone:
        for path, goal in {"/": HOME, "/new": "h1", table: TABLE}.items():
            page = phone.open(path)
            page.locator(goal).first.wait_for()
            small = page.evaluate(TOO_SMALL, TARGET)
            assert not small, path
