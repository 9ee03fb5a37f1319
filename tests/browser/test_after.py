"""After a game: its result, its proof, its replay, its analysis, and another game."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from namiji.locales import catalog
from namiji.record import read_record, verify
from tests.support.browser.accessibility import barriers_in_both_themes
from tests.support.browser.device import DESK, PATIENCE, PHONE, Device
from tests.support.browser.finished_games import Finished, finish
from tests.support.browser.short_edition import short_edition
from tests.support.server.server_process import ServerProcess
from tests.support.size import soak_only

WORDS = catalog("en")
NAMES = {1: "Host", 2: "Guest 2", 3: "Guest 3"}
MINUS = "\N{MINUS SIGN}"


@pytest.fixture(scope="module")
def game(server: ServerProcess) -> Finished:
    """Three people have played it, and one has kept a secret before the last decision."""
    while True:
        game = finish(server.url, players=3)
        if any(str(one.action).startswith("keep") for one in game.record.decisions[:-1]):
            return game


@pytest.fixture(scope="module")
def ending_device(browser: Browser, server: ServerProcess, game: Finished) -> Iterator[Device]:
    """It shows the result to all tests that leave it there."""
    with Device.at(browser, server.url) as device:
        device.take_seats(game.path, game.keys[:1]).locator("#end-scores").wait_for()
        yield device


@pytest.fixture
def ending(ending_device: Device) -> Page:
    return ending_device.page


@pytest.fixture(scope="module")
def replay(browser: Browser, server: ServerProcess, game: Finished) -> Iterator[Page]:
    """On a device that has no seat; tests of the replay choose their moments."""
    with Device.at(browser, server.url) as device:
        page = device.open(game.replay)
        page.get_by_role("slider").wait_for()
        yield page


# The result


def test_scores_by_source_add_up(ending: Page, game: Finished) -> None:
    shown = _columns(ending.get_by_role("table", name="Points by source, player by player"))
    sources: dict[int, Counter[str]] = {seat: Counter() for seat in NAMES}
    for event in game.events:
        if event["type"] == "scored":
            sources[event["seat"]][WORDS.text(f"source-{event['reason']}")] += event["points"]
    ended = game.events[-1]
    assert ended["type"] == "ended"
    for seat, name in NAMES.items():
        *by_source, total = shown.pop(name).items()
        assert Counter(dict(by_source)) == sources[seat]
        assert total == ("Total", sources[seat].total())
        assert total == ("Total", ended["scores"][seat])
    assert not shown


def _columns(table: Locator) -> dict[str, dict[str, int]]:
    """The figures of each seat, by what they are for."""
    seats = table.locator("thead th").all_inner_texts()
    columns: dict[str, dict[str, int]] = {seat.strip(): {} for seat in seats}
    for row in table.locator("tbody tr, tfoot tr").all():
        source = row.locator("th").inner_text()
        for column, text in zip(columns.values(), row.locator("td").all_inner_texts(), strict=True):
            column[source] = int(text.replace(MINUS, "-"))
    return columns


def test_sacred_rocks_are_open(ending: Page, game: Finished) -> None:
    events = [event for event in game.events if event["type"] == "rock_revealed"]
    shown = ending.locator("section[aria-labelledby=end-rocks]")
    expect(shown.get_by_role("listitem")).to_have_count(len(events))
    for event in events:
        card = shown.get_by_role("listitem").filter(has_text=WORDS.text(f"card-{event['card']}"))
        expect(card.first).to_contain_text("Fulfilled: " if event["fulfilled"] else "Not fulfilled")


def test_the_deal_is_proven(ending: Page, game: Finished, tmp_path: Path) -> None:
    proof = ending.locator("section[aria-labelledby=end-proof]")
    expect(proof.get_by_text("The seed matches the fingerprint.")).to_be_visible()
    shown, seed = proof.locator("dd").all_inner_texts()
    deal = game.record.deal
    assert deal is not None
    assert shown == deal.commitment(seed) == game.record.commitment
    with ending.expect_download() as download:
        proof.get_by_role("link", name="Download the record").click()
    expect(proof.locator("code")).to_contain_text(download.value.suggested_filename)
    file = tmp_path / "record"
    download.value.save_as(file)
    record = read_record(file.read_text(encoding="utf-8"), short_edition())
    assert verify(record).proven
    assert record == game.record


def test_a_wrong_seed_is_noticed(device: Device, game: Finished) -> None:
    """The page does not take the server's word for it."""
    commitment = game.record.commitment
    assert commitment

    def lie(text: str) -> str:
        return text.replace(commitment, "0" * 64)

    device.page.route_web_socket(
        "**/socket",
        lambda socket: socket.connect_to_server().on_message(
            lambda text: socket.send(lie(str(text)))
        ),
    )
    page = device.take_seats(game.path, game.keys[:1])
    expect(page.get_by_text("this deal is not proven")).to_be_visible()


