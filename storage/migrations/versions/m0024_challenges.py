"""Challenges that wait some days for an answer, and their messages in the outbox."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"

STATUSES = ("open", "accepted", "declined", "withdrawn", "expired")
WORKS = ("post", "refresh-clock", "disable-controls")
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
    "challenge",
    "challenge-accepted",
    "challenge-closed",
)
CHECKS = {
    "messagekind": f"kind IN {KINDS}",
    "subject": "(CASE WHEN game IS NULL THEN 0 ELSE 1 END) + (CASE WHEN tournament IS NULL THEN 0 ELSE 1 END)"
    " + (CASE WHEN challenge IS NULL THEN 0 ELSE 1 END) = 1",
}
OTHER_CHECKS = {
    "work": f"work IN {WORKS}",
    "state": "(game IS NULL) = (seq IS NULL) AND (game IS NULL) = (since IS NULL)",
    "message": "message IS NULL OR (delivered_at IS NOT NULL AND channel IS NOT NULL)",
}


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("challenger", sa.BigInteger(), nullable=True),
        sa.Column("challenger_name", sa.String(length=200), nullable=False),
        sa.Column("challenged", sa.BigInteger(), nullable=True),
        sa.Column("challenged_name", sa.String(length=200), nullable=False),
        sa.Column("low", sa.BigInteger(), nullable=True),
        sa.Column("high", sa.BigInteger(), nullable=True),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column(
            "status",
            sa.Enum(*STATUSES, name="challengestatus", native_enum=False, create_constraint=True, length=32),
            nullable=False,
        ),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.DateTime(), nullable=False),
        sa.Column("answer_by", sa.DateTime(), nullable=False),
        sa.Column("look_at", sa.DateTime(), nullable=True),
        sa.Column("ended_at", sa.DateTime(), nullable=True),
        sa.Column("game", sa.String(length=16), nullable=True),
        sa.Column("thread", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("(status = 'open') = (ended_at IS NULL)", name=op.f("ck_challenges_ended")),
        sa.CheckConstraint("days BETWEEN 1 AND 30", name=op.f("ck_challenges_days")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_challenges_game"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenges")),
        sa.UniqueConstraint("guild", "low", "high", name=op.f("uq_challenges_guild_low_high")),
    )
    op.create_index("ix_challenges_challenger", "challenges", ["challenger"])
    op.create_index("ix_challenges_challenged", "challenges", ["challenged"])
    for name, column in (("ix_challenges_look_at", "look_at"), ("ix_challenges_game", "game")):
        condition = sa.text(f"{column} IS NOT NULL")
        op.create_index(name, "challenges", [column], sqlite_where=condition, postgresql_where=condition)
    with op.batch_alter_table("outbox", recreate="auto") as outbox:
        outbox.add_column(sa.Column("challenge", sa.String(length=16), nullable=True))
        outbox.create_foreign_key(
            op.f("fk_outbox_challenge"), "challenges", ["challenge"], ["id"], ondelete="CASCADE"
        )
        outbox.create_unique_constraint(op.f("uq_outbox_challenge_number"), ["challenge", "number"])
        sqlite = op.get_bind().dialect.name == "sqlite"
        for name, check in CHECKS.items():
            if not sqlite:
                outbox.drop_constraint(op.f(f"ck_outbox_{name}"), type_="check")
            outbox.create_check_constraint(op.f(f"ck_outbox_{name}"), check)
        if sqlite:
            # Alembic's copy of the table has none of the old constraints.
            for name, check in OTHER_CHECKS.items():
                outbox.create_check_constraint(op.f(f"ck_outbox_{name}"), check)
