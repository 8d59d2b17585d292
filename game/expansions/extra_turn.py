"""Another turn for filling a hole. Rule: fill-hole-extra-turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.expansions.hooks import Hooks

if TYPE_CHECKING:
    from game.engine.position import Position


def _filled_a_hole(position: Position) -> bool:
    """Whether the tile laid last touches tiles on all four sides."""
    return position.last_key is not None and position.grid.is_hole(position.last_key)


FILL_HOLE_EXTRA_TURN = Hooks(goes_again=_filled_a_hole)
