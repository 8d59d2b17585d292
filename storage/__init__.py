"""Rows and transactions: functions over rows in SQLAlchemy Core."""
