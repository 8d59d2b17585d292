"""The drawn tiles as they are shipped: one archive a style, so that the first picture after an installation is quick.

`python -m rendering.tiles.atlas` draws all tiles again and writes the archives. A tile that is
missing from its archive is drawn on demand, which is slower.
"""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import chain
from pathlib import Path

from PIL import Image, WebPImagePlugin

from game.values.tiles import TileId, TileKind, all_tiles
from rendering.base.archive import Archive, shipped, write
from rendering.base.theme import Style
from rendering.tiles import draw_tile, spot_points, variants

ATLAS_PX = 256
"""Side of a shipped tile in pixels: as large as the largest tile on a board."""

QUALITY = 82
"""WebP quality: the losses vanish in the reduction, and the archive is far smaller than a lossless one."""

FLAT_COLOURS = 64
"""Colours of a flat tile, soft edges of lines included: so few that it is small without loss."""


def tile_master(kind: TileKind, turns: int, style: Style, variant: int) -> Image.Image:
    """Return the tile as an RGB picture of `ATLAS_PX` by `ATLAS_PX`; from the archive, or drawn if that fails."""
    name = _entry(kind.key, turns, variant)
    data = _archive(style).read(name)
    if data is not None:
        try:
            return WebPImagePlugin.WebPImageFile(BytesIO(data)).convert("RGB")
        except (OSError, SyntaxError) as fault:
            _archive(style).report(f"{name}: {fault}")
    return _drawn(kind, turns, style, variant)


def _drawn(kind: TileKind, turns: int, style: Style, variant: int) -> Image.Image:
    drawn = draw_tile(kind, turns, style, variant)
    return drawn.resize((ATLAS_PX, ATLAS_PX), Image.Resampling.LANCZOS)


def _entry(key: TileId, turns: int, variant: int) -> str:
    return f"{key}-{turns}-{variant}.webp"


@cache
def _archive(style: Style) -> Archive:
    return Archive(archive_path(style))


def archive_path(style: Style) -> Path:
    """Return the path of a style's archive."""
    return shipped(style.value)


def _encoded(key: TileId, style: Style) -> list[tuple[str, bytes]]:
    """Return the name and the WebP file of each picture of one kind of tile."""
    kind = all_tiles()[key]
    entries: list[tuple[str, bytes]] = []
    for variant in range(variants(kind, style)):
        for turns in range(4):
            out = BytesIO()
            master = _drawn(kind, turns, style, variant)
            if style is Style.FLAT:
                few = master.quantize(FLAT_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
                few.convert("RGB").save(out, "WEBP", lossless=True, quality=80, method=6)
            else:
                master.save(out, "WEBP", quality=QUALITY, method=6)
            entries.append((_entry(key, turns, variant), out.getvalue()))
    return entries


def build(style: Style) -> Path:
    """Draw all tiles of a style, write its archive and return its path; takes about a minute of one core."""
    # Imported here, since reading tiles needs no processes, and the module takes long to load.
    from concurrent.futures import ProcessPoolExecutor

    path, keys = archive_path(style), list(all_tiles())
    with ProcessPoolExecutor() as pool:
        write(path, chain.from_iterable(pool.map(_encoded, keys, [style] * len(keys))))
    return path


if __name__ == "__main__":
    for each in Style:
        build(each)
    spot_points.build()
