"""Correspondence games go on while nobody is there: when to look at them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("correspondence", sa.Double))
    op.add_column("tables", sa.Column("due", sa.Double))
    op.create_index("tables_due", "tables", ["due"])
