"""Editions over HTTP: what the server says of one, and what is wrong with a text."""

from typing import Any

from typing_extensions import TypedDict

from namiji.edition import EditionError
from namiji.server.protocol.messages import EditionInfo


class EditionProblem(TypedDict):
    line: int | None
    """The line of the text, from 1."""
    key: str
    """The dotted key, such as `dock_cards.upgrades[2].adds`; empty for the whole text."""
    code: str
    """A stable code. The catalogs have a message `edition-problem-CODE` for it."""
    arguments: dict[str, str | int]
    """The arguments of that message."""
    message: str
    """The message in English."""


class CheckedEdition(TypedDict):
    """The answer to a text: the edition, or everything that is wrong with it."""

    edition: EditionInfo | None
    data: dict[str, Any] | None
    """The edition's data, as `GET /api/editions/DIGEST` has it."""
    problems: list[EditionProblem]


def problem_list(error: EditionError) -> list[EditionProblem]:
    """The problems of an edition, in the order of their lines."""
    return [
        {
            "line": each.line,
            "key": each.key,
            "code": each.code,
            "arguments": dict(each.arguments),
            "message": each.message,
        }
        for each in sorted(error.problems, key=lambda each: each.line or 0)
    ]
