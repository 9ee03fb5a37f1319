"""The editions of a server: those that it offers, and those that people brought to a table."""

import json
from collections import OrderedDict
from collections.abc import Iterable
from pathlib import Path

from namiji.edition import Edition, EditionError, edition_text, packaged_edition, parse_edition
from namiji.edition.lessons import LESSONS, lesson_edition
from namiji.edition.load import from_data
from namiji.edition.model import FrozenDict
from namiji.edition.problems import Problem
from namiji.edition.toml_lines import key_lines, line_of
from namiji.errors import NamijiError
from namiji.server.store import Store

_RECENT = 64  # editions that people brought, kept in memory besides those of the tables there
_NAME = "edition.toml"  # what errors call a text that people brought


class Editions:
    def __init__(self, files: Iterable[Path], store: Store) -> None:
        texts = [edition_text("standard"), *map(edition_text, files)]
        offered = [parse_edition(text) for text in texts]
        self.offered = {edition.id: edition for edition in offered}
        """The editions for new tables, by id."""
        own = (*offered, *map(lesson_edition, LESSONS))
        self._own = {edition.digest: edition for edition in own}
        self._texts = {edition.digest: text for edition, text in zip(offered, texts, strict=True)}
        self._recent: OrderedDict[str, Edition] = OrderedDict()
        self._store = store

    def text(self, digest: str) -> str:
        """The file of an edition that the server offers, with its comments."""
        if digest not in self._texts:
            raise NamijiError("no-such-edition", "this server offers no such edition")
        return self._texts[digest]

    def read(self, text: str) -> Edition:
        """The edition that a person brings as a text. An EditionError has all its problems."""
        edition = parse_edition(text, _NAME)
        if edition.id in {own.id for own in self._own.values()} and not self._is_own(edition):
            problem = Problem("id", "packaged-id", FrozenDict({"id": edition.id}))
            raise EditionError(_NAME, [problem.at(line_of("id", key_lines(text)))])
        return edition

    def is_home_made(self, edition: Edition) -> bool:
        """Whether a person brought the edition. A copy of one that the server has is not such."""
        return not self._is_own(edition)

    def _is_own(self, edition: Edition) -> bool:
        if edition.digest in self._own:
            return True
        return edition == packaged_edition(edition.id, edition.version)

    async def find(self, digest: str) -> Edition:
        """An edition that the server offers, or that a table began with."""
        if digest in self._own:
            return self._own[digest]
        if digest not in self._recent:
            canonical = await self._store.edition(digest)
            if canonical is None:
                raise NamijiError("no-such-edition", "no table here plays that edition")
            self._recent[digest] = from_data(json.loads(canonical), "the stored edition")
            if len(self._recent) > _RECENT:
                self._recent.popitem(last=False)
        self._recent.move_to_end(digest)
        return self._recent[digest]
