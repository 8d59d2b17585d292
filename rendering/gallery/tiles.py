"""Contact sheets of tiles and figures for the gallery: every tile in every turn, variants, phone size, figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO

from PIL import Image

from game.values.moves import MEEPLE, Figure
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId, all_tiles
from rendering.base.fonts import draw_text
from rendering.base.picture import Picture
from rendering.base.theme import FIGURE_TILES, FLAT_LIGHT, PAINTED_DARK, Style, Theme
from rendering.sprites.emojis import application_emojis
from rendering.sprites.neutral import NEUTRAL_HEIGHTS
from rendering.sprites.sprite_cache import figure_sprite, label_sprite, neutral_sprite, tile_sprite
from rendering.tiles import variants
from rendering.tiles.spot_points import spot_points

PHONE_TILE_PX = 27
"""Size of a tile on a phone late in a game."""


def tile_sheets() -> Iterator[tuple[str, Picture]]:
    """Yield all sheets by name."""
    keys = tuple(all_tiles())
    for theme in (PAINTED_DARK, FLAT_LIGHT):
        for turns in range(4):
            yield (
                f"tiles-{theme.style.value}-turns-{turns}",
                _sheet([(key, turns, 0) for key in keys], 144, theme),
            )
        phone = [(key, turns, 0) for key in keys for turns in range(4)]
        yield f"tiles-{theme.style.value}-phone", _sheet(phone, PHONE_TILE_PX, theme, columns=31, named=False)
        yield f"spots-{theme.style.value}", _spots(144, theme)
        yield f"figures-{theme.style.value}", _figures(theme)
    several = [
        (key, 0, variant)
        for key, kind in all_tiles().items()
        for variant in range(variants(kind, Style.PAINTED))
        if variants(kind, Style.PAINTED) > 1
    ]
    yield "emojis", _emojis()
    yield "tiles-painted-variants", _sheet(several, 144, PAINTED_DARK)


def _sheet(
    tiles: Sequence[tuple[TileId, int, int]],
    size: int,
    theme: Theme,
    *,
    columns: int = 10,
    named: bool = True,
) -> Picture:
    gap = 4
    step, rise = size + gap, size + gap + (18 if named else 0)
    rows = -(-len(tiles) // columns)
    canvas = Image.new("RGB", (columns * step + gap, rows * rise + gap), theme.surround.table)
    for number, (key, turns, variant) in enumerate(tiles):
        x, y = gap + number % columns * step, gap + number // columns * rise
        canvas.paste(tile_sprite(key, turns, size, theme, variant), (x, y))
        if named:
            draw_text(canvas, (x + size / 2, y + size + 10), key, 14, theme.surround.text, anchor="mm")
    return _picture(canvas)


def _spots(size: int, theme: Theme) -> Picture:
    """Return every tile with a letter on each spot, and one figure of those that could stand there."""
    columns, gap = 10, 24
    step = size + gap
    kinds = tuple(all_tiles().values())
    canvas = Image.new(
        "RGB", (columns * step + gap, -(-len(kinds) // columns) * step + gap), theme.surround.table
    )
    for number, kind in enumerate(kinds):
        x, y = gap + number % columns * step, gap + number // columns * step
        canvas.paste(tile_sprite(kind.key, 0, size, theme), (x, y))
        points = spot_points(kind.key, 0)
        figure_segment = number % len(kind.segments)
        for index, (px, py) in points.items():
            sprite = label_sprite("ABCDEFGHIJ"[index], round(size * 0.2), theme)
            if index == figure_segment:
                sprite = figure_sprite(
                    tuple(Colour)[number % 6],
                    Figure.ABBOT if kind.segments[index].kind is FeatureKind.GARDEN else MEEPLE,
                    round(size * FIGURE_TILES),
                    lying=kind.segments[index].kind is FeatureKind.FIELD,
                    theme=theme,
                )
            middle = (round(x + px * size - sprite.width / 2), round(y + py * size - sprite.height / 2))
            canvas.paste(sprite, middle, sprite)
    return _picture(canvas)


def _figures(theme: Theme) -> Picture:
    """Return a sheet with six colours of every kind, dragon and fairy, on meadow and on paving, large and small."""
    step = 160
    poses = (
        (Figure.MEEPLE, False),
        (Figure.MEEPLE, True),
        *((figure, False) for figure in Figure if figure is not MEEPLE),
    )
    canvas = Image.new("RGB", (step * 2 * len(poses), step * 7), theme.surround.table)
    for row, colour in enumerate(Colour):
        for column, (figure, lying) in enumerate(poses):
            for side, (key, size) in enumerate((("E", 72), ("C", 32))):
                x, y = (column * 2 + side) * step, row * step
                canvas.paste(tile_sprite(TileId(key), row % 4, step, theme), (x, y))
                sprite = figure_sprite(colour, figure, size, lying=lying, theme=theme)
                middle = (x + (step - sprite.width) // 2, y + (step - sprite.height) // 2)
                canvas.paste(sprite, middle, sprite)
    for column, (kind, key, size) in enumerate(
        (kind, key, size) for kind in NEUTRAL_HEIGHTS for key, size in (("E", 72), ("C", 32))
    ):
        x, y = column * step, len(Colour) * step
        canvas.paste(tile_sprite(TileId(key), 0, step, theme), (x, y))
        sprite = neutral_sprite(kind, size, theme)
        canvas.paste(sprite, (x + (step - sprite.width) // 2, y + (step - sprite.height) // 2), sprite)
    return _picture(canvas)


def _emojis() -> Picture:
    """Return the application's emojis but for the tiles, as large as Discord shows them beside text, and twice that."""
    columns, step = 8, 96
    shown = [draw() for name, draw in application_emojis() if not name.startswith("tile_")]
    canvas = Image.new("RGB", (columns * step, -(-len(shown) // columns) * step), (49, 51, 56))
    for number, data in enumerate(shown):
        with Image.open(BytesIO(data)) as image:
            for x, size in ((4, 22), (32, 48)):
                small = image.resize((size, size), Image.Resampling.LANCZOS)
                at = (number % columns * step + x, number // columns * step + (step - size) // 2)
                canvas.paste(small, at, small)
    return _picture(canvas)


def _picture(canvas: Image.Image) -> Picture:
    """Return the canvas as it is, not in the fixed palette: the sheets are there to judge the drawing."""
    out = BytesIO()
    canvas.save(out, "PNG", compress_level=4)
    return Picture(out.getvalue(), canvas.width, canvas.height)
