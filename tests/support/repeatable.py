"""Chance that can be repeated, in place of the system's secure source.

A test that fails for one deal in a hundred fails for others than those who changed something. With
this, the deals, tokens and ids of a test follow from its name.

As a program it is `namiji` whose chance follows from the text of a file:
`python -m tests.support.repeatable FILE serve ...`. A new text starts over.
"""

import base64
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any


def replace_secrets(luck: Callable[[], Random], put: Callable[[Any, str, Any], None]) -> None:
    """Put functions of the same names in place of those of `secrets`."""

    def token_bytes(count: int | None = None) -> bytes:
        return luck().randbytes(32 if count is None else count)

    def token_hex(count: int | None = None) -> str:
        return token_bytes(count).hex()

    def token_urlsafe(count: int | None = None) -> str:
        return base64.urlsafe_b64encode(token_bytes(count)).rstrip(b"=").decode()

    def choice(options: Sequence[Any]) -> Any:
        return luck().choice(options)

    for function in (token_bytes, token_hex, token_urlsafe, choice):
        put(secrets, function.__name__, function)


class _FileLuck:
    """Numbers that follow from the text of a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._text = ""
        self._random = Random("")

    def __call__(self) -> Random:
        if (text := self._file.read_text(encoding="utf-8")) != self._text:
            self._text, self._random = text, Random(text)
        return self._random


def main() -> None:
    from namiji.cli.app import main as namiji

    replace_secrets(_FileLuck(Path(sys.argv.pop(1))), setattr)
    namiji()


if __name__ == "__main__":
    main()
