"""The large pictures from which sprites of figures are reduced, shipped in one archive for each style.

`python -m rendering.sprites.masters` draws all of them again and writes the archives. A picture that is
missing from its archive is drawn on demand, which is slower.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from functools import cache

from PIL import Image

from game.values.moves import Figure
from game.values.ruleset import Colour
from rendering.base.archive import Archive, shipped, write
from rendering.base.theme import THEMES, Style, Theme
from rendering.sprites import pieces
from rendering.sprites.builder_and_pig import FIGURE_SHAPES

_MODE = "RGBa"


def figure_master(colour: Colour, figure: Figure, size_px: int, *, lying: bool, theme: Theme) -> Image.Image:
    """Return the result of `pieces.draw_master`, from the archive for heights up to `FROM_MASTER_PX` if possible.

    Themes of one style share an archive, since their ink and halo are the same.
    """
    if size_px <= pieces.FROM_MASTER_PX:
        archive, name = _archive(theme.style), _entry(colour, figure, size_px, lying=lying)
        side_px, data = pieces.master_side_px(figure, size_px), archive.read(name)
        if data is not None:
            if len(data) == side_px**2 * len(_MODE):
                return Image.frombytes(_MODE, (side_px, side_px), data)
            archive.report(f"{name}: {len(data)} bytes")
    return pieces.draw_master(colour, figure, size_px, lying=lying, theme=theme)


def _entry(colour: Colour, figure: Figure, size_px: int, *, lying: bool) -> str:
    height_px = pieces.BOLD_PX if size_px <= pieces.BOLD_PX else pieces.FROM_MASTER_PX
    return f"{colour.value}-{figure.value}-{'lying' if lying else 'standing'}-{height_px}"


@cache
def _archive(style: Style) -> Archive:
    return Archive(shipped(f"figures-{style.value}"))


def entries(theme: Theme) -> Iterator[tuple[str, bytes]]:
    """Draw all figures of a theme; yield the name and the pixels of each."""
    for colour in Colour:
        for figure in Figure:
            for lying in (False,) if figure in FIGURE_SHAPES else (False, True):
                for size_px in (pieces.BOLD_PX, pieces.FROM_MASTER_PX):
                    drawn = pieces.draw_master(colour, figure, size_px, lying=lying, theme=theme)
                    yield _entry(colour, figure, size_px, lying=lying), drawn.tobytes()


if __name__ == "__main__":
    for each in {theme.style: theme for theme in THEMES.values()}.values():
        write(shipped(f"figures-{each.style.value}"), entries(each), zipfile.ZIP_DEFLATED)
