"""Tests of damaged games of tournaments: the organiser is informed, and the tournament goes on."""

import asyncio
import logging
from typing import Any

import pytest
from games_played import DAY, HOUR, HandClock, chance, refused, turn, unposted_news
from tournaments_played import ORGANISER, announced, play_match, threads, under_way

from bot.delivery.alerts import Alerts
from bot.delivery.availability import Availability
from bot.delivery.failed_posts import FailedPosts
from host.errors import HostReason, HostRefusal
from host.host import Host
from host.tournaments.running.round_clock import BREAK, GRACE
from model.matches import DecisionKind, MatchEnding
from model.outbox import MessageKind
from model.tables import GameStatus
from model.tournaments import Tournament
from storage.database import Database
from storage.schema import games, log

FIRST, SECOND = (1, 0), (1, 1)


@pytest.fixture
async def damaged(host: Host, clock: HandClock, database: Database) -> Tournament:
    """Return a tournament of four in which the game of the first match is known to be unreadable."""
    tournament = await under_way(host, clock, 4)
    game = tournament.matches[0].counted[0].game
    async with database.begin() as connection:
        await connection.execute(games.update().where(games.c.id == game).values(ruleset="no ruleset"))
    with pytest.raises(HostRefusal):
        await host.games.view(game)
    return tournament


async def run_director(host: Host) -> None:
    """Let the director do what is due; fail if it does not come to an end."""
    async with asyncio.timeout(60):
        await host.director.run_due()


async def pending_count(host: Host, kind: MessageKind) -> int:
    """Return the number of pending messages of a kind."""
    return sum(delivery.kind is kind for delivery in await unposted_news(host))


async def test_the_organiser_is_told_once_of_a_damaged_game(
    host: Host, clock: HandClock, database: Database, damaged: Tournament
) -> None:
    """One message informs the organiser of a damaged game, also after a restart."""
    for _ in range(2):
        await run_director(host)
        assert await pending_count(host, MessageKind.DAMAGED) == 1
    after = Host(database, clock, chance("after"))
    await after.start()
    await after.close()
    await run_director(after)
    assert await pending_count(after, MessageKind.DAMAGED) == 1


async def test_the_organiser_is_told_of_the_next_damaged_game_of_a_match(
    host: Host, clock: HandClock, database: Database, damaged: Tournament
) -> None:
    """If a replayed game is damaged too, a message says so, also after a restart; that of the first is cancelled."""
    await run_director(host)
    clock.forward(HOUR)
    await host.referee.undo(damaged.id, ORGANISER, FIRST)
    game = (await host.tournaments.get(damaged.id)).matches[0].counted[-1].game
    async with database.begin() as connection:
        await connection.execute(games.update().where(games.c.id == game).values(ruleset="no ruleset"))
    for _ in range(2):
        after = Host(database, clock, chance("after"))
        assert await refused(after.games.view(game)) is HostReason.QUARANTINED
        await run_director(after)
        pending = [
            delivery.made_at
            for delivery in await unposted_news(after)
            if delivery.kind is MessageKind.DAMAGED
        ]
        assert pending == [clock.time]


async def test_a_damaged_game_does_not_delay_other_matches(host: Host, damaged: Tournament) -> None:
    """The other match of the round gets its result as soon as its game is over."""
    await play_match(host, damaged.matches[1])
    await run_director(host)
    assert [match.ending for match in (await host.tournaments.get(damaged.id)).matches] == [
        None,
        MatchEnding.PLAYED,
    ]


async def test_a_missing_game_does_not_delay_other_matches(
    host: Host, clock: HandClock, database: Database
) -> None:
    """If the row of a game is gone, the other match gets its result, and the match is a tie after its deadline."""
    tournament = await under_way(host, clock, 4)
    missing, other = tournament.matches
    await play_match(host, other)
    async with database.begin() as connection:
        await connection.execute(games.delete().where(games.c.id == missing.counted[0].game))
    after = Host(database, clock, chance("after"))
    await run_director(after)
    assert (await after.tournaments.get(tournament.id)).matches[1].ending is MatchEnding.PLAYED
    clock.time = missing.ends_at
    await run_director(after)
    clock.forward(GRACE + DAY)
    await run_director(after)
    assert (await after.tournaments.get(tournament.id)).matches[0].ending is MatchEnding.DEADLINE


