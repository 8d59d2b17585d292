"""Spans in which turns of a game could not be posted, which its clocks do not count."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"


def upgrade() -> None:
    op.create_table(
        "delivery_delays",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("begins", sa.DateTime(), nullable=False),
        sa.Column("ends", sa.DateTime(), nullable=False),
        sa.CheckConstraint("begins < ends", name=op.f("ck_delivery_delays_order")),
        sa.ForeignKeyConstraint(
            ["game"], ["games.id"], name=op.f("fk_delivery_delays_game"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "begins", name=op.f("pk_delivery_delays")),
    )
