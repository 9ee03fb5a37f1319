"""The HTTP API: tables, records, replays and editions."""

from collections.abc import Callable
from itertools import zip_longest
from typing import Annotated, Any, Literal, TypeAlias

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel, ConfigDict, Field
from pydantic_core import to_json
from starlette.concurrency import run_in_threadpool

from namiji.edition import Edition, EditionError
from namiji.errors import NamijiError
from namiji.game.actions import Action
from namiji.game.view import SeatView
from namiji.record import export, read_record
from namiji.server.live.live_table import LiveTable
from namiji.server.live.registry import TableRegistry
from namiji.server.protocol.analysis import AnalysisDone, AnalysisThinking
from namiji.server.protocol.editions import CheckedEdition, problem_list
from namiji.server.protocol.messages import EditionInfo, Nonce, Status, TableInfo
from namiji.server.protocol.replay import Replay, replay_through
from namiji.server.protocol.table_info import edition_info
from namiji.server.protocol.teacher import HintInfo, VerdictInfo
from namiji.server.store import PushSubscription
from namiji.server.table.colors import Color
from namiji.server.table.lesson import NewLesson
from namiji.server.table.settings import NewTable
from namiji.server.table.teaching import current_view, decided_view
from namiji.server.table.tokens import TABLE_ID, token_hash
from namiji.server.web.problems import Problem
from namiji.server.workers.analysis_service import AnalysisJob, AnalysisService
from namiji.server.workers.fair_queue import Asker
from namiji.wasm.data import compile_edition

_BASE64 = "^[A-Za-z0-9_-]+$"
_EXAMPLE = "k7mq-x2pd-9rtb"
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": description}
    for status, description in {
        400: "the request is not possible",
        401: "the token of the seat is missing or wrong",
        403: "not allowed for this seat, or for this page",
        404: "not found",
        409: "not possible now",
        413: "the body is too large",
        429: "too many requests: wait as long as Retry-After says",
        503: "the change could not be saved, or the server is full: nothing has changed",
    }.items()
}

router = APIRouter(prefix="/api", responses=ERRORS)

TableId: TypeAlias = Annotated[str, Path(pattern=TABLE_ID, examples=[_EXAMPLE])]
Digest: TypeAlias = Annotated[str, Path(pattern="^[0-9a-f]{64}$")]
DecisionNumber: TypeAlias = Annotated[int, Path(ge=1, le=10_000, examples=[1])]
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
    """The secret that controls the seat. The server tells it once."""


class Seated(_Answer):
    """A table, and the caller's seats at it."""

    table: TableInfo
    link: Annotated[str, Field(examples=[f"/t/{_EXAMPLE}"])]
    """The link for friends. It holds no secret."""
    seats: list[SeatToken]


class Join(BaseModel):
    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    names: Annotated[
        list[Annotated[str, Field(max_length=200)]],
        Field(min_length=1, max_length=5, examples=[["Bo"]]),
    ]
    """Each takes one open seat."""
    colors: Annotated[list[Color | None], Field(max_length=5, default_factory=list)]
    """The colors that people would like, in the order of the names; null for any."""
    nonces: Annotated[list[Nonce | None], Field(max_length=5, default_factory=list)]
    """What people add to the chance of the game, whose commitment the table shows; null for none.
    """


