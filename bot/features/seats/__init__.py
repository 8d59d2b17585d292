"""Seats of a running game: resigning, replacing, undoing turns."""
