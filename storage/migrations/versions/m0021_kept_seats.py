"""The person for whom a seat is kept after a challenge, and an index for finding the game of a message."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("games", sa.Column("kept_for", sa.BigInteger(), nullable=True))
    for name, table, column in (
        ("ix_games_kept_for", "games", "kept_for"),
        ("ix_outbox_message", "outbox", "message"),
    ):
        condition = sa.text(f"{column} IS NOT NULL")
        op.create_index(name, table, [column], sqlite_where=condition, postgresql_where=condition)
