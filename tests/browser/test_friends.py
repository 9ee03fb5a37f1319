"""Two browsers at one table over a link, with a line that breaks; and one device for several."""

import random
import time
from collections import defaultdict

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from namiji.edition import standard
from namiji.locales import catalog
from tests.support.browser.device import PATIENCE, Device
from tests.support.browser.prompts import play_towards
from tests.support.browser.short_edition import SHORT_OR_STANDARD
from tests.support.catalogs import text_of
from tests.support.server.server_process import ServerProcess
from tests.support.size import is_full_length, size

ENOUGH = size(3, full=20)  # decisions
PASSES = size(1, full=20)  # from hand to hand, at least
KEEPERS = size(1, full=2)  # of Sacred Rock cards
ANA = {"kind": "here", "name": "Ana"}
ROCKS = {catalog("en").text(f"card-{card.id}") for card in standard().rock_cards}


def _make_table(page: Page, way: str) -> None:
    page.get_by_role("link", name=way).click()
    page.get_by_role("button", name="Create table").or_(
        page.get_by_role("button", name="Start the game")
    ).click()


class Cable:
    """The line of a device to the server's sockets, to be pulled out and put back."""

    def __init__(self, page: Page) -> None:
        self._open: list[WebSocketRoute] = []
        self.is_out = self.was_out = False
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.is_out:
            socket.close(code=1013)
        else:
            socket.connect_to_server()
            self._open.append(socket)

    def pull_out(self) -> None:
        self.is_out = self.was_out = True
        for socket in self._open:
            socket.close(code=1013)
        self._open.clear()

    def put_back(self) -> None:
        self.is_out = False


@pytest.mark.slow
def test_two_browsers_over_a_link_and_a_broken_line(
    device: Device, browser: Browser, server: ServerProcess
) -> None:
    with Device.at(browser, server.url, {"names": ["Bo"]}) as friend:
        path = device.sit(edition=SHORT_OR_STANDARD, seats=[ANA, {"kind": "link"}])
        cable = Cable(friend.page)
        friend.open(path).get_by_role("button", name="Take a seat").click()

        luck, decisions = random.Random("link"), 0
        devices = [device, friend]
        patience = time.monotonic() + PATIENCE / 1000
        while not all(one.is_over for one in devices):
            if decisions > ENOUGH and cable.was_out and not cable.is_out and not is_full_length():
                return  # test_games.py comes to the end
            assert time.monotonic() < patience, f"nobody is asked after {decisions} decisions"
            if decisions == 2 and not cable.was_out:
                cable.pull_out()
                expect(friend.page.get_by_text("Connection lost")).to_be_visible()
            asked = next((one for one in devices if one.choices.count()), None)
            if asked:
                if decisions <= ENOUGH:
                    asked.play(luck)
                else:
                    asked.play_nth(-1)  # the longest way: soon over
                decisions += 1
            elif cable.is_out:  # by now it is the friend's turn
                cable.put_back()
                expect(friend.page.get_by_text("Back at the table")).to_be_visible()
            else:
                device.page.wait_for_timeout(50)
        assert decisions > ENOUGH
        first, second = (one.page.locator("tfoot").inner_text() for one in devices)
        assert first == second


@pytest.mark.slow
def test_one_device_for_two_hides_what_is_secret(device: Device) -> None:
    """A curtain only before secret cards; otherwise a banner, and all cards face down."""
    _make_table(device.open("/"), "On one device")
    page, passed = device.page, 0
    curtain = page.locator("main > button.main", has_text="I’m ")
    kept: dict[str, set[str]] = defaultdict(set)  # Sacred Rock cards
    while not device.is_over and (passed < PASSES or len(kept) < KEEPERS):
        device.choices.or_(curtain).or_(page.locator("#end-scores")).first.wait_for()
        if device.is_over:
            break
        if curtain.is_visible():
            assert not _rocks_in(page.content())
            if passed % 5 == 2:
                page.reload()
                curtain.wait_for()
                assert not _rocks_in(page.content())
            curtain.click()
            passed += 1
            device.choices.first.wait_for()
            someone = page.get_by_text(", it’s your turn").inner_text().split(",")[0]
            offered = page.get_by_role("button", name="Keep: ")
            if offered.count():
                kept[someone] |= _rocks_in(offered.first.text_content() or "")
            device.play()
            continue
        assert not _rocks_in(page.content())
        someone = page.get_by_text(", it’s your turn").inner_text().split(",")[0]
        shows = page.get_by_role("button", name="show them")
        if shows.is_visible():
            shows.click()
            assert _rocks_in(page.content()) == kept[someone]
        play_towards(device, ["rock"])
    assert any(kept.values())


def test_pictures_without_words(device: Device, browser: Browser, server: ServerProcess) -> None:
    """Shown to the others at the table, and to those who watch, who are told so."""
    with (
        Device.at(browser, server.url, {"names": ["Bo"]}) as friend,
        Device.at(browser, server.url) as watcher,
    ):
        _make_table(device.open("/"), "Play with friends")
        link = device.page.get_by_label("Link to this table").input_value()
        friend.page.goto(link)
        friend.page.get_by_role("button", name="Take a seat").click()
        # Before the friend sits there, the game would begin with a bot in that seat.
        expect(friend.page.get_by_text(text_of("en", "lobby-host-starts"))).to_be_visible()
        device.page.get_by_role("button", name="Start now").click()
        friend.page.get_by_role("button", name="Show a picture").click()
        friend.page.get_by_role("button", name="Thanks").click()
        shown = "Bo: Thanks"
        expect(device.page.get_by_text(shown)).to_be_attached()
        expect(friend.page.get_by_text(shown)).to_be_attached()
        watcher.page.goto(link)
        expect(watcher.page.get_by_text("You are watching")).to_be_visible()
        expect(watcher.page.get_by_role("button", name="Show a picture")).to_have_count(0)
        expect(device.page.get_by_text(shown)).to_have_count(0)


def _rocks_in(text: str) -> set[str]:
    return {name for name in ROCKS if name in text}
