"""Tests that statements use indexes. Those of the program are watched in every test (`statements`)."""

import statements

from storage.schema import games
from storage.tables import metadata


def test_a_scan_of_a_table_is_reported() -> None:
    """A scan is reported for a column without index, a whole index and an automatic index, not for a search."""
    assert statements.scans("SELECT id FROM games WHERE seed = ?", ("x",)) == ["SCAN games"]
    assert statements.scans("SELECT guild FROM games ORDER BY guild, status", ())
    assert statements.scans("SELECT a.id FROM games a JOIN games b ON a.seed = b.seed", ())
    assert statements.scans("SELECT id FROM games WHERE id = ?", ("x",)) == []
    assert statements.scans("SELECT guild FROM games WHERE status = 'lobby'", ()) == []


def test_every_foreign_key_is_found_by_an_index() -> None:
    """Every foreign key has an index: SQLite searches it when the row that it points at is deleted."""
    for table in metadata.tables.values():
        for key in table.foreign_key_constraints:
            columns = [column.name for column in key.columns]
            condition = " AND ".join(f'"{name}" = ?' for name in columns)
            looks = statements.scans(f'SELECT 1 FROM "{table.name}" WHERE {condition}', (1,) * len(columns))
            assert looks == [], f"{table.name} ({', '.join(columns)})"
    assert games.foreign_key_constraints
