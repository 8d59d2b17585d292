"""Ladders: opening, joining, showing and running them."""
