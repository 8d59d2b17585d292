"""The table of challenges. Two people of a server may have one open: `low` and `high` are their ids then."""

from __future__ import annotations

import sqlalchemy as sa

from model.challenges import ChallengeStatus
from storage.columns import Moment, enum_type, partial_index
from storage.schema import metadata

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("challenger", sa.BigInteger),
    sa.Column("challenger_name", sa.String(200), nullable=False),
    sa.Column("challenged", sa.BigInteger),
    sa.Column("challenged_name", sa.String(200), nullable=False),
    sa.Column("low", sa.BigInteger),
    sa.Column("high", sa.BigInteger),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("status", enum_type(ChallengeStatus), nullable=False),
    sa.Column("days", sa.Integer, nullable=False),
    sa.Column("made_at", Moment, nullable=False),
    sa.Column("answer_by", Moment, nullable=False),
    sa.Column("look_at", Moment),
    sa.Column("ended_at", Moment),
    sa.Column("game", sa.ForeignKey("games.id", ondelete="SET NULL")),
    sa.Column("thread", sa.BigInteger),
    sa.Column("ladder", sa.ForeignKey("ladders.id", ondelete="CASCADE")),
    sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.UniqueConstraint("guild", "low", "high"),
    sa.CheckConstraint("(status = 'open') = (ended_at IS NULL)", name="ended"),
    sa.CheckConstraint("days BETWEEN 1 AND 30", name="days"),
    sa.Index("ix_challenges_look_at", "look_at", **partial_index("look_at IS NOT NULL")),
    sa.Index("ix_challenges_challenger", "challenger"),
    sa.Index("ix_challenges_challenged", "challenged"),
    sa.Index("ix_challenges_ladder", "ladder", "made_at", **partial_index("ladder IS NOT NULL")),
    sa.Index("ix_challenges_unsettled", "ladder", **partial_index("settled = 0", "NOT settled")),
    sa.Index("ix_challenges_game", "game", **partial_index("game IS NOT NULL")),
)
