"""A missing value in a JSON column is NULL, and not JSON's `null`.

`migrate-to` copied NULL as JSON's `null`, so that results of tournament games were not found to be missing.
Missing budgets were stored as `null` in all databases.
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
