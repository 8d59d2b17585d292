"""The controls under a tile that lies on its cell: confirm, the turns that fit, and what may be set on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.features.turn.cell_controls import Controls
from bot.features.turn.drafts import Draft, Options, lying
from bot.i18n import Language
from bot.pictures import choices
from bot.platform import limits
from bot.platform.controls import Button, button, in_rows, option, select
from bot.platform.custom_ids import Kind
from bot.text.emoji_marks import figure_icon, figure_mark
from bot.text.words import choice_name, degrees, labels
from game.values.moves import MEEPLE, Deploy, Move, Skip, Spot
from game.values.phases import Phase
from host.games.views import GameView
from rendering.boards.cell_names import cell_name
from rendering.boards.landscape import LETTERS

FINISH_BUTTONS = 20
"""So many buttons for figures are four rows; beyond that only the usual figure has buttons."""


def finish_controls(words: Language, view: GameView, draft: Draft, found: Options) -> Controls:
    """Return what the panel says and its controls, *Confirm* always first."""
    place = lying(view, draft)
    assert place is not None
    cell, choice = cell_name(place.cell), choice_name(words, draft.finish)
    if view.position.phase is Phase.DEPLOY:
        text = words.say("panel-deploy", cell=cell, choice=choice)
    else:
        text = words.say("panel-preview", cell=cell, degrees=place.turns * 90, choice=choice)
    rows: list[ui.Item[Any]] = [_confirm_row(words, view, draft, found)]
    if len(found.turned) > 1:
        rows.append(
            ui.ActionRow(
                *(
                    _control(
                        Kind.TURN,
                        degrees(words, one.turns),
                        view,
                        Draft(one, tile=draft.tile),
                        chosen=one == draft.place,
                    )
                    for one in found.turned
                )
            )
        )
    return text, [*rows, *_finish_rows(words, view, draft, found.finishes)]


def _confirm_row(words: Language, view: GameView, draft: Draft, found: Options) -> ui.ActionRow[Any]:
    """Return the row with *Confirm*, and beside it the way back."""
    row = ui.ActionRow[Any](
        button(
            Kind.CONFIRM,
            words.say("panel-confirm"),
            game=view.id,
            seq=view.seq,
            choice=str(draft),
            style=discord.ButtonStyle.success,
        )
    )
    if draft.place is None:
        return row.add_item(
            button(
                Kind.UNDO, words.say("panel-take-back"), game=view.id, seq=view.seq, choice="ask", emoji="↩️"
            )
        )
    if len(found.places) > 1:
        cell = draft.place.cell
        area = next((area for area in found.areas if cell in area.cells), None)
        # Where the area has no other cell, the way back is to the areas.
        letter = "" if area is None or len(found.numbered(area)) == 1 else area.letter
        row.add_item(
            _control(Kind.CELL, words.say("panel-other-cell"), view, Draft(tile=draft.tile, area=letter))
        )
    elif len(found.tiles) > 1:
        row.add_item(_control(Kind.CELL, words.say("panel-other-tile"), view, Draft()))
    return row


def _finish_rows(
    words: Language, view: GameView, draft: Draft, finishes: Sequence[Move]
) -> list[ui.Item[Any]]:
    """Return a button for everything that may be set or taken back, and for nobody.

    On a phone more buttons than a row has would be a tall column, so then each has its letter alone, and a
    line above them says what the letters mean.
    """
    if not finishes:
        return []
    spots = choices.spots(tuple(finishes))
    letters = dict(zip(spots, LETTERS, strict=False))
    if len(finishes) < limits.ROW:
        return [ui.ActionRow(*(_named(words, view, draft, letters, one) for one in (*finishes, Skip())))]
    usual = [one for one in finishes if _like(one, finishes[0])]
    others = [one for one in finishes if one not in usual]
    rows: list[ui.Item[Any]] = [ui.TextDisplay(_legend(words, view, letters, finishes))]
    rows += in_rows([_lettered(words, view, draft, letters, one) for one in (*usual, Skip())])
    if len(finishes) < FINISH_BUTTONS:
        return rows + in_rows([_lettered(words, view, draft, letters, one) for one in others])
    for first in range(0, len(others), limits.OPTIONS):
        listed = [
            option(
                _name(words, letters, one),
                str(replace(draft, finish=one)),
                emoji=_mark(view, one),
                chosen=one == draft.finish,
            )
            for one in others[first : first + limits.OPTIONS]
        ]
        label, part = words.say("panel-other-figures"), str(first)
        rows.append(select(Kind.SPOT, label, listed, game=view.id, seq=view.seq, choice=part))
    return rows


def _like(one: Move, other: Move) -> bool:
    """Return whether both are about the same kind of figure."""
    return isinstance(one, Deploy) and isinstance(other, Deploy) and one.figure is other.figure


def _legend(words: Language, view: GameView, letters: Mapping[Spot, str], finishes: Sequence[Move]) -> str:
    """Return what each letter means, and each figure where there are several kinds."""
    seat, named = view.position.to_move, labels(words)
    assert seat is not None
    meanings = [
        words.say("panel-letter", letter=letter, choice=named.spot(spot)) for spot, letter in letters.items()
    ]
    figures = dict.fromkeys(one.figure for one in finishes if isinstance(one, Deploy))
    if len(figures) > 1:
        meanings += [
            words.say("panel-figure", mark=figure_icon(seat, one), figure=named.figure(one))
            for one in figures
        ]
    return " · ".join(meanings)


def _name(words: Language, letters: Mapping[Spot, str], finish: choices.Finish) -> str:
    named = choice_name(words, finish)
    match finish:
        case Skip():
            return words.say("panel-nobody")
        case Deploy(cell=None):
            return words.say("panel-finish-option", letter=letters[finish.spot], choice=named)
        case _:
            return named


def _named(
    words: Language, view: GameView, draft: Draft, letters: Mapping[Spot, str], finish: choices.Finish
) -> Button:
    """Return a button that says what it sets."""
    return _spot(view, draft, finish, _name(words, letters, finish), _mark(view, finish))


def _lettered(
    words: Language, view: GameView, draft: Draft, letters: Mapping[Spot, str], finish: choices.Finish
) -> Button:
    """Return a button with the letter of a spot alone, and a mark where it sets another figure than a meeple."""
    if not isinstance(finish, Deploy) or finish.cell is not None:
        return _named(words, view, draft, letters, finish)
    letter = letters[finish.spot]
    if finish.figure is MEEPLE:
        return _spot(view, draft, finish, letter)
    mark, seat = _mark(view, finish), view.position.to_move
    assert seat is not None
    return _spot(
        view, draft, finish, letter if mark else f"{figure_icon(seat, finish.figure)} {letter}", mark
    )


def _mark(view: GameView, finish: choices.Finish) -> discord.PartialEmoji | None:
    seat = view.position.to_move
    assert seat is not None
    return None if isinstance(finish, Skip) else figure_mark(seat, finish)


def _spot(
    view: GameView,
    draft: Draft,
    finish: choices.Finish,
    label: str,
    mark: discord.PartialEmoji | None = None,
) -> Button:
    after = replace(draft, finish=finish)
    return _control(Kind.SPOT, label, view, after, chosen=after == draft, emoji=mark)


def _control(
    kind: Kind,
    label: str,
    view: GameView,
    draft: Draft,
    *,
    chosen: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> Button:
    style = discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary
    return button(kind, label, game=view.id, seq=view.seq, choice=str(draft), style=style, emoji=emoji)
