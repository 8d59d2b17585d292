"""Controls for finishes away from the tile just laid: a princess, the fairy, a magic portal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from bot.features.turn import figure_buttons
from bot.features.turn.cell_controls import Controls
from bot.features.turn.drafts import NOBODY, Draft
from bot.i18n import Language
from bot.pictures import choices
from bot.platform import limits
from bot.platform.controls import in_rows, option, select
from bot.platform.custom_ids import Kind
from bot.text.words import choice_name, labels
from game.expansions.dragon.moves import MoveFairy, SendHome
from game.values.geometry import Cell
from game.values.moves import Deploy, Move, Spot, cell_text
from host.games.views import GameView
from rendering.boards.annotations import LETTERS
from rendering.boards.cell_names import cell_name

CELLS_PER_PAGE = limits.OPTIONS - 1
"""Cells beyond a portal that one list shows; the last option turns the page."""


def away_rows(words: Language, view: GameView, draft: Draft, finishes: Sequence[Move]) -> list[ui.Item[Any]]:
    """Return lists of what a princess may send home, of the fairy's targets, and of cells beyond a portal."""
    rows: list[ui.Item[Any]] = []
    princesses = [finish for finish in finishes if isinstance(finish, SendHome)]
    fairies = [finish for finish in finishes if isinstance(finish, MoveFairy)]
    rows += _lists(words.say("panel-princess"), words, view, draft, princesses, "princess")
    rows += _lists(words.say("panel-fairy"), words, view, draft, fairies, "fairy")
    if cells := _portal_cells(finishes):
        rows.append(_portal(words, view, draft, finishes, cells))
    return rows


def _portal_cells(finishes: Sequence[Move]) -> tuple[Cell, ...]:
    """Return the cells on which a figure may be set through a portal, by rows from the north-west."""
    cells = {finish.cell for finish in finishes if isinstance(finish, Deploy) and finish.cell is not None}
    return tuple(sorted(cells, key=lambda cell: (cell.y, cell.x)))


def _portal_deployments(finishes: Sequence[Move], cell: Cell) -> tuple[Deploy, ...]:
    """Return the deployments on a cell that a portal allows."""
    return tuple(finish for finish in finishes if isinstance(finish, Deploy) and finish.cell == cell)


def portal_letters(finishes: Sequence[Move], cell: Cell) -> dict[Spot, str]:
    """Return the letter of each spot of a cell on which a figure may be set through a portal."""
    spots = dict.fromkeys(deployment.spot for deployment in _portal_deployments(finishes, cell))
    return dict(zip(spots, LETTERS, strict=False))


def portal_controls(
    words: Language, view: GameView, draft: Draft, finishes: Sequence[Move], cell: Cell
) -> Controls:
    """Return the text on a cell beyond a portal, a button back, and one for each figure that may go there."""
    letters, found = portal_letters(finishes, cell), _portal_deployments(finishes, cell)
    buttons = []
    for deployment in found:
        choice = choice_name(words, Deploy(deployment.figure, deployment.spot))
        label = words.say("panel-finish-option", letter=letters[deployment.spot], choice=choice)
        after = replace(draft, finish=deployment, via="")
        chosen = draft.finish == deployment
        buttons.append(
            figure_buttons.change_button(
                Kind.SPOT,
                label,
                view,
                after,
                chosen=chosen,
                emoji=figure_buttons.choice_emoji(view, deployment),
            )
        )
    back = figure_buttons.change_button(Kind.TURN, words.say("panel-back"), view, replace(draft, via=""))
    rows: list[ui.Item[Any]] = [ui.ActionRow[Any](back), *in_rows(buttons)]
    return words.say("panel-beyond", cell=cell_name(cell)), rows


def clear_finish_button(words: Language, view: GameView, draft: Draft) -> ui.Item[Any]:
    """Return the button that clears the finish chosen away from the tile just laid."""
    return figure_buttons.change_button(
        Kind.SPOT, words.say("panel-nobody"), view, replace(draft, finish=NOBODY, via="")
    )


def _lists(
    label: str, words: Language, view: GameView, draft: Draft, finishes: Sequence[Move], part: str
) -> list[ui.Item[Any]]:
    """Return the selects that list these finishes, with at most `limits.OPTIONS` in each."""
    rows: list[ui.Item[Any]] = []
    for first in range(0, len(finishes), limits.OPTIONS):
        options = [
            option(
                choice_name(words, finish),
                str(replace(draft, finish=finish, via="")),
                emoji=figure_buttons.choice_emoji(view, finish),
                chosen=finish == draft.finish,
            )
            for finish in finishes[first : first + limits.OPTIONS]
        ]
        choice = f"{part}{first or ''}"
        rows.append(select(Kind.SPOT, label, options, game=view.id, seq=view.seq, choice=choice))
    return rows


def _portal(
    words: Language, view: GameView, draft: Draft, finishes: Sequence[Move], cells: Sequence[Cell]
) -> ui.Item[Any]:
    """Return a select with one page of the cells beyond a portal; its last option leads to the next page."""
    named, pages = labels(words), -(-len(cells) // CELLS_PER_PAGE)
    page = draft.page if draft.page < pages else 0
    chosen = draft.finish.cell if isinstance(draft.finish, Deploy) else None
    options = []
    for cell in cells[page * CELLS_PER_PAGE : (page + 1) * CELLS_PER_PAGE]:
        spots = ", ".join(named.spot(spot) for spot in portal_letters(finishes, cell))
        label = words.say("panel-beyond-option", cell=cell_name(cell), spots=spots)
        options.append(option(label, str(replace(draft, via=cell_text(cell))), chosen=cell == chosen))
    if pages > 1:
        next_page = (page + 1) % pages
        more = words.say("panel-beyond-more", first=cell_name(cells[next_page * CELLS_PER_PAGE]))
        options.append(option(more, str(replace(draft, via=f"*{next_page}"))))
    return select(Kind.SPOT, words.say("panel-portal"), options, game=view.id, seq=view.seq, choice="portal")


def finish_cell(finish: choices.Finish) -> Cell | None:
    """Return the cell of a finish away from the tile just laid; None for any other finish."""
    match finish:
        case MoveFairy() | SendHome() | Deploy():
            return finish.cell
        case _:
            return None
