"""/preset: named sets of table options, shared by a whole server."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n.command_words import described, described_parameters
from bot.platform.commands import ON_SERVERS, Commands, Typed
from bot.platform.context import Context, in_context
from bot.platform.escaping import escaped
from bot.platform.presets import offer_presets
from host.errors import HostReason, HostRefusal

preset = app_commands.Group(
    name="preset",
    description=described("preset"),
    guild_only=True,
    allowed_contexts=ON_SERVERS,
    default_permissions=discord.Permissions(manage_guild=True),
)
COMMANDS: Commands = (preset,)


@preset.command(name="save", description=described("preset save"))
@described_parameters("preset save")
@in_context
async def save(context: Context, name: Typed) -> None:
    """Save the options of this channel's table under a name."""
    context.require_manager()
    host = context.host
    lobby = await host.lobby.in_channel(context.place.channel)
    if lobby is None:
        raise HostRefusal(HostReason.NO_SUCH_GAME)
    stored_name = await host.guilds.save_preset(context.place.server, name, lobby.options)
    await context.tell(context.language.say("preset-saved", name=escaped(stored_name)))


@preset.command(name="delete", description=described("preset delete"))
@described_parameters("preset delete")
@in_context
async def delete(context: Context, name: Typed) -> None:
    """Delete a preset."""
    context.require_manager()
    await context.host.guilds.delete_preset(context.place.server, name)
    await context.tell(context.language.say("preset-deleted", name=escaped(name)))


delete.autocomplete("name")(offer_presets)
