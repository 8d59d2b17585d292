"""The picture in which a player chooses: the cells with their numbers, or the tile lying on one, with its spots."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from game.board.features import StandingFigure
from game.board.oriented_tile import oriented
from game.engine.position import Position
from game.values.geometry import Cell
from game.values.moves import Deploy, Place, Spot
from game.values.ruleset import Colour
from game.values.tiles import TileId
from rendering.base.labels import Labels
from rendering.base.picture import Picture, finish, new_canvas
from rendering.base.screen import LOWEST, STRIP_LOWEST
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.boards.annotations import (
    LETTERS,
    letter_areas,
    letter_spots,
    mark_cell,
    mark_open,
    name_cells,
    number_cells,
    outline_areas,
    point_to_areas,
)
from rendering.boards.areas import MOST_LETTERS, Area, areas, one_by_one
from rendering.boards.close_up import close_frame
from rendering.boards.landscape import lay_tile, lay_tiles, stand_figure, stand_figures
from rendering.boards.layout import Frame, frame_board, showing, window_round
from rendering.boards.standing import kept_clear
from rendering.sprites.marks import Mark

LONG_COLUMNS = 10
"""A board with this many columns may be shown in a low picture: more height would be empty table."""


@dataclass(frozen=True, slots=True)
class ChoicesView:
    """What a player is choosing; `position` may be from before or after the tile was laid.

    Before a cell is chosen `place` is None, and `cells` are those to choose from, numbered from 1 in the order
    given (`areas.in_order`). `area` is the area that the picture shows. If it is None and there are several
    `areas.areas(cells, position.board)`, the picture shows the whole board with the areas outlined and
    lettered.

    `place` is the tile as it lies or would lie, in a close-up: `spots` have the `letters` in that order, and
    `deploy` is the meeple chosen so far. `turns` are the legal ones, for the words.
    """

    position: Position
    seat: Colour
    tile: TileId
    labels: Labels
    theme: Theme = DEFAULT_THEME
    cells: tuple[Cell, ...] = ()
    place: Place | None = None
    turns: tuple[int, ...] = ()
    spots: tuple[Spot, ...] = ()
    letters: str = LETTERS
    deploy: Deploy | None = None
    area: Area | None = None

    @property
    def areas(self) -> tuple[Area, ...]:
        """The areas of the cells to choose from; only one if a picture shows them all large enough."""
        return areas(self.cells, self.position.board)

    @property
    def elsewhere(self) -> tuple[Area, ...]:
        """The other areas, if they can be chosen by their letters in the picture of one."""
        found = self.areas
        if self.area is None or not one_by_one(found) or len(found) > MOST_LETTERS:
            return ()
        return tuple(area for area in found if area.letter != self.area.letter)

    @property
    def numbered(self) -> tuple[tuple[int, Cell], ...]:
        """The cells with their numbers; none while an area is chosen first."""
        if self.area is None and len(self.areas) > 1:
            return ()
        listed = enumerate(self.cells, 1)
        return tuple(
            (number, cell) for number, cell in listed if self.area is None or cell in self.area.cells
        )


def draw_choices(view: ChoicesView) -> Picture:
    """Draw the picture, 900 pixels wide, in a shape between 16:10 and 4:5."""
    frame = choices_frame(view)
    canvas = new_canvas(frame.width, frame.height, view.theme)
    lay_tiles(canvas, frame, view.position, view.theme)
    if view.place is not None:
        lay_tile(canvas, frame, view.place, view.theme)
        mark_cell(canvas, frame, view.place.cell, Mark.LAST, view.theme)
    else:
        several = view.areas if view.area is None and len(view.areas) > 1 else ()
        outline_areas(canvas, frame, several, view.theme)
        if view.position.last is not None:
            mark_cell(canvas, frame, view.position.last, Mark.CHANGED, view.theme)
    stand_figures(canvas, frame, view.position, view.theme)
    if view.place is not None:
        _show_spots(canvas, frame, view, view.place)
    else:
        _show_cells(canvas, frame, view)
    name_cells(canvas, frame, view.theme)
    return finish(canvas, view.theme)


def choices_frame(view: ChoicesView) -> Frame:
    """Return the frame of the land: a close-up of the chosen cell, or the cells to choose from."""
    board = view.position.board
    if view.place is not None:
        return close_frame(view.place.cell, board)
    found = view.areas
    chosen = view.area or (found[0] if len(found) == 1 else None)
    whole = window_round((*board, *view.cells))
    window = whole if chosen is None else chosen.window
    lowest = STRIP_LOWEST if window.columns >= LONG_COLUMNS else LOWEST
    focus = view.position.last or Cell(0, 0)
    return showing(frame_board(window, focus, lowest=lowest, whole=whole), board)


def _show_cells(canvas: Image.Image, frame: Frame, view: ChoicesView) -> None:
    """Mark the cells to choose from; number those of the chosen area, or letter the areas."""
    mark_open(canvas, frame, view.cells, view.theme)
    number_cells(canvas, frame, view.numbered, view.theme)
    if view.area is None and len(view.areas) > 1:
        letter_areas(canvas, frame, view.areas, kept_clear(frame, view.position), view.theme)
    figures = kept_clear(frame, view.position) if view.elsewhere else []
    point_to_areas(canvas, frame, view.elsewhere, [cell for _, cell in view.numbered], figures, view.theme)


def _show_spots(canvas: Image.Image, frame: Frame, view: ChoicesView, place: Place) -> None:
    """Draw the chosen meeple on its spot, and letters on the others."""
    deploy = view.deploy
    if deploy is not None:
        segment = oriented(place.tile)[place.turns].segment_at[deploy.spot]
        chosen = StandingFigure(view.seat, deploy.figure, place.cell, segment)
        stand_figure(canvas, frame, place, chosen, view.theme)
    without = deploy.spot if deploy else None
    letter_spots(canvas, frame, place, view.spots, view.theme, letters=view.letters, without=without)
