"""The cache of sprites: tiles, figures and marks at the size at which they are pasted, for all games.

Every picture here is shared between threads and games: paste it, never draw on it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Lock
from typing import Generic, TypeVar

from isal import isal_zlib
from PIL import Image, ImageDraw, ImageFilter

from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import TileId, TileKind, all_tiles
from rendering.base.encode import palette_image, to_palette
from rendering.base.theme import Style, Theme
from rendering.sprites import glyphs, marks, neutral, pieces
from rendering.sprites.builder_and_pig import FIGURE_SHAPES
from rendering.sprites.marks import Mark
from rendering.sprites.masters import figure_master
from rendering.tiles import atlas, draw_tile, variants

KEPT_BYTES = 35_000_000
"""The most bytes of sprites that are kept; the least recently used are dropped first.

It is enough for the sprites made ahead: the tiles of large boards and their overviews, and those of
the base game in more sizes.
"""

LARGE_BYTES = 13_000_000
LARGE_PX = 120
"""Tiles larger than this are kept compressed, in a cache of their own of `LARGE_BYTES`.

A picture has a dozen of them, and each would take the room of ten others. Those of the base game that are
made ahead fit in.
"""

HALVES_BYTES = 6_000_000
"""The most bytes of half-sized tiles, from which those of large boards are reduced; not all fit.

A half is used for all sizes of its tile one after another, or for those of one board as it grows.
"""

HALF_PX = 128
"""Side of the half-sized tiles, half that of a shipped tile.

