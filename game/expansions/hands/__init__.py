"""Tiles in the hand. Rules: hand-early-draw, hand-three."""
