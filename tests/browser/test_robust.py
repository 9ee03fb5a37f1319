"""What goes wrong between people and a server, and the way on from there."""

import json
import random
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from namiji.edition import standard
from namiji.locales import catalog
from tests.support.browser.device import PATIENCE, Device
from tests.support.browser.finished_games import aside
from tests.support.server.server_process import UNLIMITED, ServerProcess
from tests.support.size import soak_only

ANA = {"kind": "here", "name": "Ana"}
BO = {"kind": "here", "name": "Bo"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "level": "deckhand"}
ROCKS = [catalog("en").text(f"card-{card.id}") for card in standard().rock_cards]


def _make(device: Device, **wish: Any) -> tuple[str, list[dict[str, Any]]]:
    """A table that nobody has opened yet: its address and the keys of its people."""
    made = device.context.request.post(f"{device.url}/api/tables", data=wish)
    assert made.status == 201, made.text()
    seated = made.json()
    return seated["link"], seated["seats"]


def _asked(device: Device) -> tuple[str, list[str]]:
    """The question, and what can be answered."""
    assert device.wait_for_turn()
    return device.question, device.answers


def _in_turn(*devices: Device) -> list[Device]:
    """The two at a table, in the order in which they move."""
    for one in devices:
        expect(one.page.locator("#prompt-line")).to_have_text(re.compile("hoos(e|es|ing) where"))
    return sorted(devices, key=lambda one: not one.choices.count())


@contextmanager
def _own_server(folder: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(folder, f"sqlite:///{folder / 'tables.db'}", *UNLIMITED)
    aside(server.start())
    try:
        yield server
    finally:
        aside(server.__aexit__(None, None, None))


# Pages that come and go


def test_a_reload_in_the_midst_of_motion(browser: Browser, server: ServerProcess) -> None:
    calm = {"speed": "calm"}
    with Device.at(browser, server.url, calm, reduced_motion="no-preference") as device:
        device.sit(seats=[ANA, BOT])
        assert device.wait_for_turn()
        device.choices.first.click()
        device.confirm.click()
        expect(device.page.get_by_role("button", name="Skip")).to_be_visible()
        device.page.emulate_media(reduced_motion="reduce")  # what follows need not be drawn
        device.page.reload()
        before = _asked(device)
        device.page.reload()
        assert _asked(device) == before


def test_back_and_forward(device: Device) -> None:
    page = device.open("/")
    page.get_by_role("button", name="Play", exact=True).click()
    before = _asked(device)
    page.go_back()
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    page.go_forward()
    assert _asked(device) == before
    device.play(random.Random("forward"))


@soak_only(
    "test_two_tabs_at_one_table of test_device.py; seats have several lines in test_snapshot.py"
)
def test_two_tabs_on_one_seat(device: Device) -> None:
    path = device.sit(seats=[ANA, BOT])
    tab = Device(device.context, device.url)
    tab.open(path)
    luck = random.Random("tabs")
    for one in (device, tab):
        assert one.wait_for_turn()
        one.play(luck)
    last = _asked(device)
    expect(tab.page.locator("#prompt-line")).to_have_text(last[0])
    assert _asked(tab) == last


# Servers and lines that fail


@soak_only("test_friends.py breaks a line, test_site.py has none, test_kill.py kills a server")
@pytest.mark.slow
def test_a_server_that_is_killed(browser: Browser, tmp_path: Path) -> None:
    """What is kept opens without it, and the game goes on once it is back."""
    with (
        _own_server(tmp_path) as server,
        Device.at(browser, server.url, stores_files=True) as device,
    ):
        path = device.sit(seats=[ANA, BOT])
        assert device.wait_for_turn()
        page = device.page
        registered = page.evaluate("navigator.serviceWorker.ready.then(it => it.active.scriptURL)")
        assert registered == f"{server.url}/sw.js"
        page.reload()  # now all that it loads is kept
        assert device.wait_for_turn()
        page.wait_for_function("navigator.serviceWorker.controller")
        luck = random.Random("killed")
        device.play(luck)
        before = _asked(device)
        server.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        expect(device.choices).to_have_count(0)
        _make_no_table(page, server.url)
        page.goto(server.url + path)
        expect(page.get_by_text("Connection lost").first).to_be_visible()
        server.launch()
        assert _asked(device) == before
        device.play(luck)
        assert device.wait_for_turn()


def _make_no_table(page: Page, url: str) -> None:
    page.goto(url + "/new#friends")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("main").get_by_role("alert")).to_have_text(
        "The server cannot be reached. Check your connection, then try again."
    )


