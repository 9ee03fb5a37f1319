"""Puzzles: solved without a server, by click and by key, with the reason afterwards."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from namiji.game.actions import actions_of
from namiji.puzzles import Puzzle, packaged_puzzles
from tests.support.browser.accessibility import barriers_in_both_themes
from tests.support.browser.device import DESK, PHONE, Device
from tests.support.browser.keyboard import Keyboard
from tests.support.browser.static_host import StaticHost, static_host
from tests.support.paths import ROOT
from tests.support.server.server_process import ServerProcess
from tests.support.size import size, soak_only

pytestmark = pytest.mark.skipif(
    not (ROOT / "src/namiji/client/wasm/modules.json").exists(),
    reason="needs the WebAssembly modules: make wasm",
)

SET = packaged_puzzles()
ACTIONS = actions_of(SET.load_edition())
NAMES = {"draw": "Draw again", "stop": "Stop"}


def puzzle_about(*actions: str) -> Puzzle:
    """A puzzle whose choices are all of these kinds."""
    for puzzle in SET.puzzles:
        if all(str(ACTIONS[action]).split()[0] in actions for action in puzzle.chances):
            return puzzle
    raise AssertionError(f"there is no puzzle about {actions}")


def open_puzzle(device: Device, puzzle: Puzzle, path: str = "/puzzles") -> Page:
    """Open the page when all other puzzles have been tried."""
    others = {each.situation.id: True for each in SET.puzzles if each is not puzzle}
    progress = json.dumps({"rating": 1400, "streak": 2, "bestStreak": 4, "tried": others})
    store = f"localStorage['namiji.puzzles'] ??= {json.dumps(progress)}"
    device.context.add_init_script(f"if (location.origin !== 'null') {store}")
    if path.startswith("#"):  # the page is open already
        device.page.evaluate(store)
    page = device.open(path)
    expect(page.get_by_role("heading", name="Find the best choice.")).to_be_visible()
    return page


def answer(page: Page, action: int) -> None:
    page.locator("button.legal:visible", has_text=NAMES[str(ACTIONS[action])]).click()
    page.get_by_role("button", name="This one").click()


@pytest.mark.parametrize("right", [True, False])
def test_an_answer_is_judged_with_its_reason(device: Device, right: bool) -> None:
    puzzle = puzzle_about("draw", "stop")
    page = open_puzzle(device, puzzle)
    given = next(action for action in puzzle.chances if (action == puzzle.solution) == right)
    answer(page, given)
    says = page.locator("#prompt-line")
    expect(says).to_have_text(re.compile("^Right: " if right else "^Not the best. Better: "))
    expect(says).to_be_focused()
    chance = round(100 * puzzle.chances[puzzle.solution][0])
    expect(page.get_by_role("status").filter(has=says)).to_contain_text(f"{chance}%")
    expect(page.get_by_text("In a row: 3" if right else "In a row: 0")).to_be_visible()
    stored = page.evaluate("JSON.parse(localStorage['namiji.puzzles'])")
    assert stored["tried"][puzzle.situation.id] == right
    assert (stored["rating"] > 1400) == right
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_role("heading", name="Find the best choice.")).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE, DESK][: size(1, full=2)])
def test_without_barriers(device: Device, viewport: dict[str, int]) -> None:
    puzzle = puzzle_about("sail")
    device.page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
    page = open_puzzle(device, puzzle)
    page.locator("button.legal:visible").first.click()
    page.get_by_role("button", name="This one").click()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()
    assert barriers_in_both_themes(page) == []


@soak_only("test_games.py plays by keys")
def test_by_keyboard(device: Device) -> None:
    page = open_puzzle(device, puzzle_about("sail"))
    keyboard = Keyboard(device)
    keyboard.tab_to("button.legal")
    keyboard.press("Enter")
    keyboard.press("Enter")
    expect(page.locator("#prompt-line")).to_be_focused()
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^(Right|Not the best)"))
    keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Find the best choice.")).to_be_visible()


def test_a_theme_is_chosen(device: Device) -> None:
    page = open_puzzle(device, puzzle_about("draw", "stop"))
    page.get_by_role("combobox", name="Theme").select_option("lines")
    for _ in range(3):
        expect(page.get_by_role("heading", name="Find the best choice.")).to_be_visible()
        page.locator("button.legal:visible").first.click()
        if page.get_by_role("button", name="This one").is_visible():
            page.get_by_role("button", name="This one").click()
        if not page.get_by_role("button", name="Next puzzle").is_visible():
            break
        page.get_by_role("button", name="Next puzzle").click()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    with static_host(tmp_path_factory.mktemp("site")) as running:
        yield running


@soak_only("test_site.py opens pages with the network off")
def test_with_the_network_off(browser: Browser, server: ServerProcess, host: StaticHost) -> None:
    del server  # the browser's fixture needs it
    with Device.at(browser, host.url, stores_files=True) as device:
        page = device.open("")
        page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        page.wait_for_function("navigator.serviceWorker.controller")
        host.stop()
        device.context.set_offline(True)
        try:
            puzzle = puzzle_about("draw", "stop")
            page = open_puzzle(device, puzzle, "#/puzzles")
            answer(page, puzzle.solution)
            expect(page.locator("#prompt-line")).to_have_text(re.compile("^Right: "))
        finally:
            host.start()
