"""Tests that one damaged row in any table is reported in the log, and everything else goes on."""

import asyncio
import logging
import sqlite3
from datetime import time, timedelta
from pathlib import Path

import pytest
from games_played import (
    ANN,
    BEN,
    CLEO,
    DAY,
    GUILD,
    HOUR,
    HandClock,
    as_message,
    chance,
    next_of_game,
    options,
    started,
    turn,
    unposted_news,
    with_old_controls,
)
from tournaments_played import PEOPLE, SMALL, announced, play_match

from host.games.views import Person
from host.host import Host
from model.guilds import GuildSettings
from model.ids import ChannelId, GameId, PersonId, TournamentId
from model.outbox import MessageKind
from model.people import PersonSettings
from model.ratings import Pool
from model.tables import GameStatus
from storage.database import Database

DAN = Person(PersonId(4), "Dan")


@pytest.fixture
def address(empty_database: Path) -> str:
    """Return the address of an SQLite database: its columns take any text, PostgreSQL's do not."""
    return str(empty_database)


@pytest.fixture
async def pair(host: Host, clock: HandClock) -> tuple[GameId, GameId]:
    """Return a game of Ann and Ben, to be damaged, and one of Cleo and Dan; all and the server have settings."""
    await host.guilds.change(GUILD, lambda _: GuildSettings(retention_days=365, lobby_days=5))
    for name in ("one", "two"):
        await host.guilds.save_preset(GUILD, name, options())
    found = []
    for channel, people in enumerate(((ANN, BEN), (CLEO, DAN)), start=1):
        for person in people:
            await host.people.change(person.id, lambda _: PersonSettings(quiet=(time(22), time(7))))
            await host.people.add_holiday(person.id, clock.time + 50 * DAY, clock.time + 51 * DAY)
        view = await started(host, *people, channel=ChannelId(channel), turn_seconds=7200)
        await turn(host, view.id)
        await host.lobby.open(GUILD, ChannelId(10 + channel), people[0], options())
        found.append(view.id)
    await host.downtimes.record_downtime()
    clock.forward(timedelta(minutes=6))
    await host.downtimes.record_downtime()
    return found[0], found[1]


def damage(tmp_path: Path, statement: str, *values: object) -> None:
    """Change a row of the database without its constraints."""
    with sqlite3.connect(tmp_path / "bastide.db") as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        assert connection.execute(statement, values).rowcount
    connection.close()


async def post_message_of(host: Host, game: GameId) -> None:
    """Post messages until one of this game was posted; those of other games are put off."""
    async with asyncio.timeout(60):
        while (delivery := await next_of_game(host)).game != game:
            await host.outbox.failed(delivery, HOUR)
    await host.outbox.delivered(delivery, as_message(delivery, 1))


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE deadlines SET look_at = '!' WHERE game = ?",
        "UPDATE deadlines SET look_at = 'yesterday' WHERE game = ?",
        "UPDATE deadlines SET ends_at = CAST(x'FF' AS TEXT) WHERE game = ?",
        "UPDATE deadlines SET colour = 'gold' WHERE game = ?",
        "UPDATE deadlines SET ends_at = 'soon' WHERE game = ?",
        "UPDATE deadlines SET game = 'nowhere' WHERE game = ?",
        "UPDATE outbox SET made_at = 'yesterday' WHERE game = ?",
        "UPDATE outbox SET kind = 'rumour' WHERE game = ?",
        "UPDATE outbox SET kind = CAST(x'FF' AS TEXT) WHERE game = ?",
        "UPDATE log SET text = CAST(x'FF' AS TEXT) WHERE game = ?",
        "UPDATE seats SET name = CAST(x'FF' AS TEXT) WHERE game = ?",
        "UPDATE games SET created_at = 'once' WHERE channel = 11 OR id = ?",
        "UPDATE games SET turn_seconds = 'two hours' WHERE id = ?",
        "UPDATE seats SET colour = 'gold' WHERE game = ? AND place = 0",
        "UPDATE downtimes SET ends = 'never' WHERE ? IS NOT NULL",
        "UPDATE memory SET value = 'now and then' WHERE name = 'alive' AND ? IS NOT NULL",
        "UPDATE guilds SET lobby_days = 'few', retention_days = 'many' WHERE ? IS NOT NULL",
        "UPDATE guilds SET defaults = '{}' WHERE ? IS NOT NULL",
        "UPDATE presets SET options = 'no JSON' WHERE name = 'one' AND ? IS NOT NULL",
        "UPDATE people SET reminder = 'by pigeon', quiet_from = 'dusk' WHERE id = 4 AND ? IS NOT NULL",
        "UPDATE holidays SET begins = 'soon' WHERE person = 4 AND ? IS NOT NULL",
    ],
)
async def test_other_games_go_on(
    host: Host,
    database: Database,
    clock: HandClock,
    pair: tuple[GameId, GameId],
    tmp_path: Path,
    statement: str,
) -> None:
    """The program starts; turns are posted, played and timed out; tables close, lists are shown."""
    damage(tmp_path, statement, pair[0])
    after = Host(database, clock, chance("after"))
    await after.start()
    await after.close()
    await post_message_of(after, pair[1])
    await with_old_controls(after)
    await after.outbox.waiting()
    assert "two" in await after.guilds.presets(GUILD)
    for person in (CLEO, DAN):
        assert pair[1] in {game.id for game in await after.history.games_of(person.id)}
    await after.history.games_of(ANN.id)
    clock.forward(HOUR)
    assert (await turn(after, pair[1])).view.id == pair[1]
    clock.forward(5 * HOUR)
    async with asyncio.timeout(60):
        await after.timekeeper.run_due()
        await after.retention.delete_old_games()
    assert len(await after.history.reports(pair[1])) > 2
    table = await after.lobby.open(GUILD, ChannelId(40), DAN, options())
    clock.forward(40 * DAY)
    async with asyncio.timeout(60):
        await after.timekeeper.run_due()
    assert (await after.lobby.view(table.id)).status is GameStatus.STOPPED
    await after.people.delete(ANN.id)
    assert await after.history.games_of(ANN.id) == ()
    await after.close()


