"""A deal that nobody chooses alone: its seed is bound to a table, and players add to it.

The server publishes the commitment before it knows the players' nonces. So it cannot look for a
seed that deals as it likes, and no player can, because the seed is secret. All hashes are plain
SHA-256 of a line of text, so that common tools can compute them (docs/record.md).
"""

import hashlib
import re
from dataclasses import dataclass
from typing import Final

from namiji.core.names import Direction

NONCE: Final = r"^[0-9a-f]{32}$"
"""A regular expression for nonces."""

_nonce = re.compile(NONCE)


def is_nonce(text: str) -> bool:
    return _nonce.fullmatch(text) is not None


def table_hash(table_id: str) -> str:
    """What a record has of a table's id, which lets people in."""
    return _sha256(f"namiji table {table_id}")


def sealed_commitment(table: str, game: int, seed: str) -> str:
    """The hash that promises the seed of one game at one table, given the table's hash."""
    return _sha256(f"namiji commitment {table} {game} {seed}")


@dataclass(frozen=True, slots=True)
class Deal:
    """What the chance of a game follows from, besides its seed and direction."""

    table: str
    """The hash of the table's id."""
    game: int
    """The number of the game at that table, from 1."""
    seats: tuple[str, ...]
    """Who has each seat: `person`, or the level of a bot."""
    nonces: tuple[str | None, ...]
    """What the person in each seat added; None if nothing."""

    def commitment(self, seed: str) -> str:
        return sealed_commitment(self.table, self.game, seed)

    def game_seed(self, seed: str, direction: Direction) -> str:
        """The seed that every draw of the game follows from."""
        nonces = " ".join(nonce or "-" for nonce in self.nonces)
        seats = " ".join(self.seats)
        return _sha256(f"namiji deal {self.table} {self.game} {direction} {seats} {nonces} {seed}")


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
