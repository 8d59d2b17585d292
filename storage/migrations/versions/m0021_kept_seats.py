"""A seat is kept for whoever is challenged, and the game of a message is found wherever the message stands."""

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
        given = sa.text(f"{column} IS NOT NULL")
        op.create_index(name, table, [column], sqlite_where=given, postgresql_where=given)
