"""Private answers that several features give: text with pictures and controls, and the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.i18n import Language
from bot.pictures.boards import board_pictures
from bot.pictures.gallery import gallery
from bot.pictures.pool import Drawn, files_of
from bot.platform.context import Context
from bot.platform.controls import Button, button
from bot.platform.custom_ids import Kind
from bot.text.seat_lines import seat_lines
from bot.text.words import seat_text
from host.games.views import GameView
from rendering.boards.layout import Window
from rendering.boards.overlays import Overlay


async def show(
    context: Context,
    text: str,
    pictures: Sequence[Drawn] = (),
    row: ui.ActionRow[Any] | None = None,
) -> None:
    """Show text, pictures and controls in the deferred answer; nobody is pinged."""
    message = ui.LayoutView(timeout=None)
    if text:
        message.add_item(ui.TextDisplay(text))
    for drawn in pictures:
        message.add_item(gallery(context.language, drawn))
    if row is not None:
        message.add_item(row)
    files = files_of(pictures)
    await context.fill(message, files)


async def show_board(
    context: Context,
    view: GameView,
    text: str = "",
    *,
    area: Window | None = None,
    overlay: Overlay | None = None,
) -> None:
    """Show the board in the deferred answer, with the button *Play* if it is the viewer's turn."""
    words, drawing = context.language, await context.drawing_of(view.guild)
    drawn = await board_pictures(drawing, view, area=area, overlay=overlay)
    lines = [text, state_line(words, view), seat_lines(words, view)]
    await show(context, "\n".join(filter(None, lines)), drawn, play_row(words, view))


def state_line(words: Language, view: GameView) -> str:
    """Return whose turn it is, or that the game is over."""
    seat = view.to_move
    if seat is None:
        return words.say("state-decided" if view.decided else f"state-{view.status.value}")
    return words.say("state-to-move", seat=seat_text(words, seat), turn=view.position.turn)


def play_row(words: Language, view: GameView) -> ui.ActionRow[Any] | None:
    """Return a row with the button *Play* if it is the viewer's turn, else None."""
    if view.seat is None or view.to_move is None or view.to_move.colour != view.seat:
        return None
    return ui.ActionRow(play_button(words, view))


def play_button(words: Language, view: GameView) -> Button:
    """Return the button with which the seat to move begins its turn."""
    return button(
        Kind.PLAY,
        words.say("button-play"),
        game=view.id,
        seq=view.turn_seq,
        style=discord.ButtonStyle.primary,
    )
