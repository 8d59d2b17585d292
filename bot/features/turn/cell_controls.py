"""The controls with which a tile of the hand and its cell are chosen: numbers and letters that stand on the picture."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.features.turn.drafts import Draft, Options, options, tile_of
from bot.i18n import Language
from bot.platform.controls import button, in_rows
from bot.platform.custom_ids import Kind
from bot.text.emoji_marks import tile_mark
from bot.text.words import labels
from host.games.views import GameView
from model.tables import HelpLevel

Controls = tuple[str, list[ui.Item[Any]]]
"""What a panel says, and what is pressed in it."""


def tile_controls(words: Language, view: GameView) -> Controls:
    """Return what the panel says and a button for each tile of the hand. Rule: hand-three.

    Where a tile has more cells than buttons have room for, its buttons are the areas that have some of them.
    """
    tiles = options(view, Draft()).tiles
    found = {tile: options(view, Draft(tile=tile)) for tile in tiles}
    rows: list[ui.Item[Any]] = []
    if not any(one.areas for one in found.values()):
        rows += in_rows(
            [
                button(
                    Kind.CELL,
                    words.say("panel-tile", number=number, tile=labels(words).tile(tile)),
                    game=view.id,
                    seq=view.seq,
                    choice=str(Draft(tile=tile)),
                    emoji=tile_mark(tile),
                )
                for number, tile in enumerate(tiles, 1)
            ]
        )
        return words.say("panel-choose-tile"), rows
    for number, tile in enumerate(tiles, 1):
        named = words.say("panel-tile", number=number, tile=labels(words).tile(tile))
        rows.append(ui.TextDisplay(named))
        letters = [area.letter for area in found[tile].areas]
        rows += in_rows(
            [
                button(
                    Kind.CELL,
                    words.say("panel-tile-area", number=number, letter=letter) if letter else str(number),
                    game=view.id,
                    seq=view.seq,
                    choice=str(Draft(tile=tile, area=letter)),
                    emoji=tile_mark(tile),
                )
                for letter in letters or [""]
            ]
        )
    return words.say("panel-choose-tile-area"), rows


def cell_controls(words: Language, view: GameView, draft: Draft, found: Options) -> Controls:
    """Return what the panel says and a button for each cell, by its number; or first one for each area."""
    area = found.area(draft.area)
    tile = labels(words).tile(tile_of(view, draft))
    if found.areas and area is None:
        text = words.say("panel-choose-area", tile=tile)
        offered = [(one.letter, Draft(tile=draft.tile, area=one.letter)) for one in found.areas]
    else:
        purist = view.options.help is HelpLevel.PURIST
        text = words.say("panel-choose-cell-purist" if purist else "panel-choose-cell", tile=tile)
        offered = [(str(number), Draft(place, tile=draft.tile)) for number, place in found.numbered(area)]
    rows: list[ui.Item[Any]] = [
        *in_rows(
            [button(Kind.CELL, label, game=view.id, seq=view.seq, choice=str(one)) for label, one in offered]
        )
    ]
    back = ui.ActionRow[Any]()
    if area is not None:
        other = Draft(tile=draft.tile)
        back.add_item(
            button(Kind.CELL, words.say("panel-other-area"), game=view.id, seq=view.seq, choice=str(other))
        )
    if len(found.tiles) > 1:
        label = words.say("panel-other-tile")
        back.add_item(button(Kind.TURN, label, game=view.id, seq=view.seq, choice=str(Draft())))
    return text, [*rows, back] if back.children else rows
