"""The clocks that can be chosen for a table or a tournament: by turn, and for the whole game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from discord import app_commands

from bot.i18n import Language
from bot.platform.autocomplete import matching_choices
from bot.platform.errors import Refusal

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
BUDGETS: tuple[int | None, ...] = (
    None,
    15 * 60,
    30 * 60,
    45 * 60,
    3600,
    90 * 60,
    2 * 3600,
    6 * 3600,
    12 * 3600,
    24 * 3600,
    2 * 86400,
    3 * 86400,
    5 * 86400,
    7 * 86400,
    10 * 86400,
)
"""The seconds that a player may have for the whole game; None is no such limit."""


def turn_time_text(words: Language, seconds: int | None) -> str:
    """Return the words for the time of a turn; None is no clock."""
    if seconds is None:
        return words.say("settings-no-clock")
    return words.say("settings-time-option", time=words.duration(timedelta(seconds=seconds)))


def budget_text(words: Language, seconds: int | None) -> str:
    """Return the words for a player's time for the whole game; None is no limit."""
    if seconds is None:
        return words.say("settings-no-budget")
    return words.say("settings-budget-option", time=words.duration(timedelta(seconds=seconds)))


def chosen_turn_time(typed: str | None) -> int | None:
    """Return the typed seconds of a turn: 0 for no clock, None if nothing was typed.

    Refuses values that are not offered.
    """
    return _seconds(typed, TURN_TIMES, Refusal("game-unknown-time"))


def chosen_budget(typed: str | None) -> int | None:
    """Return the typed seconds for a whole game: 0 for no limit, None if nothing was typed.

    Refuses values that are not offered.
    """
    return _seconds(typed, BUDGETS, Refusal("game-unknown-budget"))


def _seconds(typed: str | None, offered_times: Sequence[int | None], refusal: Refusal) -> int | None:
    if typed is None:
        return None
    if typed not in {str(seconds or 0) for seconds in offered_times}:
        raise refusal
    return int(typed)


def turn_time_choices(words: Language, typed: str) -> list[app_commands.Choice[str]]:
    """Return the autocomplete choices for the time of a turn."""
    return matching_choices(
        typed, ((turn_time_text(words, seconds), str(seconds or 0)) for seconds in TURN_TIMES)
    )


def budget_choices(words: Language, typed: str) -> list[app_commands.Choice[str]]:
    """Return the autocomplete choices for a player's time for a whole game."""
    return matching_choices(typed, ((budget_text(words, seconds), str(seconds or 0)) for seconds in BUDGETS))
