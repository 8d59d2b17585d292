"""Seats of tables are no longer kept for anybody: a challenge begins its game without a table."""

from __future__ import annotations

from alembic import op

revision = "0042"
down_revision = "0041"


def upgrade() -> None:
    op.drop_index("ix_games_kept_for", "games")
    op.drop_column("games", "kept_for")
