"""The controls for what is done away from the tile just laid: a princess, the fairy, a magic portal."""

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
    """Return a list each of whom the princess may send home, to whom the fairy may go, and where a portal leads."""
    rows: list[ui.Item[Any]] = []
    sent = [one for one in finishes if isinstance(one, SendHome)]
    fairies = [one for one in finishes if isinstance(one, MoveFairy)]
    rows += _lists(words.say("panel-princess"), words, view, draft, sent, "princess")
    rows += _lists(words.say("panel-fairy"), words, view, draft, fairies, "fairy")
    if cells := portal_cells(finishes):
        rows.append(_portal(words, view, draft, finishes, cells))
    return rows


def portal_cells(finishes: Sequence[Move]) -> tuple[Cell, ...]:
    """Return the cells on which something may be set through a portal, by rows from the north-west."""
    cells = {one.cell for one in finishes if isinstance(one, Deploy) and one.cell is not None}
    return tuple(sorted(cells, key=lambda cell: (cell.y, cell.x)))


def beyond(finishes: Sequence[Move], cell: Cell) -> tuple[Deploy, ...]:
    """Return what may be set on a cell through a portal."""
    return tuple(one for one in finishes if isinstance(one, Deploy) and one.cell == cell)


def beyond_letters(finishes: Sequence[Move], cell: Cell) -> dict[Spot, str]:
    """Return the letter of each spot beyond a portal."""
    spots = dict.fromkeys(one.spot for one in beyond(finishes, cell))
    return dict(zip(spots, LETTERS, strict=False))


def beyond_controls(
    words: Language, view: GameView, draft: Draft, finishes: Sequence[Move], cell: Cell
) -> Controls:
    """Return what is said of a cell beyond a portal, the way back, and a button for all that may be set there."""
    letters, found = beyond_letters(finishes, cell), beyond(finishes, cell)
    buttons = []
    for one in found:
        here = choice_name(words, Deploy(one.figure, one.spot))
        label = words.say("panel-finish-option", letter=letters[one.spot], choice=here)
        after = replace(draft, finish=one, via="")
        chosen = draft.finish == one
        buttons.append(
            figure_buttons.change_button(
                Kind.SPOT, label, view, after, chosen=chosen, emoji=figure_buttons.choice_emoji(view, one)
            )
        )
    back = figure_buttons.change_button(Kind.TURN, words.say("panel-back"), view, replace(draft, via=""))
    rows: list[ui.Item[Any]] = [ui.ActionRow[Any](back), *in_rows(buttons)]
    return words.say("panel-beyond", cell=cell_name(cell)), rows


def nobody_again(words: Language, view: GameView, draft: Draft) -> ui.Item[Any]:
    """Return the button that takes back what was chosen elsewhere."""
    return figure_buttons.change_button(
        Kind.SPOT, words.say("panel-nobody"), view, replace(draft, finish=NOBODY, via="")
    )


def _lists(
    label: str, words: Language, view: GameView, draft: Draft, finishes: Sequence[Move], part: str
) -> list[ui.Item[Any]]:
    """Return these finishes in one list, or in as many as they take."""
    rows: list[ui.Item[Any]] = []
    for first in range(0, len(finishes), limits.OPTIONS):
        options = [
            option(
                choice_name(words, one),
                str(replace(draft, finish=one, via="")),
                emoji=figure_buttons.choice_emoji(view, one),
                chosen=one == draft.finish,
            )
            for one in finishes[first : first + limits.OPTIONS]
        ]
        choice = f"{part}{first or ''}"
        rows.append(select(Kind.SPOT, label, options, game=view.id, seq=view.seq, choice=choice))
    return rows


def _portal(
    words: Language, view: GameView, draft: Draft, finishes: Sequence[Move], cells: Sequence[Cell]
) -> ui.Item[Any]:
    """Return the list of cells beyond a portal, page by page."""
    named, pages = labels(words), -(-len(cells) // CELLS_PER_PAGE)
    page = draft.page if draft.page < pages else 0
    chosen = draft.finish.cell if isinstance(draft.finish, Deploy) else None
    options = []
    for cell in cells[page * CELLS_PER_PAGE : (page + 1) * CELLS_PER_PAGE]:
        spots = ", ".join(named.spot(spot) for spot in beyond_letters(finishes, cell))
        label = words.say("panel-beyond-option", cell=cell_name(cell), spots=spots)
        options.append(option(label, str(replace(draft, via=cell_text(cell))), chosen=cell == chosen))
    if pages > 1:
        next_page = (page + 1) % pages
        more = words.say("panel-beyond-more", first=cell_name(cells[next_page * CELLS_PER_PAGE]))
        options.append(option(more, str(replace(draft, via=f"*{next_page}"))))
    return select(Kind.SPOT, words.say("panel-portal"), options, game=view.id, seq=view.seq, choice="portal")


def shown_elsewhere(finish: choices.Finish) -> Cell | None:
    """Return the cell of what was chosen away from the tile just laid."""
    match finish:
        case MoveFairy() | SendHome():
            return finish.cell
        case Deploy():
            return finish.cell
        case _:
            return None
