"""/privacy: explain, export and delete the data kept about a person."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from enum import Enum

import discord
from discord import app_commands, ui

from bot.i18n.command_words import described
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context
from bot.platform.controls import Press, button, pressed, reading
from bot.platform.custom_ids import Kind
from bot.platform.files import file_of_any_size
from bot.platform.text_view import text_view


class DataRequest(Enum):
    """The requests that people can make about the data kept about them."""

    EXPORT = "export"
    DELETE = "delete"
    DELETE_CONFIRMED = "surely"


@app_commands.command(name="privacy", description=described("privacy"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@in_context
async def privacy(context: Context) -> None:
    """Say what is kept, with buttons to get it and to delete it."""
    words = context.language
    panel = text_view(words.say("privacy"))
    panel.add_item(
        ui.ActionRow(
            button(Kind.PRIVACY, words.say("privacy-export"), choice=DataRequest.EXPORT.value),
            button(
                Kind.PRIVACY,
                words.say("privacy-delete"),
                choice=DataRequest.DELETE.value,
                style=discord.ButtonStyle.danger,
            ),
        )
    )
    await context.reply(panel)


@pressed(Kind.PRIVACY)
async def act(press: Press) -> None:
    """Send the data as a file, or delete it after a confirmation."""
    people, person, words = press.host.people, press.person.id, press.language
    with reading():
        request = DataRequest(press.control.choice)
    match request:
        case DataRequest.EXPORT:
            await press.defer()
            # For a person with many games this would block the event loop.
            file = await asyncio.to_thread(_as_file, await people.export(person))
            await press.send_file(words.say("privacy-exported"), file)
        case DataRequest.DELETE:
            sure = text_view(words.say("privacy-delete-ask"))
            sure.add_item(
                ui.ActionRow(
                    button(
                        Kind.PRIVACY,
                        words.say("privacy-delete-surely"),
                        choice=DataRequest.DELETE_CONFIRMED.value,
                        style=discord.ButtonStyle.danger,
                    )
                )
            )
            await press.update(sure)
        case DataRequest.DELETE_CONFIRMED:
            await press.defer_edit()
            left = await people.delete(person)
            async with press.refreshing(*left.lobbies, *left.ladders, *left.tournaments):
                await press.fill(text_view(words.say("privacy-deleted")))


def _as_file(data: Mapping[str, object]) -> discord.File:
    text = json.dumps(data, indent=2, ensure_ascii=False, default=str)
    return file_of_any_size(text, "bastide.json")


COMMANDS: Commands = (privacy,)
