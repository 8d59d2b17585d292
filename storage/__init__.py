"""What is kept: functions over rows, SQLAlchemy Core on aiosqlite."""
