"""Tests of a recount on request: it repairs results, ratings and records, and says what has changed."""

from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from games_played import ANN, BEN, CLEO, GUILD, HOUR, HandClock, play_on, started
from recounting import recounted

from game.values.ruleset import Option, make_ruleset
from host.host import Host
from host.ratings.ratings import Rating
from host.ratings.recounts import RecountedRating
from model.ids import ChannelId, GameId
from model.ratings import Pool
from storage import ratings, records, results
from storage.database import Connection, Database
from storage.schema_community import rating_changes
from storage.schema_community import ratings as stored_ratings
from storage.schema_community import records as stored_records

SMALL = make_ruleset(on=[Option.TABLE_EDGE], table=(3, 3))


async def stored(database: Database) -> tuple[object, ...]:
    """Return all results, ratings, changes of ratings, and records."""
    async with database.read() as connection:
        found = await results.all_in_order(connection)
        rows = [
            sorted(tuple(row) for row in await connection.execute(sa.select(table)))
            for table in (stored_ratings, rating_changes)
        ]
        return found, rows, await records.all_of(connection, GUILD), await records.all_of(connection, None)


async def played(host: Host, clock: HandClock) -> tuple[GameId, ...]:
    """Play four games to their ends, one after the other, the last of them unrated."""
    found = []
    for number, people in enumerate([(ANN, BEN), (ANN, CLEO), (BEN, CLEO), (ANN, BEN)]):
        channel = ChannelId(70 + number)
        view = await started(host, *people, channel=channel, ruleset=SMALL, rated=number < 3)
        await play_on(host, view.id)
        clock.forward(HOUR)
        found.append(view.id)
    return tuple(found)


async def test_a_recount_repairs_what_is_stored(host: Host, clock: HandClock, database: Database) -> None:
    """Wrong results, ratings and records are replaced; the ratings that change are named, the most changed first."""
    first, second, _, unrated = await played(host, clock)
    before = await stored(database)
    async with database.begin() as connection:
        everywhere = dict(await ratings.whole_board(connection, Pool()))
        result = await results.find(connection, first)
        assert result is not None
        one, other = result.seats
        swapped = replace(one, rank=other.rank, points=99), replace(other, rank=one.rank, points=1)
        await results.replace(connection, replace(result, seats=swapped, rated=False))
        await connection.execute(sa.update(stored_records).values(value=999))
        await connection.execute(
            sa.update(stored_ratings)
            .where(stored_ratings.c.player == str(ANN.id))
            .values(shown=stored_ratings.c.shown + 300)
        )
        await connection.execute(sa.delete(stored_ratings).where(stored_ratings.c.player == str(CLEO.id)))
        # A game that has changed no rating, and one that should not have changed any.
        await connection.execute(
            sa.update(rating_changes).where(rating_changes.c.game == second).values(game=unrated)
        )
        await ratings.put(
            connection,
            [replace(row, player="77") for row in recounted([result]) if row.player == str(BEN.id)],
        )
        nobody = (await ratings.whole_board(connection, Pool()))["77"]
    found = await host.recounts.recount()
    assert await stored(database) == before
    assert (found.results, found.games_added, found.games_removed) == (4, 1, 1)
    changed = {
        RecountedRating(str(ANN.id), everywhere[str(ANN.id)] + 300, everywhere[str(ANN.id)]),
        RecountedRating(str(CLEO.id), None, everywhere[str(CLEO.id)]),
        RecountedRating("77", nobody, None),
    }
    assert set(found.changed) == changed
    start = Rating().shown
    sizes = [abs((change.after or start) - (change.before or start)) for change in found.changed]
    assert sizes == sorted(sizes, reverse=True) == [change.size for change in found.changed]
    assert sizes[0] == 300


async def test_a_recount_counts_games_that_had_no_result(
    host: Host, clock: HandClock, database: Database
) -> None:
    """Games without a result get one, and are among those that the recount has added."""
    await played(host, clock)
    before = await stored(database)
    async with database.begin() as connection:
        for table in ("played_features", "played_seats", "rating_changes", "played", "ratings", "records"):
            await connection.exec_driver_sql(f"DELETE FROM {table}")
        await connection.exec_driver_sql("UPDATE games SET recorded = false")
    found = await host.recounts.recount()
    assert (found.results, found.games_added, found.games_removed) == (4, 3, 0)
    assert [change.before for change in found.changed] == [None] * 3
    assert await stored(database) == before


@pytest.mark.parametrize("meanwhile", ["a deletion", "a game"])
async def test_records_are_searched_again_if_results_change_meanwhile(
    meanwhile: str, host: Host, clock: HandClock, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a person who is deleted during a recount holds a record, nor is one missed of a game that ends then."""
    await played(host, clock)
    search, searches = records.search_all, 0

    async def slow(connection: Connection) -> tuple[dict[str, Any], ...]:
        nonlocal searches
        searches += 1
        found = await search(connection)
        if searches == 1 and meanwhile == "a deletion":
            await host.people.delete(ANN.id)
        elif searches == 1:
            view = await started(host, ANN, BEN, channel=ChannelId(90), ruleset=SMALL, rated=True)
            await play_on(host, view.id)
        return found

    monkeypatch.setattr(records, "search_all", slow)
    await host.recounts.recount()
    assert searches == 2
    async with database.read() as connection:
        held = {
            (guild or 0, kind, record.value, record.person, record.game)
            for guild in (GUILD, None)
            for kind, record in (await records.all_of(connection, guild)).items()
        }
        rows = await search(connection)
    names = ("guild", "kind", "value", "person", "game")
    assert held == {tuple(row[name] for name in names) for row in rows}
    assert (ANN.id in {person for _, _, _, person, _ in held}) == (meanwhile == "a game")
