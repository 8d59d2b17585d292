"""Presets of tournaments (names for whole plans), and changes of a plan with all that follows from them."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from game.values.ruleset import Ruleset
from host.tournaments.pairing.divisions import most_promoted
from model.tables import TableOptions
from model.tournaments import Format, Plan, TournamentHeader

DAY_SECONDS = 24 * 3600


class Preset(Enum):
    """A plan from which an organiser can start; the value is used in commands."""

    CHAMPIONSHIP = "championship"
    LIVE = "live"
    LEAGUE = "league"
    DUPLICATE = "duplicate"
    TEAMS = "teams"


def preset_plan(preset: Preset, options: TableOptions) -> tuple[Format, Plan, TableOptions]:
    """Return format, plan and options of a preset; `options` are the default ones of the server's tables."""
    match preset:
        case Preset.CHAMPIONSHIP:
            plan = Plan(knock_out=8, championship=True, starter_loses_ties=True)
            # Its knock-out is played by the base rules, and by one clock for the whole game.
            rules = Ruleset(edition=options.ruleset.edition)
            by_clock = replace(options, ruleset=rules, turn_seconds=None, budget_seconds=3 * DAY_SECONDS)
            return Format.SWISS_THEN_ELIMINATION, plan, by_clock
        case Preset.LIVE:
            plan = Plan(late=True, round_seconds=3600, check_in_seconds=15 * 60, at_once=True)
            return Format.SWISS, plan, replace(options, turn_seconds=None, budget_seconds=30 * 60)
        case Preset.LEAGUE:
            plan = Plan(round_seconds=7 * DAY_SECONDS)
            return Format.ROUND_ROBIN, plan, replace(options, turn_seconds=2 * DAY_SECONDS)
        case Preset.TEAMS:
            return Format.SWISS, Plan(boards=4), replace(options, turn_seconds=2 * DAY_SECONDS)
        case Preset.DUPLICATE:
            return Format.SWISS, Plan(rounds=4, duplicate=True), options


def with_groups(plan: Plan, groups: int) -> Plan:
    """Return a plan with `groups` groups, with the same number of qualifiers from each.

    The plan's number of those who go on is kept if it is a multiple of `groups`, or without groups; otherwise
    two of each group go on.
    """
    fits = groups and plan.knock_out >= groups and plan.knock_out % groups == 0
    return replace(plan, groups=groups, knock_out=plan.knock_out if fits or not groups else 2 * groups)


def with_divisions(plan: Plan, size: int, promoted: int | None = None) -> Plan:
    """Return a plan with divisions of a size and no knock-out.

    A quarter of each division is promoted, unless `promoted` or the plan has another number.
    """
    promotions = promoted if promoted is not None else plan.promoted or max(1, size // 4)
    if promoted is None:
        promotions = min(promotions, most_promoted(size)) if size else 0
    return replace(
        plan,
        division_size=size,
        promoted=promotions,
        groups=0 if size else plan.groups,
        knock_out=0 if size else plan.knock_out,
    )


def with_double(row: TournamentHeader, *, double: bool) -> TournamentHeader:
    """Return a tournament with double or with single elimination in its knock-out."""
    plan = replace(row.plan, double=double, championship=row.plan.championship and not double)
    return replace(row, plan=plan)


def with_teams(plan: Plan, boards: int) -> Plan:
    """Return a plan of teams with `boards` boards, and nothing that does not fit them.

    With 0 people play for themselves.
    """
    if not boards:
        return replace(plan, boards=0, team_size=0)
    return replace(
        plan,
        boards=boards,
        team_size=max(plan.team_size, boards) if plan.team_size else 0,
        line_up_seconds=min(plan.line_up_seconds, plan.round_seconds // 4),
        groups=0,
        division_size=0,
        promoted=0,
        knock_out=0,
        most=0,
        byes=0,
        reserve=False,
        late=False,
    )


def with_format(row: TournamentHeader, format: Format) -> TournamentHeader:  # noqa: A002 - the word of the field
    """Return a tournament of another format, with the seats and matches that it can have."""
    if format is Format.TABLES:
        plan = replace(row.plan, table_seats=max(row.plan.table_seats, 4), best_of=1)
    else:
        plan = replace(row.plan, table_seats=2)
    if format is not Format.SWISS_THEN_ELIMINATION:
        plan = replace(plan, championship=False)
    if format is not row.format:
        # Without a number in the plan the format says how many go on: of Swiss rounds eight, of a league nobody.
        plan = replace(plan, double=False, groups=0, knock_out=0, division_size=0, promoted=0)
    if format not in (Format.SWISS, Format.ROUND_ROBIN):
        plan = replace(plan, boards=0, team_size=0)
    return replace(row, format=format, plan=plan, options=replace(row.options, seats=plan.table_seats))