async def test_a_referee_decides_a_match_with_a_damaged_game(
    host: Host, clock: HandClock, damaged: Tournament
) -> None:
    """A decision by the points on the board is refused; one that names the winner begins the next round."""
    await play_match(host, damaged.matches[1])
    await run_director(host)
    decision = host.referee.decide(damaged.id, ORGANISER, DecisionKind.AS_IT_STANDS, FIRST)
    assert await refused(decision) is HostReason.QUARANTINED
    winner = damaged.entrant(damaged.matches[0].entrants[1]).person
    await host.referee.decide(damaged.id, ORGANISER, DecisionKind.WIN, FIRST, winner)
    match = (await host.tournaments.get(damaged.id)).matches[0]
    assert [seat.absent for seat in match.seats] == [True, False]
    clock.forward(BREAK)
    await run_director(host)
    assert len((await threads(host, damaged.id)).rounds) == 2


@pytest.mark.parametrize("row", ["log", "games"])
async def test_a_manager_cannot_stop_a_damaged_game_of_a_match(
    host: Host, clock: HandClock, database: Database, row: str
) -> None:
    """A stop is refused, because it would leave the match without a game and without a decision by a referee."""
    tournament = await under_way(host, clock, 4)
    game = tournament.matches[0].counted[0].game
    await turn(host, game)
    in_log = log.update().where(log.c.game == game).values(digest="deadbeef")
    in_games = games.update().where(games.c.id == game).values(ruleset="no ruleset")
    async with database.begin() as connection:
        await connection.execute(in_log if row == "log" else in_games)
    after = Host(database, clock, chance("after"))
    assert await refused(after.endings.stop(game, ORGANISER, manager=True)) is HostReason.QUARANTINED


async def test_a_referee_has_a_damaged_game_played_again(
    host: Host, damaged: Tournament, database: Database
) -> None:
    """The new game begins in the thread of the first, and counts; undoing an open match without damage is refused."""
    assert await refused(host.referee.undo(damaged.id, ORGANISER, SECOND)) is HostReason.MATCH_OPEN
    await host.referee.undo(damaged.id, ORGANISER, FIRST)
    match = (await host.tournaments.get(damaged.id)).matches[0]
    old, new = match.legs[0].game, match.counted[-1].game
    assert old != new
    async with database.read() as connection:
        query = games.select().with_only_columns(games.c.status, games.c.channel).order_by(games.c.created_at)
        rows = (await connection.execute(query.where(games.c.id.in_((old, new))))).all()
    assert {row.status for row in rows} == {GameStatus.STOPPED, GameStatus.RUNNING}
    assert len({row.channel for row in rows}) == 1
    await play_match(host, match)
    await run_director(host)
    assert (await host.tournaments.get(damaged.id)).matches[0].ending is MatchEnding.PLAYED


async def test_dropping_out_loses_a_match_with_a_damaged_game(host: Host, damaged: Tournament) -> None:
    """The opponent of a player who drops out wins by walkover."""
    leaver, stays = damaged.matches[0].entrants
    await host.tournaments.leave(damaged.id, damaged.entrant(leaver).person)
    match = (await host.tournaments.get(damaged.id)).matches[0]
    assert match.ending is MatchEnding.WALKOVER
    assert {seat.entrant for seat in match.seats if not seat.absent} == {stays}


async def test_a_match_with_a_damaged_game_is_a_tie_a_day_after_its_deadline(
    host: Host, clock: HandClock, damaged: Tournament
) -> None:
    """Without a decision the match is a tie without points a day after its deadline, and the round is over."""
    clock.time = damaged.matches[0].ends_at
    await run_director(host)
    clock.forward(GRACE + DAY)
    await run_director(host)
    tournament = await host.tournaments.get(damaged.id)
    assert tournament.matches[0].ending is MatchEnding.DEADLINE
    assert {seat.points for seat in tournament.matches[0].seats} == {0}
    assert not any(seat.absent for seat in tournament.matches[0].seats)
    assert tournament.rounds[0].ended_at is not None


async def test_a_message_that_cannot_be_rendered_is_logged_once(
    host: Host, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    """A message of a damaged tournament is tried again and again; another fault than before is logged again."""
    await announced(host, clock, 2)
    clock.forward(DAY)
    await host.director.run_due()
    delivery = await asyncio.wait_for(host.outbox.next_post(), 30)
    client: Any = None
    failed = FailedPosts(client, host, clock, Availability(client, host), Alerts(client, host))
    for fault in ("day is out of range", "day is out of range", "year is out of range"):
        assert await failed.retry_delay(delivery, ValueError(fault)) is not None
    errors = [
        str(record.exc_info[1])
        for record in caplog.records
        if record.levelno == logging.ERROR and record.exc_info
    ]
    assert errors == ["day is out of range", "year is out of range"]
