"""Frozen copies of earlier computer players, with all their modules: unchanging opponents to measure against.

They are on no menu, and are changed only where the code of the rules requires it.
"""

from __future__ import annotations

from bench.support.yardsticks import greedy, planner
from game import opponents
from game.opponents import Opponent

_YARDSTICKS = {"first-greedy": greedy, "first-planner": planner}

_LEVELS = {"easy": "random", "normal": "greedy"}
"""The levels whose names differ from those of their modules."""


def names() -> tuple[str, ...]:
    """Return the names of the frozen computer players, and of the levels whose modules have other names."""
    return (*_YARDSTICKS, *_LEVELS)


def load(name: str) -> Opponent:
    """Return the frozen computer player of that name, or one of the menu; refuses others with `LookupError`."""
    return _YARDSTICKS.get(name) or opponents.load(_LEVELS.get(name, name))
