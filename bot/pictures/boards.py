"""Pictures of a game's state as a viewer may see it: all at the table, one player, or an onlooker."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType

from bot.i18n import Language
from bot.pictures import choices
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.pool import Drawn
from bot.text.words import labels, seat_name
from game.board.oriented_tile import key_of
from game.engine.position import Position
from game.expansions.dragon.moves import Stepped
from game.expansions.dragon.state import DRAGON_STATE
from game.values.events import Event
from game.values.geometry import Cell
from game.values.moves import Deploy, Place, Spot
from game.values.ruleset import Colour
from game.values.tiles import TileId
from host.games.views import GameView
from model.tables import GameStatus, HelpLevel
from rendering.base.theme import Theme
from rendering.boards.areas import Area
from rendering.boards.landings import Target
from rendering.boards.layout import Window
from rendering.boards.overlays import Overlay
from rendering.panels.hand_strip import HandsView, HandView, draw_hand, draw_hands
from rendering.panels.panel_lists import fitting_pages
from rendering.panels.tile_grid import draw_tiles_left
from rendering.panels.way_strip import WayStep, WayView, draw_way
from rendering.views.alt_text import (
    describe_choices,
    describe_hand,
    describe_hands,
    describe_landings,
    describe_tiles_left,
    describe_way,
    described_whole,
)
from rendering.views.board_image import BoardView, Idle, draw_board, phone_views
from rendering.views.board_words import describe_board
from rendering.views.choices_image import ChoicesView, draw_choices
from rendering.views.landings_image import LandingsView, draw_landings
from rendering.views.tile_image import TileView, describe_tile, draw_tile

BOARD_FILE = "board.png"
BOARD_FILES = (BOARD_FILE, "whole.png")
"""The file names of a board's pictures: its most relevant part, and all of it if that is too large."""
FITS_FILES = "fits{}.png"
"""The file names of pictures of tiles that fit a cell, if they need several."""
HAND_FILE, HANDS_FILE, LANDINGS_FILE, WAY_FILE = "hand.png", "hands.png", "landings.png", "way.png"
PREVIEW_FILES = "preview{}.png"
NO_SPOTS: Mapping[Spot, str] = MappingProxyType({})


async def board_pictures(
    drawing: DrawingContext,
    view: GameView,
    *,
    changed_since: int | None = None,
    area: Window | None = None,
    overlay: Overlay | None = None,
) -> list[Drawn]:
    """Return the whole board of a state (or an `area` of it), with its legal cells numbered if the help level allows.

    A board that is too large for a phone gives two pictures: its most relevant part, and all of it. Many tiles that
    fit a cell are listed in further pictures. Tiles whose number is larger than `changed_since` are framed.
    """
    board = board_view(
        drawing.words, view, drawing.theme, changed_since=changed_since, area=area, overlay=overlay
    )
    lists = [
        drawing.pictures.draw(
            draw_tiles_left,
            tile_list,
            name=FITS_FILES.format(tile_list.page or ""),
            describe=describe_tiles_left,
        )
        for tile_list in described_whole(fitting_pages(overlay, board.labels, drawing.theme))
    ]
    boards, others = await asyncio.gather(view_pictures(drawing, board), asyncio.gather(*lists))
    return [*boards, *others]


async def view_pictures(drawing: DrawingContext, view: BoardView) -> list[Drawn]:
    """Return the picture of a board, or two if it is too large for a phone: its most relevant part, and all of it."""
    pending = (
        drawing.pictures.draw(draw_board, phone_view, name=name, describe=describe_board)
        for name, phone_view in zip(BOARD_FILES, phone_views(view), strict=False)
    )
    return await asyncio.gather(*pending)


def board_view(
    words: Language,
    view: GameView,
    theme: Theme,
    *,
    changed_since: int | None = None,
    area: Window | None = None,
    overlay: Overlay | None = None,
) -> BoardView:
    """Return the view of a state for `draw_board`."""
    return BoardView(
        position=view.position,
        names=names(words, view),
        labels=labels(words),
        theme=theme,
        numbered=numbered_cells(view) if overlay is None else (),
        changed_since=changed_since,
        # Without hands all viewers share one picture.
        viewer=view.seat if view.position.hands else None,
        area=area,
        overlay=overlay,
        idle=_idle(view),
        empty_seats=view.empty_seats,
        judged=view.options.help is not HelpLevel.PURIST,
    )


async def flown_picture(drawing: DrawingContext, view: GameView, events: Iterable[Event]) -> Drawn:
    """Return the board as a flight has left it, by the steps among `events`, with the whole trail and no arrows.

    Figures eaten by the last step are still shown. The events after it are shown in another picture.
    """
    steps = [key_of(event.cell) for event in events if isinstance(event, Stepped)]
    state, position = DRAGON_STATE.of(view.position), view.position.copy_same_tiles()
    if steps:
        DRAGON_STATE.put(position, state.with_dragon(steps[-1], (*state.visited[:1], *steps)))
    board = replace(board_view(drawing.words, view, drawing.theme), position=position, idle=None, flown=True)
    return await drawing.pictures.draw(
        draw_board, phone_views(board)[0], name=BOARD_FILE, describe=describe_board
    )


