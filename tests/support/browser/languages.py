"""Whether a screen speaks a language: all of it, and nothing cut off."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from playwright.sync_api import Page

from tests.support.catalogs import ROOT, messages, text_of

# What may end in dots: the log tells the last move too, and a card in a boat is shown when pressed.
ABRIDGED = ".foot p, button.slip"

_TEXTS = """() => {
    const seen = [...document.querySelectorAll("body *")]
        .filter(one => one.checkVisibility() && one.closest("[lang]") === document.documentElement);
    return seen.flatMap(one => [
        ...[...one.childNodes].filter(node => node.nodeType === 3).map(node => node.data),
        one.ariaLabel, one.title, one.placeholder,
    ]).concat(document.title).filter(text => typeof text === "string" && text.trim())
        .map(text => text.trim().replace(/\\s+/g, " "));
}"""

_CUT_OFF = """abridged => {
    const cut = [], scrolls = /auto|scroll/, clips = /hidden|clip/;
    const boxes = "button:not(.stop), a, td, th, label, dialog";  // a stop's figures lie on the sea
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) cut.push(`the page is ${page.scrollWidth} wide`);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode, own = text.parentElement;
        if (!text.data.trim() || !own.checkVisibility({ visibilityProperty: true })) continue;
        if (own.closest(`.unseen, option, .skip, ${abridged}`)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const slack = parseFloat(getComputedStyle(own).fontSize) / 4;  // there are no letters
        let [x, y] = [true, true];
        for (let around = own; around && around !== page; around = around.parentElement) {
            const style = getComputedStyle(around), edge = around.getBoundingClientRect();
            if (style.display === "inline" || style.display === "contents") continue;
            const spills = around === own || around.matches(boxes);
            if (scrolls.test(style.overflowX)) x = false;
            if (scrolls.test(style.overflowY)) y = false;
            if (x && (spills || clips.test(style.overflowX))
                && (box.right > edge.right + 1 || box.left < edge.left - 1)
                || y && clips.test(style.overflowY)
                && (box.bottom > edge.bottom + slack || box.top < edge.top - slack)) {
                cut.push(`"${text.data.trim()}" in ${around.tagName}.${around.className}: `
                    + `${box.width.toFixed()} x ${box.height.toFixed()} in `
                    + `${edge.width.toFixed()} x ${edge.height.toFixed()}`);
                break;
            }
            if (style.position === "fixed" || around.matches("dialog")) break;
        }
    }
    return cut;
}"""


_SPEAK = """async language => {
    const key = "namiji.settings";
    localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), language });
    dispatchEvent(new StorageEvent("storage", { key }));
    do await new Promise(requestAnimationFrame);
    while (document.documentElement.lang !== language);
    await new Promise(requestAnimationFrame);  // what measures its room is drawn again
}"""

_LOOK = f"""async ([languages, abridged]) => {{
    const speak = {_SPEAK}, texts = {_TEXTS}, cutOff = {_CUT_OFF}, found = [];
    for (const language of languages) {{
        await speak(language);
        found.push([language, texts(), cutOff(abridged)]);
    }}
    return found;
}}"""


def slips(page: Page, languages: Sequence[str]) -> list[str]:
    """What is not in these languages, each spoken in turn, or not to be read.

    The language is switched from without: a real tab would take the page's place in the front.
    """
    wrong: list[str] = []
    for language, texts, cut_off in page.evaluate(_LOOK, [languages, ABRIDGED]):
        foreign = _foreign(texts, language)
        for _ in range(20 if foreign else 0):  # a long text comes a moment after the others
            page.wait_for_timeout(50)
            [[_, texts, cut_off]] = page.evaluate(_LOOK, [[language], ABRIDGED])
            foreign = _foreign(texts, language)
            if not foreign:
                break
        wrong += [f"{language}: {one}" for one in [*foreign, *cut_off]]
    if len(languages) > 1:  # an earlier one may have been the last to be spoken
        speak(page, languages[-1])
    return wrong


def speak(page: Page, language: str) -> None:
    """Switch the page to a language."""
    page.evaluate(_SPEAK, language)


@lru_cache
def sentences(language: str) -> dict[str, str]:
    """The messages that take no arguments, by id, and the headings of the long texts."""
    known = {
        name: text_of(language, name)
        for name, message in messages(language).items()
        if not message.variables
    }
    for page in ("rules.md", "about.md"):
        headings = re.findall(r"^#+ (.+)$", (ROOT / language / page).read_text("utf-8"), re.M)
        known |= {f"{page} {number}": heading for number, heading in enumerate(headings)}
    return known


def _foreign(texts: Iterable[str], language: str) -> list[str]:
    """What is English without need, or no language at all but the id of a message."""
    if language == "en":
        return []
    english = set(sentences("en").values()) - set(sentences(language).values())
    ids = {name for name in messages("en") if "-" in name}
    return [
        text
        for text in texts
        if text in english or not ids.isdisjoint(re.findall(r"[a-z]+(?:-[a-z0-9_]+)+", text))
    ]
