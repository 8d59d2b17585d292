"""Tests that the options given when a tournament is announced change only their part of its plan."""

from dataclasses import replace

import pytest

from bot.features.tournaments.plan_changes import PlanChanges
from host.tournaments.presets import with_divisions, with_teams
from model.tournaments import Format, Plan

PLAN = Plan(rounds=5, best_of=3, knock_out=8, late=True, check_in_seconds=600)


def test_options_that_are_not_given_change_nothing() -> None:
    """Options that are not given leave plans as they are, those with teams and divisions, too."""
    for plan in (PLAN, with_teams(Plan(), 4), with_divisions(Plan(), 8, 2)):
        assert PlanChanges().applied(plan) == plan


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        (PlanChanges(rounds=7), replace(PLAN, rounds=7)),
        (PlanChanges(best_of=1), replace(PLAN, best_of=1)),
        (PlanChanges(knock_out=4), replace(PLAN, knock_out=4)),
        (PlanChanges(championship=True), replace(PLAN, championship=True, starter_loses_ties=True)),
        (PlanChanges(duplicate=True), replace(PLAN, duplicate=True)),
        (PlanChanges(late=False), replace(PLAN, late=False)),
        (PlanChanges(round_seconds=3600), replace(PLAN, round_seconds=3600)),
        (PlanChanges(check_in_seconds=0), replace(PLAN, check_in_seconds=0)),
        (PlanChanges(division_size=8), with_divisions(PLAN, 8, None)),
        (PlanChanges(promoted=1), with_divisions(PLAN, 0, 1)),
        (PlanChanges(boards=4), with_teams(PLAN, 4)),
    ],
)
def test_each_change_is_applied(changes: PlanChanges, expected: Plan) -> None:
    """Each given option changes the plan, also to zero and to no."""
    assert changes.applied(PLAN) == expected


@pytest.mark.parametrize(
    ("changes", "chosen", "plan", "expected"),
    [
        (PlanChanges(rounds=5, late=True), Format.SWISS, Plan(), ()),
        (PlanChanges(rounds=5, late=True), Format.TABLES, Plan(table_seats=4), ()),
        (PlanChanges(rounds=5, late=True), Format.ROUND_ROBIN, Plan(), ("rounds", "late")),
        (PlanChanges(rounds=5, knock_out=8), Format.ELIMINATION, Plan(), ("rounds", "knockout")),
        (PlanChanges(knock_out=8, championship=True), Format.SWISS_THEN_ELIMINATION, Plan(), ()),
        (PlanChanges(knock_out=8, championship=True), Format.SWISS, Plan(), ("knockout", "championship")),
        (PlanChanges(knock_out=4), Format.ROUND_ROBIN, Plan(), ()),
        (PlanChanges(knock_out=4), Format.ROUND_ROBIN, with_divisions(Plan(), 8), ("knockout",)),
        (PlanChanges(knock_out=4, late=True), Format.SWISS, with_teams(Plan(), 4), ("knockout", "late")),
        (PlanChanges(rounds=5, boards=4), Format.SWISS, with_teams(Plan(), 4), ()),
        (PlanChanges(rounds=5, boards=4), Format.ROUND_ROBIN, with_teams(Plan(), 4), ("rounds",)),
        (PlanChanges(promoted=2), Format.ROUND_ROBIN, Plan(), ("promoted",)),
        (PlanChanges(promoted=2), Format.ROUND_ROBIN, with_divisions(Plan(), 8), ()),
        (PlanChanges(promoted=0, championship=False, late=False), Format.ROUND_ROBIN, Plan(), ()),
    ],
)
def test_options_that_a_format_does_not_have_are_named(
    changes: PlanChanges, chosen: Format, plan: Plan, expected: tuple[str, ...]
) -> None:
    """Options that the format does not have are named as unused, unless they ask for none of it."""
    assert changes.unused(chosen, plan) == expected
