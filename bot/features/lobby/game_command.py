"""/game: opening a table, sitting down, starting, stopping."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.lobby.house_rules import go_together
from bot.features.lobby.new_tables import new_table
from bot.features.lobby.open_table import open_table
from bot.features.lobby.panel import refresh
from bot.features.lobby.rule_lists import offer_rules, read_rules
from bot.features.lobby.table_requests import Wish
from bot.features.lobby.table_settings import TURN_TIMES, turn_time_text
from bot.i18n import codes, for_locale
from bot.i18n import language as language_of
from bot.i18n.command_words import choice, described, parameters
from bot.platform.autocomplete import offer_presets, offered
from bot.platform.commands import ON_SERVERS, Commands
from bot.platform.controls import Press, button, pressed
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal, tell_privately
from bot.platform.identities import channel_id, manages, person, person_id
from game.values.ruleset import Edition, Expansion, Option
from host.errors import HostReason, HostRefusal
from host.games.views import LobbyView
from model.games import FirstSeat, GameId, GameStatus, HelpLevel, PersonId

if TYPE_CHECKING:
    from bot.app.client import Bastide

game = app_commands.Group(
    name="game", description=described("game"), guild_only=True, allowed_contexts=ON_SERVERS
)
COMMANDS: Commands = (game,)


@game.command(name="new", description=described("game new"))
@app_commands.describe(
    **parameters(
        "game new",
        "seats",
        "edition",
        "expansions",
        "rules",
        "help",
        "time",
        "first",
        "rated",
        "language",
        "preset",
    )
)
@app_commands.choices(
    edition=[choice(f"edition-{one.value}", one.value) for one in Edition],
    help=[choice(f"help-{one.value}", one.value) for one in HelpLevel],
    first=[choice(f"first-{one.value}", one.value) for one in FirstSeat],
    language=[
        app_commands.Choice(name=language_of(code).say("language-name"), value=code) for code in codes()
    ],
)
@app_commands.autocomplete(preset=offer_presets)
async def new(
    interaction: discord.Interaction[Bastide],
    seats: app_commands.Range[int, 2, 6] | None = None,
    edition: str | None = None,
    expansions: str = "",
    rules: str = "",
    help: str | None = None,  # noqa: A002 - the name people type
    time: str | None = None,
    first: str | None = None,
    rated: bool | None = None,
    language: str | None = None,
    preset: str | None = None,
) -> None:
    """Opens a table in this channel, or in a thread of it."""
    words = for_locale(interaction.locale)
    wish = Wish(
        seats=seats,
        edition=None if edition is None else Edition(edition),
        help=None if help is None else HelpLevel(help),
        expansions=read_rules(words, expansions, Expansion, "game-unknown-expansion"),
        house_rules=read_rules(words, rules, Option, "game-unknown-rule"),
        first=None if first is None else FirstSeat(first),
        seconds=_seconds(time),
        rated=rated,
        language=language,
        preset=preset,
    )
    await open_table(interaction, await new_table(interaction, wish))


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
    return offer_rules(for_locale(interaction.locale), typed, Expansion, lambda _: True)


@new.autocomplete("rules")
async def offer_house_rules(
    interaction: discord.Interaction[Bastide], typed: str
) -> list[app_commands.Choice[str]]:
    """Each house rule alone, or beside those that stand there already."""
    return offer_rules(for_locale(interaction.locale), typed, Option, go_together)


def _seconds(time: str | None) -> int | None:
    if time is None:
        return None
    if time not in {str(seconds or 0) for seconds in TURN_TIMES}:
        raise Refusal("game-unknown-time")
    return int(time)


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
