"""Secrets of seats and names of tables."""

import hashlib
import re
import secrets
from typing import Final

_LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"  # 32; without 0 and o, 1 and l

TABLE_ID: Final = rf"^[{_LETTERS}]{{4}}(-[{_LETTERS}]{{4}}){{2}}$"
"""The shape of a table's id, as a regular expression."""

_table_id = re.compile(TABLE_ID)


def new_token() -> str:
    """The secret that a seat is played with: 256 bits from the system's secure source."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    """What is kept of a token, so that a stolen database gives no seat away.

    A plain SHA-256 is enough: nobody guesses 256 bits, however fast they can be tried. And the time
    that looking a hash up takes tells nothing of use: it depends on bytes of the hash, which nobody
    can steer without knowing the token.
    """
    return hashlib.sha256(token.encode()).digest()


def new_table_id() -> str:
    """A name to read out or type, like `k7mq-x2pd-9rtb`; 60 bits, so none is found by luck."""
    letters = [secrets.choice(_LETTERS) for _ in range(12)]
    return "-".join("".join(letters[i : i + 4]) for i in (0, 4, 8))


def is_table_id(text: str) -> bool:
    return _table_id.fullmatch(text) is not None
