"""Takes the pictures in docs/screens: every screen, at a desk and on a phone, by day and by night.

python -m benchmarks.pictures
"""

import base64
import json
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

from tests.support.browser.chromium import launch
from tests.support.browser.device import DESK, PHONE, Device
from tests.support.browser.generous_edition import GENEROUS, write_generous
from tests.support.browser.screens import visit
from tests.support.server.server_process import running

FOLDER = Path(__file__).parent.parent / "docs" / "screens"
THEMES = ("light", "dark")
PLAIN = ("home", "rules", "lobby", "pass", "lesson")
PROMPTS = ("sail", "slot", "take", "place", "net", "place_net", "haul", "rock", "draft")
SEATS = [
    {"kind": "here", "name": "Ana", "color": "indigo"},
    *({"kind": "bot", "level": "sailor"} for _ in range(3)),
]
SETTLED, MIDDLE = 17, 32  # positions: boats have something to show, and half of the way is made
MANY = 6  # choices, with which a picture of the whole is worth showing
GAMES = 4  # in which every prompt comes up, by all odds
QUALITY = 0.72

# What a person likes who plays sensibly and wants to see everything.
LEADS = {"take": "angling", "place": "angling", "net": "net", "place_net": "net"} | {
    "haul": "trap",
    "rock": "rock",
}
GROWTH = {"completes": 8, "fills": 3, "grows": 2, "begins": 0.5, "spoils": -5}

TO_WEBP = """async ([png, quality]) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({type: "image/webp", quality});
  const letters = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) =>
    String.fromCharCode(byte));
  return btoa(letters.join(""));
}"""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="namiji-pictures-") as folder:
        edition = write_generous(Path(folder))
        with (
            running(Path(folder), "--edition", str(edition)) as server,
            sync_playwright() as playwright,
            launch(playwright) as browser,
            Album.at(browser, server.url) as album,
        ):
            album.take_plain()
            album.take_games()
    size = sum(file.stat().st_size for file in FOLDER.iterdir())
    print(f"{len(list(FOLDER.iterdir()))} pictures, {size / 1e6:.1f} MB")  # noqa: T201


class Album:
    """A desk and a phone that look at the same things."""

    def __init__(self, devices: dict[str, Device], darkroom: Page) -> None:
        self._devices, self._darkroom = devices, darkroom

    @classmethod
    @contextmanager
    def at(cls, browser: Browser, url: str) -> Iterator["Album"]:
        settings, sharp = {"bots": ["sailor"] * 3}, {"device_scale_factor": 1.5}
        touch = {"has_touch": True, "is_mobile": True}
        with (
            Device.at(browser, url, settings, viewport=DESK, **sharp) as at_desk,
            Device.at(browser, url, settings, viewport=PHONE, **sharp, **touch) as on_phone,
            browser.new_context() as darkroom,
        ):
            yield cls({"desk": at_desk, "phone": on_phone}, darkroom.new_page())

    def take_plain(self) -> None:
        for name, device in self._devices.items():
            for screen in visit(device):
                if screen in PLAIN:
                    self._take(screen, name)
                if screen == PLAIN[-1]:
                    break

    def take_games(self) -> None:
        missing = {"table-opening", "table-middle", *PROMPTS}
        for game in range(GAMES):
            if missing or game == 0:
                self._take_game(missing, is_first=game == 0)
        if missing:
            raise SystemExit(f"no picture of {', '.join(sorted(missing))}")

    def _take_game(self, missing: set[str], *, is_first: bool) -> None:
        desk = self._devices["desk"]
        path = desk.sit(edition=GENEROUS, seats=SEATS, pace=0)
        keys = desk.page.evaluate(
            "id => JSON.parse(localStorage['namiji.tables'])[id].tokens", path.removeprefix("/t/")
        )
        self._devices["phone"].take_seats(path, keys)
        with Player.at(f"{desk.url}/api{path.replace('/t/', '/tables/')}", keys[0]["token"]) as ana:
            while ana.is_asked():
                for name in ana.sights() & missing:
                    missing.remove(name)
                    self._take_both(name)
                ana.decide(missing)
        if is_first:
            self._take_both("end")
            for device in self._devices.values():
                slider = device.open(f"{path}/games/1").locator("input[type=range]")
                slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
                slider.blur()
            self._take_both("replay")

    def _take_both(self, name: str) -> None:
        for name_of_device, device in self._devices.items():
            device.page.wait_for_timeout(300)  # it hears of it a little later than Ana does
            if not name.startswith("replay"):
                device.wait_for_turn()
            if name == "table-middle":  # what a stop would give
                device.choices.first.hover()
            if name == "sail":  # and when it is picked
                device.choices.nth(2).click()
            self._take(name, name_of_device)
            device.page.keyboard.press("Escape")
            device.page.mouse.move(0, 0)
            device.page.evaluate("document.activeElement.blur()")

    def _take(self, screen: str, device: str) -> None:
        page = self._devices[device].page
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(300)  # for what still moves
            png = base64.b64encode(page.screenshot(animations="disabled")).decode()
            webp = self._darkroom.evaluate(TO_WEBP, [png, QUALITY])
            name = f"{screen.replace('_', '-')}-{device}-{theme}.webp"
            (FOLDER / name).write_bytes(base64.b64decode(webp))


