"""Lists of tables name the home-made edition that a table plays."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("home_made", sa.Text))
