"""Errors as HTTP answers, all of one shape: `{"error": {"code": ..., "message": ...}}`."""

import secrets
from collections.abc import Mapping
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException

from namiji.edition import EditionError
from namiji.errors import NamijiError
from namiji.server.logs import log_error
from namiji.server.protocol.editions import EditionProblem, problem_list
from namiji.server.protocol.validation import explain
from namiji.server.web.limits import TooMany

STATUS: dict[str, int] = {
    "bad-token": 401,
    "foreign-origin": 403,
    "no-hints": 403,
    "no-watching": 403,
    "not-host": 403,
    "not-owner": 403,
    "no-such-decision": 404,
    "no-such-edition": 404,
    "no-such-game": 404,
    "no-such-seat": 404,
    "no-such-table": 404,
    "bad-version": 409,
    "conflict": 409,
    "full": 409,
    "not-over": 409,
    "no-push": 409,
    "not-your-turn": 409,
    "others-play": 409,
    "other-rules": 409,
    "stale": 409,
    "started": 409,
    "too-large": 413,
    "wrong-host": 421,
    "too-many": 429,
    "damaged-table": 500,
    "analysis-failed": 503,
    "bad-database": 503,
    "busy": 503,
    "no-hint": 503,
    "not-saved": 503,
    "preparing": 503,
    "server-stopping": 503,
}
"""The status of a NamijiError by its code; 400 for all others."""


class Fault(BaseModel):
    code: str = Field(description="A stable code for programs.", examples=["no-such-table"])
    message: str = Field(description="An explanation for people.")
    problems: list[EditionProblem] | None = Field(
        default=None, description="What is wrong with an edition; only with `bad-edition`."
    )


class Problem(BaseModel):
    """Why a request was not done. It has changed nothing."""

    error: Fault


def problem(
    status: int, code: str, message: str, headers: Mapping[str, str] | None = None
) -> JSONResponse:
    return JSONResponse({"error": {"code": code, "message": message}}, status, headers)


def problem_of(error: NamijiError) -> JSONResponse:
    status = STATUS.get(error.code, 400)
    headers = {}
    if isinstance(error, TooMany):
        headers["Retry-After"] = str(error.seconds)
    elif status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    elif status == 503:
        headers["Retry-After"] = "10"
    if isinstance(error, EditionError):
        fault = {"code": error.code, "message": str(error), "problems": problem_list(error)}
        return JSONResponse({"error": fault}, status)
    return problem(status, error.code, str(error), headers)


def incident(error: Exception, request: str) -> JSONResponse:
    """The answer to an unexpected error: a number that the log gives with the traceback."""
    number = secrets.token_hex(4)
    log_error("incident", error, incident=number, request=request)
    message = f"something went wrong on the server; its log has it as incident {number}"
    return problem(500, "internal", message)


def add_handlers(app: FastAPI) -> None:
    """Answer expected errors. The guard around the app answers the others."""
    app.add_exception_handler(NamijiError, _on_namiji_error)
    app.add_exception_handler(RequestValidationError, _on_invalid)
    app.add_exception_handler(HTTPException, _on_http)


async def _on_namiji_error(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, NamijiError)  # noqa: S101 - for the type checker
    return problem_of(error)


async def _on_invalid(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)  # noqa: S101 - for the type checker
    return problem(422, "bad-request", explain(error.errors()))


async def _on_http(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)  # noqa: S101 - for the type checker
    status = HTTPStatus(error.status_code)
    code = status.phrase.lower().replace(" ", "-")
    return problem(status, code, str(error.detail), error.headers)
