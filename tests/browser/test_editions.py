"""An owner of the box: downloads the edition, changes it, brings it back, keeps it and plays it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser.device import PHONE, Device
from tests.support.catalogs import text_of
from tests.support.server.server_process import ServerProcess


def _download(page: Page, name: str) -> str:
    with page.expect_download() as waiting:
        page.get_by_role("link", name=name).or_(page.get_by_role("button", name=name)).click()
    return Path(waiting.value.path()).read_text(encoding="utf-8")


def _bring(page: Page, folder: Path, text: str) -> None:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)


def _line(text: str, begins: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(begins))


@pytest.mark.slow
def test_from_the_download_to_a_table(
    device: Device, browser: Browser, server: ServerProcess, tmp_path: Path
) -> None:
    page = device.open("/")
    page.get_by_role("link", name="Editions").click()
    expect(page.get_by_role("heading", name="Standard edition, version")).to_be_visible()
    expect(page.get_by_text("Reviewers of the printed game say")).to_be_visible()

    # Changed and broken: every problem is shown at its line, in the language of the page.
    text = _download(page, "Download standard")
    assert "# One entry per station" in text
    mine = text.replace("crabs = 20", "crabs = 12", 1)
    page.get_by_text("Bring your own", exact=True).click()
    _bring(page, tmp_path, mine)
    problems = page.locator("ol:has(code) > li")
    expect(problems.first).to_contain_text(f"Line {_line(mine, '[crustaceans]')}")
    expect(problems.first).to_contain_text("the standard edition has 20 crabs, not 12")
    page.get_by_label("Its text").fill(mine.replace("crabs = 12", "crabs = 12\nshrimp = oops"))
    page.get_by_role("button", name="Check").click()
    expect(problems).to_contain_text(["not valid TOML"])

    mine = mine.replace('id = "standard"', 'id = "my-box"', 1)
    broken = mine.replace("bonus = 3", "bonus = 30").replace('"dock",', '"dok",', 1)
    page.get_by_label("Its text").fill(broken)
    page.get_by_role("button", name="Check").click()
    expect(problems).to_have_count(2)
    docks, bonus = _line(broken, '  "dok"'), _line(broken, "bonus = 30")
    expect(problems.nth(0)).to_contain_text(f"Line {docks}")
    expect(problems.nth(0)).to_contain_text("did you mean 'dock'?")
    expect(problems.nth(1)).to_contain_text(f"Line {bonus}")
    expect(problems.nth(1)).to_contain_text("must be an integer (0 to 20), not 30")
    page.get_by_label(text_of("en", "settings-language")).select_option("fr")
    expect(problems.nth(1)).to_contain_text(f"Ligne {bonus}")
    expect(problems.nth(1)).to_contain_text("il faut un entier (de 0 à 20), et non 30")
    page.get_by_label(text_of("fr", "settings-language")).select_option("en")
    page.get_by_role("button", name=f"Line {bonus}").click()
    selected = "area => area.value.slice(area.selectionStart, area.selectionEnd)"
    assert page.get_by_label("Its text").evaluate(selected).startswith("bonus = 30")

    # Mended and kept: it is still there after a reload, as it was written.
    page.get_by_label("Its text").fill(mine)
    page.get_by_role("button", name="Check").click()
    page.get_by_role("button", name="Keep on this device").click()
    expect(page.get_by_text("Kept on this device.")).to_be_visible()
    page.reload()
    assert _download(page, "Download my-box") == mine
    page.get_by_role("button", name="Look at my-box").click()
    expect(page.get_by_text("A home-made edition")).to_be_visible()

    # Played: everyone sees that it is home-made.
    page.get_by_role("link", name="Play my-box").click()
    edition = page.get_by_role("combobox", name="Edition")
    expect(edition.locator("option:checked")).to_contain_text("my-box")
    page.locator("main ol > li").nth(2).get_by_role("button").last.click()
    page.get_by_role("button", name=text_of("en", "new-make")).click()
    notice = "This table plays a home-made edition: my-box."
    expect(page.get_by_text(notice)).to_be_visible()
    link = page.get_by_label(text_of("en", "invite-link")).input_value()
    with Device.at(browser, server.url, {"names": ["Bo"]}, viewport=PHONE) as friend:
        friend.page.goto(link)
        expect(friend.page.get_by_text(notice)).to_be_visible()
        with friend.page.context.expect_page() as opened:
            friend.page.get_by_role("link", name="Look at it").click()
        expect(opened.value.get_by_role("heading", name="my-box, version")).to_be_visible()
        expect(opened.value.get_by_text("A home-made edition")).to_be_visible()
        opened.value.close()
        friend.page.get_by_role("button", name=text_of("en", "join-take")).click()
        devices = [device, friend]
        _asked(devices).play()
        for one in devices:
            expect(one.page.get_by_role("link", name=notice)).to_be_visible()
        friend.page.get_by_role("button", name=text_of("en", "menu-open")).click()
        expect(friend.page.get_by_role("dialog").get_by_text(notice)).to_be_visible()

    page.goto(f"{server.url}/editions")
    page.get_by_role("button", name="Remove my-box").click()
    expect(page.get_by_role("button", name=re.compile("my-box"))).to_have_count(0)


def _asked(devices: list[Device]) -> Device:
    """The device whose seat decides next."""
    for _ in range(600):
        for one in devices:
            if one.choices.count():
                return one
        devices[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")
