"""Stepping through a game: any earlier turn, with buttons to go on and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.features.board.looks_panel import show
from bot.features.board.stepping import step_of, stepping_row
from bot.i18n import for_locale
from bot.pictures.boards import board_picture
from bot.platform.acknowledging import defer
from bot.platform.controls import Press, pressed
from bot.platform.custom_ids import Kind
from bot.platform.identities import person_id
from bot.text.turn_news import news
from model.games import GameId

if TYPE_CHECKING:
    from bot.app.client import Bastide


@pressed(Kind.HISTORY)
async def history(press: Press) -> None:
    """Opens the history from a public message, or steps in one that is open."""
    stepping = bool(press.control.choice)
    if stepping:
        await defer(press.interaction)
    else:
        await defer(press.interaction, ephemeral=True, thinking=True)
    step = step_of(press) if stepping else None
    await show_history(press.interaction, GameId(press.control.game), step)


async def show_history(
    interaction: discord.Interaction[Bastide], game: GameId, step: int | None = None
) -> None:
    """Put turn number `step` (from 0; the newest without one) into the answer that was deferred."""
    client, words = interaction.client, for_locale(interaction.locale)
    host = client.host
    newest = await host.table.view(game, person_id(interaction))
    states = [seq for seq in await host.history.turns(game) if seq < newest.seq]
    states.append(newest.seq)
    step = len(states) - 1 if step is None else max(0, min(step, len(states) - 1))
    view = await host.table.view(game, person_id(interaction), seq=states[step])
    drawn = await board_picture(client.pictures, words, view, await client.channels.theme(view.guild))
    told = ""
    if step:
        reports = await host.history.reports(game, since=states[step - 1], until=states[step])
        told = news(words, reports, view.seats)
    text = words.say("history-step", step=step, steps=len(states) - 1)
    row = stepping_row(Kind.HISTORY, step, len(states) - 1, game=game)
    await show(interaction, "\n".join(filter(None, (text, told))), [drawn], row)
