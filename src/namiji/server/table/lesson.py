"""The guided first game: a short route, and the same deal and bots for everyone."""

from functools import cache
from typing import Annotated, Final

from pydantic import Field

from namiji.edition import Edition, load_edition
from namiji.server.table.colors import Color
from namiji.server.table.settings import BotSeat, Model, NewTable, PersonHere

SEED: Final = "lesson-7"
"""A public seed with a friendly deal: the learner meets everything once, and may well win."""


class NewLesson(Model):
    """The learner. Two bots of the weakest level play, too."""

    name: Annotated[str, Field(max_length=200, examples=["Ana"])]
    color: Color | None = None

    def table(self) -> NewTable:
        """Only decisions that showed nothing can be undone, so the deal stays the same."""
        bot = BotSeat(kind="bot", level="deckhand")
        learner = PersonHere(kind="here", name=self.name, color=self.color)
        return NewTable(seats=[learner, bot, bot], edition=lesson().id, undo="free")


@cache
def lesson() -> Edition:
    """The packaged edition that lessons are played with."""
    return load_edition("lesson")
