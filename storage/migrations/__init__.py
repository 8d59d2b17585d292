"""Migrations that bring a database of any version up to date."""
