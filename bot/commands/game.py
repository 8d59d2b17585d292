"""/game: opening a table, sitting down, starting, stopping."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands import Commands
from bot.custom_ids import Kind
from bot.errors import Refusal, sentence, tell_privately
from bot.host import GuildSettings, HostReason, HostRefusal, LobbyView
from bot.i18n import SOURCE, for_locale, language
from bot.i18n.command_words import choice, described, parameters
from bot.limits import OPTIONS, clipped
from bot.people import channel_id, guild_id, manages, person, person_id
from bot.permissions import missing, named
from bot.views.lobby import lobby_message, refresh
from bot.views.press import Press, button, pressed
from bot.wishes import Wish, parse_wish
from game.ruleset import Edition
from storage.values import ChannelId, GameId, GameOpeners, HelpLevel, MessageId

if TYPE_CHECKING:
    from bot.client import Bastide

game = app_commands.Group(name="game", description=described("game"), guild_only=True)
COMMANDS: Commands = (game,)


@game.command(name="new", description=described("game new"))
@app_commands.describe(**parameters("game new", "seats", "edition", "help", "preset"))
@app_commands.choices(
    edition=[choice(f"edition-{one.value}", one.value) for one in Edition],
    help=[choice(f"help-{one.value}", one.value) for one in HelpLevel],
)
async def new(
    interaction: discord.Interaction[Bastide],
    seats: app_commands.Range[int, 2, 6] | None = None,
    edition: str | None = None,
    help: str | None = None,  # noqa: A002 - the name people type
    preset: str | None = None,
) -> None:
    """Opens a table in this channel, or in a thread of it."""
    wish = Wish(seats, edition, help, preset)
    settings = await interaction.client.host.guilds.settings(guild_id(interaction))
    _check_opener(interaction, settings)
    _check_permissions(interaction)
    in_thread = isinstance(interaction.channel, discord.Thread)
    if settings.thread_per_game and not in_thread:
        await open_in_thread(interaction, wish)
        return
    try:
        lobby = await _opened(interaction, wish, channel_id(interaction))
    except HostRefusal as refusal:
        if refusal.reason is not HostReason.CHANNEL_BUSY or in_thread:
            raise
        await _offer_thread(interaction, wish, sentence(refusal, for_locale(interaction.locale)) or "")
        return
    answer = await interaction.response.send_message(view=lobby_message(lobby))
    assert answer.message_id is not None
    await interaction.client.host.lobby.shown(lobby.id, MessageId(answer.message_id))


@new.autocomplete("preset")
async def offer_presets(
    interaction: discord.Interaction[Bastide], typed: str
) -> list[app_commands.Choice[str]]:
    """The presets of this server."""
    presets = await interaction.client.host.guilds.presets(guild_id(interaction))
    return [
        app_commands.Choice(name=name, value=name) for name in presets if typed.casefold() in name.casefold()
    ][:OPTIONS]


async def _opened(interaction: discord.Interaction[Bastide], wish: Wish, channel: ChannelId) -> LobbyView:
    """A new table with the server's defaults (or a preset), changed as wished."""
    host, guild = interaction.client.host, guild_id(interaction)
    settings = await host.guilds.settings(guild)
    options = settings.defaults
    if wish.preset is not None:
        presets = await host.guilds.presets(guild)
        if wish.preset not in presets:
            raise HostRefusal(HostReason.NO_SUCH_PRESET, preset=wish.preset)
        options = presets[wish.preset]
    spoken = settings.language
    if spoken == SOURCE and interaction.guild_locale is not None:
        spoken = for_locale(interaction.guild_locale).code
    options = wish.applied(replace(options, language=spoken))
    return await host.lobby.open(guild, channel, person(interaction.user), options)


async def _offer_thread(interaction: discord.Interaction[Bastide], wish: Wish, why: str) -> None:
    words = for_locale(interaction.locale)
    panel = discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay(why))
    panel.add_item(discord.ui.ActionRow(button(Kind.THREAD, words.say("button-thread"), choice=str(wish))))
    await interaction.response.send_message(view=panel, ephemeral=True)


