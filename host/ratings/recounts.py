"""Ratings and results computed anew: after a void result, for results that are missing, and on request."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import timedelta

from host.background import BACKGROUND_SHARE, BackgroundLoop, paced
from host.errors import HostRefusal
from host.events import RatingsOutdated
from host.games.repository import GameRepository
from host.ratings import pools
from host.ratings.ratings import Rating
from host.ratings.recording import record
from host.ratings.results import result_of
from host.services import Services
from model.ids import GameId
from model.ratings import Pool
from model.results import Ending, GameResult
from storage import people, program_values, ratings, records, results
from storage.database import Conflict, Connection

_EXPANSIONS_RATED = "expansions-rated"
"""The key of the stored fact that recorded results are rated by sets of expansions."""

_OUTDATED_BY = "ratings-outdated-by"
"""The key under which the last result that became void is stored, until the ratings are recomputed."""

AT_ONCE = 50
"""Results counted in one step. Once no more than these are new, a recount stores what it has found."""

CATCH_UPS = 5
"""How often a recount reads newer results before it counts the rest in the transaction that stores it."""

LOOK_EVERY = timedelta(minutes=5)
"""How often a process checks for a recount that another process left undone."""


@dataclass(frozen=True, slots=True)
class RecountedRating:
    """A player's rating over all servers before and after a recount; None where there is no rating."""

    player: str
    before: int | None
    after: int | None

    @property
    def size(self) -> int:
        """The size of the change; a missing rating counts as the initial one."""
        start = Rating().shown
        return abs((self.after or start) - (self.before or start))


@dataclass(frozen=True, slots=True)
class Recount:
    """The findings of a recount.

    `results` is the number of results. `games_added` is the number of games between people that are rated now
    and were not before, `games_removed` of those that no longer are. `changed` has the ratings that changed, the
    most first.
    """

    results: int
    games_added: int
    games_removed: int
    changed: tuple[RecountedRating, ...]


