"""How strong people are, worked out from the places of rated games.

A rating is a belief: `mean` with an `uncertainty`; what people see is `shown`, on the
familiar scale that starts at 1500. BradleyTerryFull is used because it treats tied
winners as equals of each other and winners over the rest; PlackettLuce did not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import BradleyTerryFull

PROVISIONAL_GAMES = 10
"""A rating is shown as provisional until so many games stand behind it."""

_MODEL = BradleyTerryFull()
_SCALE = 24.0
_MIDDLE = 1500.0


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of one person in one pool (server or all, by number of seats)."""

    mean: float = _MODEL.mu
    uncertainty: float = _MODEL.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        """Return the number that people read: 1500 at first, careful while little is known."""
        return round(_MIDDLE + _SCALE * (self.mean - _MODEL.mu - self.uncertainty + _MODEL.sigma))


def provisional(games: int) -> bool:
    """Return whether too few games stand behind a rating."""
    return games < PROVISIONAL_GAMES


def rated(before: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """Return the ratings after one game, seat by seat; `places` count from 1, equal for ties.

    Raises ValueError with fewer than two seats or lists of different lengths.
    """
    if len(before) < 2 or len(before) != len(places):
        raise ValueError("a rated game has two seats or more, and a place for each")
    teams = [[_MODEL.rating(mu=rating.mean, sigma=rating.uncertainty)] for rating in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return tuple(
        Rating(team[0].mu, team[0].sigma, rating.games + 1)
        for team, rating in zip(after, before, strict=True)
    )
