"""Tests of damaged logs and rows: they are found and quarantined, and other games go on."""

import asyncio
import logging
from collections.abc import Callable

import pytest
from games_played import (
    ANN,
    BEN,
    CHANNEL,
    CLEO,
    GUILD,
    HOUR,
    HandClock,
    chance,
    options,
    refused,
    started,
    turn,
)

from host.clocks import log_check
from host.errors import HostReason, HostRefusal
from host.games.repository import GameRepository
from host.host import Host
from model.ids import ChannelId, GameId
from storage.database import Database
from storage.schema import games, log


@pytest.fixture
async def pair(host: Host) -> tuple[GameId, GameId]:
    """Return two running games of three turns each."""
    found = []
    for channel in (1, 2):
        view = await started(host, ANN, BEN, channel=ChannelId(channel), turn_seconds=3600)
        for _ in range(3):
            await turn(host, view.id)
        found.append(view.id)
    return found[0], found[1]


async def test_sound_games_are_not_reported(
    host: Host, database: Database, clock: HandClock, pair: tuple[GameId, GameId]
) -> None:
    """Games that replay to what their logs say are not reported."""
    assert await Host(database, clock, chance()).log_check.check() == (2, ())


@pytest.mark.parametrize(
    "damage",
    [{"digest": "deadbeef"}, {"text": "Z@0,0/0"}, {"text": "nonsense"}, {"kind": "UNDO", "text": "x"}],
    ids=["another digest", "illegal move", "unreadable move", "undo without a target"],
)
async def test_a_damaged_log_is_named(
    host: Host,
    database: Database,
    clock: HandClock,
    pair: tuple[GameId, GameId],
    damage: dict[str, str],
) -> None:
    """The damaged game is named with the entry at which its replay fails; the other game is sound."""
    values: dict[str, object] = dict(damage)
    if "kind" in damage:
        values["kind"] = type((await host.history.reports(pair[0]))[0].kind)[damage["kind"]]
    async with database.begin() as connection:
        await connection.execute(log.update().where(log.c.game == pair[0], log.c.seq == 3).values(**values))
    _, (found,) = await Host(database, clock, chance()).log_check.check()
    assert (found.game, found.seq) == (pair[0], 3)


@pytest.mark.parametrize("at_once", [1, 2, 100])
async def test_the_check_lists_games_in_batches(
    database: Database,
    clock: HandClock,
    pair: tuple[GameId, GameId],
    at_once: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Games are listed in batches, each once, also those that began in the same moment."""
    monkeypatch.setattr(log_check, "AT_ONCE", at_once)
    async with database.begin() as connection:
        await connection.execute(log.delete().where(log.c.seq == 2))
    count, damaged = await Host(database, clock, chance()).log_check.check()
    assert (count, sorted(found.game for found in damaged)) == (2, sorted(pair))


async def test_a_game_deleted_during_the_check_does_not_end_it(
    database: Database, clock: HandClock, pair: tuple[GameId, GameId], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that is deleted during the check does not end the check of the games after it."""
    monkeypatch.setattr(log_check, "AT_ONCE", 1)
    verify, verified = GameRepository.verify, []

    async def deleted_meanwhile(repository: GameRepository, game: GameId) -> None:
        verified.append(game)
        await verify(repository, game)
        async with database.begin() as connection:
            await connection.execute(games.delete().where(games.c.id == game))

    monkeypatch.setattr(GameRepository, "verify", deleted_meanwhile)
    await Host(database, clock, chance()).log_check.quarantine()
    assert sorted(verified) == sorted(pair)


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE games SET ruleset = 'no JSON' WHERE id = ?",
        "UPDATE games SET ruleset = '[]' WHERE id = ?",
        "UPDATE games SET ruleset = json_set(ruleset, '$.expansions[0]', 'mars') WHERE id = ?",
        "UPDATE games SET started_at = 'yesterday' WHERE id = ?",
        "UPDATE games SET started_at = CAST(x'FF' AS TEXT) WHERE id = ?",
        "UPDATE log SET at = 'yesterday' WHERE game = ? AND seq = 2",
        "DELETE FROM seats WHERE game = ? AND place = 1",
        "DELETE FROM log WHERE game = ? AND seq = 2",
        "UPDATE log SET seq = 'last' WHERE game = ? AND seq = 3",
    ],
)
async def test_a_game_with_unreadable_rows_is_quarantined_alone(
    host: Host, database: Database, clock: HandClock, pair: tuple[GameId, GameId], statement: str
) -> None:
    """The host starts, every use of the damaged game is refused, and the other game goes on."""
    async with database.begin() as connection:
        await connection.exec_driver_sql(statement, (pair[0],))
    async with asyncio.timeout(60):
        count, damaged = await Host(database, clock, chance()).log_check.check()
    assert (count, [found.game for found in damaged]) == (2, [pair[0]])
    after = Host(database, clock, chance("after"))
    await after.start()
    await after.close()
    for ask in (
        after.games.view(pair[0]),
        after.endings.stop(pair[0], ANN.id),
        after.undo.preview(pair[0], ANN.id),
    ):
        with pytest.raises(HostRefusal) as refusal:
            await ask
        assert refusal.value.reason is HostReason.QUARANTINED
    with pytest.raises(HostRefusal) as refusal:
        await after.lobby.open(None, ChannelId(1), BEN, options())
    assert refusal.value.reason in (HostReason.QUARANTINED, HostReason.CHANNEL_BUSY)
    assert await after.games.in_channel(ChannelId(1)) == pair[0]
    assert {game.id for game in await after.history.games_of(ANN.id)} == set(pair)
    waiting = await after.history.next_game(ANN.id) or await after.history.next_game(BEN.id)
    assert waiting == pair[1]
    await after.people.delete(ANN.id)
    assert (await turn(after, pair[1])).view.id == pair[1]


