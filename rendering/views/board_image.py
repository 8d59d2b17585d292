"""The picture of a turn: the whole board with its marks, and the panel beside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from game.engine.position import Phase, Position
from game.values.geometry import Cell
from game.values.moves import Place, Spot
from game.values.ruleset import Colour
from game.values.tiles import TileId
from rendering.base.labels import Labels
from rendering.base.picture import Picture, fill_panel, finish, new_canvas
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.boards.cell_names import cell_name
from rendering.boards.landscape import (
    lay_tiles,
    letter_spots,
    mark_cell,
    name_cells,
    number_cells,
    stand_figures,
)
from rendering.boards.layout import Frame, Window, frame_board, window_round
from rendering.boards.overlays import OneFeature, Overlay, draw_overlay
from rendering.panels.hand_strip import with_hand
from rendering.panels.panel import PanelView, SeatCard, ShownTile, draw_panel
from rendering.panels.panel_lists import draw_list, overlay_list
from rendering.sprites.marks import Mark


@dataclass(frozen=True, slots=True)
class BoardView:
    """What a picture of the board shows.

    `names` are the players' by seat. `numbered` are open cells to be numbered from 1;
    `lettered` are spots on the last tile, from A. Tiles whose number is larger than
    `changed_since` are framed. `clock` and `notes` are ready texts. Hidden hands are seen by
    `viewer` alone. `area` shows only those cells. An `overlay` is explained in place of the seats.
    The tiles of `choosing` are shown large below, numbered from 1. `stopped` says that nobody plays on.
    """

    position: Position
    names: Mapping[Colour, str]
    labels: Labels
    theme: Theme = DEFAULT_THEME
    numbered: tuple[Cell, ...] = ()
    lettered: tuple[Spot, ...] = ()
    changed_since: int | None = None
    clock: str = ""
    notes: tuple[str, ...] = ()
    viewer: Colour | None = None
    area: Window | None = None
    overlay: Overlay | None = None
    choosing: tuple[TileId, ...] = ()
    stopped: bool = False


def draw_board(view: BoardView) -> Picture:
    """The board with its panel, in 11:7 and at most 2240 by 1424 pixels; taller where tiles are to be chosen."""
    frame = board_frame(view)
    canvas = new_canvas(frame.width, frame.height, view.theme, frame.board)
    draw_land(canvas, frame, view)
    fill_panel(canvas, frame.panel, view.theme)
    if view.overlay is None:
        draw_panel(canvas, frame.panel, seats_panel(view, frame), view.theme)
    else:
        shown = overlay_list(view.overlay, view.names, view.labels)
        draw_list(canvas, frame.panel, shown, view.theme)
    if view.choosing:
        canvas = with_hand(canvas, view.choosing, view.theme)
    return finish(canvas, view.theme)


def board_frame(view: BoardView) -> Frame:
    """How the view's board lies in its picture."""
    position = view.position
    focus = position.last or Cell(0, 0)
    return frame_board(view.area or window_round(position.board), focus)


def draw_land(canvas: Image.Image, frame: Frame, view: BoardView) -> None:
    """Tiles, names of cells, marks and figures: all that is not the panel."""
    position, theme = view.position, view.theme
    lay_tiles(canvas, frame, position, theme)
    if view.overlay is not None:
        _draw_overlay(canvas, frame, view, view.overlay)
    name_cells(canvas, frame, theme)
    number_cells(canvas, frame, view.numbered, theme)
    if view.changed_since is not None:
        for cell, laid in position.board.items():
            if laid.number > view.changed_since and cell != position.last:
                mark_cell(canvas, frame, cell, Mark.CHANGED, theme)
    if position.last is not None and view.overlay is None:
        mark_cell(canvas, frame, position.last, Mark.LAST, theme)
    if not isinstance(view.overlay, OneFeature):
        stand_figures(canvas, frame, position, theme)
    if position.last is not None and view.lettered:
        laid = position.board[position.last]
        letter_spots(canvas, frame, Place(laid.tile, position.last, laid.turns), view.lettered, theme)


def _draw_overlay(canvas: Image.Image, frame: Frame, view: BoardView, overlay: Overlay) -> None:
    """Lay the overlay on the tiles; one feature also dims the figures that do not stand on it."""
    if isinstance(overlay, OneFeature):
        stand_figures(canvas, frame, view.position, view.theme)
    draw_overlay(canvas, frame, view.position, overlay, view.theme)
    if isinstance(overlay, OneFeature):
        stand_figures(canvas, frame, view.position, view.theme, overlay.feature.figures)


def seats_panel(view: BoardView, frame: Frame) -> PanelView:
    """The panel with a card for every seat."""
    position, labels = view.position, view.labels
    lines: list[str] = []
    head: ShownTile | Colour | None = None
    if position.phase is Phase.OVER:
        winners = position.leaders
        head = winners[0]
        title = labels.join([labels.name(seat, view.names[seat]) for seat in winners])
        lines += [labels.say("picture-won", players=len(winners)), labels.say("picture-over")]
    elif view.stopped:
        title = labels.say("picture-stopped")
        lines.append(_how_far(position, labels))
    else:
        title = labels.name(position.to_move, view.names[position.to_move]) if position.to_move else ""
        lines += [labels.say(f"picture-{position.phase.value}"), _how_far(position, labels)]
        if position.drawn is not None:
            head = ShownTile(position.drawn)
        elif position.phase is Phase.DEPLOY and position.last is not None:
            laid = position.board[position.last]
            head = ShownTile(laid.tile, laid.turns)
        else:
            head = position.to_move
    if view.clock:
        lines.append(view.clock)
    if frame.cropped:
        lines.append(shown_part(frame.window, labels))
    return PanelView(head, title, tuple(lines), seat_cards(view), view.notes)


def shown_part(window: Window, labels: Labels) -> str:
    """Which part of the board a window shows, by the cells in its corners."""
    corners = {
        "from": cell_name(Cell(window.west, window.north)),
        "to": cell_name(Cell(window.east, window.south)),
    }
    return labels.say("picture-part", **corners)


def _how_far(position: Position, labels: Labels) -> str:
    """The number of the turn, and how many tiles are left."""
    turn = labels.say("picture-turn", turn=position.turn)
    return f"{turn} · {labels.say('picture-tiles-left', tiles=sum(position.unseen.values()))}"


def seat_cards(view: BoardView) -> tuple[SeatCard, ...]:
    """A card for every seat, in the order of play."""
    position = view.position.seen_by(view.viewer)
    active: tuple[Colour | None, ...] = () if view.stopped else (position.to_move,)
    if position.phase is Phase.OVER:
        active = position.leaders
    return tuple(
        SeatCard(
            seat,
            view.labels.name(seat, view.names[seat]),
            position.scores[seat],
            tuple(position.supply[seat].items()),
            active=seat in active,
            hand=position.hands.get(seat, ()),
        )
        for seat in position.seats
    )
