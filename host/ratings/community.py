"""Ratings, profiles, leader boards and records, computed from results."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import timedelta

from host.background import SHARE, BackgroundLoop, paced
from host.errors import HostRefusal, LogDamaged
from host.events import RatingsOutdated
from host.games.repository import GameRepository
from host.ratings import pools
from host.ratings.profiles import Profile, profile_of
from host.ratings.ratings import Rating
from host.ratings.recording import record
from host.ratings.results import result_of
from host.services import Services
from model.ids import GameId, GuildId, MessageId, PersonId
from model.ratings import Pool, RatingChange, RatingRow
from model.results import Ending, GameResult, RecordKind, RecordRow
from storage import outbox_games, people, program_values, ratings, records, results
from storage.database import Conflict, Connection

_EXPANSIONS_RATED = "expansions-rated"
"""The stored value that says that results are rated by sets of expansions."""


_OUTDATED_BY = "ratings-outdated-by"
"""The stored value with the last result that became void, until ratings are recomputed."""

AT_ONCE = 50
"""The most results read at once; with no more than these left, a recount stores its findings."""

CATCH_UPS = 5
"""The most rounds in which a recount reads results recorded meanwhile, before it blocks recording."""

LOOK_EVERY = timedelta(minutes=5)
"""How often a process looks for outdated ratings, in case the process that was to recompute them has ended."""


@dataclass(frozen=True, slots=True)
class RatingMove:
    """A player's rating over all servers before and after a recount; None if there is none."""

    player: str
    before: int | None
    after: int | None

    @property
    def by(self) -> int:
        """Return the change of the rating; a missing one counts as the initial rating."""
        start = Rating().shown
        return abs((self.after or start) - (self.before or start))


@dataclass(frozen=True, slots=True)
class Recount:
    """The findings of a recount.

    `results` is the number of results; `moved` are the players whose ratings have changed, the largest changes
    first. `games_in` is the number of games that count now and did not, `games_out` of those that no longer count.
    """

    results: int
    games_in: int
    games_out: int
    moved: tuple[RatingMove, ...]


