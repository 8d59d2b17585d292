"""The language of a person's Discord client when they last changed their settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("people", sa.Column("discords", sa.String(8), nullable=True))
