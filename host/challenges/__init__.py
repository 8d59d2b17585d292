"""Challenges: asking somebody for a game of two, and their answer within days."""
