"""A server's language NULL means that it follows Discord's (before, 'en' did). The theme 'light' is gone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("guilds") as guilds:
        guilds.alter_column("language", existing_type=sa.String(length=8), nullable=True)
    op.execute("UPDATE guilds SET language = NULL WHERE language = 'en'")
    op.execute("UPDATE guilds SET theme = 'painted-dark' WHERE theme = 'light'")
