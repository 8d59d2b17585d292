"""Computer players as they once were, with all they need: what others are measured against stays the same.

They are on no menu, and change only where the rules' own code asks for it.
"""

from __future__ import annotations

from bench.support.yardsticks import greedy, planner
from game import opponents
from game.opponents import Opponent

_YARDSTICKS = {"first-greedy": greedy, "first-planner": planner}

_LEVELS = {"easy": "random", "normal": "greedy"}
"""Levels that people know by other words than their files."""


def names() -> tuple[str, ...]:
    """Return the names of the frozen computer players, and the words for levels whose files are named otherwise."""
    return (*_YARDSTICKS, *_LEVELS)


def load(name: str) -> Opponent:
    """Return the frozen computer player of that name, or one of the menu; refuses others with `LookupError`."""
    return _YARDSTICKS.get(name) or opponents.load(_LEVELS.get(name, name))
