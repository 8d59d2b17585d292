"""Recording the result of a game and its rating changes, in the transaction that ends the game."""

from __future__ import annotations

from host.games.session import Session
from host.ratings import pools
from host.ratings.meetings import REPEATS_WITHIN, Meetings, people_of
from host.ratings.results import result_of
from model.ids import PersonId
from model.results import Ending, GameResult
from storage import challenges, ratings, records, results
from storage.database import Connection


async def record_end(connection: Connection, session: Session) -> None:
    """Record a game that was played to its end."""
    assert session.header.ended_at is not None, "a game is recorded once it has ended"
    await record(connection, result_of(session, Ending.PLAYED, session.header.ended_at))


async def record_stop(connection: Connection, session: Session, given_up_by: PersonId | None = None) -> None:
    """Record a stopped game that counts, if a seat has left and another has stayed; others get no result.

    A game counts if it is rated, changes ratings of games with computers, or was played on a ladder.
    Computers always stay: a person who leaves a game against them, or stops it alone (`given_up_by`), has
    lost.
    """
    assert session.header.ended_at is not None, "a game is recorded once it has ended"
    leavers = () if given_up_by is None else (given_up_by,)
    result = result_of(session, Ending.LEFT, session.header.ended_at, leavers)
    if len({seat.left for seat in result.seats}) < 2:
        return
    if result.rated or pools.pools_of(result) or await challenges.on_ladder(connection, session.id):
        await record(connection, result)


async def record(connection: Connection, result: GameResult) -> None:
    """Record a result and update the ratings by it. Raises Conflict if the game already has a result."""
    met = await _met(connection, result)
    await results.insert(connection, result)
    await records.note(connection, result)
    rated_in = pools.pools_of(result)
    if not rated_in:
        return
    found = await ratings.find(connection, rated_in, pools.players_of(result))
    by_player = {key: pools.rating_of(row) for key, row in found.items()}
    changes = pools.apply(by_player, result, met)
    await ratings.put(connection, [pools.row_of(*key, rating) for key, rating in by_player.items()])
    await ratings.put_changes(connection, changes)


async def _met(connection: Connection, result: GameResult) -> Meetings:
    """Return the earlier rated games of pairs of this game's people that are recent enough to affect it."""
    if not pools.rates_people(result):
        return Meetings()
    found = await results.of_pairs(connection, people_of(result), result.ended_at - REPEATS_WITHIN)
    return Meetings(earlier for earlier in found if pools.rates_people(earlier))
