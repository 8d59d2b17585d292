"""Placed tiles, features joined across tiles, oriented tiles."""
