"""What processes tell each other: which tables have changed, and which pictures seats show.

A notice names the process that writes, and then its news, one word each.
"""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class News:
    table_id: str
    what: Literal["entries", "presence", "deletion", "emote"]
    version: int = 0
    """The last version of a table with new entries."""
    seat: int = 0
    """Who shows a picture."""
    emote: str = ""


def entries_news(table_id: str, version: int) -> str:
    return f"{table_id}={version}"


def presence_news(table_id: str) -> str:
    return f"{table_id}=p"


def deletion_news(table_id: str) -> str:
    return f"{table_id}=x"


def emote_news(table_id: str, seat: int, emote: str) -> str:
    return f"{table_id}=e{seat}{emote}"


def read_notice(text: str) -> tuple[str, list[News]]:
    """The process that wrote a notice, and what it tells."""
    process, *words = text.split(" ")
    return process, [_read(word) for word in words]


def _read(word: str) -> News:
    table_id, _, change = word.partition("=")
    if change == "p":
        return News(table_id, "presence")
    if change == "x":
        return News(table_id, "deletion")
    if change.startswith("e"):
        return News(table_id, "emote", seat=int(change[1]), emote=change[2:])
    return News(table_id, "entries", int(change))
