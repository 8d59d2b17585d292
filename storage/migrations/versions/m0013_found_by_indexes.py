"""Indexes for frequent queries, and a table of records."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

KINDS = (
    "record-score",
    "record-margin",
    "record-city-tiles",
    "record-city-points",
    "record-road-tiles",
    "record-field-points",
    "record-fastest",
)

INDEXES: tuple[tuple[str, str, tuple[str, ...], str | None], ...] = (
    ("ix_games_waiting", "games", ("status", "guild"), "status = 'lobby'"),
    ("ix_games_running", "games", ("status", "started_at"), "status = 'running'"),
    ("ix_games_channel_started", "games", ("channel", "started_at"), "started_at IS NOT NULL"),
    ("ix_games_guild_ended", "games", ("guild", "ended_at"), "ended_at IS NOT NULL"),
    ("ix_games_unrecorded", "games", ("ended_at",), "status = 'over' AND recorded = 0"),
    ("ix_games_rematch_of", "games", ("rematch_of",), "rematch_of IS NOT NULL"),
    ("ix_games_host", "games", ("host",), "host IS NOT NULL"),
    ("ix_people_language", "people", ("id", "language"), "language IS NOT NULL"),
    ("ix_guilds_retention", "guilds", ("id", "retention_days"), "retention_days IS NOT NULL"),
    ("ix_agreements_person", "agreements", ("person",), None),
    ("ix_stop_agreements_person", "stop_agreements", ("person",), None),
    ("ix_deadlines_ends_at", "deadlines", ("ends_at",), None),
    ("ix_outbox_person", "outbox", ("person",), "person IS NOT NULL"),
    ("ix_ratings_player", "ratings", ("player",), None),
    ("ix_tournaments_guild", "tournaments", ("guild",), None),
    ("ix_tournaments_organiser", "tournaments", ("organiser",), None),
    ("ix_match_games_match", "match_games", ("tournament", "round", "match"), None),
    (
        "ix_match_games_open",
        "match_games",
        ("tournament", "round", "match", "game"),
        "counted = 1 AND scores IS NULL",
    ),
    ("ix_decisions_referee", "decisions", ("referee",), None),
    ("ix_records_person", "records", ("person",), None),
    ("ix_records_game", "records", ("game",), None),
)
ON_POSTGRESQL = {
    "ix_games_unrecorded": "status = 'over' AND NOT recorded",
    "ix_match_games_open": "counted AND scores IS NULL",
}

FEATURE = "JOIN played_features AS paid ON paid.game = seat.game AND paid.place = seat.place AND paid.kind = "
RECORDS = {
    "record-score": ("seat.points", "", "DESC"),
    "record-margin": (
        "seat.points - (SELECT max(other.points) FROM played_seats AS other"
        " WHERE other.game = seat.game AND other.place != seat.place)",
        "",
        "DESC",
    ),
    "record-city-tiles": ("paid.best_tiles", FEATURE + "'city'", "DESC"),
    "record-city-points": ("paid.best_points", FEATURE + "'city'", "DESC"),
    "record-road-tiles": ("paid.best_tiles", FEATURE + "'road'", "DESC"),
    "record-field-points": ("paid.best_points", FEATURE + "'field'", "DESC"),
    "record-fastest": ("seat.fastest_seconds", "", "ASC"),
}
"""For each kind: the value that is compared, the join in which it is found, and the order, best first."""


def upgrade() -> None:
    op.add_column("games", sa.Column("recorded", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE games SET recorded = true WHERE EXISTS (SELECT 1 FROM played WHERE played.game = games.id)"
    )
    op.create_table(
        "records",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column(
            "kind",
            sa.Enum(*KINDS, name="recordkind", native_enum=False, create_constraint=True, length=32),
            nullable=False,
        ),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["played.game"], name=op.f("fk_records_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guild", "kind", name=op.f("pk_records")),
    )
    for kind in KINDS:
        for guild in ("0", "played.guild"):
            op.execute(_best(kind, guild))
    op.drop_index("ix_games_waiting", "games")
    op.drop_index("ix_games_guild_status", "games")
    for name, table, columns, condition in INDEXES:
        rows: dict[str, Any] = {}
        if condition is not None:
            rows = {
                "sqlite_where": sa.text(condition),
                "postgresql_where": sa.text(ON_POSTGRESQL.get(name, condition)),
            }
        op.create_index(name, table, list(columns), **rows)


def _best(kind: str, guild: str) -> str:
    value, features, order = RECORDS[kind]
    return f"""
        INSERT INTO records (guild, kind, value, person, game)
        SELECT guild, '{kind}', value, person, game FROM (
            SELECT {guild} AS guild, {value} AS value, seat.person AS person, seat.game AS game,
                row_number() OVER (
                    PARTITION BY {guild} ORDER BY {value} {order}, played.number, seat.place
                ) AS place
            FROM played JOIN played_seats AS seat ON seat.game = played.game {features}
            WHERE NOT played.void AND played.ending = 'played'
                AND seat.person IS NOT NULL AND NOT seat."left" AND {value} IS NOT NULL
        ) AS ranked WHERE place = 1 AND guild IS NOT NULL AND (value > 0 OR '{kind}' != 'record-margin')
    """
