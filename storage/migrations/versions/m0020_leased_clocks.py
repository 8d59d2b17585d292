"""Leases on deadlines, so that only one of several processes looks at a game's clock."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("deadlines", sa.Column("leased_by", sa.String(length=32), nullable=True))
    op.add_column("deadlines", sa.Column("leased_until", sa.DateTime(), nullable=True))
