"""Seeds: a game's secret, the key that its draws follow from, and the commitment that proves them.

The commitment is published when the game starts, the seed when it is over. With both, everyone can
check that they match and repeat the whole deal. Key and commitment are plain SHA-256 of a fixed
prefix and the seed's text, so that common tools can compute them.
"""

import hashlib
import re
import secrets

import numpy as np
from numpy.typing import NDArray

from namiji.errors import NamijiError

_SHAPE = re.compile(
    r"(?!-$)[A-Za-z0-9_.:-]{1,128}"
)  # in a record, '-' alone means that there is no seed


def new_seed() -> str:
    """Draw 128 bits from the system's secure source."""
    return secrets.token_hex(16)


def check_seed(seed: int | str) -> str:
    """Return a seed as text, an integer as its digits, or raise an error.

    9.1 and 9.10 are one number, but two texts, so a number with decimals is no seed.
    """
    if isinstance(seed, bool) or not isinstance(seed, str | int | np.integer):
        raise NamijiError("bad-seed", f"a seed is an integer or a text, not {seed!r}")
    text = str(seed)
    if not _SHAPE.fullmatch(text):
        raise NamijiError(
            "bad-seed",
            "a seed is 1 to 128 of these: letters, digits, - _ . and :, but not '-' alone",
        )
    return text


def commitment(seed: str) -> str:
    """The hash that promises a seed without revealing it."""
    return hashlib.sha256(f"namiji commitment {seed}".encode()).hexdigest()


def key_of(seed: str) -> NDArray[np.uint64]:
    """The 128-bit key of the random generator."""
    digest = hashlib.sha256(f"namiji key {seed}".encode()).digest()
    return np.frombuffer(digest[:16], "<u8").astype(np.uint64)


def bot_seed(seed: str, seat: int) -> str:
    """The seed of a seat's bot. It follows from the game's seed and does not reveal it."""
    return hashlib.sha256(f"namiji bot {seat} {seed}".encode()).hexdigest()
