"""Controls that choose a tile of the hand and its cell, by the numbers and letters in the picture."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.features.turn.drafts import Draft, Options, tile_of
from bot.i18n import Language
from bot.platform import limits
from bot.platform.controls import Button, button, in_rows, style_of
from bot.platform.custom_ids import Kind
from bot.text.emoji_marks import tile_mark
from bot.text.words import labels
from game.values.tiles import TileId
from host.games.views import GameView
from model.tables import HelpLevel
from rendering.boards.areas import MOST_LETTERS

Controls = tuple[str, list[ui.Item[Any]]]
"""The text of a panel, and its rows of controls."""


def cell_controls(words: Language, view: GameView, draft: Draft, found: Options) -> Controls:
    """Return the panel's text and a button for each cell, by its number.

    If there are several areas, each has a button below the cells. Its label has the area's letter, as in the
    pictures of the other areas, and its numbers, as in the picture of the whole board. The last row has a
    button for each tile of a hand. Rule: hand-three.
    """
    area, tile = found.area(draft.area), tile_of(view, draft)
    numbers: list[Button] = []
    if found.areas and area is None:
        text = "panel-choose-area"
    else:
        text = "panel-choose-cell-purist" if view.options.help is HelpLevel.PURIST else "panel-choose-cell"
        numbers = [
            button(
                Kind.CELL, str(number), game=view.id, seq=view.seq, choice=str(Draft(place, tile=draft.tile))
            )
            for number, place in found.numbered(area)
        ]
    sentences = [words.say(text, tile=labels(words).tile(tile))]
    if area is not None and len(found.areas) > MOST_LETTERS:
        label, back = words.say("panel-other-area"), str(Draft(tile=draft.tile))
        lettered = [button(Kind.CELL, label, game=view.id, seq=view.seq, choice=back)]
    else:
        lettered = [
            button(
                Kind.CELL,
                f"{part.letter} {part.numbers}",
                game=view.id,
                seq=view.seq,
                choice=str(Draft(tile=draft.tile, area=part.letter)),
                style=style_of(chosen=part is area),
            )
            for part in found.areas
        ]
        sentences += [words.say("panel-areas")] if area is not None else []
    return " ".join(sentences), [
        *in_rows(numbers, limits.NUMBERS_IN_A_ROW),
        *in_rows(lettered),
        *in_rows(_tiles(words, view, tile, found)),
    ]


def _tiles(words: Language, view: GameView, chosen: TileId, found: Options) -> list[Button]:
    """Return a button for each tile of a hand, by its number."""
    if len(found.tiles) < 2:
        return []
    return [
        button(
            Kind.TURN,
            words.say("panel-tile", number=number),
            game=view.id,
            seq=view.seq,
            choice=str(Draft(tile=tile)),
            emoji=tile_mark(tile),
            style=style_of(chosen=tile == chosen),
        )
        for number, tile in enumerate(found.tiles, 1)
    ]
