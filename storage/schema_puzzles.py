"""The tables of the tile of the day: a plan for each server, its puzzles, and the answers to them."""

from __future__ import annotations

import sqlalchemy as sa

from game.puzzles.puzzle import Verdict
from storage.columns import Moment, enum_type, partial_index
from storage.schema import metadata

puzzle_plans = sa.Table(
    "puzzle_plans",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("at", sa.Time, nullable=False),
    sa.Column("time_zone", sa.String(64), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("next_at", Moment, nullable=False),
    sa.Column("active", sa.Boolean, nullable=False),
    sa.Index("ix_puzzle_plans_next_at", "next_at", **partial_index("active = 1", "active")),
)

puzzles = sa.Table(
    "puzzles",
    metadata,
    sa.Column("guild", sa.ForeignKey("puzzle_plans.guild", ondelete="CASCADE"), primary_key=True),
    sa.Column("source", sa.String(64), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("number", sa.Integer),
    sa.Column("posted_at", Moment),
    sa.Column("closed_at", Moment),
    sa.UniqueConstraint("guild", "number"),
    sa.CheckConstraint("(number IS NULL) = (posted_at IS NULL)", name="posted"),
    sa.CheckConstraint("closed_at IS NULL OR posted_at IS NOT NULL", name="closed"),
    sa.Index(
        "uq_puzzles_open",
        "guild",
        unique=True,
        **partial_index("posted_at IS NOT NULL AND closed_at IS NULL"),
    ),
)

puzzle_answers = sa.Table(
    "puzzle_answers",
    metadata,
    sa.Column("guild", sa.ForeignKey("puzzle_plans.guild", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
    sa.Column("moves", sa.String(64), nullable=False),
    sa.Column("verdict", enum_type(Verdict), nullable=False),
    sa.Column("at", Moment, nullable=False),
)