async def test_a_damaged_row_is_reported_once(
    host: Host, pair: tuple[GameId, GameId], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The log names table and row once, not with every query."""
    damage(tmp_path, "UPDATE outbox SET made_at = '!' WHERE game = ?", pair[0])
    for _ in range(3):
        await post_message_of(host, pair[1])
        await host.outbox.post_again(pair[1])
    (line,) = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert "outbox" in line
    assert "(key 1)" in line, "its row"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE played SET ended_at = 'once' WHERE game = ?",
        "UPDATE played SET edition = 'lost' WHERE game = ?",
        "DELETE FROM played_seats WHERE game = ?",
        "UPDATE played_seats SET rank = 'top', points = 'many' WHERE game = ?",
        "UPDATE ratings SET mean = 'good' WHERE player = '1' AND ? IS NOT NULL",
        "UPDATE ratings SET uncertainty = 'some', shown = 'much' WHERE player = '1' AND ? IS NOT NULL",
        "UPDATE played SET number = 'last' WHERE game = ?",
        "DELETE FROM played_seats WHERE game = ? AND place = 0",
        "UPDATE played_seats SET person = 'somebody' WHERE game = ? AND place = 0",
        "UPDATE records SET value = 'most' WHERE ? IS NOT NULL",
        "UPDATE records SET kind = 'luck' WHERE rowid = 1 AND ? IS NOT NULL",
    ],
)
async def test_results_and_ratings_of_others_go_on(
    host: Host, pair: tuple[GameId, GameId], tmp_path: Path, statement: str
) -> None:
    """Profiles, records and leader boards are shown, games end and are rated, and a recount works."""
    first = await _rated_game(host, ANN, BEN)
    await _rated_game(host, CLEO, DAN)
    damage(tmp_path, statement, first)
    await _rated_game(host, ANN, CLEO)
    _, rows = await host.statistics.leaderboard(Pool(GUILD), 0, 10)
    assert {"3", "4"} <= {row.player for row in rows}
    assert (await host.statistics.profile(CLEO.id, GUILD, ANN.id)).games == 2
    await host.referee.anomalies(GUILD)
    assert (await host.recounts.recount()).results in (2, 3)
    await _rated_game(host, BEN, DAN)
    assert all(isinstance(record.value, int) for record in (await host.statistics.records(None)).values())


async def test_a_recount_replaces_damaged_ratings(host: Host, tmp_path: Path) -> None:
    """Ratings that cannot be read hinder no recount, which computes them again."""
    await _rated_game(host, ANN, BEN)
    before = await host.statistics.leaderboard(Pool(GUILD), 0, 10)
    damage(tmp_path, "UPDATE ratings SET shown = 'much'")
    await host.recounts.recount()
    assert await host.statistics.leaderboard(Pool(GUILD), 0, 10) == before


async def _rated_game(host: Host, *people: Person) -> GameId:
    """Play a rated game to its end."""
    view = await started(host, *people, channel=ChannelId(30), ruleset=SMALL.ruleset, rated=True)
    while (await host.games.view(view.id)).status is GameStatus.RUNNING:
        await turn(host, view.id)
    return view.id


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE tournaments SET look_at = '!' WHERE id = ?",
        "UPDATE tournaments SET plan = '[]' WHERE id = ?",
        "UPDATE tournaments SET format = 'brawl' WHERE id = ?",
        "UPDATE rounds SET stage = 'lost' WHERE tournament = ?",
        "UPDATE matches SET ends_at = '!' WHERE tournament = ?",
        "UPDATE outbox SET kind = 'rumour', work = 'post' WHERE tournament = ?",
        "DELETE FROM rounds WHERE tournament = ?",
    ],
)
async def test_other_tournaments_go_on(host: Host, clock: HandClock, tmp_path: Path, statement: str) -> None:
    """Of two tournaments one is damaged: the other is listed, posted, played and decided, and its next round begins."""
    damaged, sound = [await announced(host, clock, 2, name=name) for name in ("First", "Second")]
    clock.forward(DAY)
    await host.director.run_due()
    for channel, delivery in enumerate(await unposted_news(host), start=50):
        if delivery.kind is MessageKind.MATCH:
            await host.threads.seat(delivery.tournament, 1, 0, ChannelId(channel))
        await host.outbox.delivered(delivery, None)
    damage(tmp_path, statement, damaged)
    assert sound in {row.id for row in await host.tournaments.of_guild(GUILD)}
    await _assert_match_is_decided(host, sound)
    clock.forward(DAY)
    async with asyncio.timeout(60):
        await host.director.run_due()
    assert sound in {delivery.tournament for delivery in await unposted_news(host)}
    assert (await host.people.export(PEOPLE[0].id))["tournaments"]
    await host.people.delete(PEOPLE[0].id)
    assert not (await host.people.export(PEOPLE[0].id)).get("tournaments")
    names = {entrant.name for entrant in (await host.tournaments.get(sound)).entrants}
    assert PEOPLE[0].name not in names


async def _assert_match_is_decided(host: Host, tournament: TournamentId) -> None:
    (match,) = (await host.tournaments.get(tournament)).matches
    await play_match(host, match)
    async with asyncio.timeout(60):
        await host.director.run_due()
    assert not (await host.tournaments.get(tournament)).matches[0].open
