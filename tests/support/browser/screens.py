"""Every screen of the client, one after the other: for tests that look at all, and for pictures."""

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.support.browser.device import PATIENCE, Device
from tests.support.browser.generous_edition import GENEROUS
from tests.support.browser.prompts import PROMPTS, play_towards, prompt_of

ANA = {"kind": "here", "name": "Ana", "color": "indigo"}
BO = {"kind": "here", "name": "Bo", "color": "vermilion"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "level": "deckhand"}


def visit(device: Device, *, short: bool = False) -> Iterator[str]:
    """Bring a device to every screen in turn; each time, its name.

    The caller may change language and theme, and must leave the page where it is. A short visit
    sees one end of a game, that of the lesson.
    """
    yield from _pages(device)
    yield from _ways_in(device)
    yield from _shared(device)
    yield from _lesson(device)
    if short:
        yield from _parts_of_a_replay(device.page)
    yield from _game(device)
    if not short:
        yield from _after(device)
    yield from _home_again(device)


def _pages(device: Device) -> Iterator[str]:
    places = {
        "home": "/",
        "new-friends": "/new#friends",
        "new-device": "/new#device",
        "nowhere": "/nowhere",
        "rules": "/rules",
        "about": "/about",
    }
    for name, path in places.items():
        device.open("/healthz")  # or another hash alone would load nothing
        page = device.open(path)
        page.locator("h1").wait_for()
        if path.startswith("/new"):
            page.locator("summary").click()
        yield name
    yield from _editions(device)
    page = device.open("/about")
    page.locator("header button:visible").last.click()
    page.locator("dialog[open]").wait_for()
    yield "settings"


def _editions(device: Device) -> Iterator[str]:
    page = device.open("/editions")
    page.locator("article h2").wait_for()
    yield "editions"
    page.locator("summary").click()
    page.locator("textarea").fill('id = "Mine"\nversion = 0\nfish = { copies = true }\n')
    page.locator("details .button.main").click()
    page.locator("details li").first.wait_for()
    yield "editions-problems"


def _ways_in(device: Device) -> Iterator[str]:
    made = device.context.request.post(
        f"{device.url}/api/tables", data={"seats": [BO, LINK, BOT], "public": True}
    )
    page = device.open("/tables")
    page.locator("main li").first.wait_for()
    yield "tables"
    device.open(made.json()["link"])
    page.locator("form .button.main").wait_for()
    yield "join"
    device.sit(seats=[ANA, LINK, LINK], direction="vote")
    page.locator("main section img, main section svg").first.wait_for()
    yield "lobby"


def _shared(device: Device) -> Iterator[str]:
    """A banner says whose turn it is; before secret cards, a curtain falls."""
    device.sit(seats=[ANA, BO])
    curtain = device.page.locator("main > .sail + h1")
    device.choices.first.wait_for()
    yield "shared"
    while not curtain.is_visible():
        play_towards(device, ["rock"])
        curtain.or_(device.choices.first).first.wait_for()
    yield "pass"


def _lesson(device: Device) -> Iterator[str]:
    """Its game is short, and so is the wait for the analysis."""
    device.learn()
    page = device.page
    assert device.wait_for_turn()
    yield "lesson"
    _play_to_the_end(device)
    yield "lesson-ending"
    page.locator("section[aria-labelledby=end-analysis] button").click()
    page.locator("section[aria-labelledby=end-analysis] table").wait_for(timeout=PATIENCE)
    yield "ending-analysis"
    _open_replay(page)
    page.locator("#tab-analysis").click()
    page.locator("#part-analysis table").wait_for(timeout=PATIENCE)
    yield "replay-analysis"


def _game(device: Device) -> Iterator[str]:
    _sit_down(device)
    yield "table-opening"
    device.choices.first.click()
    yield "picked"
    device.confirm.click()
    missing = list(PROMPTS)
    while missing:
        if not device.wait_for_turn():
            _sit_down(device)
        prompt = prompt_of(device)
        if prompt in missing:
            missing.remove(prompt)
            yield prompt
        play_towards(device, missing)
    if not device.wait_for_turn():
        _sit_down(device)
    yield from _around(device)


def _sit_down(device: Device) -> None:
    device.sit(edition=GENEROUS, seats=[ANA, BOT, BOT])
    assert device.wait_for_turn()


def _around(device: Device) -> Iterator[str]:
    """What can be opened beside a game."""
    page = device.page
    page.locator("[aria-controls=part-log]").click()
    page.locator("#part-log li").first.wait_for()
    yield "log"
    if page.locator("#tab-others").is_visible():
        page.locator("#tab-others").click()
        yield "others"
    else:
        page.locator("[aria-controls=part-log]").click()
    page.locator(".others li button:visible").first.click()
    page.locator("dialog[open]").wait_for()
    yield "boat"
    page.keyboard.press("Escape")
    for part in ("school", "boat"):
        if page.locator(f"#tab-{part}").is_visible():
            page.locator(f"#tab-{part}").click()
            yield f"part-{part}"
    page.locator("button.help-button:visible").first.click()
    page.locator("dialog[open]").wait_for()
    yield "help"
    page.keyboard.press("Escape")
    open_menu(page)
    yield "menu"
    page.keyboard.press("Escape")

    seats = page.evaluate("localStorage['namiji.tables']")
    page.evaluate("localStorage.removeItem('namiji.tables')")
    page.reload()
    page.locator("#prompt-line").wait_for()
    yield "watching"
    page.evaluate("seats => localStorage['namiji.tables'] = seats", seats)
    page.reload()
    assert device.wait_for_turn()


def _after(device: Device) -> Iterator[str]:
    page = device.page
    _play_to_the_end(device)
    yield "ending"
    _open_replay(page)
    yield "replay"
    yield from _parts_of_a_replay(page)


def _parts_of_a_replay(page: Page) -> Iterator[str]:
    for part in ("supply", "race"):
        if page.locator(f"#tab-{part}").is_visible():
            page.locator(f"#tab-{part}").click()
            yield f"replay-{part}"


def _home_again(device: Device) -> Iterator[str]:
    device.open("/").locator("#known").wait_for()
    yield "home-known"


def _play_to_the_end(device: Device) -> None:
    while device.wait_for_turn():
        device.play_nth(-1)  # the longest way: soon over


def _open_replay(page: Page) -> None:
    page.locator("a[href*='/games/']").first.click()
    slider = page.locator("input[type=range]")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))


def open_menu(page: Page) -> None:
    page.locator("main > header button[aria-haspopup=dialog]").last.click()
    page.locator("dialog[open]").wait_for()
