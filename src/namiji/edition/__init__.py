"""The edition: the game's route, tokens, cards, points and rulings, read from a TOML file."""

from namiji.edition.load import load_edition, packaged_edition, parse_edition, standard
from namiji.edition.model import Edition
from namiji.edition.reader import EditionError

__all__ = [
    "Edition",
    "EditionError",
    "load_edition",
    "packaged_edition",
    "parse_edition",
    "standard",
]
