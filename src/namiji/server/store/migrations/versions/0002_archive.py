"""Tables that have not changed for long are archived."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("archived", sa.Double))
    op.create_index("tables_archived", "tables", ["archived", "updated"])
