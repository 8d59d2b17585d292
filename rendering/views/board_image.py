"""The picture of a board: the land with its marks, and below it what an overlay says or the tiles of a hand."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from PIL import Image

from game.engine.legal import cells
from game.engine.position import Position
from game.engine.queries import feature_at
from game.expansions.dragon.moves import Step
from game.values.geometry import Cell
from game.values.phases import Phase
from game.values.ruleset import Colour
from game.values.tiles import TileId, all_tiles
from rendering.base.labels import Labels
from rendering.base.picture import Picture, fill_panel, finish, new_canvas, taller
from rendering.base.rect import Rect
from rendering.base.screen import HIGHEST, LOWEST, STRIP_LOWEST
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.boards.annotations import (
    letter_areas,
    mark_cell,
    mark_open,
    name_cells,
    number_cells,
    outline_areas,
)
from rendering.boards.areas import areas, nearest, part_window
from rendering.boards.cell_names import cell_name
from rendering.boards.close_up import close_frame
from rendering.boards.flight import (
    arrows,
    draw_arrows,
    draw_trail,
    four_ways,
    name_arrows,
    visited_cells,
    ways,
)
from rendering.boards.landscape import lay_tiles, stand_figures
from rendering.boards.layout import Frame, Window, fits_large, frame_board, showing, window_round
from rendering.boards.overlays import DeadCells, FittingTiles, OneFeature, Overlay, draw_overlay
from rendering.boards.standing import kept_clear, taken_points
from rendering.panels.hand_strip import hand_px, with_hand
from rendering.panels.panel_lists import draw_list, list_px, overlay_list
from rendering.sprites.marks import Mark

AROUND_LAST = 4
"""Margin in cells round the part of the board that matters if there are no cells to choose from."""


class Idle(Enum):
    """Why no seat is asked to act: the game ended early, its match has a result, or a turn is only looked at."""

    ENDED_EARLY = "alt-ended-early"
    DECIDED = "alt-decided"
    LOOKED_AT = ""


@dataclass(frozen=True, slots=True)
class BoardView:
    """What a picture of the board shows."""

    position: Position
    names: Mapping[Colour, str]
    """The players' names, by seat."""
    labels: Labels
    theme: Theme = DEFAULT_THEME
    numbered: tuple[Cell, ...] = ()
    """Open cells, numbered from 1 in this order."""
    changed_since: int | None = None
    """Tiles with a larger number than this are framed."""
    viewer: Colour | None = None
    """The only seat whose hand the description names if hands are hidden."""
    area: Window | None = None
    """The cells to be shown; None for the whole board."""
    overlay: Overlay | None = None
    """The overlay over the land, which is explained below it."""
    choosing: tuple[TileId, ...] = ()
    """Tiles of a hand that are shown large below the board, numbered from 1."""
    idle: Idle | None = None
    """Why no seat is asked to act although tiles are left; None if one is."""
    empty_seats: tuple[Colour, ...] = ()
    """Seats without a player, whose tiles are laid at random."""
    overview: bool = False
    """Whether this picture shows the whole board with areas outlined, and another one what matters."""
    flight: bool = False
    """Whether the dragon is shown with all tiles round it, and arrows to where it can go."""
    flown: bool = False
    """Whether the path of a flight that is over is shown."""
    judged: bool = True
    """Whether legality is revealed; if not, arrows lead to all four sides of the dragon."""

    @property
    def ways(self) -> tuple[tuple[Step, Cell], ...]:
        """The steps to which arrows lead, each with its cell."""
        return ways(self.position) if self.judged else four_ways(self.position)

    @property
    def whole(self) -> Window:
        """The smallest window with all tiles, and all cells on which one may be laid."""
        position = self.position
        open_cells: Collection[Cell] = self.numbered
        if isinstance(self.overlay, FittingTiles):
            open_cells = (self.overlay.cell,)
        elif isinstance(self.overlay, DeadCells):
            open_cells = self.overlay.cells
        elif self.overlay is None and not open_cells and position.phase is not Phase.OVER:
            open_cells = () if self.idle or self.flown else cells(position)
        return window_round((*position.board, *open_cells))


def draw_board(view: BoardView) -> Picture:
    """Draw the board, 900 pixels wide, in a shape between 16:10 and 4:5."""
    frame = board_frame(view)
    canvas = new_canvas(frame.width, frame.height, view.theme)
    draw_land(canvas, frame, view)
    if view.overlay is not None:
        shown = overlay_list(view.overlay, view.names, view.labels)
        below = Rect(0, frame.height, frame.width, list_px(shown, view.theme))
        canvas = taller(canvas, below.bottom)
        fill_panel(canvas, below, view.theme)
        draw_list(canvas, below, shown, view.theme)
    if view.choosing:
        canvas = with_hand(canvas, view.choosing, view.theme)
    return finish(canvas, view.theme)


