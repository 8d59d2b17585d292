"""The outbox: one row a message of a game, a tournament, and so on, with the work that is still to be done about it."""

from __future__ import annotations

import sqlalchemy as sa

from model.outbox import MessageKind, Work
from storage.columns import Moment, enum_type, partial_index
from storage.schema import metadata

WAITING = partial_index("work IS NOT NULL")
WITH_CONTROLS = partial_index(
    "message IS NOT NULL AND controls_disabled = 0", "message IS NOT NULL AND NOT controls_disabled"
)
SUBJECTS = ("game", "tournament", "challenge", "ladder", "guild")
ONE_SUBJECT = " + ".join(f"(CASE WHEN {subject} IS NULL THEN 0 ELSE 1 END)" for subject in SUBJECTS)
ONE_SUBJECT += " = 1"
NOT_CANCELLED = partial_index("cancelled = 0", "NOT cancelled")

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE")),
    sa.Column("tournament", sa.ForeignKey("tournaments.id", ondelete="CASCADE")),
    sa.Column("challenge", sa.ForeignKey("challenges.id", ondelete="CASCADE")),
    sa.Column("ladder", sa.ForeignKey("ladders.id", ondelete="CASCADE")),
    sa.Column("guild", sa.ForeignKey("puzzle_plans.guild", ondelete="CASCADE")),
    sa.Column("puzzle", sa.Integer),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("kind", enum_type(MessageKind), nullable=False),
    sa.Column("seq", sa.Integer),
    sa.Column("since", sa.Integer),
    sa.Column("person", sa.BigInteger),
    sa.Column("round", sa.Integer),
    sa.Column("match", sa.Integer),
    sa.Column("made_at", Moment, nullable=False),
    sa.Column("work", enum_type(Work)),
    sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
    sa.Column("retry_at", Moment),
    sa.Column("leased_by", sa.String(32)),
    sa.Column("leased_until", Moment),
    sa.Column("cancelled", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("delivered_at", Moment),
    sa.Column("channel", sa.BigInteger),
    sa.Column("message", sa.BigInteger),
    sa.Column("pictured", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
    sa.Column("controls_disabled", sa.Boolean, nullable=False),
    sa.UniqueConstraint("game", "number"),
    sa.UniqueConstraint("tournament", "number"),
    sa.UniqueConstraint("challenge", "number"),
    sa.UniqueConstraint("ladder", "number"),
    sa.UniqueConstraint("guild", "number"),
    sa.CheckConstraint(ONE_SUBJECT, name="subject"),
    sa.CheckConstraint("(guild IS NULL) = (puzzle IS NULL)", name="puzzle"),
    sa.CheckConstraint("(game IS NULL) = (seq IS NULL) AND (game IS NULL) = (since IS NULL)", name="state"),
    sa.CheckConstraint(
        "message IS NULL OR (delivered_at IS NOT NULL AND channel IS NOT NULL)", name="message"
    ),
    sa.Index("ix_outbox_waiting", "work", "made_at", **WAITING),
    sa.Index("ix_outbox_waiting_of_game", "game", "number", **WAITING),
    sa.Index("ix_outbox_controls", "game", **WITH_CONTROLS),
    sa.Index("ix_outbox_person", "person", **partial_index("person IS NOT NULL")),
    sa.Index("ix_outbox_message", "message", **partial_index("message IS NOT NULL")),
    sa.Index("uq_outbox_message", "game", "seq", "kind", unique=True, **NOT_CANCELLED),
)
