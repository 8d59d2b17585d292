"""Runs tournaments over rows: registration, rounds, referees, threads."""
