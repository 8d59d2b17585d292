"""An index for the threads of open matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    open_ones = sa.text("ending IS NULL")
    op.create_index(
        "ix_matches_open", "matches", ["channel"], sqlite_where=open_ones, postgresql_where=open_ones
    )