class Player:
    """Ana, who sits at both devices and decides over a line of her own."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._state: dict[str, Any] = {}

    @classmethod
    @contextmanager
    def at(cls, table: str, token: str) -> Iterator["Player"]:
        with connect(f"{table.replace('http', 'ws', 1)}/socket", max_size=None) as socket:
            player = cls(socket)
            player._say({"type": "hello", "protocol": 1, "token": token})
            yield player

    def _say(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def is_asked(self) -> bool:
        """Listen until she is; no: the game is over."""
        while not self._state or not (self._state["game"]["choices"] or self._is_over):
            message = json.loads(self._socket.recv())
            if message["type"] == "state":
                self._state = message
        return not self._is_over

    @property
    def _is_over(self) -> bool:
        return bool(self._view["phase"] == "over")

    @property
    def _view(self) -> dict[str, Any]:
        view: dict[str, Any] = self._state["game"]["view"]
        return view

    def sights(self) -> set[str]:
        """The pictures for which this is a moment."""
        position = self._view["boats"]["1"]["position"]
        choices = self._state["game"]["choices"]
        sights = {"table-opening"} if position == 0 else set()
        if position > SETTLED and len(choices) > 1:
            sights.add(self._view["phase"])
        if position > MIDDLE and self._view["phase"] == "sail" and len(choices) >= MANY:
            sights.add("table-middle")
        return sights

    def decide(self, wanted: set[str]) -> None:
        stations = {station for prompt, station in LEADS.items() if prompt in wanted}
        position = self._view["boats"]["1"]["position"]
        best = max(
            self._state["game"]["choices"],
            key=lambda choice: _worth(choice["effect"], position, stations),
        )
        request = {"type": "decide", "id": secrets.token_hex(8), "action": best["action"]}
        self._say(request | {"version": self._state["version"]})
        self._state = {}


def _worth(effect: dict[str, Any], position: int, stations: set[str]) -> float:
    match effect["kind"]:
        case "sail":
            steps = effect["position"] - position
            idle = 6 if effect["idle"] else 0
            return effect["points"] - steps - idle + 2 * (effect["station"] in stations)
        case "place" | "take":
            growth = sum(GROWTH.get(line["change"], 0) for line in effect["lines"])
            return growth + effect.get("points", 0)
        case "draw":
            return 1 - 4 * effect["risk"]
        case "stop":
            return 0
        case "decline" | "release":
            return -1
        case _:
            return effect.get("points", 0)


if __name__ == "__main__":
    main()
