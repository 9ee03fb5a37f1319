"""Tables on the device: whole games without the server, saved at every step."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route, ViewportSize, expect

from namiji.record import load_record, verify
from tests.support.browser.device import DESK, PHONE, Device
from tests.support.browser.whole_game import download_record, finish, watch_the_file
from tests.support.paths import ROOT
from tests.support.server.server_process import ServerProcess
from tests.support.size import soak_only

pytestmark = pytest.mark.skipif(
    not (ROOT / "src/namiji/client/wasm/modules.json").exists(),
    reason="needs the WebAssembly modules: make wasm",
)


@pytest.fixture
def asked(device: Device) -> Iterator[list[str]]:
    """What the page asks the server about tables: nothing, if it plays on the device."""
    requests: list[str] = []

    def listen(request: Request) -> None:
        if "/api/tables" in request.url or "/api/lessons" in request.url:
            requests.append(request.url)

    device.context.on("request", listen)
    yield requests
    assert not requests


def start(device: Device) -> Page:
    page = device.open("/")
    page.get_by_role("button", name="Play", exact=True).click()
    return page


@soak_only("test_voyage.py plays a whole game on the device, and proves its record")
@pytest.mark.slow
@pytest.mark.parametrize(("opponents", "viewport"), [(1, DESK), (3, PHONE)])
def test_a_whole_game(
    browser: Browser, server: ServerProcess, tmp_path: Path, opponents: int, viewport: ViewportSize
) -> None:
    settings = {"bots": ["sailor", "deckhand", "skipper"][:opponents]}
    touch: dict[str, Any] = {"has_touch": viewport is PHONE}
    with Device.at(browser, server.url, settings, viewport=viewport, **touch) as device:
        page = start(device)
        assert device.wait_for_turn()
        assert "/t/device-" in page.url
        device.play()
        assert device.wait_for_turn()
        before = device.question, device.answers
        page.reload()  # everything is saved
        assert device.wait_for_turn()
        assert (device.question, device.answers) == before
        finish(device)
        expect(page.locator("table").first.locator("thead th")).to_have_count(opponents + 1)
        record = download_record(page, tmp_path)
        verdict = verify(load_record(record))
        assert verdict.proven
        assert not verdict.notes
        page.get_by_role("link", name="Watch the replay").click()
        expect(page.locator(".board")).to_be_visible()
        watch_the_file(device, record)


@pytest.mark.usefixtures("asked")
def test_undo(device: Device) -> None:
    """Alone, everything can be taken back, and chance brings something new."""
    start(device)
    assert device.wait_for_turn()
    luck = random.Random("undo")
    device.play(luck)
    assert device.wait_for_turn()
    before = device.question, device.answers
    device.play(luck)
    device.page.get_by_role("button", name="Undo").click()
    assert device.wait_for_turn()
    expect(device.page.locator("#prompt-line")).to_have_text(before[0])
    assert device.answers == before[1]


@soak_only("test_back_and_forward of test_robust.py continues a game from home")
@pytest.mark.usefixtures("asked")
def test_several_tables(device: Device) -> None:
    questions = []
    for _ in range(2):
        start(device)
        assert device.wait_for_turn()
        questions.append(device.page.url)
    assert len(set(questions)) == 2
    page = device.open("/")
    games = page.get_by_role("link", name="Game in progress")
    expect(games).to_have_count(2)
    games.first.click()
    assert device.wait_for_turn()
    assert page.url == questions[1]


def test_two_tabs_at_one_table(device: Device) -> None:
    page = start(device)
    assert device.wait_for_turn()
    tab = Device(device.context, device.url)
    tab.page.goto(page.url)
    luck = random.Random("tabs")
    for one in (device, tab):
        assert one.wait_for_turn()
        one.play(luck)
    assert device.wait_for_turn()
    expect(tab.page.locator("#prompt-line")).to_have_text(device.question)
    page.close()  # the tab that played the bots
    assert tab.wait_for_turn()
    tab.play(luck)
    assert tab.wait_for_turn()


def test_without_modules_the_server_has_the_table(device: Device) -> None:
    device.context.route("**/wasm/*", lambda route: route.fulfill(status=404))
    page = start(device)
    assert device.wait_for_turn()
    assert "/t/device-" not in page.url


def test_the_page_says_what_its_build_lacked(device: Device) -> None:
    def answer(route: Route) -> None:
        is_note = route.request.url.endswith("/missing.json")
        route.fulfill(status=200 if is_note else 404, json={"code": "no-linker"})

    device.context.route("**/wasm/*", answer)
    page = device.open("/")
    page.get_by_role("button", name="Play", exact=True).hover()
    expect(page.get_by_text("the package “ziglang”")).to_be_visible()


def test_what_takes_long_to_load_is_announced(browser: Browser, server: ServerProcess) -> None:
    held: list[Route] = []
    with Device.at(browser, server.url, {"bots": ["master"]}) as device:
        device.context.route("**/wasm/network-*", lambda route: held.append(route))
        loading = start(device).get_by_text("Loading the game onto this device")
        while not held:  # until it is the bot's turn
            if device.choices.count():
                device.play()
            device.page.wait_for_timeout(50)
        expect(loading).to_be_visible()
        held[0].continue_()
        expect(loading).to_be_hidden()
        assert device.wait_for_turn()


@soak_only("test_without_modules_the_server_has_the_table")
def test_without_workers_the_server_has_the_table(device: Device) -> None:
    device.context.route("**/tableWorker*", lambda route: route.abort())
    page = start(device)
    assert device.wait_for_turn()
    assert "/t/device-" not in page.url