class PushRegistration(BaseModel):
    """What a browser's `PushSubscription` says."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    endpoint: Annotated[str, Field(max_length=1200)]
    p256dh: Annotated[str, Field(max_length=100, pattern=_BASE64)]
    auth: Annotated[str, Field(max_length=40, pattern=_BASE64)]
    language: Literal["en", "fr", "it", "es", "ru"] = "en"


class PushRemoval(BaseModel):
    model_config = ConfigDict(extra="forbid")

    endpoint: Annotated[str, Field(max_length=1200)]


class TableAnswer(_Answer):
    table: TableInfo


class Listed(_Answer):
    id: Annotated[str, Field(examples=[_EXAMPLE])]
    name: Annotated[str, Field(examples=["Ana"])]
    """The name of the host."""
    status: Status
    players: Annotated[int, Field(examples=[4])]
    free_seats: Annotated[int, Field(examples=[2])]
    home_made: Annotated[str | None, Field(examples=["my-box"])]
    """The id of the edition, if a person brought it."""
    correspondence: Annotated[float | None, Field(examples=[172_800])]
    """Seconds per decision, if games at the table go on over days."""


class Listing(_Answer):
    tables: list[Listed]


class ExportedGame(_Answer):
    number: int
    commitment: str
    record: str | None
    """The record of the game, once it is over."""


class Exported(_Answer):
    table: TableInfo
    games: list[ExportedGame]


class Editions(_Answer):
    editions: list[EditionInfo]


class EditionText(BaseModel):
    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    text: str
    """The text of a TOML file."""


@router.post("/tables", status_code=201)
async def create_table(new_table: NewTable, registry: Tables, request: Request) -> Seated:
    """Create a table. If no seat is open, its game begins at once."""
    with_edition = new_table.edition_text is not None
    await request.app.state.budgets.new_table(request.state.address, with_edition)
    live, tokens = await registry.create(new_table)
    return _seated(live, tokens)


@router.post("/lessons", status_code=201)
async def create_lesson(new_lesson: NewLesson, registry: Tables, request: Request) -> Seated:
    """Create a table for a guided first game, which begins at once."""
    await request.app.state.budgets.new_table(request.state.address)
    live, tokens = await registry.create_lesson(new_lesson)
    return _seated(live, tokens)


@router.get("/tables")
async def list_tables(registry: Tables) -> Listing:
    """The public tables, newest first: join one with a free seat, or watch another."""
    rows = await registry.public_tables()
    return Listing(tables=[Listed.model_validate(row, from_attributes=True) for row in rows])


@router.get("/tables/{table_id}")
async def show_table(table_id: TableId, registry: Tables) -> TableAnswer:
    async with registry.use(table_id) as live:
        return TableAnswer(table=live.info())


@router.post("/tables/{table_id}/join")
async def join_table(table_id: TableId, join: Join, registry: Tables, request: Request) -> Seated:
    """Take open seats, for one person or for several on one device."""
    await request.app.state.budgets.join(request.state.address)
    live, tokens = await registry.join(table_id, join.names, join.colors, join.nonces)
    return _seated(live, tokens)


@router.delete("/tables/{table_id}", status_code=204)
async def delete_table(table_id: TableId, registry: Tables, bearer: Bearer) -> None:
    """Delete a table with all its games. Only its maker can, and not while others play there."""
    await registry.delete(table_id, _hash(bearer))


@router.put("/tables/{table_id}/push", status_code=204)
async def start_push(
    table_id: TableId, registration: PushRegistration, registry: Tables, bearer: Bearer
) -> None:
    """Tell a browser by Web Push when it is the turn of a seat whose player is not connected."""
    push = registry.services.push
    async with registry.use(table_id) as live:
        _seat(live, bearer)
        if push is None:
            raise NamijiError("no-push", "this server does not send messages")
        subscription = PushSubscription(**registration.model_dump())
        await push.subscribe(table_id, _hash(bearer), subscription)


@router.delete("/tables/{table_id}/push", status_code=204)
async def end_push(
    table_id: TableId, removal: PushRemoval, registry: Tables, bearer: Bearer
) -> None:
    """Tell that browser nothing more about the seat."""
    async with registry.use(table_id) as live:
        _seat(live, bearer)
    await registry.services.store.unsubscribe(removal.endpoint, table_id, _hash(bearer))


@router.get("/tables/{table_id}/export")
async def export_table(table_id: TableId, registry: Tables, bearer: Bearer) -> Exported:
    """Everything that the server stores of a table, except the secrets of a game in play."""
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
    """A finished game as a `.namiji` file; `namiji record verify` proves its deal."""
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
    """All events of a finished game, with everything revealed."""
    record, edition = await _record(registry, table_id, number)
    return await _json(lambda: export(read_record(record, edition)))


@router.get("/tables/{table_id}/games/{number}/replay", responses={200: {"model": Replay}})
async def get_replay(
    table_id: TableId,
    number: GameNumber,
    registry: Tables,
    seat: Annotated[int, Query(ge=0, le=5)] = 0,
) -> Response:
    """A finished game, step by step, as a seat saw it; 0 is a watcher."""
    record, edition = await _record(registry, table_id, number)
    return await _json(lambda: replay_through(read_record(record, edition), seat))


@router.get(
    "/tables/{table_id}/games/{number}/analysis",
    responses={200: {"model": AnalysisDone}, 202: {"model": AnalysisThinking}},
)
async def get_analysis(
    table_id: TableId, number: GameNumber, registry: Tables, request: Request
) -> Response:
    """A finished game compared with the strongest bot. Ask again until the analysis is done."""
    analysis_service: AnalysisService = request.app.state.analysis_service
    record, edition = await _record(registry, table_id, number)
    found = await analysis_service.ask(record, edition, request.state.address)
    if isinstance(found, AnalysisJob):
        thinking = AnalysisThinking(state="thinking", done=found.done, total=found.decisions)
        return Response(to_json(thinking), 202, media_type="application/json")
    body = f'{{"state":"done","analysis":{found}}}'
    return Response(body, media_type="application/json")


@router.get("/tables/{table_id}/hint", responses={200: {"model": HintInfo}})
async def get_hint(
    table_id: TableId, registry: Tables, bearer: Bearer, request: Request
) -> Response:
    """What the strongest bot would do for the seat that decides, and why.

    Only where no one plays from another device.
    """
    async with registry.use(table_id) as live:
        view = current_view(live.table, _seat(live, bearer))
    return await _teach(request, registry, table_id, view)


@router.get(
    "/tables/{table_id}/decisions/{number}/verdict", responses={200: {"model": VerdictInfo}}
)
async def get_verdict(
    table_id: TableId, number: DecisionNumber, registry: Tables, bearer: Bearer, request: Request
) -> Response:
    """What a decision of the seat cost in the game in play, and what would have been better.

    Only where no one plays from another device. Decisions are numbered from 1.
    """
    async with registry.use(table_id) as live:
        view, action = decided_view(live.table, _seat(live, bearer), number)
    return await _teach(request, registry, table_id, view, action)


@router.get("/editions")
async def list_editions(registry: Tables) -> Editions:
    """The editions for new tables."""
    return Editions(editions=[*map(edition_info, registry.editions.offered.values())])


@router.post("/check-edition")
async def check_edition(body: EditionText, registry: Tables, request: Request) -> CheckedEdition:
    """Check an edition of your own. Nothing of it is kept."""
    request.app.state.limits.check(request.state.address)
    try:
        edition = await run_in_threadpool(registry.editions.read, body.text)
    except EditionError as error:
        return CheckedEdition(edition=None, data=None, problems=problem_list(error))
    info = edition_info(edition, registry.editions.is_home_made(edition))
    return CheckedEdition(edition=info, data=edition.data, problems=[])


@router.get("/editions/{digest}")
async def get_edition(digest: Digest, registry: Tables) -> dict[str, Any]:
    """An edition's data: route, tokens, cards and points."""
    return (await registry.editions.find(digest)).data


