"""Makes sprites before a picture needs them: those of large boards, which need many at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import BASE, TileKind, all_tiles
from rendering.base.screen import DISC_PX, FIGURE_PX
from rendering.base.theme import DEFAULT_THEME
from rendering.sprites.marks import Mark
from rendering.sprites.neutral import NEUTRAL_HEIGHTS
from rendering.sprites.sprite_cache import (
    figure_sprite,
    forget_halves,
    label_sprite,
    mark_sprite,
    neutral_sprite,
    tile_sprite,
)
from rendering.tiles import variants

NUMBERS = 60
"""Number discs that are made ahead: few turns have more cells to choose from."""
LETTERS = "ABCDEFGH"
"""Letter discs that are made ahead: few turns have more areas or spots."""


def warming_steps(
    tile_sizes: Sequence[int], base_sizes: Sequence[int] = (), mark_sizes: Sequence[int] = ()
) -> Iterator[Callable[[], None]]:
    """Yield steps of some ten milliseconds that together make all sprites of boards with tiles of `tile_sizes`.

    In `base_sizes` only the marks and the tiles of the base game are made, in `mark_sizes` only the marks. All are in
    the default theme. The steps only save time: a missing sprite is made on demand.
    """
    for colour in Colour:
        for figure in Figure:
            yield partial(_figure, colour, figure)
    yield _neutral
    for text in (*map(str, range(1, NUMBERS + 1)), *LETTERS):
        yield partial(_label, text)
    for size in (*tile_sizes, *base_sizes, *mark_sizes):
        yield partial(_marks, size)
    for kind in all_tiles().values():
        sizes = (*base_sizes, *tile_sizes) if kind.tile_set is BASE else tile_sizes
        for variant in range(variants(kind, DEFAULT_THEME.style)):
            for turns in range(4):
                yield partial(_tiles, kind, turns, sizes, variant)
    yield forget_halves


def _figure(colour: Colour, figure: Figure) -> None:
    for lying in (False,) if figure is Figure.ABBOT else (False, True):
        figure_sprite(colour, figure, FIGURE_PX, lying=lying, theme=DEFAULT_THEME)


def _neutral() -> None:
    for kind in NEUTRAL_HEIGHTS:
        neutral_sprite(kind, FIGURE_PX, DEFAULT_THEME)


def _label(text: str) -> None:
    label_sprite(text, DISC_PX, DEFAULT_THEME)


def _marks(size: int) -> None:
    for mark in Mark:
        mark_sprite(mark, size, DEFAULT_THEME)


def _tiles(kind: TileKind, turns: int, tile_sizes: Sequence[int], variant: int) -> None:
    for size in tile_sizes:
        tile_sprite(kind.key, turns, size, DEFAULT_THEME, variant)
