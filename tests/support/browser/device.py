"""One device of a player: a browser context, watched for everything that must not happen."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any, Self

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    ViewportSize,
)

PATIENCE = 120_000  # milliseconds: on a fresh machine bots compile first
DESK: ViewportSize = {"width": 1280, "height": 800}
TABLET: ViewportSize = {"width": 1024, "height": 768}
TABLET_UPRIGHT: ViewportSize = {"width": 768, "height": 1024}
PHONE: ViewportSize = {"width": 390, "height": 844}

# The page learns its new size in the first.
_TWO_FRAMES = "() => new Promise(one => requestAnimationFrame(() => requestAnimationFrame(one)))"

# What a browser says by itself when a line is cut or an address has no page.
_EXPECTED = ("Failed to load resource", "WebSocket connection to")


class Device:
    """`faults` must stay empty: errors of scripts, and requests to anyone but our server."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.faults: list[str] = []
        context.set_default_timeout(60_000)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.faults.append(str(error.error)))
        context.on("request", self._look)
        self.page = context.new_page()

    @classmethod
    @contextmanager
    def at(
        cls,
        browser: Browser,
        url: str,
        settings: dict[str, Any] | None = None,
        *,
        stores_files: bool = False,
        **options: Any,
    ) -> Iterator[Self]:
        """A device with these settings; `stores_files` lets it keep the client for offline use.

        Most do not: a service worker loads and stores all files of the client anew in each.
        """
        # Without motion unless it is asked for: stops that glow are drawn 60 times per second.
        options = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"} | options
        with browser.new_context(**options) as context:
            remembered = json.dumps({"speed": "instant", "names": ["Ana"]} | (settings or {}))
            context.add_init_script(  # an empty page, which comes first, has nowhere to keep it
                f"if (location.origin !== 'null') localStorage['namiji.settings'] ??= "
                f"{json.dumps(remembered)}"
            )
            if not stores_files:
                context.add_init_script("delete Navigator.prototype.serviceWorker")
            device = cls(context, url)
            yield device
            assert not device.faults, device.faults

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(_EXPECTED):
            self.faults.append(message.text)

    def _look(self, request: Request) -> None:
        if not request.url.startswith((self.url, self.url.replace("http", "ws"), "blob:")):
            self.faults.append(f"a request to {request.url}")

    def open(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page

    def sit(self, **wish: Any) -> str:
        """Make a table at the server, and go to it as a page does that has made it; its address."""
        return self._begin("/api/tables", wish)

    def learn(self) -> str:
        """Begin the guided game at the server; a page would begin it on the device."""
        return self._begin("/api/lessons", {"name": "Ana"})

    def _begin(self, address: str, wish: dict[str, Any]) -> str:
        answer = self.context.request.post(self.url + address, data=wish)
        assert answer.status == 201, answer.text()
        seated = answer.json()
        path: str = seated["link"]
        self.take_seats(path, seated["seats"])
        return path

    def take_seats(self, path: str, keys: list[dict[str, Any]]) -> Page:
        """Go to a table with the keys of some of its seats."""
        visits = {path.removeprefix("/t/"): {"tokens": keys, "visited": 0}}
        self.open("/healthz")  # the quickest page that can store something
        self.page.evaluate(
            "visits => localStorage['namiji.tables'] = JSON.stringify(visits)", visits
        )
        return self.open(path)

    def become(self, viewport: ViewportSize) -> None:
        """Take another size in the middle of a page, and be drawn in it; a phone's is touched."""
        self.page.set_viewport_size(viewport)
        self._line.send("Emulation.setTouchEmulationEnabled", {"enabled": viewport is PHONE})
        self.page.evaluate(_TWO_FRAMES)

    @cached_property
    def _line(self) -> CDPSession:
        """To the browser itself."""
        return self.context.new_cdp_session(self.page)

    # At a table

    @property
    def choices(self) -> Locator:
        """All that glows."""
        return self.page.locator("button.legal:visible")

    @property
    def answers(self) -> list[str]:
        """The same as they are read out."""
        read = "all => all.map(one => one.getAttribute('aria-label') ?? one.textContent)"
        names: list[str] = self.choices.evaluate_all(read)
        return [" ".join(name.split()) for name in names]

    @property
    def question(self) -> str:
        return self.page.locator("#prompt-line").inner_text()

    @property
    def is_over(self) -> bool:
        return self.page.locator("#end-scores").is_visible()

    def wait_for_turn(self) -> bool:
        """Whether this seat is asked; no: the game is over."""
        asked = self.page.locator("button.legal:visible, #end-scores:visible").first
        asked.wait_for(timeout=PATIENCE)
        return not self.is_over

    def play(self, luck: random.Random | None = None) -> None:
        """One decision by clicks: something that glows, and then the button that says so.

        Boats make rather short steps, so that there is much to decide; without luck the shortest.
        """
        self.play_nth(luck.randrange(min(5, self.choices.count())) if luck else 0)

    def play_nth(self, index: int) -> None:
        """One decision by clicks, for the choice with a number; -1 is the last."""
        self.choices.nth(index).click()
        confirm = self.confirm
        if confirm.count():  # some choices only lead on to others
            confirm.click()
            confirm.wait_for(state="detached")

    @property
    def confirm(self) -> Locator:
        """The button that plays what is picked; it is there while something is."""
        return self.page.locator(
            "section[aria-labelledby=prompt-line] .button.main:not([disabled])"
        )
