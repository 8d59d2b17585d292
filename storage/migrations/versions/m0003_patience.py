"""When a table was last changed, and when the program was down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("games", sa.Column("touched_at", sa.DateTime(), nullable=True))
    op.create_index(
        "ix_games_waiting", "games", ["id"], unique=False, sqlite_where=sa.text("status = 'lobby'")
    )
    op.create_table(
        "downtimes",
        sa.Column("begins", sa.DateTime(), nullable=False),
        sa.Column("ends", sa.DateTime(), nullable=False),
        sa.CheckConstraint("begins < ends", name=op.f("ck_downtimes_order")),
        sa.PrimaryKeyConstraint("begins", name=op.f("pk_downtimes")),
    )
