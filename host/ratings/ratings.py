"""Ratings: the strength of players, estimated from their places in rated games.

A rating is an estimate: `mean` with an `uncertainty`. People see `shown`, on the
familiar scale that starts at 1500. BradleyTerryFull is used because it treats tied
winners as equals of each other and winners over the rest; PlackettLuce did not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

PROVISIONAL_GAMES = 10
"""The number of rated games from which a rating is no longer provisional."""

_MODEL = BradleyTerryFull()
_SCALE = 24.0
_MIDDLE = 1500.0


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimated strength of one player in one pool, after `games` rated games there."""

    mean: float = _MODEL.mu
    uncertainty: float = _MODEL.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        """The number that people see: 1500 at first, and lower the greater the uncertainty is."""
        return round(_MIDDLE + _SCALE * (self.mean - _MODEL.mu - self.uncertainty + _MODEL.sigma))


def provisional(games: int) -> bool:
    """Return whether a rating rests on fewer than `PROVISIONAL_GAMES` games."""
    return games < PROVISIONAL_GAMES


def rated(
    before: Sequence[Rating], places: Sequence[int], weights: Sequence[Sequence[float]] | None = None
) -> tuple[Rating, ...]:
    """Return the ratings after one game, seat by seat; `places` count from 1, equal for ties.

    Each seat's change is the average over its duels with the other seats: a win against five counts once, not five
    times. `weights` has the weight of each duel, seat by seat, from 0 to 1.
    Raises ValueError with fewer than two seats or lists of different lengths.
    """
    if len(before) < 2 or len(before) != len(places):
        raise ValueError("a rated game has two seats or more, and a place for each")
    after = []
    for seat, own in enumerate(before):
        mean, variance = own.mean, own.uncertainty**2
        for other, opponent in enumerate(before):
            if other == seat:
                continue
            share = (1.0 if weights is None else weights[seat][other]) / (len(before) - 1)
            duel = _after_duel(own, opponent, places[seat], places[other])
            mean += share * (duel.mu - own.mean)
            variance += share * (duel.sigma**2 - own.uncertainty**2)
        after.append(Rating(mean, sqrt(variance), own.games + 1))
    return tuple(after)


def _after_duel(own: Rating, opponent: Rating, place: int, other_place: int) -> BradleyTerryFullRating:
    teams = [[_MODEL.rating(mu=rating.mean, sigma=rating.uncertainty)] for rating in (own, opponent)]
    return _MODEL.rate(teams, ranks=[float(place), float(other_place)])[0][0]
