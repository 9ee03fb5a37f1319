"""Several processes serve one database: who is up, who is connected where, and who plays bots."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("driver", sa.Text))
    op.add_column("tables", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("beat", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column(
            "process", sa.Text, sa.ForeignKey("processes.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("watchers", sa.Integer, nullable=False),
        sa.Column("pace", sa.Double),
        sa.Column("game_version", sa.Integer, nullable=False),
        sa.Column("spent", sa.Double, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "process", name="presence_key"),
    )
    op.create_index("presence_process", "presence", ["process"])
    op.create_table(
        "budgets",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("level", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("budgets_at", "budgets", ["at"])
