"""Walks a newcomer's path and takes pictures of it in windows of six sizes, by day and by night.

python -m benchmarks.path_pictures
python -m benchmarks.path_pictures --language ru --keep /tmp/pictures

docs/screens gets one sheet per screen, with all sizes side by side. With `--keep`, the pictures go
to a folder in full size instead, to be looked at.
"""

import argparse
import base64
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from benchmarks.pictures import FOLDER, QUALITY, THEMES
from tests.support.browser.chromium import launch
from tests.support.browser.device import (
    DESK,
    PATIENCE,
    PHONE,
    TABLET,
    TABLET_UPRIGHT,
    Device,
)
from tests.support.browser.finished_games import finish
from tests.support.browser.languages import speak
from tests.support.browser.screens import ANA, BO, BOT
from tests.support.browser.short_edition import write_short
from tests.support.server.server_process import running

SIZES: dict[str, ViewportSize] = {
    "desk": DESK,
    "large": {"width": 1920, "height": 1080},
    "tablet": TABLET,
    "tablet-upright": TABLET_UPRIGHT,
    "phone": PHONE,
    "phone-flat": {"width": PHONE["height"], "height": PHONE["width"]},
}

# Rows of pictures, each a list of PNG files, on one sheet.
TO_SHEET = """async ([rows, scale, quality]) => {
  const read = (png) => createImageBitmap(new Blob(
    [Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))]));
  const images = await Promise.all(rows.map((row) => Promise.all(row.map(read))));
  const gap = 12, widthOf = ({ width }) => Math.round(width * scale);
  const height = Math.round(Math.max(...images[0].map((image) => image.height)) * scale) + gap;
  const width = images[0].reduce((sum, image) => sum + widthOf(image) + gap, -gap);
  const canvas = new OffscreenCanvas(width, height * rows.length - gap);
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  images.forEach((row, line) => {
    let x = 0;
    for (const image of row) {
      pen.drawImage(image, x, line * height, widthOf(image), image.height * scale);
      x += widthOf(image) + gap;
    }
  });
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const letters = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) =>
    String.fromCharCode(byte));
  return btoa(letters.join(""));
}"""
SCALE = 0.375


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--language", default="en")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="for pictures in full size")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="namiji-path-") as folder:
        edition = write_short(Path(folder))
        with (
            running(Path(folder), "--edition", str(edition)) as server,
            sync_playwright() as playwright,
            launch(playwright) as browser,
            Device.at(browser, server.url, {"coach": True}) as device,
            browser.new_context() as context,
        ):
            darkroom = context.new_page()
            for screen in walk(device):
                speak(device.page, options.language)
                pictures = take(device)
                speak(device.page, "en")
                device.become(DESK)
                if options.keep:
                    keep(pictures, options.keep, screen)
                else:
                    mount(pictures, darkroom, screen)


def walk(device: Device) -> Iterator[str]:
    """The path of a newcomer; the device comes back in English and as a desk."""
    page = device.open("/")
    page.locator("form > button").first.wait_for()
    yield "home"
    device.open("/learn")
    device.wait_for_turn()
    yield "lesson"
    yield from _first_game(device)
    yield from _after(device)
    device.open("/puzzles")
    device.choices.first.wait_for()
    yield "puzzle"
    device.choices.first.click()
    device.confirm.click()
    page.get_by_role("button", name="Next puzzle").wait_for()
    yield "puzzle-answered"
    device.open("/voyage")
    page.get_by_role("button", name="Set sail").wait_for()
    yield "voyage"
    yield from _shared(device)


def _first_game(device: Device) -> Iterator[str]:
    device.sit(seats=[ANA, BOT, BOT])
    device.wait_for_turn()
    page = device.page
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("status").filter(has_text="Chance to win").wait_for(timeout=PATIENCE)
    yield "hint"
    page.locator("button.stop.legal").last.click()  # past everything, to the Dock
    yield "why"
    device.confirm.click()
    page.get_by_role("button", name="Take it back").wait_for(timeout=PATIENCE)
    yield "coach"


def _after(device: Device) -> Iterator[str]:
    page = device.page
    game = finish(device.url, players=3, bots=2)
    device.take_seats(game.path, game.keys)
    page.locator("#end-scores").wait_for()
    yield "ending"
    page.get_by_role("button", name="Review with the bot").click()
    page.get_by_role("button", name="Look at decision").first.click(timeout=PATIENCE)
    page.get_by_role("region", name="Turning points").wait_for()
    yield "turning-point"
    device.open("/games")
    page.locator("section[aria-labelledby=games-history] li").first.wait_for()
    yield "my-games"


def _shared(device: Device) -> Iterator[str]:
    device.sit(seats=[ANA, BO])
    device.wait_for_turn()
    yield "shared"


def take(device: Device) -> dict[tuple[str, str], bytes]:
    """Pictures of a screen, by size and theme."""
    pictures = {}
    for name, viewport in SIZES.items():
        device.become(viewport)
        for theme in THEMES:
            device.page.emulate_media(color_scheme=theme)
            device.page.wait_for_timeout(100)  # for what still moves
            pictures[name, theme] = device.page.screenshot(animations="disabled")
    device.page.emulate_media(color_scheme=THEMES[0])
    return pictures


def keep(pictures: dict[tuple[str, str], bytes], folder: Path, screen: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for (size, theme), picture in pictures.items():
        (folder / f"{screen}-{size}-{theme}.png").write_bytes(picture)


def mount(pictures: dict[tuple[str, str], bytes], darkroom: Page, screen: str) -> None:
    """Put all pictures of a screen on one sheet."""
    rows = [
        [base64.b64encode(pictures[size, theme]).decode() for size in SIZES] for theme in THEMES
    ]
    webp = darkroom.evaluate(TO_SHEET, [rows, SCALE, QUALITY])
    (FOLDER / f"path-{screen}.webp").write_bytes(base64.b64decode(webp))


if __name__ == "__main__":
    main()
