"""The tile of the day: plans of servers, puzzles, answers, and messages about them in the outbox."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"

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
    "ladder-news",
    "puzzle",
    "puzzle-solution",
)
SUBJECTS = ("game", "tournament", "challenge", "ladder", "guild")
CHANGED = {
    "messagekind": f"kind IN {KINDS}",
    "subject": " + ".join(f"(CASE WHEN {column} IS NULL THEN 0 ELSE 1 END)" for column in SUBJECTS) + " = 1",
}
VERDICTS = ("best", "placed", "other")


def upgrade() -> None:
    op.create_table(
        "puzzle_plans",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Time(), nullable=False),
        sa.Column("time_zone", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("next_at", sa.DateTime(), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guild", name=op.f("pk_puzzle_plans")),
    )
    op.create_index(
        "ix_puzzle_plans_next_at",
        "puzzle_plans",
        ["next_at"],
        sqlite_where=sa.text("active = 1"),
        postgresql_where=sa.text("active"),
    )
    op.create_table(
        "puzzles",
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("source", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("posted_at", sa.DateTime(), nullable=True),
        sa.Column("closed_at", sa.DateTime(), nullable=True),
        sa.CheckConstraint("(number IS NULL) = (posted_at IS NULL)", name=op.f("ck_puzzles_posted")),
        sa.CheckConstraint("closed_at IS NULL OR posted_at IS NOT NULL", name=op.f("ck_puzzles_closed")),
        sa.ForeignKeyConstraint(
            ["guild"], ["puzzle_plans.guild"], name=op.f("fk_puzzles_guild"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild", "source", name=op.f("pk_puzzles")),
        sa.UniqueConstraint("guild", "number", name=op.f("uq_puzzles_guild_number")),
    )
    is_open = sa.text("posted_at IS NOT NULL AND closed_at IS NULL")
    op.create_index(
        "uq_puzzles_open", "puzzles", ["guild"], unique=True, sqlite_where=is_open, postgresql_where=is_open
    )
    op.create_table(
        "puzzle_answers",
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("moves", sa.String(length=64), nullable=False),
        sa.Column(
            "verdict",
            sa.Enum(*VERDICTS, name="verdict", native_enum=False, create_constraint=True, length=32),
            nullable=False,
        ),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild"], ["puzzle_plans.guild"], name=op.f("fk_puzzle_answers_guild"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild", "number", "person", name=op.f("pk_puzzle_answers")),
    )
    op.create_index("ix_puzzle_answers_person", "puzzle_answers", ["person"])
    with op.batch_alter_table("outbox", recreate="auto") as outbox:
        outbox.add_column(sa.Column("guild", sa.BigInteger(), nullable=True))
        outbox.add_column(sa.Column("puzzle", sa.Integer(), nullable=True))
        outbox.create_foreign_key(
            op.f("fk_outbox_guild"), "puzzle_plans", ["guild"], ["guild"], ondelete="CASCADE"
        )
        outbox.create_unique_constraint(op.f("uq_outbox_guild_number"), ["guild", "number"])
        outbox.create_check_constraint(op.f("ck_outbox_puzzle"), "(guild IS NULL) = (puzzle IS NULL)")
        for name, check in CHANGED.items():
            if op.get_bind().dialect.name != "sqlite":
                # On SQLite, Alembic's copy of the table does not have the old constraint.
                outbox.drop_constraint(op.f(f"ck_outbox_{name}"), type_="check")
            outbox.create_check_constraint(op.f(f"ck_outbox_{name}"), check)