def test_a_server_that_cannot_be_reached(device: Device) -> None:
    device.context.route("**/api/tables", lambda route: route.abort())
    _make_no_table(device.page, device.url)


class LosesAnswer:
    """A line that breaks when the first answer comes over it."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        self.steps: dict[int, dict[str, Any]] = {}
        self._lost = False
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def send(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "decide":
                self.sent.append(message)
            server.send(text)

        def receive(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "answer" and not self._lost:
                self._lost = True
                socket.close(code=1013)
                return
            if message["type"] == "state":
                self.steps |= {step["version"]: step for step in message["steps"]}
            socket.send(text)

        socket.on_message(send)
        server.on_message(receive)


def test_a_request_without_an_answer_is_sent_again_and_done_once(device: Device) -> None:
    line = LosesAnswer(device.page)
    device.sit(seats=[ANA, BOT])
    assert device.wait_for_turn()
    device.play(random.Random("lost"))
    assert device.wait_for_turn()
    assert len(line.sent) == 2
    assert line.sent[0] == line.sent[1]
    own = [step for step in line.steps.values() if step["kind"] == "decided" and step["seat"] == 1]
    assert [step["action"] for step in own] == [line.sent[0]["action"]]


# Tables and seats that are not there


def test_a_wrong_link(device: Device) -> None:
    for address in ("/t/aaaa-bbbb-cccc", "/t/what", "/t/%F0%9F%90%9F"):
        page = device.open(address)
        expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")
    page.get_by_role("link", name="Back to home").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_table_that_is_deleted(device: Device) -> None:
    path, keys = _make(device, seats=[ANA, BOT])
    page = device.take_seats(path, keys)
    assert device.wait_for_turn()
    deleted = device.context.request.delete(
        device.url + path.replace("/t/", "/api/tables/"),
        headers={"Authorization": f"Bearer {keys[0]['token']}"},
    )
    assert deleted.ok
    expect(page.get_by_text("This table was removed").first).to_be_visible()
    expect(device.choices).to_have_count(0)
    page.get_by_role("link", name="Back to home").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")


def test_a_seat_that_is_no_longer_ours(device: Device) -> None:
    path, keys = _make(device, seats=[ANA, BOT])
    page = device.take_seats(path, [{**keys[0], "token": "x" * 43}])
    expect(page.get_by_text("This seat is no longer yours")).to_be_visible()
    page.get_by_role("button", name="Open the table again").click()
    expect(page.locator("#prompt-line")).to_contain_text("Ana", timeout=PATIENCE)
    expect(device.choices).to_have_count(0)


def test_all_seats_are_taken(device: Device, other_device: Device) -> None:
    """Until the people have voted, the game has not begun."""
    for watch, words in ((True, "You can watch the game"), (False, "not open to spectators")):
        path, _ = _make(device, seats=[ANA, BO], direction="vote", watch=watch)
        page = other_device.open(path)
        expect(page.get_by_text(words)).to_be_visible()
        expect(page.get_by_role("link", name="Create your own table")).to_be_visible()
        expect(page.get_by_role("button", name="Take a seat")).to_have_count(0)
        expect(page.get_by_role("button", name="Watch")).to_have_count(int(watch))


def test_a_game_that_is_closed_to_watchers(device: Device) -> None:
    path, _ = _make(device, seats=[ANA, BO], watch=False)
    page = device.open(path)
    expect(page.get_by_role("heading", name="not open to spectators")).to_be_visible()
    expect(page.get_by_role("link", name="New table")).to_be_visible()


# People


def test_a_watcher_follows_and_sees_no_secret(device: Device, other_device: Device) -> None:
    path = device.sit(seats=[ANA, BOT])
    watching = other_device.open(path)
    expect(watching.locator("#prompt-line")).to_be_visible()
    luck = random.Random("watched")
    while device.wait_for_turn() and "Sacred Rock card" not in device.question:
        rock = device.page.locator("button.legal", has_text="Sacred Rock")
        if rock.count():
            rock.first.click()
            device.confirm.click()
            device.confirm.wait_for(state="detached")
        else:
            device.play(luck)
    expect(watching.locator("#prompt-line")).to_have_text("Ana is looking at Sacred Rock cards.")
    assert _rocks_in(device.page)
    for _ in range(2):  # while it is chosen, and once it is kept
        assert not _rocks_in(watching)
        expect(other_device.choices).to_have_count(0)
        device.play(luck)
        assert device.wait_for_turn()


def _rocks_in(page: Page) -> list[str]:
    text = page.content()
    return [name for name in ROCKS if name in text]


def test_leaving_and_coming_back(device: Device) -> None:
    device.sit(seats=[ANA, BOT], stand_in="deckhand")
    assert device.wait_for_turn()
    page = device.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Yes, leave").click()
    page.get_by_role("link", name="Game in progress").click()
    expect(page.get_by_text("A bot is playing for you.", exact=True)).to_be_visible()
    page.get_by_role("button", name="Take over again").click()
    assert device.wait_for_turn()
    expect(page.get_by_role("button", name="Take over again")).to_have_count(0)


def test_an_undo_that_the_other_agrees_to(device: Device, other_device: Device) -> None:
    path, keys = _make(device, seats=[ANA, LINK])
    device.take_seats(path, keys)
    other_device.open(path).get_by_role("button", name="Take a seat").click()
    first, second = _in_turn(device, other_device)
    luck = random.Random("undo")
    patience = time.monotonic() + PATIENCE / 1000
    while not second.choices.count():  # a stop may ask more than once
        assert time.monotonic() < patience, (first.question, second.question)
        if first.choices.count():
            before = _asked(first)
            first.play(luck)
        first.page.wait_for_timeout(50)
    second.play(luck)

    for answer in ("Refuse", "Agree"):
        first.page.get_by_role("button", name="Ask to undo").click()
        expect(first.page.get_by_text("You asked to undo.")).to_be_visible()
        second.page.get_by_role("button", name=answer).click()
        expect(first.page.get_by_text("You asked to undo.")).to_have_count(0)
    assert _asked(first) == before


def test_a_clock_runs(device: Device) -> None:
    device.sit(seats=[ANA, BOT], clock={"kind": "move", "seconds": 100})
    assert device.wait_for_turn()
    clock = device.page.get_by_role("timer")
    expect(clock).to_have_accessible_name(re.compile(r"Your time: 1:\d\d"))
    at_first = clock.inner_text()
    expect(clock).not_to_have_text(at_first)
    assert clock.inner_text() < at_first


@soak_only("test_live_table.py has the clock, test_leaving_and_coming_back the way back")
def test_a_clock_that_runs_out(device: Device) -> None:
    device.sit(seats=[ANA, BOT], clock={"kind": "move", "seconds": 5}, stand_in="deckhand")
    assert device.wait_for_turn()
    page = device.page
    expect(page.get_by_text("A bot is playing for you.", exact=True)).to_be_visible(timeout=20_000)
    page.get_by_role("button", name="Take over again").click()
    assert device.wait_for_turn()


# The app


@pytest.mark.slow
def test_a_browser_that_stores_nothing_plays_all_the_same(device: Device) -> None:
    device.context.add_init_script(
        "Object.defineProperty(window, 'localStorage',"
        " { get() { throw new DOMException('denied', 'SecurityError') } })"
    )
    page = device.open("/")
    page.get_by_role("button", name="Play", exact=True).click()
    assert device.wait_for_turn()
    device.play(random.Random("unstored"))
    before = _asked(device)
    page.go_back()
    page.get_by_role("link", name="Game in progress").click()
    assert _asked(device) == before
