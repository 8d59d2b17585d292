"""Looking at a game: the board, the scores, the tiles left. For players and onlookers, always private."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.delivery.game_messages import gallery, play_button
from bot.i18n import Language, for_locale
from bot.pictures.boards import board_picture, board_view, names, numbered_cells
from bot.pictures.pool import Drawn
from bot.platform import limits
from bot.platform.acknowledging import defer
from bot.platform.controls import Press, pressed
from bot.platform.custom_ids import Kind
from bot.platform.errors import shown
from bot.platform.identities import person_id
from bot.text.words import labels, seat_text
from game.engine import queries
from game.engine.position import Phase
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind
from host.games.views import GameView
from model.games import GameId, HelpLevel
from rendering.base.theme import DEFAULT_THEME
from rendering.boards.layout import Window
from rendering.boards.overlays import Overlay
from rendering.boards.text_board import board_listing
from rendering.panels.scoreboard import ScoresView, draw_scores, score_table
from rendering.panels.tile_grid import TilesLeftView, draw_tiles_left, kinds_in_play
from rendering.views.alt_text import describe_state, describe_table, describe_tiles_left

if TYPE_CHECKING:
    from bot.app.client import Bastide

SCORES_FILE = "scores.png"
TILES_FILE = "tiles.png"
TEXT_FILE = "board.txt"


@pressed(Kind.BOARD)
async def board(press: Press) -> None:
    """Shows the board as it is now."""
    await defer(press.interaction, ephemeral=True, thinking=True)
    await show_board(press.interaction, await _view(press))


@pressed(Kind.SCORES)
async def scores(press: Press) -> None:
    """Shows the points by kind of feature."""
    await defer(press.interaction, ephemeral=True, thinking=True)
    await show_scores(press.interaction, await _view(press))


@pressed(Kind.TILES)
async def tiles(press: Press) -> None:
    """Shows the tiles that are left."""
    await defer(press.interaction, ephemeral=True, thinking=True)
    await show_tiles(press.interaction, await _view(press))


async def _view(press: Press) -> GameView:
    return await press.client.host.table.view(GameId(press.control.game), person_id(press.interaction))


async def show_board(
    interaction: discord.Interaction[Bastide],
    view: GameView,
    text: str = "",
    *,
    area: Window | None = None,
    overlay: Overlay | None = None,
) -> None:
    """Put the board into the answer that was deferred, with *Play* for the person to move."""
    words, client = for_locale(interaction.locale), interaction.client
    theme = await client.channels.theme(view.guild)
    drawn = await board_picture(client.pictures, words, view, theme, area=area, overlay=overlay)
    lines = [text, _state(words, view)]
    await show(interaction, "\n".join(filter(None, lines)), [drawn], _play_row(words, view))


async def show_text(interaction: discord.Interaction[Bastide], view: GameView) -> None:
    """Put the board in words into the answer that was deferred, for who cannot see it; a long one is a file."""
    words = for_locale(interaction.locale)
    called = names(words, view)
    escaped = {colour: str(shown(name)) for colour, name in called.items()}
    state, text = _state(words, view), _listing(words, view, escaped)
    play = _play_row(words, view)
    if len(state) + len(text) < limits.TEXT:
        await show(interaction, f"{state}\n{text}", row=play)
        return
    message = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(state))
    message.add_item(ui.File(f"attachment://{TEXT_FILE}"))
    if play is not None:
        message.add_item(play)
    file = discord.File(BytesIO(_listing(words, view, called).encode()), filename=TEXT_FILE)
    await interaction.edit_original_response(view=message, attachments=[file])


def _listing(words: Language, view: GameView, called: Mapping[Colour, str]) -> str:
    """The board in words: the tile to lay, the points, then the landscape."""
    said = describe_state(replace(board_view(words, view, DEFAULT_THEME), names=called))
    return "\n".join((said, *board_listing(view.position, called, labels(words), numbered_cells(view))))


def _play_row(words: Language, view: GameView) -> ui.ActionRow[Any] | None:
    """*Play*, for the person to move."""
    if view.seat is None or view.to_move is None or view.to_move.colour != view.seat:
        return None
    return ui.ActionRow(play_button(words, view))


async def show_scores(interaction: discord.Interaction[Bastide], view: GameView) -> None:
    """Put the points by kind of feature into the answer that was deferred."""
    words, client = for_locale(interaction.locale), interaction.client
    breakdown = await client.host.history.breakdown(view.id, until=view.seq)
    full = view.options.help is HelpLevel.FULL and view.position.phase is not Phase.OVER
    projected = queries.projected(view.position) if full else None
    seen = ScoresView(
        seats=view.position.seats,
        names=names(words, view),
        points=breakdown,
        scores=view.position.scores,
        labels=labels(words),
        theme=await client.channels.theme(view.guild),
        projected=projected,
    )
    lines = []
    for seat in sorted(view.seats, key=lambda seat: -view.position.scores[seat.colour]):
        parts = [
            words.say("scores-part", feature=kind.value, points=points)
            for kind in FeatureKind
            if (points := breakdown.get(seat.colour, {}).get(kind, 0))
        ]
        lines.append(
            words.say(
                "scores-line",
                seat=seat_text(words, seat),
                points=view.position.scores[seat.colour],
                parts=words.join(parts) if parts else words.say("scores-none"),
            )
        )
        if projected is not None:
            lines.append(words.say("scores-projected", points=projected[seat.colour]))
    text = "\n".join(lines)
    drawn = await client.pictures.draw(
        draw_scores, seen, name=SCORES_FILE, describe=lambda scores: describe_table(score_table(scores))
    )
    await show(interaction, text, [drawn])


async def show_tiles(interaction: discord.Interaction[Bastide], view: GameView) -> None:
    """Put the tiles that nobody has seen yet into the answer that was deferred."""
    words, client = for_locale(interaction.locale), interaction.client
    unseen = view.position.unseen
    laid = {tile.tile: 1 for tile in view.position.board.values()}
    seen = TilesLeftView(
        unseen=unseen,
        kinds=kinds_in_play(unseen, laid),
        labels=labels(words),
        theme=await client.channels.theme(view.guild),
    )
    text = words.say("tiles-left", tiles=sum(unseen.values()))
    drawn = await client.pictures.draw(draw_tiles_left, seen, name=TILES_FILE, describe=describe_tiles_left)
    await show(interaction, text, [drawn])


async def show(
    interaction: discord.Interaction[Bastide],
    text: str,
    pictures: Sequence[Drawn] = (),
    row: ui.ActionRow[Any] | None = None,
) -> None:
    """Put text, pictures and controls into the answer that was deferred; nobody is pinged."""
    words = for_locale(interaction.locale)
    message = ui.LayoutView(timeout=None)
    if text:
        message.add_item(ui.TextDisplay(text))
    for drawn in pictures:
        message.add_item(gallery(words, drawn))
    if row is not None:
        message.add_item(row)
    files = [file for drawn in pictures for file in drawn.files()]
    await interaction.edit_original_response(view=message, attachments=files)


def _state(words: Language, view: GameView) -> str:
    seat = view.to_move
    if seat is None:
        return words.say(f"state-{view.status.value}")
    return words.say("state-to-move", seat=seat_text(words, seat), turn=view.position.turn)
