"""The margin by which a game was won in its result, and indexes for the best of all results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"

INDEXES = (
    ("ix_played_seats_points", "points", "person IS NOT NULL"),
    ("ix_played_seats_margin", "margin", "margin IS NOT NULL"),
    ("ix_played_seats_fastest", "fastest_seconds", "fastest_seconds IS NOT NULL"),
)

BEST_OF_OTHERS = """
    (SELECT max(other.points) FROM played_seats AS other
    WHERE other.game = played_seats.game AND other.place != played_seats.place)
"""


def upgrade() -> None:
    op.add_column("played_seats", sa.Column("margin", sa.Integer(), nullable=True))
    op.execute(f"UPDATE played_seats SET margin = points - {BEST_OF_OTHERS} WHERE points > {BEST_OF_OTHERS}")
    for name, column, condition in INDEXES:
        op.create_index(
            name,
            "played_seats",
            [column],
            sqlite_where=sa.text(condition),
            postgresql_where=sa.text(condition),
        )
