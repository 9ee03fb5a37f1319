"""The reads. Each is one statement and so sees one moment: no reader sees half of a write."""

from sqlalchemy import Connection, bindparam, func, select

from namiji.server.store.rows import LogRow, TableRow
from namiji.server.store.schema import EDITIONS, LOG, PRESENCE, TABLES

_LOAD = (
    select(LOG.c.version, LOG.c.kind, LOG.c.seat, LOG.c.request, LOG.c.at, LOG.c.body)
    .where(LOG.c.table_id == bindparam("table"), LOG.c.version > bindparam("after"))
    .order_by(LOG.c.version)
)


def load(connection: Connection, table_id: str, after: int) -> list[LogRow]:
    rows = connection.execute(_LOAD, {"table": table_id, "after": after})
    return [LogRow.from_values(*row) for row in rows]


def version(connection: Connection, table_id: str) -> int | None:
    return connection.scalar(select(TABLES.c.version).where(TABLES.c.id == table_id))


def old_tables(connection: Connection, before: float, limit: int) -> list[str]:
    """Without those that someone looks at elsewhere, and without correspondence games in play: bots
    finish these, if nobody else does.
    """
    elsewhere = select(PRESENCE.c.table_id).where(PRESENCE.c.table_id == TABLES.c.id)
    is_old = (TABLES.c.updated < before, TABLES.c.due.is_(None), ~elsewhere.exists())
    old = select(TABLES.c.id).where(*is_old).order_by(TABLES.c.updated, TABLES.c.id)
    return list(connection.scalars(old.limit(limit)))


def due(connection: Connection, before: float, limit: int) -> list[str]:
    query = select(TABLES.c.id).where(TABLES.c.due <= before).order_by(TABLES.c.due).limit(limit)
    return list(connection.scalars(query))


def read_edition(connection: Connection, digest: str) -> str | None:
    return connection.scalar(select(EDITIONS.c.source).where(EDITIONS.c.digest == digest))


def open_tables(connection: Connection, limit: int, since: float) -> list[TableRow]:
    until = TABLES.c.updated + func.coalesce(TABLES.c.correspondence, 0.0)
    query = (
        select(*(TABLES.c[name] for name in TableRow.__slots__))
        .where(TABLES.c.public, TABLES.c.archived.is_(None), until >= since)
        .where(TABLES.c.status.in_(["open", "playing"]))
        .order_by(TABLES.c.created.desc(), TABLES.c.id)
        .limit(limit)
    )
    return [TableRow(*row) for row in connection.execute(query)]
