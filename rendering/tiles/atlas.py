"""The drawn tiles as they are shipped: one archive a style, so that the first picture after an installation is quick.

`python -m rendering.tiles.atlas` draws all tiles again and writes the archives. A tile that is
not in its archive is drawn when it is wanted, only slower.
"""

from __future__ import annotations

import logging
import zipfile
from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from threading import Lock

from PIL import Image, WebPImagePlugin

from game.values.tiles import TileId, TileKind, all_tiles
from rendering.base.theme import Style
from rendering.tiles import draw_tile, spot_points, variants

ATLAS_PX = 256
"""Side of a shipped tile: large enough that 160 px, the largest on a board, is a reduction."""

QUALITY = 82
"""Of WebP: its losses vanish in the reduction, and the archive stays a quarter of a lossless one."""

FLAT_COLOURS = 64
"""Enough for a flat tile and the soft edges of its lines; lossless then, a quarter of the bytes."""

_log = logging.getLogger(__name__)


def tile_master(kind: TileKind, turns: int, style: Style, variant: int) -> Image.Image:
    """The tile as an RGB picture of `ATLAS_PX` by `ATLAS_PX`; from the archive, or drawn if that fails."""
    name = _entry(kind.key, turns, variant % variants(kind, style))
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


class Archive:
    """The shipped tiles of one style; reports the first fault and then keeps silent."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = Lock()
        self._reported = False
        self._file: zipfile.ZipFile | None = None
        try:
            self._file = zipfile.ZipFile(path)
        except (OSError, zipfile.BadZipFile) as fault:
            self.report(str(fault))

    def read(self, name: str) -> bytes | None:
        """The bytes of an entry, or None if it is missing or broken."""
        if self._file is None:
            return None
        try:
            with self._lock:
                return self._file.read(name)
        except (OSError, KeyError, zipfile.BadZipFile, EOFError) as fault:
            self.report(f"{name}: {fault}")
            return None

    def report(self, fault: str) -> None:
        """Log the fault if it is the first one."""
        if not self._reported:
            self._reported = True
            _log.warning("atlas %s cannot be read, tiles are drawn instead: %s", self._path.name, fault)


@cache
def _archive(style: Style) -> Archive:
    return Archive(archive_path(style))


def archive_path(style: Style) -> Path:
    """Where the archive of a style lies."""
    return Path(str(files("rendering"))) / "assets" / "drawn" / f"{style.value}.zip"


def _encoded(key: TileId, style: Style) -> list[tuple[str, bytes]]:
    """All pictures of one kind of tile, with their names."""
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
    """Draw all tiles of a style and write its archive; the path of it. Takes about a minute of a core."""
    # Nobody else needs processes here, and whoever reads a tile would load all that they need.
    from concurrent.futures import ProcessPoolExecutor

    path = archive_path(style)
    path.parent.mkdir(exist_ok=True)
    keys = list(all_tiles())
    with ProcessPoolExecutor() as pool, zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for entries in pool.map(_encoded, keys, [style] * len(keys)):
            for name, data in entries:
                # A fixed date, so that the same tiles give the same archive.
                archive.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), data)
    return path


if __name__ == "__main__":
    for each in Style:
        build(each)
    spot_points.build()
