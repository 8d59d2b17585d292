"""The private panel in which an organiser changes a tournament's settings during the sign-up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import timedelta
from typing import TypeAlias

import discord
from discord import ui

from bot.features.tournaments.names import title_of
from bot.features.tournaments.plan_settings import (
    FORMATS,
    More,
    Planned,
    Ties,
    format_value,
    more_of,
    offers,
    ties_of,
)
from bot.i18n import Language
from bot.platform.clocks import BUDGETS, TURN_TIMES, budget_text, turn_time_text
from bot.platform.controls import option, select
from bot.platform.custom_ids import Kind
from host.tournaments.pairing.divisions import most_promoted
from host.tournaments.running.history import QUALIFIED
from host.tournaments.running.plan_checks import BOARDS, GROUPS, KNOCK_OUT_SIZES, MOST_MEMBERS
from host.tournaments.running.team_rounds import SUBSTITUTES
from model.tournaments import PAIRED_BY_STANDINGS, SWISS, Format, Seeding, Tournament, TournamentHeader

ROUND_TIMES: tuple[int, ...] = (
    *(minutes * 60 for minutes in (15, 20, 30, 45, 60, 90, 120)),
    *(hours * 3600 for hours in (6, 12)),
    *(days * 86400 for days in (1, 2, 3, 5, 7, 10, 14, 21, 28)),
)
"""The choices of how long a round lasts, in seconds."""

CHECK_INS: tuple[int, ...] = (0, 10 * 60, 15 * 60, 30 * 60, 3600, 6 * 3600, 86400)
"""The choices of how many seconds before the start the check-in opens; 0 for no check-in."""

PLACES: tuple[int, ...] = (0, 4, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64, 96, 128, 256)
"""The choices of how many can play; 0 for all who may enter."""

BYES: tuple[int, ...] = (0, 1, 2, 3)
"""The choices of how many byes each player may ask for."""

DIVISION_SIZES: tuple[int, ...] = (0, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16)
"""The choices of how many play in a division; 0 for no divisions."""

LINE_UP_TIMES: tuple[int, ...] = (1800, 3600, 6 * 3600, 12 * 3600, 86400, 2 * 86400, 3 * 86400, 4 * 86400)
"""The choices of how many seconds captains have for their line-ups."""

MOST_PROMOTED = 6
"""The highest number that can be chosen for promotion and relegation."""

ROUNDS: tuple[int, ...] = (0, *range(1, 16))
"""The choices of how many rounds are played; 0 for as many as are needed."""

BEST_OF: tuple[int, ...] = (1, 3, 5)
"""The choices of how many games a match is best of."""

TABLE_SEATS: tuple[int, ...] = (3, 4, 5)

BEST: tuple[int, ...] = (2, 4, 8, 16, 32)
"""The choices of how many reach the knock-out after Swiss rounds."""

Options: TypeAlias = list[discord.SelectOption]


def settings_panel(words: Language, tournament: Tournament, drawn: int = 0) -> ui.LayoutView:
    """Return the panel, in which each select shows the present choice.

    `drawn` is how often the panel was drawn before. It changes the custom ids, because Discord keeps a
    refused choice selected in a select that stays the same.
    """
    row = tournament.header
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(words.say("plan-title", name=title_of(tournament))))
    for setting in Planned:
        options = OPTIONS[setting](words, row)
        if not options:
            continue
        several = setting is Planned.MORE
        view.add_item(
            select(
                Kind.PLAN,
                words.say("settings-time" if setting is Planned.TURN_TIME else f"plan-{setting.value}"),
                options,
                game=tournament.id,
                seq=drawn,
                choice=setting.value,
                least=0 if several else 1,
                most=len(options) if several else 1,
            )
        )
    return view


def _numbers(
    words: Language, setting: Planned, argument: str, offered: Iterable[int], present: int
) -> Options:
    """Return a choice for each number, labelled with the setting's sentence."""
    key = f"plan-{setting.value}-option"
    return [option(words.say(key, **{argument: n}), str(n), chosen=n == present) for n in offered]