class Community:
    """Reads results; `loop` recomputes ratings after a result has become void."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._repository = repository
        outdated = services.events.subscribe(RatingsOutdated)
        longest = LOOK_EVERY if services.database.shared else None
        self.loop = BackgroundLoop("recount of ratings", self.rerate_due, outdated, services.clock, longest)

    async def catch_up(self, share: float = 1.0) -> int:
        """Record the results of games that ended without one, from their logs; return how many.

        `share` is the share of the time that this may use, while people play.
        """
        async with self._database.read() as connection:
            without = await results.missing(connection)
        return sum([await self._derive(game) async for game in paced(without, share)])

    async def recount(self) -> Recount:
        """Recompute all results from their logs and all ratings from the results; return the changes.

        Wins by a referee's decision or because others left, and results without a log, are kept as recorded.
        """
        await self.catch_up()
        before, rated_before, logged = await self._counted()
        for game in logged:
            await self._derive_again(game)
        async with self._database.begin() as connection:
            # A recount in progress has counted them in their former state.
            await results.note_change(connection)
        await self._find_records()
        found = await self.rerate()
        after, rated_after, _ = await self._counted()
        players = sorted(before.keys() | after.keys())
        moved = [RatingMove(player, before.get(player), after.get(player)) for player in players]
        return Recount(
            results=found,
            games_in=len(rated_after - rated_before),
            games_out=len(rated_before - rated_after),
            moved=tuple(sorted((one for one in moved if one.before != one.after), key=lambda one: -one.by)),
        )

    async def _counted(self) -> tuple[Mapping[str, int], frozenset[GameId], tuple[GameId, ...]]:
        """Return people's ratings over all servers, the games counted in them, and those with results and logs."""
        async with self._database.read_long() as connection:
            return (
                await ratings.whole_board(connection, Pool()),
                await ratings.rated_games(connection),
                await results.with_logs(connection),
            )

    async def _find_records(self) -> None:
        """Find all records among all results, while people play."""
        while True:
            async with self._database.read_long() as connection:
                found = await records.found(connection)
                newest = await results.newest_number(connection)
                forgotten = await people.times_forgotten(connection)
            async with self._database.begin() as connection:
                # A game that ended meanwhile may have made other records; people whose data was deleted hold none.
                if (
                    await results.newest_number(connection) == newest
                    and await people.times_forgotten(connection) == forgotten
                ):
                    await records.put_all(connection, found)
                    return

    async def void(self, connection: Connection, game: GameId) -> bool:
        """Store that the result of a game is void; return whether ratings must be recomputed.

        That is done in the background: the caller publishes RatingsOutdated after its transaction.
        """
        found = await results.find(connection, game)
        if found is None or found.void:
            return False
        await results.set_void(connection, game)
        await records.withdraw(connection, game)
        if not pools.pools_of(found):
            return False
        await program_values.put(connection, _OUTDATED_BY, game)
        return True

    async def rerate_due(self) -> None:
        """Recompute all ratings if a result has become void since the last time."""
        while True:
            async with self._database.read() as connection:
                outdated_by = await program_values.find(connection, _OUTDATED_BY)
            if outdated_by is None:
                return
            await self.rerate(SHARE)

    async def rerate(self, share: float = 1.0) -> int:
        """Recompute all ratings from the results; return the number of results.

        `share` is the share of the time that this may use, while people play.
        """
        while True:
            async with self._database.read() as connection:
                outdated_by = await program_values.find(connection, _OUTDATED_BY)
                before = await _changes_of_results(connection)
            counting, newest = await self._counting(share)
            players, games = await self._outdated(counting)
            async with self._database.begin() as connection:
                if await _changes_of_results(connection) != before:
                    # People deleted and results voided meanwhile have been counted by their former state.
                    continue
                for later in await _add_later(connection, counting, newest):
                    players.update(pools.players_of(later))
                    games.add(later.game)
                rows, changes = counting.rows_of(players), counting.changes_by(games)
                await ratings.replace(connection, players, rows, games, changes)
                if outdated_by is not None:
                    # A further result that became void meanwhile has replaced the stored value.
                    await program_values.forget(connection, _OUTDATED_BY, outdated_by)
            return counting.results

    async def _outdated(self, counting: pools.Recounting) -> tuple[set[str], set[GameId]]:
        """Return the players and games whose ratings and changes must be stored again.

        After one void result they are few, which matters because other writers wait while they are stored.
        """
        rows = await asyncio.to_thread(lambda: set(counting.rows))
        changes = await asyncio.to_thread(lambda: set(counting.changes))
        async with self._database.read_long() as connection:
            return await ratings.outdated(connection, rows, changes)

    async def rate_expansions(self) -> bool:
        """Rate older results by sets of expansions, once; return whether that was done now.

        All other ratings, and the recorded changes of games, are kept.
        """
        while True:
            async with self._database.read() as connection:
                if await program_values.find(connection, _EXPANSIONS_RATED):
                    return False
                before = await _changes_of_results(connection)
            counting, newest = await self._counting(SHARE)
            async with self._database.begin() as connection:
                if await program_values.find(connection, _EXPANSIONS_RATED):
                    return False
                if await _changes_of_results(connection) != before:
                    continue
                await _add_later(connection, counting, newest)
                apart = [row for row in counting.rows if row.pool.expansions is not None]
                await ratings.replace_by_expansions(connection, apart)
                await program_values.put(connection, _EXPANSIONS_RATED, str(counting.results))
            return True

    async def _counting(self, share: float) -> tuple[pools.Recounting, int]:
        """Return the ratings that follow from the results up to a number, and that number.

        Only the most recent results are left then; they are counted in the transaction that stores the ratings.
        """
        counting, newest = pools.Recounting(), 0
        for _ in range(CATCH_UPS):
            async with self._database.read_long() as connection:
                found = await results.all_in_order(connection, newest)
                newest = await results.newest_number(connection)
            async for first in paced(range(0, len(found), AT_ONCE), share):
                await asyncio.to_thread(counting.add, found[first : first + AT_ONCE])
            if len(found) <= AT_ONCE:
                break
        return counting, newest

    async def changes(self, game: GameId, guild: GuildId | None) -> tuple[tuple[str, RatingChange], ...]:
        """Return the players whose ratings a game has changed, with the changes, in the order of play.

        None if it was not rated. A seat counts for the player who sat there first, not for a substitute.
        """
        async with self._database.read() as connection:
            found = await ratings.changes_of(connection, game, guild)
            result = await results.find(connection, game) if found else None
        if result is None:
            return ()
        return tuple((player, found[place]) for place, player in enumerate(pools.players_of(result)))

    async def leaderboard(self, pool: Pool, first: int, count: int) -> tuple[int, tuple[RatingRow, ...]]:
        """Return the number of rated players of a pool, and `count` of them from index `first` on, best first."""
        async with self._database.read() as connection:
            return await ratings.board(connection, pool, first, count)

    async def names(self, players: tuple[str, ...], guild: GuildId | None) -> Mapping[str, str]:
        """Return the names that people had when they last played, on a server or on any, by their ids in digits."""
        async with self._database.read() as connection:
            return await records.names(connection, players, guild)

    async def profile(self, person: PersonId, guild: GuildId | None, versus: PersonId | None) -> Profile:
        """Return a person's games, averages, ratings and best game, and how they did against others.

        The others are `versus`, or those met on the server `guild`.
        """
        async with self._database.read() as connection:
            found = await results.of_person(connection, person)
            wanted = [Pool(where, seats) for where in {guild, None} for seats in (None, 2, 3, 4, 5, 6)]
            rated = await ratings.find(connection, wanted, [str(person)])
            places = {row.pool: await ratings.place_of(connection, row) for row in rated.values()}
        return profile_of(person, found, tuple(rated.values()), places, guild, versus)

    async def records(self, guild: GuildId | None) -> Mapping[RecordKind, RecordRow]:
        """Return the records of a server, or of all."""
        async with self._database.read() as connection:
            return await records.all_of(connection, guild)

    async def messages(self, games: tuple[GameId, ...]) -> Mapping[GameId, MessageId]:
        """Return the messages that show how these games ended, where they are known."""
        async with self._database.read() as connection:
            return await outbox_games.newest_messages(connection, games)

    async def _derive(self, game: GameId) -> bool:
        while True:
            async with self._database.read() as connection:
                forgotten = await people.times_forgotten(connection)
            worked_out = await self._worked_out(game)
            if worked_out is None:
                return False
            try:
                async with self._database.begin() as connection:
                    if await people.times_forgotten(connection) == forgotten:
                        await record(connection, worked_out)
                        return True
            except Conflict:
                return False
            # People whose data was deleted meanwhile must not be stored again with a result or the game in memory.
            self._repository.forget()

    async def _derive_again(self, game: GameId) -> None:
        worked_out = await self._worked_out(game)
        if worked_out is None:
            return
        async with self._database.begin() as connection:
            kept = await results.find(connection, game)
            if kept is not None:
                await results.replace(connection, _as_recorded(worked_out, kept))

    async def _worked_out(self, game: GameId) -> GameResult | None:
        """Return the result of a finished game from its log; None if the log cannot be read."""
        try:
            session = await self._repository.load(game)
        except (LogDamaged, HostRefusal):
            return None
        assert session.header.ended_at is not None, "a game that is over has ended"
        return result_of(session, Ending.PLAYED, session.header.ended_at)


