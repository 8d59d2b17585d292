"""House rules that need no state of their own.

Rules: start-in-bag, unplayable-returns, fill-hole-extra-turn, no-final-features, table-edge, table-edge-completes,
starter-loses-ties.
"""

from __future__ import annotations

from game.engine.hooks import Hooks
from game.engine.position import Position
from game.engine.registry import register
from game.values.ruleset import Option

START_IN_BAG = Option.add("start-in-bag", order=107, excludes={"river": "the river begins at its spring"})
UNPLAYABLE_RETURNS = Option.add("unplayable-returns", order=108)
FILL_HOLE_EXTRA_TURN = Option.add("fill-hole-extra-turn", order=109)
NO_FINAL_FEATURES = Option.add("no-final-features", order=110)
TABLE_EDGE = Option.add("table-edge", order=111)
TABLE_EDGE_COMPLETES = Option.add(
    "table-edge-completes", order=112, needs=("table-edge", "only a table has an edge that completes")
)
STARTER_LOSES_TIES = Option.add("starter-loses-ties", order=116)


def _filled_a_hole(position: Position) -> bool | None:
    """Return True if the tile laid last has neighbours on all four sides, else None."""
    hole = position.last_key is not None and position.grid.is_hole(position.last_key)
    return True if hole else None


register(START_IN_BAG, Hooks[Position](start_in_bag=True))
register(UNPLAYABLE_RETURNS, Hooks[Position](returns_unplayable=True))
register(FILL_HOLE_EXTRA_TURN, Hooks[Position](extra_turn=_filled_a_hole))
register(NO_FINAL_FEATURES, Hooks[Position](without_final=True))
register(STARTER_LOSES_TIES, Hooks[Position](starter_loses_ties=True))
register(TABLE_EDGE_COMPLETES, Hooks[Position](table_completes=True))