class Recounts:
    """Computes results from logs and ratings from results; `loop` does so after a result became void."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._repository = repository
        outdated = services.events.subscribe(RatingsOutdated)
        longest = LOOK_EVERY if services.database.shared else None
        self.loop = BackgroundLoop(
            "the recalculation of ratings", self.rerate_due, outdated, services.now, longest
        )

    async def catch_up(self, share: float = 1.0) -> int:
        """Record the results of games that ended without one, from their logs; return their number.

        `share` is the share of the time that this may use, while people play.
        """
        async with self._database.read() as connection:
            without = await results.missing(connection)
        return sum([await self._record_missing(game) async for game in paced(without, share)])

    async def recount(self) -> Recount:
        """Recompute all results from their logs and all ratings from the results; return the changes.

        Games decided by a referee or because players left keep their recorded ranks and points. Results
        without a readable log stay as recorded.
        """
        before, rated_before, logged = await self._rated_now()
        await self.catch_up()
        for game in logged:
            await self._recompute(game)
        async with self._database.begin() as connection:
            # A concurrent count has read the former results; this makes it start again.
            await results.note_change(connection)
        await self._find_records()
        found = await self.rerate()
        after, rated_after, _ = await self._rated_now()
        players = sorted(before.keys() | after.keys())
        changed = [RecountedRating(player, before.get(player), after.get(player)) for player in players]
        return Recount(
            results=found,
            games_added=len(rated_after - rated_before),
            games_removed=len(rated_before - rated_after),
            changed=tuple(
                sorted(
                    (change for change in changed if change.before != change.after),
                    key=lambda change: -change.size,
                )
            ),
        )

    async def _rated_now(self) -> tuple[Mapping[str, int], frozenset[GameId], tuple[GameId, ...]]:
        """Return people's stored ratings over all servers, the rated games, and the games with result and log."""
        async with self._database.read_long() as connection:
            return (
                await ratings.whole_board(connection, Pool()),
                await ratings.rated_games(connection),
                await results.with_logs(connection),
            )

    async def _find_records(self) -> None:
        """Find all records in all results and store them, while people play."""
        while True:
            async with self._database.read_long() as connection:
                found = await records.search_all(connection)
                newest = await results.newest_number(connection)
                forgotten = await people.times_forgotten(connection)
            async with self._database.begin() as connection:
                # Else start again: a game that ended may hold a record; a forgotten person holds none.
                if (
                    await results.newest_number(connection) == newest
                    and await people.times_forgotten(connection) == forgotten
                ):
                    await records.put_all(connection, found)
                    return

    async def void(self, connection: Connection, game: GameId) -> bool:
        """Store that the result of a game is void; return True if ratings depend on it.

        In that case the caller publishes RatingsOutdated, and the ratings are recomputed in the background.
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
            await self.rerate(BACKGROUND_SHARE)

    async def rerate(self, share: float = 1.0) -> int:
        """Recompute all ratings from the results; return the number of results.

        `share` is the share of the time that this may use, while people play.
        """
        while True:
            async with self._database.read() as connection:
                outdated_by = await program_values.find(connection, _OUTDATED_BY)
                before = await _changes_of_results(connection)
            counting, newest = await self._count_results(share)
            players, games = await self._outdated(counting)
            async with self._database.begin() as connection:
                if await _changes_of_results(connection) != before:
                    # A person was forgotten, or a result became void, after it had been counted.
                    continue
                for later in await _add_later(connection, counting, newest):
                    players.update(pools.players_of(later))
                    games.add(later.game)
                rows, changes = counting.rows_of(players), counting.changes_by(games)
                await ratings.replace(connection, players, rows, games, changes)
                if outdated_by is not None:
                    # Only this one: another result that became void meanwhile has replaced the value.
                    await program_values.forget(connection, _OUTDATED_BY, outdated_by)
            return counting.results

    async def _outdated(self, counting: pools.Recounting) -> tuple[set[str], set[GameId]]:
        """Return the players and the games whose stored ratings and changes differ from the recount.

        After a void result these are few. Only they are stored, for nobody else can write meanwhile.
        """
        rows = await asyncio.to_thread(lambda: set(counting.rows))
        changes = await asyncio.to_thread(lambda: set(counting.changes))
        async with self._database.read_long() as connection:
            return await ratings.outdated(connection, rows, changes)

    async def rate_expansions(self) -> bool:
        """Rate by sets of expansions the results of earlier releases; return whether it was done now.

        This is done once. All other ratings, and the rating changes stored for games, stay as they are.
        """
        while True:
            async with self._database.read() as connection:
                if await program_values.find(connection, _EXPANSIONS_RATED):
                    return False
                before = await _changes_of_results(connection)
            counting, newest = await self._count_results(BACKGROUND_SHARE)
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

    async def _count_results(self, share: float) -> tuple[pools.Recounting, int]:
        """Return the ratings that follow from the results up to a number, and that number.

        However long this takes, few results are recorded after that number. The caller counts those in the
        transaction that stores the ratings.
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

    async def _record_missing(self, game: GameId) -> bool:
        """Record the result of a game that has none, from its log; return whether it was recorded now."""
        while True:
            async with self._database.read() as connection:
                forgotten = await people.times_forgotten(connection)
            computed = await self._result_from_log(game)
            if computed is None:
                return False
            try:
                async with self._database.begin() as connection:
                    if await people.times_forgotten(connection) == forgotten:
                        await record(connection, computed)
                        return True
            except Conflict:
                return False
            # Neither the result nor the game in memory may bring back a person who was forgotten meanwhile.
            self._repository.forget()

    async def _recompute(self, game: GameId) -> None:
        """Replace the recorded result of a game by the one that follows from its log, if that can be read."""
        computed = await self._result_from_log(game)
        if computed is None:
            return
        async with self._database.begin() as connection:
            recorded = await results.find(connection, game)
            if recorded is not None:
                await results.replace(connection, _as_recorded(computed, recorded))

    async def _result_from_log(self, game: GameId) -> GameResult | None:
        """Return the result of a game that is over, from its log; None if that cannot be read."""
        try:
            session = await self._repository.load(game)
        except HostRefusal:
            return None
        assert session.header.ended_at is not None, "a game that is over has ended"
        return result_of(session, Ending.PLAYED, session.header.ended_at)


async def _changes_of_results(connection: Connection) -> tuple[int, int]:
    """Return how often people were forgotten and how often results changed; either makes a count outdated."""
    return await people.times_forgotten(connection), await results.times_changed(connection)


async def _add_later(
    connection: Connection, counting: pools.Recounting, newest: int
) -> tuple[GameResult, ...]:
    """Count and return the results after number `newest`, in a transaction that lets no other add any."""
    later = await results.all_in_order(connection, newest)
    await asyncio.to_thread(counting.add, later)
    return later


def _as_recorded(computed: GameResult, recorded: GameResult) -> GameResult:
    """Return the recomputed result with the recorded facts that the log does not hold.

    These are the people who were forgotten, and the ranks and points of a game that was not played out.
    """
    seats = tuple(
        replace(seat, person=old.person, opponent=old.opponent, name=old.name)
        for seat, old in zip(computed.seats, recorded.seats, strict=True)
    )
    if recorded.ending is not Ending.PLAYED:
        seats = tuple(
            replace(seat, rank=old.rank, points=old.points, left=old.left)
            for seat, old in zip(seats, recorded.seats, strict=True)
        )
    return replace(
        computed,
        seats=seats,
        void=recorded.void,
        ending=recorded.ending,
        ended_at=recorded.ended_at,
        tiles=recorded.tiles,
    )
