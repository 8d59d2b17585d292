"""/game: opening a table, sitting down, starting, stopping."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.acknowledging import defer
from bot.commands import Commands
from bot.custom_ids import Kind
from bot.errors import Refusal, sentence, tell_privately
from bot.host import GuildSettings, HostReason, HostRefusal, LobbyView, check_options
from bot.i18n import codes, for_locale
from bot.i18n import language as language_of
from bot.i18n.command_words import choice, described, parameters
from bot.limits import OPTIONS, clipped
from bot.people import channel_id, guild_id, manages, person, person_id
from bot.permissions import missing_here, named
from bot.reader import server_language
from bot.views.lobby import lobby_message, refresh
from bot.views.press import Press, button, pressed
from bot.views.table_settings import TURN_TIMES, turn_time_text
from bot.wishes import Wish, parse_wish
from game.ruleset import Edition, Expansion
from storage.values import ChannelId, GameId, GameOpeners, HelpLevel, MessageId, TableOptions

if TYPE_CHECKING:
    from bot.client import Bastide

NAME_IN_TITLE = 60
"""Characters of a person's name in the name of a thread."""

game = app_commands.Group(name="game", description=described("game"), guild_only=True)
COMMANDS: Commands = (game,)


@game.command(name="new", description=described("game new"))
@app_commands.describe(
    **parameters("game new", "seats", "edition", "help", "expansion", "time", "language", "preset")
)
@app_commands.choices(
    edition=[choice(f"edition-{one.value}", one.value) for one in Edition],
    help=[choice(f"help-{one.value}", one.value) for one in HelpLevel],
    expansion=[choice(f"expansion-{one.value}", one.value) for one in Expansion],
    language=[
        app_commands.Choice(name=language_of(code).say("language-name"), value=code) for code in codes()
    ],
)
async def new(
    interaction: discord.Interaction[Bastide],
    seats: app_commands.Range[int, 2, 6] | None = None,
    edition: str | None = None,
    help: str | None = None,  # noqa: A002 - the name people type
    expansion: str | None = None,
    time: str | None = None,
    language: str | None = None,
    preset: str | None = None,
) -> None:
    """Opens a table in this channel, or in a thread of it."""
    wish = Wish(seats, edition, help, expansion, _seconds(time), language, preset)
    settings = await interaction.client.host.guilds.settings(guild_id(interaction))
    _check_opener(interaction, settings)
    in_thread = isinstance(interaction.channel, discord.Thread)
    if settings.thread_per_game and not in_thread:
        await open_in_thread(interaction, wish)
        return
    _check_permissions(interaction, own_thread=False)
    try:
        options = await _options(interaction, wish)
        lobby = await interaction.client.host.lobby.open(
            guild_id(interaction), channel_id(interaction), person(interaction.user), options
        )
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


@new.autocomplete("time")
async def offer_times(
    interaction: discord.Interaction[Bastide], typed: str
) -> list[app_commands.Choice[str]]:
    """How long a turn may last."""
    words = for_locale(interaction.locale)
    named = [(turn_time_text(words, seconds), str(seconds or 0)) for seconds in TURN_TIMES]
    return [
        app_commands.Choice(name=name, value=value)
        for name, value in named
        if typed.strip().casefold() in name.casefold()
    ]


def _seconds(time: str | None) -> int | None:
    if time is None:
        return None
    if time not in {str(seconds or 0) for seconds in TURN_TIMES}:
        raise Refusal("game-unknown-time")
    return int(time)


async def _options(interaction: discord.Interaction[Bastide], wish: Wish) -> TableOptions:
    """The server's defaults (or a preset), changed as wished; refuses what no table may have."""
    host, guild = interaction.client.host, guild_id(interaction)
    settings = await host.guilds.settings(guild)
    options = settings.defaults
    if wish.preset is not None:
        presets = await host.guilds.presets(guild)
        if wish.preset not in presets:
            raise HostRefusal(HostReason.NO_SUCH_PRESET, preset=wish.preset)
        options = presets[wish.preset]
    options = wish.applied(replace(options, language=server_language(interaction, settings)))
    check_options(options)
    return options


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
    """Make a thread for the table and say privately where it is.

    Everything is checked before, for we may make threads but not delete them.
    """
    await defer(interaction, ephemeral=True, thinking=True)
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("thread-not-here")
    _check_permissions(interaction, own_thread=True)
    options = await _options(interaction, wish)
    title = language_of(options.language).say(
        "thread-title", name=clipped(interaction.user.display_name, NAME_IN_TITLE)
    )
    thread = await channel.create_thread(name=title, type=discord.ChannelType.public_thread)
    try:
        await _open_there(interaction, options, thread)
    except BaseException:
        with suppress(discord.HTTPException):
            await thread.edit(archived=True)
        raise
    text = for_locale(interaction.locale).say("thread-opened", thread=thread.mention)
    done = discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay(text))
    await interaction.edit_original_response(view=done)


async def _open_there(
    interaction: discord.Interaction[Bastide], options: TableOptions, thread: discord.Thread
) -> None:
    """Open the table in its thread and show it there; a table that cannot be shown is closed again."""
    lobbies, opener = interaction.client.host.lobby, person(interaction.user)
    lobby = await lobbies.open(guild_id(interaction), ChannelId(thread.id), opener, options)
    try:
        message = await thread.send(view=lobby_message(lobby))
    except BaseException:
        await lobbies.leave(lobby.id, opener.id)
        raise
    await lobbies.shown(lobby.id, MessageId(message.id))


def _check_opener(interaction: discord.Interaction[Bastide], settings: GuildSettings) -> None:
    """Refuse those whom the server does not let open games, and channels it does not want games in."""
    match settings.openers:
        case GameOpeners.MANAGERS if not manages(interaction):
            raise HostRefusal(HostReason.NOT_OPENER)
        case GameOpeners.ROLE if not (manages(interaction) or _holds(interaction, settings.opener_role)):
            if settings.opener_role is None:
                raise HostRefusal(HostReason.NOT_OPENER)
            raise Refusal("game-only-role", role=f"<@&{settings.opener_role}>")
    channel = interaction.channel
    place = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    if settings.channels and place not in settings.channels:
        words = for_locale(interaction.locale)
        where = words.join(f"<#{allowed}>" for allowed in settings.channels)
        raise Refusal("game-not-here", channels=where)


def _holds(interaction: discord.Interaction[Bastide], role: int | None) -> bool:
    """Whether whoever asks has the role on this server."""
    user = interaction.user
    return role is not None and isinstance(user, discord.Member) and user.get_role(role) is not None


def _check_permissions(interaction: discord.Interaction[Bastide], *, own_thread: bool) -> None:
    """Refuse to open a table where the game could not be told, and name what is missing."""
    lacking = missing_here(interaction, own_thread=own_thread)
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
