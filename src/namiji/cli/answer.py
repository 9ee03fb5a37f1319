"""What a player typed: one of the options, a command, or something unclear."""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass

from namiji.edition import Edition
from namiji.errors import IllegalAction
from namiji.game.actions import Action, actions_of
from namiji.words import COMMANDS, Words

_SHOWN = 4  # meanings of an ambiguous answer that are read out


@dataclass(frozen=True, slots=True)
class Command:
    """A word that is no move: `help`, `save game.namiji`."""

    name: str
    argument: str = ""


class Unclear(Exception):
    """An answer that cannot be understood; its text says so to the player."""


def understand(text: str, legal: Sequence[Action], edition: Edition, w: Words) -> Action | Command:
    """The meaning of an answer that is not empty.

    It may be an action that is not legal now: the rules know best why not.
    """
    typed = " ".join(text.lower().split())
    if typed.isdecimal():
        return _numbered(int(typed), legal, w)
    first, _, rest = text.strip().partition(" ")
    if first.lower() in COMMANDS:
        return Command(first.lower(), rest.strip())
    spelled: dict[str, Action | Command] = {str(action): action for action in legal}
    if typed in spelled:
        return spelled[typed]
    meanings = spelled | {name: Command(name) for name in COMMANDS}
    found = [full for full in meanings if _begins(full, typed)]
    found = found or [full for full in spelled if _begins(full.partition(" ")[2], typed)]
    if len(found) == 1:
        return meanings[found[0]]
    try:
        return actions_of(edition).parse(text)
    except IllegalAction:
        raise Unclear(_doubt(typed, found, [*meanings], w)) from None


def _numbered(number: int, legal: Sequence[Action], w: Words) -> Action:
    if 1 <= number <= len(legal):
        return legal[number - 1]
    doubt = w.text("unclear-number", n=len(legal))
    course = f"sail {number}"
    if course in map(str, legal):
        doubt += " " + w.text("unclear-position", position=number, option=course)
    raise Unclear(doubt)


def _begins(full: str, start: str) -> bool:
    """Whether a text begins with another, numbers whole: `sail 1` does not begin `sail 14`."""
    full, start = _plain(full), _plain(start)
    rest = full[len(start) :]
    return full.startswith(start) and not (start[-1:].isdigit() and rest[:1].isdigit())


def _plain(text: str) -> str:
    """Names are spoken without their hyphens, and may be typed so."""
    return text.replace("-", " ").replace("+", " ")


def _doubt(typed: str, found: list[str], known: list[str], w: Words) -> str:
    if found:
        more = [w.text("unclear-more")] if len(found) > _SHOWN else []
        return w.text("unclear", answer=typed, options=w.join(found[:_SHOWN] + more, "or"))
    near = difflib.get_close_matches(typed, known, 1)
    if near:
        return w.text("unclear-near", answer=typed, option=near[0])
    return w.text("unclear-unknown", answer=typed)
