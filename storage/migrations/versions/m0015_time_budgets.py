"""A time budget for each player of a game, the quiet hours that stop its clock, and who won the game of a match."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

ALWAYS = datetime(2000, 1, 1)  # noqa: DTZ001 - moments are stored without a zone
"""The start of quiet hours whose real start is not known."""


def upgrade() -> None:
    op.add_column("games", sa.Column("budget_seconds", sa.Integer(), nullable=True))
    op.add_column("deadlines", sa.Column("budgets", sa.JSON(), nullable=True))
    op.add_column("deadlines", sa.Column("out_at", sa.DateTime(), nullable=True))
    known = sa.text("out_at IS NOT NULL")
    op.create_index(
        "ix_deadlines_out_at", "deadlines", ["out_at"], sqlite_where=known, postgresql_where=known
    )
    op.add_column("match_games", sa.Column("winners", sa.JSON(), nullable=True))
    op.create_table(
        "nights",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.DateTime(), nullable=False),
        sa.Column("time_zone", sa.String(length=64), nullable=False),
        sa.Column("quiet_from", sa.Time(), nullable=True),
        sa.Column("quiet_until", sa.Time(), nullable=True),
        sa.CheckConstraint("(quiet_from IS NULL) = (quiet_until IS NULL)", name=op.f("ck_nights_quiet_both")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_nights_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "since", name=op.f("pk_nights")),
    )
    copied = sa.text(
        "INSERT INTO nights (person, since, time_zone, quiet_from, quiet_until) "
        "SELECT id, :since, time_zone, quiet_from, quiet_until FROM people WHERE quiet_from IS NOT NULL"
    ).bindparams(sa.bindparam("since", ALWAYS, type_=sa.DateTime()))
    op.execute(copied)
