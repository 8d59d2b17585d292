"""The tables of results and ratings.

They name games without pointing at them: a server may forget a game's log after some days,
and its result and what it did to ratings stay.
"""

from __future__ import annotations

import sqlalchemy as sa

from game.values.ruleset import Edition
from game.values.tiles import FeatureKind
from model.results import Ending, RecordKind
from storage.columns import Moment, enum_type, partial_index
from storage.schema import metadata

played = sa.Table(
    "played",
    metadata,
    sa.Column("game", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("guild", sa.BigInteger),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("edition", enum_type(Edition), nullable=False),
    sa.Column("expansions", sa.String(16)),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("ending", enum_type(Ending), nullable=False),
    sa.Column("void", sa.Boolean, nullable=False),
    sa.Column("tiles", sa.Integer, nullable=False),
    sa.Column("ended_at", Moment, nullable=False),
    sa.UniqueConstraint("number"),
    sa.Index("ix_played_guild", "guild"),
)

played_seats = sa.Table(
    "played_seats",
    metadata,
    sa.Column("game", sa.ForeignKey("played.game", ondelete="CASCADE"), primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True),
    sa.Column("person", sa.BigInteger, index=True),
    sa.Column("mind", sa.String(32), key="opponent"),
    sa.Column("name", sa.String(200), nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("left", sa.Boolean, nullable=False),
    sa.Column("turns", sa.Integer, nullable=False),
    sa.Column("in_time", sa.Integer, nullable=False),
    sa.Column("fastest_seconds", sa.Integer),
    sa.Column("played_enough", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("substituted", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("margin", sa.Integer),
    sa.CheckConstraint("in_time BETWEEN 0 AND turns", name="in_time"),
    sa.CheckConstraint("rank BETWEEN 1 AND 6", name="rank"),
    sa.Index("ix_played_seats_points", "points", **partial_index("person IS NOT NULL")),
    sa.Index("ix_played_seats_margin", "margin", **partial_index("margin IS NOT NULL")),
    sa.Index("ix_played_seats_fastest", "fastest_seconds", **partial_index("fastest_seconds IS NOT NULL")),
)

played_features = sa.Table(
    "played_features",
    metadata,
    sa.Column("game", sa.String(16), primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True),
    sa.Column("kind", enum_type(FeatureKind), primary_key=True),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("best_points", sa.Integer, nullable=False),
    sa.Column("best_tiles", sa.Integer, nullable=False),
    sa.ForeignKeyConstraint(
        ["game", "place"], ["played_seats.game", "played_seats.place"], ondelete="CASCADE"
    ),
    sa.Index("ix_played_features_best_points", "kind", "best_points"),
    sa.Index("ix_played_features_best_tiles", "kind", "best_tiles"),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("edition", sa.String(16), primary_key=True),
    sa.Column("computers", sa.Boolean, primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("mean", sa.Double, nullable=False),
    sa.Column("uncertainty", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("shown", sa.Integer, nullable=False),
    sa.Index("ix_ratings_board", "guild", "seats", "edition", "computers", "shown"),
    sa.Index("ix_ratings_player", "player"),
)

records = sa.Table(
    "records",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("kind", enum_type(RecordKind), primary_key=True),
    sa.Column("value", sa.Integer, nullable=False),
    sa.Column("person", sa.BigInteger, nullable=False, index=True),
    sa.Column("game", sa.ForeignKey("played.game", ondelete="CASCADE"), nullable=False, index=True),
)

rating_changes = sa.Table(
    "rating_changes",
    metadata,
    sa.Column("game", sa.ForeignKey("played.game", ondelete="CASCADE"), primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True),
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("before", sa.Integer, nullable=False),
    sa.Column("after", sa.Integer, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)
