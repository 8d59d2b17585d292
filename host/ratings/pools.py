"""The ratings that a game changes, computed from results alone so that a recount gives the same. Pure functions."""

from __future__ import annotations

from collections.abc import Container, Iterable, MutableMapping
from itertools import product
from typing import TypeAlias

from host.ratings.meetings import Meetings
from host.ratings.ratings import Rating, rated
from model.ids import GameId
from model.ratings import Pool, RatingChange, RatingRow
from model.results import GameResult

Ratings: TypeAlias = MutableMapping[tuple[Pool, str], Rating]


def players_of(result: GameResult) -> tuple[str, ...]:
    """Return the players of a game, seat by seat, by their names in ratings. Unknown players are left out."""
    names = (str(seat.person) if seat.person is not None else seat.opponent for seat in result.seats)
    return tuple(name for name in names if name is not None)


def pools_of(result: GameResult) -> tuple[Pool, ...]:
    """Return the pools whose ratings a game changes; none if it does not count for any.

    Rated games between people change their ratings on their server and over all servers, by number of seats,
    by edition and by the set of expansions. Games with computers change separate ratings of the same kinds
    for all their players, unless one of these sat twice; a person who leaves has lost. A game counts once
    every person has made a third of their turns, and not if one person played on for another.
    """
    players = players_of(result)
    with_computers = any(seat.person is None for seat in result.seats)
    if result.void or len(players) < len(result.seats) or len(set(players)) < len(players):
        return ()
    if not all(seat.played_enough and not seat.substituted for seat in result.seats):
        return ()
    if not with_computers and not result.rated:
        return ()
    guilds = (None,) if result.guild is None else (result.guild, None)
    kinds = product(guilds, (len(players), None), (result.edition, None))
    found = [Pool(*kind, computers=with_computers) for kind in kinds]
    if result.expansions is not None:
        found += [
            Pool(guild, seats, computers=with_computers, expansions=result.expansions)
            for guild, seats in product(guilds, (len(players), None))
        ]
    return tuple(found)


def rates_people(result: GameResult) -> bool:
    """Return whether a game changes ratings among people."""
    return any(not pool.computers for pool in pools_of(result))


def apply(ratings: Ratings, result: GameResult, met: Meetings) -> tuple[RatingChange, ...]:
    """Update `ratings` by the result of a game, and return the changes that are shown to people.

    `met` has the earlier rated games of its people. Shown are the changes of the ratings among games with the
    same number of seats, of any edition and with any expansions, not those of games with computers.
    """
    players, ranks = players_of(result), [seat.rank for seat in result.seats]
    changes: list[RatingChange] = []
    rated_in, weights = pools_of(result), met.weights(result)
    for pool in rated_in:
        before = [ratings.get((pool, player), Rating()) for player in players]
        after = rated(before, ranks, weights)
        ratings.update({(pool, player): rating for player, rating in zip(players, after, strict=True)})
        if pool.seats is None or pool.edition is not None or pool.computers or pool.expansions is not None:
            continue
        changes += [
            RatingChange(result.game, place, pool.guild, old.shown, new.shown, new.games)
            for place, (old, new) in enumerate(zip(before, after, strict=True))
        ]
    return tuple(changes)


def row_of(pool: Pool, player: str, rating: Rating) -> RatingRow:
    """Return the row of a rating."""
    return RatingRow(pool, player, rating.mean, rating.uncertainty, rating.games, rating.shown)


def rating_of(row: RatingRow) -> Rating:
    """Return the rating of a row."""
    return Rating(row.mean, row.uncertainty, row.games)


class Recounting:
    """All ratings and changes, computed from results in the order in which they were recorded."""

    def __init__(self) -> None:
        self._ratings: dict[tuple[Pool, str], Rating] = {}
        self._met = Meetings()
        self._changes: list[RatingChange] = []
        self.results = 0

    def add(self, results: Iterable[GameResult]) -> None:
        """Add results, in the order in which they were recorded."""
        for result in results:
            self._changes += apply(self._ratings, result, self._met)
            if rates_people(result):
                self._met.add(result)
            self.results += 1

    @property
    def rows(self) -> tuple[RatingRow, ...]:
        """The ratings after all results that were added."""
        return tuple(row_of(*key, rating) for key, rating in self._ratings.items())

    def rows_of(self, players: Container[str]) -> tuple[RatingRow, ...]:
        """Return the ratings of some players."""
        return tuple(row_of(*key, rating) for key, rating in self._ratings.items() if key[1] in players)

    def changes_by(self, games: Container[GameId]) -> tuple[RatingChange, ...]:
        """Return the rating changes of some games."""
        return tuple(change for change in self._changes if change.game in games)

    @property
    def changes(self) -> tuple[RatingChange, ...]:
        """The rating changes of all games, in order."""
        return tuple(self._changes)
