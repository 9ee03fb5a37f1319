"""Explanations of invalid input that do not repeat it."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

_NAME = re.compile(r"[A-Za-z0-9_-]{1,31}")  # too short for a token or a seed
_MAX_LENGTH = 300


def explain(errors: Iterable[Mapping[str, Any]]) -> str:
    """What is wrong with which field. It quotes nothing of the input, which may be long or secret.

    Takes the `errors()` of a pydantic error.
    """
    return "; ".join(_explain_one(error) for error in list(errors)[:3])


def _explain_one(error: Mapping[str, Any]) -> str:
    place = [str(part) for part in error["loc"]]
    where = ".".join(part if _NAME.fullmatch(part) else "?" for part in place)
    message = str(error["msg"])
    if error["type"] == "union_tag_invalid":  # the message would quote the input
        context = error["ctx"]
        message = f"{context['discriminator']} should be one of {context['expected_tags']}"
    return f"{where}: {message[:_MAX_LENGTH]}" if where else message[:_MAX_LENGTH]
