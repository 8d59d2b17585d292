"""/board, /scores and /tiles: look at the game of this channel."""

from __future__ import annotations

import logging
from collections.abc import Collection
from enum import Enum

import aiohttp
import discord
from discord import app_commands

from bot.features.board import board_panel as looks
from bot.i18n.command_words import choice, described, described_parameters
from bot.platform.answers import show_board
from bot.platform.channel_game import view_here
from bot.platform.commands import Commands, Typed
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from bot.platform.escaping import escaped
from game.engine import legal
from game.values.geometry import Cell
from game.values.phases import Phase
from host.games.views import GameView
from model.tables import GameStatus, HelpLevel
from rendering.boards.cell_names import cell_name, parse_cell
from rendering.boards.layout import Window
from rendering.boards.overlays import dead_cells, fitting_tiles, owned_fields

log = logging.getLogger(__name__)

CELLS_NAMED = 12
"""The most open cells that are named when a typed cell is not open."""


class Showing(Enum):
    """Ways to show the board. The values are those of the command's choices."""

    BOARD = "board"
    FIELDS = "fields"
    DEAD_CELLS = "dead"
    TEXT = "text"


@app_commands.command(name="board", description=described("board"))
@described_parameters("board")
@app_commands.choices(show=[choice(f"board-{showing.value}", showing.value) for showing in Showing])
@app_commands.guild_only()
@in_context
async def board(context: Context, show: str | None = None, around: Typed | None = None) -> None:
    """Show the board; post the turn again if its message was deleted."""
    context.defer_if_slow()
    view = await view_here(context)
    # With the start tile in the bag, the first tile is laid on that cell.
    area = None if around is None else _area(view.position.board or (Cell(0, 0),), _cell(around))
    match Showing(show or "board"):
        case Showing.TEXT:
            await looks.show_text(context, view, area=area)
        case Showing.FIELDS:
            check_help(view)
            await show_board(context, view, area=area, overlay=owned_fields(view.position))
        case Showing.DEAD_CELLS:
            check_help(view)
            await show_board(context, view, area=area, overlay=dead_cells(view.position))
        case Showing.BOARD:
            await show_board(context, view, area=area)
    await _post_again_if_deleted(context, view)


@app_commands.command(name="scores", description=described("scores"))
@app_commands.guild_only()
@in_context
async def scores(context: Context) -> None:
    """Show the points by kind of feature."""
    context.defer_if_slow()
    await looks.show_scores(context, await view_here(context))


@app_commands.command(name="tiles", description=described("tiles"))
@described_parameters("tiles")
@app_commands.guild_only()
@in_context
async def tiles(context: Context, cell: Typed | None = None) -> None:
    """Show the tiles that are left, or those that fit a cell."""
    context.defer_if_slow()
    view = await view_here(context)
    if view.options.help is HelpLevel.PURIST:
        raise Refusal("help-level-tiles")
    # A game that has ended has no open cells.
    if cell is None or view.status is not GameStatus.RUNNING:
        await looks.show_tiles(context, view)
        return
    check_help(view)
    target = _cell(cell)
    open_cells = legal.cells(view.position)
    if target not in open_cells:
        possible = ", ".join(cell_name(open_cell) for open_cell in open_cells[:CELLS_NAMED])
        more = len(open_cells[CELLS_NAMED:])
        raise Refusal("tiles-no-open-cell", cell=cell_name(target), cells=possible, more=more)
    await show_board(context, view, overlay=fitting_tiles(view.position, target))


COMMANDS: Commands = (board, scores, tiles)


def _cell(typed: str) -> Cell:
    cell = parse_cell(typed)
    if cell is None:
        raise Refusal("look-unknown-cell", typed=escaped(typed))
    return cell


def _area(board: Collection[Cell], cell: Cell) -> Window:
    """Return the 7 by 5 cells round one, which a phone shows large enough. Refuses an area without tiles."""
    area = Window(cell.x - 3, cell.y - 2, cell.x + 3, cell.y + 2)
    if not any(laid in area for laid in board):
        columns, rows = {laid.x for laid in board}, {laid.y for laid in board}
        raise Refusal(
            "board-nothing-there",
            cell=cell_name(cell),
            first=cell_name(Cell(min(columns), min(rows))),
            last=cell_name(Cell(max(columns), max(rows))),
        )
    return area


def check_help(view: GameView) -> None:
    """Refuse help that only the full help level gives, unless the game is over."""
    if view.options.help is not HelpLevel.FULL and view.position.phase is not Phase.OVER:
        raise Refusal("help-level", help=view.options.help.value)


async def _post_again_if_deleted(context: Context, view: GameView) -> None:
    """Post the turn again if its message was deleted.

    Without the intent for messages, Discord does not report deletions; so each use of /board checks.
    """
    current = await context.host.outbox.current_message(view.id)
    if current is None or view.to_move is None:
        return
    try:
        await context.message(current.channel, current.message).fetch()
    except discord.NotFound:
        await context.host.outbox.post_again(view.id, current.message)
    except (discord.DiscordServerError, discord.Forbidden, aiohttp.ClientError) as failure:
        # The board has been shown; the next use of /board checks again.
        log.info(
            "could not check whether message %s of game %s was deleted: %s",
            current.message,
            view.id,
            failure,
        )
