"""An edition of our own, whose games are soon over."""

import re
from functools import cache
from pathlib import Path

from namiji.edition import Edition, parse_edition
from namiji.edition.load import edition_text
from tests.support.editions import short
from tests.support.size import is_full_length

SHORT = "short"
SHORT_OR_STANDARD = "standard" if is_full_length() else SHORT
"""For games that are played to their end: at full length in `make soak` only."""


def write_short(folder: Path) -> Path:
    """The standard edition with a short route."""
    path = folder / f"{SHORT}.toml"
    path.write_text(_text(), encoding="utf-8")
    return path


@cache
def short_edition() -> Edition:
    return parse_edition(_text())


def _text() -> str:
    stops = ", ".join(f'"{stop.station}"' for stop in short().route)
    text = edition_text("standard").replace('id = "standard"', f'id = "{SHORT}"', 1)
    return re.sub(r"^stations = \[.*?\]", f"stations = [{stops}]", text, count=1, flags=re.M | re.S)
