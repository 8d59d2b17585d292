"""Recording how a game ended, in the transaction that ends it, with what it did to ratings."""

from __future__ import annotations

from host.games.session import Session
from host.ratings import pools
from host.ratings.results import result_of
from model.results import Ending, GameResult
from storage import ratings, records, results
from storage.database import Connection


async def record_end(connection: Connection, session: Session) -> None:
    """Record a game that the rules have ended."""
    assert session.header.ended_at is not None, "a game is recorded once it has ended"
    await record(connection, result_of(session, Ending.PLAYED, session.header.ended_at))


async def record_stop(connection: Connection, session: Session) -> None:
    """Record a rated game that was stopped, if somebody left it and somebody stayed; others have no result."""
    assert session.header.ended_at is not None, "a game is recorded once it has ended"
    result = result_of(session, Ending.LEFT, session.header.ended_at)
    if result.rated and len({seat.left for seat in result.seats}) == 2:
        await record(connection, result)


async def record(connection: Connection, result: GameResult) -> None:
    """Record a result and move the ratings it moves. A Conflict says that the game had one."""
    await results.insert(connection, result)
    await records.note(connection, result)
    rated_in = pools.pools_of(result)
    if not rated_in:
        return
    found = await ratings.find(connection, rated_in, pools.players_of(result))
    now = {key: pools.rating_of(row) for key, row in found.items()}
    changes = pools.apply(now, result)
    await ratings.put(connection, [pools.row_of(*key, rating) for key, rating in now.items()])
    await ratings.put_changes(connection, changes)
