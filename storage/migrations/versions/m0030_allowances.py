"""Rate limits for requests to Discord, shared by all processes of a database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.create_table(
        "allowances",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("free_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_allowances")),
    )
