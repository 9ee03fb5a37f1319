"""Plays a game in the page to its end, and takes its record home."""

import random
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.support.browser.device import Device
from tests.support.size import size

ENOUGH = size(4, full=12)  # decisions, until a game may come to its end


def finish(device: Device) -> None:
    luck, decisions = random.Random("device"), 0
    while device.wait_for_turn():
        if decisions < ENOUGH:
            device.play(luck)
        else:
            device.play_nth(-1)  # the longest way: soon over
        decisions += 1
    assert decisions > ENOUGH


def download_record(page: Page, folder: Path) -> Path:
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download the record").click()
    path = folder / downloading.value.suggested_filename
    downloading.value.save_as(path)
    return path


def watch_the_file(device: Device, record: Path) -> None:
    """Bring a record back to the page, broken and whole."""
    page = device.open("/record")
    chooser = page.locator("input[type=file]")
    text, wrong = record.read_text(), record.with_name("wrong.namiji")
    wrong.write_text(text.replace("winners ", "winners 1 2 ", 1))
    chooser.set_input_files(wrong)
    line = text.partition("winners ")[0].count("\n") + 1
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text(
        f"Line {line}: the game does not end like this."
    )
    chooser.set_input_files(record)
    expect(page.locator(".board")).to_be_visible()
