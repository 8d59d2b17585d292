"""Where figures and neutral pieces stand on the board, so that none hides another."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from game.board.features import StandingFigure
from game.engine.hooks import Piece
from game.engine.position import Position
from game.values.geometry import AROUND, Cell
from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId, all_tiles
from rendering.base.screen import FIGURE_PX, LEAST_TILE_PX
from rendering.base.shapes import Point, clearest, moved_apart
from rendering.base.theme import FIGURE_TILES
from rendering.boards.layout import Frame
from rendering.sprites.pieces import scale
from rendering.tiles.spot_points import farmer_size, spot_points

FIGURE_REACH = 0.5
"""How far a figure reaches from its middle to any side, as a share of its height."""
APART, LYING_APART = 0.82, 1.0
"""Least distances between the middles of figures on one tile, as shares of their height.

The first is used if at most one of them lies, otherwise the second. Most of each is in sight, with its mark.
"""
CROWD_OVERHANG = 0.28
"""How far figures that are moved apart may hang over the edge of their tile, in tiles."""
WITHIN = 0.06
"""Least distance of their middles from the edge of the tile, in tiles."""
BESIDE_FRIEND = 0.40
"""Distance of the fairy's middle from that of the figure she stands with (her friend), in tiles."""
CORNERS = ((0.12, 0.2), (0.88, 0.2), (0.12, 0.8), (0.88, 0.8))
"""Places in tiles where the fairy stands instead if she would hide a figure on the next tile."""
LONGEST_SHIFT = 0.1
"""How far her friend may be moved for that, in tiles."""
PIECE_PLACES = ((0.5, 0.5), (0.2, 0.5), (0.8, 0.5), (0.5, 0.2), (0.5, 0.8))
"""Places of a neutral piece on its tile, in tiles; the first that is clear of figures is used."""
PIECE_CLEAR = 0.35
"""The distance from a figure, in tiles, at which a piece is clear of it."""
OVERHANG = 0.1
"""How far a figure alone on its tile may hang over the edge, in tiles."""


def placed_figures(
    frame: Frame, position: Position, figures: Iterable[StandingFigure] | None
) -> list[tuple[StandingFigure, Point]]:
    """Return the figures in sight in drawing order, each with its middle on its tile, in tiles.

    With `figures` these are drawn in place of all figures of the position.
    """
    everyone = position.figures if figures is None else tuple(figures)
    shown = [figure for figure in everyone if figure.cell in frame.seen]
    # Figures on the same tile count even if they are not drawn, so that a figure never changes its place.
    known = figures is not None and not Counter(everyone) - Counter(position.figures)
    crowds = _crowds(position.figures if known else everyone)
    friends = {piece.cell: piece.segment for piece in position.pieces if piece.segment is not None}
    middles: dict[StandingFigure, list[Point]] = {}
    for cell in {figure.cell for figure in shown}:
        crowd, friend = crowds[cell], friends.get(cell)
        if friend is None:
            apart = _crowd_middles(position, crowd, frame.tile_px)
        else:
            apart = _with_fairy(frame, position, crowd, friend, crowds)
        for figure, at in zip(crowd, apart, strict=False):
            middles.setdefault(figure, []).append(at)
    placed = [(figure, middles[figure].pop(0)) for figure in shown]
    # On one tile those in the south and the east are in front: a lying figure has its head, which may be
    # hidden, in the east, and the mark of its owner in the west.
    placed.sort(key=lambda figure: (figure[0].cell.y, figure[0].cell.x, sum(figure[1])))
    return placed


def placed_pieces(
    frame: Frame, position: Position, figures: Sequence[StandingFigure]
) -> Iterator[tuple[Piece, Point]]:
    """Yield the neutral pieces in sight, each with its middle on its tile, in tiles."""
    crowds = _crowds(figures) if position.pieces else {}
    for piece in position.pieces:
        if piece.cell not in frame.seen:
            continue
        laid = position.board[piece.cell]
        crowd = crowds.get(piece.cell, [])
        if piece.segment is not None:
            friend = StandingFigure(Colour.RED, Figure.MEEPLE, piece.cell, piece.segment)
            yield piece, _with_fairy(frame, position, crowd or [friend], piece.segment, crowds)[-1]
        else:
            points = spot_points(laid.tile, laid.turns)
            stood = [(points[figure.segment], PIECE_CLEAR) for figure in crowd]
            yield piece, clearest(PIECE_PLACES, stood)


def taken_points(frame: Frame, position: Position) -> list[Point]:
    """Return the middles of all figures and neutral pieces in sight, in pixels."""
    placed = [(figure.cell, at) for figure, at in placed_figures(frame, position, None)]
    placed += [(piece.cell, at) for piece, at in placed_pieces(frame, position, position.figures)]
    corners = [(*frame.corner(cell), *at) for cell, at in placed]
    return [(left + x * frame.tile_px, top + y * frame.tile_px) for left, top, x, y in corners]


def kept_clear(frame: Frame, position: Position) -> list[Point]:
    """Return the pixels that no area's letter should hide: figures, neutral pieces, the last tile."""
    last = [frame.middle(position.last)] if position.last is not None else []
    return [*taken_points(frame, position), *last]


def _crowds(figures: Iterable[StandingFigure]) -> dict[Cell, list[StandingFigure]]:
    """Return the figures grouped by cell."""
    crowds: dict[Cell, list[StandingFigure]] = {}
    for figure in figures:
        crowds.setdefault(figure.cell, []).append(figure)
    return crowds


