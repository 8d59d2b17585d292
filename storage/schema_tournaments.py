"""The tables of tournaments: who entered, rounds, matches with their games and results, what referees decided."""

from __future__ import annotations

import sqlalchemy as sa

from model.matches import DecisionKind, MatchEnding
from model.tournaments import Format, Stage, TournamentStatus
from storage.columns import MissingOrJson, Moment, enum_type, partial_index
from storage.schema import metadata

OPEN = "status NOT IN ('over', 'cancelled')"
FOLLOWS = "previous IS NOT NULL AND status != 'cancelled'"
"""Rows of seasons that follow a previous one. Each has one follower, or another if that was cancelled."""
UNDER_WAY = partial_index("counted = 1 AND scores IS NULL", "counted AND scores IS NULL")

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("guild", sa.BigInteger, nullable=False),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("message", sa.BigInteger),
    sa.Column("organiser", sa.BigInteger),
    sa.Column("role", sa.BigInteger),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("status", enum_type(TournamentStatus), nullable=False),
    sa.Column("paused", sa.Boolean, nullable=False),
    sa.Column("format", enum_type(Format), nullable=False),
    sa.Column("plan", sa.JSON, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("sign_up_until", Moment, nullable=False),
    sa.Column("look_at", Moment, index=True),
    sa.Column("paused_at", Moment),
    sa.Column("created_at", Moment, nullable=False),
    sa.Column("ended_at", Moment),
    sa.Column("previous", sa.String(16)),
    sa.Column("season", sa.Integer, nullable=False, server_default="1"),
    sa.CheckConstraint("paused = (paused_at IS NOT NULL)", name="paused"),
    sa.Index("uq_tournaments_open_name", "guild", "key", unique=True, **partial_index(OPEN)),
    sa.Index("uq_tournaments_previous", "previous", unique=True, **partial_index(FOLLOWS)),
    sa.Index("ix_tournaments_guild", "guild"),
    sa.Index("ix_tournaments_organiser", "organiser"),
)

entrants = sa.Table(
    "entrants",
    metadata,
    sa.Column("tournament", sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("person", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(200), nullable=False),
    sa.Column("seed", sa.Integer),
    sa.Column("checked_in", sa.Boolean, nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False),
    sa.Column("reserve", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("rests", sa.Integer),
    sa.Column("team", sa.Integer),
    sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.UniqueConstraint("tournament", "person"),
    sa.Index("ix_entrants_person", "person"),
)

teams = sa.Table(
    "teams",
    metadata,
    sa.Column("tournament", sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.UniqueConstraint("tournament", "key"),
)

rounds = sa.Table(
    "rounds",
    metadata,
    sa.Column("tournament", sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("stage", enum_type(Stage), nullable=False),
    sa.Column("seed", sa.String(128)),
    sa.Column("promise", sa.String(128)),
    sa.Column("started_at", Moment, nullable=False),
    sa.Column("ended_at", Moment),
)

byes = sa.Table(
    "byes",
    metadata,
    sa.Column("tournament", sa.String(16), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("entrant", sa.Integer, primary_key=True),
    sa.Column("asked", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.ForeignKeyConstraint(
        ["tournament", "round"], ["rounds.tournament", "rounds.number"], ondelete="CASCADE"
    ),
    sa.ForeignKeyConstraint(["tournament", "entrant"], ["entrants.tournament", "entrants.number"]),
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("tournament", sa.String(16), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("channel", sa.BigInteger),
    sa.Column("ends_at", Moment, nullable=False),
    sa.Column("reminded", sa.Boolean, nullable=False),
    sa.Column("overdue", sa.Boolean, nullable=False),
    sa.Column("ending", enum_type(MatchEnding)),
    sa.Column("ended_at", Moment),
    sa.Column("proposed_by", sa.Integer),
    sa.Column("proposed", MissingOrJson),
    sa.Column("agreed_at", Moment),
    sa.Column("called", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.CheckConstraint("(ending IS NULL) = (ended_at IS NULL)", name="ended"),
    sa.ForeignKeyConstraint(
        ["tournament", "round"], ["rounds.tournament", "rounds.number"], ondelete="CASCADE"
    ),
    sa.Index("ix_matches_channel", "channel"),
    sa.Index("ix_matches_open", "channel", **partial_index("ending IS NULL")),
)

team_matches = sa.Table(
    "team_matches",
    metadata,
    sa.Column("tournament", sa.String(16), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("home", sa.Integer, nullable=False),
    sa.Column("away", sa.Integer),
    sa.Column("line_ups_until", Moment, nullable=False),
    sa.Column("home_in", sa.Boolean, nullable=False),
    sa.Column("away_in", sa.Boolean, nullable=False),
    sa.Column("published_at", Moment),
    sa.Column("reminded", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.ForeignKeyConstraint(
        ["tournament", "round"], ["rounds.tournament", "rounds.number"], ondelete="CASCADE"
    ),
)

line_ups = sa.Table(
    "line_ups",
    metadata,
    sa.Column("tournament", sa.String(16), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("team", sa.Integer, primary_key=True),
    sa.Column("board", sa.Integer, primary_key=True),
    sa.Column("entrant", sa.Integer, nullable=False),
    sa.UniqueConstraint("tournament", "round", "team", "entrant"),
    sa.ForeignKeyConstraint(
        ["tournament", "round"], ["rounds.tournament", "rounds.number"], ondelete="CASCADE"
    ),
)
"""The entrant whom a captain wants to play at each board; deleted when the line-ups are published."""

match_seats = sa.Table(
    "match_seats",
    metadata,
    sa.Column("tournament", sa.String(16), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("match", sa.Integer, primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True),
    sa.Column("entrant", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer),
    sa.Column("half_wins", sa.Integer),
    sa.Column("absent", sa.Boolean, nullable=False),
    sa.UniqueConstraint("tournament", "round", "match", "entrant"),
    sa.ForeignKeyConstraint(
        ["tournament", "round", "match"],
        ["matches.tournament", "matches.round", "matches.number"],
        ondelete="CASCADE",
    ),
    sa.ForeignKeyConstraint(["tournament", "entrant"], ["entrants.tournament", "entrants.number"]),
)

match_games = sa.Table(
    "match_games",
    metadata,
    sa.Column("game", sa.String(16), primary_key=True),
    sa.Column("tournament", sa.String(16), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("match", sa.Integer, nullable=False),
    sa.Column("leg", sa.Integer, nullable=False),
    sa.Column("counted", sa.Boolean, nullable=False),
    sa.Column("scores", MissingOrJson),
    sa.Column("winners", MissingOrJson),
    sa.ForeignKeyConstraint(
        ["tournament", "round", "match"],
        ["matches.tournament", "matches.round", "matches.number"],
        ondelete="CASCADE",
    ),
    sa.Index(
        "uq_match_games_leg", "tournament", "round", "match", "leg", unique=True, **partial_index("counted")
    ),
    sa.Index("ix_match_games_match", "tournament", "round", "match"),
    sa.Index("ix_match_games_open", "tournament", "round", "match", "game", **UNDER_WAY),
)

decisions = sa.Table(
    "decisions",
    metadata,
    sa.Column("tournament", sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", enum_type(DecisionKind), nullable=False),
    sa.Column("referee", sa.BigInteger),
    sa.Column("round", sa.Integer),
    sa.Column("match", sa.Integer),
    sa.Column("entrant", sa.Integer),
    sa.Column("at", Moment, nullable=False),
    sa.Index("ix_decisions_referee", "referee"),
)
