"""Overlays of the land: owners of fields, one feature and its points, dead cells, tiles that fit a cell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias, assert_never

from PIL import Image, ImageChops, ImageDraw

from game.board.features import Feature
from game.engine import queries
from game.engine.position import Position
from game.engine.scoring import final_scored
from game.values.events import Scored
from game.values.geometry import Cell
from game.values.phases import Phase
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId, all_tiles
from rendering.base.picture import paste_middle
from rendering.base.screen import DISC_PX
from rendering.base.theme import NEAR_VEIL, PLAYER_LOOKS, VEIL, WASH, Theme
from rendering.boards.annotations import mark_cell
from rendering.boards.layout import Frame
from rendering.sprites.glyphs import draw_glyph
from rendering.sprites.marks import Mark
from rendering.sprites.sprite_cache import label_sprite
from rendering.tiles.plan import plan_of
from rendering.tiles.regions import GRID


@dataclass(frozen=True, slots=True)
class CountedTile:
    """A kind of tile as it lies after `turns`, and how many of it there are."""

    tile: TileId
    count: int
    turns: int = 0


@dataclass(frozen=True, slots=True)
class OwnedFields:
    """The owners of each segment of a claimed field, and the points that fields would pay each seat now.

    Once the game is over (`final`), they have paid these points.
    """

    owners: Mapping[tuple[Cell, int], tuple[Colour, ...]]
    points: Mapping[Colour, int]
    final: bool = False


@dataclass(frozen=True, slots=True)
class OneFeature:
    """A feature with what it pays or has paid (empty without an owner); everything else is dimmed."""

    feature: Feature
    paid: tuple[Scored, ...]


@dataclass(frozen=True, slots=True)
class DeadCells:
    """Open cells that none of the remaining tiles can fill."""

    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class FittingTiles:
    """An open cell with the remaining tiles that fit it, each as it would lie there."""

    cell: Cell
    tiles: tuple[CountedTile, ...]


Overlay: TypeAlias = OwnedFields | OneFeature | DeadCells | FittingTiles


def owned_fields(position: Position) -> OwnedFields:
    """Return the overlay of all claimed fields."""
    points = dict.fromkeys(position.seats, 0)
    for paid in final_scored(position):
        if isinstance(paid, Scored) and paid.kind is FeatureKind.FIELD:
            for seat in paid.seats:
                points[seat] += paid.points
    return OwnedFields(queries.field_owners(position), points, final=position.phase is Phase.OVER)


def one_feature(position: Position, cell: Cell, segment: int) -> OneFeature:
    """Return the overlay of the feature on a segment of the tile on `cell`, with what it would pay now."""
    feature = queries.feature_at(position, cell, segment)
    return OneFeature(feature, queries.payments(position, feature))


def paid_feature(position: Position, paid: Scored) -> OneFeature:
    """Return the overlay of a feature that has been paid."""
    return OneFeature(queries.paid_feature(position, paid), (paid,))


def dead_cells(position: Position) -> DeadCells:
    """Return the overlay of all dead cells."""
    return DeadCells(queries.dead_cells(position))


def fitting_tiles(position: Position, cell: Cell) -> FittingTiles:
    """Return the overlay of the tiles that fit an open cell."""
    unseen = position.unseen
    fits = queries.fits(position, cell)
    return FittingTiles(
        cell, tuple(CountedTile(tile, unseen[tile], turns[0]) for tile, turns in fits.items())
    )


def draw_overlay(
    canvas: Image.Image, frame: Frame, position: Position, overlay: Overlay, theme: Theme
) -> None:
    """Draw the overlay on the tiles; figures and marks are drawn on top of it afterwards."""
    match overlay:
        case OwnedFields():
            for (cell, segment), owners in overlay.owners.items():
                if cell in frame.seen:
                    _tint(canvas, frame, position, cell, segment, owners, theme)
        case OneFeature():
            _dim(canvas, frame, position, overlay.feature, theme)
        case DeadCells():
            for cell in overlay.cells:
                if cell in frame.seen:
                    sprite = _dead_cell(frame.tile_px, theme)
                    canvas.paste(sprite, frame.corner(cell), sprite)
        case FittingTiles():
            mark_cell(canvas, frame, overlay.cell, Mark.OPEN, theme)
            mark_cell(canvas, frame, overlay.cell, Mark.LAST, theme)
            disc = label_sprite("?", max(DISC_PX, round(frame.tile_px * 0.4)), theme)
            paste_middle(canvas, disc, frame.middle(overlay.cell))
        case _:
            assert_never(overlay)


def _tint(
    canvas: Image.Image,
    frame: Frame,
    position: Position,
    cell: Cell,
    segment: int,
    owners: tuple[Colour, ...],
    theme: Theme,
) -> None:
    """Lay the owners' colours and glyphs over a segment of a field."""
    laid = position.board[cell]
    ground = segment_mask(laid.tile, laid.turns, segment, frame.tile_px)
    for share, owner in enumerate(owners):
        look = PLAYER_LOOKS[owner]
        wash, glyphs = _pattern(owner, frame.tile_px, share, len(owners), WASH[theme.style])
        canvas.paste(look.fill, frame.corner(cell), ImageChops.multiply(ground, wash))
        canvas.paste(look.on_fill, frame.corner(cell), ImageChops.multiply(ground, glyphs))


