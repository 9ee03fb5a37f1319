"""Errors as HTTP answers, all of one shape: `{"error": {"code": ..., "message": ...}}`."""

import re
import secrets
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException

from namiji.errors import NamijiError
from namiji.server.logs import log_error
from namiji.server.web.limits import TooMany

STATUS: dict[str, int] = {
    "bad-token": 401,
    "foreign-origin": 403,
    "no-watching": 403,
    "not-host": 403,
    "not-owner": 403,
    "no-such-edition": 404,
    "no-such-game": 404,
    "no-such-seat": 404,
    "no-such-table": 404,
    "bad-version": 409,
    "conflict": 409,
    "full": 409,
    "not-over": 409,
    "other-rules": 409,
    "stale": 409,
    "started": 409,
    "too-large": 413,
    "too-many": 429,
    "damaged-table": 500,
    "analysis-failed": 503,
    "busy": 503,
    "not-saved": 503,
    "server-stopping": 503,
}
"""The status of a NamijiError by its code; 400 where none is named."""

_NAME = re.compile(r"[A-Za-z0-9_-]{1,31}")  # too short for a token or a seed
_LONGEST = 300


class Fault(BaseModel):
    code: str = Field(description="A stable word for programs.", examples=["no-such-table"])
    message: str = Field(description="What to do about it, for people.")


class Problem(BaseModel):
    """Why a request was not done. Nothing has changed."""

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
    return problem(status, error.code, str(error), headers)


def incident(error: Exception, request: str) -> JSONResponse:
    """The answer to an error that nobody expected: a number, under which the log has the places."""
    number = secrets.token_hex(4)
    log_error("incident", error, incident=number, request=request)
    message = f"something went wrong on our side; it is noted as incident {number}"
    return problem(500, "internal", message)


def explain(errors: Iterable[Mapping[str, Any]]) -> str:
    """What is wrong with which field, without a word of the input, which may be long or secret.

    Takes the `errors()` of a pydantic error.
    """
    return "; ".join(_explain_one(error) for error in list(errors)[:3])


def _explain_one(error: Mapping[str, Any]) -> str:
    place = [str(part) for part in error["loc"]]
    where = ".".join(part if _NAME.fullmatch(part) else "?" for part in place)
    says = str(error["msg"])
    if error["type"] == "union_tag_invalid":  # the message would quote what was sent
        context = error["ctx"]
        says = f"{context['discriminator']} should be one of {context['expected_tags']}"
    return f"{where}: {says[:_LONGEST]}" if where else says[:_LONGEST]


def add_handlers(app: FastAPI) -> None:
    """Answer expected errors. Those that nobody expects are left to the guard around the app."""
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
