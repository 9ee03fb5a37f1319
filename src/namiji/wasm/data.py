"""The records that functions take, as bytes: of the standard edition, and the network's weights."""

import numpy as np

from namiji.bots import levels
from namiji.edition import standard
from namiji.edition.tables import build_tables
from namiji.mind.network import WEIGHTS, read_network
from namiji.mind.weights import adjusted_mind, build_mind, playout_mind

MINDS = ("greedy", "playout", *(bot.__name__ for bot in levels.SLIPPING))
"""The order of the minds in their file. With `playout`, the search plays games to the end."""


def data_files() -> dict[str, bytes]:
    """Return the contents of all files by name."""
    edition = standard()
    minds = [
        build_mind(edition),
        playout_mind(edition),
        *(adjusted_mind(edition, **bot("").habits) for bot in levels.SLIPPING),
    ]
    return {
        "tables.bin": build_tables(edition).tobytes(),
        "minds.bin": b"".join(mind.tobytes() for mind in minds),
        "network.bin": _half_precision(),
    }


def _half_precision() -> bytes:
    """The network's weights as they are in their file, one field after the other."""
    network = read_network()
    return b"".join(network[name].astype(np.float16).tobytes() for name in WEIGHTS)
