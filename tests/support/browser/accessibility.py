"""What shuts people out of a screen: judged by axe, by names and by sizes."""

from playwright.sync_api import Page

from tests.support.paths import ROOT
from tests.support.size import is_full_length

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
IN_COLOR = ["color-contrast", "link-in-text-block"]  # all that a theme can change
FIGURES = "label-content-name-mismatch"  # what a stop shows in figures is no label of it

_SMALL_TARGETS = """least => [...document.querySelectorAll("button.legal, .button, [role=tab]")]
    .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && Math.min(box.width, box.height) < least - 0.5)
    .map(([one, box]) => `${one.className} ${one.ariaLabel ?? one.textContent.trim()}: `
        + `${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""


def barriers(page: Page) -> list[str]:
    """What is wrong in the theme that the page has, the light one unless it was changed."""
    return [*_violations(page, TAGS), *_unnamed(page)]


def barriers_in_both_themes(page: Page) -> list[str]:
    """What is wrong in either theme; in `make test`, by all rules in the dark one alone."""
    if is_full_length():
        return [*barriers(page), *barriers_in_the_dark(page)]
    page.emulate_media(color_scheme="dark")
    found = [f"dark: {one}" for one in barriers(page)]
    page.emulate_media(color_scheme="light")
    return found


def barriers_in_the_dark(page: Page) -> list[str]:
    """What is wrong with the colors of the dark theme."""
    page.emulate_media(color_scheme="dark")
    found = [f"dark: {one}" for one in _violations(page, IN_COLOR)]
    page.emulate_media(color_scheme="light")
    return found


def small_targets(page: Page, least: int) -> list[str]:
    """What is hard to hit: `least` is how many pixels a target has at the least."""
    found: list[str] = page.evaluate(_SMALL_TARGETS, least)
    return found


def _violations(page: Page, rules: list[str]) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate("source => (0, eval)(source)", AXE.read_text(encoding="utf-8"))
    violations = page.evaluate(
        """async runOnly =>
            (await axe.run({ runOnly, resultTypes: ["violations"], preload: false })).violations
            .flatMap(({ id, nodes }) => nodes.map(({ target, html, failureSummary }) =>
                [id, target.join(" "), html, failureSummary.replace(/\\s+/g, " ")]))""",
        rules,
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
        wrong.append("the page declares no language")
    return wrong
