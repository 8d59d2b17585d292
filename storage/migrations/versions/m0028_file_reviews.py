"""Reviews of game files, kept by the digest of the file."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.create_table(
        "file_reviews",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("turns", sa.Text(), nullable=False),
        sa.Column("made_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_file_reviews")),
    )
    op.create_index(op.f("ix_file_reviews_made_at"), "file_reviews", ["made_at"])
