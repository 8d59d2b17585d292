"""The tables. What is true of a row is written as a constraint, so that no path of the code can break it.

A game is its header (`games`), its seats and its log; positions are replayed from them. Everything
else says what is to be done: `deadlines` when to look at a game again, `outbox` (in a file of its own) which
messages must be delivered, `asks` what waits for agreement, `downtimes` when the program was not running,
`delivery_delays` when a turn could not be posted.

Tables and columns keep the names that stored databases have. Some of these are older than the words of the
program: `promise` is a commitment, `mind` a computer player, `asks` are requests to undo, `nights` the quiet hours
that a person has had, `people.discords` is the language of their Discord, `memory` are the program's own values
and `allowances` the rate limits. In the other files `played` are results, `entrants.rests` is the round for which
an entrant has asked for a bye, and `byes.asked` says that a bye was asked for.
"""

from __future__ import annotations

import sqlalchemy as sa

from game.values.ruleset import Colour
from model.games import EntryKind, Maker
from model.guilds import GameOpeners
from model.people import ReminderBy
from model.tables import FirstSeat, GameStatus, HelpLevel, Occupant, TimeOut
from storage.columns import MissingOrJson, Moment, enum_type, partial_index

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("language", sa.String(8)),
    sa.Column("discords", sa.String(8)),
    sa.Column("time_zone", sa.String(64), nullable=False),
    sa.Column("reminder", enum_type(ReminderBy), nullable=False),
    sa.Column("quiet_from", sa.Time),
    sa.Column("quiet_until", sa.Time),
    sa.CheckConstraint("(quiet_from IS NULL) = (quiet_until IS NULL)", name="quiet_both"),
    sa.Index("ix_people_language", "id", "language", **partial_index("language IS NOT NULL")),
)

holidays = sa.Table(
    "holidays",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("begins", Moment, primary_key=True),
    sa.Column("ends", Moment, nullable=False),
    sa.CheckConstraint("begins < ends", name="order"),
)

nights = sa.Table(
    "nights",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("since", Moment, primary_key=True),
    sa.Column("time_zone", sa.String(64), nullable=False),
    sa.Column("quiet_from", sa.Time),
    sa.Column("quiet_until", sa.Time),
    sa.CheckConstraint("(quiet_from IS NULL) = (quiet_until IS NULL)", name="quiet_both"),
)

guilds = sa.Table(
    "guilds",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("language", sa.String(8)),
    sa.Column("channels", sa.JSON, nullable=False),
    sa.Column("openers", enum_type(GameOpeners), nullable=False),
    sa.Column("opener_role", sa.BigInteger),
    sa.Column("mention", sa.Boolean, nullable=False),
    sa.Column("thread_per_game", sa.Boolean, nullable=False),
    sa.Column("theme", sa.String(32), nullable=False),
    sa.Column("retention_days", sa.Integer),
    sa.Column("lobby_days", sa.Integer, nullable=False, server_default="7"),
    sa.Column("defaults", sa.JSON, nullable=False),
    sa.Index("ix_guilds_retention", "id", "retention_days", **partial_index("retention_days IS NOT NULL")),
)

presets = sa.Table(
    "presets",
    metadata,
    sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("options", sa.JSON, nullable=False),
)

