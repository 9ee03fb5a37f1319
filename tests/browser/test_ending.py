"""The end of a game: revealed step by step, told about the viewer, and kept as a picture."""

from pathlib import Path
from xml.etree import ElementTree

from playwright.sync_api import Browser, Page, expect

from tests.support.browser.device import Device
from tests.support.browser.finished_games import finish
from tests.support.browser.screens import ANA, BOT, open_menu
from tests.support.server.server_process import ServerProcess


def test_an_end_is_revealed_to_those_who_were_there(
    browser: Browser, server: ServerProcess
) -> None:
    """Card by card with motion, and at once after a reload."""
    with Device.at(browser, server.url, {"speed": "brisk"}) as device:
        page = device.open("/learn")
        while device.page.get_by_text("4/4").count() == 0 and device.wait_for_turn():
            device.play_nth(-1)
        page.emulate_media(reduced_motion="no-preference")
        while page.locator("h1", has_text="The secrets are revealed").count() == 0:
            if device.choices.count():
                device.play_nth(-1)
            page.wait_for_timeout(100)
        expect(page.locator("#end-scores")).to_have_count(0)
        page.locator("#end-scores").wait_for()
        expect(page.locator(".arrives")).to_be_visible()
        expect(page.get_by_text("Your place: ").or_(page.get_by_text("You are "))).to_be_visible()
        page.reload()
        page.locator("#end-scores").wait_for()
        expect(page.locator(".arrives")).to_have_count(0)


def test_the_result_becomes_a_picture(
    device: Device, server: ServerProcess, tmp_path: Path
) -> None:
    game = finish(server.url, players=2)
    page = device.take_seats(game.path, game.keys[:1])
    page.get_by_role("button", name="Make a picture").click()
    drawing = ElementTree.parse(_save(page, "Save as SVG", tmp_path / "result.svg"))  # noqa: S314 - our own file
    texts = {element.text for element in drawing.iter() if element.text}
    ended = game.events[-1]
    assert {str(points).replace("-", "−") for points in ended["scores"].values()} <= texts
    assert all("class" not in element.attrib for element in drawing.getroot().iterfind(".//"))
    png = _save(page, "Save as PNG", tmp_path / "result.png").read_bytes()
    assert png.startswith(b"\x89PNG")
    assert [int.from_bytes(png[at : at + 4], "big") for at in (16, 20)] == [1200, 630]


def _save(page: Page, button: str, path: Path) -> Path:
    with page.expect_download() as saving:
        page.get_by_role("button", name=button).click()
    saving.value.save_as(path)
    return path


def test_sound_and_a_faster_pace_are_offered_once(browser: Browser, server: ServerProcess) -> None:
    game = finish(server.url, players=2)
    with Device.at(browser, server.url, {"speed": "calm"}) as device:
        page = device.take_seats(game.path, game.keys[:1])
        page.get_by_role("button", name="Yes, faster").click()
        page.get_by_role("button", name="Without", exact=True).click()
        kept = page.evaluate("JSON.parse(localStorage['namiji.settings'])")
        assert (kept["speed"], kept["sound"]) == ("brisk", False)
        page.reload()
        page.locator("#end-scores").wait_for()
        expect(page.get_by_role("button", name="Yes, faster")).to_have_count(0)
        expect(page.get_by_role("button", name="With sound")).to_have_count(0)


def test_sound_is_loaded_when_it_is_switched_on(browser: Browser, server: ServerProcess) -> None:
    """Under 150 kB, and nothing before."""
    with Device.at(browser, server.url, {"speed": "brisk"}) as device:
        loaded: list[str] = []
        device.page.on("response", lambda answer: loaded.append(answer.url))
        device.sit(seats=[ANA, BOT])
        assert device.wait_for_turn()
        device.play()
        assert device.wait_for_turn()
        assert not [url for url in loaded if "synthesizer" in url]
        open_menu(device.page)
        device.page.get_by_label("Sound").check()
        device.page.keyboard.press("Escape")
        with device.page.expect_response("**/synthesizer*") as answer:
            device.play()
        assert len(answer.value.body()) < 150_000


def test_what_happened_since_the_last_turn(device: Device) -> None:
    """Flags, icons and points of every turn, also without motion; it can be stepped through."""
    device.sit(seats=[ANA, BOT, BOT])
    page = device.page
    strip = page.locator("button.strip")

    def count() -> int:
        """What is read out; as many flags are in sight as there is room for."""
        name = (strip.locator(".unseen").text_content() if strip.count() else None) or "(0)"
        return int(name.partition("(")[2].rstrip(")"))

    assert device.wait_for_turn()
    device.play_nth(-1)  # far ahead, so that the others move
    while device.wait_for_turn() and count() < 2:
        device.play()
    turns = count()
    strip.click()
    dialog = page.get_by_role("dialog", name="Since your last turn")
    expect(dialog).to_contain_text(f"1 of {turns}")
    first = dialog.locator(".told").inner_text()
    dialog.get_by_role("button", name="One move forward").click()
    expect(dialog).to_contain_text(f"2 of {turns}")
    assert dialog.locator(".told").inner_text() != first
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(strip).to_be_visible()
