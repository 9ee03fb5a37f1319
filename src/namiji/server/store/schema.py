"""The tables of the database after the latest migration."""

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
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
    # The process that plays the table's bots and its clock, and a number that grows each time
    # another one takes over.
    Column("driver", Text),
    Column("fence", Integer, nullable=False, server_default="0"),
    Column("correspondence", Double),
    Column("due", Double),
    Index("tables_archived", "archived", "updated"),
    Index("tables_edition", "edition"),
    Index("tables_due", "due"),
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

# At most one row: the private key with which the server signs its messages.
PUSH_KEY = Table(
    "push_key",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("private", Text, nullable=False),
)

PUSH_SUBSCRIPTIONS = Table(
    "push_subscriptions",
    METADATA,
    _table_id(),
    Column("token_hash", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "token_hash", "endpoint", name="push_subscription"),
)

# A device is a hash of a number that only it knows.
VOYAGES = Table(
    "voyages",
    METADATA,
    Column("day", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("score", Integer, nullable=False),
    PrimaryKeyConstraint("day", "device", name="voyage"),
)

# One row, written to find out whether the database can be written.
LAST_COMMIT = Table("last_commit", METADATA, Column("mark", Text, nullable=False))

# The processes that serve this database. Each reports regularly that it is up.
PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("beat", DateTime(timezone=True), nullable=False),
)

# Who is connected to a table at which process, as `Presence` has it.
PRESENCE = Table(
    "presence",
    METADATA,
    _table_id(),
    Column("process", Text, ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
    Column("seats", Text, nullable=False),
    Column("watchers", Integer, nullable=False),
    Column("pace", Double),
    Column("game_version", Integer, nullable=False),
    Column("spent", Double, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    PrimaryKeyConstraint("table_id", "process", name="presence_key"),
    Index("presence_process", "process"),
)

# What addresses have left of their limits per hour and day. A key is a hash.
BUDGETS = Table(
    "budgets",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("level", Double, nullable=False),
    Column("at", Double, nullable=False),
    Index("budgets_at", "at"),
)
