"""/game: opening a table, sitting down, starting, stopping."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands import ON_SERVERS, Commands
from bot.custom_ids import Kind
from bot.errors import Refusal, sentence, tell_privately
from bot.host import HostReason, HostRefusal, LobbyView, check_options
from bot.i18n import codes, for_locale
from bot.i18n import language as language_of
from bot.i18n.command_words import choice, described, parameters
from bot.limits import clipped
from bot.offers import offer_presets, offered
from bot.opening import open_here, open_in_thread, wants_thread
from bot.people import channel_id, guild_id, manages, person, person_id
from bot.reader import server_language
from bot.views.lobby import refresh
from bot.views.press import Press, button, pressed, reading
from bot.views.table_settings import TURN_TIMES, turn_time_text
from bot.wishes import Wish, parse_wish
from bot.words import rule_name
from game.ruleset import Edition, Expansion
from storage.values import ChannelId, GameId, GameStatus, HelpLevel, PersonId, TableOptions

if TYPE_CHECKING:
    from bot.client import Bastide

game = app_commands.Group(
    name="game", description=described("game"), guild_only=True, allowed_contexts=ON_SERVERS
)
COMMANDS: Commands = (game,)


@game.command(name="new", description=described("game new"))
@app_commands.describe(
    **parameters("game new", "seats", "edition", "help", "expansions", "time", "rated", "language", "preset")
)
@app_commands.choices(
    edition=[choice(f"edition-{one.value}", one.value) for one in Edition],
    help=[choice(f"help-{one.value}", one.value) for one in HelpLevel],
    language=[
        app_commands.Choice(name=language_of(code).say("language-name"), value=code) for code in codes()
    ],
)
async def new(
    interaction: discord.Interaction[Bastide],
    seats: app_commands.Range[int, 2, 6] | None = None,
    edition: str | None = None,
    help: str | None = None,  # noqa: A002 - the name people type
    expansions: str | None = None,
    time: str | None = None,
    rated: bool | None = None,
    language: str | None = None,
    preset: str | None = None,
) -> None:
    """Opens a table in this channel, or in a thread of it."""
    chosen = None if expansions is None else _expansions(interaction, expansions)
    wish = Wish(seats, edition, help, chosen, _seconds(time), rated, language, preset)
    if await wants_thread(interaction):
        await _in_thread(interaction, wish)
        return
    options = await _options(interaction, wish)
    try:
        await open_here(interaction, partial(_open, interaction, options))
    except HostRefusal as refusal:
        if refusal.reason is not HostReason.CHANNEL_BUSY or isinstance(interaction.channel, discord.Thread):
            raise
        await _offer_thread(interaction, wish, sentence(refusal, for_locale(interaction.locale)) or "")


new.autocomplete("preset")(offer_presets)


@new.autocomplete("time")
async def offer_times(
    interaction: discord.Interaction[Bastide], typed: str
) -> list[app_commands.Choice[str]]:
    """How long a turn may last."""
    words = for_locale(interaction.locale)
    return offered(typed, ((turn_time_text(words, seconds), str(seconds or 0)) for seconds in TURN_TIMES))


@new.autocomplete("expansions")
async def offer_expansions(
    interaction: discord.Interaction[Bastide], typed: str
) -> list[app_commands.Choice[str]]:
    """Each expansion alone, and all ways to play several together."""
    words = for_locale(interaction.locale)
    together = [some for count in range(1, len(Expansion) + 1) for some in combinations(Expansion, count)]
    return offered(
        typed,
        (
            (words.join(rule_name(words, one.value) for one in some), " ".join(one.value for one in some))
            for some in together
        ),
    )


def _expansions(interaction: discord.Interaction[Bastide], typed: str) -> frozenset[Expansion]:
    """The expansions that were chosen, or typed by their ids."""
    try:
        return frozenset(Expansion(one) for one in typed.casefold().replace(",", " ").split())
    except ValueError:
        known = for_locale(interaction.locale).join(f"`{one.value}`" for one in Expansion)
        raise Refusal("game-unknown-expansion", typed=clipped(typed, 40), expansions=known) from None


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
    with reading():
        wish = parse_wish(press.control.choice)
    await wants_thread(press.interaction)
    await _in_thread(press.interaction, wish)


async def _in_thread(interaction: discord.Interaction[Bastide], wish: Wish) -> None:
    options = await _options(interaction, wish)
    await open_in_thread(interaction, options.language, partial(_open, interaction, options))


async def _open(
    interaction: discord.Interaction[Bastide], options: TableOptions, channel: ChannelId
) -> LobbyView:
    opener = person(interaction.user)
    return await interaction.client.host.lobby.open(guild_id(interaction), channel, opener, options)


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
    """Closes the table of this channel; asks once more before a game ends."""
    lobby = await interaction.client.host.lobby.view(await _here(interaction))
    if lobby.status is not GameStatus.RUNNING:
        await _answer(interaction, *await _stopped(interaction, lobby.id))
        return
    if not manages(interaction) and person_id(interaction) not in {lobby.host, *_people(lobby)}:
        raise HostRefusal(HostReason.NOT_SEATED)
    words = for_locale(interaction.locale)
    panel = discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay(words.say("stop-ask")))
    sure = button(Kind.STOP, words.say("button-stop"), game=lobby.id, style=discord.ButtonStyle.danger)
    await interaction.response.send_message(view=panel.add_item(discord.ui.ActionRow(sure)), ephemeral=True)


@pressed(Kind.STOP)
async def confirm_stop(press: Press) -> None:
    """Ends the game, or agrees to end it."""
    lobby, key = await _stopped(press.interaction, GameId(press.control.game))
    done = discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay(press.language.say(key)))
    await press.interaction.response.edit_message(view=done)
    await refresh(press.client, lobby)


async def _stopped(interaction: discord.Interaction[Bastide], table: GameId) -> tuple[LobbyView, str]:
    """The table after its person closed it or agreed to end the game, and the key of what is told of it."""
    host = interaction.client.host
    ended = await host.endings.stop(table, person_id(interaction), manager=manages(interaction))
    return await host.lobby.view(table), "stopped" if ended else "stop-asked"


def _people(lobby: LobbyView) -> Iterator[PersonId]:
    return (seat.person for seat in lobby.seats if seat.person is not None)


async def _here(interaction: discord.Interaction[Bastide]) -> GameId:
    lobby = await interaction.client.host.lobby.in_channel(channel_id(interaction))
    if lobby is None:
        raise HostRefusal(HostReason.NO_SUCH_GAME)
    return lobby.id


async def _answer(interaction: discord.Interaction[Bastide], lobby: LobbyView, key: str) -> None:
    await tell_privately(interaction, for_locale(interaction.locale).say(key))
    await refresh(interaction.client, lobby)
