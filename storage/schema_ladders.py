"""The tables of ladders: who is on which place, and what has happened there."""

from __future__ import annotations

import sqlalchemy as sa

from model.ladders import LadderStatus, NewsKind
from storage.columns import Moment, enum_type, partial_index
from storage.schema import metadata

ladders = sa.Table(
    "ladders",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("message", sa.BigInteger),
    sa.Column("organiser", sa.BigInteger),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("status", enum_type(LadderStatus), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("reach", sa.Integer, nullable=False),
    sa.Column("answer_days", sa.Integer, nullable=False),
    sa.Column("idle_days", sa.Integer, nullable=False),
    sa.Column("look_at", Moment),
    sa.Column("created_at", Moment, nullable=False),
    sa.Column("ended_at", Moment),
    sa.CheckConstraint("(status = 'open') = (ended_at IS NULL)", name="ended"),
    sa.Index("uq_ladders_open_name", "guild", "key", unique=True, **partial_index("status = 'open'")),
    sa.Index("ix_ladders_guild", "guild"),
    sa.Index("ix_ladders_organiser", "organiser"),
    sa.Index("ix_ladders_look_at", "look_at", **partial_index("look_at IS NOT NULL")),
)

ladder_members = sa.Table(
    "ladder_members",
    metadata,
    sa.Column("ladder", sa.ForeignKey("ladders.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("person", sa.BigInteger),
    sa.Column("name", sa.String(200), nullable=False),
    sa.Column("place", sa.Integer),
    sa.Column("active_at", Moment, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Column("lost", sa.Integer, nullable=False),
    sa.Column("moved", sa.Integer, nullable=False),
    sa.UniqueConstraint("ladder", "person"),
    sa.Index("ix_ladder_members_person", "person"),
)

ladder_news = sa.Table(
    "ladder_news",
    metadata,
    sa.Column("ladder", sa.ForeignKey("ladders.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", enum_type(NewsKind), nullable=False),
    sa.Column("member", sa.Integer, nullable=False),
    sa.Column("other", sa.Integer),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("game", sa.String(16)),
    sa.Column("at", Moment, nullable=False),
)
