"""Seats of a running game: leaving, replacing, resigning, taking moves back."""
