"""What tables can choose to play with: the tiles and figures of the base game and of all expansions on offer."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.engine.rulebook import registered
from game.values.moves import BASE_FIGURES, Figure
from game.values.ruleset import Expansion
from game.values.tiles import TileId, TileKind, all_tiles


def offered_tiles() -> Mapping[TileId, TileKind]:
    """Return every kind of tile that tables can play with, by its key, in the order of the sets."""
    hidden = {
        hooks.tile_set for rule, hooks in registered() if isinstance(rule, Expansion) and not rule.offered
    }
    return MappingProxyType({key: kind for key, kind in all_tiles().items() if kind.tile_set not in hidden})


def offered_figures() -> tuple[Figure, ...]:
    """Return every kind of figure that tables can play with."""
    specs = (
        spec.figure
        for rule, hooks in registered()
        if not isinstance(rule, Expansion) or rule.offered
        for spec in hooks.figures
    )
    return tuple(dict.fromkeys((*BASE_FIGURES, *specs)))
