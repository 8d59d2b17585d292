"""Orders that people give for the steps of a turn that are still to come."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_orders_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "person", name=op.f("pk_orders")),
    )
    op.create_index(op.f("ix_orders_person"), "orders", ["person"])
