"""Waiting lists, reserve players for byes, and byes that were asked for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

KINDS = (
    "turn",
    "ended",
    "stopped",
    "vote",
    "half",
    "tenth",
    "check-in",
    "round",
    "match",
    "thread-lost",
    "match-reminder",
    "overdue",
    "decided",
    "round-over",
    "tournament-ended",
    "cancelled",
    "paused",
    "resumed",
    "replayed",
    "extended",
    "moved-up",
    "damaged",
)


def upgrade() -> None:
    op.add_column("entrants", sa.Column("reserve", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("entrants", sa.Column("rests", sa.Integer(), nullable=True))
    op.add_column("byes", sa.Column("asked", sa.Boolean(), nullable=False, server_default=sa.false()))
    name = op.f("ck_outbox_messagekind")
    with op.batch_alter_table("outbox", recreate="auto") as outbox:
        if op.get_bind().dialect.name != "sqlite":
            # On SQLite, Alembic's copy of the table does not have the old constraint.
            outbox.drop_constraint(name, type_="check")
        outbox.create_check_constraint(name, f"kind IN {KINDS}")
