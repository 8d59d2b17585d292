"""Nothing for what is unfinished at the end. Rule: no-final-features."""

from __future__ import annotations

from game.expansions.hooks import Hooks

NO_FINAL_FEATURES = Hooks(without_final=True)
