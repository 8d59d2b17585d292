"""Tiles with their numbers in a grid: what is left in the bag, what fits a cell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from PIL import Image

from game.values.tiles import TileId, all_tiles
from rendering.base.labels import Labels
from rendering.base.lettering import Lettering, write
from rendering.base.picture import Picture, finish, new_canvas, paste_middle
from rendering.base.rect import Rect
from rendering.base.screen import STRIP_LOWEST, WIDTH
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.boards.overlays import CountedTile
from rendering.sprites.sprite_cache import label_sprite, tile_sprite

MARGIN = 24
TITLE_PX = 84
HIGHEST_GRID = 1000
"""The greatest height of a grid below its title: a picture is not much higher than it is wide."""

LARGEST_PX = 172
"""Distance from one tile to the next if there are few."""

LEAST_DISC_PX = 46
"""The least diameter of a disc with a number, whose letters are 9.5 pixels high on the phone's screen."""

MOST_KINDS = 42
"""The most kinds in one picture: with six in a row a tile is 43 pixels wide on a phone, its disc 17."""


@dataclass(frozen=True, slots=True)
class TilesLeftView:
    """The tiles left: `unseen` is the number of each; `kinds` are those to show, greyed if used up.

    `page` counts from 0; the first has a title: how many tiles there are, if no other is given. `turned` says
    which of the tiles lie turned, and how far.
    """

    unseen: Mapping[TileId, int]
    kinds: tuple[TileId, ...]
    labels: Labels
    theme: Theme = DEFAULT_THEME
    page: int = 0
    title: str = ""
    turned: Mapping[TileId, int] = field(default_factory=dict)

    @property
    def heading(self) -> str:
        """The title of the first picture."""
        return self.title or self.labels.say("picture-tiles-left", tiles=sum(self.unseen.values()))

    @property
    def entries(self) -> tuple[CountedTile, ...]:
        """The kinds with their numbers, as they lie."""
        return tuple(
            CountedTile(kind, self.unseen.get(kind, 0), self.turned.get(kind, 0)) for kind in self.kinds
        )


def pages(view: TilesLeftView, at_least: int = 1) -> tuple[TilesLeftView, ...]:
    """Return `at_least` that many views in place of one, none with more kinds than a phone shows legibly."""
    count = max(at_least, -(-len(view.kinds) // MOST_KINDS))
    share = -(-len(view.kinds) // count)
    return tuple(
        replace(view, kinds=view.kinds[page * share : (page + 1) * share], page=page) for page in range(count)
    )


def draw_tiles_left(view: TilesLeftView) -> Picture:
    """Draw every kind of tile of the view with the number left, 900 pixels wide."""
    entries = view.entries
    top = MARGIN if view.page else TITLE_PX
    room = Rect(MARGIN, top, WIDTH - 2 * MARGIN, _grid_px(len(entries)))
    height = max(STRIP_LOWEST, room.bottom + MARGIN)
    canvas = new_canvas(WIDTH, height, view.theme)
    if view.page == 0:
        title = Lettering(48, view.theme.surround.text, bold=True)
        write(canvas, (MARGIN, 44), view.heading, title, room_px=room.width)
    draw_tile_grid(canvas, room, entries, view.theme, largest_px=LARGEST_PX)
    return finish(canvas, view.theme)


def _grid_px(entries: int) -> int:
    """Return the height of a grid as wide as the picture, with as few columns as its height allows."""
    width = WIDTH - 2 * MARGIN
    for columns in range(width // LARGEST_PX, entries + 1):
        rows, step = -(-entries // columns), min(LARGEST_PX, width / columns)
        if rows * step <= HIGHEST_GRID:
            return round(rows * step)
    return LARGEST_PX


def kinds_in_play(*counts: Mapping[TileId, int]) -> tuple[TileId, ...]:
    """Return all tiles of the counts (unseen, and laid) in the order of the sets."""
    return tuple(tile for tile in all_tiles() if any(tile in count for count in counts))


def draw_tile_grid(
    canvas: Image.Image, rect: Rect, entries: tuple[CountedTile, ...], theme: Theme, *, largest_px: int
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
            disc = label_sprite(str(entry.count), max(LEAST_DISC_PX, round(size * 0.40)), theme)
            paste_middle(canvas, disc, (x + size * 0.93, y + size * 0.90))
        else:
            canvas.paste(greyed_tile(entry.tile, entry.turns, size, theme), (x, y))


def grid_shape(rect: Rect, entries: int, largest_px: int) -> tuple[int, float]:
    """Return the number of columns, and the pixels from tile to tile, so that all rows fit the rectangle."""
    step, columns = max((_step(rect, entries, columns), columns) for columns in range(1, entries + 1))
    if step <= largest_px:
        return columns, step
    return int(rect.width // largest_px), float(largest_px)


def _step(rect: Rect, entries: int, columns: int) -> float:
    rows = -(-entries // columns)
    return min(rect.width / columns, rect.height / rows)


@lru_cache(maxsize=128)
def greyed_tile(tile: TileId, turns: int, size_px: int, theme: Theme) -> Image.Image:
    """Return the tile in grey, faded into the panel. It is shared: do not change it."""
    grey = tile_sprite(tile, turns, size_px, theme).convert("L").convert("RGB")
    return Image.blend(grey, Image.new("RGB", grey.size, theme.surround.panel), 0.62)
