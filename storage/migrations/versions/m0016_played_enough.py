"""Results say who played a third of their turns, and for whom somebody else played on; a recount finds both out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    for name, usual in (("played_enough", sa.true()), ("substituted", sa.false())):
        op.add_column("played_seats", sa.Column(name, sa.Boolean(), nullable=False, server_default=usual))
