"""The rules of the game: pure values, the standard library only.

Importing the package loads the base game and every expansion; each registers itself.
"""

from game import expansions as _expansions
from game.engine import rules as _rules

__all__: list[str] = []
del _expansions, _rules
