"""Whether a review has failed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    for table in ("reviews", "file_reviews"):
        op.add_column(table, sa.Column("failed", sa.Boolean(), nullable=False, server_default=sa.false()))
