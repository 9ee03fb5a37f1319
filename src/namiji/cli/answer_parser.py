"""Read what a player typed: one of the options, a command, or something unclear."""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass

from namiji.edition import Edition
from namiji.errors import IllegalAction
from namiji.game.actions import Action, actions_of
from namiji.words import COMMANDS, Words

_SHOWN = 4  # meanings of an ambiguous answer that the message lists


@dataclass(frozen=True, slots=True)
class Command:
    """A word that is not a move: `help`, `save game.namiji`."""

    name: str
    argument: str = ""


class UnclearAnswer(Exception):
    """An answer with no clear meaning; the message is for the player."""


def parse_answer(
    text: str, legal_actions: Sequence[Action], edition: Edition, w: Words
) -> Action | Command:
    """Return the meaning of an answer that is not empty.

    It may be an action that is not legal now: the rules say why not.
    """
    typed = " ".join(text.lower().split())
    if typed.isdecimal():
        return _numbered(int(typed), legal_actions, w)
    first, _, rest = text.strip().partition(" ")
    if first.lower() in COMMANDS:
        return Command(first.lower(), rest.strip())
    spelled: dict[str, Action | Command] = {str(action): action for action in legal_actions}
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
        raise UnclearAnswer(_unclear(typed, found, [*meanings], w)) from None


def _numbered(number: int, legal_actions: Sequence[Action], w: Words) -> Action:
    if 1 <= number <= len(legal_actions):
        return legal_actions[number - 1]
    message = w.text("unclear-number", n=len(legal_actions))
    sail = f"sail {number}"
    if sail in map(str, legal_actions):
        message += " " + w.text("unclear-position", position=number, option=sail)
    raise UnclearAnswer(message)


def _begins(full: str, start: str) -> bool:
    """Whether a text begins with another; `sail 1` does not begin `sail 14`, numbers are whole."""
    full, start = _plain(full), _plain(start)
    rest = full[len(start) :]
    return full.startswith(start) and not (start[-1:].isdigit() and rest[:1].isdigit())


def _plain(text: str) -> str:
    """Leave out hyphens and plus signs: players may type names without them."""
    return text.replace("-", " ").replace("+", " ")


def _unclear(typed: str, found: list[str], known: list[str], w: Words) -> str:
    if found:
        message = "unclear-many" if len(found) > _SHOWN else "unclear"
        return w.text(message, answer=typed, options=w.join(found[:_SHOWN], "or"))
    near = difflib.get_close_matches(typed, known, 1)
    if near:
        return w.text("unclear-near", answer=typed, option=near[0])
    return w.text("unclear-unknown", answer=typed)
