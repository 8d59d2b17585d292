"""/game: open a table, sit down, start, stop."""

from __future__ import annotations

from contextlib import suppress

from discord import app_commands

from bot.features.lobby.house_rules import go_together
from bot.features.lobby.new_tables import new_table
from bot.features.lobby.open_table import open_table
from bot.features.lobby.rule_lists import offer_rules, read_rules
from bot.features.lobby.stop_vote import ask_to_stop, check_asking, stop_or_agree
from bot.features.lobby.table_requests import TableRequest
from bot.i18n import codes
from bot.i18n import language as language_of
from bot.i18n.command_words import choice, described, described_parameters
from bot.platform.channel_game import view_here
from bot.platform.clocks import budget_choices, chosen_budget, chosen_turn_time, turn_time_choices
from bot.platform.commands import ON_SERVERS, Commands, Typed, TypedList
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from bot.platform.presets import offer_presets
from game.values.ruleset import Edition, Expansion, Option
from host.errors import HostReason, HostRefusal
from host.games.views import LobbyView
from model.ids import GameId
from model.tables import FirstSeat, GameStatus, HelpLevel

game = app_commands.Group(
    name="game", description=described("game"), guild_only=True, allowed_contexts=ON_SERVERS
)
COMMANDS: Commands = (game,)


@game.command(name="new", description=described("game new"))
@described_parameters("game new")
@app_commands.choices(
    edition=[choice(f"edition-{edition.value}", edition.value) for edition in Edition],
    help=[choice(f"help-{level.value}", level.value) for level in HelpLevel],
    first=[choice(f"first-{first_seat.value}", first_seat.value) for first_seat in FirstSeat],
    language=[
        app_commands.Choice(name=language_of(code).say("language-name"), value=code) for code in codes()
    ],
)
@app_commands.autocomplete(preset=offer_presets)
@in_context
async def new(
    context: Context,
    seats: app_commands.Range[int, 2, 6] | None = None,
    edition: str | None = None,
    expansions: TypedList = "",
    rules: TypedList = "",
    help: str | None = None,  # noqa: A002 - the name people type
    time: Typed | None = None,
    budget: Typed | None = None,
    first: str | None = None,
    rated: bool | None = None,
    language: str | None = None,
    preset: Typed | None = None,
) -> None:
    """Open a table in this channel, or in a thread of it."""
    words = context.language
    request = TableRequest(
        seats=seats,
        edition=None if edition is None else Edition(edition),
        help=None if help is None else HelpLevel(help),
        expansions=read_rules(words, expansions, Expansion, "game-unknown-expansion"),
        house_rules=read_rules(words, rules, Option, "game-unknown-rule"),
        first=None if first is None else FirstSeat(first),
        seconds=chosen_turn_time(time),
        budget=chosen_budget(budget),
        rated=rated,
        language=language,
        preset=preset,
    )
    await open_table(context, await new_table(context, request))


@new.autocomplete("time")
@in_context
async def offer_times(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the lengths of time that a turn may last."""
    return turn_time_choices(context.language, typed)


@new.autocomplete("budget")
@in_context
async def offer_new_budgets(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the lengths of time that a player may have for the whole game."""
    return budget_choices(context.language, typed)


@new.autocomplete("expansions")
@in_context
async def offer_expansions(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return each expansion alone, and the combinations with those typed so far."""
    return offer_rules(context.language, typed, Expansion, lambda _: True)


@new.autocomplete("rules")
@in_context
async def offer_house_rules(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the house rules that can be added to those typed so far, and to the expansions typed so far."""
    expansions = frozenset[Expansion]()
    with suppress(Refusal):
        named = str(getattr(context.interaction.namespace, "expansions", "") or "")
        expansions = read_rules(context.language, named, Expansion, "game-unknown-expansion")
    return offer_rules(context.language, typed, Option, lambda options: go_together(options, expansions))


@game.command(name="join", description=described("game join"))
@in_context
async def join(context: Context) -> None:
    """Sit down at the table of this channel."""
    lobby = await context.host.lobby.join(await _here(context), context.person)
    await _answer(context, lobby, "joined")


@game.command(name="leave", description=described("game leave"))
@in_context
async def leave(context: Context) -> None:
    """Leave the table of this channel before its game."""
    table = await _here(context)
    if (await context.host.lobby.view(table)).status is GameStatus.RUNNING:
        raise Refusal("leave-running")
    lobby = await context.host.lobby.leave(table, context.person.id)
    await _answer(context, lobby, "left")


@game.command(name="start", description=described("game start"))
@in_context
async def start(context: Context) -> None:
    """Begin the game of this channel."""
    host = context.host
    view = await host.lobby.start(await _here(context), context.person.id)
    await _answer(context, await host.lobby.view(view.id), "started")


@game.command(name="stop", description=described("game stop"))
@in_context
async def stop(context: Context) -> None:
    """Close the table of this channel; ask once more before a game ends."""
    table = await _here(context)
    try:
        lobby = await context.host.lobby.view(table)
    except HostRefusal as refusal:
        # A table that cannot be read may have a running game, so managers are asked to confirm in any case.
        if refusal.reason is not HostReason.QUARANTINED or not context.manages:
            raise
        await ask_to_stop(context, table)
        return
    if lobby.status is GameStatus.RUNNING:
        check_asking(context, lobby)
        await ask_to_stop(context, table)
    else:
        await _answer(context, *await stop_or_agree(context, table, manager=context.manages))


async def _here(context: Context) -> GameId:
    """Return the open table or running game of the channel. Refuses NO_SUCH_GAME and NOT_RUNNING."""
    found = await context.host.lobby.living_in(context.place.channel)
    if found is not None:
        return found
    over = await view_here(context)
    raise HostRefusal(HostReason.NOT_RUNNING, status=over.status.value)


async def _answer(context: Context, lobby: LobbyView | None, key: str) -> None:
    async with context.refreshing(lobby):
        await context.tell(context.language.say(key))
