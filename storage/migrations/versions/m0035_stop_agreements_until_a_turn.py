"""The state in which a person agreed to stop a game: playing on ends the agreement."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    op.add_column("stop_agreements", sa.Column("seq", sa.Integer(), nullable=False, server_default="0"))
