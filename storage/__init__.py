"""What is kept: functions over rows, SQLAlchemy Core on aiosqlite.

The tables stand in three files; all of them are known as soon as any part of this room is used.
"""

from storage import schema, schema_community, schema_tournaments

__all__ = ["schema", "schema_community", "schema_tournaments"]
