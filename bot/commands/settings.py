"""/settings: what a server chooses; for those who manage it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui

from bot.commands import Commands
from bot.custom_ids import ControlId, Kind, Shape
from bot.errors import Refusal
from bot.host import GuildSettings
from bot.i18n import Language, codes, for_locale, language
from bot.i18n.command_words import described
from bot.people import guild_id, manages
from bot.views.lobby import summary
from bot.views.press import Press, Select, option, pressed, select
from rendering.theme import THEMES
from storage.values import ChannelId, GameOpeners

if TYPE_CHECKING:
    from bot.client import Bastide

CHANNELS = 25
"""The most channels that can be chosen in one select."""


class ServerSetting(Enum):
    """What can be chosen; the value stands in custom ids."""

    LANGUAGE = "language"
    THEME = "theme"
    MENTION = "mention"
    OPENERS = "openers"
    THREADS = "threads"
    RETENTION = "retention"
    CHANNELS = "channels"


RETENTION_DAYS: tuple[int | None, ...] = (None, 30, 90, 365)
"""How long finished games may be kept; None is for ever."""


@app_commands.command(name="settings", description=described("settings"))
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def settings(interaction: discord.Interaction[Bastide]) -> None:
    """Opens the panel of the server's choices."""
    if not manages(interaction):
        raise Refusal("settings-managers-only")
    chosen = await interaction.client.host.guilds.settings(guild_id(interaction))
    view = server_panel(for_locale(interaction.locale), chosen)
    await interaction.response.send_message(view=view, ephemeral=True)


COMMANDS: Commands = (settings,)


def server_panel(words: Language, chosen: GuildSettings) -> ui.LayoutView:
    """Every choice as a select that shows what is chosen now."""
    rows: dict[ServerSetting, list[discord.SelectOption]] = {
        ServerSetting.LANGUAGE: [
            option(language(code).say("language-name"), code, chosen=code == chosen.language)
            for code in codes()
        ],
        ServerSetting.THEME: [
            option(words.say(f"theme-{name}"), name, chosen=name == chosen.theme) for name in THEMES
        ],
        ServerSetting.MENTION: [
            option(words.say(f"server-mention-{yes}"), yes, chosen=(yes == "yes") is chosen.mention)
            for yes in ("yes", "no")
        ],
        ServerSetting.OPENERS: [
            option(words.say(f"server-openers-{one.value}"), one.value, chosen=one is chosen.openers)
            for one in (GameOpeners.EVERYONE, GameOpeners.MANAGERS)
        ],
        ServerSetting.THREADS: [
            option(words.say(f"server-threads-{yes}"), yes, chosen=(yes == "yes") is chosen.thread_per_game)
            for yes in ("yes", "no")
        ],
        ServerSetting.RETENTION: [
            option(_retention(words, days), str(days or 0), chosen=days == chosen.retention_days)
            for days in RETENTION_DAYS
        ],
    }
    view = ui.LayoutView(timeout=None)
    lines = [words.say("server-title")]
    if chosen.channels:
        where = words.join(f"<#{channel}>" for channel in chosen.channels)
        lines.append(words.say("server-only-in", channels=where))
    lines += [words.say("server-defaults"), summary(words, chosen.defaults)]
    view.add_item(ui.TextDisplay("\n".join(lines)))
    for setting, offered in rows.items():
        view.add_item(
            select(Kind.SERVER, words.say(f"server-{setting.value}"), offered, choice=setting.value)
        )
    return view.add_item(_channels(words, chosen))


def _channels(words: Language, chosen: GuildSettings) -> ui.ActionRow[Any]:
    """The channels in which games may be opened; none chosen means everywhere."""
    control = ControlId(Shape.SELECT, Kind.SERVER, choice=ServerSetting.CHANNELS.value)
    return ui.ActionRow(
        Select(
            ui.ChannelSelect(
                custom_id=str(control),
                placeholder=words.say("server-channels"),
                channel_types=[discord.ChannelType.text],
                min_values=0,
                max_values=CHANNELS,
                default_values=[discord.Object(channel) for channel in chosen.channels[:CHANNELS]],
            )
        )
    )


def _retention(words: Language, days: int | None) -> str:
    return (
        words.say("server-retention-ever") if days is None else words.say("server-retention-days", days=days)
    )


@pressed(Kind.SERVER)
async def choose(press: Press) -> None:
    """Keeps what was chosen."""
    if not manages(press.interaction):
        raise Refusal("settings-managers-only")
    guilds, guild = press.client.host.guilds, guild_id(press.interaction)
    change = CHANGES[ServerSetting(press.control.choice)]
    chosen = change(await guilds.settings(guild), press.values)
    await guilds.set(guild, chosen)
    await press.interaction.response.edit_message(view=server_panel(press.language, chosen))


Values = tuple[str, ...]
CHANGES: dict[ServerSetting, Callable[[GuildSettings, Values], GuildSettings]] = {
    ServerSetting.LANGUAGE: lambda chosen, values: replace(chosen, language=values[0]),
    ServerSetting.THEME: lambda chosen, values: replace(chosen, theme=values[0]),
    ServerSetting.MENTION: lambda chosen, values: replace(chosen, mention=values[0] == "yes"),
    ServerSetting.OPENERS: lambda chosen, values: replace(chosen, openers=GameOpeners(values[0])),
    ServerSetting.THREADS: lambda chosen, values: replace(chosen, thread_per_game=values[0] == "yes"),
    ServerSetting.RETENTION: lambda chosen, values: replace(chosen, retention_days=int(values[0]) or None),
    ServerSetting.CHANNELS: lambda chosen, values: replace(
        chosen, channels=tuple(ChannelId(int(value)) for value in values)
    ),
}
"""How a choice changes the settings."""
