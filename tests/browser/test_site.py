"""The client as a static site under a path, installed and with the network off."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from namiji.record import load_record, verify
from tests.support.browser.device import Device
from tests.support.browser.static_host import StaticHost, static_host
from tests.support.browser.whole_game import download_record, finish
from tests.support.paths import ROOT
from tests.support.size import is_full_length, size, soak_only

pytestmark = pytest.mark.skipif(
    not (ROOT / "src/namiji/client/wasm/modules.json").exists(),
    reason="needs the WebAssembly modules: make wasm",
)
OPPONENTS = [["sailor"], ["deckhand", "skipper", "master"]]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    with static_host(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture
def device(browser: Browser, host: StaticHost) -> Iterator[Device]:
    with Device.at(browser, host.url, stores_files=True) as one:
        yield one


def install(device: Device) -> Page:
    """Visit the site, and wait until everything is stored."""
    page = device.open("")
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.wait_for_function("navigator.serviceWorker.controller")
    return page


@contextmanager
def network_off(host: StaticHost, device: Device) -> Iterator[None]:
    host.stop()
    device.context.set_offline(True)
    try:
        yield
    finally:
        host.start()


def test_pages_open_with_the_network_off(host: StaticHost, device: Device) -> None:
    page = install(device)
    links = page.get_by_role("navigation").get_by_role("link")
    hrefs = [link.get_attribute("href") for link in links.all()]
    assert hrefs == [
        "#/learn",
        "#/new#device",
        "#/voyage",
        "#/puzzles",
        "#/games",
        "#/rules",
        "#/editions",
        "#/record",
        "#/about",
    ]
    with network_off(host, device):
        page.reload()
        expect(page.get_by_text("You are offline.")).to_be_visible()
        page.get_by_role("link", name="Rules").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("How to play Namiji")
        assert page.url == f"{host.url}#/rules"
        page.goto(f"{host.url}#/rules#section-3")
        page.reload()
        expect(page.locator("#section-3")).to_be_focused()
        page.goto(f"{host.url}#/editions")
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        page.goto(f"{host.url}#/new")
        page.get_by_text("Direction and undo").click()
        expect(page.get_by_role("button", name="A bot")).to_be_visible()
        expect(page.get_by_role("button", name="A friend")).to_be_hidden()
        expect(page.get_by_text("Clock", exact=True)).to_have_count(0)
        page.goto(f"{host.url}#/rules")
        page.get_by_role("combobox", name="Language").select_option("ru")
        expect(page.get_by_role("heading", level=1)).to_have_text("Как играть в Намидзи")


def test_a_new_version_waits_for_a_reload(host: StaticHost, device: Device) -> None:
    page = install(device)
    version = page.locator("meta[name=version]").get_attribute("content")
    host.publish_new_version()
    page.evaluate("navigator.serviceWorker.controller.postMessage('update')")
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    host.stop()
    try:
        page.get_by_role("link", name="About").click()  # of the version before
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.locator("meta[name=version]").get_attribute("content") == version
        page.get_by_role("button", name="Reload").click()
        page.wait_for_function(
            "version => document.querySelector('meta[name=version]')?.content !== version",
            arg=version,
        )
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text("A new version is ready.")).to_be_hidden()
    finally:
        host.start()


@pytest.mark.slow
@pytest.mark.parametrize("bots", OPPONENTS[: size(1, full=2)], ids=len)
def test_a_whole_game_with_the_network_off(
    browser: Browser, host: StaticHost, tmp_path: Path, bots: list[str]
) -> None:
    with Device.at(browser, host.url, {"bots": bots}, stores_files=True) as device:
        page = install(device)
        with network_off(host, device):
            page.reload()
            page.get_by_role("button", name="Play", exact=True).click()
            assert device.wait_for_turn()
            device.play()
            assert device.wait_for_turn()
            before = device.question, device.answers
            page.reload()
            assert device.wait_for_turn()
            assert (device.question, device.answers) == before
            page.get_by_role("button", name="Hint").click()
            says = page.get_by_role("status").filter(has_text=re.compile("Chance to win"))
            expect(says).to_be_visible(timeout=60_000)
            if not is_full_length():
                return  # tests/browser/test_voyage.py ends a game, and tests/wasm analyzes games
            finish(device)
            record = download_record(page, tmp_path)
            page.get_by_role("button", name="Review with the bot").click()
            progress = page.get_by_text(re.compile(r"[1-9]\d*% done"))
            done = page.get_by_text("Turning points")
            expect(progress.or_(done).first).to_be_visible(timeout=120_000)
            expect(done).to_be_visible(timeout=600_000)
        verdict = verify(load_record(record))
        assert verdict.proven
        assert not verdict.notes


@soak_only("test_a_whole_game_with_the_network_off; they play on the device in the same way")
@pytest.mark.slow
def test_one_device_and_the_lesson_with_the_network_off(host: StaticHost, device: Device) -> None:
    page = install(device)
    with network_off(host, device):
        page.goto(f"{host.url}#/new#device")
        page.get_by_role("button", name="Start the game").click()
        look, passes = page.get_by_role("button", name="I’m "), 0
        while passes < 1:
            look.or_(device.choices).first.wait_for()
            if look.is_visible():
                look.click()
                passes += 1
            else:
                device.play()
        page.goto(f"{host.url}#/learn")
        assert device.wait_for_turn()
        device.play()
        assert device.wait_for_turn()
