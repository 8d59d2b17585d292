"""Teams of a tournament, and their matches against each other."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from model.ids import TeamId


@dataclass(frozen=True, slots=True)
class Team:
    """A team. Its members are entrants; the first of them who still plays is the captain."""

    number: TeamId
    name: str


@dataclass(frozen=True, slots=True)
class TeamMatch:
    """A match of two teams in a round, or the bye of one (without `away`).

    Captains hand in their line-ups in secret until `line_ups_until`; `handed_in` are the teams whose captains
    have. The line-ups are published together, and a match of two people is made for each board. `reminded`
    says that the captains were reminded before that.
    """

    round: int
    number: int
    home: TeamId
    away: TeamId | None
    line_ups_until: datetime
    handed_in: frozenset[TeamId] = frozenset()
    published_at: datetime | None = None
    reminded: bool = False

    @property
    def teams(self) -> tuple[TeamId, ...]:
        """The home team, and the away team if there is one."""
        return (self.home,) if self.away is None else (self.home, self.away)

    @property
    def waited_for(self) -> tuple[TeamId, ...]:
        """The teams whose line-up is missing; empty once the line-ups are published, and for a bye."""
        return tuple(team for team in self.teams if team not in self.handed_in) if self.waits else ()

    @property
    def complete(self) -> bool:
        """True if both line-ups are in."""
        return self.handed_in.issuperset(self.teams)

    @property
    def waits(self) -> bool:
        """True if it is waiting for line-ups to be published; False for a bye."""
        return self.away is not None and self.published_at is None
