"""Challenges: one person asks another for a game of two, who answers within some days."""
