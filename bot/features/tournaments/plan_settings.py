"""The settings of a tournament that can be changed before it starts: reading and changing them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from bot.platform.custom_ids import read_number
from game.values.ruleset import Option
from host.tournaments.presets import with_divisions, with_double, with_format, with_groups, with_teams
from model.tournaments import PAIRED_BY_STANDINGS, SWISS, Format, Plan, Seeding, TournamentHeader

DOUBLE = "double-elimination"
"""The value, among the formats, of a knock-out in which a second loss eliminates."""

FORMATS: tuple[str, ...] = (*(member.value for member in Format), DOUBLE)


def format_value(row: TournamentHeader) -> str:
    """Return the value in `FORMATS` of a tournament's format."""
    return DOUBLE if row.format is Format.ELIMINATION and row.plan.double else row.format.value


def _with_format_value(row: TournamentHeader, value: str) -> TournamentHeader:
    """Return the tournament with the format of a value in `FORMATS`."""
    chosen_format = Format.ELIMINATION if value == DOUBLE else Format(value)
    row = with_format(row, chosen_format)
    return with_double(row, double=value == DOUBLE) if chosen_format is Format.ELIMINATION else row


class Planned(Enum):
    """The settings that can be chosen for a tournament. Custom ids contain the values."""

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
    """The matches in which the player who begins loses ties."""

    NOWHERE = "nowhere"
    KNOCK_OUT = "knock-out"
    EVERYWHERE = "everywhere"


class More(Enum):
    """The settings that are on or off."""

    DUPLICATE = "duplicate"
    LATE = "late"
    RATED = "rated"
    CHAMPIONSHIP = "championship"
    RESERVE = "reserve"
    DIRECT_ENCOUNTER = "direct-encounter"
    AT_ONCE = "at-once"
    DOUBLE = "double"
    RESET = "reset"


def ties_of(row: TournamentHeader) -> Ties:
    """Return in which matches the player who begins loses ties."""
    if row.options.ruleset.has(Option.STARTER_LOSES_TIES):
        return Ties.EVERYWHERE
    return Ties.KNOCK_OUT if row.plan.starter_loses_ties and row.has_knock_out else Ties.NOWHERE


def more_of(row: TournamentHeader) -> frozenset[More]:
    """Return the settings that are on."""
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
    return frozenset(setting for setting, chosen in on.items() if chosen)


def _with_ties(row: TournamentHeader, ties: Ties) -> TournamentHeader:
    """Return the tournament with `ties` as the matches in which the player who begins loses ties."""
    rules = row.options.ruleset
    options = rules.options - {Option.STARTER_LOSES_TIES}
    if ties is Ties.EVERYWHERE:
        options |= {Option.STARTER_LOSES_TIES}
    return replace(
        row,
        plan=replace(row.plan, starter_loses_ties=ties is not Ties.NOWHERE),
        options=replace(row.options, ruleset=replace(rules, options=options)),
    )


def offers(row: TournamentHeader, setting: More) -> bool:
    """Return whether this tournament offers the setting."""
    match setting:
        case More.CHAMPIONSHIP:
            return row.format is Format.SWISS_THEN_ELIMINATION
        case More.RESERVE:
            return row.format in SWISS and not row.plan.boards
        case More.LATE:
            return row.format in PAIRED_BY_STANDINGS and not row.plan.boards
        case More.DOUBLE:
            # For a tournament that is only a knock-out, double elimination is a format.
            return row.has_knock_out and row.format is not Format.ELIMINATION
        case More.DIRECT_ENCOUNTER:
            return row.format is not Format.ELIMINATION
        case More.RESET:
            return row.has_knock_out and row.plan.double
        case _:
            return True


def _with_more(row: TournamentHeader, values: tuple[str, ...]) -> TournamentHeader:
    """Return the tournament with the settings in `values` on and all others off, as far as it offers them."""
    on = {More(value) for value in values}
    double = More.DOUBLE in on if offers(row, More.DOUBLE) else row.plan.double
    plan = replace(
        row.plan,
        double=double,
        # If it is not offered, it stays as it was.
        reset=More.RESET in on if offers(row, More.RESET) else row.plan.reset,
        duplicate=More.DUPLICATE in on,
        late=More.LATE in on,
        # The bracket of the World Championship is a single elimination: of the two, the later choice holds.
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
    return lambda row, values: replace(row, plan=change(row.plan, read_number(values[0])))


CHANGES: dict[Planned, Callable[[TournamentHeader, tuple[str, ...]], TournamentHeader]] = {
    Planned.FORMAT: lambda row, values: _with_format_value(row, values[0]),
    Planned.ROUNDS: _in_plan(lambda plan, n: replace(plan, rounds=n or None)),
    Planned.ROUND_TIME: _in_plan(lambda plan, n: replace(plan, round_seconds=n)),
    Planned.TURN_TIME: lambda row, values: replace(
        row, options=replace(row.options, turn_seconds=read_number(values[0]) or None)
    ),
    Planned.BUDGET: lambda row, values: replace(
        row, options=replace(row.options, budget_seconds=read_number(values[0]) or None)
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
    Planned.TIES: lambda row, values: _with_ties(row, Ties(values[0])),
    Planned.SEATS: lambda row, values: replace(
        row,
        plan=replace(row.plan, table_seats=read_number(values[0])),
        options=replace(row.options, seats=read_number(values[0])),
    ),
    Planned.MOST: _in_plan(lambda plan, n: replace(plan, most=n)),
    Planned.SEEDING: lambda row, values: replace(row, plan=replace(row.plan, seeding=Seeding(values[0]))),
    Planned.BYES: _in_plan(lambda plan, n: replace(plan, byes=n)),
    Planned.MORE: _with_more,
}
"""How each choice changes the tournament."""
