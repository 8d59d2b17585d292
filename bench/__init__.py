"""Measurements: each file prints a table, or with --json one object."""