def _with_fairy(
    frame: Frame,
    position: Position,
    crowd: Sequence[StandingFigure],
    friend: int,
    crowds: Mapping[Cell, Sequence[StandingFigure]],
) -> tuple[Point, ...]:
    """Return the middles of all figures on the fairy's tile, in tiles; hers is the last.

    If she would hide a figure on the next tile, she stands in a corner of hers instead of beside her friend,
    but only if the friend is alone (another might be taken for the friend) and need not move for her.
    """
    cell, tile_px = crowd[0].cell, frame.tile_px
    middles = _crowd_middles(position, crowd, tile_px, friend)
    if len(crowd) > 1:
        return middles
    clear = APART * figure_px(tile_px) / tile_px
    others = [
        (dx + x, dy + y)
        for dx, dy in AROUND
        if (beside := crowds.get(Cell(cell.x + dx, cell.y + dy)))
        for x, y in _crowd_middles(position, beside, tile_px)
    ]

    def hidden(stood: tuple[Point, ...]) -> float:
        return max([0.0, *(clear - math.dist(stood[-1], other) for other in others)])

    if not hidden(middles):
        return middles
    corners = [_crowd_middles(position, crowd, tile_px, friend, corner) for corner in CORNERS]
    candidates = [stood for stood in corners if math.dist(stood[0], middles[0]) < LONGEST_SHIFT]
    return min([middles, *candidates], key=hidden)


def _crowd_middles(
    position: Position,
    crowd: Sequence[StandingFigure],
    tile_px: int,
    friend: int | None = None,
    corner: Point | None = None,
) -> tuple[Point, ...]:
    """Return the middles of all figures on one tile, in tiles, so that none hides another.

    If `friend` is the segment of the fairy's friend, the last is hers, beside the friend or in `corner`.
    """
    laid = position.board[crowd[0].cell]
    figures = tuple((figure.segment, figure.figure) for figure in crowd)
    return _middles(laid.tile, laid.turns, tile_px, figures, friend, corner)


@lru_cache(maxsize=1024)
def _middles(
    tile: TileId,
    turns: int,
    tile_px: int,
    figures: tuple[tuple[int, Figure], ...],
    friend: int | None,
    corner: Point | None,
) -> tuple[Point, ...]:
    """Return the middles of figures on those segments. Cached: most stand where they stood a turn before."""
    middles = [standing_point(tile, turns, segment, figure, tile_px) for segment, figure in figures]
    if len(figures) == 1 and friend is None:
        return tuple(middles)
    lying, heights = 0, []
    for segment, figure in figures:
        lies, size = lying_height(tile, turns, segment, tile_px)
        lying += lies
        heights.append(size * scale(figure) / tile_px)
    if friend is not None:
        beside = (at for (segment, _), at in zip(figures, middles, strict=True) if segment == friend)
        x, y = next(beside, spot_points(tile, turns)[friend])
        x += BESIDE_FRIEND if x < 0.5 else -BESIDE_FRIEND
        middles.append(corner or (x, min(max(y, 0.2), 0.8)))
        heights.append(figure_px(tile_px) / tile_px)
    apart = (LYING_APART if lying > 1 else APART) * sum(heights) / len(heights)
    if all(math.dist(a, b) >= apart for a, b in combinations(middles, 2)):
        return tuple(middles)
    # Figures on one segment have the same middle: small shifts give them directions to move apart.
    middles = [(x + 0.02 * number, y + 0.013 * (number % 2)) for number, (x, y) in enumerate(middles)]
    rims = [max(WITHIN, height * FIGURE_REACH - CROWD_OVERHANG) for height in heights]
    for _ in range(6):
        middles = [
            (min(max(x, rim), 1 - rim), min(max(y, rim), 1 - rim))
            for (x, y), rim in zip(moved_apart(middles, apart), rims, strict=True)
        ]
    return tuple(middles)


def standing_point(tile: TileId, turns: int, segment: int, figure: Figure, tile_px: int) -> Point:
    """Return the middle of a figure on its tile, in tiles: its spot, moved inwards if it would hang over."""
    x, y = spot_points(tile, turns)[segment]
    size = lying_height(tile, turns, segment, tile_px)[1]
    reach = min(0.5, size * scale(figure) * FIGURE_REACH / tile_px - OVERHANG)
    return min(max(x, reach), 1 - reach), min(max(y, reach), 1 - reach)


def lying_height(tile: TileId, turns: int, segment: int, tile_px: int) -> tuple[bool, int]:
    """Return whether figures lie on a segment, and the height of a meeple there in pixels."""
    size = figure_px(tile_px)
    if all_tiles()[tile].segments[segment].kind is not FeatureKind.FIELD:
        return False, size
    room = farmer_size(tile, turns)[segment]
    return True, max(_least_figure_px(tile_px), min(size, round(room * tile_px)))


def figure_px(tile_px: int) -> int:
    """Return the height of a standing meeple in pixels."""
    return max(_least_figure_px(tile_px), round(tile_px * FIGURE_TILES))


def _least_figure_px(tile_px: int) -> int:
    """Return the least height of a figure in pixels: clear on a phone, but smaller on an overview."""
    return FIGURE_PX if tile_px >= LEAST_TILE_PX else round(tile_px * FIGURE_PX / LEAST_TILE_PX)
