"""A table names its edition, so that editions of deleted tables can be deleted."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_tables = sa.table("tables", sa.column("id"), sa.column("edition"))
_log = sa.table("log", sa.column("table_id"), sa.column("version"), sa.column("body"))


def upgrade() -> None:
    op.add_column("tables", sa.Column("edition", sa.Text))
    op.create_index("tables_edition", "tables", ["edition"])
    connection = op.get_bind()
    first = sa.select(_log.c.table_id, _log.c.body).where(_log.c.version == 1)
    values = [
        {"table": table, "digest": json.loads(body).get("edition")}
        for table, body in connection.execute(first)
    ]
    if values:
        named = sa.update(_tables).where(_tables.c.id == sa.bindparam("table"))
        connection.execute(named.values(edition=sa.bindparam("digest")), values)
