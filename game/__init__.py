"""The rules of the game: pure values, the standard library only.

Importing it loads the base game and every expansion, which register themselves.
"""

from game import expansions as _expansions
from game.engine import rules as _rules

__all__: list[str] = []
del _expansions, _rules