def _dim(canvas: Image.Image, frame: Frame, position: Position, feature: Feature, theme: Theme) -> None:
    """Veil all but the feature and draw its outline: without that a short road would look like a bar."""
    veil = Image.new("L", canvas.size, VEIL)
    lit = Image.new("L", canvas.size)
    tile = frame.tile_px
    for cell in feature.cells:
        if cell in frame.seen:
            x, y = frame.corner(cell)
            veil.paste(NEAR_VEIL, (x, y, x + tile, y + tile))
    for cell, segment in feature.segments:
        if cell in frame.seen:
            laid = position.board[cell]
            mask = segment_mask(laid.tile, laid.turns, segment, tile)
            lit.paste(255, frame.corner(cell), mask)
    canvas.paste(theme.surround.table, (0, 0), ImageChops.subtract(veil, lit))
    width = max(3, round(tile * 0.04))
    room = lit.getbbox()
    if room is not None:
        left, top = room[0] - width, room[1] - width
        part = lit.crop((left, top, room[2] + width, room[3] + width))
        canvas.paste(theme.surround.gold, (left, top), ImageChops.subtract(grown(part, width), part))


def grown(mask: Image.Image, reach: int) -> Image.Image:
    """Return the mask with each pixel as light as the lightest of the square `reach` pixels round it.

    The outermost `reach` pixels must be dark, since the shifts wrap round. Pillow's MaxFilter is slower: it
    looks at the whole square for each pixel.
    """
    for right, down in ((1, 0), (0, 1)):
        reached = 0
        while reached < reach:
            step = min(2 * reached + 1, reach - reached)
            one = ImageChops.offset(mask, step * right, step * down)
            other = ImageChops.offset(mask, -step * right, -step * down)
            mask = ImageChops.lighter(mask, ImageChops.lighter(one, other))
            reached += step
    return mask


_TURN = {
    1: Image.Transpose.ROTATE_270,
    2: Image.Transpose.ROTATE_180,
    3: Image.Transpose.ROTATE_90,
}
"""Pillow's transpositions for clockwise quarter turns; Pillow itself rotates anticlockwise."""


@lru_cache(maxsize=512)
def segment_mask(tile: TileId, turns: int, segment: int, tile_px: int) -> Image.Image:
    """Return a soft-edged mask of the segment on the turned tile, `tile_px` wide.

    The mask of a monastery or garden is the whole tile. Masks are shared: do not change them.
    """
    kind = all_tiles()[tile]
    labels = plan_of(kind, 0).regions.labels
    if segment not in labels:
        return Image.new("L", (tile_px, tile_px), 255)
    grid = Image.frombytes("L", (GRID, GRID), labels).point([255 * (v == segment) for v in range(256)])
    if turns:
        grid = grid.transpose(_TURN[turns])
    smooth = grid.resize((tile_px, tile_px), Image.Resampling.BICUBIC)
    return smooth.point([min(255, max(0, (v - 96) * 4)) for v in range(256)])


@lru_cache(maxsize=64)
def _pattern(
    owner: Colour, tile_px: int, share: int, shares: int, strength: float
) -> tuple[Image.Image, Image.Image]:
    """Return the masks of the owner's colour and glyphs on a cell. Owners who share it have slanted bands."""
    supersampling = 3
    side = tile_px * supersampling
    bands = Image.new("L", (side, side), 255)
    glyphs = Image.new("L", (side, side))
    draw = ImageDraw.Draw(glyphs)
    steps = 3
    for row in range(steps):
        for column in range(steps):
            middle = (side * (column + 0.5) / steps, side * (row + 0.5) / steps)
            draw_glyph(draw, owner, middle, side * 0.05, 255)
    if shares > 1:
        bands = Image.new("L", (side, side))
        paint = ImageDraw.Draw(bands)
        count = 2 * shares
        for band in range(-count, count + 1):
            if band % shares == share:
                a = side * band / count
                paint.polygon(
                    [(a, 0), (a + side / count, 0), (a + side / count + side, side), (a + side, side)],
                    fill=255,
                )
        glyphs = ImageChops.multiply(glyphs, bands)
    size = (tile_px, tile_px)
    wash = bands.resize(size, Image.Resampling.BOX).point([round(v * strength) for v in range(256)])
    return wash, glyphs.resize(size, Image.Resampling.BOX).point([round(v * 0.8) for v in range(256)])


@lru_cache(maxsize=8)
def _dead_cell(tile_px: int, theme: Theme) -> Image.Image:
    """Return a crossed-out cell."""
    supersampling = 3
    side = tile_px * supersampling
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    edge = side * 0.06
    draw.rounded_rectangle((edge, edge, side - edge, side - edge), side * 0.06, fill=(150, 26, 16, 120))
    for width, colour in ((0.15, (*theme.ink, 255)), (0.10, (*theme.surround.disc, 255))):
        inner = side * (0.30 if width < 0.15 else 0.285)
        broad = round(side * width)
        draw.line((inner, inner, side - inner, side - inner), fill=colour, width=broad)
        draw.line((inner, side - inner, side - inner, inner), fill=colour, width=broad)
    return image.resize((tile_px, tile_px), Image.Resampling.LANCZOS)
