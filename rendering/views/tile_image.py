"""The picture of a single tile, to be shown beside a sentence about it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.values.tiles import TileId
from rendering.base.labels import Labels
from rendering.base.picture import Picture, finish
from rendering.base.theme import Theme
from rendering.sprites.sprite_cache import tile_sprite

TILE_PX = 256
TILES_KEPT = 128
"""The most pictures kept, 4 MB together. Each turn's message shows one, the same in all languages."""


@dataclass(frozen=True, slots=True)
class TileView:
    """One tile, unturned."""

    tile: TileId
    labels: Labels
    theme: Theme


def draw_tile(view: TileView) -> Picture:
    """Draw the tile alone, 256 by 256 pixels."""
    return _tile_alone(view.tile, view.theme)


@lru_cache(maxsize=TILES_KEPT)
def _tile_alone(tile: TileId, theme: Theme) -> Picture:
    return finish(tile_sprite(tile, 0, TILE_PX, theme).convert("RGB"), theme)


def describe_tile(view: TileView) -> str:
    """Return the tile in words."""
    return view.labels.tile(view.tile)
