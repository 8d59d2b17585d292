"""The changes to a tournament's plan that its announcement requests."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from host.tournaments.presets import with_divisions, with_teams
from model.tournaments import PAIRED_BY_STANDINGS, Format, Plan


@dataclass(frozen=True, slots=True)
class PlanChanges:
    """Changes of a plan; a setting that is None stays as it is.

    `championship` also sets who loses ties. `boards`, `division_size` and `promoted` also set what else teams
    and divisions need.
    """

    rounds: int | None = None
    best_of: int | None = None
    knock_out: int | None = None
    championship: bool | None = None
    duplicate: bool | None = None
    late: bool | None = None
    round_seconds: int | None = None
    check_in_seconds: int | None = None
    division_size: int | None = None
    promoted: int | None = None
    boards: int | None = None

    def applied(self, plan: Plan) -> Plan:
        """Return the plan with everything that was asked for."""
        changes: dict[str, Any] = {
            "rounds": self.rounds,
            "best_of": self.best_of,
            "knock_out": self.knock_out,
            "championship": self.championship,
            "starter_loses_ties": self.championship,
            "duplicate": self.duplicate,
            "late": self.late,
            "round_seconds": self.round_seconds,
            "check_in_seconds": self.check_in_seconds,
        }
        plan = replace(plan, **{name: value for name, value in changes.items() if value is not None})
        if self.division_size is not None or self.promoted is not None:
            plan = with_divisions(plan, self.division_size or 0, self.promoted)
        if self.boards is not None or plan.boards:
            plan = with_teams(plan, self.boards or plan.boards)
        return plan

    def unused(self, format: Format, plan: Plan) -> tuple[str, ...]:  # noqa: A002 - the word of the field
        """Return the command's parameters that have no effect in a tournament of that format and plan."""
        by_standings = format in PAIRED_BY_STANDINGS
        knock_out_after = format is Format.SWISS_THEN_ELIMINATION or (
            format is Format.ROUND_ROBIN and not plan.division_size
        )
        unused = {
            "rounds": self.rounds is not None and not by_standings,
            "knockout": bool(self.knock_out) and (not knock_out_after or plan.boards > 0),
            "promoted": bool(self.promoted) and not plan.division_size,
            "championship": bool(self.championship) and not (knock_out_after or format is Format.ELIMINATION),
            "late": bool(self.late) and (not by_standings or plan.boards > 0),
        }
        return tuple(name for name, in_vain in unused.items() if in_vain)
