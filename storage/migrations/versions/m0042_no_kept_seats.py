"""Seats of tables are no longer kept for anybody: a challenge begins its game without a table.

The column stays: processes of the release before, which run on until each is replaced, read it.
"""

from __future__ import annotations

from alembic import op

revision = "0042"
down_revision = "0041"


def upgrade() -> None:
    op.execute("UPDATE games SET kept_for = NULL WHERE kept_for IS NOT NULL")
    op.drop_index("ix_games_kept_for", "games")