async def cells_picture(
    drawing: DrawingContext,
    position: Position,
    *,
    tile: TileId,
    cells: tuple[Cell, ...],
    area: Area | None = None,
    number: int = 1,
    address: str = "",
) -> Drawn:
    """Return the board with the `cells` (of an `area`) on which a tile may be laid, numbered from 1.

    `number` distinguishes several pictures of one message. With the `address` of an equal picture
    nothing is drawn.
    """
    assert position.to_move is not None
    view = ChoicesView(
        position, position.to_move, tile, drawing.labels, drawing.theme, cells=cells, area=area
    )
    return await _choices_picture(drawing, view, number, address)


async def close_up_picture(
    drawing: DrawingContext,
    position: Position,
    *,
    place: Place,
    turns: tuple[int, ...] = (),
    spots: Mapping[Spot, str],
    finish: choices.Finish | None = None,
    number: int = 1,
) -> Drawn:
    """Return a close-up of a tile as it lies or would lie, with the letters of its `spots` and the meeple of `finish`.

    `turns` are the legal ones, only its own by default. `number` distinguishes several pictures of one message.
    """
    assert position.to_move is not None
    view = ChoicesView(
        position,
        position.to_move,
        place.tile,
        drawing.labels,
        drawing.theme,
        place=place,
        turns=turns or (place.turns,),
        spots=tuple(spots),
        letters="".join(spots.values()),
        deploy=finish if isinstance(finish, Deploy) and not choices.is_elsewhere(finish) else None,
    )
    return await _choices_picture(drawing, view, number)


async def _choices_picture(
    drawing: DrawingContext, view: ChoicesView, number: int, address: str = ""
) -> Drawn:
    name = PREVIEW_FILES.format("" if number == 1 else number)
    return await drawing.pictures.draw(
        draw_choices, view, name=name, describe=describe_choices, address=address
    )


async def way_picture(drawing: DrawingContext, view: GameView, steps: tuple[WayStep, ...], due: int) -> Drawn:
    """Return the picture of all steps of a flight, with the viewer's own orders."""
    words = drawing.words
    assert view.seat is not None
    way = WayView(steps, due, view.seat, names(words, view), labels(words), drawing.theme)
    return await drawing.pictures.draw(draw_way, way, name=WAY_FILE, describe=describe_way)


async def landings_picture(
    drawing: DrawingContext,
    position: Position,
    *,
    place: Place,
    targets: tuple[Target, ...],
    thrown: int | None = None,
    name: str = LANDINGS_FILE,
) -> Drawn:
    """Return the line of the flying machine on a tile, with a die on each of its cells, or on the one `thrown`."""
    view = LandingsView(position, place, targets, drawing.labels, drawing.theme, thrown)
    return await drawing.pictures.draw(draw_landings, view, name=name, describe=describe_landings)


def tile_view(words: Language, tile: TileId, theme: Theme) -> TileView:
    """Return the view of a single tile for `draw_tile`."""
    return TileView(tile, labels(words), theme)


def tile_file(tile: TileId) -> str:
    """Return the name under which the picture of a tile is sent."""
    return f"tile-{tile}.png"


async def tile_picture(drawing: DrawingContext, tile: TileId, address: str = "") -> Drawn:
    """Return the picture of a tile, to be shown beside a sentence; the uploaded one if it has an `address`."""
    view = tile_view(drawing.words, tile, drawing.theme)
    return await drawing.pictures.draw(
        draw_tile, view, name=tile_file(tile), describe=describe_tile, address=address
    )


def hands_view(words: Language, view: GameView, theme: Theme) -> HandsView:
    """Return the public view of all hands, without hidden ones."""
    position = view.position.seen_by(None)
    hands = {seat: hand for seat, hand in position.hands.items() if hand}
    return HandsView(hands, names(words, view), labels(words), position.to_move, theme)


async def hand_picture(drawing: DrawingContext, tiles: tuple[TileId, ...], chosen: TileId) -> Drawn:
    """Return the picture of a hand's tiles, numbered to choose from."""
    view = HandView(tiles, chosen, drawing.labels, drawing.theme)
    return await drawing.pictures.draw(draw_hand, view, name=HAND_FILE, describe=describe_hand)


async def hands_picture(drawing: DrawingContext, view: GameView) -> Drawn:
    """Return the picture of the open hands."""
    hands = hands_view(drawing.words, view, drawing.theme)
    return await drawing.pictures.draw(draw_hands, hands, name=HANDS_FILE, describe=describe_hands)


def numbered_cells(view: GameView) -> tuple[Cell, ...]:
    """Return the cells that the table's pictures number: where the tile fits; none under the purist help level."""
    position = view.position
    tile = choices.only_tile(position)
    if view.options.help is HelpLevel.PURIST or tile is None or _stopped(view):
        return ()
    return choices.cells(position, tile)


def as_played(view: GameView) -> GameView:
    """Return the state as it was when its turn was announced, also if the game has been stopped since."""
    return replace(view, status=GameStatus.RUNNING)


def _stopped(view: GameView) -> bool:
    """Return True if the game was stopped in this state, and not in a later one."""
    return view.status is GameStatus.STOPPED and view.newest


def _idle(view: GameView) -> Idle | None:
    """Return why nobody is to act in this state of a game that is not over; None if somebody is."""
    if not _stopped(view):
        return None
    return Idle.DECIDED if view.decided else Idle.ENDED_EARLY


def names(words: Language, view: GameView) -> dict[Colour, str]:
    """Return the name of each seat, for pictures."""
    return {seat.colour: seat_name(words, seat) for seat in view.seats}
