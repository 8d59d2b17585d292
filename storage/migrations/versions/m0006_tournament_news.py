"""Messages that a tournament was paused or resumed, and that a stopped game is played again."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"

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
)


def upgrade() -> None:
    name = op.f("ck_cup_notices_cupnoticekind")
    with op.batch_alter_table("cup_notices", recreate="auto") as notices:
        if op.get_bind().dialect.name != "sqlite":
            # On SQLite, Alembic's copy of the table does not have the old constraint.
            notices.drop_constraint(name, type_="check")
        notices.create_check_constraint(name, f"kind IN {KINDS}")
