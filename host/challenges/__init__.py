"""Challenges: one person asks another for a game of two, who has some days to answer."""
