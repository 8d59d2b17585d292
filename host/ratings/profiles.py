"""Profiles: totals and averages of one person's results. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.values.tiles import FeatureKind
from model.ids import GuildId, PersonId
from model.ratings import Pool, RatingRow
from model.results import GameResult, SeatResult


@dataclass(frozen=True, slots=True)
class Duel:
    """The score of one person against another in games of both: games ahead, behind, or tied."""

    games: int
    ahead: int
    behind: int

    @property
    def tied(self) -> int:
        """The number of games in which neither has won."""
        return self.games - self.ahead - self.behind


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's games on all servers.

    `wins` are first places; `shared` is how many of them were shared with another seat. They, `average` (points
    a game), `averages` (the same by kind of feature) and `best` (the game with most points) leave out games that
    the person left, where another player scored for the seat. `average` and `best` are None without a game that
    counts. `reliability` is the share of turns made in time, None before the first. `places` are
    the places of `ratings` in their pools.
    """

    person: PersonId
    games: int
    wins: int
    shared: int
    left: int
    average: float | None
    averages: Mapping[FeatureKind, float]
    reliability: float | None
    best: GameResult | None
    best_points: int
    ratings: tuple[RatingRow, ...]
    places: Mapping[Pool, int]
    rivals: tuple[tuple[PersonId, Duel], ...]
    versus: Duel | None


RIVALS = 3


def profile_of(
    person: PersonId,
    found: Sequence[GameResult],
    ratings: tuple[RatingRow, ...],
    places: Mapping[Pool, int],
    guild: GuildId | None,
    versus: PersonId | None,
) -> Profile:
    """Return the profile of a person from the results of all their games.

    Rivals are the people met most often, among those met on the server `guild`.
    """
    own = [(result, _seat_of(result, person)) for result in found]
    stayed = [(result, seat) for result, seat in own if not seat.left]
    games = max(1, len(stayed))
    turns = sum(seat.turns for _, seat in own)
    best = max(stayed, key=lambda pair: pair[1].points, default=None)
    met = {
        seat.person
        for result in found
        if result.guild == guild
        for seat in result.seats
        # The ids of people who were forgotten are negative.
        if seat.person is not None and seat.person > 0 and seat.person != person
    }
    duels = [(other, duel(found, person, other)) for other in met]
    duels.sort(key=lambda pair: (-pair[1].games, pair[0]))
    return Profile(
        person=person,
        games=len(own),
        wins=sum(seat.rank == 1 for _, seat in stayed),
        shared=sum(seat.rank == 1 and _is_tied(result, seat) for result, seat in stayed),
        left=sum(seat.left for _, seat in own),
        average=sum(seat.points for _, seat in stayed) / games if stayed else None,
        averages={
            kind: sum(seat.features[kind].points for _, seat in stayed if kind in seat.features) / games
            for kind in FeatureKind
        },
        reliability=sum(seat.in_time for _, seat in own) / turns if turns else None,
        best=best[0] if best else None,
        best_points=best[1].points if best else 0,
        ratings=ratings,
        places=places,
        rivals=tuple(duels[:RIVALS]),
        versus=None if versus is None else duel(found, person, versus),
    )


def duel(found: Iterable[GameResult], person: PersonId, other: PersonId) -> Duel:
    """Return how `person` did against `other` in all games in which both sat; neither wins if both have left."""
    games = ahead = behind = 0
    for result in found:
        seats = {seat.person: seat for seat in result.seats}
        if person in seats and other in seats:
            own, others = seats[person], seats[other]
            games += 1
            ahead += not own.left and own.rank < others.rank
            behind += not others.left and own.rank > others.rank
    return Duel(games, ahead, behind)


def _is_tied(result: GameResult, seat: SeatResult) -> bool:
    """Return whether another seat has the same rank."""
    return sum(other.rank == seat.rank for other in result.seats) > 1


def _seat_of(result: GameResult, person: PersonId) -> SeatResult:
    return next(seat for seat in result.seats if seat.person == person)
