"""Whether every legal choice is in sight: inside the window, and under no other element."""

from collections.abc import Iterable

from playwright.sync_api import Page, ViewportSize

from tests.support.browser.device import Device

LONGEST = "ru"
"""The language whose words take most room."""

_LARGE = 1440  # pixels: from here on, no letter is small
_LEAST = 14  # pixels of a letter in a large window

_OUT_OF_REACH = """() => [...document.querySelectorAll("main .legal:is(button, a)")]
    .flatMap(one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        if (!width) return ["not drawn: " + (one.ariaLabel ?? one.textContent)];
        // The middle, and four points around it that belong to round buttons as well.
        const points = [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]];
        const hidden = points.filter(([x, y]) => {
            const seen = document.elementFromPoint(left + x * width, top + y * height);
            return !one.contains(seen);
        });
        const name = (one.ariaLabel ?? one.textContent).trim().slice(0, 60);
        const box = [left, top, width, height].map(Math.round).join(" ");
        return hidden.length ? [`${hidden.length} of 5 points of “${name}” at ${box}`] : [];
    })"""


def out_of_reach(page: Page) -> list[str]:
    """The legal choices that are not where a person sees them."""
    found: list[str] = page.evaluate(_OUT_OF_REACH)
    return found


def hidden_choices(device: Device) -> list[str]:
    """What is out of sight or small in a window of some size; the device keeps the last of them."""
    found = []
    for window in _windows(80):
        device.become(window)
        wrong = out_of_reach(device.page)
        if window["width"] >= _LARGE:
            wrong += small_text(device.page, _LEAST)
        found += [f"{window['width']}x{window['height']}: {one}" for one in wrong]
    return found


def _windows(step: int) -> list[ViewportSize]:
    """Windows from 320 to 2560 pixels wide: phones, tablets both ways, and desks."""
    return [
        {"width": width, "height": height}
        for width in range(320, 2561, step)
        for height in _heights(width)
    ]


def _heights(width: int) -> list[int]:
    """Phones upright and on their side, tablets, and windows of a desk."""
    if width < 560:
        return [max(568, 2 * width - 40)]
    if width < 960:
        return [360 if width < 700 else 390, 1024]
    return [680 if width < 1200 else 720, 1080]


_CUT_OFF = """() => [...document.querySelectorAll("main .boat .rack > .rack")].flatMap(rack => {
    const { bottom } = rack.getBoundingClientRect();
    for (let around = rack.parentElement; around; around = around.parentElement) {
        const lost = bottom - around.getBoundingClientRect().bottom;
        const scrolls = /auto|scroll|hidden/.test(getComputedStyle(around).overflowY);
        if (scrolls && lost > 1) return [`${Math.round(lost)} pixels of the rack`];
    }
    return [];
})"""


def hidden_rack(device: Device, windows: Iterable[ViewportSize]) -> list[str]:
    """What large windows hide of the player's own rack; the device keeps the last of them."""
    found = []
    for window in windows:
        device.become(window)
        wrong: list[str] = device.page.evaluate(_CUT_OFF)
        found += [f"{window['width']}x{window['height']}: {one}" for one in wrong]
    return found


_SMALL_TEXT = """least => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
    while (walk.nextNode()) {
        const text = walk.currentNode, own = text.parentElement;
        const size = parseFloat(getComputedStyle(own).fontSize);
        if (size >= least || !text.data.trim() || own.closest(".unseen")) continue;
        if (own.checkVisibility()) found.push(`“${text.data.trim()}” has ${size} pixels`);
    }
    return found;
}"""


def small_text(page: Page, least: int) -> list[str]:
    """What is written smaller than `least` pixels."""
    found: list[str] = page.evaluate(_SMALL_TEXT, least)
    return found
