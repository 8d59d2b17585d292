"""The private panel of a turn: its pictures, and below them the controls for tile, cell, turn, meeple, confirmation."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.features.turn.cell_controls import Controls, cell_controls, tile_controls
from bot.features.turn.drafts import Draft, Options, lying, options, settled, tile_of
from bot.features.turn.finish_controls import finish_controls
from bot.i18n import Language
from bot.pictures import choices
from bot.pictures.boards import board_pictures, preview_picture, tile_picture
from bot.pictures.gallery import beside, gallery
from bot.pictures.pool import Drawn, Pictures
from host.games.views import GameView
from rendering.base.theme import Theme
from rendering.boards.areas import Area, areas, in_order

Panel = tuple[ui.LayoutView, Sequence[Drawn]]
"""A message and the pictures that it shows."""


def first_draft(view: GameView) -> Draft:
    """Return where a turn begins: with the only tile and the only cell chosen if there is but one."""
    return settled(view, Draft())


def turn_controls(words: Language, view: GameView, draft: Draft) -> Controls:
    """Return what the panel says, and its controls: there is always one that leads on to the end of the turn."""
    if _chooses_tile(view, draft):
        return tile_controls(words, view)
    found = options(view, draft)
    if lying(view, draft) is None:
        return cell_controls(words, view, draft, found)
    return finish_controls(words, view, draft, found)


async def turn_panel(
    pictures: Pictures, words: Language, view: GameView, draft: Draft, theme: Theme
) -> Panel:
    """Return the panel in which the next of a tile, a cell, and a turn and a meeple is chosen."""
    text, rows = turn_controls(words, view, draft)
    if _chooses_tile(view, draft):
        return await _tile_panel(pictures, words, view, theme, text, rows)
    found, place, tile = options(view, draft), lying(view, draft), tile_of(view, draft)
    position, seat = view.position, view.position.to_move
    assert seat is not None
    if place is not None:
        turns = {one.turns for one in found.turned} or {place.turns}
        drawn = [
            await preview_picture(
                pictures,
                words,
                position,
                theme,
                seat=seat,
                tile=tile,
                place=place,
                turns=tuple(sorted(turns)),
                spots=choices.spots(found.finishes),
                finish=draft.finish,
            )
        ]
        return _assembled(words, ui.TextDisplay(text), drawn, rows), drawn
    thumbnail, *drawn = await asyncio.gather(
        tile_picture(pictures, words, tile, theme),
        *(
            preview_picture(
                pictures,
                words,
                position,
                theme,
                seat=seat,
                tile=tile,
                cells=tuple(one.cell for one in found.places),
                area=area,
                number=number,
            )
            for number, area in enumerate(_shown(view, draft, found), 1)
        ),
    )
    return _assembled(words, beside(text, thumbnail), drawn, rows), [*drawn, thumbnail]


def _chooses_tile(view: GameView, draft: Draft) -> bool:
    """Return whether a tile of the hand is chosen before anything else."""
    return draft.tile is None and draft.place is None and len(choices.tiles(view.position)) > 1


def _shown(view: GameView, draft: Draft, found: Options) -> Sequence[Area | None]:
    """Return the areas of which there is a picture each; None is a picture of the whole board."""
    if found.areas:
        return [found.area(draft.area)]
    # All cells have a button: on a long board the numbers are legible in a picture of each part.
    parts = areas((one.cell for one in found.places), view.position.board)
    return parts if len(parts) > 1 else [None]


async def _tile_panel(
    pictures: Pictures,
    words: Language,
    view: GameView,
    theme: Theme,
    text: str,
    rows: Sequence[ui.Item[Any]],
) -> Panel:
    """Return the panel in which one of several tiles in the hand is chosen, beside the board. Rule: hand-three."""
    position, seat = view.position, view.position.to_move
    tiles = choices.tiles(position)
    found = [options(view, Draft(tile=tile)) for tile in tiles]
    drawn = await board_pictures(pictures, words, view, theme, choosing=tiles)
    if any(one.areas for one in found):
        assert seat is not None
        cells = in_order((place.cell for one in found for place in one.places), position.board)
        drawn.append(
            await preview_picture(pictures, words, position, theme, seat=seat, tile=None, cells=cells)
        )
    return _assembled(words, ui.TextDisplay(text), drawn, rows), drawn


def _assembled(
    words: Language, first: ui.Item[Any], drawn: Sequence[Drawn], rows: Sequence[ui.Item[Any]]
) -> ui.LayoutView:
    message = ui.LayoutView(timeout=None).add_item(first)
    for one in drawn:
        message.add_item(gallery(words, one))
    for row in rows:
        message.add_item(row)
    return message
