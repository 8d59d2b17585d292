"""Seats of a running game: resigning, replacing, taking turns back."""
