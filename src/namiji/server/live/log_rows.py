"""Log entries as rows of the store, and back."""

from namiji.server.store import LogRow
from namiji.server.table.entries import LogEntry, read_content, write_content


def to_row(entry: LogEntry) -> LogRow:
    return LogRow(
        entry.version,
        entry.content.kind,
        entry.seat,
        entry.request,
        entry.at,
        write_content(entry.content),
    )


def from_row(row: LogRow) -> LogEntry:
    """Raises `damaged-table` if no table can have written the row."""
    content = read_content(row.kind, row.body)
    return LogEntry(row.version, row.seat, row.request, row.at, content)
