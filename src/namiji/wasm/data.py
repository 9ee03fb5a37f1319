"""What functions take: the records and names of an edition, and the network's weights."""

import base64
import json
from typing import Any

import numpy as np

from namiji.bots import levels
from namiji.edition import Edition, standard
from namiji.edition.lessons import LESSONS, ChapterName, lesson_bots, lesson_edition
from namiji.edition.tables import build_tables
from namiji.game.frame.description import describe_frame
from namiji.game.frame.names import edition_names
from namiji.mind.network import WEIGHTS, read_network
from namiji.mind.weights import adjusted_mind, build_mind, playout_mind

MINDS = ("greedy", "playout", *(bot.__name__ for bot in levels.SLIPPING))
"""The order of the minds in their file. With `playout`, the search plays games to the end."""


def data_files() -> dict[str, bytes]:
    """Return the contents of all files by name."""
    edition = standard()
    return {
        "tables.bin": build_tables(edition).tobytes(),
        "minds.bin": _minds(edition),
        "network.bin": _half_precision(),
        "frame.json": json.dumps(describe_frame()).encode(),
        "standard.json": json.dumps(compile_edition(edition)).encode(),
        **dict(map(_lesson_file, LESSONS)),
    }


def _lesson_file(chapter: ChapterName | None) -> tuple[str, bytes]:
    edition = lesson_edition(chapter)
    content = compile_edition(edition) | {"bots": lesson_bots(chapter)}
    return f"{edition.id}.json", json.dumps(content).encode()


def compile_edition(edition: Edition) -> dict[str, Any]:
    """Return an edition as a device needs it to play; ready for JSON."""
    return {
        "id": edition.id,
        "version": edition.version,
        "digest": edition.digest,
        "rules": edition.rules,
        "data": edition.data,
        "names": edition_names(edition),
        "tables": base64.b64encode(build_tables(edition).tobytes()).decode(),
        "minds": base64.b64encode(_minds(edition)).decode(),
    }


def _minds(edition: Edition) -> bytes:
    minds = [
        build_mind(edition),
        playout_mind(edition),
        *(adjusted_mind(edition, **bot("").habits) for bot in levels.SLIPPING),
    ]
    return b"".join(mind.tobytes() for mind in minds)


def _half_precision() -> bytes:
    """The network's weights as they are in their file, one field after the other."""
    network = read_network()
    return b"".join(network[name].astype(np.float16).tobytes() for name in WEIGHTS)
