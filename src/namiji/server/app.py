"""The application: all parts of the server put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from functools import partial

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

from namiji import __version__
from namiji.errors import NamijiError
from namiji.prepare.steps import run_rules
from namiji.server.config import Config
from namiji.server.live.peers import Peers
from namiji.server.live.registry import TableRegistry
from namiji.server.live.services import Services
from namiji.server.logs import log, log_error
from namiji.server.metrics import Metrics
from namiji.server.preparation import Preparation
from namiji.server.protocol.status import Step
from namiji.server.push.push_service import PushService
from namiji.server.store import default_url, open_store
from namiji.server.table.levels import LEVELS, SEARCHING
from namiji.server.web import http, sockets, status, voyages
from namiji.server.web.budgets import Budgets
from namiji.server.web.client_files import Client
from namiji.server.web.guard import Guard
from namiji.server.web.limits import Limits
from namiji.server.web.problems import add_handlers
from namiji.server.workers.analysis_service import AnalysisService
from namiji.server.workers.bot_pool import BotPool

_ABOUT = """Tables of the board game Namiji: make one, join one, look at what was played.

A seat is played over its socket, `/api/tables/{table_id}/socket`, in the protocol of
`docs/protocol.md`. The holder of a seat's token plays it; there are no accounts."""


_HEALTH_SECONDS = 5.0  # a database that takes longer cannot serve games


def create_app(config: Config, share_url: str | None = None) -> FastAPI:
    """The server of one database, which it opens and holds while it is up.

    It serves its pages at once, and prepares games meanwhile (`app.state.preparation`).
    `share_url` is where other machines of the local network reach the server, if they can.
    """
    metrics, limits = Metrics(), Limits(config)
    preparation = Preparation()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with (
            closing(open_store(config.database or default_url())) as store,
            metrics.served(config.metrics_host, config.metrics_port),
        ):
            async with (
                BotPool(
                    config.bot_workers, _note_fault, preparation.level, quick_workers=1
                ) as bots,
                AnalysisService(_note_fault) as analysis_service,
                AsyncExitStack() as optional,
            ):
                app.state.analysis_service = analysis_service
                push = None
                if config.push:
                    push = await optional.enter_async_context(PushService(config, store))
                peers = Peers(store)
                limits.processes = lambda: peers.count
                app.state.budgets = Budgets(config, store)
                registry = TableRegistry(Services(config, store, bots, metrics, peers, push))
                app.state.registry = registry
                async with registry:
                    preparing = asyncio.create_task(preparation.run(partial(_load, bots)))
                    preparing.add_done_callback(_note_failure)
                    log("up")
                    yield
                    preparing.cancel()
        log("down")

    app = FastAPI(
        title="Namiji",
        version=__version__,
        description=_ABOUT,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # the pages would load scripts from elsewhere
        redoc_url=None,
    )
    app.state.limits = limits
    app.state.preparation = preparation
    app.state.share_url = share_url
    app.include_router(http.router)
    app.include_router(voyages.router)
    app.include_router(status.router)
    app.include_router(sockets.router)
    add_handlers(app)
    app.add_middleware(_Compression, minimum_size=2000, compresslevel=5)
    app.add_middleware(Guard, config=config, limits=limits, metrics=metrics)

    @app.get("/healthz")
    async def healthz() -> dict[str, str]:
        """Whether games can be played: rules and quick bots are loaded, and the store takes writes.

        Else a load balancer would send people here whose bots can think elsewhere already.
        """
        if preparation.info["step"] in ("rules", "greedy"):
            raise NamijiError("preparing", "the server is getting ready; try again in a moment")
        services = app.state.registry.services
        services.peers.check()
        try:
            async with asyncio.timeout(_HEALTH_SECONDS):
                await services.store.check()
        except TimeoutError:
            raise NamijiError("not-saved", "the database does not answer") from None
        return {"status": "ok"}

    Client().add_to(app)
    return app


class _Compression(GZipMiddleware):
    """Of answers that are made here; the client's files were compressed when they were built."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


async def _load(bots: BotPool, step: Step) -> None:
    """Load what is compiled: later, loading it would stop every table for a moment."""
    if step == "rules":
        await asyncio.to_thread(run_rules)
    else:
        searching = step == "search"
        await bots.warm_up([level for level in LEVELS if (level in SEARCHING) == searching])


def _note_failure(preparing: "asyncio.Task[None]") -> None:
    if not preparing.cancelled() and (error := preparing.exception()) is not None:
        log_error("not-prepared", error)


def _note_fault(fault: str) -> None:
    log("bot-fault", kind=fault)
