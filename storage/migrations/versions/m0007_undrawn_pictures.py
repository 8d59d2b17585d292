"""Which messages were posted without their pictures."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("notices", sa.Column("pictured", sa.Boolean(), nullable=False, server_default=sa.true()))
