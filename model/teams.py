"""Teams of a tournament, and their matches against each other."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from model.ids import TeamId


@dataclass(frozen=True, slots=True)
class Team:
    """A team; its members are entrants, and the first of them who plays is its captain."""

    number: TeamId
    name: str


@dataclass(frozen=True, slots=True)
class TeamMatch:
    """Two teams that meet in a round, or one that has a bye (without `away`).

    Captains hand in their line-ups in secret until `line_ups_until`; `handed_in` are those who have. They are
    published together, and a match of two people is made for each board. Before that the captains are `reminded`.
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
        """Return who meets."""
        return (self.home,) if self.away is None else (self.home, self.away)

    @property
    def waited_for(self) -> tuple[TeamId, ...]:
        """Return the teams whose line-up is not in."""
        return tuple(team for team in self.teams if team not in self.handed_in) if self.waits else ()

    @property
    def complete(self) -> bool:
        """Return whether both line-ups are in."""
        return self.handed_in.issuperset(self.teams)

    @property
    def waits(self) -> bool:
        """Return whether its line-ups are not published yet."""
        return self.away is not None and self.published_at is None