def test_the_link_opens_the_replay_anywhere(ending: Page, other_device: Device) -> None:
    link = ending.get_by_label("The link").input_value()
    other_device.page.goto(link)
    expect(other_device.page.get_by_role("slider")).to_be_visible()
    assert not other_device.page.evaluate("localStorage['namiji.tables']")


def test_the_link_is_copied(ending_device: Device) -> None:
    ending = ending_device.page
    ending_device.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ending.get_by_role("button", name="Copy link").click()
    expect(ending.get_by_role("button", name="Copied")).to_be_visible()
    copied = ending.evaluate("navigator.clipboard.readText()")
    assert copied == ending.get_by_label("The link").input_value()


def test_the_board_can_be_seen_once_more(ending: Page) -> None:
    ending.get_by_role("button", name="Look at the board").click()
    expect(ending.locator("#prompt-line")).to_have_text("The journey is over.")
    ending.get_by_role("button", name="See the result").click()
    expect(ending.locator("#end-scores")).to_be_visible()


# The replay


def test_moments_of_a_replay(replay: Page, game: Finished) -> None:
    slider = replay.get_by_role("slider")
    last = len(game.record.decisions)
    expect(slider).to_have_attribute("max", str(last))
    expect(slider).to_have_value("0")
    back = replay.get_by_role("button", name="One decision back")
    expect(back).to_be_disabled()
    replay.get_by_role("button", name="One decision forward").click()
    expect(slider).to_have_value("1")
    back.click()
    expect(slider).to_have_value("0")
    for key, value in {"ArrowRight": 1, "End": last, "ArrowLeft": last - 1, "Home": 0}.items():
        replay.keyboard.press(key)
        expect(slider).to_have_value(str(value))
    slider.fill("7")
    expect(slider).to_have_attribute("aria-valuetext", f"Decision 7 of {last}")
    told = replay.get_by_role("region", name="Controls")
    expect(told).to_contain_text(NAMES[game.record.decisions[6].seat])


def test_a_replay_plays_by_itself(replay: Page, game: Finished) -> None:
    last = str(len(game.record.decisions))
    slider = replay.get_by_role("slider")
    slider.fill(str(int(last) - 2))
    replay.get_by_role("button", name="Play").click()
    expect(slider).to_have_value(last)
    expect(replay.get_by_role("button", name="Play")).to_be_visible()  # it rests
    scores = replay.get_by_role("list", name="Points, leader first")
    for seat, total in game.events[-1]["scores"].items():
        expect(scores.get_by_role("listitem").filter(has_text=NAMES[seat])).to_contain_text(
            str(total).replace("-", MINUS)
        )


def test_secrets_are_for_the_eyes_of_their_seat(replay: Page, game: Finished) -> None:
    steps = game.record.decisions
    moment = next(i for i, line in enumerate(steps, start=1) if str(line.action).startswith("keep"))
    owner, card = steps[moment - 1].seat, str(steps[moment - 1].action).split()[1]
    name = WORDS.text(f"card-{card}")
    replay.get_by_role("slider").fill(str(moment))
    eyes = replay.get_by_label("Point of view")
    for seat in range(4):
        eyes.select_option(str(seat))
        others = replay.get_by_role("button", name=re.compile("^Show .+’s boat"))
        expect(others.filter(has_text=NAMES.get(seat, "You"))).to_have_count(0)
        if seat == owner:
            expect(replay.get_by_text(name).first).to_be_visible()
        else:
            expect(replay.get_by_text(name)).to_have_count(0)


def test_a_replay_fits_on_a_phone(browser: Browser, server: ServerProcess, game: Finished) -> None:
    with Device.at(browser, server.url, viewport=PHONE, has_touch=True) as phone:
        page = phone.open(game.replay)
        slider = page.get_by_role("slider")
        slider.fill("20")
        for name in ("Boats", "School and decks", "The race"):
            page.get_by_role("tab", name=name).tap()
            expect(page.get_by_role("tabpanel")).to_be_in_viewport()
            expect(slider).to_be_in_viewport(ratio=1)
            expect(page.get_by_role("button", name="One decision forward")).to_be_in_viewport(
                ratio=1
            )
        assert page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        ) == [PHONE["width"], PHONE["height"]]


