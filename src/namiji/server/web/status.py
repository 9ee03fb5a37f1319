"""`GET /api/status`: whether games can be played yet, and where others reach the server."""

from fastapi import APIRouter, Request

from namiji import __version__
from namiji.server.preparation import Preparation
from namiji.server.protocol.status import ServerStatus

router = APIRouter(prefix="/api")


@router.get("/status")
async def show_status(request: Request) -> ServerStatus:
    """The state of the server; a page asks again until it is ready."""
    preparation: Preparation = request.app.state.preparation
    push = request.app.state.registry.services.push
    return {
        "version": __version__,
        "share_url": request.app.state.share_url,
        "push_key": push.public_key if push else None,
        "preparation": preparation.info,
    }
