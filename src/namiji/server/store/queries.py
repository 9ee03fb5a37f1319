"""The reads. Each is one statement and so sees one moment: no reader sees half of a write."""

import json

from sqlalchemy import Connection, bindparam, select

from namiji.server.store.rows import LogRow, TableRow
from namiji.server.store.schema import EDITIONS, LOG, TABLES

_LOAD = (
    select(LOG.c.version, LOG.c.kind, LOG.c.seat, LOG.c.request, LOG.c.at, LOG.c.body)
    .where(LOG.c.table_id == bindparam("table"))
    .order_by(LOG.c.version)
)


def load(connection: Connection, table_id: str) -> list[LogRow] | None:
    entries = [
        LogRow(row.version, row.kind, row.seat, row.request, row.at, json.loads(row.body))
        for row in connection.execute(_LOAD, {"table": table_id})
    ]
    return entries or None


def exists(connection: Connection, table_id: str) -> bool:
    return connection.scalar(select(TABLES.c.id).where(TABLES.c.id == table_id)) is not None


def read_edition(connection: Connection, digest: str) -> str | None:
    return connection.scalar(select(EDITIONS.c.source).where(EDITIONS.c.digest == digest))


def open_tables(connection: Connection, limit: int, since: float) -> list[TableRow]:
    query = (
        select(*(TABLES.c[name] for name in TableRow.__slots__))
        .where(TABLES.c.public, TABLES.c.archived.is_(None), TABLES.c.updated >= since)
        .where(TABLES.c.status.in_(["open", "playing"]))
        .order_by(TABLES.c.created.desc(), TABLES.c.id)
        .limit(limit)
    )
    return [TableRow(*row) for row in connection.execute(query)]
