"""The number of the newest message of each game, so that no number is given twice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("games", sa.Column("last_notice", sa.Integer(), nullable=False, server_default="0"))
    op.execute(
        "UPDATE games SET last_notice ="
        " (SELECT COALESCE(MAX(number), 0) FROM notices WHERE notices.game = games.id)"
    )
