"""Until when a clock is paused, which messages show an outdated clock, and how long a lobby stays open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("deadlines", sa.Column("paused_until", sa.DateTime(), nullable=True))
    op.add_column("notices", sa.Column("outdated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index(
        "ix_notices_outdated", "notices", ["game"], unique=False, sqlite_where=sa.text("outdated")
    )
    op.add_column("guilds", sa.Column("lobby_days", sa.Integer(), nullable=False, server_default="7"))