@router.get("/editions/{digest}/compiled")
async def get_compiled_edition(digest: Digest, registry: Tables) -> dict[str, Any]:
    """An edition as a device needs it to play without a server."""
    edition = await registry.editions.find(digest)
    return await run_in_threadpool(compile_edition, edition)


@router.get(
    "/editions/{digest}/toml",
    response_class=Response,
    responses={200: {"content": {"application/toml": {"schema": {"type": "string"}}}}},
)
async def get_edition_text(digest: Digest, registry: Tables) -> Response:
    """The file of an edition that the server offers, to change it or to keep it."""
    text = registry.editions.text(digest)
    name = (await registry.editions.find(digest)).id
    headers = {"Content-Disposition": f'attachment; filename="{name}.toml"'}
    return Response(text, media_type="application/toml; charset=utf-8", headers=headers)


async def _teach(
    request: Request,
    registry: TableRegistry,
    table_id: str,
    view: SeatView,
    action: Action | None = None,
) -> Response:
    asker = Asker(request.state.address, table_id)
    answer = await registry.services.bots.teach(view, action, asker)
    return Response(to_json(answer), media_type="application/json")


def _seated(live: LiveTable, tokens: dict[int, str]) -> Seated:
    seats = [SeatToken(seat=seat, token=token) for seat, token in tokens.items()]
    return Seated(table=live.info(), link=f"/t/{live.table.id}", seats=seats)


def _seat(live: LiveTable, bearer: HTTPAuthorizationCredentials | None) -> int:
    seat = live.table.seat_of(token_hash(bearer.credentials)) if bearer else None
    if seat is None:
        raise _bad_token()
    return seat


def _hash(bearer: HTTPAuthorizationCredentials | None) -> bytes:
    return token_hash(bearer.credentials) if bearer else b""


def _bad_token() -> NamijiError:
    return NamijiError("bad-token", "this needs the token of a seat at the table")


async def _record(registry: TableRegistry, table_id: str, number: int) -> tuple[str, Edition]:
    async with registry.use(table_id) as live:
        return live.table.record(number), live.table.edition


async def _json(make: Callable[[], Any]) -> Response:
    """A large answer, built outside of the event loop."""
    body = await run_in_threadpool(lambda: to_json(make()))
    return Response(body, media_type="application/json")
