"""The private panel in which whoever opened a table chooses what is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import timedelta
from enum import Enum

import discord
from discord import ui

from bot.features.lobby.house_rules import with_edition, with_options
from bot.i18n import Language, codes
from bot.i18n import language as language_of
from bot.platform import limits
from bot.platform.controls import Press, option, pressed, reading, select
from bot.platform.custom_ids import Kind
from bot.text.emoji_marks import seat_mark
from bot.text.table_options import named_choice, summary
from bot.text.words import mind_name, seat_name
from game.values.errors import GameError
from game.values.ruleset import Colour, Edition, Expansion, Option, Rule, offered_expansions
from host.errors import HostReason, HostRefusal
from host.games.table_options import LEAST_SEATS, MOST_SEATS
from host.games.views import LobbyView
from model.ids import GameId, PersonId
from model.tables import FirstSeat, HelpLevel, Occupant, TableOptions, TimeOut

TURN_TIMES: tuple[int | None, ...] = (
    None,
    900,
    3600,
    6 * 3600,
    12 * 3600,
    24 * 3600,
    48 * 3600,
    72 * 3600,
    7 * 86400,
)
"""The seconds that a turn may last; None is no clock."""
TABLE_SIZES: tuple[tuple[int, int], ...] = ((5, 5), (7, 7), (9, 7), (9, 9), (12, 9), (15, 11), (20, 15))
"""Columns and rows of a table with an edge."""
HOLIDAY_DAYS: tuple[int, ...] = (0, 7, 14, 30, 60)
"""For how many days the holidays of one person may pause the clock of one game."""


class Setting(Enum):
    """The settings of a table; the value stands in custom ids."""

    PRESET = "preset"
    EDITION = "edition"
    EXPANSIONS = "expansions"
    HOUSE_RULES = "rules"
    SEATS = "seats"
    TURN_TIME = "time"
    TIME_OUT = "timeout"
    HELP = "help"
    FIRST = "first"
    LANGUAGE = "language"
    HANDS = "hands"
    TABLE = "table"
    HOLIDAY = "holiday"
    RATED = "rated"
    COMPUTER = "computer"
    REMOVE = "remove"


HOSTS = frozenset(Setting) - {Setting.COMPUTER, Setting.REMOVE}
"""What only whoever opened the table chooses."""


def settings_panel(
    words: Language,
    lobby: LobbyView,
    reader: PersonId,
    minds: tuple[str, ...],
    presets: Iterable[str],
    drawn: int = 0,
) -> ui.LayoutView:
    """Return a panel with every setting that the reader may change, as a select that shows what is chosen now.

    `presets` are names. `drawn` is how often the panel was drawn before: where a choice was refused, Discord
    keeps it ticked in a select that stays the same.
    """
    options = lobby.options
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"{words.say('settings-title')}\n{summary(words, options)}"))
    rows: dict[Setting, list[discord.SelectOption]] = {
        Setting.PRESET: [option(name, name) for name in presets][: limits.OPTIONS],
        Setting.EDITION: [_worded(words, "edition", one, one is options.ruleset.edition) for one in Edition],
        Setting.EXPANSIONS: [
            _worded(words, "expansion", one, one in options.ruleset.expansions)
            for one in offered_expansions()
        ],
        Setting.HOUSE_RULES: [
            _worded(words, "option", one, one in options.ruleset.options) for one in Option
        ],
        Setting.SEATS: [
            option(words.say("settings-seats-option", seats=n), str(n), chosen=n == options.seats)
            for n in range(LEAST_SEATS, MOST_SEATS + 1)
        ],
        Setting.TURN_TIME: [
            option(turn_time_text(words, seconds), str(seconds or 0), chosen=seconds == options.turn_seconds)
            for seconds in TURN_TIMES
        ],
        Setting.TIME_OUT: [
            option(
                named_choice(words, "settings-timeout", f"time-out-{one.value}"),
                one.value,
                chosen=one is options.time_out,
            )
            for one in TimeOut
        ],
        Setting.HELP: [_worded(words, "help", one, one is options.help) for one in HelpLevel],
        Setting.FIRST: [
            option(words.say(f"first-{one.value}"), one.value, chosen=one is options.first)
            for one in FirstSeat
        ],
        Setting.HANDS: [
            option(
                named_choice(words, "settings-hands", f"hands-{yes}"),
                yes,
                chosen=(yes == "hidden") is options.ruleset.hidden_hands,
            )
            for yes in ("open", "hidden")
            if Option.HAND_THREE in options.ruleset.options
        ],
        Setting.TABLE: [
            option(
                words.say("settings-table-option", columns=columns, rows=rows),
                f"{columns}x{rows}",
                chosen=(columns, rows) == options.ruleset.table,
            )
            for columns, rows in TABLE_SIZES
            if options.ruleset.table is not None
        ],
        Setting.HOLIDAY: [
            option(
                words.say("settings-holiday-option", days=days),
                str(days),
                chosen=days == options.holiday_days,
            )
            for days in HOLIDAY_DAYS
            if options.turn_seconds is not None
        ],
        Setting.RATED: [
            option(words.say(f"rated-{yes}"), yes, chosen=(yes == "yes") is options.rated)
            for yes in ("no", "yes")
        ],
        Setting.LANGUAGE: [
            option(language_of(code).say("language-name"), code, chosen=code == options.language)
            for code in codes()
        ],
        Setting.COMPUTER: [option(mind_name(words, mind), mind) for mind in minds],
        Setting.REMOVE: [
            option(seat_name(words, seat), seat.colour.value, emoji=seat_mark(seat.colour))
            for seat in lobby.seats
            if seat.occupant is Occupant.COMPUTER or (reader == lobby.host != seat.person)
        ],
    }
    many = {Setting.EXPANSIONS, Setting.HOUSE_RULES}
    for setting, choices in rows.items():
        if not choices or (setting is Setting.LANGUAGE and len(choices) == 1):
            continue
        if setting in HOSTS and reader != lobby.host:
            continue
        view.add_item(
            select(
                Kind.SETTING,
                words.say(f"settings-{setting.value}"),
                choices,
                game=lobby.id,
                seq=drawn,
                choice=setting.value,
                least=0 if setting in many else 1,
                most=len(choices) if setting in many else 1,
            )
        )
    return view


def turn_time_text(words: Language, seconds: int | None) -> str:
    """Return how long a turn may last."""
    if seconds is None:
        return words.say("settings-no-clock")
    return words.say("settings-time-option", time=words.span(timedelta(seconds=seconds)))


def _worded(words: Language, prefix: str, one: Enum | Rule, chosen: bool) -> discord.SelectOption:
    return option(
        words.say(f"{prefix}-{one.value}"),
        one.value,
        text=words.say(f"{prefix}-{one.value}.text"),
        chosen=chosen,
    )


@pressed(Kind.SETTING)
async def settings(press: Press) -> None:
    """Open the panel, or change what was chosen in it."""
    host, game = press.host, GameId(press.control.game)
    guild, who = press.place.guild, press.person.id
    with reading():
        setting = Setting(press.control.choice) if press.control.choice else None
    lobby = await (host.lobby.seated(game, who) if setting is None else host.lobby.view(game))
    presets = {} if guild is None else await host.guilds.presets(guild)

    def panel(lobby: LobbyView) -> ui.LayoutView:
        minds, drawn = host.computers.names(), press.control.seq + 1
        return settings_panel(press.language, lobby, who, minds, presets, drawn)

    if setting is None:
        await press.reply(panel(lobby))
        return
    try:
        lobby = await _changed(press, lobby, setting, presets)
    except (HostRefusal, GameError):
        # Else the choice that was refused would stay ticked.
        await press.update(panel(lobby))
        raise
    await press.update(panel(lobby))
    await press.refresh(lobby)


async def _changed(
    press: Press, lobby: LobbyView, setting: Setting, presets: Mapping[str, TableOptions]
) -> LobbyView:
    """Return the table after what was chosen in a select."""
    host, game, who = press.host, lobby.id, press.person.id
    match setting:
        case Setting.COMPUTER:
            return await host.lobby.add_computer(game, who, press.choice)
        case Setting.REMOVE:
            with reading():
                colour = Colour(press.choice)
            return await host.lobby.remove(game, who, colour)
        case Setting.PRESET:
            if press.choice not in presets:
                raise HostRefusal(HostReason.NO_SUCH_PRESET, preset=press.choice)
            changed = replace(presets[press.choice], language=lobby.options.language)
            return await host.lobby.set_options(game, who, changed)
        case _:
            with reading():
                changed = CHANGES[setting](lobby.options, press.values)
            return await host.lobby.set_options(game, who, changed)


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
    Setting.SEATS: lambda options, values: replace(options, seats=int(values[0])),
    Setting.TURN_TIME: lambda options, values: replace(options, turn_seconds=int(values[0]) or None),
    Setting.TIME_OUT: lambda options, values: replace(options, time_out=TimeOut(values[0])),
    Setting.HELP: lambda options, values: replace(options, help=HelpLevel(values[0])),
    Setting.FIRST: lambda options, values: replace(options, first=FirstSeat(values[0])),
    Setting.HANDS: lambda options, values: replace(
        options, ruleset=replace(options.ruleset, hidden_hands=values[0] == "hidden")
    ),
    Setting.TABLE: _table,
    Setting.HOLIDAY: lambda options, values: replace(options, holiday_days=int(values[0])),
    Setting.RATED: lambda options, values: replace(options, rated=values[0] == "yes"),
    Setting.LANGUAGE: lambda options, values: replace(options, language=values[0]),
}
"""How each setting changes the options."""
