"""The controls under a tile that lies on its cell: confirm, the turns that fit, and what may be set on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.features.turn import figure_buttons
from bot.features.turn.cell_controls import Controls
from bot.features.turn.drafts import NOBODY, Draft, Options, lying
from bot.features.turn.figure_buttons import change
from bot.i18n import Language
from bot.pictures import choices
from bot.platform import limits
from bot.platform.controls import Button, button, in_rows, option, select
from bot.platform.custom_ids import Kind
from bot.text.words import choice_name, labels
from game.board.oriented_tile import oriented
from game.values.moves import Deploy, Move, Place, Spot
from game.values.phases import Phase
from host.games.views import GameView
from rendering.boards.cell_names import cell_name

FINISH_BUTTONS = 20
"""So many buttons for figures are four rows; beyond that only the usual figure has buttons."""

MOST_PARTS = 30
"""So many buttons and rows a message has room for, beside its texts, its picture and the row with *Confirm*."""


def finish_controls(words: Language, view: GameView, draft: Draft, found: Options) -> Controls:
    """Return what the panel says and its controls, *Confirm* always first."""
    place = lying(view, draft)
    assert place is not None
    cell, choice = cell_name(place.cell), choice_name(words, draft.finish)
    if view.position.phase is Phase.DEPLOY:
        text = words.say("panel-deploy", cell=cell, choice=choice)
    else:
        text = words.say("panel-preview", cell=cell, degrees=place.turns * 90, choice=choice)
    confirm = _confirm_row(words, view, draft, found)
    rows: list[ui.Item[Any]] = [confirm]
    if together := _turns_with_finishes(words, view, draft, place, found):
        if draft.finish != NOBODY:
            nobody = replace(draft, finish=NOBODY)
            confirm.add_item(change(Kind.SPOT, words.say("panel-nobody"), view, nobody))
        return text, [*rows, *together]
    if len(found.turned) > 1:
        rows.append(ui.ActionRow(*(figure_buttons.turned(words, view, draft, one) for one in found.turned)))
    return text, [*rows, *_finish_rows(words, view, draft, place, found)]


def spot_letters(place: Place, found: Options) -> Mapping[Spot, str]:
    """Return the letter of each spot on the tile as it lies: it means the same part of the tile in all turns."""
    return _lettered(place, found.finishes, _letters(place, found))


def _letters(place: Place, found: Options) -> dict[int, str]:
    ways = zip(found.turned, found.set_after, strict=True)
    return choices.letters([*ways, (place, found.finishes)])


def _lettered(place: Place, finishes: Sequence[Move], letters: Mapping[int, str]) -> dict[Spot, str]:
    """Return the letter of each spot of a tile that lies as `place` says."""
    segments = oriented(place.tile)[place.turns].segment_at
    return {spot: letters[segments[spot]] for spot in choices.spots(tuple(finishes))}


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
        other = Draft(tile=draft.tile, area=letter)
        row.add_item(change(Kind.CELL, words.say("panel-other-cell"), view, other))
    elif len(found.tiles) > 1:
        other = Draft(tile=next(one for one in found.tiles if one != draft.tile))
        row.add_item(change(Kind.CELL, words.say("panel-other-tile"), view, other))
    return row


def _turns_with_finishes(
    words: Language, view: GameView, draft: Draft, place: Place, found: Options
) -> list[ui.Item[Any]]:
    """Return what the letters mean, and for each turn a row of it and of what may be set then: both are one press.

    Figures of other kinds follow, for the turn in which the tile lies. Nothing where only one turn fits, where
    nothing can be set in any of them, or where all that is more than a message holds.
    """
    if len(found.turned) < 2 or not any(found.set_after):
        return []
    letters, known = _letters(place, found), labels(words)
    meanings: dict[str, str] = {}
    others: list[Button] = []
    rows: list[ui.ActionRow[Any]] = []
    for turned, finishes in zip(found.turned, found.set_after, strict=True):
        lies, spots = turned == place, _lettered(turned, finishes, letters)
        for spot, letter in spots.items():
            # Sides are named as the tile lies now; what is free in another turn alone is named without them.
            if lies or letter not in meanings:
                meanings[letter] = known.spot(spot) if lies else known.feature(spot.kind)
        usual = [one for one in finishes if _alike(one, finishes[0])]
        rows += in_rows(
            [
                figure_buttons.turned(words, view, draft, turned),
                *(figure_buttons.lettered(words, view, draft, spots, one, turned) for one in usual),
            ]
        )
        if lies:
            others = [
                figure_buttons.lettered(words, view, draft, spots, one)
                for one in finishes
                if one not in usual
            ]
    rows += in_rows(others)
    if len(rows) + sum(len(row.children) for row in rows) > MOST_PARTS:
        return []
    said = figure_buttons.legend(words, view, dict(sorted(meanings.items())), found.finishes)
    return [ui.TextDisplay(words.say("panel-turns", letters=said)), *rows]


def _finish_rows(
    words: Language, view: GameView, draft: Draft, place: Place, found: Options
) -> list[ui.Item[Any]]:
    """Return a button for everything that may be set or taken back, and for nobody.

    On a phone more buttons than a row has would be a tall column, so then each has its letter alone, and a
    line above them says what the letters mean.
    """
    finishes = found.finishes
    if not finishes:
        return []
    letters = spot_letters(place, found)
    if len(finishes) < limits.ROW:
        listed = (*finishes, NOBODY)
        return [ui.ActionRow(*(figure_buttons.named(words, view, draft, letters, one) for one in listed))]
    usual = [one for one in finishes if _alike(one, finishes[0])]
    others = [one for one in finishes if one not in usual]
    meanings = {letter: labels(words).spot(spot) for spot, letter in letters.items()}
    rows: list[ui.Item[Any]] = [ui.TextDisplay(figure_buttons.legend(words, view, meanings, finishes))]
    shown = (*usual, NOBODY)
    rows += in_rows([figure_buttons.lettered(words, view, draft, letters, one) for one in shown])
    if len(finishes) < FINISH_BUTTONS:
        return rows + in_rows([figure_buttons.lettered(words, view, draft, letters, one) for one in others])
    for first in range(0, len(others), limits.OPTIONS):
        options = [
            option(
                figure_buttons.name(words, letters, one),
                str(replace(draft, finish=one)),
                emoji=figure_buttons.mark(view, one),
                chosen=one == draft.finish,
            )
            for one in others[first : first + limits.OPTIONS]
        ]
        label, part = words.say("panel-other-figures"), str(first)
        rows.append(select(Kind.SPOT, label, options, game=view.id, seq=view.seq, choice=part))
    return rows


def _alike(one: Move, other: Move) -> bool:
    """Return whether both are about the same kind of figure."""
    return isinstance(one, Deploy) and isinstance(other, Deploy) and one.figure is other.figure
