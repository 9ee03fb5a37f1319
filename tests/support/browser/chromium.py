"""Where this machine has a Chromium, and how we start it."""

import shutil
from contextlib import AbstractContextManager

from playwright.sync_api import Browser, Playwright

# The shell is the same engine without windows around its pages: a new page costs half as much.
_NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)


def find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, _NAMES)), None)


def launch(playwright: Playwright) -> AbstractContextManager[Browser]:
    # Containers of CI have no namespaces of their own to sandbox in, and little shared memory. A
    # GPU played by the CPU draws the same at twice the cost.
    arguments = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
    return playwright.chromium.launch(executable_path=find_chromium(), args=arguments)
