"""The game record, a `.namiji` file: write, read, replay, verify, export (docs/record.md)."""

from namiji.record.deal import Deal
from namiji.record.export import export, export_game
from namiji.record.model import FORMAT, Record, RecordedDecision, Result
from namiji.record.read import MAX_BYTES, MAX_LINES, load_record, read_record
from namiji.record.replay import replay
from namiji.record.verify import Verification, verify
from namiji.record.write import SealedSeed, record_of, write_record

__all__ = [
    "FORMAT",
    "MAX_BYTES",
    "MAX_LINES",
    "Deal",
    "Record",
    "RecordedDecision",
    "Result",
    "SealedSeed",
    "Verification",
    "export",
    "export_game",
    "load_record",
    "read_record",
    "record_of",
    "replay",
    "verify",
    "write_record",
]
