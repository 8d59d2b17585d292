"""Which plans of tournaments make sense, and the bounds of what an organiser chooses."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from enum import StrEnum

from host.errors import HostReason, HostRefusal
from host.tournaments.pairing.divisions import LEAST_SIZE, most_promoted
from host.tournaments.running.next_round import least_of
from model.tournaments import Format, Plan

MOST_ENTRANTS = 256
LEAST_ROUND = timedelta(minutes=10)
MOST_ROUND = timedelta(days=90)
MOST_ROUNDS = 15
MOST_BYES = 5
BOARDS = range(2, 9)
MOST_MEMBERS = 12
GROUPS = (0, 2, 4, 8)
KNOCK_OUT_SIZES = (2, 4, 8, 16, 32)


class PlanProblem(StrEnum):
    """What is wrong with a plan: the value `what` of TOURNAMENT_PLAN."""

    TABLES = "tables"
    BEST_OF = "best-of"
    MOST = "most"
    BYES = "byes"
    ROUNDS = "rounds"
    KNOCK_OUT = "knock-out"
    GROUPS = "groups"
    DIVISIONS = "divisions"
    TEAMS = "teams"
    PROMOTED = "promoted"
    ROUND_TIME = "round-time"
    ENTERED = "entered"
    """People have entered, so that it can no longer be changed between single players and teams."""


def check_plan(format: Format, plan: Plan) -> None:  # noqa: A002 - the word of the field
    """Refuse TOURNAMENT_PLAN for a plan that makes no sense, with what is wrong."""
    at_tables = format is Format.TABLES
    wrong: Iterable[tuple[bool, PlanProblem]] = (
        (at_tables and not 3 <= plan.table_seats <= 5, PlanProblem.TABLES),
        (not at_tables and plan.table_seats != 2, PlanProblem.TABLES),
        (plan.best_of not in (1, 3, 5) or (at_tables and plan.best_of > 1), PlanProblem.BEST_OF),
        (not {plan.knock_out_best_of, plan.final_best_of} <= {0, 1, 3, 5}, PlanProblem.BEST_OF),
        (plan.most > 0 and not least_of(format) <= plan.most <= MOST_ENTRANTS, PlanProblem.MOST),
        (not 0 <= plan.byes <= MOST_BYES, PlanProblem.BYES),
        (plan.rounds is not None and not 1 <= plan.rounds <= MOST_ROUNDS, PlanProblem.ROUNDS),
        (plan.knock_out not in (0, *KNOCK_OUT_SIZES), PlanProblem.KNOCK_OUT),
        (plan.championship and plan.knock_out not in (0, 8), PlanProblem.KNOCK_OUT),
        (plan.championship and plan.double, PlanProblem.KNOCK_OUT),
        (
            plan.groups not in GROUPS or (plan.groups > 0 and format is not Format.ROUND_ROBIN),
            PlanProblem.GROUPS,
        ),
        (plan.division_size > 0 and not _allows_divisions(format, plan), PlanProblem.DIVISIONS),
        (plan.boards > 0 and not _allows_teams(format, plan), PlanProblem.TEAMS),
        (plan.promoted > 0 and not _allows_promotions(plan), PlanProblem.PROMOTED),
        (
            plan.groups > 0 and (plan.knock_out < plan.groups or plan.knock_out % plan.groups > 0),
            PlanProblem.GROUPS,
        ),
        (not LEAST_ROUND <= timedelta(seconds=plan.round_seconds) <= MOST_ROUND, PlanProblem.ROUND_TIME),
    )
    for is_wrong, problem in wrong:
        if is_wrong:
            raise HostRefusal(HostReason.TOURNAMENT_PLAN, what=problem)


def _allows_divisions(format: Format, plan: Plan) -> bool:  # noqa: A002 - the word of the field
    """Return whether everybody can meet everybody in divisions of that size."""
    whole = format is Format.ROUND_ROBIN and not plan.groups and not plan.knock_out
    return whole and LEAST_SIZE <= plan.division_size <= MOST_ENTRANTS


def _allows_teams(format: Format, plan: Plan) -> bool:  # noqa: A002 - the word of the field
    """Return whether teams can play a tournament of this format and plan."""
    return (
        format in (Format.SWISS, Format.ROUND_ROBIN)
        and plan.boards in BOARDS
        and plan.team_size in (0, *range(plan.boards, MOST_MEMBERS + 1))
        and 0 < plan.line_up_seconds < plan.round_seconds
        and not (plan.groups or plan.division_size or plan.byes or plan.reserve or plan.most or plan.late)
        and not (format is Format.ROUND_ROBIN and plan.knock_out)
    )


def _allows_promotions(plan: Plan) -> bool:
    """Return whether divisions are large enough for so many promotions and relegations."""
    return not plan.division_size or plan.promoted <= most_promoted(plan.division_size)
