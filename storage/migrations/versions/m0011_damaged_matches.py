"""A message of tournaments that one of their games is damaged and cannot go on."""

from __future__ import annotations

from alembic import op

revision = "0011"
down_revision = "0010"

KINDS = (
    "check-in",
    "round",
    "match",
    "thread-lost",
    "reminder",
    "overdue",
    "decided",
    "round-over",
    "ended",
    "cancelled",
    "paused",
    "resumed",
    "replayed",
    "extended",
    "damaged",
)


def upgrade() -> None:
    name = op.f("ck_cup_notices_cupnoticekind")
    with op.batch_alter_table("cup_notices", recreate="auto") as notices:
        if op.get_bind().dialect.name != "sqlite":
            # On SQLite, Alembic's copy of the table does not have the old constraint.
            notices.drop_constraint(name, type_="check")
        notices.create_check_constraint(name, f"kind IN {KINDS}")
