"""Shared by measurements and tests: a bot in this process, a PostgreSQL server, scripted games."""
