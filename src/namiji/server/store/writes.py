"""The writes that the store can make. Each runs within the transaction of its caller."""

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Self, TypeVar

from sqlalchemy import Connection, bindparam, delete, insert, null, select, update

from namiji.server.store.errors import conflict
from namiji.server.store.queries import read_edition
from namiji.server.store.rows import LogRow, TableRow
from namiji.server.store.schema import EDITIONS, LOG, TABLES

Result = TypeVar("Result")
Values = dict[str, Any]

_AT_ONCE = 200  # tables that expire in one write: players wait for it

# The table must have the version that the caller knows. A deleted table has no row at all.
_APPEND = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.version == bindparam("before"))
    .values(archived=null())
)


class Write(ABC, Generic[Result]):
    @abstractmethod
    def run(self, connection: Connection) -> Result: ...

    @classmethod
    def run_all(cls, connection: Connection, writes: Sequence[Self]) -> list[Result]:
        """Run several writes of one class, in order."""
        return [write.run(connection) for write in writes]


@dataclass(frozen=True, slots=True, repr=False)
class TableValues:
    """The values to write for a table. They hold secrets, so there is no `repr`."""

    table: Values
    log: list[Values]


def values_for(table: TableRow, entries: Sequence[LogRow]) -> TableValues:
    """The entries must lead up to the version of their table, without a gap."""
    first = table.version - len(entries) + 1
    if [entry.version for entry in entries] != list(range(first, table.version + 1)):
        raise ValueError("entries that do not lead up to the version of their table")
    return TableValues(
        {name: getattr(table, name) for name in TableRow.__slots__},
        [
            {
                "table_id": table.id,
                "version": entry.version,
                "kind": entry.kind,
                "seat": entry.seat,
                "request": entry.request,
                "at": entry.at,
                # JSON in ASCII: PostgreSQL rejects some characters unless they are escaped.
                "body": json.dumps(entry.body, separators=(",", ":"), allow_nan=False),
            }
            for entry in entries
        ],
    )


@dataclass(frozen=True, slots=True, repr=False)
class Create(Write[None]):
    values: TableValues
    edition: tuple[str, str]
    """Its digest and its text."""

    def run(self, connection: Connection) -> None:
        digest, source = self.edition
        if read_edition(connection, digest) is None:
            connection.execute(insert(EDITIONS), {"digest": digest, "source": source})
        table = self.values.table
        connection.execute(insert(TABLES), {**table, "created": table["updated"]})
        _insert_log(connection, [self.values])


@dataclass(frozen=True, slots=True, repr=False)
class Append(Write[None]):
    values: TableValues

    def run(self, connection: Connection) -> None:
        self.run_all(connection, [self])

    @classmethod
    def run_all(cls, connection: Connection, writes: Sequence[Self]) -> list[None]:
        """A few long statements are several times as fast as many short ones."""
        values = [write.values for write in writes]
        updates = [
            {
                **each.table,
                "table": each.table["id"],
                "before": each.table["version"] - len(each.log),
            }
            for each in values
        ]
        if connection.execute(_APPEND, updates).rowcount != len(updates):
            raise conflict()
        _insert_log(connection, values)
        return [None] * len(writes)


@dataclass(frozen=True, slots=True)
class Archive(Write[int]):
    before: float

    def run(self, connection: Connection) -> int:
        idle = update(TABLES).where(TABLES.c.archived.is_(None), TABLES.c.updated < self.before)
        return connection.execute(idle.values(archived=time.time())).rowcount


@dataclass(frozen=True, slots=True)
class Delete(Write[bool]):
    """The database deletes the log of the table, too."""

    table_id: str

    def run(self, connection: Connection) -> bool:
        return _delete(connection, [self.table_id]) == 1


@dataclass(frozen=True, slots=True)
class Expire(Write[int]):
    """Delete tables that last changed before a time, some at once, but none of the spared ones."""

    before: float
    spared: Collection[str]

    def run(self, connection: Connection) -> int:
        old = select(TABLES.c.id).where(TABLES.c.updated < self.before).order_by(TABLES.c.updated)
        found = connection.scalars(old.limit(_AT_ONCE)).all()
        return _delete(connection, [table for table in found if table not in self.spared])


class EmptyWrite(Write[None]):
    """Writes nothing. Its commit shows whether the database can be written."""

    def run(self, connection: Connection) -> None: ...


def _delete(connection: Connection, table_ids: Sequence[str]) -> int:
    """Delete tables, and the editions that no table has anymore. Returns how many tables."""
    if not table_ids:
        return 0
    deleted = connection.execute(delete(TABLES).where(TABLES.c.id.in_(table_ids))).rowcount
    in_use = select(TABLES.c.edition).where(TABLES.c.edition == EDITIONS.c.digest)
    connection.execute(delete(EDITIONS).where(~in_use.exists()))
    return deleted


def _insert_log(connection: Connection, values: Sequence[TableValues]) -> None:
    rows = [row for each in values for row in each.log]
    if rows:
        connection.execute(insert(LOG), rows)
