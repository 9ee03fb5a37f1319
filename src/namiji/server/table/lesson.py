"""The guided games: the same deal and bots for everyone."""

from typing import Annotated, Final

from pydantic import Field

from namiji.edition import Edition
from namiji.edition.lessons import ChapterName, lesson_bots, lesson_edition
from namiji.server.table.colors import Color
from namiji.server.table.settings import BotSeat, Model, NewTable, PersonHere

SEED: Final = "lesson-7"
"""A public seed with a friendly deal: the learner meets everything once, and may well win."""


class NewLesson(Model):
    """The learner. One or two bots of the weakest level play, too."""

    name: Annotated[str, Field(max_length=200, examples=["Ana"])]
    color: Color | None = None
    chapter: ChapterName | None = None
    """Without one, it is the first lesson."""

    @property
    def edition(self) -> Edition:
        return lesson_edition(self.chapter)

    def table(self) -> NewTable:
        """Only decisions that showed nothing can be undone, so the deal stays the same."""
        bot = BotSeat(kind="bot", level="deckhand")
        learner = PersonHere(kind="here", name=self.name, color=self.color)
        bots = [bot] * lesson_bots(self.chapter)
        return NewTable(seats=[learner, *bots], edition=self.edition.id, undo="free")
