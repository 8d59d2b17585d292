"""Tiles with their numbers in a grid: what is left in the bag, what fits a cell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from game.values.tiles import TileId, all_tiles
from rendering.base.labels import Labels
from rendering.base.lettering import Lettering, write
from rendering.base.picture import Picture, finish, new_canvas, paste_middle
from rendering.base.rect import Rect
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.boards.overlays import CountedTile
from rendering.sprites.ready import label_sprite, tile_sprite

WIDTH, HEIGHT = 1650, 1050


@dataclass(frozen=True, slots=True)
class TilesLeftView:
    """`unseen` says how many of each tile are left; `kinds` are all in play, those used up are greyed."""

    unseen: Mapping[TileId, int]
    kinds: tuple[TileId, ...]
    labels: Labels
    theme: Theme = DEFAULT_THEME


def draw_tiles_left(view: TilesLeftView) -> Picture:
    """Every kind of tile in play with the number left, 1650 by 1050 pixels."""
    canvas = new_canvas(WIDTH, HEIGHT, view.theme)
    margin = 36
    total = sum(view.unseen.values())
    title = Lettering(58, view.theme.surround.text, bold=True)
    write(canvas, (margin, 58), view.labels.say("picture-tiles-left", tiles=total), title)
    entries = tuple(CountedTile(kind, view.unseen.get(kind, 0)) for kind in view.kinds)
    room = Rect(margin, 112, WIDTH - 2 * margin, HEIGHT - 112 - margin // 2)
    draw_tile_grid(canvas, room, entries, view.theme)
    return finish(canvas, view.theme)


def kinds_in_play(*counts: Mapping[TileId, int]) -> tuple[TileId, ...]:
    """All tiles of the counts (unseen, and laid) in the order of the sets."""
    return tuple(tile for tile in all_tiles() if any(tile in count for count in counts))


def draw_tile_grid(
    canvas: Image.Image, rect: Rect, entries: tuple[CountedTile, ...], theme: Theme, *, largest_px: int = 176
) -> None:
    """Draw the tiles as large as the rectangle allows, row by row, each with its number in a disc."""
    if not entries:
        return
    columns, step = grid_shape(rect, len(entries), largest_px)
    size = round(step * 0.84)
    for number, entry in enumerate(entries):
        row, column = divmod(number, columns)
        x = round(rect.left + column * step)
        y = round(rect.top + row * step)
        if entry.count:
            canvas.paste(tile_sprite(entry.tile, entry.turns, size, theme), (x, y))
            disc = label_sprite(str(entry.count), round(size * 0.40), theme)
            paste_middle(canvas, disc, (x + size * 0.93, y + size * 0.90))
        else:
            canvas.paste(greyed_tile(entry.tile, entry.turns, size, theme), (x, y))


def grid_shape(rect: Rect, entries: int, largest_px: int) -> tuple[int, float]:
    """How many columns, and the pixels from one tile to the next, so that all rows fit the rectangle."""
    step, columns = max((_step(rect, entries, columns), columns) for columns in range(1, entries + 1))
    if step <= largest_px:
        return columns, step
    return int(rect.width // largest_px), float(largest_px)


def _step(rect: Rect, entries: int, columns: int) -> float:
    rows = -(-entries // columns)
    return min(rect.width / columns, rect.height / rows)


@lru_cache(maxsize=128)
def greyed_tile(tile: TileId, turns: int, size_px: int, theme: Theme) -> Image.Image:
    """The tile without colour, sunk into the panel. Shared: paste it only."""
    grey = tile_sprite(tile, turns, size_px, theme).convert("L").convert("RGB")
    return Image.blend(grey, Image.new("RGB", grey.size, theme.surround.panel), 0.62)
