"""The controls under a tile that lies on its cell: confirm, the turns that fit, and what may be set on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.features.turn import figure_buttons
from bot.features.turn.away_controls import away_rows, clear_finish_button, portal_controls
from bot.features.turn.cell_controls import Controls
from bot.features.turn.drafts import NOBODY, Draft, Options, placement_of
from bot.i18n import Language
from bot.pictures import choices
from bot.platform import limits
from bot.platform.controls import button, in_rows, option, select
from bot.platform.custom_ids import ASK_UNDO, Kind
from bot.text.words import choice_name, sets_meeple
from game.board.oriented_tile import oriented
from game.values.moves import Deploy, Figure, Move, Place, Spot
from game.values.phases import Phase
from game.values.tiles import FeatureKind
from host.games.views import GameView
from rendering.boards.cell_names import cell_name

FINISH_BUTTONS = 10
"""From this number on, finishes that set no figure on the tile are in lists; fewer have a button each."""

MOST_PARTS = 30
"""Most buttons and rows in a message, beside its texts, its picture and the row with *Confirm*."""


def finish_controls(words: Language, view: GameView, draft: Draft, found: Options) -> Controls:
    """Return the panel's text and its controls.

    *Confirm* comes first, except while spots beyond a portal are chosen from.
    """
    place = placement_of(view, draft)
    assert place is not None
    cell, choice = cell_name(place.cell), choice_name(words, draft.finish)
    meeple = sets_meeple(draft.finish)
    if view.position.phase is Phase.DEPLOY:
        text = words.say("panel-deploy", cell=cell, choice=choice, meeple=meeple)
    else:
        text = words.say("panel-preview", cell=cell, degrees=place.turns * 90, choice=choice, meeple=meeple)
    if draft.portal_cell is not None:
        return portal_controls(words, view, draft, found.finishes, draft.portal_cell)
    away = away_rows(words, view, draft, found.finishes)
    confirm = _confirm_row(words, view, draft, found)
    rows: list[ui.Item[Any]] = [confirm]
    on_tile = _on_the_tile(found)
    room = MOST_PARTS - 2 * len(away)
    together = _turns_with_finishes(words, view, draft, place, on_tile, room)
    if draft.finish != NOBODY and (together or not on_tile.finishes):
        confirm.add_item(clear_finish_button(words, view, draft))
    if together:
        return text, [*rows, *together, *away]
    if len(found.turned) > 1:
        rows.append(
            ui.ActionRow(
                *(figure_buttons.turn_button(words, view, draft, placement) for placement in found.turned)
            )
        )
    return text, [*rows, *_finish_rows(words, view, draft, place, on_tile), *away]


def _on_the_tile(found: Options) -> Options:
    """Return the options without the finishes away from the tile just laid."""

    def here(moves: Sequence[Move]) -> tuple[Move, ...]:
        return tuple(move for move in moves if not choices.is_elsewhere(move))

    return replace(
        found, finishes_after=tuple(map(here, found.finishes_after)), finishes=here(found.finishes)
    )


def spot_letters(place: Place, found: Options) -> Mapping[Spot, str]:
    """Return the letter of each spot on the tile as it lies. A segment has the same letter in all turns."""
    return _lettered(place, found.finishes, _letters(place, found))


def _letters(place: Place, found: Options) -> dict[int, str]:
    """Return the letter of each segment on which a figure may be set in some turn of the tile."""
    ways = zip(found.turned, found.finishes_after, strict=True)
    return choices.letters([*ways, (place, found.finishes)])


def _lettered(place: Place, finishes: Sequence[Move], letters: Mapping[int, str]) -> dict[Spot, str]:
    """Return the letter of each spot of a tile that lies as `place` says."""
    segments = oriented(place.tile)[place.turns].segment_at
    return {spot: letters[segments[spot]] for spot in choices.spots(tuple(finishes))}


def _confirm_row(words: Language, view: GameView, draft: Draft, found: Options) -> ui.ActionRow[Any]:
    """Return the row with *Confirm* and a button back: to the cells, to another tile, or to an undo."""
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
                Kind.UNDO,
                words.say("panel-take-back"),
                game=view.id,
                seq=view.seq,
                choice=ASK_UNDO,
                emoji="↩️",
            )
        )
    if len(found.places) > 1:
        cell = draft.place.cell
        area = next((area for area in found.areas if cell in area.cells), None)
        # An area without another cell leads back to the choice of areas.
        letter = "" if area is None or len(found.numbered(area)) == 1 else area.letter
        other = Draft(tile=draft.tile, area=letter)
        row.add_item(figure_buttons.change_button(Kind.CELL, words.say("panel-other-cell"), view, other))
    elif len(found.tiles) > 1:
        other = Draft(tile=next(tile for tile in found.tiles if tile != draft.tile))
        row.add_item(figure_buttons.change_button(Kind.CELL, words.say("panel-other-tile"), view, other))
    return row


def _turns_with_finishes(
    words: Language, view: GameView, draft: Draft, place: Place, found: Options, room: int
) -> list[ui.Item[Any]]:
    """Return a legend and, for each turn that fits, a row of buttons that choose it alone or with a spot.

    Buttons for other figures follow, for the turn in which the tile lies now. Empty if only one turn fits, if
    no turn offers a spot, or if the rows and buttons are more than `room`.
    """
    if len(found.turned) < 2:
        return []
    letters = _letters(place, found)
    figure = _figure(draft, found.finishes)
    rows: list[ui.ActionRow[Any]] = []
    kinds: dict[str, FeatureKind] = {}
    for turned, finishes in zip(found.turned, found.finishes_after, strict=True):
        spots = _lettered(turned, finishes, letters)
        kinds |= {letter: spot.kind for spot, letter in spots.items()}
        deployments = _of_figure(finishes, figure) or _of_figure(finishes, _usual(finishes))
        rows += in_rows(
            [
                figure_buttons.turn_button(words, view, draft, turned),
                *(
                    figure_buttons.spot_button(words, view, draft, spots, deployment, turned)
                    for deployment in deployments
                ),
            ]
        )
    others = _other_figures(words, view, draft, spot_letters(place, found), found.finishes)
    if not kinds or _parts(rows) + _parts(others) > room:
        return []
    legend = figure_buttons.legend(words, view, kinds, found.finishes)
    return [ui.TextDisplay(words.say("panel-turns", letters=legend)), *rows, *others]


def _finish_rows(
    words: Language, view: GameView, draft: Draft, place: Place, found: Options
) -> list[ui.Item[Any]]:
    """Return a legend, a button for each finish on the tile, and one that sets nothing; empty without any."""
    finishes = found.finishes
    if not finishes:
        return []
    letters = spot_letters(place, found)
    kinds = {letter: spot.kind for spot, letter in letters.items()}
    rows: list[ui.Item[Any]] = []
    if legend := figure_buttons.legend(words, view, kinds, finishes):
        rows.append(ui.TextDisplay(legend))
    shown = (*_of_figure(finishes, _figure(draft, finishes)), NOBODY)
    rows += in_rows([figure_buttons.spot_button(words, view, draft, letters, finish) for finish in shown])
    return [*rows, *_other_figures(words, view, draft, letters, finishes)]


def _other_figures(
    words: Language, view: GameView, draft: Draft, letters: Mapping[Spot, str], finishes: Sequence[Move]
) -> list[ui.ActionRow[Any]]:
    """Return the controls for all finishes but those of the figure that the lettered buttons set.

    If they do not fit one row, each other kind of figure has a single button. It puts that figure on the spot
    chosen now, and the lettered buttons set it from then on.
    """
    figure = _figure(draft, finishes)
    if not _many(finishes):
        rest = [finish for finish in finishes if finish not in _of_figure(finishes, figure)]
        return in_rows([figure_buttons.spot_button(words, view, draft, letters, finish) for finish in rest])
    buttons = [
        figure_buttons.figure_button(words, view, draft, _of_figure(finishes, other))
        for other in _figures(finishes)
        if other is not figure
    ]
    rest = [finish for finish in finishes if not isinstance(finish, Deploy) or finish.cell is not None]
    if len(rest) < FINISH_BUTTONS:
        return in_rows(
            [*buttons, *(figure_buttons.named_spot_button(words, view, draft, finish) for finish in rest)]
        )
    rows = in_rows(buttons)
    for first in range(0, len(rest), limits.OPTIONS):
        options = [
            option(
                figure_buttons.choice_label(words, finish),
                str(replace(draft, finish=finish)),
                emoji=figure_buttons.choice_emoji(view, finish),
                chosen=finish == draft.finish,
            )
            for finish in rest[first : first + limits.OPTIONS]
        ]
        label, part = words.say("panel-other-figures"), str(first)
        rows.append(select(Kind.SPOT, label, options, game=view.id, seq=view.seq, choice=part))
    return rows


def _many(finishes: Sequence[Move]) -> bool:
    """Return True if the finishes other than the usual figure's do not fit one row."""
    return len(finishes) - len(_of_figure(finishes, _usual(finishes))) > limits.ROW


def _figures(finishes: Sequence[Move]) -> list[Figure]:
    """Return the kinds of figures that may be set on the tile, the usual one first."""
    return list(
        dict.fromkeys(
            finish.figure for finish in finishes if isinstance(finish, Deploy) and finish.cell is None
        )
    )


def _usual(finishes: Sequence[Move]) -> Figure | None:
    return next(iter(_figures(finishes)), None)


def _figure(draft: Draft, finishes: Sequence[Move]) -> Figure | None:
    """Return the figure that the lettered buttons set: the usual one, or the draft's if `_many`."""
    finish = draft.finish
    if isinstance(finish, Deploy) and finish.figure in _figures(finishes) and _many(finishes):
        return finish.figure
    return _usual(finishes)


def _of_figure(finishes: Sequence[Move], figure: Figure | None) -> list[Deploy]:
    """Return the deployments of that figure on the tile."""
    return [
        finish
        for finish in finishes
        if isinstance(finish, Deploy) and finish.cell is None and finish.figure is figure
    ]


def _parts(rows: Sequence[ui.ActionRow[Any]]) -> int:
    return len(rows) + sum(len(row.children) for row in rows)
