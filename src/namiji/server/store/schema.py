"""The tables of the database after the latest migration."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

METADATA = MetaData()


def _table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("players", Integer, nullable=False),
    Column("free_seats", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("updated", Double, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("archived", Double),
    Column("home_made", Text),
    Column("edition", Text),
    Index("tables_archived", "archived", "updated"),
    Index("tables_edition", "edition"),
)

LOG = Table(
    "log",
    METADATA,
    _table_id(),
    Column("version", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("request", Text),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "version", name="log_version"),
)

EDITIONS = Table(
    "editions",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("source", Text, nullable=False),
)

# One row: the mark of the last committed transaction.
LAST_COMMIT = Table("last_commit", METADATA, Column("mark", Text, nullable=False))
