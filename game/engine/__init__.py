"""Positions, legal moves, and the one door for a move."""
