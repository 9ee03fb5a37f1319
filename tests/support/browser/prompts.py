"""Every kind of prompt, and the way to it."""

from collections.abc import Iterable

from namiji.words.guide import PHASE_TOPICS
from tests.support.browser.device import Device
from tests.support.catalogs import text_of

# By kind of prompt: the station that leads to it. None: it comes by itself, as Docks do.
_WAYS = {"sail": None} | {
    phase: None if station == "dock" else station for phase, station in PHASE_TOPICS.items()
}
PROMPTS = tuple(_WAYS)
"""Those that look different."""

# Who is ahead moves the Neutral Boat.
_VARIANTS = {"take-more": "angling", "sail-neutral": "dock", "slot-neutral": "dock"}
ALL_PROMPTS = (*PROMPTS, *_VARIANTS)
"""In a game of two, who decide for the Neutral Boat as well."""


def prompt_of(device: Device) -> str:
    """The kind of prompt that is shown; empty for one that an upgrade brings."""
    words, question = _words(device, "ask", ALL_PROMPTS), device.question
    return next((prompt for prompt, text in words.items() if text == question), "")


def play_towards(device: Device, prompts: Iterable[str]) -> None:
    """One decision: to a station that leads to such a prompt, or else the first choice."""
    ways = _WAYS | _VARIANTS
    stations = {station for prompt in prompts if (station := ways[prompt])}
    names = tuple(_words(device, "station", stations).values())
    fitting = (i for i, answer in enumerate(device.answers) if answer.startswith(names))
    device.play_nth(next(fitting, 0))


def _words(device: Device, kind: str, names: Iterable[str]) -> dict[str, str]:
    """What the page calls these things, in its language."""
    language = device.page.locator("html").get_attribute("lang") or "en"
    return {name: text_of(language, f"{kind}-{name}") for name in names}
