"""A small app behind the guard, to knock at: run it to see where it listens."""

import gc
import json
import sys
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, FastAPI, Request, WebSocket
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field

from namiji.errors import NamijiError
from namiji.server.config import Config
from namiji.server.logs import set_up_logs
from namiji.server.metrics import Metrics
from namiji.server.run import listen, run, url_of
from namiji.server.web.guard import Guard
from namiji.server.web.limits import Limits
from namiji.server.web.problems import add_handlers

router = APIRouter(prefix="/api")


class Cat(BaseModel):
    kind: Literal["cat"]
    lives: Annotated[int, Field(ge=1, le=9)]
    model_config = ConfigDict(extra="forbid")


class Dog(BaseModel):
    kind: Literal["dog"]


class Pet(BaseModel):
    pet: Annotated[Cat | Dog, Field(discriminator="kind")]


@router.get("/things/{thing}")
async def thing(thing: str, request: Request) -> dict[str, str]:
    if thing == "missing":
        raise NamijiError("no-such-table", "there is no such table")
    if thing == "broken":
        secret = "hush-hush"
        raise RuntimeError(f"the password is {secret}")
    if thing == "denied":
        raise NamijiError("bad-token", "this needs a token")
    return {"address": request.state.address, "id": request.state.request_id}


@router.post("/pets")
async def pets(pet: Pet) -> dict[str, str]:
    return {"kind": pet.pet.kind}


@router.post("/length")
async def length(request: Request) -> int:
    return len(await request.body())


@router.get("/halfway")
async def halfway() -> StreamingResponse:
    async def parts() -> AsyncIterator[bytes]:
        yield b"one"
        raise RuntimeError("hush-hush")

    return StreamingResponse(parts())


@router.get("/garbage")
async def garbage() -> int:
    """How many objects only the collector could free."""
    return gc.collect()


@router.websocket("/socket/{how}")
async def socket(websocket: WebSocket, how: str) -> None:
    if how == "shut":
        await websocket.close()
        return
    await websocket.accept()
    await websocket.send_text(websocket.state.address)
    if how == "broken":
        raise RuntimeError("hush-hush")
    while True:
        await websocket.send_text(await websocket.receive_text())


def make_app(config: Config, metrics: Metrics | None = None) -> FastAPI:
    app = FastAPI(openapi_url=None)
    app.include_router(router)
    add_handlers(app)
    limits = Limits(config)
    app.add_middleware(Guard, config=config, limits=limits, metrics=metrics or Metrics())
    return app


if __name__ == "__main__":
    small: dict[str, Any] = {"port": 0, "body_bytes": 5000, "frame_bytes": 600}
    settings = Config(**small | {"requests_burst": 30} | json.loads(sys.argv[1]))
    set_up_logs()
    listener = listen(settings)
    run(make_app(settings), settings, listener, lambda: print(url_of(listener), flush=True))  # noqa: T201
    sys.exit(0)
