"""The presets of a server, and the initial options of a new table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from discord import app_commands

from bot.platform.autocomplete import matching_choices
from bot.platform.context import Context, in_context
from bot.platform.language_choice import server_language
from host.errors import HostReason, HostRefusal
from model.tables import TableOptions


@in_context
async def offer_presets(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the presets of this server that fit what was typed."""
    presets = await context.host.guilds.presets(context.place.server)
    return matching_choices(typed, ((name, name) for name in presets))


async def usual_options(context: Context, preset: str | None) -> TableOptions:
    """Return the options of a preset, or this server's defaults for tables, in the server's language."""
    guilds, guild = context.host.guilds, context.place.server
    settings = await guilds.settings(guild)
    options = settings.defaults
    if preset is not None:
        options = preset_named(await guilds.presets(guild), preset)
    return replace(options, language=server_language(context.interaction, settings))


def preset_named(presets: Mapping[str, TableOptions], name: str) -> TableOptions:
    """Return the options of a preset. Refuses NO_SUCH_PRESET."""
    if name not in presets:
        raise HostRefusal(HostReason.NO_SUCH_PRESET, preset=name)
    return presets[name]
