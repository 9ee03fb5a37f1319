"""The HTTP side: tables, records, replays and editions."""

from collections.abc import Callable
from itertools import zip_longest
from typing import Annotated, Any, TypeAlias

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel, ConfigDict, Field
from pydantic_core import to_json
from starlette.concurrency import run_in_threadpool

from namiji.edition import Edition
from namiji.errors import NamijiError
from namiji.record import export, read_record
from namiji.server.live.live_table import LiveTable
from namiji.server.live.registry import TableRegistry
from namiji.server.protocol.analysis import AnalysisDone, AnalysisThinking
from namiji.server.protocol.messages import EditionInfo, Status, TableInfo
from namiji.server.protocol.replay import Replay, replay_through
from namiji.server.table.colors import Color
from namiji.server.table.lesson import NewLesson
from namiji.server.table.settings import NewTable
from namiji.server.table.tokens import TABLE_ID, token_hash
from namiji.server.web.problems import Problem
from namiji.server.workers.analysis_service import AnalysisJob, AnalysisService

_EXAMPLE = "k7mq-x2pd-9rtb"
_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": description}
    for status, description in {
        400: "it cannot be done like that",
        401: "a seat's token is missing or wrong",
        403: "not yours to do, or a page of somebody else's",
        404: "there is no such thing here",
        409: "not now",
        413: "too long",
        429: "too many: wait as long as Retry-After says",
        503: "it could not be saved, or the server is full: nothing has changed",
    }.items()
}

router = APIRouter(prefix="/api", responses=_REFUSALS)

TableId: TypeAlias = Annotated[str, Path(pattern=TABLE_ID, examples=[_EXAMPLE])]
GameNumber: TypeAlias = Annotated[int, Path(ge=1, le=10_000, examples=[1])]


async def _registry(request: Request) -> TableRegistry:
    """The tables, once the rules are there."""
    await request.app.state.preparation.rules()
    registry: TableRegistry = request.app.state.registry
    return registry


Tables: TypeAlias = Annotated[TableRegistry, Depends(_registry)]
_bearer = HTTPBearer(auto_error=False, description="a seat's token")
Bearer: TypeAlias = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]


class _Answer(BaseModel):
    model_config = ConfigDict(use_attribute_docstrings=True)


class SeatToken(_Answer):
    seat: Annotated[int, Field(examples=[1])]
    token: Annotated[str, Field(examples=["Zk3xW0ylW1r8Qe7c2bq6m9vJt4uH5nAs0dFgPiKoLhE"])]
    """The secret that the seat is played with. It is told once."""


class Seated(_Answer):
    """A table, and the seats that the caller now has at it."""

    table: TableInfo
    link: Annotated[str, Field(examples=[f"/t/{_EXAMPLE}"])]
    """For friends: it holds no secret of yours."""
    seats: list[SeatToken]


class Join(BaseModel):
    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    names: Annotated[
        list[Annotated[str, Field(max_length=200)]],
        Field(min_length=1, max_length=5, examples=[["Bo"]]),
    ]
    """One open seat is taken for each."""
    colors: Annotated[list[Color | None], Field(max_length=5, default_factory=list)]
    """Wishes in the order of the names; missing or null: any color that is free."""


class TableAnswer(_Answer):
    table: TableInfo


class Listed(_Answer):
    id: Annotated[str, Field(examples=[_EXAMPLE])]
    name: Annotated[str, Field(examples=["Ana"])]
    """Of the host."""
    status: Status
    players: Annotated[int, Field(examples=[4])]
    free_seats: Annotated[int, Field(examples=[2])]


class Listing(_Answer):
    tables: list[Listed]


class ExportedGame(_Answer):
    number: int
    commitment: str
    record: str | None
    """The game as a file, once it is over."""


class Exported(_Answer):
    table: TableInfo
    games: list[ExportedGame]


class Editions(_Answer):
    editions: list[EditionInfo]


@router.post("/tables", status_code=201)
async def create_table(wish: NewTable, registry: Tables, request: Request) -> Seated:
    """Make a table. With bots in all other seats, its game begins at once."""
    request.app.state.limits.new_table(request.state.address)
    live, tokens = await registry.create(wish)
    return _seated(live, tokens)


@router.post("/lessons", status_code=201)
async def create_lesson(wish: NewLesson, registry: Tables, request: Request) -> Seated:
    """Make a table for a guided first game. It begins at once."""
    request.app.state.limits.new_table(request.state.address)
    live, tokens = await registry.create_lesson(wish)
    return _seated(live, tokens)


@router.get("/tables")
async def list_tables(registry: Tables) -> Listing:
    """The public tables, the newest first: to join where a seat is free, to watch otherwise."""
    rows = await registry.public_tables()
    return Listing(tables=[Listed.model_validate(row, from_attributes=True) for row in rows])