Tiles of large boards are reduced from these much faster than from shipped ones.
"""

FROM_HALF_PX = 105
"""The largest size of tiles that are reduced from half-sized ones."""

FROM_ATLAS_PX = 320
"""The largest size of tiles made from shipped ones; larger ones are drawn anew instead of enlarged."""

BLURRED = 0.9
"""A tile reduced to less than this share loses lines, which sharpening brings back."""


@dataclass(frozen=True, slots=True)
class Packed:
    """A compressed picture: a tile takes less than half of the bytes, and is unpacked quickly."""

    mode: str
    size: tuple[int, int]
    data: bytes

    @classmethod
    def of(cls, picture: Image.Image) -> Packed:
        """Return the picture compressed, without its palette."""
        return cls(picture.mode, picture.size, isal_zlib.compress(picture.tobytes()))

    def picture(self) -> Image.Image:
        """Return the picture, decompressed into a new image without a palette."""
        return Image.frombytes(self.mode, self.size, isal_zlib.decompress(self.data))


Kept = TypeVar("Kept", Image.Image, Packed)


class SpriteCache(Generic[Kept]):
    """A cache of pictures by key, up to a number of bytes. Safe to call from many threads."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._lock = Lock()
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable, make: Callable[[], Kept]) -> Kept:
        """Return the picture of a key, made by `make` if not kept. Two threads may make it; one is kept."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
        picture = make()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = picture
                self._bytes += _size(picture)
            while self._bytes > self._most and len(self._kept) > 1:
                _, dropped = self._kept.popitem(last=False)
                self._bytes -= _size(dropped)
        return picture

    def clear(self) -> None:
        """Drop all pictures."""
        with self._lock:
            self._kept.clear()
            self._bytes = 0


def _size(image: Image.Image | Packed) -> int:
    if isinstance(image, Packed):
        return len(image.data)
    # Pillow keeps RGB in four bytes a pixel, too.
    return image.width * image.height * (1 if image.mode == "P" else 4)


_cache: SpriteCache[Image.Image] = SpriteCache(KEPT_BYTES)
_large: SpriteCache[Packed] = SpriteCache(LARGE_BYTES)
_halves: SpriteCache[Image.Image] = SpriteCache(HALVES_BYTES)


def tile_sprite(tile: TileId, turns: int, size_px: int, theme: Theme, variant: int = 0) -> Image.Image:
    """Return the tile as a picture of `size_px` by `size_px` in the theme's fixed colours, turned clockwise.

    Finished pictures have no other colours, and with a palette four times as many tiles can be kept.
    `variant` is any number: kinds with several copies have up to three pictures that differ in details.
    """
    variant %= variants(all_tiles()[tile], theme.style)

    def make() -> Image.Image:
        sprite = to_palette(drawn_tile(tile, turns, size_px, theme, variant), theme)
        # Pillow applies a palette when a picture is first used: here, and not in several threads at once.
        sprite.load()
        return sprite

    key = ("tile", tile, turns, size_px, theme.name, variant)
    if size_px <= LARGE_PX:
        return _cache.get(key, make)
    large = _large.get(key, lambda: Packed.of(make())).picture()
    large.putpalette(palette_image(theme).getpalette() or ())
    large.load()
    return large


def drawn_tile(tile: TileId, turns: int, size_px: int, theme: Theme, variant: int = 0) -> Image.Image:
    """Return the tile as an RGB picture in all its colours, made anew."""
    kind, style = all_tiles()[tile], theme.style
    variant %= variants(kind, style)
    if size_px > FROM_ATLAS_PX:
        return _finished(draw_tile(kind, turns, style, variant), size_px, style)
    if size_px > FROM_HALF_PX:
        return _finished(atlas.tile_master(kind, turns, style, variant), size_px, style)
    return _finished(_half(kind, turns, style, variant), size_px, style)


def _half(kind: TileKind, turns: int, style: Style, variant: int) -> Image.Image:
    """Return the tile as an RGB picture of `HALF_PX` by `HALF_PX`, to be reduced further."""

    def make() -> Image.Image:
        return atlas.tile_master(kind, turns, style, variant).reduce(atlas.ATLAS_PX // HALF_PX)

    return _halves.get((kind.key, turns, style, variant), make)


def _finished(master: Image.Image, size_px: int, style: Style) -> Image.Image:
    """Return the tile reduced, a little sharpened, and with a rim that sets it apart from its neighbours."""
    tile = master.resize((size_px, size_px), Image.Resampling.LANCZOS)
    if size_px < master.width * BLURRED:
        tile = tile.filter(ImageFilter.UnsharpMask(0.7, 60, 1))
    last = size_px - 1
    light, dark = (72, 96) if style is Style.PAINTED else (0, 110)
    rim = Image.new("L", tile.size)
    ImageDraw.Draw(rim).line([(0, last), (0, 0), (last, 0)], fill=light)
    tile.paste((255, 246, 220), (0, 0), rim)
    rim = Image.new("L", tile.size)
    ImageDraw.Draw(rim).line([(0, last), (last, last), (last, 0)], fill=dark)
    tile.paste((30, 20, 16), (0, 0), rim)
    return tile


def forget_halves() -> None:
    """Drop the half-sized tiles: those needed to make sprites ahead are not needed again."""
    _halves.clear()


def figure_sprite(
    colour: Colour, figure: Figure, size_px: int, *, lying: bool = False, theme: Theme
) -> Image.Image:
    """Return the figure as a square RGBA picture with halo and shadow, its middle to be laid on its spot.

    `size_px` is the height of a standing meeple; a large one is larger in proportion. Figures without a robe
    stand even if `lying`.
    """
    lying = lying and figure not in FIGURE_SHAPES

    def make() -> Image.Image:
        return pieces.reduced(
            figure_master(colour, figure, size_px, lying=lying, theme=theme), figure, size_px
        )

    return _cache.get(("figure", size_px, colour, figure, lying, theme.name), make)


def neutral_sprite(kind: str, size_px: int, theme: Theme) -> Image.Image:
    """Return a neutral piece, beside meeples `size_px` high, as a square RGBA picture with halo and shadow.

    Kinds without a look of their own are a letter on a disc.
    """
    if kind not in neutral.NEUTRAL_HEIGHTS:
        return label_sprite(kind[:1].upper(), size_px, theme)
    return _cache.get(
        ("neutral", kind, size_px, theme.name), lambda: neutral.draw_neutral(kind, size_px, theme)
    )


def glyph_sprite(colour: Colour, size_px: int, theme: Theme) -> Image.Image:
    """Return the player's glyph on a disc of the player's colour, RGBA, `size_px` by `size_px`."""
    return _cache.get(
        ("glyph", colour, size_px, theme.name), lambda: glyphs.draw_glyph_disc(colour, size_px, theme)
    )


def mark_sprite(mark: Mark, size_px: int, theme: Theme) -> Image.Image:
    """Return a mark for a cell of `size_px`, RGBA, its middle to be laid on the middle of the cell.

    Frames glow beyond the cell, so the picture is larger than `size_px`.
    """
    return _cache.get(("mark", mark, size_px, theme.name), lambda: marks.draw_mark(mark, size_px, theme))


def label_sprite(text: str, size_px: int, theme: Theme) -> Image.Image:
    """Return a pale disc with a short text, RGBA, `size_px` high, and as wide unless the text needs more."""
    return _cache.get(("label", text, size_px, theme.name), lambda: marks.draw_label(text, size_px, theme))
