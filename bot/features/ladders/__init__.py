"""Ladders: opening, joining, looking at them."""
