"""Positions, legal moves, and moves applied to positions."""
