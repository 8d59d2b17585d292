"""*Challenge* in the menu of a person: a table for two, with the rules of the server."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.lobby.new_tables import new_table
from bot.features.lobby.open_table import open_table
from bot.features.lobby.table_requests import TableRequest
from bot.i18n.command_words import menu_name
from bot.platform.commands import Menus
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from model.ids import PersonId


@app_commands.context_menu(name=menu_name("challenge"))
@app_commands.guild_only()
@in_context
async def challenge(context: Context, person: discord.Member) -> None:
    """Open a table for two and call the person to it."""
    if person.bot:
        raise Refusal("challenge-bot")
    if person.id == context.person.id:
        raise Refusal("challenge-self")
    request = TableRequest(seats=2, opponent=PersonId(person.id))
    await open_table(context, await new_table(context, request))


COMMANDS: Menus = (challenge,)
