"""Whether a player made a third of their turns, and whether another person replaced them.

Both are filled in by a recount.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    for name, usual in (("played_enough", sa.true()), ("substituted", sa.false())):
        op.add_column("played_seats", sa.Column(name, sa.Boolean(), nullable=False, server_default=usual))
