"""Handlers of a table's settings: the selects of the panel and the form of house rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

from discord import ui

from bot.features.lobby.house_rule_form import (
    HIDDEN,
    OPEN,
    chosen_rules,
    house_rules_form,
    house_rules_text,
    parse_house_rules,
)
from bot.features.lobby.house_rules import with_edition, with_options
from bot.features.lobby.table_settings import HOLIDAY_DAYS, Setting, settings_panel
from bot.i18n import codes
from bot.platform.channel_game import check_on_this_server
from bot.platform.context import Context
from bot.platform.controls import Press, pressed, reading
from bot.platform.custom_ids import Kind, Shape, one_of, read_number, read_yes
from bot.platform.errors import refusal_text
from bot.platform.forms import Submission, submitted
from bot.platform.presets import preset_named
from game.values.errors import GameError
from game.values.ruleset import Colour, Edition, Expansion, Option, Ruleset
from host.errors import HostReason, HostRefusal
from host.games.views import LobbyView
from model.ids import GameId
from model.tables import FirstSeat, HelpLevel, TableOptions, TimeOut


@pressed(Kind.SETTING)
async def settings(press: Press) -> None:
    """Open the panel or the form of house rules, or apply a choice made in the panel."""
    lobbies, game = press.host.lobby, GameId(press.control.game)
    person = press.person.id
    name, _, refused = press.control.choice.partition(" ")
    await check_on_this_server(press, game)
    with reading():
        setting = Setting(name) if name else None
    if setting is None:
        presets = await _presets(press)
        await press.reply(_panel(press, await lobbies.seated(game, person), presets))
    elif setting is Setting.HOUSE_RULES and press.control.shape is Shape.BUTTON:
        lobby = await lobbies.seated(game, person)
        rules, seq = lobby.options.ruleset, press.control.seq
        if refused:
            with reading():
                rules = parse_house_rules(rules, refused)
        await press.ask(house_rules_form(press.language, rules, game=game, seq=seq, choice=setting.value))
    else:
        lobby, presets = await lobbies.view(game), await _presets(press)
        await _answer(press, lobby, presets, _changed(press, lobby, setting, presets))


@submitted(Kind.SETTING)
async def house_rules(submission: Submission) -> None:
    """Change the house rules to those of the form."""
    game = GameId(submission.control.game)
    await check_on_this_server(submission, game)
    lobby = await submission.host.lobby.view(game)
    with reading():
        rules = chosen_rules(lobby.options.ruleset, submission.values)
    presets = await _presets(submission)
    change = submission.host.lobby.set_options(
        lobby.id, submission.person.id, replace(lobby.options, ruleset=rules)
    )
    await _answer(submission, lobby, presets, change, rules)


async def _answer(
    context: Press | Submission,
    lobby: LobbyView,
    presets: Mapping[str, TableOptions],
    change: Awaitable[LobbyView],
    rules: Ruleset | None = None,
) -> None:
    """Show the table after a change, in the panel and in the public message.

    If `rules`, the house rules of a form, are refused, the form opens again as it was filled in.
    """
    try:
        lobby = await change
    except (HostRefusal, GameError) as refusal:
        if isinstance(refusal, HostRefusal) and refusal.reason is HostReason.NOT_IN_LOBBY:
            await context.conclude(refusal_text(refusal, context.language))
            return
        # Otherwise Discord would keep the refused choice selected.
        await context.update(
            _panel(context, lobby, presets, "" if rules is None else house_rules_text(rules))
        )
        raise
    async with context.refreshing(lobby):
        await context.update(_panel(context, lobby, presets))


def _panel(
    context: Press | Submission, lobby: LobbyView, presets: Mapping[str, TableOptions], refused: str = ""
) -> ui.LayoutView:
    computers, drawn = context.host.computers.names(), context.control.seq + 1
    return settings_panel(context.language, lobby, context.person.id, computers, presets, drawn, refused)


async def _presets(context: Context) -> Mapping[str, TableOptions]:
    guild = context.place.guild
    return {} if guild is None else await context.host.guilds.presets(guild)


async def _changed(
    press: Press, lobby: LobbyView, setting: Setting, presets: Mapping[str, TableOptions]
) -> LobbyView:
    """Apply the choice made in a select and return the table."""
    host, game, person = press.host, lobby.id, press.person.id
    match setting:
        case Setting.COMPUTER:
            return await host.lobby.add_computer(game, person, press.choice)
        case Setting.REMOVE:
            with reading():
                colour = Colour(press.choice)
            return await host.lobby.remove(game, person, colour)
        case Setting.PRESET:
            changed = replace(preset_named(presets, press.choice), language=lobby.options.language)
            return await host.lobby.set_options(game, person, changed)
        case _:
            with reading():
                changed = CHANGES[setting](lobby.options, press.values)
            return await host.lobby.set_options(game, person, changed)


def _edition(options: TableOptions, values: tuple[str, ...]) -> TableOptions:
    return replace(options, ruleset=with_edition(options.ruleset, Edition(values[0])))


def _expansions(options: TableOptions, values: tuple[str, ...]) -> TableOptions:
    return replace(
        options, ruleset=replace(options.ruleset, expansions=frozenset(Expansion(value) for value in values))
    )


def _house_rules(options: TableOptions, values: tuple[str, ...]) -> TableOptions:
    chosen = with_options(options.ruleset, (Option(value) for value in values))
    return replace(options, ruleset=chosen)


def _table(options: TableOptions, values: tuple[str, ...]) -> TableOptions:
    columns, rows = (int(number) for number in values[0].split("x"))
    return replace(options, ruleset=replace(options.ruleset, table=(columns, rows)))


CHANGES: dict[Setting, Callable[[TableOptions, tuple[str, ...]], TableOptions]] = {
    Setting.EDITION: _edition,
    Setting.EXPANSIONS: _expansions,
    Setting.HOUSE_RULES: _house_rules,
    Setting.SEATS: lambda options, values: replace(options, seats=read_number(values[0])),
    Setting.TURN_TIME: lambda options, values: replace(options, turn_seconds=read_number(values[0]) or None),
    Setting.BUDGET: lambda options, values: replace(options, budget_seconds=read_number(values[0]) or None),
    Setting.TIME_OUT: lambda options, values: replace(options, time_out=TimeOut(values[0])),
    Setting.HELP: lambda options, values: replace(options, help=HelpLevel(values[0])),
    Setting.FIRST: lambda options, values: replace(options, first=FirstSeat(values[0])),
    Setting.HANDS: lambda options, values: replace(
        options, ruleset=replace(options.ruleset, hidden_hands=one_of(values[0], (OPEN, HIDDEN)) == HIDDEN)
    ),
    Setting.TABLE: _table,
    Setting.HOLIDAY: lambda options, values: replace(
        options, holiday_days=one_of(read_number(values[0]), HOLIDAY_DAYS)
    ),
    Setting.RATED: lambda options, values: replace(options, rated=read_yes(values[0])),
    Setting.LANGUAGE: lambda options, values: replace(options, language=one_of(values[0], codes())),
}
"""How each setting changes the options.

House rules, hands and the size of the table had selects before they became one form. Panels no longer have
these selects, but those posted with them still work.
"""
