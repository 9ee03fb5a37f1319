"""Seeds: a game's secret, the key that its draws come from, and the commitment that proves them.

The commitment is published when the game starts and the seed when it is over; whoever has both can
check that they belong together and draw the whole deal again. Both are plain SHA-256 over a fixed
prefix and the seed's text, so that anyone can compute them with common tools.
"""

import hashlib
import re
import secrets

import numpy as np
from numpy.typing import NDArray

from namiji.errors import NamijiError

_SHAPE = re.compile(r"(?!-$)[A-Za-z0-9_.:-]{1,128}")  # '-' alone says in a record: no seed


def new_seed() -> str:
    """128 bits from the system's secure source."""
    return secrets.token_hex(16)


def check_seed(seed: int | str) -> str:
    """A seed as text; a number stands for its digits."""
    text = str(seed)
    if not _SHAPE.fullmatch(text):
        raise NamijiError(
            "bad-seed",
            "a seed is 1 to 128 letters, digits and the signs - _ . : no spaces, not '-' alone",
        )
    return text


def commitment(seed: str) -> str:
    return hashlib.sha256(f"namiji commitment {seed}".encode()).hexdigest()


def key_of(seed: str) -> NDArray[np.uint64]:
    """The generator's 128-bit key."""
    digest = hashlib.sha256(f"namiji key {seed}".encode()).digest()
    return np.frombuffer(digest[:16], "<u8").astype(np.uint64)


def bot_seed(seed: str, seat: int) -> str:
    """A bot's own luck: it follows from the game's seed, but the seed does not follow from it."""
    return hashlib.sha256(f"namiji bot {seat} {seed}".encode()).hexdigest()