def phone_views(view: BoardView) -> tuple[BoardView, ...]:
    """Return the views in which a phone shows everything large enough: the view itself, or two in its place.

    If the board is too large, the first shows what matters: the cells to choose from (of several areas the
    one nearest to the last tile) or the trail of a flight that is over, then the last tile, changed tiles,
    and the features that the last tile completed. During a flight it shows the dragon with the tiles round
    it. The second shows the whole board.
    """
    whole, position = view.whole, view.position
    alone = view.area is None and view.overlay is None and not view.choosing
    if ways(position) and alone and not view.idle and not view.flown:
        return replace(view, flight=True), replace(view, overview=not fits_large(whole))
    if fits_large(whole) or view.area is not None or view.overlay is not None or view.choosing:
        return (view,)
    last = position.last or Cell(0, 0)
    near = nearest(areas(view.numbered, position.board), last)
    since = view.changed_since
    changed = [cell for cell, laid in position.board.items() if since is not None and laid.number > since]
    trail = visited_cells(position) if view.flown else ()
    first = trail or (near.cells if near else (last,))
    margin = 1 if near else AROUND_LAST
    part = part_window([first, (last,), changed, _completed(position)], whole, margin=margin)
    return replace(view, area=part), replace(view, overview=True)


def board_frame(view: BoardView) -> Frame:
    """Return the frame of the view's board."""
    if view.flight:
        return close_frame(visited_cells(view.position)[-1], view.position.board)
    focus, whole = view.position.last or Cell(0, 0), view.whole
    highest = HIGHEST
    if view.overlay is not None:
        highest -= list_px(overlay_list(view.overlay, view.names, view.labels), view.theme)
    if view.choosing:
        highest -= hand_px(len(view.choosing))
    lowest = LOWEST if highest == HIGHEST and not view.overview else STRIP_LOWEST
    window = whole if view.overview else view.area or _pointed_out(view, highest)
    frame = frame_board(window, focus, lowest=lowest, highest=highest, whole=whole)
    return showing(frame, view.position.board)


def draw_land(canvas: Image.Image, frame: Frame, view: BoardView) -> None:
    """Draw tiles, marks, figures and the names of cells."""
    position, theme = view.position, view.theme
    lay_tiles(canvas, frame, position, theme)
    if view.overlay is not None:
        _draw_overlay(canvas, frame, view, view.overlay)
    mark_open(canvas, frame, view.numbered, theme)
    number_cells(canvas, frame, enumerate(view.numbered, 1), theme)
    if view.changed_since is not None:
        for cell, laid in position.board.items():
            if laid.number > view.changed_since and cell != position.last:
                mark_cell(canvas, frame, cell, Mark.CHANGED, theme)
    found = areas(view.numbered, position.board) if view.overview else ()
    several = found if len(found) > 1 else ()
    outline_areas(canvas, frame, several, theme)
    if position.last is not None and view.overlay is None and not view.flight:
        mark_cell(canvas, frame, position.last, Mark.LAST, theme)
    if view.overlay is None:
        draw_trail(canvas, frame, visited_cells(position), theme)
    led = arrows(frame, view.ways, taken_points(frame, position)) if view.flight else []
    # Arrows are below the figures, so that those that would be eaten stay in sight.
    draw_arrows(canvas, frame, led, theme)
    if not isinstance(view.overlay, OneFeature):
        stand_figures(canvas, frame, position, theme)
    name_arrows(canvas, frame, led, theme)
    if several:
        letter_areas(canvas, frame, several, kept_clear(frame, position), theme)
    name_cells(canvas, frame, theme)


def _pointed_out(view: BoardView, highest: int) -> Window:
    """Return the window of the board; if that is too large for the height, of what an overlay is about."""
    whole = view.whole
    if fits_large(whole, highest):
        return whole
    match view.overlay:
        case OneFeature(feature):
            return part_window([feature.cells], whole, highest=highest)
        case FittingTiles(cell):
            return part_window([(cell,)], whole, margin=AROUND_LAST, highest=highest)
        case _:
            return whole


def shown_part(window: Window, labels: Labels) -> str:
    """Return the words for the part of the board that a window shows, by the cells in its corners."""
    corners = {
        "from": cell_name(Cell(window.west, window.north)),
        "to": cell_name(Cell(window.east, window.south)),
    }
    return labels.say("picture-part", **corners)


def _completed(position: Position) -> Collection[Cell]:
    """Return the cells of all complete features of the last tile."""
    if position.last is None:
        return ()
    segments = all_tiles()[position.board[position.last].tile].segments
    found = [feature_at(position, position.last, segment) for segment in range(len(segments))]
    return {cell for feature in found if feature.complete for cell in feature.cells}


def _draw_overlay(canvas: Image.Image, frame: Frame, view: BoardView, overlay: Overlay) -> None:
    """Lay the overlay on the tiles; one feature also dims the figures that do not stand on it."""
    if isinstance(overlay, OneFeature):
        stand_figures(canvas, frame, view.position, view.theme)
    draw_overlay(canvas, frame, view.position, overlay, view.theme)
    if isinstance(overlay, OneFeature):
        stand_figures(canvas, frame, view.position, view.theme, overlay.feature.figures)
