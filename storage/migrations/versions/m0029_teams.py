"""Teams, their matches at boards, and the line-ups that captains hand in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"

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
    "line-ups",
    "challenge",
    "challenge-accepted",
    "challenge-closed",
    "ladder-news",
    "puzzle",
    "puzzle-solution",
)


def upgrade() -> None:
    op.create_table(
        "teams",
        sa.Column("tournament", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_teams_tournament"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_teams")),
        sa.UniqueConstraint("tournament", "key", name=op.f("uq_teams_tournament_key")),
    )
    op.create_table(
        "team_matches",
        sa.Column("tournament", sa.String(length=16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("home", sa.Integer(), nullable=False),
        sa.Column("away", sa.Integer(), nullable=True),
        sa.Column("line_ups_until", sa.DateTime(), nullable=False),
        sa.Column("home_in", sa.Boolean(), nullable=False),
        sa.Column("away_in", sa.Boolean(), nullable=False),
        sa.Column("published_at", sa.DateTime(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament", "round"],
            ["rounds.tournament", "rounds.number"],
            name=op.f("fk_team_matches_tournament_round"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name=op.f("pk_team_matches")),
    )
    op.create_table(
        "line_ups",
        sa.Column("tournament", sa.String(length=16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("team", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("entrant", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament", "round"],
            ["rounds.tournament", "rounds.number"],
            name=op.f("fk_line_ups_tournament_round"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "team", "board", name=op.f("pk_line_ups")),
        sa.UniqueConstraint(
            "tournament", "round", "team", "entrant", name=op.f("uq_line_ups_tournament_round_team_entrant")
        ),
    )
    op.add_column("entrants", sa.Column("team", sa.Integer(), nullable=True))
    op.add_column("entrants", sa.Column("confirmed", sa.Boolean(), nullable=False, server_default=sa.true()))
    kind = op.f("ck_outbox_messagekind")
    with op.batch_alter_table("outbox", recreate="auto") as outbox:
        if op.get_bind().dialect.name != "sqlite":
            # On SQLite, Alembic's copy of the table does not have the old constraint.
            outbox.drop_constraint(kind, type_="check")
        outbox.create_check_constraint(kind, f"kind IN {KINDS}")
