"""A full disk: during a game, while a tournament's round is paired, and while a person is forgotten."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from games_played import ANN, BEN, DAY, HOUR, HandClock, chance, started, turn, unposted_news
from tournaments_played import announced

from host.host import Host
from model.errors import StorageTrouble
from model.outbox import MessageKind
from storage.database import Database

MOST_TURNS = 60


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_a_move_on_a_full_disk_is_not_half_stored(
    host: Host, database: Database, empty_database: Path, clock: HandClock
) -> None:
    """On a full disk an accepted move stays and a failed one is not stored; with room the game goes on."""
    view = await started(host, ANN, BEN)
    # Tables that migrations have dropped leave room in the file.
    with sqlite3.connect(empty_database) as plain:
        plain.execute("VACUUM")
    plain.close()

    def full(connection: sa.Connection) -> None:
        # SQLite raises a lower limit to the number of pages in use.
        connection.exec_driver_sql("PRAGMA max_page_count = 1")

    def roomy(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")

    accepted = [view.seq]

    async def play_on() -> None:
        for _ in range(MOST_TURNS):
            moved = await turn(host, view.id)
            accepted.append(moved.view.seq)

    sa.event.listen(sa.Engine, "begin", full)
    try:
        with pytest.raises(StorageTrouble, match="full"):
            await play_on()
    finally:
        sa.event.remove(sa.Engine, "begin", full)
    assert (await host.games.view(view.id)).seq == accepted[-1]
    assert (await Host(database, clock, chance("after")).games.view(view.id)).seq == accepted[-1]
    sa.event.listen(sa.Engine, "begin", roomy)
    try:
        assert (await turn(host, view.id)).view.seq > accepted[-1]
    finally:
        sa.event.remove(sa.Engine, "begin", roomy)
    await host.log_check.quarantine()
    assert await host.log_check.check() == (1, ())


async def test_a_round_that_cannot_be_stored_is_not_half_begun(
    host: Host, database: Database, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A round that a full disk keeps from being stored calls nobody; with room it begins once."""
    tournament_id = await announced(host, clock, 8)

    async def full(*_: object) -> None:
        raise StorageTrouble("database or disk is full")

    clock.forward(DAY)
    with monkeypatch.context() as patch:
        # The last thing that is stored of a round.
        patch.setattr("host.tournaments.running.director.end_round", full)
        await host.director.run_due()
    tournament = await host.tournaments.get(tournament_id)
    assert (tournament.rounds, tournament.matches) == ((), ())
    assert await unposted_news(host) == []
    clock.forward(HOUR)
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament_id)
    assert len(tournament.rounds) == 1
    kinds = [delivery.kind for delivery in await unposted_news(host)]
    assert kinds == [MessageKind.ROUND, *[MessageKind.MATCH] * 4]


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_who_deletes_their_data_on_a_full_disk_is_forgotten(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Deleting a person's data on a full disk works and leaves no name in memory. The log has the error."""
    view = await started(host, ANN, BEN)
    await host.people.change(ANN.id, lambda before: replace(before, language="de"))

    def full(_: Path) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("storage.sqlite_file.empty_log", full)
    await host.people.delete(ANN.id)
    assert host.languages.of(ANN.id) is None
    assert ANN.name not in [seat.name for seat in (await host.lobby.view(view.id)).seats]
    assert "database or disk is full" in caplog.text
