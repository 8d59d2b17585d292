"""Tests of copying an SQLite database into PostgreSQL: complete, also after interruptions, or refused."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from games_played import (
    ANN,
    BEN,
    CLEO,
    HandClock,
    chance,
    next_of_game,
    options,
    play_on,
    post_all,
    started,
    turn,
)
from tournaments_played import play_round, under_way

from host.host import Host
from model.errors import StorageTrouble
from model.ids import ChannelId
from model.people import PersonSettings
from model.tables import GameStatus
from storage import copying
from storage.copying import CopyFailed, CopyProblem, copy_all, is_unfinished
from storage.database import Database
from storage.leases import LEASE
from storage.schema import people
from storage.schema_tournaments import match_games
from storage.tables import metadata


@pytest.fixture
def address(empty_database: Path) -> str:
    """Return the address of the SQLite database that is copied."""
    return str(empty_database)


@pytest.fixture
async def target(postgres_url: str) -> AsyncIterator[Database]:
    opened = await Database.open(postgres_url)
    yield opened
    await opened.close()


@pytest.fixture
async def played(host: Host, clock: HandClock) -> None:
    """Play a finished game, its rematch with a lower id, a running game and a tournament; store settings."""
    over = await play_on(host, (await started(host, ANN, BEN, channel=ChannelId(1), rated=True)).id)
    rematch = await host.endings.rematch(over.id, ANN)
    await host.lobby.join(rematch.id, BEN)
    goes_on = await host.lobby.start(rematch.id, ANN.id)
    await post_all(host, count=1)
    for _ in range(4):
        await turn(host, goes_on.id)
    await host.people.change(CLEO.id, lambda _: PersonSettings(language="fr"))
    table = await host.lobby.open(None, ChannelId(3), CLEO, options())
    await host.lobby.add_computer(table.id, CLEO.id, "hard")
    await under_way(host, clock, 4)


async def _rows(database: Database) -> dict[str, set[str]]:
    found = {}
    async with database.read() as connection:
        for table in metadata.sorted_tables:
            found[table.name] = {repr(tuple(row)) for row in await connection.execute(sa.select(table))}
    return found


def change_before_the_comparison(
    monkeypatch: pytest.MonkeyPatch, changed: Database, statement: sa.Update
) -> None:
    """Let a statement change one of the databases when all rows are copied and not yet compared."""
    finish = copying._point_at_rematches

    async def finish_and_change(source: Database, target: Database) -> None:
        await finish(source, target)
        async with changed.begin() as connection:
            await connection.execute(statement)

    monkeypatch.setattr(copying, "_point_at_rematches", finish_and_change)


@pytest.mark.usefixtures("played")
async def test_everything_is_copied(
    host: Host, database: Database, target: Database, clock: HandClock
) -> None:
    """All rows of all tables are copied, and the games go on in the copy: moves, messages, the end."""
    games_copied = await copy_all(database, target)
    assert games_copied > 3
    assert await _rows(target) == await _rows(database)
    assert len((await _rows(target))["log"]) > 20
    after = Host(target, clock, chance("after"))
    view = await after.lobby.in_channel(ChannelId(1))
    assert view is not None
    assert (await after.games.view(view.id)).position == (await host.games.view(view.id)).position
    clock.forward(LEASE)
    await next_of_game(after)
    assert (await play_on(after, view.id)).status is GameStatus.OVER
    await after.close()


async def test_a_tournament_goes_on_in_the_copy(
    host: Host, database: Database, target: Database, clock: HandClock
) -> None:
    """In the copy, a match gets its result when its game ends, and the next round follows."""
    tournament = await under_way(host, clock, 4)
    await copy_all(database, target)
    clock.forward(LEASE)
    after = Host(target, clock, chance("after"))
    now = await play_round(after, clock, tournament.id)
    assert [(match.round, match.open) for match in now.matches] == [
        (1, False),
        (1, False),
        (2, True),
        (2, True),
    ]
    await after.close()


@pytest.mark.usefixtures("played")
async def test_a_json_null_in_place_of_an_sql_null_is_found(
    database: Database, target: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A JSON null in place of an SQL NULL is found: both read as None, but queries tell them apart."""
    change_before_the_comparison(monkeypatch, target, match_games.update().values(scores=sa.JSON.NULL))
    with pytest.raises(CopyFailed) as failed:
        await copy_all(database, target)
    assert (failed.value.problem, failed.value.detail) == (CopyProblem.DIFFERENT, "match_games")


@pytest.mark.usefixtures("played")
async def test_an_interrupted_copy_is_resumed(
    database: Database, target: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy that lost its server several times has no row twice, and is unfinished until all rows are there."""
    monkeypatch.setattr(copying, "AT_ONCE", 3)
    rows_after, failures = copying._rows_after, 0

    async def fail_often(source, table, last, most):  # type: ignore[no-untyped-def]
        nonlocal failures
        if failures < 12 and last and last % 4 == 0:
            failures += 1
            raise StorageTrouble("gone")
        return await rows_after(source, table, last, most)

    monkeypatch.setattr(copying, "_rows_after", fail_often)
    tries = 0
    while True:
        try:
            await copy_all(database, target)
        except StorageTrouble:
            tries += 1
            assert await is_unfinished(target)
        else:
            break
    assert tries == failures > 3
    assert not await is_unfinished(target)
    assert await _rows(target) == await _rows(database)


@pytest.mark.usefixtures("played")
async def test_a_row_that_changes_during_the_copy_is_found(
    database: Database, target: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A row that changed while it was copied is named, and the copy does not count as complete."""
    change_before_the_comparison(monkeypatch, database, people.update().values(time_zone="Europe/Rome"))
    with pytest.raises(CopyFailed) as failed:
        await copy_all(database, target)
    assert (failed.value.problem, failed.value.detail) == (CopyProblem.DIFFERENT, "people")
    assert await is_unfinished(target)


async def test_a_target_with_rows_is_refused(
    host: Host, database: Database, target: Database, clock: HandClock
) -> None:
    """Nothing is copied into a database that has a table already."""
    other = Host(target, clock, chance("other"))
    await other.lobby.open(None, ChannelId(9), ANN, options())
    with pytest.raises(CopyFailed) as failed:
        await copy_all(database, target)
    assert failed.value.problem is CopyProblem.NOT_EMPTY
    await other.close()


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ("UPDATE games SET ruleset = :wrong WHERE id = :game", "no JSON"),
        ("UPDATE games SET language = :wrong WHERE id = :game", "x" * 2000),
    ],
)
async def test_a_row_that_cannot_be_copied_is_named(
    host: Host, database: Database, target: Database, change: str, wrong: str
) -> None:
    """A row that cannot be copied is named in one line: table, number and error. The copy stays open."""
    for number in range(3):
        view = await started(host, ANN, BEN, channel=ChannelId(number + 1))
    async with database.begin() as connection:
        await connection.execute(sa.text(change), {"game": view.id, "wrong": wrong})
    with pytest.raises(CopyFailed) as failed:
        await copy_all(database, target)
    assert failed.value.problem is CopyProblem.UNREADABLE
    assert failed.value.detail.startswith("games, row 3: ")
    assert len(failed.value.detail) < 120
    assert "\n" not in failed.value.detail
    assert await is_unfinished(target)
