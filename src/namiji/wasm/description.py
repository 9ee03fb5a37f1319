"""What a client has to know of the modules: their functions, and where records have their fields.

The text that this makes is for programs. Everything in it comes from the layouts that the modules
were compiled with.
"""

from typing import Any

import numpy as np

from namiji import __version__
from namiji.bots import levels
from namiji.bots.search import NETWORK_STYLE, NODES, STYLE
from namiji.core.foresight import MEMORY
from namiji.core.frame import MASK_BITS
from namiji.core.layout import ACTIONS, FINE, IMPOSSIBLE, MISSING, OUTCOMES, RULES_VERSION, START
from namiji.mind.inquiry import (
    HINT_PLAYOUTS,
    KINDS,
    SEARCHES,
    SURENESS,
    VERDICT_PLAYOUTS,
)
from namiji.mind.layout import MOST_GAIN
from namiji.mind.merits import MERIT_KINDS
from namiji.mind.tree import EDGES_PER_NODE, SLOTS_PER_NODE
from namiji.wasm.exports import RECORDS, Exports


def describe(modules: dict[str, Exports]) -> dict[str, Any]:
    """Return a description of all modules, ready for JSON."""
    return {
        "version": __version__,
        "rules_version": RULES_VERSION,
        "constants": {
            "ACTIONS": ACTIONS,
            "START": START,
            "MASK_BITS": MASK_BITS,
            "MEMORY": MEMORY,
            "OUTCOMES": OUTCOMES,
            "FINE": FINE,
            "IMPOSSIBLE": IMPOSSIBLE,
            "MISSING": MISSING,
            "MOST_GAIN": MOST_GAIN,
            "NODES": NODES,
            "EDGES_PER_NODE": EDGES_PER_NODE,
            "SLOTS_PER_NODE": SLOTS_PER_NODE,
        },
        "records": {name: _describe_record(dtype) for name, dtype in RECORDS.items()},
        "modules": {name: _describe_functions(exports) for name, exports in modules.items()},
        "levels": {
            **{bot.__name__: {"slip": bot("").slip} for bot in levels.SLIPPING},
            levels.master.__name__: {"playouts": levels.master("").playouts, "network": True},
        },
        "style": STYLE,
        "network_style": NETWORK_STYLE,
        "teacher": {
            "kinds": KINDS,
            "searches": SEARCHES,
            "sureness": SURENESS,
            "merits": MERIT_KINDS,
            "playouts": {"hint": HINT_PLAYOUTS, "verdict": VERDICT_PLAYOUTS},
        },
    }


def _describe_record(dtype: np.dtype[Any]) -> dict[str, Any]:
    assert dtype.fields is not None  # noqa: S101 - records have fields
    fields = {}
    for name, (kind, offset, *_) in dtype.fields.items():
        if not name.startswith("spare"):
            fields[name] = {
                "type": kind.base.name,
                "offset": offset,
                "shape": list(kind.shape),
            }
    return {"size": dtype.itemsize, "fields": fields}


def _describe_functions(exports: Exports) -> dict[str, Any]:
    return {
        export.name: {"parameters": export.parameters, "result": export.result}
        for export in exports.values()
    }
