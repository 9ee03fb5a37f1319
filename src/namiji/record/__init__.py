"""The game record, a `.namiji` file: write, read, replay, verify, export (docs/record.md)."""

from namiji.record.model import FORMAT, RULES_VERSION, Line, Record, Result, record_of, write_record
from namiji.record.proof import Verdict, replay, verify
from namiji.record.reading import MAX_BYTES, MAX_LINES, load_record, read_record
from namiji.record.stream import export, export_game

__all__ = [
    "FORMAT",
    "MAX_BYTES",
    "MAX_LINES",
    "RULES_VERSION",
    "Line",
    "Record",
    "Result",
    "Verdict",
    "export",
    "export_game",
    "load_record",
    "read_record",
    "record_of",
    "replay",
    "verify",
    "write_record",
]
