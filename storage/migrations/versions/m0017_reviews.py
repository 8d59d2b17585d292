"""Reviews of finished games are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("turns", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_reviews_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_reviews")),
    )