def _times(
    words: Language, setting: Planned, offered: Iterable[int], present: int, none: str = ""
) -> Options:
    """Return a choice for each number of seconds; `none` is the key of the label for 0."""
    # The present value may have been typed in the command, so it may be missing from `offered`.
    return [
        option(
            words.say(none)
            if none and not seconds
            else words.say(f"plan-{setting.value}-option", time=words.duration(timedelta(seconds=seconds))),
            str(seconds),
            chosen=seconds == present,
        )
        for seconds in sorted({*offered, present})
    ]


def _formats(words: Language, row: TournamentHeader) -> Options:
    present = format_value(row)
    return [option(words.say(f"format-{value}"), value, chosen=value == present) for value in FORMATS]


def _rounds(words: Language, row: TournamentHeader) -> Options:
    if row.format not in PAIRED_BY_STANDINGS:
        return []
    return _numbers(words, Planned.ROUNDS, "rounds", ROUNDS, row.plan.rounds or 0)


def _round_times(words: Language, row: TournamentHeader) -> Options:
    return _times(words, Planned.ROUND_TIME, ROUND_TIMES, row.plan.round_seconds)


def _turn_times(words: Language, row: TournamentHeader) -> Options:
    present = row.options.turn_seconds
    # The present value may have been typed in the command, so it may be missing from `TURN_TIMES`.
    return [
        option(turn_time_text(words, seconds), str(seconds or 0), chosen=seconds == present)
        for seconds in sorted({*TURN_TIMES, present}, key=lambda seconds: seconds or 0)
    ]


def _budgets(words: Language, row: TournamentHeader) -> Options:
    present = row.options.budget_seconds
    return [
        option(budget_text(words, seconds), str(seconds or 0), chosen=seconds == present)
        for seconds in BUDGETS
    ]


def _check_ins(words: Language, row: TournamentHeader) -> Options:
    return _times(words, Planned.CHECK_IN, CHECK_INS, row.plan.check_in_seconds, "plan-check-in-none")


def _best_of(words: Language, row: TournamentHeader) -> Options:
    if row.format in (Format.TABLES, Format.ELIMINATION):
        return []
    return _numbers(words, Planned.BEST_OF, "games", BEST_OF, row.plan.best_of)


def _boards(words: Language, row: TournamentHeader) -> Options:
    if row.format not in (Format.SWISS, Format.ROUND_ROBIN):
        return []
    return _numbers(words, Planned.BOARDS, "boards", (0, *BOARDS), row.plan.boards)


def _team_sizes(words: Language, row: TournamentHeader) -> Options:
    plan = row.plan
    if not plan.boards:
        return []
    present = plan.team_size or plan.boards + SUBSTITUTES
    return _numbers(words, Planned.TEAM_SIZE, "most", range(plan.boards, MOST_MEMBERS + 1), present)


def _line_ups(words: Language, row: TournamentHeader) -> Options:
    if not row.plan.boards:
        return []
    return _times(words, Planned.LINE_UPS, LINE_UP_TIMES, row.plan.line_up_seconds)


def _divisions(words: Language, row: TournamentHeader) -> Options:
    present = row.plan.division_size
    if not row.is_league or row.plan.boards:
        return []
    return _numbers(words, Planned.DIVISIONS, "size", sorted({*DIVISION_SIZES, present}), present)


def _promoted(words: Language, row: TournamentHeader) -> Options:
    plan = row.plan
    if not plan.division_size:
        return []
    most = min(most_promoted(plan.division_size), MOST_PROMOTED)
    offered = sorted({*range(most + 1), plan.promoted})
    return _numbers(words, Planned.PROMOTED, "promoted", offered, plan.promoted)


def _groups(words: Language, row: TournamentHeader) -> Options:
    if not _may_have_groups(row):
        return []
    return _numbers(words, Planned.GROUPS, "groups", GROUPS, row.plan.groups)


def _may_have_groups(row: TournamentHeader) -> bool:
    return row.format is Format.ROUND_ROBIN and not (row.plan.division_size or row.plan.boards)


