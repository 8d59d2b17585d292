"""A tournament can be a season of a league, which follows a previous one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"

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
    "season",
)
FOLLOWS = sa.text("previous IS NOT NULL AND status != 'cancelled'")


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("previous", sa.String(16), nullable=True))
    op.add_column("tournaments", sa.Column("season", sa.Integer(), nullable=False, server_default="1"))
    op.create_index(
        "uq_tournaments_previous",
        "tournaments",
        ["previous"],
        unique=True,
        sqlite_where=FOLLOWS,
        postgresql_where=FOLLOWS,
    )
    name = op.f("ck_outbox_messagekind")
    with op.batch_alter_table("outbox", recreate="auto") as outbox:
        if op.get_bind().dialect.name != "sqlite":
            # On SQLite, Alembic's copy of the table does not have the old constraint.
            outbox.drop_constraint(name, type_="check")
        outbox.create_check_constraint(name, f"kind IN {KINDS}")
