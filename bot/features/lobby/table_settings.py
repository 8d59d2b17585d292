"""The private panel in which a table's host chooses what is played: selects, and the button to the form."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum

import discord
from discord import ui

from bot.i18n import Language, codes
from bot.i18n import language as language_of
from bot.platform import limits
from bot.platform.clocks import BUDGETS, TURN_TIMES, budget_text, turn_time_text
from bot.platform.controls import button, option, select
from bot.platform.custom_ids import Kind
from bot.text.emoji_marks import seat_mark
from bot.text.table_options import named_choice, summary
from bot.text.words import opponent_name, seat_name
from game.values.ruleset import Edition, Expansion, Rule
from host.games.table_options import LEAST_SEATS, MOST_SEATS
from host.games.views import LobbyView
from model.ids import PersonId
from model.tables import FirstSeat, HelpLevel, Occupant, TableOptions, TimeOut

HOLIDAY_DAYS: tuple[int, ...] = (0, 7, 14, 30, 60)
"""The choices of how many days one person's holidays may pause the clock of a game."""


class Setting(Enum):
    """The settings of a table; the value stands in custom ids."""

    PRESET = "preset"
    EDITION = "edition"
    EXPANSIONS = "expansions"
    HOUSE_RULES = "rules"
    SEATS = "seats"
    TURN_TIME = "time"
    BUDGET = "budget"
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
"""The settings that only the table's host may change."""


def settings_panel(
    words: Language,
    lobby: LobbyView,
    reader: PersonId,
    computers: tuple[str, ...],
    presets: Collection[str],
    drawn: int = 0,
    refused: str = "",
) -> ui.LayoutView:
    """Return a panel with every setting that the reader may change, as a select with the present choice.

    `presets` are names. `drawn` is how often the panel was drawn before. It changes the custom ids, because
    Discord keeps a refused choice selected in a select that stays the same. `refused` are house rules, as
    `house_rules_text`, with which the form opens again in place of the table's.
    """
    view = ui.LayoutView(timeout=None)
    lines = [words.say("settings-title"), summary(words, lobby.options)]
    if reader == lobby.host and len(presets) > limits.OPTIONS:
        lines.append(words.say("settings-more-presets"))
    view.add_item(ui.TextDisplay("\n".join(lines)))
    rows = _rows(words, lobby, reader, computers, presets)
    for setting, choices in rows.items():
        if not choices or (setting is Setting.LANGUAGE and len(choices) == 1):
            continue
        if setting in HOSTS and reader != lobby.host:
            continue
        several = setting is Setting.EXPANSIONS
        view.add_item(
            select(
                Kind.SETTING,
                words.say(f"settings-{setting.value}"),
                choices,
                game=lobby.id,
                seq=drawn,
                choice=setting.value,
                least=0 if several else 1,
                most=len(choices) if several else 1,
            )
        )
        if several:
            label, rules = words.say("settings-rules"), f"{Setting.HOUSE_RULES.value} {refused}".rstrip()
            view.add_item(
                ui.ActionRow(button(Kind.SETTING, label, game=lobby.id, seq=drawn, choice=rules, emoji="📜"))
            )
    return view


def _rows(
    words: Language, lobby: LobbyView, reader: PersonId, computers: tuple[str, ...], presets: Collection[str]
) -> dict[Setting, list[discord.SelectOption]]:
    """Return the choices of each setting in the order of the panel; none where there is nothing to choose."""
    options = lobby.options
    return {
        Setting.PRESET: [option(name, name) for name in presets][: limits.OPTIONS],
        **_game_rows(words, options),
        **_clock_rows(words, options),
        Setting.HELP: [_worded(words, "help", level, level is options.help) for level in HelpLevel],
        Setting.FIRST: [
            option(
                words.say(f"first-{first_seat.value}"), first_seat.value, chosen=first_seat is options.first
            )
            for first_seat in FirstSeat
        ],
        Setting.HOLIDAY: _holidays(words, options),
        Setting.RATED: [
            option(words.say(f"rated-{yes}"), yes, chosen=(yes == "yes") is options.rated)
            for yes in ("no", "yes")
        ],
        Setting.LANGUAGE: [
            option(language_of(code).say("language-name"), code, chosen=code == options.language)
            for code in codes()
        ],
        Setting.COMPUTER: [
            option(opponent_name(words, opponent), opponent) for opponent in computers if lobby.free
        ],
        Setting.REMOVE: [
            option(seat_name(words, seat), seat.colour.value, emoji=seat_mark(seat.colour))
            for seat in lobby.seats
            if seat.occupant is Occupant.COMPUTER or (reader == lobby.host != seat.person)
        ],
    }


def _game_rows(words: Language, options: TableOptions) -> dict[Setting, list[discord.SelectOption]]:
    """Return the choices of edition, expansions and number of seats."""
    ruleset = options.ruleset
    return {
        Setting.EDITION: [
            _worded(words, "edition", edition, edition is ruleset.edition) for edition in Edition
        ],
        Setting.EXPANSIONS: [
            _worded(words, "expansion", expansion, expansion in ruleset.expansions) for expansion in Expansion
        ],
        Setting.SEATS: [
            option(words.say("settings-seats-option", seats=n), str(n), chosen=n == options.seats)
            for n in range(LEAST_SEATS, MOST_SEATS + 1)
        ],
    }


def _clock_rows(words: Language, options: TableOptions) -> dict[Setting, list[discord.SelectOption]]:
    """Return the choices of turn time, time budget, and what happens when the time is up."""
    return {
        Setting.TURN_TIME: [
            option(turn_time_text(words, seconds), str(seconds or 0), chosen=seconds == options.turn_seconds)
            for seconds in TURN_TIMES
        ],
        Setting.BUDGET: [
            option(budget_text(words, seconds), str(seconds or 0), chosen=seconds == options.budget_seconds)
            for seconds in BUDGETS
        ],
        Setting.TIME_OUT: [
            option(
                named_choice(words, "settings-timeout", f"time-out-{time_out.value}"),
                time_out.value,
                chosen=time_out is options.time_out,
            )
            for time_out in TimeOut
        ],
    }


def _holidays(words: Language, options: TableOptions) -> list[discord.SelectOption]:
    """Return the choices of how many days holidays may pause the clock; empty without a clock."""
    if not options.timed:
        return []
    return [
        option(
            words.say("settings-holiday-option", days=days), str(days), chosen=days == options.holiday_days
        )
        for days in HOLIDAY_DAYS
    ]


def _worded(words: Language, prefix: str, member: Enum | Rule, chosen: bool) -> discord.SelectOption:
    return option(
        words.say(f"{prefix}-{member.value}"),
        member.value,
        text=words.say(f"{prefix}-{member.value}.text"),
        chosen=chosen,
    )