@pytest.mark.parametrize("rated", [False, True])
async def test_a_damaged_game_is_stopped_by_a_manager(
    host: Host, database: Database, clock: HandClock, rated: bool
) -> None:
    """A manager stops a damaged game and frees its channel, but not a rated game of their own."""
    game = (await started(host, ANN, BEN, rated=rated)).id
    await turn(host, game)
    async with database.begin() as connection:
        await connection.execute(log.update().where(log.c.game == game).values(digest="deadbeef"))
    after = Host(database, clock, chance("after"))
    assert await refused(after.endings.stop(game, ANN.id)) is HostReason.QUARANTINED
    if rated:
        assert await refused(after.endings.stop(game, ANN.id, manager=True)) is HostReason.OWN_GAME
    assert await after.endings.stop(game, CLEO.id if rated else ANN.id, manager=True)
    await after.lobby.open(GUILD, CHANNEL, BEN, options())


async def test_a_damaged_game_has_a_rematch(host: Host, database: Database, clock: HandClock) -> None:
    """A rematch of a game that cannot be read has its options, but no computers: one may have sat in for a person."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(seats=3))
    await host.lobby.add_computer(table.id, ANN.id, "greedy")
    await host.lobby.start(table.id, ANN.id)
    await turn(host, table.id)
    async with database.begin() as connection:
        await connection.execute(log.update().where(log.c.game == table.id).values(digest="deadbeef"))
    after = Host(database, clock, chance("after"))
    assert await after.endings.stop(table.id, ANN.id, manager=True)
    rematch = await after.endings.rematch(table.id, ANN)
    assert rematch.options.seats == 3
    assert [seat.person for seat in rematch.seats] == [ANN.id]


@pytest.mark.parametrize("damaged", ["game", "rated game", "table"])
async def test_a_table_whose_row_cannot_be_read_is_stopped_by_a_manager(
    host: Host, database: Database, clock: HandClock, damaged: str
) -> None:
    """A manager stops a table with an unreadable row, begun or not, and frees its channel."""
    if damaged == "table":
        game = (await host.lobby.open(GUILD, CHANNEL, ANN, options(rated=True))).id
    else:
        game = (await started(host, ANN, BEN, rated=damaged == "rated game")).id
    async with database.begin() as connection:
        await connection.execute(games.update().where(games.c.id == game).values(ruleset="no ruleset"))
    after = Host(database, clock, chance("after"))
    assert await after.lobby.living_in(CHANNEL) == game
    assert await after.lobby.guild_of(game) == GUILD
    assert await refused(after.endings.stop(game, ANN.id)) is HostReason.QUARANTINED
    if damaged == "rated game":
        assert await refused(after.endings.stop(game, ANN.id, manager=True)) is HostReason.OWN_GAME
    assert await after.endings.stop(game, CLEO.id if damaged == "rated game" else ANN.id, manager=True)
    assert await refused(after.endings.stop(game, CLEO.id, manager=True)) is HostReason.NOT_RUNNING
    await after.lobby.open(GUILD, CHANNEL, BEN, options())


async def test_a_wrong_commitment_is_found(
    host: Host, database: Database, clock: HandClock, pair: tuple[GameId, GameId]
) -> None:
    """A game whose seed does not match the commitment is reported: the seed would draw other tiles."""
    async with database.begin() as connection:
        await connection.execute(games.update().where(games.c.id == pair[1]).values(promise="0" * 64))
    _, (found,) = await Host(database, clock, chance()).log_check.check()
    assert found.game == pair[1]


async def test_a_damaged_game_is_quarantined_and_others_go_on(
    host: Host,
    restart: Callable[[], Host],
    database: Database,
    clock: HandClock,
    pair: tuple[GameId, GameId],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A damaged game is refused to its players and logged as one error; the clocks of other games go on."""
    async with database.begin() as connection:
        await connection.execute(log.update().where(log.c.game == pair[0]).values(digest="deadbeef"))
    after = restart()
    for _ in range(3):
        with pytest.raises(HostRefusal) as refusal:
            await after.games.view(pair[0])
        assert refusal.value.reason is HostReason.QUARANTINED
    clock.forward(HOUR)
    await after.timekeeper.run_due()
    assert len(await after.history.reports(pair[1])) == 4
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(errors) == 1
    assert pair[0] in errors[0].getMessage()