@pressed(Kind.THREAD)
async def open_thread(press: Press) -> None:
    """Opens the table in a thread of the channel."""
    await open_in_thread(press.interaction, parse_wish(press.control.choice))


async def open_in_thread(interaction: discord.Interaction[Bastide], wish: Wish) -> None:
    """Make a thread for the table and say privately where it is."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    channel, host = interaction.channel, interaction.client.host
    if not isinstance(channel, discord.TextChannel) or not interaction.app_permissions.create_public_threads:
        words = for_locale(interaction.locale)
        raise Refusal(
            "permission-missing",
            channel=f"<#{interaction.channel_id}>",
            permissions=named(words, ("create_public_threads",)),
        )
    title = language(for_locale(interaction.guild_locale).code).say(
        "thread-title", name=clipped(interaction.user.display_name, 60)
    )
    thread = await channel.create_thread(name=title, type=discord.ChannelType.public_thread)
    lobby = await _opened(interaction, wish, ChannelId(thread.id))
    message = await thread.send(view=lobby_message(lobby))
    await host.lobby.shown(lobby.id, MessageId(message.id))
    text = for_locale(interaction.locale).say("thread-opened", thread=thread.mention)
    done = discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay(text))
    await interaction.edit_original_response(view=done)


def _check_opener(interaction: discord.Interaction[Bastide], settings: GuildSettings) -> None:
    """Refuse those whom the server does not let open games, and channels it does not want games in."""
    if settings.openers is GameOpeners.MANAGERS and not manages(interaction):
        raise HostRefusal(HostReason.NOT_OPENER)
    channel = interaction.channel
    place = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    if settings.channels and place not in settings.channels:
        words = for_locale(interaction.locale)
        where = words.join(f"<#{allowed}>" for allowed in settings.channels)
        raise Refusal("game-not-here", channels=where)


def _check_permissions(interaction: discord.Interaction[Bastide]) -> None:
    """Refuse to open a table where the game could not be told, and name what is missing."""
    thread = isinstance(interaction.channel, discord.Thread)
    lacking = missing(interaction.app_permissions, thread=thread)
    if lacking:
        words = for_locale(interaction.locale)
        raise Refusal(
            "permission-missing",
            channel=f"<#{interaction.channel_id}>",
            permissions=named(words, lacking),
        )


@game.command(name="join", description=described("game join"))
async def join(interaction: discord.Interaction[Bastide]) -> None:
    """Sits down at the table of this channel."""
    lobby = await interaction.client.host.lobby.join(await _here(interaction), person(interaction.user))
    await _answer(interaction, lobby, "joined")


@game.command(name="leave", description=described("game leave"))
async def leave(interaction: discord.Interaction[Bastide]) -> None:
    """Leaves the table of this channel before the game."""
    lobby = await interaction.client.host.lobby.leave(await _here(interaction), person_id(interaction))
    await _answer(interaction, lobby, "left")


@game.command(name="start", description=described("game start"))
async def start(interaction: discord.Interaction[Bastide]) -> None:
    """Begins the game of this channel."""
    host = interaction.client.host
    view = await host.lobby.start(await _here(interaction), person_id(interaction))
    await _answer(interaction, await host.lobby.view(view.id), "started")


@game.command(name="stop", description=described("game stop"))
async def stop(interaction: discord.Interaction[Bastide]) -> None:
    """Ends the game of this channel, or agrees to end it."""
    host = interaction.client.host
    found = await _here(interaction)
    stopped = await host.endings.stop(found, person_id(interaction), manager=manages(interaction))
    await _answer(interaction, await host.lobby.view(found), "stopped" if stopped else "stop-asked")


async def _here(interaction: discord.Interaction[Bastide]) -> GameId:
    lobby = await interaction.client.host.lobby.in_channel(channel_id(interaction))
    if lobby is None:
        raise HostRefusal(HostReason.NO_SUCH_GAME)
    return lobby.id


async def _answer(interaction: discord.Interaction[Bastide], lobby: LobbyView, key: str) -> None:
    await tell_privately(interaction, for_locale(interaction.locale).say(key))
    await refresh(interaction.client, lobby)
