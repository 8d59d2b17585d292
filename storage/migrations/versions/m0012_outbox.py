"""One outbox for games and tournaments, with leases and retries, in place of two tables of notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

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
    "damaged",
)
WORKS = ("post", "refresh-clock", "disable-controls")

TURN_IS_OVER = """
    kind IN ('turn', 'half', 'tenth') AND (
        EXISTS (
            SELECT 1 FROM notices AS newer
            WHERE newer.game = notices.game AND newer.seq > notices.seq
            AND newer.kind IN ('turn', 'ended', 'stopped') AND newer.told_at IS NOT NULL
        )
        OR EXISTS (SELECT 1 FROM games WHERE games.id = notices.game AND games.status != 'running')
    )
"""
VOTE_IS_CLOSED = """
    kind = 'vote' AND NOT EXISTS (SELECT 1 FROM asks WHERE asks.game = notices.game AND asks.seq = notices.seq)
"""
GAMES = f"""
    INSERT INTO outbox (
        game, number, kind, seq, since, person, made_at, work,
        delivered_at, channel, message, pictured, controls_disabled
    )
    SELECT game, number, kind, seq, since, person, made_at,
        CASE
            WHEN told_at IS NULL THEN 'post'
            WHEN message IS NULL OR retired THEN NULL
            WHEN ({TURN_IS_OVER}) OR ({VOTE_IS_CLOSED}) THEN 'disable-controls'
            WHEN outdated THEN 'refresh-clock'
        END,
        told_at, channel, message, pictured, retired
    FROM notices WHERE kind IN ('turn', 'ended', 'stopped', 'vote', 'half', 'tenth') ORDER BY made_at, game, number
"""
# A cancelled row keeps the last number of a game whose notice was deleted, so that it is not given again.
HELD_NUMBERS = """
    INSERT INTO outbox (game, number, kind, seq, since, made_at, cancelled, controls_disabled)
    SELECT id, last_notice, 'turn', 0, 0, created_at, true, true FROM games
    WHERE last_notice > (SELECT COALESCE(MAX(number), 0) FROM notices WHERE notices.game = games.id)
"""
TOURNAMENTS = """
    INSERT INTO outbox (tournament, number, kind, round, match, made_at, work, delivered_at, controls_disabled)
    SELECT tournament, number,
        CASE kind WHEN 'ended' THEN 'tournament-ended' WHEN 'reminder' THEN 'match-reminder' ELSE kind END,
        round, match, made_at, CASE WHEN told_at IS NULL THEN 'post' END, told_at, true
    FROM cup_notices ORDER BY made_at, tournament, number
"""


def upgrade() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=True),
        sa.Column("tournament", sa.String(length=16), nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column(
            "kind",
            sa.Enum(*KINDS, name="messagekind", native_enum=False, create_constraint=True, length=32),
            nullable=False,
        ),
        sa.Column("seq", sa.Integer(), nullable=True),
        sa.Column("since", sa.Integer(), nullable=True),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("match", sa.Integer(), nullable=True),
        sa.Column("made_at", sa.DateTime(), nullable=False),
        sa.Column(
            "work",
            sa.Enum(*WORKS, name="work", native_enum=False, create_constraint=True, length=32),
            nullable=True,
        ),
        sa.Column("attempts", sa.Integer(), server_default="0", nullable=False),
        sa.Column("retry_at", sa.DateTime(), nullable=True),
        sa.Column("leased_by", sa.String(length=32), nullable=True),
        sa.Column("leased_until", sa.DateTime(), nullable=True),
        sa.Column("cancelled", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("delivered_at", sa.DateTime(), nullable=True),
        sa.Column("channel", sa.BigInteger(), nullable=True),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("pictured", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.Column("revision", sa.Integer(), server_default="0", nullable=False),
        sa.Column("controls_disabled", sa.Boolean(), nullable=False),
        sa.CheckConstraint("(game IS NULL) != (tournament IS NULL)", name=op.f("ck_outbox_subject")),
        sa.CheckConstraint(
            "(game IS NULL) = (seq IS NULL) AND (game IS NULL) = (since IS NULL)",
            name=op.f("ck_outbox_state"),
        ),
        sa.CheckConstraint(
            "message IS NULL OR (delivered_at IS NOT NULL AND channel IS NOT NULL)",
            name=op.f("ck_outbox_message"),
        ),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_outbox_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_outbox_tournament"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("game", "number", name=op.f("uq_outbox_game_number")),
        sa.UniqueConstraint("tournament", "number", name=op.f("uq_outbox_tournament_number")),
    )
    op.execute(GAMES)
    op.execute(HELD_NUMBERS)
    op.execute(TOURNAMENTS)
    for name, columns, conditions, unique in (
        ("ix_outbox_waiting", ["work", "made_at"], ("work IS NOT NULL",) * 2, False),
        ("ix_outbox_waiting_of_game", ["game", "number"], ("work IS NOT NULL",) * 2, False),
        (
            "ix_outbox_controls",
            ["game"],
            (
                "message IS NOT NULL AND controls_disabled = 0",
                "message IS NOT NULL AND NOT controls_disabled",
            ),
            False,
        ),
        ("uq_outbox_message", ["game", "seq", "kind"], ("cancelled = 0", "NOT cancelled"), True),
    ):
        sqlite, postgresql = (sa.text(rows) for rows in conditions)
        op.create_index(
            name, "outbox", columns, unique=unique, sqlite_where=sqlite, postgresql_where=postgresql
        )
    op.drop_table("notices")
    op.drop_table("cup_notices")
    # Not by Alembic's batch copy: dropping the old table would delete all rows that refer to games.
    op.execute("ALTER TABLE games DROP COLUMN last_notice")