def _knock_outs(words: Language, row: TournamentHeader) -> Options:
    plan = row.plan
    if row.format is Format.SWISS_THEN_ELIMINATION:
        return _numbers(words, Planned.KNOCK_OUT, "best", BEST, plan.knock_out or QUALIFIED)
    if not _may_have_groups(row):
        return []
    # A league without groups may have no knock-out; with groups some players always advance.
    sizes: Iterable[int] = (0, *KNOCK_OUT_SIZES)
    if plan.groups:
        sizes = (n for n in KNOCK_OUT_SIZES if n >= plan.groups and n % plan.groups == 0)
    return _numbers(words, Planned.KNOCK_OUT, "best", sizes, plan.knock_out)


def _knock_out_best_of(words: Language, row: TournamentHeader) -> Options:
    if not row.has_knock_out:
        return []
    present = row.plan.knock_out_best_of or row.plan.best_of
    return _numbers(words, Planned.KNOCK_OUT_BEST_OF, "games", BEST_OF, present)


def _final_best_of(words: Language, row: TournamentHeader) -> Options:
    plan = row.plan
    if not row.has_knock_out:
        return []
    present = plan.final_best_of or plan.knock_out_best_of or plan.best_of
    return _numbers(words, Planned.FINAL_BEST_OF, "games", BEST_OF, present)


def _ties(words: Language, row: TournamentHeader) -> Options:
    present = ties_of(row)
    return [
        option(words.say(f"plan-ties-{ties.value}"), ties.value, chosen=ties is present)
        for ties in Ties
        if ties is not Ties.KNOCK_OUT or row.has_knock_out
    ]


def _seats(words: Language, row: TournamentHeader) -> Options:
    if row.format is not Format.TABLES:
        return []
    key, present = "settings-seats-option", row.plan.table_seats
    return [option(words.say(key, seats=n), str(n), chosen=n == present) for n in TABLE_SEATS]


def _most(words: Language, row: TournamentHeader) -> Options:
    if row.plan.boards:
        return []
    return _numbers(words, Planned.MOST, "most", sorted({*PLACES, row.plan.most}), row.plan.most)


def _seedings(words: Language, row: TournamentHeader) -> Options:
    present = row.plan.seeding
    return [
        option(words.say(f"plan-seeding-{seeding.value}"), seeding.value, chosen=seeding is present)
        for seeding in Seeding
    ]


def _byes(words: Language, row: TournamentHeader) -> Options:
    if row.format not in SWISS or row.plan.boards:
        return []
    return _numbers(words, Planned.BYES, "byes", BYES, row.plan.byes)


def _more(words: Language, row: TournamentHeader) -> Options:
    on = more_of(row)
    return [
        option(words.say(f"plan-{setting.value}"), setting.value, chosen=setting in on)
        for setting in More
        if offers(row, setting)
    ]


OPTIONS: dict[Planned, Callable[[Language, TournamentHeader], Options]] = {
    Planned.FORMAT: _formats,
    Planned.ROUNDS: _rounds,
    Planned.ROUND_TIME: _round_times,
    Planned.TURN_TIME: _turn_times,
    Planned.BUDGET: _budgets,
    Planned.CHECK_IN: _check_ins,
    Planned.BEST_OF: _best_of,
    Planned.BOARDS: _boards,
    Planned.TEAM_SIZE: _team_sizes,
    Planned.LINE_UPS: _line_ups,
    Planned.DIVISIONS: _divisions,
    Planned.PROMOTED: _promoted,
    Planned.GROUPS: _groups,
    Planned.KNOCK_OUT: _knock_outs,
    Planned.KNOCK_OUT_BEST_OF: _knock_out_best_of,
    Planned.FINAL_BEST_OF: _final_best_of,
    Planned.TIES: _ties,
    Planned.SEATS: _seats,
    Planned.MOST: _most,
    Planned.SEEDING: _seedings,
    Planned.BYES: _byes,
    Planned.MORE: _more,
}
"""The function for the choices of each setting; it returns none if the tournament lacks the setting."""
