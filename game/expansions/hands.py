"""Tiles in the hand. Rules: hand-early-draw, hand-three."""

from __future__ import annotations

from game.expansions.hooks import Hooks

HAND_EARLY_DRAW = Hooks(hand_size=1)
"""Each seat holds its next tile, drawn at the end of its last turn."""

HAND_THREE = Hooks(hand_size=3)
"""Each seat holds three tiles, plays one and draws back to three."""
