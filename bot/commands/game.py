"""/game: opening a table, sitting down, starting, stopping."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands import Commands
from bot.errors import Refusal, tell_privately
from bot.host import HostReason, HostRefusal, LobbyView
from bot.i18n import SOURCE, for_locale
from bot.i18n.command_words import choice, described, parameters
from bot.people import channel_id, guild_id, manages, person, person_id
from bot.permissions import missing, named
from bot.views.lobby import lobby_message, refresh
from game.ruleset import EDITION_OPTIONS, Edition
from storage.values import GameId, HelpLevel, MessageId, TableOptions

if TYPE_CHECKING:
    from bot.client import Bastide

game = app_commands.Group(name="game", description=described("game"), guild_only=True)
COMMANDS: Commands = (game,)


@game.command(name="new", description=described("game new"))
@app_commands.describe(**parameters("game new", "seats", "edition", "help"))
@app_commands.choices(
    edition=[choice(f"edition-{one.value}", one.value) for one in Edition],
    help=[choice(f"help-{one.value}", one.value) for one in HelpLevel],
)
async def new(
    interaction: discord.Interaction[Bastide],
    seats: app_commands.Range[int, 2, 6] | None = None,
    edition: str | None = None,
    help: str | None = None,  # noqa: A002 - the name people type
) -> None:
    """Opens a table in this channel."""
    host = interaction.client.host
    guild = guild_id(interaction)
    _check_permissions(interaction)
    settings = await host.guilds.settings(guild)
    spoken = settings.language
    if spoken == SOURCE and interaction.guild_locale is not None:
        spoken = for_locale(interaction.guild_locale).code
    options = replace(settings.defaults, language=spoken)
    if seats is not None:
        options = replace(options, seats=seats)
    if edition is not None:
        chosen = Edition(edition)
        rules = replace(options.ruleset, edition=chosen, options=EDITION_OPTIONS[chosen])
        options = replace(options, ruleset=rules)
    if help is not None:
        options = replace(options, help=HelpLevel(help))
    await _open(interaction, options)


async def _open(interaction: discord.Interaction[Bastide], options: TableOptions) -> None:
    host = interaction.client.host
    lobby = await host.lobby.open(
        guild_id(interaction), channel_id(interaction), person(interaction.user), options
    )
    answer = await interaction.response.send_message(view=lobby_message(lobby))
    assert answer.message_id is not None
    await host.lobby.shown(lobby.id, MessageId(answer.message_id))


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
