"""Voyages of the day: one score per device and day."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "voyages",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("day", "device", name="voyage"),
    )
