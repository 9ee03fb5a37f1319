"""Web Push: the key of the server, and who wants to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "push_key",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("private", sa.Text, nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "token_hash", "endpoint", name="push_subscription"),
    )
