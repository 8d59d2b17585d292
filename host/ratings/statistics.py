"""Ratings, profiles, leader boards and records, as they are stored or computed from results."""

from __future__ import annotations

from collections.abc import Mapping

from host.ratings import pools
from host.ratings.profiles import Profile, profile_of
from host.services import Services
from model.ids import GameId, GuildId, MessageId, PersonId
from model.ratings import Pool, RatingChange, RatingRow
from model.results import RecordKind, RecordRow
from storage import outbox_games, ratings, records, results


class Statistics:
    """Reads results and ratings, which are recorded where games end."""

    def __init__(self, services: Services) -> None:
        self._database = services.database

    async def changes(self, game: GameId, guild: GuildId | None) -> tuple[tuple[str, RatingChange], ...]:
        """Return the players of a game and their rating changes, in order of play; empty for unrated games.

        The player of a seat is its first occupant, not a substitute.
        """
        async with self._database.read() as connection:
            found = await ratings.changes_of(connection, game, guild)
            result = await results.find(connection, game) if found else None
        if result is None:
            return ()
        return tuple((player, found[place]) for place, player in enumerate(pools.players_of(result)))

    async def leaderboard(self, pool: Pool, first: int, count: int) -> tuple[int, tuple[RatingRow, ...]]:
        """Return the number of players in a pool, and `count` ratings from index `first` on, best first."""
        async with self._database.read() as connection:
            return await ratings.board(connection, pool, first, count)

    async def names(self, players: tuple[str, ...], guild: GuildId | None) -> Mapping[str, str]:
        """Return the names people had in their last game, on a server or on any, by their ids in digits."""
        async with self._database.read() as connection:
            return await results.names(connection, players, guild)

    async def profile(self, person: PersonId, guild: GuildId | None, versus: PersonId | None) -> Profile:
        """Return a person's games, averages, ratings and best game, and their results against others.

        The others are `versus`, if given, and those met most often on the server `guild`.
        """
        async with self._database.read() as connection:
            found = await results.of_person(connection, person)
            person_pools = [Pool(scope, seats) for scope in {guild, None} for seats in (None, 2, 3, 4, 5, 6)]
            rated = await ratings.find(connection, person_pools, [str(person)])
            places = {row.pool: await ratings.place_of(connection, row) for row in rated.values()}
        return profile_of(person, found, tuple(rated.values()), places, guild, versus)

    async def records(self, guild: GuildId | None) -> Mapping[RecordKind, RecordRow]:
        """Return the records of a server, or (None) of all servers."""
        async with self._database.read() as connection:
            return await records.all_of(connection, guild)

    async def messages(self, games: tuple[GameId, ...]) -> Mapping[GameId, MessageId]:
        """Return the messages that show how these games ended, where they are known."""
        async with self._database.read() as connection:
            return await outbox_games.newest_messages(connection, games)
