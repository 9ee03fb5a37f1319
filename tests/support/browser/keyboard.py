"""A person who plays with the keyboard alone."""

import random

from tests.support.browser.device import PATIENCE, Device


class Keyboard:
    def __init__(self, device: Device) -> None:
        self._page = device.page

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def tab_to(self, selector: str) -> None:
        for _ in range(150):
            self.press("Tab")
            if self._focus_is(selector):
                return
        raise AssertionError(f"Tab does not lead to {selector}")

    def choose(self, luck: random.Random, *, far: bool = False) -> None:
        """One decision; `far` sails as far as can be, so that the game is soon over."""
        self.tab_to("button.legal")
        # Somewhere else on the board or among the others.
        for key in ["End"] if far else luck.choices(["ArrowRight", "Tab"], k=luck.randrange(4)):
            self.press(key)
        if not self._focus_is("button.legal"):
            self.tab_to("button.legal")
        self.press("Enter")  # picked
        confirm = "section[aria-labelledby=prompt-line] .button.main"
        if self._page.locator(confirm).count():
            self.press("Enter")  # played
            self._page.locator(confirm).wait_for(state="detached", timeout=PATIENCE)

    def _focus_is(self, selector: str) -> bool:
        held = self._page.evaluate("s => document.activeElement.matches(s)", selector)
        return bool(held)
