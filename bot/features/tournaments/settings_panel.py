"""The private panel in which an organiser chooses how a tournament goes, as long as people can enter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from enum import Enum

import discord
from discord import ui

from bot.features.tournaments.names import title_of
from bot.i18n import Language
from bot.platform.clocks import BUDGETS, TURN_TIMES, budget_text, turn_time_text
from bot.platform.controls import option, select
from bot.platform.custom_ids import Kind
from game.values.ruleset import Option
from host.tournaments.pairing.divisions import most_promoted
from host.tournaments.presets import with_divisions, with_double, with_format, with_groups, with_teams
from host.tournaments.running.registration import BOARDS, GROUPS, KNOCK_OUT_SIZES, MOST_MEMBERS
from host.tournaments.running.team_rounds import SUBSTITUTES
from model.tournaments import SWISS, Format, Plan, Seeding, Tournament, TournamentHeader

ROUND_TIMES: tuple[int, ...] = (
    *(minutes * 60 for minutes in (15, 20, 30, 45, 60, 90, 120)),
    *(hours * 3600 for hours in (6, 12)),
    *(days * 86400 for days in (1, 2, 3, 5, 7, 10, 14, 21, 28)),
)
"""The seconds that a round may last."""

CHECK_INS: tuple[int, ...] = (0, 10 * 60, 15 * 60, 30 * 60, 3600, 6 * 3600, 86400)
"""For how many seconds before the start players check in; 0 for never."""

MOST: tuple[int, ...] = (0, 4, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64, 96, 128, 256)
"""How many can play; 0 for as many as may enter."""

BYES: tuple[int, ...] = (0, 1, 2, 3)
"""How many byes each may ask for."""

DIVISION_SIZES: tuple[int, ...] = (0, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16)
"""How many play in a division; 0 for one of all."""

LINE_UP_TIMES: tuple[int, ...] = (1800, 3600, 6 * 3600, 12 * 3600, 86400, 2 * 86400, 3 * 86400, 4 * 86400)
"""The seconds that captains may have for their line-ups."""

MOST_PROMOTED = 6
"""How many can be chosen to go up and down."""

ROUNDS: tuple[int, ...] = (0, *range(1, 16))
"""How many rounds; 0 for as many as it takes."""


DOUBLE = "double-elimination"
"""A knock-out in which two losses are the end, among the formats."""

FORMATS: tuple[str, ...] = (*(one.value for one in Format), DOUBLE)


def format_value(row: TournamentHeader) -> str:
    """Return which of the formats that are offered a tournament has."""
    return DOUBLE if row.format is Format.ELIMINATION and row.plan.double else row.format.value


def with_format_value(row: TournamentHeader, value: str) -> TournamentHeader:
    """Return a tournament of one of the formats that are offered."""
    wanted = Format.ELIMINATION if value == DOUBLE else Format(value)
    row = with_format(row, wanted)
    return with_double(row, double=value == DOUBLE) if wanted is Format.ELIMINATION else row


class Planned(Enum):
    """What can be chosen of a tournament; the value stands in custom ids."""

    FORMAT = "format"
    ROUNDS = "rounds"
    ROUND_TIME = "round-time"
    TURN_TIME = "time"
    BUDGET = "budget"
    CHECK_IN = "check-in"
    BEST_OF = "best-of"
    BOARDS = "boards"
    TEAM_SIZE = "team-size"
    LINE_UPS = "line-ups"
    DIVISIONS = "divisions"
    PROMOTED = "promoted"
    GROUPS = "groups"
    KNOCK_OUT = "knock-out"
    KNOCK_OUT_BEST_OF = "knock-out-best-of"
    FINAL_BEST_OF = "final-best-of"
    TIES = "ties"
    SEATS = "seats"
    MOST = "most"
    SEEDING = "seeding"
    BYES = "byes"
    MORE = "more"


class Ties(Enum):
    """Where whoever begins loses ties."""

    NOWHERE = "nowhere"
    KNOCK_OUT = "knock-out"
    EVERYWHERE = "everywhere"


class More(Enum):
    """What is on or off."""

    DUPLICATE = "duplicate"
    LATE = "late"
    RATED = "rated"
    CHAMPIONSHIP = "championship"
    RESERVE = "reserve"
    DIRECT_ENCOUNTER = "direct-encounter"
    AT_ONCE = "at-once"
    DOUBLE = "double"
    RESET = "reset"


def settings_panel(words: Language, tournament: Tournament, drawn: int = 0) -> ui.LayoutView:
    """Return the panel, each select showing what is chosen now.

    `drawn` is how often the panel was drawn before: where a choice was refused, Discord keeps it ticked in a select
    that stays the same.
    """
    row = tournament.header
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(words.say("plan-title", name=title_of(tournament))))
    for setting, rows in _rows(words, row).items():
        most = len(rows) if setting is Planned.MORE else 1
        view.add_item(
            select(
                Kind.PLAN,
                words.say("settings-time" if setting is Planned.TURN_TIME else f"plan-{setting.value}"),
                rows,
                game=tournament.id,
                seq=drawn,
                choice=setting.value,
                least=0 if setting is Planned.MORE else 1,
                most=most,
            )
        )
    return view


def _rows(words: Language, row: TournamentHeader) -> dict[Planned, list[discord.SelectOption]]:
    """Return the options of every select that this tournament has."""
    plan = row.plan

    def times(values: tuple[int, ...], now: int, key: str, none: str = "") -> list[discord.SelectOption]:
        # What was typed may be none of those that are offered.
        return [
            option(
                words.say(none) if none and not value else words.say(key, time=span_text(words, value)),
                str(value),
                chosen=value == now,
            )
            for value in sorted({*values, now})
        ]

    rows = {
        Planned.FORMAT: [
            option(words.say(f"format-{value}"), value, chosen=value == format_value(row))
            for value in FORMATS
        ],
        Planned.ROUND_TIME: times(ROUND_TIMES, plan.round_seconds, "plan-round-time-option"),
        Planned.TURN_TIME: [
            option(turn_time_text(words, one), str(one or 0), chosen=one == row.options.turn_seconds)
            for one in TURN_TIMES
        ],
        Planned.BUDGET: [
            option(budget_text(words, one), str(one or 0), chosen=one == row.options.budget_seconds)
            for one in BUDGETS
        ],
        Planned.CHECK_IN: times(
            CHECK_INS, plan.check_in_seconds, "plan-check-in-option", "plan-check-in-none"
        ),
    }
    if row.format in (Format.SWISS, Format.SWISS_THEN_ELIMINATION, Format.TABLES):
        rows[Planned.ROUNDS] = [
            option(words.say("plan-rounds-option", rounds=n), str(n), chosen=n == (plan.rounds or 0))
            for n in ROUNDS
        ]
    if row.format is Format.TABLES:
        rows[Planned.SEATS] = [
            option(words.say("settings-seats-option", seats=n), str(n), chosen=n == plan.table_seats)
            for n in (3, 4, 5)
        ]
    elif row.format is not Format.ELIMINATION:
        rows[Planned.BEST_OF] = _best_of(words, "plan-best-of-option", (1, 3, 5), plan.best_of)
    if row.format is Format.SWISS_THEN_ELIMINATION:
        rows[Planned.KNOCK_OUT] = [
            option(words.say("plan-knock-out-option", best=n), str(n), chosen=n == (plan.knock_out or 8))
            for n in (2, 4, 8, 16, 32)
        ]
    if row.format in (Format.SWISS, Format.ROUND_ROBIN):
        rows[Planned.BOARDS] = [
            option(words.say("plan-boards-option", boards=n), str(n), chosen=n == plan.boards)
            for n in (0, *BOARDS)
        ]
    if plan.boards:
        rows[Planned.TEAM_SIZE] = [
            option(
                words.say("plan-team-size-option", most=n),
                str(n),
                chosen=n == (plan.team_size or plan.boards + SUBSTITUTES),
            )
            for n in range(plan.boards, MOST_MEMBERS + 1)
        ]
        rows[Planned.LINE_UPS] = times(LINE_UP_TIMES, plan.line_up_seconds, "plan-line-ups-option")
    if row.is_league and not plan.boards:
        rows[Planned.DIVISIONS] = [
            option(words.say("plan-divisions-option", size=n), str(n), chosen=n == plan.division_size)
            for n in sorted({*DIVISION_SIZES, plan.division_size})
        ]
    if plan.division_size:
        rows[Planned.PROMOTED] = [
            option(words.say("plan-promoted-option", promoted=n), str(n), chosen=n == plan.promoted)
            for n in range(min(most_promoted(plan.division_size), MOST_PROMOTED) + 1)
        ]
    if row.format is Format.ROUND_ROBIN and not (plan.division_size or plan.boards):
        rows[Planned.GROUPS] = [
            option(words.say("plan-groups-option", groups=n), str(n), chosen=n == plan.groups) for n in GROUPS
        ]
        # Without groups a league may have no knock-out; of groups some go on.
        sizes = [n for n in KNOCK_OUT_SIZES if not plan.groups or (n >= plan.groups and n % plan.groups == 0)]
        rows[Planned.KNOCK_OUT] = [
            option(words.say("plan-knock-out-option", best=n), str(n), chosen=n == plan.knock_out)
            for n in (sizes if plan.groups else [0, *sizes])
        ]
    if row.has_knock_out:
        stage = plan.knock_out_best_of or plan.best_of
        rows[Planned.KNOCK_OUT_BEST_OF] = _best_of(words, "plan-knock-out-best-of-option", (1, 3, 5), stage)
        final = plan.final_best_of or stage
        rows[Planned.FINAL_BEST_OF] = _best_of(words, "plan-final-best-of-option", (1, 3, 5), final)
    rows[Planned.MOST] = [
        option(words.say("plan-most-option", most=n), str(n), chosen=n == plan.most)
        for n in sorted({*MOST, plan.most})
    ]
    rows[Planned.SEEDING] = [
        option(words.say(f"plan-seeding-{one.value}"), one.value, chosen=one is plan.seeding)
        for one in Seeding
    ]
    if row.format in SWISS:
        rows[Planned.BYES] = [
            option(words.say("plan-byes-option", byes=n), str(n), chosen=n == plan.byes) for n in BYES
        ]
    rows[Planned.TIES] = [
        option(words.say(f"plan-ties-{one.value}"), one.value, chosen=one is ties_of(row))
        for one in Ties
        if one is not Ties.KNOCK_OUT or row.has_knock_out
    ]
    rows[Planned.MORE] = [
        option(words.say(f"plan-{one.value}"), one.value, chosen=one in more_of(row))
        for one in More
        if (one is not More.CHAMPIONSHIP or row.format is Format.SWISS_THEN_ELIMINATION)
        and (one is not More.RESERVE or row.format in SWISS)
        and _offers(row, one)
        and not (plan.boards and one in (More.RESERVE, More.LATE))
    ]
    if plan.boards:
        for setting in (Planned.MOST, Planned.BYES):
            rows.pop(setting, None)
    return {setting: rows[setting] for setting in Planned if setting in rows}


def _offers(row: TournamentHeader, one: More) -> bool:
    """Return whether what concerns double elimination can be chosen; in a knock-out alone it is a format."""
    if one is More.DOUBLE:
        return row.has_knock_out and row.format is not Format.ELIMINATION
    return one is not More.RESET or (row.has_knock_out and row.plan.double)


def _best_of(words: Language, key: str, offered: tuple[int, ...], now: int) -> list[discord.SelectOption]:
    return [option(words.say(key, games=n), str(n), chosen=n == now) for n in offered]


def span_text(words: Language, seconds: int) -> str:
    """Return a length of time, in days if it is whole days: "10 days", not "1 week"."""
    days, rest = divmod(seconds, 86400)
    return words.days(days) if days and not rest else words.left(timedelta(seconds=seconds))


def ties_of(row: TournamentHeader) -> Ties:
    """Return where whoever begins loses ties."""
    if row.options.ruleset.has(Option.STARTER_LOSES_TIES):
        return Ties.EVERYWHERE
    return Ties.KNOCK_OUT if row.plan.starter_loses_ties and row.has_knock_out else Ties.NOWHERE


def more_of(row: TournamentHeader) -> frozenset[More]:
    """Return what is on."""
    plan = row.plan
    on = {
        More.DUPLICATE: plan.duplicate,
        More.LATE: plan.late,
        More.RATED: row.options.rated,
        More.CHAMPIONSHIP: plan.championship,
        More.RESERVE: plan.reserve,
        More.DIRECT_ENCOUNTER: plan.direct_encounter,
        More.AT_ONCE: plan.at_once,
        More.DOUBLE: plan.double,
        More.RESET: plan.reset,
    }
    return frozenset(one for one, chosen in on.items() if chosen)


def with_ties(row: TournamentHeader, ties: Ties) -> TournamentHeader:
    """Return a tournament in which whoever begins loses ties there."""
    rules = row.options.ruleset
    options = rules.options - {Option.STARTER_LOSES_TIES}
    if ties is Ties.EVERYWHERE:
        options |= {Option.STARTER_LOSES_TIES}
    return replace(
        row,
        plan=replace(row.plan, starter_loses_ties=ties is not Ties.NOWHERE),
        options=replace(row.options, ruleset=replace(rules, options=options)),
    )


def _with_more(row: TournamentHeader, values: tuple[str, ...]) -> TournamentHeader:
    on = {More(value) for value in values}
    double = More.DOUBLE in on if _offers(row, More.DOUBLE) else row.plan.double
    plan = replace(
        row.plan,
        double=double,
        # Where it is not offered it stays as it was.
        reset=More.RESET in on if _offers(row, More.RESET) else row.plan.reset,
        duplicate=More.DUPLICATE in on,
        late=More.LATE in on,
        # The bracket of the World Championship is one of single losses: what was chosen last holds.
        championship=More.CHAMPIONSHIP in on and not (double and not row.plan.double),
        reserve=More.RESERVE in on,
        direct_encounter=More.DIRECT_ENCOUNTER in on,
        at_once=More.AT_ONCE in on,
    )
    if plan.championship and not row.plan.championship:
        plan = replace(plan, double=False)
    return replace(row, plan=plan, options=replace(row.options, rated=More.RATED in on))


def _in_plan(
    change: Callable[[Plan, int], Plan],
) -> Callable[[TournamentHeader, tuple[str, ...]], TournamentHeader]:
    return lambda row, values: replace(row, plan=change(row.plan, int(values[0])))


CHANGES: dict[Planned, Callable[[TournamentHeader, tuple[str, ...]], TournamentHeader]] = {
    Planned.FORMAT: lambda row, values: with_format_value(row, values[0]),
    Planned.ROUNDS: _in_plan(lambda plan, n: replace(plan, rounds=n or None)),
    Planned.ROUND_TIME: _in_plan(lambda plan, n: replace(plan, round_seconds=n)),
    Planned.TURN_TIME: lambda row, values: replace(
        row, options=replace(row.options, turn_seconds=int(values[0]) or None)
    ),
    Planned.BUDGET: lambda row, values: replace(
        row, options=replace(row.options, budget_seconds=int(values[0]) or None)
    ),
    Planned.CHECK_IN: _in_plan(lambda plan, n: replace(plan, check_in_seconds=n)),
    Planned.BEST_OF: _in_plan(lambda plan, n: replace(plan, best_of=n)),
    Planned.BOARDS: _in_plan(with_teams),
    Planned.TEAM_SIZE: _in_plan(lambda plan, n: replace(plan, team_size=n)),
    Planned.LINE_UPS: _in_plan(lambda plan, n: replace(plan, line_up_seconds=n)),
    Planned.DIVISIONS: _in_plan(with_divisions),
    Planned.PROMOTED: _in_plan(lambda plan, n: replace(plan, promoted=n)),
    Planned.GROUPS: _in_plan(with_groups),
    Planned.KNOCK_OUT: _in_plan(lambda plan, n: replace(plan, knock_out=n)),
    Planned.KNOCK_OUT_BEST_OF: _in_plan(lambda plan, n: replace(plan, knock_out_best_of=n)),
    Planned.FINAL_BEST_OF: _in_plan(lambda plan, n: replace(plan, final_best_of=n)),
    Planned.TIES: lambda row, values: with_ties(row, Ties(values[0])),
    Planned.SEATS: lambda row, values: replace(
        row,
        plan=replace(row.plan, table_seats=int(values[0])),
        options=replace(row.options, seats=int(values[0])),
    ),
    Planned.MOST: _in_plan(lambda plan, n: replace(plan, most=n)),
    Planned.SEEDING: lambda row, values: replace(row, plan=replace(row.plan, seeding=Seeding(values[0]))),
    Planned.BYES: _in_plan(lambda plan, n: replace(plan, byes=n)),
    Planned.MORE: _with_more,
}
"""How each choice changes the tournament."""
