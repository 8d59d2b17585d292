"""Ladders, on which people win places from each other by challenges."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"

STATUSES = ("open", "closed")
NEWS = ("climbed", "held", "tied", "no-result", "unanswered", "idle", "placed")
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
    "times",
    "time-agreed",
    "time-call",
    "challenge",
    "challenge-accepted",
    "challenge-closed",
    "ladder-news",
)
SUBJECTS = ("game", "tournament", "challenge", "ladder")
CHECKS = {
    "messagekind": f"kind IN {KINDS}",
    "subject": " + ".join(f"(CASE WHEN {column} IS NULL THEN 0 ELSE 1 END)" for column in SUBJECTS) + " = 1",
}
OTHER_CHECKS = {
    "work": f"work IN {WORKS}",
    "state": "(game IS NULL) = (seq IS NULL) AND (game IS NULL) = (since IS NULL)",
    "message": "message IS NULL OR (delivered_at IS NOT NULL AND channel IS NOT NULL)",
}


def closed(name: str, values: tuple[str, ...]) -> sa.Enum:
    return sa.Enum(*values, name=name, native_enum=False, create_constraint=True, length=32)


def upgrade() -> None:
    op.create_table(
        "ladders",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("organiser", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("status", closed("ladderstatus", STATUSES), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("reach", sa.Integer(), nullable=False),
        sa.Column("answer_days", sa.Integer(), nullable=False),
        sa.Column("idle_days", sa.Integer(), nullable=False),
        sa.Column("look_at", sa.DateTime(), nullable=True),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.Column("ended_at", sa.DateTime(), nullable=True),
        sa.CheckConstraint("(status = 'open') = (ended_at IS NULL)", name=op.f("ck_ladders_ended")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ladders")),
    )
    op.create_table(
        "ladder_members",
        sa.Column("ladder", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("active_at", sa.DateTime(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("lost", sa.Integer(), nullable=False),
        sa.Column("moved", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["ladder"], ["ladders.id"], name=op.f("fk_ladder_members_ladder"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("ladder", "number", name=op.f("pk_ladder_members")),
        sa.UniqueConstraint("ladder", "person", name=op.f("uq_ladder_members_ladder_person")),
    )
    op.create_table(
        "ladder_news",
        sa.Column("ladder", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", closed("newskind", NEWS), nullable=False),
        sa.Column("member", sa.Integer(), nullable=False),
        sa.Column("other", sa.Integer(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=True),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["ladder"], ["ladders.id"], name=op.f("fk_ladder_news_ladder"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("ladder", "number", name=op.f("pk_ladder_news")),
    )
    with op.batch_alter_table("challenges") as challenges:
        challenges.add_column(sa.Column("ladder", sa.String(length=16), nullable=True))
        challenges.add_column(sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.true()))
        challenges.create_foreign_key(
            op.f("fk_challenges_ladder"), "ladders", ["ladder"], ["id"], ondelete="CASCADE"
        )
        if op.get_bind().dialect.name == "sqlite":
            # Alembic's copy of the table has none of the old constraints.
            statuses = ("open", "accepted", "declined", "withdrawn", "expired")
            for name, check in {
                "challengestatus": f"status IN {statuses}",
                "ended": "(status = 'open') = (ended_at IS NULL)",
                "days": "days BETWEEN 1 AND 30",
            }.items():
                challenges.create_check_constraint(op.f(f"ck_challenges_{name}"), check)
    for name, table, columns, conditions, unique in (
        ("uq_ladders_open_name", "ladders", ["guild", "key"], ("status = 'open'",) * 2, True),
        ("ix_ladders_look_at", "ladders", ["look_at"], ("look_at IS NOT NULL",) * 2, False),
        ("ix_challenges_ladder", "challenges", ["ladder", "made_at"], ("ladder IS NOT NULL",) * 2, False),
        ("ix_challenges_unsettled", "challenges", ["ladder"], ("settled = 0", "NOT settled"), False),
    ):
        sqlite_where, postgresql_where = (sa.text(rows) for rows in conditions)
        op.create_index(
            name, table, columns, unique=unique, sqlite_where=sqlite_where, postgresql_where=postgresql_where
        )
    op.create_index("ix_ladders_guild", "ladders", ["guild"])
    op.create_index("ix_ladders_organiser", "ladders", ["organiser"])
    op.create_index("ix_ladder_members_person", "ladder_members", ["person"])
    with op.batch_alter_table("outbox", recreate="auto") as outbox:
        outbox.add_column(sa.Column("ladder", sa.String(length=16), nullable=True))
        outbox.create_foreign_key(op.f("fk_outbox_ladder"), "ladders", ["ladder"], ["id"], ondelete="CASCADE")
        outbox.create_unique_constraint(op.f("uq_outbox_ladder_number"), ["ladder", "number"])
        sqlite = op.get_bind().dialect.name == "sqlite"
        for name, check in CHECKS.items():
            if not sqlite:
                outbox.drop_constraint(op.f(f"ck_outbox_{name}"), type_="check")
            outbox.create_check_constraint(op.f(f"ck_outbox_{name}"), check)
        if sqlite:
            for name, check in OTHER_CHECKS.items():
                outbox.create_check_constraint(op.f(f"ck_outbox_{name}"), check)