@pytest.mark.parametrize("viewport", [(844, 390), (768, 1024), (1024, 768)])
def test_controls_of_a_replay_are_above_the_fold(replay: Page, viewport: tuple[int, int]) -> None:
    width, height = viewport
    replay.set_viewport_size({"width": width, "height": height})
    replay.get_by_role("slider").fill("7")
    for control in (
        replay.get_by_role("slider"),
        replay.get_by_role("button", name="Play"),
        replay.get_by_role("button", name="One decision forward"),
        replay.get_by_label("Point of view"),
    ):
        expect(control).to_be_in_viewport(ratio=1)
    cut_off = (
        "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.className)"
    )
    parts = replay.get_by_role("tabpanel").locator("> *")
    assert parts.evaluate_all(cut_off) == []
    replay.set_viewport_size(DESK)


def test_a_replay_that_is_not_there(device: Device, game: Finished) -> None:
    page = device.open(f"{game.path}/games/2")
    expect(page.locator("main").get_by_role("alert")).to_have_text(
        "There is no such game at this table."
    )
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


# The analysis


def decision_of(look: Locator) -> int:
    """The number in a button's label, "Look at decision 12"."""
    return int((look.get_attribute("aria-label") or "").split()[-1])


@pytest.mark.slow
def test_the_analysis_leads_to_its_turning_points(replay: Page) -> None:
    page = replay
    page.get_by_role("tab", name="Analysis").click()
    points = page.get_by_role("tabpanel").get_by_role("listitem")
    thinking = page.get_by_text("The bot is thinking")
    expect(thinking.or_(points.first)).to_be_visible()
    points.first.wait_for(timeout=PATIENCE)
    look = points.last.get_by_role("button", name="Look at decision")
    number = decision_of(look)
    look.click()
    expect(page.get_by_role("slider")).to_have_value(str(number - 1))
    page.get_by_role("tab", name="Analysis").click()
    expect(page.get_by_role("table", name="From starting chances")).to_be_visible()


@pytest.mark.slow
def test_own_mistakes_come_first_on_the_board(ending: Page) -> None:
    page = ending
    page.get_by_role("button", name="Review with the bot").click()
    look = page.get_by_role("button", name="Look at decision").first
    look.wait_for(timeout=PATIENCE)
    number = decision_of(look)
    look.click()
    expect(page.get_by_role("slider")).to_have_value(str(number - 1))
    expect(page.get_by_label("Point of view")).to_have_value("1")
    _step_through_turning_points(page)
    page.go_back()
    expect(page.locator("#end-scores")).to_be_visible()


def _step_through_turning_points(page: Page) -> None:
    """Own mistakes come first; each is shown on the table, with both chances."""
    bar = page.get_by_role("region", name="Turning points")
    ahead = bar.get_by_role("button", name="Next turning point")
    told: list[str] = []
    while True:
        expect(bar).to_contain_text(f"{len(told) + 1} / ")
        expect(bar).to_contain_text("Chance to win: ")
        told.append(bar.inner_text())
        if "The bot prefers" in told[-1]:
            assert told[-1].count("Chance to win: ") == 2
        if "Host: Sail to" in told[-1]:
            expect(page.locator("polyline.played")).to_have_count(1)
        if not ahead.is_enabled():
            break
        ahead.click()
    own = ["Host: " in one and "The bot prefers" in one for one in told]
    assert own == sorted(own, reverse=True)
    assert barriers_in_both_themes(page) == []


# Another game


@soak_only("test_a_rematch_begins_when_both_want_it")
def test_a_rematch_against_bots_begins_at_once(device: Device, server: ServerProcess) -> None:
    game = finish(server.url, players=2, bots=1)
    page = device.take_seats(game.path, game.keys)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("#end-scores")).to_have_count(0)
    assert device.wait_for_turn()


def test_a_rematch_begins_when_both_want_it(
    device: Device, other_device: Device, server: ServerProcess
) -> None:
    game = finish(server.url, players=2)
    devices = [device, other_device]
    for one, key in zip(devices, game.keys, strict=True):
        one.take_seats(game.path, [key])
        expect(one.page.locator("#end-scores")).to_be_visible()
    device.page.get_by_role("button", name="Play again").click()
    for one in devices:
        expect(one.page.get_by_text("Waiting for: Guest 2.")).to_be_visible()
    expect(device.page.get_by_role("button", name="Play again")).to_be_disabled()
    other_device.page.get_by_role("button", name="Play again").click()
    for one in devices:
        expect(one.page.locator("#prompt-line")).to_be_visible()
    assert any(one.choices.count() for one in devices)


@soak_only("test_a_rematch_begins_when_both_want_it")
def test_people_round_one_device_play_again(device: Device, server: ServerProcess) -> None:
    game = finish(server.url, players=2)
    page = device.take_seats(game.path, game.keys)
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("You")
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("button", name="I’m ").or_(device.choices.first)).to_be_visible()
