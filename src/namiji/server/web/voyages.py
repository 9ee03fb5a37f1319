"""The voyage of the day over HTTP: hand in a finished one, and see how others did."""

import re
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, TypeAlias

from fastapi import APIRouter, Depends, Path, Request
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from starlette.concurrency import run_in_threadpool

from namiji.errors import NamijiError
from namiji.record import read_record
from namiji.record.voyage import Voyage
from namiji.server.protocol.messages import Nonce
from namiji.server.store import Store
from namiji.server.table.tokens import token_hash
from namiji.server.web.http import ERRORS, Tables

router = APIRouter(prefix="/api/voyages", responses=ERRORS)

_SLACK = timedelta(hours=12)  # for people who began before midnight, or whose clock is off


class FinishedVoyage(BaseModel):
    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    device: Annotated[Nonce, Field(repr=False)]
    """A random number that the device keeps: it has one score per day."""
    record: Annotated[str, Field(max_length=16_000)]
    """The record of the finished game."""


class VoyageScores(BaseModel):
    """How many devices have each score."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    day: date
    scores: dict[int, int]
    """By points."""
    yours: int | None = None
    """The score that counts for the device that asks."""


async def _store(registry: Tables) -> Store:
    return registry.services.store


def _iso_day(text: object) -> object:
    """Pydantic would take a number of seconds, too."""
    if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", str(text)):
        raise ValueError("write the day as YYYY-MM-DD")
    return text


Day: TypeAlias = Annotated[date, BeforeValidator(_iso_day), Path(examples=["2026-11-17"])]
Saved: TypeAlias = Annotated[Store, Depends(_store)]


@router.get("/{day}")
async def get_voyage(day: Day, store: Saved) -> VoyageScores:
    """The scores of a day. Nothing else of a game is kept."""
    return VoyageScores(day=day, scores=await store.voyage_scores(day.isoformat()))


@router.post("/{day}")
async def finish_voyage(
    day: Day, finished: FinishedVoyage, store: Saved, request: Request
) -> VoyageScores:
    """Hand in a finished voyage of today. Only a device's first score counts."""
    now = datetime.now(UTC)
    if day not in ((now - _SLACK).date(), (now + _SLACK).date(), now.date()):
        message = "only today's voyage can be handed in"
        raise NamijiError("not-today", message)
    await request.app.state.budgets.voyage(request.state.address)
    score = await run_in_threadpool(_score, day, finished.record)
    kept = await store.keep_voyage(day.isoformat(), token_hash(finished.device), score)
    scores = await store.voyage_scores(day.isoformat())
    return VoyageScores(day=day, scores=scores, yours=kept)


def _score(day: date, record: str) -> int:
    return Voyage(day).score(read_record(record))
