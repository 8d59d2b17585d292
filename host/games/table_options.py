"""Checks of the options of tables."""

from __future__ import annotations

from game.values.ruleset import Colour, check_ruleset
from host.errors import HostReason, HostRefusal
from model.tables import TableOptions

LEAST_SEATS = 2
MOST_SEATS = len(Colour)
LEAST_TURN_SECONDS = 5 * 60
MOST_TURN_SECONDS = 30 * 24 * 3600
LEAST_BUDGET_SECONDS = 15 * 60
MOST_BUDGET_SECONDS = 10 * 24 * 3600


def check_options(options: TableOptions) -> None:
    """Refuse options that no table may have.

    Refuses SEATS_RANGE, TURN_TIME_RANGE, BUDGET_RANGE, and `game.values.errors.RulesetError` for rules that
    contradict each other.
    """
    if not LEAST_SEATS <= options.seats <= MOST_SEATS:
        raise HostRefusal(HostReason.SEATS_RANGE, least=LEAST_SEATS, most=MOST_SEATS)
    seconds = options.turn_seconds
    if seconds is not None and not LEAST_TURN_SECONDS <= seconds <= MOST_TURN_SECONDS:
        raise HostRefusal(
            HostReason.TURN_TIME_RANGE, least_seconds=LEAST_TURN_SECONDS, most_seconds=MOST_TURN_SECONDS
        )
    budget = options.budget_seconds
    if budget is not None and not LEAST_BUDGET_SECONDS <= budget <= MOST_BUDGET_SECONDS:
        raise HostRefusal(HostReason.BUDGET_RANGE)
    check_ruleset(options.ruleset)
