"""Nobody is shut out: axe finds nothing on any screen, keys never lose their place, fingers hit."""

import random
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from device import DESK, PHONE, Device
from keyboard import Keyboard
from screens import ANA, BOT, visit
from server_process import ServerProcess

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
FIGURES = "label-content-name-mismatch"  # what a stop shows in figures is no label of it

_SMALL_TARGETS = """least => [...document.querySelectorAll("button.legal, .button, [role=tab]")]
    .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && Math.min(box.width, box.height) < least - 0.5)
    .map(([one, box]) => `${one.className} ${one.ariaLabel ?? one.textContent.trim()}: `
        + `${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""

_MOTION = """async milliseconds => {
    const moving = one => one.playState === "running" && one.effect.getTiming().duration > 1;
    for (const end = performance.now() + milliseconds; performance.now() < end;) {
        if (document.getAnimations().some(moving)) return true;
        await new Promise(requestAnimationFrame);
    }
    return false;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_no_screen_has_a_barrier(
    browser: Browser, server: ServerProcess, viewport: dict[str, int]
) -> None:
    source = AXE.read_text(encoding="utf-8")
    least = 44 if viewport is PHONE else 24
    options: dict[str, Any] = {
        "viewport": viewport,
        "has_touch": viewport is PHONE,
        "reduced_motion": "reduce",  # nothing is judged on its way
    }
    found: list[str] = []
    with Device.at(browser, server.url, **options) as device:
        page = device.page
        for screen in visit(device):
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)
                found += [f"{screen}, {theme}: {one}" for one in _violations(page, source)]
            found += [f"{screen}: {one}" for one in _unnamed(page)]
            found += [f"{screen}: small: {one}" for one in page.evaluate(_SMALL_TARGETS, least)]
    assert not found, "\n" + "\n".join(found)


def _violations(page: Page, source: str) -> list[str]:
    page.evaluate("source => { if (!window.axe) (0, eval)(source) }", source)
    violations = page.evaluate(
        """async tags => (await axe.run({ runOnly: tags, resultTypes: ["violations"] })).violations
            .flatMap(({ id, nodes }) => nodes.map(({ target, html, failureSummary }) =>
                [id, target.join(" "), html, failureSummary.replace(/\\s+/g, " ")]))""",
        TAGS,
    )
    return [
        f"{rule} at {target}: {summary}"
        for rule, target, html, summary in violations
        if rule != FIGURES or 'class="stop ' not in html
    ]


def _unnamed(page: Page) -> list[str]:
    """What a page must say of itself."""
    headings = page.locator("h1:visible").count()
    wrong = [] if headings == 1 else [f"{headings} main headings"]
    if "Namiji" not in page.title():
        wrong.append(f"the title is {page.title()!r}")
    if page.locator("html").get_attribute("lang") != "en":
        wrong.append("no language is told")
    return wrong


@pytest.mark.slow
def test_keys_never_lose_their_place(device: Device) -> None:
    """After each decision, some element has the focus that is still there and seen."""
    page = device.open("/learn")
    keys, luck = Keyboard(device), random.Random("focus")
    assert device.wait_for_turn()
    while device.wait_for_turn():
        keys.choose(luck)
        device.wait_for_turn()
        expect(page.locator(":focus:visible")).to_have_count(1)


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_whoever_wants_no_motion_sees_none(
    browser: Browser, server: ServerProcess, wish: Literal["reduce", "no-preference"]
) -> None:
    with Device.at(browser, server.url, {"speed": "calm"}, reduced_motion=wish) as device:
        device.sit(seats=[ANA, BOT])
        assert device.wait_for_turn()
        device.choices.nth(2).click()
        device.confirm.click()
        assert device.page.evaluate(_MOTION, 1500) == (wish == "no-preference")
