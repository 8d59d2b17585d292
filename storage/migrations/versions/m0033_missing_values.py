"""What is missing in a column of JSON is NULL.

`migrate-to` copied NULL as JSON's `null`, and so no result of a tournament's game was ever missed; budgets that are
missing were stored like that everywhere.
"""

from __future__ import annotations

from alembic import op

revision = "0033"
down_revision = "0032"

COLUMNS = (
    ("match_games", "scores"),
    ("match_games", "winners"),
    ("matches", "proposed"),
    ("deadlines", "budgets"),
)


def upgrade() -> None:
    for table, column in COLUMNS:
        op.execute(f"UPDATE {table} SET {column} = NULL WHERE CAST({column} AS TEXT) = 'null'")
