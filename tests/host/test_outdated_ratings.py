"""Tests of ratings after a result became void: they are computed again once, in the background."""

import asyncio
from collections.abc import Callable, Iterable

import pytest
from games_played import ANN, BEN, GUILD, HandClock, play_on, started
from recounting import recounted
from tournaments_played import ORGANISER, SMALL, play_match, under_way

from host.host import Host
from host.ratings import recounts
from host.ratings.pools import Recounting
from model.ids import ChannelId, GameId, PersonId
from model.matches import DecisionKind
from model.ratings import Pool, RatingChange, RatingRow
from model.results import GameResult
from storage import ratings, results
from storage.database import Connection, Database

ALL_HERE = Pool(GUILD, 2)


async def follow_from_results(database: Database) -> bool:
    """Return True if the stored ratings are those that follow from all stored results."""
    async with database.read() as connection:
        found = await results.all_in_order(connection)
        stored = await ratings.whole_board(connection, ALL_HERE)
    rows = recounted(found)
    return {row.player: row.shown for row in rows if row.pool == ALL_HERE} == dict(stored)


async def undo_a_result(host: Host, clock: HandClock, people: int = 2) -> None:
    """Play all matches of a tournament, then let a referee undo the result of the first."""
    tournament = await under_way(host, clock, people)
    for match in tournament.matches:
        await play_match(host, match)
    await host.director.run_due()
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))


async def test_games_that_end_during_a_recount_do_not_restart_it(
    host: Host, clock: HandClock, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games that end while results are counted are counted once each, without counting the others again."""
    await undo_a_result(host, clock, people=4)
    add, loop, calls = Recounting.add, asyncio.get_running_loop(), 0

    async def another_game() -> None:
        channel = ChannelId(9000 + calls)
        view = await started(host, ANN, BEN, channel=channel, ruleset=SMALL.ruleset, rated=True)
        await play_on(host, view.id)

    def slow(counting: Recounting, found: Iterable[GameResult]) -> None:
        nonlocal calls
        calls += 1
        if calls in (1, 3):
            asyncio.run_coroutine_threadsafe(another_game(), loop).result()
        add(counting, found)

    monkeypatch.setattr(Recounting, "add", slow)
    monkeypatch.setattr(recounts, "AT_ONCE", 1)
    monkeypatch.setattr(recounts, "BACKGROUND_SHARE", 1.0)
    await host.recounts.rerate_due()
    monkeypatch.setattr(Recounting, "add", add)
    assert calls == 4, "two results before, and two games that end during the recount"
    assert await follow_from_results(database)


async def test_a_recount_stores_changed_ratings_only(
    host: Host, clock: HandClock, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only ratings that differ are stored, because no game can end during that transaction."""
    replace, stored = ratings.replace, list[tuple[set[str], int, int]]()

    async def noted(
        connection: Connection,
        players: set[str],
        rows: tuple[RatingRow, ...],
        changed: set[GameId],
        changes: tuple[RatingChange, ...],
    ) -> None:
        stored.append((players, len(rows), len(changed)))
        await replace(connection, players, rows, changed, changes)

    monkeypatch.setattr(ratings, "replace", noted)
    await undo_a_result(host, clock, people=4)
    async with database.read() as connection:
        before = await ratings.whole_board(connection, ALL_HERE)
    await host.recounts.rerate_due()
    async with database.read() as connection:
        after = await ratings.whole_board(connection, ALL_HERE)
    assert (len(before), len(after)) == (4, 2)
    assert stored == [(before.keys() - after.keys(), 0, 1)]
    await host.recounts.rerate()
    assert stored[1:] == [(set(), 0, 0)]
    assert await follow_from_results(database)


async def test_a_recount_is_left_to_the_next_process(
    host: Host,
    restart: Callable[[], Host],
    clock: HandClock,
    database: Database,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """That ratings must be computed is stored with the void result; the process that finds it computes them once."""
    counted = 0
    add = Recounting.add

    def counting(recounting: Recounting, found: Iterable[GameResult]) -> None:
        nonlocal counted
        counted += 1
        add(recounting, found)

    monkeypatch.setattr(Recounting, "add", counting)
    await undo_a_result(host, clock)
    assert counted == 0, "the referee does not wait for the recount"
    after = restart()
    await after.recounts.rerate_due()
    assert counted > 0
    assert await follow_from_results(database)
    counted = 0
    await host.recounts.rerate_due()
    assert counted == 0


async def test_a_result_undone_during_a_recount_restarts_it(
    host: Host, clock: HandClock, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a result becomes void after it was counted, all results are counted once more."""
    tournament = await under_way(host, clock, 4)
    for match in tournament.matches:
        await play_match(host, match)
    await host.director.run_due()
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    add, loop, undone = Recounting.add, asyncio.get_running_loop(), False

    def slow(counting: Recounting, found: Iterable[GameResult]) -> None:
        nonlocal undone
        add(counting, found)
        if not undone:
            undone = True
            undo = host.referee.undo(tournament.id, ORGANISER, (1, 1))
            asyncio.run_coroutine_threadsafe(undo, loop).result()

    monkeypatch.setattr(Recounting, "add", slow)
    await host.recounts.rerate_due()
    async with database.read() as connection:
        assert await ratings.whole_board(connection, ALL_HERE) == {}


async def test_a_person_deleted_during_a_recount_has_no_rating(
    host: Host, clock: HandClock, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a person's data is deleted after they were counted, all results are counted once more."""
    await undo_a_result(host, clock, people=4)
    add, loop, forgotten = Recounting.add, asyncio.get_running_loop(), False
    async with database.read() as connection:
        rows = recounted(await results.all_in_order(connection))
    player = next(row.player for row in rows if row.pool == ALL_HERE)

    def slow(counting: Recounting, found: Iterable[GameResult]) -> None:
        nonlocal forgotten
        add(counting, found)
        if not forgotten:
            forgotten = True
            deleted = host.people.delete(PersonId(int(player)))
            asyncio.run_coroutine_threadsafe(deleted, loop).result()

    monkeypatch.setattr(Recounting, "add", slow)
    await host.recounts.rerate_due()
    async with database.read() as connection:
        left = await ratings.whole_board(connection, ALL_HERE)
    assert player not in left
    assert await follow_from_results(database)


async def test_undoing_an_unrated_result_starts_no_recount(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Undoing a decision of a match too short to be rated computes no ratings."""
    tournament = await under_way(host, clock, 2)
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 0))
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    monkeypatch.delattr(Recounting, "add")
    await host.recounts.rerate_due()


async def test_a_recount_stores_what_is_missing(host: Host, database: Database) -> None:
    """Ratings and changes of ratings that are not stored at all are stored by a recount."""
    view = await started(host, ANN, BEN, ruleset=SMALL.ruleset, rated=True)
    await play_on(host, view.id)
    changes = await host.statistics.changes(view.id, GUILD)
    assert len(changes) == 2
    async with database.begin() as connection:
        await ratings.replace(connection, (str(ANN.id), str(BEN.id)), (), (view.id,), ())
    assert not await follow_from_results(database)
    await host.recounts.rerate()
    assert await follow_from_results(database)
    assert await host.statistics.changes(view.id, GUILD) == changes