UNRECORDED = "status = 'over' AND recorded = 0"

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("guild", sa.BigInteger),
    sa.Column("channel", sa.BigInteger, nullable=False),
    sa.Column("message", sa.BigInteger),
    sa.Column("host", sa.BigInteger),
    sa.Column("status", enum_type(GameStatus), nullable=False),
    sa.Column("ruleset", sa.JSON, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("help", enum_type(HelpLevel), nullable=False),
    sa.Column("turn_seconds", sa.Integer),
    sa.Column("time_out", enum_type(TimeOut), nullable=False),
    sa.Column("holiday_days", sa.Integer, nullable=False),
    sa.Column("first", enum_type(FirstSeat), nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("budget_seconds", sa.Integer),
    sa.Column("seed", sa.String(128), nullable=False),
    sa.Column("promise", sa.String(128), nullable=False),
    sa.Column("rematch_of", sa.ForeignKey("games.id", ondelete="SET NULL")),
    sa.Column("created_at", Moment, nullable=False),
    sa.Column("started_at", Moment),
    sa.Column("ended_at", Moment),
    sa.Column("touched_at", Moment),
    sa.Column("recorded", sa.Boolean, nullable=False, server_default=sa.false()),
    # Empty, and read by earlier releases alone; it can be dropped once none runs beside this one.
    sa.Column("kept_for", sa.BigInteger),
    sa.CheckConstraint("seats BETWEEN 2 AND 6", name="seats"),
    sa.CheckConstraint("turn_seconds > 0", name="turn_seconds"),
    sa.CheckConstraint("status != 'running' OR started_at IS NOT NULL", name="started"),
    sa.Index(
        "uq_games_living_channel", "channel", unique=True, **partial_index("status IN ('lobby', 'running')")
    ),
    sa.Index("ix_games_waiting", "status", "guild", **partial_index("status = 'lobby'")),
    sa.Index("ix_games_running", "status", "started_at", **partial_index("status = 'running'")),
    sa.Index("ix_games_channel_started", "channel", "started_at", **partial_index("started_at IS NOT NULL")),
    sa.Index("ix_games_guild_ended", "guild", "ended_at", **partial_index("ended_at IS NOT NULL")),
    sa.Index(
        "ix_games_unrecorded", "ended_at", **partial_index(UNRECORDED, "status = 'over' AND NOT recorded")
    ),
    sa.Index("ix_games_rematch_of", "rematch_of", **partial_index("rematch_of IS NOT NULL")),
    sa.Index("ix_games_host", "host", **partial_index("host IS NOT NULL")),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True),
    sa.Column("colour", enum_type(Colour), nullable=False),
    sa.Column("occupant", enum_type(Occupant), nullable=False),
    sa.Column("person", sa.BigInteger, index=True),
    sa.Column("name", sa.String(200), nullable=False),
    sa.Column("mind", sa.String(32), key="opponent"),
    sa.UniqueConstraint("game", "colour"),
    sa.UniqueConstraint("game", "person"),
    sa.CheckConstraint("place BETWEEN 0 AND 5", name="place"),
    sa.CheckConstraint("(occupant = 'computer') = (mind IS NOT NULL)", name="mind"),
    sa.CheckConstraint("occupant = 'person' OR person IS NULL", name="person"),
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", enum_type(EntryKind), nullable=False),
    sa.Column("text", sa.String(64), nullable=False),
    sa.Column("tile", sa.String(8), nullable=False),
    sa.Column("digest", sa.String(8), nullable=False),
    sa.Column("maker", enum_type(Maker), nullable=False),
    sa.Column("person", sa.BigInteger, index=True),
    sa.Column("at", Moment, nullable=False),
    sa.CheckConstraint("seq >= 1", name="seq"),
    sa.CheckConstraint("length(digest) = 8", name="digest"),
)

deadlines = sa.Table(
    "deadlines",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("look_at", Moment, index=True),
    sa.Column("colour", enum_type(Colour), nullable=False),
    sa.Column("turn_seq", sa.Integer, nullable=False),
    sa.Column("began_at", Moment, nullable=False),
    sa.Column("ends_at", Moment, index=True),
    sa.Column("paused_until", Moment),
    sa.Column("changed_at", Moment, nullable=False),
    sa.Column("budgets", MissingOrJson),
    sa.Column("out_at", Moment),
    sa.Column("leased_by", sa.String(32)),
    sa.Column("leased_until", Moment),
    sa.Index("ix_deadlines_out_at", "out_at", **partial_index("out_at IS NOT NULL")),
)

downtimes = sa.Table(
    "downtimes",
    metadata,
    sa.Column("begins", Moment, primary_key=True),
    sa.Column("ends", Moment, nullable=False),
    sa.CheckConstraint("begins < ends", name="order"),
)

delivery_delays = sa.Table(
    "delivery_delays",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("begins", Moment, primary_key=True),
    sa.Column("ends", Moment, nullable=False),
    sa.CheckConstraint("begins < ends", name="order"),
)

asks = sa.Table(
    "asks",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("colour", enum_type(Colour), nullable=False),
    sa.Column("back_to", sa.Integer, nullable=False),
    sa.CheckConstraint("back_to >= 0 AND back_to < seq", name="back"),
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("turns", sa.Text, nullable=False),
    sa.Column("failed", sa.Boolean, nullable=False, server_default=sa.false()),
)

file_reviews = sa.Table(
    "file_reviews",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("turns", sa.Text, nullable=False),
    sa.Column("failed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("made_at", Moment, nullable=False, index=True),
)

agreements = sa.Table(
    "agreements",
    metadata,
    sa.Column("game", sa.ForeignKey("asks.game", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
)

stop_agreements = sa.Table(
    "stop_agreements",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
    sa.Column("seq", sa.Integer, nullable=False, server_default="0"),
)

orders = sa.Table(
    "orders",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("text", sa.String(64), nullable=False),
)

program_values = sa.Table(
    "memory",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(256), nullable=False),
)

rate_limits = sa.Table(
    "allowances",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("free_at", sa.Double, nullable=False),
)
"""When each rate limit allows its whole burst again, in seconds since 1970. Used in shared databases only."""

alerts = sa.Table(
    "alerts",
    metadata,
    sa.Column("subject", sa.String(32), primary_key=True),
    sa.Column("what", sa.String(64), primary_key=True),
    sa.Column("made_at", Moment, nullable=False, index=True),
)