async def _changes_of_results(connection: Connection) -> tuple[int, int]:
    """Return the numbers of deletions of people and of changes of results, both of which outdate a count."""
    return await people.times_forgotten(connection), await results.times_changed(connection)


async def _add_later(
    connection: Connection, counting: pools.Recounting, newest: int
) -> tuple[GameResult, ...]:
    """Count and return the results after a number, in the transaction that blocks the recording of others."""
    later = await results.all_in_order(connection, newest)
    await asyncio.to_thread(counting.add, later)
    return later


def _as_recorded(worked_out: GameResult, kept: GameResult) -> GameResult:
    """Return the recomputed result, completed with facts that the log lacks.

    These are the people whose data was deleted, and the winner of a game that was not played to its end.
    """
    seats = tuple(
        replace(seat, person=old.person, opponent=old.opponent, name=old.name)
        for seat, old in zip(worked_out.seats, kept.seats, strict=True)
    )
    if kept.ending is not Ending.PLAYED:
        seats = tuple(
            replace(seat, rank=old.rank, points=old.points, left=old.left)
            for seat, old in zip(seats, kept.seats, strict=True)
        )
    return replace(
        worked_out, seats=seats, void=kept.void, ending=kept.ending, ended_at=kept.ended_at, tiles=kept.tiles
    )
