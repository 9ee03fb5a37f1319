"""Where this machine has a Chromium, and how we start it."""

import shutil
from contextlib import AbstractContextManager

from playwright.sync_api import Browser, Playwright

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, _NAMES)), None)


def launch(playwright: Playwright) -> AbstractContextManager[Browser]:
    # Containers of CI have no namespaces of their own to sandbox in, and little shared memory.
    arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
    return playwright.chromium.launch(executable_path=find_chromium(), args=arguments)
