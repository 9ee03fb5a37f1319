"""The tokens of seats and the ids of tables."""

import hashlib
import re
import secrets
from typing import Final

_LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"  # 32; without 0 and o, 1 and l

TABLE_ID: Final = rf"^[{_LETTERS}]{{4}}(-[{_LETTERS}]{{4}}){{2}}$"
"""A regular expression for the ids of tables."""

_table_id = re.compile(TABLE_ID)


def new_token() -> str:
    """The secret that controls a seat: 256 bits from the system's secure source."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    """What the server stores of a token, so that a stolen database reveals no token.

    A plain SHA-256 is enough, as 256 random bits cannot be guessed. Nor does the time of a look-up
    help an attacker: it depends on bytes of the hash, which only the token's owner can choose.
    """
    return hashlib.sha256(token.encode()).digest()


def new_table_id() -> str:
    """An id that is easy to read out and type, such as `k7mq-x2pd-9rtb`. It has 60 random bits."""
    letters = [secrets.choice(_LETTERS) for _ in range(12)]
    return "-".join("".join(letters[i : i + 4]) for i in (0, 4, 8))


def is_table_id(text: str) -> bool:
    return _table_id.fullmatch(text) is not None
