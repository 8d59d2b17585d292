"""Ready pieces of pictures: tiles and figures at the size they are pasted, kept and shared by all games."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from game.moves import Figure
from game.ruleset import Colour
from game.tiles import TileId, all_tiles
from rendering import marks, pieces
from rendering.marks import Mark
from rendering.theme import Theme
from rendering.tile_art import draw_tile, tile_spots


def tile_sprite(tile: TileId, turns: int, size_px: int, theme: Theme, variant: int = 0) -> Image.Image:
    """The tile as an RGB picture of `size_px` by `size_px`, turned clockwise. Shared: paste it, never draw on it.

    `variant` is any number: kinds with several pieces have up to three pictures that differ in small things.
    """
    return draw_tile(all_tiles()[tile], turns % 4, theme.style, variant).resize((size_px, size_px))


def figure_sprite(
    colour: Colour, figure: Figure, size_px: int, *, lying: bool = False, theme: Theme
) -> Image.Image:
    """The figure as a square RGBA picture with halo and shadow. Shared: paste it, never draw on it.

    `size_px` is the height of a standing meeple (large ones are drawn larger by themselves);
    the middle of the picture is the middle of the figure, to be laid on its spot.
    """
    return pieces.draw_figure(colour, figure, size_px, lying=lying, theme=theme)


def spot_points(tile: TileId, turns: int) -> Mapping[int, tuple[float, float]]:
    """Where a figure or a letter stands for each segment of the turned tile: x to the east, y to the south, 0 to 1."""
    return tile_spots(all_tiles()[tile], turns % 4)


def glyph_sprite(colour: Colour, size_px: int, theme: Theme) -> Image.Image:
    """The player's glyph on a disc of the player's colour, RGBA, `size_px` by `size_px`. Shared: paste it only."""
    return pieces.draw_glyph_disc(colour, size_px, theme)


def mark_sprite(mark: Mark, size_px: int, theme: Theme) -> Image.Image:
    """A mark for a cell of `size_px`, RGBA, its middle to be laid on the middle of the cell. Shared: paste it only.

    Frames glow beyond the cell, so the picture is larger than `size_px`.
    """
    return marks.draw_mark(mark, size_px, theme)


def label_sprite(text: str, size_px: int, theme: Theme) -> Image.Image:
    """A cream disc with a number or a letter, RGBA, `size_px` by `size_px`. Shared: paste it only."""
    return marks.draw_label(text, size_px, theme)
