"""The edition: the game's route, tokens, cards, points and rulings, read from a TOML file."""

from namiji.edition.load import (
    edition_text,
    load_edition,
    packaged_edition,
    parse_edition,
    standard,
)
from namiji.edition.model import Edition
from namiji.edition.problems import EditionError, Problem

__all__ = [
    "Edition",
    "EditionError",
    "Problem",
    "edition_text",
    "load_edition",
    "packaged_edition",
    "parse_edition",
    "standard",
]
