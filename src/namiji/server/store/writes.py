"""The writes that the store can make. Each runs within the transaction of its caller."""

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar
from uuid import uuid4

from sqlalchemy import (
    Connection,
    Integer,
    bindparam,
    delete,
    func,
    insert,
    null,
    select,
    text,
    update,
)

from namiji.server.store.errors import conflict
from namiji.server.store.news import deletion_news, entries_news
from namiji.server.store.queries import old_tables
from namiji.server.store.rows import LogRow, TableRow
from namiji.server.store.schema import BUDGETS, EDITIONS, LAST_COMMIT, LOG, TABLES

Result = TypeVar("Result")
Values = dict[str, Any]

AT_ONCE = 200
"""Tables that expire in one write: players wait for it."""
_PAGES = 2000  # of 4 kB, which one such write gives back to the system

# The table must have the version that the caller knows. A deleted table has no row at all.
_APPEND = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.version == bindparam("before"))
    .where(TABLES.c.fence == func.coalesce(bindparam("held", type_=Integer), TABLES.c.fence))
    .values(archived=null())
)


_ADD_EDITION = text("INSERT INTO editions VALUES (:digest, :source) ON CONFLICT DO NOTHING")
_ADD_BUDGET = text("INSERT INTO budgets VALUES (:key, :level, :at) ON CONFLICT DO NOTHING")
_to_json = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode
_EDITIONS_KEY = 0x65646974  # "edit": the number of an advisory lock


class Write(ABC, Generic[Result]):
    turn: ClassVar[int] = 1
    """All processes make the writes of one transaction in the same order: by turn, by class and by
    `key`. Else they could wait for each other in a circle, which PostgreSQL notices after a second.
    """

    @property
    def key(self) -> str:
        return ""

    @property
    def tables(self) -> Sequence[str]:
        """The tables whose rows it changes or refers to: these are locked before all writes."""
        return ()

    @property
    def news(self) -> Sequence[str]:
        """What other processes hear of it (`channel.py`)."""
        return ()

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
                "body": _to_json(entry.body),
            }
            for entry in entries
        ],
    )


@dataclass(frozen=True, slots=True, repr=False)
class Create(Write[None]):
    turn = 0

    values: TableValues
    edition: tuple[str, str]
    """Its digest and its text."""

    def run(self, connection: Connection) -> None:
        digest, source = self.edition
        _lock_editions(connection, "pg_advisory_xact_lock_shared")
        connection.execute(_ADD_EDITION, {"digest": digest, "source": source})
        table = self.values.table
        connection.execute(insert(TABLES), {**table, "created": table["updated"]})
        _insert_log(connection, [self.values])


@dataclass(frozen=True, slots=True, repr=False)
class Append(Write[None]):
    values: TableValues
    fence: int | None = None
    """For what the table's driver does: it must still be the driver."""

    @property
    def key(self) -> str:
        return str(self.values.table["id"])

    @property
    def tables(self) -> Sequence[str]:
        return (self.key,)

    @property
    def news(self) -> Sequence[str]:
        return (entries_news(self.values.table["id"], self.values.table["version"]),)

    def run(self, connection: Connection) -> None:
        self.run_all(connection, [self])

    @classmethod
    def run_all(cls, connection: Connection, writes: Sequence[Self]) -> list[None]:
        """A few long statements are several times as fast as many short ones."""
        values = [write.values for write in writes]
        updates = [
            {
                **each.values.table,
                "table": each.values.table["id"],
                "before": each.values.table["version"] - len(each.values.log),
                "held": each.fence,
            }
            for each in writes
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

    turn = 2

    table_id: str

    @property
    def tables(self) -> Sequence[str]:
        return (self.table_id,)

    @property
    def news(self) -> Sequence[str]:
        return (deletion_news(self.table_id),)

    def run(self, connection: Connection) -> bool:
        return _delete(connection, [self.table_id]) == 1


@dataclass(frozen=True, slots=True)
class Expire(Write[int]):
    """Delete tables that last changed before a time, some at once, but none of the spared ones."""

    turn = 2

    before: float
    spared: Collection[str]

    def run(self, connection: Connection) -> int:
        found = old_tables(connection, self.before, AT_ONCE)
        deleted = _delete(connection, [table for table in found if table not in self.spared])
        if deleted and connection.dialect.name == "sqlite":  # PostgreSQL does this by itself
            _give_room_back(connection)
        return deleted


def _give_room_back(connection: Connection) -> None:
    """One page at a time: the driver makes a single step of a statement without columns."""
    free: int = connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
    for _ in range(min(free, _PAGES)):
        connection.exec_driver_sql("PRAGMA incremental_vacuum(1)")


class Probe(Write[None]):
    """Changes nothing of interest. Its commit shows whether the database can be written."""

    def run(self, connection: Connection) -> None:
        connection.execute(update(LAST_COMMIT), {"mark": uuid4().hex})


@dataclass(frozen=True, slots=True)
class Spend(Write[float]):
    """Take 1 from each of some budgets, unless one of them has less.

    Returns the seconds until there is enough; 0 if it was taken.
    """

    turn = 3

    budgets: Sequence["Budget"]
    now: float

    @property
    def key(self) -> str:
        return self.budgets[0].key

    def run(self, connection: Connection) -> float:
        levels = [self._level(connection, budget) for budget in self.budgets]
        waits = [(1 - level) / each.rate for level, each in zip(levels, self.budgets, strict=True)]
        if max(waits) > 0:
            return max(waits)
        for level, budget in zip(levels, self.budgets, strict=True):
            changed = update(BUDGETS).where(BUDGETS.c.key == budget.key)
            connection.execute(changed, {"level": level - 1, "at": self.now})
        return 0.0

    def _level(self, connection: Connection, budget: "Budget") -> float:
        """What is left of a budget. Its row is locked until the end of the transaction."""
        new = {"key": budget.key, "level": budget.most, "at": self.now}
        connection.execute(_ADD_BUDGET, new)
        own = select(BUDGETS.c.level, BUDGETS.c.at).where(BUDGETS.c.key == budget.key)
        level, at = connection.execute(own.with_for_update()).one()
        return float(min(budget.most, level + max(0.0, self.now - at) * budget.rate))


@dataclass(frozen=True, slots=True)
class Budget:
    """What an address may do: the most at once, and the average per second."""

    key: str
    most: float
    rate: float


@dataclass(frozen=True, slots=True)
class ForgetBudgets(Write[int]):
    """Delete the budgets that nobody has touched since a time: they are full again."""

    before: float

    def run(self, connection: Connection) -> int:
        return connection.execute(delete(BUDGETS).where(BUDGETS.c.at < self.before)).rowcount


def _delete(connection: Connection, table_ids: Sequence[str]) -> int:
    """Delete tables, and the editions that no table has anymore. Returns how many tables."""
    if not table_ids:
        return 0
    _lock_editions(connection, "pg_advisory_xact_lock")
    deleted = connection.execute(delete(TABLES).where(TABLES.c.id.in_(table_ids))).rowcount
    in_use = select(TABLES.c.edition).where(TABLES.c.edition == EDITIONS.c.digest)
    connection.execute(delete(EDITIONS).where(~in_use.exists()))
    return deleted


def _lock_editions(connection: Connection, lock: str) -> None:
    """Nobody deletes an edition while another process creates a table with it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT {lock}({_EDITIONS_KEY})"))


def _insert_log(connection: Connection, values: Sequence[TableValues]) -> None:
    rows = [row for each in values for row in each.log]
    if rows:
        connection.execute(insert(LOG), rows)
