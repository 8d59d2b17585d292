"""The private panel of a turn: the close-up, and the controls for cell, turn, meeple and confirmation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from bot.features.turn.drafts import Draft, Options, options
from bot.i18n import Language
from bot.pictures import choices
from bot.pictures.boards import preview_picture, tile_picture
from bot.pictures.choices import CELL_BUTTONS
from bot.pictures.gallery import beside, gallery
from bot.pictures.pool import Drawn, Pictures
from bot.platform import limits
from bot.platform.controls import Button, button, in_rows, option, select
from bot.platform.custom_ids import Kind
from bot.text.emoji_marks import figure_mark
from bot.text.words import choice_name, labels
from game.engine.position import Phase
from game.values.moves import Deploy, Move, Place, Skip
from game.values.tiles import TileId
from host.games.views import GameView
from model.games import HelpLevel
from rendering.base.theme import Theme
from rendering.boards.cell_names import cell_name
from rendering.boards.landscape import LETTERS

FINISH_BUTTONS = 9
PAGE = "page "
"""The beginning of a choice that turns the page of a long list."""


@dataclass(frozen=True, slots=True)
class Offered:
    """Something that may be set: the draft with it, its name, its letter and its figure."""

    draft: Draft
    label: str
    letter: str = ""
    mark: discord.PartialEmoji | None = None


def first_draft(view: GameView) -> Draft:
    """Return the draft with which a turn begins; the only tile and the only cell are chosen already."""
    found = options(view, Draft())
    return Draft(found.places[0]) if len(found.places) == 1 else Draft()


async def turn_panel(
    pictures: Pictures,
    words: Language,
    view: GameView,
    draft: Draft,
    theme: Theme,
    *,
    first: int = 0,
) -> tuple[ui.LayoutView, Sequence[Drawn]]:
    """Return the panel and its pictures. `first` is the cell with which a long list of cells begins."""
    position, found = view.position, options(view, draft)
    seat, place = position.to_move, _lying(view, draft)
    tile = _tile(view, draft)
    assert seat is not None
    drawn = await preview_picture(
        pictures,
        words,
        position,
        theme,
        seat=seat,
        tile=tile,
        cells=() if place is not None else tuple(one.cell for one in found.places),
        place=place,
        turns=tuple(
            sorted({one.turns for one in found.turned} or ({place.turns} if place else set(range(4))))
        ),
        spots=choices.spots(found.finishes),
        finish=draft.finish,
    )
    text, rows = turn_controls(words, view, draft, first=first)
    message = ui.LayoutView(timeout=None)
    lying = None if place is not None else await tile_picture(pictures, words, tile, theme)
    message.add_item(beside(text, lying))
    message.add_item(gallery(words, drawn))
    for row in rows:
        message.add_item(row)
    return message, [drawn] if lying is None else [drawn, lying]


def turn_controls(
    words: Language, view: GameView, draft: Draft, *, first: int = 0
) -> tuple[str, list[ui.Item[Any]]]:
    """Return the text of the panel and its controls, of which one always leads on to the end of the turn."""
    found, place = options(view, draft), _lying(view, draft)
    if place is None:
        text = words.say(
            "panel-choose-cell-purist" if view.options.help is HelpLevel.PURIST else "panel-choose-cell",
            tile=labels(words).tile(_tile(view, draft)),
        )
        rows: list[ui.Item[Any]] = [*_cell_rows(words, view, draft, found.places, first)]
        if len(found.tiles) > 1:
            rows.append(ui.ActionRow(_control(Kind.TURN, words.say("panel-other-tile"), view, Draft())))
        return text, rows
    cell, choice = cell_name(place.cell), choice_name(words, draft.finish)
    if view.position.phase is Phase.DEPLOY:
        text = words.say("panel-deploy", cell=cell, choice=choice)
    else:
        text = words.say("panel-preview", cell=cell, degrees=place.turns * 90, choice=choice)
    return text, [_tile_row(words, view, draft, found), *_finish_rows(words, view, draft, found)]


def _lying(view: GameView, draft: Draft) -> Place | None:
    """Return how the tile of this turn lies, or would lie; None while its cell is not chosen."""
    position = view.position
    if position.phase is not Phase.DEPLOY:
        return draft.place
    assert position.last is not None
    laid = position.board[position.last]
    return Place(laid.tile, position.last, laid.turns)


def _tile(view: GameView, draft: Draft) -> TileId:
    """Return the tile that is laid in this turn."""
    place = _lying(view, draft)
    tile = place.tile if place is not None else draft.tile or choices.only_tile(view.position)
    assert tile is not None
    return tile


def _cell_rows(
    words: Language, view: GameView, draft: Draft, places: Sequence[Place], first: int
) -> list[ui.ActionRow[Any]]:
    """Return the numbered cells as buttons, or as a select where they are many."""
    if len(places) <= CELL_BUTTONS:
        return in_rows(
            [
                _control(Kind.CELL, _cell_label(words, number, place), view, replace(draft, place=place))
                for number, place in enumerate(places, start=1)
            ]
        )
    # Two of the options may be needed to leaf through the list.
    page = places[first : first + limits.OPTIONS - 2]
    listed = [
        option(_cell_label(words, number, place), str(replace(draft, place=place)))
        for number, place in enumerate(page, start=first + 1)
    ]
    if first + len(page) < len(places):
        listed.append(option(words.say("panel-more-cells"), f"{PAGE}{first + len(page)}"))
    if first:
        listed.append(option(words.say("panel-first-cells"), f"{PAGE}0"))
    return [select(Kind.CELL, words.say("panel-cell"), listed, game=view.id, seq=view.seq, choice=str(draft))]


def _tile_row(words: Language, view: GameView, draft: Draft, found: Options) -> ui.ActionRow[Any]:
    """Return the buttons to turn the tile, choose another cell, and confirm."""
    row = ui.ActionRow[Any]()
    if draft.place is not None:
        if len(found.turned) > 1:
            row.add_item(
                _control(Kind.TURN, words.say("panel-turn"), view, _turned(draft, found), emoji="🔄")
            )
        if len(found.places) > 1 or len(found.tiles) > 1:
            other = replace(draft, place=None, finish=Skip())
            row.add_item(_control(Kind.CELL, words.say("panel-other-cell"), view, other))
    else:
        row.add_item(
            button(
                Kind.UNDO, words.say("panel-take-back"), game=view.id, seq=view.seq, choice="ask", emoji="↩️"
            )
        )
    row.add_item(
        _control(Kind.CONFIRM, words.say("panel-confirm"), view, draft, style=discord.ButtonStyle.success)
    )
    return row


def _turned(draft: Draft, found: Options) -> Draft:
    """Return the draft with the tile turned to its next fitting turn and nothing set on it."""
    assert draft.place is not None
    turns = [place.turns for place in found.turned]
    later = [place for place in found.turned if place.turns > draft.place.turns]
    return replace(draft, place=later[0] if later else found.turned[turns.index(min(turns))], finish=Skip())


def _finish_rows(words: Language, view: GameView, draft: Draft, found: Options) -> list[ui.Item[Any]]:
    """Return a button a letter for what may be set, and a select for what would need too many buttons.

    More buttons than a row has would be a tall column on a phone. Then each has its letter alone, and a line
    above them says what the letters mean.
    """
    if not found.finishes:
        return []
    direct, others = _parted(found.finishes)
    offered = _offered(words, view, draft, found, direct)
    rows: list[ui.Item[Any]] = []
    if len(offered) > limits.ROW:
        rows.append(ui.TextDisplay(" · ".join(_meaning(words, one) for one in offered if one.letter)))
        offered = [replace(one, label=one.letter, mark=None) if one.letter else one for one in offered]
    rows += in_rows([_finish_button(view, draft, one) for one in offered])
    if others:
        key = "panel-other-figures" if direct else "panel-finish"
        listed = [
            option(one.label, str(one.draft), emoji=one.mark, chosen=one.draft == draft)
            for one in _offered(words, view, draft, found, others)[: limits.OPTIONS]
        ]
        rows.append(select(Kind.SPOT, words.say(key), listed, game=view.id, seq=view.seq))
    return rows


def _parted(finishes: Sequence[Move]) -> tuple[Sequence[choices.Finish], Sequence[choices.Finish]]:
    """Return what gets a button, and what goes into a select.

    Several kinds of figures repeat the same spots. Where not all fit into a row, only those of the first kind,
    the usual one, keep their buttons.
    """
    usual = finishes if len(finishes) < limits.ROW else [one for one in finishes if _like(one, finishes[0])]
    if len(usual) > FINISH_BUTTONS:
        return (), (*finishes, Skip())
    return (*usual, Skip()), [one for one in finishes if one not in usual]


def _like(one: Move, other: Move) -> bool:
    """Return True if both set the same kind of figure."""
    return isinstance(one, Deploy) and isinstance(other, Deploy) and one.figure is other.figure


def _finish_button(view: GameView, draft: Draft, offered: Offered) -> Button:
    chosen = offered.draft == draft
    style = discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary
    return _control(Kind.SPOT, offered.label, view, offered.draft, style=style, emoji=offered.mark)


def _meaning(words: Language, offered: Offered) -> str:
    named = choice_name(words, offered.draft.finish)
    return words.say("panel-letter", letter=offered.letter, choice=named)


def _offered(
    words: Language, view: GameView, draft: Draft, found: Options, finishes: Sequence[choices.Finish]
) -> list[Offered]:
    seat, spots = view.position.to_move, choices.spots(found.finishes)
    assert seat is not None
    offered = []
    for finish in finishes:
        after, named = replace(draft, finish=finish), choice_name(words, finish)
        match finish:
            case Skip():
                offered.append(Offered(after, words.say("panel-nobody")))
            case Deploy(cell=None):
                letter = LETTERS[spots.index(finish.spot)]
                label = words.say("panel-finish-option", letter=letter, choice=named)
                offered.append(Offered(after, label, letter, figure_mark(seat, finish)))
            case _:
                offered.append(Offered(after, named, mark=figure_mark(seat, finish)))
    return offered


def _cell_label(words: Language, number: int, place: Place) -> str:
    return words.say("panel-cell-option", number=number, cell=cell_name(place.cell))


def _control(
    kind: Kind,
    label: str,
    view: GameView,
    draft: Draft,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | discord.PartialEmoji | None = None,
) -> Button:
    return button(kind, label, game=view.id, seq=view.seq, choice=str(draft), style=style, emoji=emoji)
