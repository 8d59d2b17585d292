"""The private panel of a turn: its pictures, and below them the controls for tile, cell, turn and meeple."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from discord import ui

from bot.features.turn.away_controls import finish_cell, portal_letters
from bot.features.turn.cell_controls import Controls, cell_controls
from bot.features.turn.drafts import Draft, Options, options, placement_of, tile_of, with_defaults
from bot.features.turn.finish_controls import finish_controls, spot_letters
from bot.features.turn.machine_line import line_picture, line_text, shows_line
from bot.i18n import Language
from bot.pictures import choices
from bot.pictures.boards import (
    BOARD_FILES,
    NO_SPOTS,
    cells_picture,
    close_up_picture,
    hand_picture,
    numbered_cells,
    tile_file,
    tile_picture,
)
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.gallery import beside, gallery
from bot.pictures.pool import Drawn
from game.engine.position import Position
from game.values.geometry import Cell
from game.values.moves import Deploy, Place, Spot
from host.games.views import GameView
from rendering.boards.areas import Area, areas, nearest

Panel = tuple[ui.LayoutView, Sequence[Drawn]]
"""A message and the pictures that it shows."""

NOTHING_POSTED: Mapping[str, str] = MappingProxyType({})


def first_draft(view: GameView) -> Draft:
    """Return the draft with which a turn begins: its choices are the defaults of `with_defaults`."""
    return with_defaults(view, Draft())


def turn_controls(words: Language, view: GameView, draft: Draft, found: Options) -> Controls:
    """Return the panel's text on a draft, and the controls that change or confirm it.

    At least one control always leads towards the end of the turn.
    """
    if placement_of(view, draft) is None:
        return cell_controls(words, view, draft, found)
    return finish_controls(words, view, draft, found)


async def turn_panel(
    drawing: DrawingContext, view: GameView, draft: Draft, posted: Mapping[str, str] = NOTHING_POSTED
) -> Panel:
    """Return the panel in which a tile and a cell, then a turn and a meeple are chosen.

    Pictures of the turn's message, `posted` at these addresses, are shown again without being drawn.
    """
    words, found, place = drawing.words, options(view, draft), placement_of(view, draft)
    text, rows = turn_controls(words, view, draft, found)
    if place is not None:
        drawn = await _laid_pictures(drawing, view, draft, found, place)
        if draft.portal_cell is None and shows_line(draft, place, found.finishes):
            drawn.append(await line_picture(drawing, view, draft, place, found.finishes))
            text = f"{text}\n{line_text(words, view)}"
        return _assembled(words, ui.TextDisplay(text), drawn, rows), drawn
    tile, hand = tile_of(view, draft), len(found.tiles) > 1
    tiles, boards = await asyncio.gather(
        hand_picture(drawing, found.tiles, tile)
        if hand
        else tile_picture(drawing, tile, posted.get(tile_file(tile), "")),
        _cells_pictures(drawing, view, draft, found, posted),
    )
    drawn = [*boards, tiles]
    if hand:
        return _assembled(words, ui.TextDisplay(text), drawn, rows), drawn
    return _assembled(words, beside(text, tiles), boards, rows), drawn


async def _cells_pictures(
    drawing: DrawingContext, view: GameView, draft: Draft, found: Options, posted: Mapping[str, str]
) -> list[Drawn]:
    """Return the board with its cells numbered: a picture of each area whose cells may be chosen."""
    shown_areas, address = _posted_board(view, draft, found, posted) or (_shown(view, draft, found), "")
    return await asyncio.gather(
        *(
            cells_picture(
                drawing,
                view.position,
                tile=tile_of(view, draft),
                cells=tuple(placement.cell for placement in found.places),
                area=area,
                number=number,
                address=address,
            )
            for number, area in enumerate(shown_areas, 1)
        )
    )


async def _laid_pictures(
    drawing: DrawingContext, view: GameView, draft: Draft, found: Options, place: Place
) -> list[Drawn]:
    """Draw the tile on its cell in every turn that fits, and the tile of a finish chosen elsewhere.

    While spots beyond a portal are chosen from, draw only the tile there.
    """
    position = choices.laid_if_legal(view.position, place)
    if draft.portal_cell is not None:
        letters = portal_letters(found.finishes, draft.portal_cell)
        return [await _elsewhere(drawing, position, draft.portal_cell, draft.finish, letters)]
    turns = {placement.turns for placement in found.turned} or {place.turns}
    drawn = [
        await close_up_picture(
            drawing,
            view.position,
            place=place,
            turns=tuple(sorted(turns)),
            spots=spot_letters(place, found),
            finish=draft.finish,
        )
    ]
    if (cell := finish_cell(draft.finish)) is not None:
        drawn.append(await _elsewhere(drawing, position, cell, draft.finish, number=2))
    return drawn


async def _elsewhere(
    drawing: DrawingContext,
    position: Position,
    cell: Cell,
    finish: choices.Finish,
    letters: Mapping[Spot, str] = NO_SPOTS,
    *,
    number: int = 1,
) -> Drawn:
    """Return the tile on a cell with the `letters` of its spots, and the figure that `finish` sets there."""
    laid = position.board[cell]
    chosen = finish if isinstance(finish, Deploy) and finish.cell == cell else None
    return await close_up_picture(
        drawing,
        position,
        place=Place(laid.tile, cell, laid.turns),
        spots=letters,
        finish=None if chosen is None else Deploy(chosen.figure, chosen.spot),
        number=number,
    )


def _shown(view: GameView, draft: Draft, found: Options) -> Sequence[Area | None]:
    """Return the areas to draw, one picture each; None stands for the whole board."""
    if found.areas:
        return [found.area(draft.area)]
    # All cells have a button. On a long board their numbers are legible only with a picture of each part.
    parts = areas((placement.cell for placement in found.places), view.position.board)
    return parts if len(parts) > 1 else [None]


def _posted_board(
    view: GameView, draft: Draft, found: Options, posted: Mapping[str, str]
) -> tuple[Sequence[Area | None], str] | None:
    """Return the area (as from `_shown`) of a posted picture with the panel's numbers, and its address.

    None if the turn's message has no such picture. Of its two pictures, the first shows the area nearest to
    the last tile.
    """
    cells, (board, overview) = tuple(placement.cell for placement in found.places), BOARD_FILES
    if board not in posted or numbered_cells(view) != cells:
        return None
    parts = areas(cells, view.position.board)
    if overview not in posted or len(parts) == 1:
        return [None], posted[board]
    shown, near = _shown(view, draft, found), nearest(parts, view.position.last or Cell(0, 0))
    return (shown, posted[board]) if shown == [near] else None


def _assembled(
    words: Language, first: ui.Item[Any], drawn: Sequence[Drawn], rows: Sequence[ui.Item[Any]]
) -> ui.LayoutView:
    message = ui.LayoutView(timeout=None).add_item(first)
    for picture in drawn:
        message.add_item(gallery(words, picture))
    for row in rows:
        message.add_item(row)
    return message
