"""Results of games, ratings, and tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def _closed(name: str, *values: str) -> sa.Enum:
    return sa.Enum(*values, native_enum=False, create_constraint=True, length=32, name=name)


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=True),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("edition", _closed("edition", "2014", "2000", "second", "first"), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("ending", _closed("ending", "played", "left", "adjudicated"), nullable=False),
        sa.Column("void", sa.Boolean(), nullable=False),
        sa.Column("tiles", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_played")),
        sa.UniqueConstraint("number", name=op.f("uq_played_number")),
    )
    op.create_index("ix_played_guild", "played", ["guild"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("edition", sa.String(length=16), nullable=False),
        sa.Column("computers", sa.Boolean(), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("mean", sa.Double(), nullable=False),
        sa.Column("uncertainty", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "seats", "edition", "computers", "player", name=op.f("pk_ratings")),
    )
    op.create_index(
        "ix_ratings_board", "ratings", ["guild", "seats", "edition", "computers", "shown"], unique=False
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("organiser", sa.BigInteger(), nullable=True),
        sa.Column("role", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column(
            "status", _closed("tournamentstatus", "sign-up", "running", "over", "cancelled"), nullable=False
        ),
        sa.Column("paused", sa.Boolean(), nullable=False),
        sa.Column(
            "format",
            _closed("format", "swiss", "round-robin", "elimination", "swiss-elimination", "tables"),
            nullable=False,
        ),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("sign_up_until", sa.DateTime(), nullable=False),
        sa.Column("look_at", sa.DateTime(), nullable=True),
        sa.Column("paused_at", sa.DateTime(), nullable=True),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.Column("ended_at", sa.DateTime(), nullable=True),
        sa.CheckConstraint("paused = (paused_at IS NOT NULL)", name=op.f("ck_tournaments_paused")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_look_at"), "tournaments", ["look_at"], unique=False)
    op.create_index(
        "uq_tournaments_open_name",
        "tournaments",
        ["guild", "key"],
        unique=True,
        sqlite_where=sa.text("status NOT IN ('over', 'cancelled')"),
        postgresql_where=sa.text("status NOT IN ('over', 'cancelled')"),
    )
    op.create_table(
        "cup_notices",
        sa.Column("tournament", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column(
            "kind",
            _closed(
                "cupnoticekind",
                "check-in",
                "round",
                "match",
                "thread-lost",
                "reminder",
                "overdue",
                "decided",
                "round-over",
                "ended",
                "cancelled",
            ),
            nullable=False,
        ),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("match", sa.Integer(), nullable=True),
        sa.Column("made_at", sa.DateTime(), nullable=False),
        sa.Column("told_at", sa.DateTime(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_cup_notices_tournament"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_cup_notices")),
    )
    op.create_index(
        "ix_cup_notices_untold",
        "cup_notices",
        ["made_at"],
        unique=False,
        sqlite_where=sa.text("told_at IS NULL"),
    )
    op.create_table(
        "decisions",
        sa.Column("tournament", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column(
            "kind",
            _closed(
                "decisionkind",
                "extend",
                "as-it-stands",
                "win",
                "tie",
                "nobody",
                "replace",
                "drop",
                "pause",
                "resume",
                "undo",
            ),
            nullable=False,
        ),
        sa.Column("referee", sa.BigInteger(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("match", sa.Integer(), nullable=True),
        sa.Column("entrant", sa.Integer(), nullable=True),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_decisions_tournament"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_decisions")),
    )
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("seed", sa.Integer(), nullable=True),
        sa.Column("checked_in", sa.Boolean(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_entrants_tournament"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_entrants")),
        sa.UniqueConstraint("tournament", "person", name=op.f("uq_entrants_tournament_person")),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"], unique=False)
    op.create_table(
        "played_seats",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("mind", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("in_time", sa.Integer(), nullable=False),
        sa.Column("fastest_seconds", sa.Integer(), nullable=True),
        sa.CheckConstraint("in_time BETWEEN 0 AND turns", name=op.f("ck_played_seats_in_time")),
        sa.CheckConstraint("rank BETWEEN 1 AND 6", name=op.f("ck_played_seats_rank")),
        sa.ForeignKeyConstraint(
            ["game"], ["played.game"], name=op.f("fk_played_seats_game"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "place", name=op.f("pk_played_seats")),
    )
    op.create_index(op.f("ix_played_seats_person"), "played_seats", ["person"], unique=False)
    op.create_table(
        "rating_changes",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"], ["played.game"], name=op.f("fk_rating_changes_game"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "place", "guild", name=op.f("pk_rating_changes")),
    )
    op.create_table(
        "rounds",
        sa.Column("tournament", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("stage", _closed("stage", "swiss", "round-robin", "knock-out", "tables"), nullable=False),
        sa.Column("seed", sa.String(length=128), nullable=True),
        sa.Column("promise", sa.String(length=128), nullable=True),
        sa.Column("started_at", sa.DateTime(), nullable=False),
        sa.Column("ended_at", sa.DateTime(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_rounds_tournament"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_rounds")),
    )
    op.create_table(
        "byes",
        sa.Column("tournament", sa.String(length=16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("entrant", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament", "entrant"],
            ["entrants.tournament", "entrants.number"],
            name=op.f("fk_byes_tournament_entrant"),
        ),
        sa.ForeignKeyConstraint(
            ["tournament", "round"],
            ["rounds.tournament", "rounds.number"],
            name=op.f("fk_byes_tournament_round"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "entrant", name=op.f("pk_byes")),
    )
    op.create_table(
        "matches",
        sa.Column("tournament", sa.String(length=16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=True),
        sa.Column("ends_at", sa.DateTime(), nullable=False),
        sa.Column("reminded", sa.Boolean(), nullable=False),
        sa.Column("overdue", sa.Boolean(), nullable=False),
        sa.Column(
            "ending", _closed("matchending", "played", "walkover", "referee", "deadline"), nullable=True
        ),
        sa.Column("ended_at", sa.DateTime(), nullable=True),
        sa.CheckConstraint("(ending IS NULL) = (ended_at IS NULL)", name=op.f("ck_matches_ended")),
        sa.ForeignKeyConstraint(
            ["tournament", "round"],
            ["rounds.tournament", "rounds.number"],
            name=op.f("fk_matches_tournament_round"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name=op.f("pk_matches")),
    )
    op.create_index("ix_matches_channel", "matches", ["channel"], unique=False)
    op.create_table(
        "played_features",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column(
            "kind", _closed("featurekind", "city", "road", "field", "monastery", "garden"), nullable=False
        ),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("best_points", sa.Integer(), nullable=False),
        sa.Column("best_tiles", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game", "place"],
            ["played_seats.game", "played_seats.place"],
            name=op.f("fk_played_features_game_place"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("game", "place", "kind", name=op.f("pk_played_features")),
    )
    op.create_index(
        "ix_played_features_best_points", "played_features", ["kind", "best_points"], unique=False
    )
    op.create_index("ix_played_features_best_tiles", "played_features", ["kind", "best_tiles"], unique=False)
    op.create_table(
        "match_games",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("tournament", sa.String(length=16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("leg", sa.Integer(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("scores", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament", "round", "match"],
            ["matches.tournament", "matches.round", "matches.number"],
            name=op.f("fk_match_games_tournament_round_match"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_match_games")),
    )
    op.create_index(
        "uq_match_games_leg",
        "match_games",
        ["tournament", "round", "match", "leg"],
        unique=True,
        sqlite_where=sa.text("counted"),
        postgresql_where=sa.text("counted"),
    )
    op.create_table(
        "match_seats",
        sa.Column("tournament", sa.String(length=16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("entrant", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("half_wins", sa.Integer(), nullable=True),
        sa.Column("absent", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament", "entrant"],
            ["entrants.tournament", "entrants.number"],
            name=op.f("fk_match_seats_tournament_entrant"),
        ),
        sa.ForeignKeyConstraint(
            ["tournament", "round", "match"],
            ["matches.tournament", "matches.round", "matches.number"],
            name=op.f("fk_match_seats_tournament_round_match"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "match", "place", name=op.f("pk_match_seats")),
        sa.UniqueConstraint(
            "tournament",
            "round",
            "match",
            "entrant",
            name=op.f("uq_match_seats_tournament_round_match_entrant"),
        ),
    )
