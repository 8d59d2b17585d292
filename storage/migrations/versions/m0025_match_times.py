"""Times on which the two players of a match agree."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"

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
    "times",
    "time-agreed",
    "time-call",
    "challenge",
    "challenge-accepted",
    "challenge-closed",
)

WORKS = ("post", "refresh-clock", "disable-controls")
OTHER_CHECKS = {
    "work": f"work IN {WORKS}",
    "subject": "(CASE WHEN game IS NULL THEN 0 ELSE 1 END) + (CASE WHEN tournament IS NULL THEN 0 ELSE 1 END)"
    " + (CASE WHEN challenge IS NULL THEN 0 ELSE 1 END) = 1",
    "state": "(game IS NULL) = (seq IS NULL) AND (game IS NULL) = (since IS NULL)",
    "message": "message IS NULL OR (delivered_at IS NOT NULL AND channel IS NOT NULL)",
}


def upgrade() -> None:
    op.add_column("matches", sa.Column("proposed_by", sa.Integer(), nullable=True))
    op.add_column("matches", sa.Column("proposed", sa.JSON(), nullable=True))
    op.add_column("matches", sa.Column("agreed_at", sa.DateTime(), nullable=True))
    op.add_column("matches", sa.Column("called", sa.Boolean(), nullable=False, server_default=sa.false()))
    kind = op.f("ck_outbox_messagekind")
    with op.batch_alter_table("outbox", recreate="auto") as outbox:
        if op.get_bind().dialect.name != "sqlite":
            outbox.drop_constraint(kind, type_="check")
        else:
            # On SQLite, Alembic's copy of the table has none of the old constraints.
            for name, check in OTHER_CHECKS.items():
                outbox.create_check_constraint(op.f(f"ck_outbox_{name}"), check)
        outbox.create_check_constraint(kind, f"kind IN {KINDS}")
