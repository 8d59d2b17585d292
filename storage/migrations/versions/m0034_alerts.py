"""Alerts that were made lately, so that all processes know them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from storage.columns import Moment

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    op.create_table(
        "alerts",
        sa.Column("subject", sa.String(length=32), nullable=False),
        sa.Column("what", sa.String(length=64), nullable=False),
        sa.Column("made_at", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("subject", "what", name=op.f("pk_alerts")),
    )
    op.create_index("ix_alerts_made_at", "alerts", ["made_at"])