@router.get("/tables/{table_id}")
async def show_table(table_id: TableId, registry: Tables) -> TableAnswer:
    async with registry.use(table_id) as live:
        return TableAnswer(table=live.info())


@router.post("/tables/{table_id}/join")
async def join_table(table_id: TableId, join: Join, registry: Tables, request: Request) -> Seated:
    """Take open seats, for one person or for several on one device."""
    request.app.state.limits.join(request.state.address)
    live, tokens = await registry.join(table_id, join.names, join.colors)
    return _seated(live, tokens)


@router.delete("/tables/{table_id}", status_code=204)
async def delete_table(table_id: TableId, registry: Tables, bearer: Bearer) -> None:
    """Delete a table with all its games, for good. Only the first person at it can."""
    async with registry.use(table_id) as live:
        if _seat(live, bearer) != live.table.owner:
            raise NamijiError("not-owner", "only the first person at a table can delete it")
    await registry.delete(table_id)


@router.get("/tables/{table_id}/export")
async def export_table(table_id: TableId, registry: Tables, bearer: Bearer) -> Exported:
    """All that is kept of a table, for those who sit at it; a game in play keeps its secrets."""
    async with registry.use(table_id) as live:
        _seat(live, bearer)
        table = live.table
        games = [
            ExportedGame(number=number, commitment=commitment, record=record)
            for number, (commitment, record) in enumerate(
                zip_longest(table.commitments, table.records), 1
            )
        ]
        return Exported(table=live.info(), games=games)


@router.get(
    "/tables/{table_id}/games/{number}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def get_record(table_id: TableId, number: GameNumber, registry: Tables) -> Response:
    """A finished game as a `.namiji` file: `namiji record verify` proves its deal."""
    record, _ = await _record(registry, table_id, number)
    name = f"namiji-{table_id}-{number}.namiji"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record, media_type="text/plain; charset=utf-8", headers=headers)


@router.get(
    "/tables/{table_id}/games/{number}/events",
    response_class=Response,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def get_events(table_id: TableId, number: GameNumber, registry: Tables) -> Response:
    """All that happened in a finished game, everything shown."""
    record, edition = await _record(registry, table_id, number)
    return await _json(lambda: export(read_record(record, edition)))


@router.get("/tables/{table_id}/games/{number}/replay", responses={200: {"model": Replay}})
async def get_replay(
    table_id: TableId,
    number: GameNumber,
    registry: Tables,
    seat: Annotated[int, Query(ge=0, le=5)] = 0,
) -> Response:
    """A finished game step by step, through the eyes of a seat; 0 is a spectator."""
    record, edition = await _record(registry, table_id, number)
    return await _json(lambda: replay_through(read_record(record, edition), seat))


@router.get(
    "/tables/{table_id}/games/{number}/analysis",
    responses={200: {"model": AnalysisDone}, 202: {"model": AnalysisThinking}},
)
async def get_analysis(
    table_id: TableId, number: GameNumber, registry: Tables, request: Request
) -> Response:
    """A finished game beside the strongest bot. It takes a while: ask again until it is done."""
    analysis_service: AnalysisService = request.app.state.analysis_service
    found = await analysis_service.ask(*await _record(registry, table_id, number))
    if isinstance(found, AnalysisJob):
        told = AnalysisThinking(state="thinking", done=found.done, of=found.decisions)
        return Response(to_json(told), 202, media_type="application/json")
    body = f'{{"state":"done","analysis":{found}}}'
    return Response(body, media_type="application/json")


@router.get("/editions")
async def list_editions(registry: Tables) -> Editions:
    """What new tables can be played with."""
    editions = [
        EditionInfo(id=edition.id, version=edition.version, digest=edition.digest)
        for edition in registry.editions.values()
    ]
    return Editions(editions=editions)


@router.get("/editions/{digest}")
async def get_edition(
    digest: Annotated[str, Path(pattern="^[0-9a-f]{64}$")], registry: Tables
) -> dict[str, Any]:
    """An edition's data: route, tokens, cards and points."""
    return (await registry.edition(digest)).data


def _seated(live: LiveTable, tokens: dict[int, str]) -> Seated:
    seats = [SeatToken(seat=seat, token=token) for seat, token in tokens.items()]
    return Seated(table=live.info(), link=f"/t/{live.table.id}", seats=seats)


def _seat(live: LiveTable, bearer: HTTPAuthorizationCredentials | None) -> int:
    seat = live.table.seat_of(token_hash(bearer.credentials)) if bearer else None
    if seat is None:
        raise NamijiError("bad-token", "this needs the token of a seat at the table")
    return seat


async def _record(registry: TableRegistry, table_id: str, number: int) -> tuple[str, Edition]:
    async with registry.use(table_id) as live:
        return live.table.record(number), live.table.edition


async def _json(make: Callable[[], Any]) -> Response:
    """A large answer, made beside the event loop."""
    body = await run_in_threadpool(lambda: to_json(make()))
    return Response(body, media_type="application/json")
