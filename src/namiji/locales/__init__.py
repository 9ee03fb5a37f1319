"""The game's texts in five languages: Fluent catalogs, which the browser reads, too.

Each language has a folder. `terms.ftl`, `game.ftl` and `edition.ftl` are shared, `terminal.ftl` is
for the terminal, and the other files are for the browser.
"""

import warnings
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from namiji.errors import NamijiError

LANGUAGES = ("en", "fr", "it", "es", "ru")

_FILES = ("terms.ftl", "game.ftl", "edition.ftl", "terminal.ftl")


class Catalog:
    """The messages of one language. A message that it lacks is shown in English."""

    def __init__(self, language: str, fallback: "Catalog | None" = None) -> None:
        self.language = language
        self._fallback = fallback
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in _FILES:
            file = Path(__file__).parent / language / name
            if file.exists():
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message, at least in English."""
        if self._bundle.has_message(message):
            return True
        return self._fallback is not None and self._fallback.has(message)

    def text(self, message: str, /, **arguments: str | int) -> str:
        """A message with its arguments filled in."""
        if self._fallback and not self._bundle.has_message(message):
            return self._fallback.text(message, **arguments)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        for error in errors:  # the text has a gap, which must not end a game
            warnings.warn(f"{self.language}: {message}: {error!r}", stacklevel=2)
        return str(text)


@lru_cache
def catalog(language: str) -> Catalog:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise NamijiError("unknown-language", f"there is no '{language}'; languages are {known}")
    return Catalog(language, None if language == "en" else catalog("en"))


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language of the user's environment if there is a catalog for it, otherwise English."""
    wishes = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, wishes), "")
    language = locale[:2].lower()
    return language if language in LANGUAGES and not locale[2:3].isalpha() else "en"
