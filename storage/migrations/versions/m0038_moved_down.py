"""A message to an entrant who loses their place to a player of the last season."""

from __future__ import annotations

from alembic import op

revision = "0038"
down_revision = "0037"

KINDS = (
    "turn",
    "ended",
    "stopped",
    "vote",
    "stop-vote",
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
    "moved-down",
    "damaged",
    "season",
    "times",
    "time-agreed",
    "time-call",
    "line-ups",
    "line-up-reminder",
    "challenge",
    "challenge-accepted",
    "challenge-closed",
    "ladder-news",
    "puzzle",
    "puzzle-solution",
)


def upgrade() -> None:
    kind = op.f("ck_outbox_messagekind")
    with op.batch_alter_table("outbox", recreate="auto") as outbox:
        if op.get_bind().dialect.name != "sqlite":
            # On SQLite, Alembic's copy of the table does not have the old constraint.
            outbox.drop_constraint(kind, type_="check")
        outbox.create_check_constraint(kind, f"kind IN {KINDS}")
