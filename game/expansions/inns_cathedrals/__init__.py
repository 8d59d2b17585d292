"""Inns & Cathedrals: 18 tiles, a large meeple each, dearer roads and cities."""
