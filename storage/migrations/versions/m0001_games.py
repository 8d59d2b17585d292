"""The tables of the first release: games and their logs, messages to deliver, people and servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _closed(name: str, *values: str) -> sa.Enum:
    return sa.Enum(*values, native_enum=False, create_constraint=True, length=32, name=name)


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=True),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("host", sa.BigInteger(), nullable=True),
        sa.Column("status", _closed("gamestatus", "lobby", "running", "over", "stopped"), nullable=False),
        sa.Column("ruleset", sa.JSON(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("help", _closed("helplevel", "full", "standard", "purist"), nullable=False),
        sa.Column("turn_seconds", sa.Integer(), nullable=True),
        sa.Column(
            "time_out", _closed("timeout", "computer-plays", "random-tile", "hand-over"), nullable=False
        ),
        sa.Column("holiday_days", sa.Integer(), nullable=False),
        sa.Column("first", _closed("firstseat", "chance", "tile-draw", "as-seated"), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("seed", sa.String(length=128), nullable=False),
        sa.Column("promise", sa.String(length=128), nullable=False),
        sa.Column("rematch_of", sa.String(length=16), nullable=True),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.Column("started_at", sa.DateTime(), nullable=True),
        sa.Column("ended_at", sa.DateTime(), nullable=True),
        sa.CheckConstraint("status != 'running' OR started_at IS NOT NULL", name=op.f("ck_games_started")),
        sa.CheckConstraint("seats BETWEEN 2 AND 6", name=op.f("ck_games_seats")),
        sa.CheckConstraint("turn_seconds > 0", name=op.f("ck_games_turn_seconds")),
        sa.ForeignKeyConstraint(
            ["rematch_of"], ["games.id"], name=op.f("fk_games_rematch_of"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    op.create_index("ix_games_guild_status", "games", ["guild", "status"], unique=False)
    op.create_index(
        "uq_games_living_channel",
        "games",
        ["channel"],
        unique=True,
        sqlite_where=sa.text("status IN ('lobby', 'running')"),
        postgresql_where=sa.text("status IN ('lobby', 'running')"),
    )
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("channels", sa.JSON(), nullable=False),
        sa.Column("openers", _closed("gameopeners", "everyone", "managers", "role"), nullable=False),
        sa.Column("opener_role", sa.BigInteger(), nullable=True),
        sa.Column("mention", sa.Boolean(), nullable=False),
        sa.Column("thread_per_game", sa.Boolean(), nullable=False),
        sa.Column("theme", sa.String(length=32), nullable=False),
        sa.Column("retention_days", sa.Integer(), nullable=True),
        sa.Column("defaults", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guilds")),
    )
    op.create_table(
        "memory",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.String(length=256), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_memory")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=8), nullable=True),
        sa.Column("time_zone", sa.String(length=64), nullable=False),
        sa.Column("reminder", _closed("reminderby", "mention", "direct", "none"), nullable=False),
        sa.Column("quiet_from", sa.Time(), nullable=True),
        sa.Column("quiet_until", sa.Time(), nullable=True),
        sa.CheckConstraint("(quiet_from IS NULL) = (quiet_until IS NULL)", name=op.f("ck_people_quiet_both")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "presets",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "name", name=op.f("pk_presets")),
    )
    op.create_table(
        "asks",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column(
            "colour", _closed("colour", "red", "blue", "green", "yellow", "black", "pink"), nullable=False
        ),
        sa.Column("back_to", sa.Integer(), nullable=False),
        sa.CheckConstraint("back_to >= 0 AND back_to < seq", name=op.f("ck_asks_back")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_asks_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_asks")),
    )
    op.create_table(
        "deadlines",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("look_at", sa.DateTime(), nullable=True),
        sa.Column(
            "colour", _closed("colour", "red", "blue", "green", "yellow", "black", "pink"), nullable=False
        ),
        sa.Column("turn_seq", sa.Integer(), nullable=False),
        sa.Column("began_at", sa.DateTime(), nullable=False),
        sa.Column("ends_at", sa.DateTime(), nullable=True),
        sa.Column("changed_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_deadlines_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_deadlines")),
    )
    op.create_index(op.f("ix_deadlines_look_at"), "deadlines", ["look_at"], unique=False)
    op.create_table(
        "holidays",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("begins", sa.DateTime(), nullable=False),
        sa.Column("ends", sa.DateTime(), nullable=False),
        sa.CheckConstraint("begins < ends", name=op.f("ck_holidays_order")),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_holidays_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "begins", name=op.f("pk_holidays")),
    )
    op.create_table(
        "log",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", _closed("entrykind", "move", "undo", "seat"), nullable=False),
        sa.Column("text", sa.String(length=64), nullable=False),
        sa.Column("tile", sa.String(length=8), nullable=False),
        sa.Column("digest", sa.String(length=8), nullable=False),
        sa.Column("maker", _closed("maker", "person", "computer", "clock"), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.CheckConstraint("length(digest) = 8", name=op.f("ck_log_digest")),
        sa.CheckConstraint("seq >= 1", name=op.f("ck_log_seq")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_log_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seq", name=op.f("pk_log")),
    )
    op.create_index(op.f("ix_log_person"), "log", ["person"], unique=False)
    op.create_table(
        "notices",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column(
            "kind", _closed("noticekind", "turn", "ended", "stopped", "vote", "half", "tenth"), nullable=False
        ),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("made_at", sa.DateTime(), nullable=False),
        sa.Column("told_at", sa.DateTime(), nullable=True),
        sa.Column("channel", sa.BigInteger(), nullable=True),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("retired", sa.Boolean(), nullable=False),
        sa.CheckConstraint(
            "message IS NULL OR (told_at IS NOT NULL AND channel IS NOT NULL)",
            name=op.f("ck_notices_message"),
        ),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_notices_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seq", "kind", name=op.f("pk_notices")),
        sa.UniqueConstraint("game", "number", name=op.f("uq_notices_game_number")),
    )
    op.create_index(
        "ix_notices_unretired",
        "notices",
        ["game"],
        unique=False,
        sqlite_where=sa.text("told_at IS NOT NULL AND NOT retired"),
    )
    op.create_index(
        "ix_notices_untold", "notices", ["made_at"], unique=False, sqlite_where=sa.text("told_at IS NULL")
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column(
            "colour", _closed("colour", "red", "blue", "green", "yellow", "black", "pink"), nullable=False
        ),
        sa.Column("occupant", _closed("occupant", "person", "computer", "closed"), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("mind", sa.String(length=32), nullable=True),
        sa.CheckConstraint("(occupant = 'computer') = (mind IS NOT NULL)", name=op.f("ck_seats_mind")),
        sa.CheckConstraint("occupant = 'person' OR person IS NULL", name=op.f("ck_seats_person")),
        sa.CheckConstraint("place BETWEEN 0 AND 5", name=op.f("ck_seats_place")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_seats_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "place", name=op.f("pk_seats")),
        sa.UniqueConstraint("game", "colour", name=op.f("uq_seats_game_colour")),
        sa.UniqueConstraint("game", "person", name=op.f("uq_seats_game_person")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
    op.create_table(
        "stop_agreements",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["game"], ["games.id"], name=op.f("fk_stop_agreements_game"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "person", name=op.f("pk_stop_agreements")),
    )
    op.create_table(
        "agreements",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["asks.game"], name=op.f("fk_agreements_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "person", name=op.f("pk_agreements")),
    )
