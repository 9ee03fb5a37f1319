"""The changes that can be made, each whole within the transaction of its caller."""

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Self, TypeVar

from sqlalchemy import Connection, bindparam, delete, insert, null, update

from namiji.server.store.faults import conflict
from namiji.server.store.queries import read_edition
from namiji.server.store.row import TableRow
from namiji.server.store.schema import EDITIONS, LOG, TABLES
from namiji.server.table.entries import Entry

Result = TypeVar("Result")
Values = dict[str, Any]

# The table must be as its caller knows it; in a table that was deleted there is no row at all.
_APPEND = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.version == bindparam("before"))
    .values(archived=null())
)


class Change(ABC, Generic[Result]):
    @abstractmethod
    def make(self, connection: Connection) -> Result: ...

    @classmethod
    def make_all(cls, connection: Connection, changes: Sequence[Self]) -> list[Result]:
        """Make several of a kind, in order."""
        return [change.make(connection) for change in changes]


@dataclass(frozen=True, slots=True, repr=False)
class Lines:
    """What is written for a table: ready for the database, and without a `repr` for its secrets."""

    table: Values
    log: list[Values]


def write_lines(table: TableRow, entries: Sequence[Entry]) -> Lines:
    """Entries must lead up to the version of their table, without a gap."""
    first = table.version - len(entries) + 1
    if [entry.version for entry in entries] != list(range(first, table.version + 1)):
        raise ValueError("entries that do not lead up to the version of their table")
    return Lines(
        {name: getattr(table, name) for name in TableRow.__slots__},
        [
            {
                "table_id": table.id,
                "version": entry.version,
                "kind": entry.kind,
                "seat": entry.seat,
                "request": entry.request,
                "at": entry.at,
                # All ASCII: there are characters that PostgreSQL does not take as they are.
                "body": json.dumps(entry.body, separators=(",", ":"), allow_nan=False),
            }
            for entry in entries
        ],
    )


@dataclass(frozen=True, slots=True, repr=False)
class Create(Change[None]):
    lines: Lines
    edition: tuple[str, str]
    """Its digest and its text."""

    def make(self, connection: Connection) -> None:
        digest, source = self.edition
        if read_edition(connection, digest) is None:
            connection.execute(insert(EDITIONS), {"digest": digest, "source": source})
        table = self.lines.table
        connection.execute(insert(TABLES), {**table, "created": table["updated"]})
        _add(connection, [self.lines])


@dataclass(frozen=True, slots=True, repr=False)
class Append(Change[None]):
    lines: Lines

    def make(self, connection: Connection) -> None:
        self.make_all(connection, [self])

    @classmethod
    def make_all(cls, connection: Connection, changes: Sequence[Self]) -> list[None]:
        """A few long statements are several times as fast as many short ones."""
        lines = [change.lines for change in changes]
        updates = [
            {
                **each.table,
                "table": each.table["id"],
                "before": each.table["version"] - len(each.log),
            }
            for each in lines
        ]
        if connection.execute(_APPEND, updates).rowcount != len(updates):
            raise conflict()
        _add(connection, lines)
        return [None] * len(changes)


@dataclass(frozen=True, slots=True)
class Archive(Change[int]):
    before: float

    def make(self, connection: Connection) -> int:
        idle = update(TABLES).where(TABLES.c.archived.is_(None), TABLES.c.updated < self.before)
        return connection.execute(idle.values(archived=time.time())).rowcount


@dataclass(frozen=True, slots=True)
class Delete(Change[bool]):
    """The database takes the log of a table away with it."""

    table_id: str

    def make(self, connection: Connection) -> bool:
        return connection.execute(delete(TABLES).where(TABLES.c.id == self.table_id)).rowcount == 1


class Nothing(Change[None]):
    """To see whether anything could be changed."""

    def make(self, connection: Connection) -> None: ...


def _add(connection: Connection, lines: Sequence[Lines]) -> None:
    log = [entry for each in lines for entry in each.log]
    if log:
        connection.execute(insert(LOG), log)
