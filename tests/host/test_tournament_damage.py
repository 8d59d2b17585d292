"""A game of a match that cannot be read any more: its organiser is told, and the tournament goes on."""

import asyncio

import pytest
from at_the_table import DAY, HandClock, chance, refused, turn, unposted_news
from tournaments_played import ORGANISER, play_match, threads, under_way

from host.errors import HostReason, HostRefusal
from host.host import Host
from host.tournaments.running.round_clock import BREAK, GRACE
from model.outbox import MessageKind
from model.tables import GameStatus
from model.tournaments import DecisionKind, MatchEnding, Tournament
from storage.database import Database
from storage.schema import games, log

FIRST, SECOND = (1, 0), (1, 1)


@pytest.fixture
async def damaged(host: Host, clock: HandClock, database: Database) -> Tournament:
    """A tournament of four; the game of its first match makes no sense, as somebody has found out."""
    tournament = await under_way(host, clock, 4)
    game = tournament.matches[0].counted[0].game
    async with database.begin() as connection:
        await connection.execute(games.update().where(games.c.id == game).values(ruleset="no ruleset"))
    with pytest.raises(HostRefusal):
        await host.games.view(game)
    return tournament


async def ring(host: Host) -> None:
    """The director looks, and comes to an end with that."""
    async with asyncio.timeout(60):
        await host.director.run_due()


async def told(host: Host, kind: MessageKind) -> int:
    """How many messages of a kind wait."""
    return sum(delivery.kind is kind for delivery in await unposted_news(host))


async def test_the_organiser_is_told_once(
    host: Host, clock: HandClock, database: Database, damaged: Tournament
) -> None:
    """The organiser is told of a damaged tournament once, even after a restart."""
    for _ in range(2):
        await ring(host)
        assert await told(host, MessageKind.DAMAGED) == 1
    after = Host(database, clock, chance("after"))
    await after.start()
    await after.close()
    await ring(after)
    assert await told(after, MessageKind.DAMAGED) == 1


async def test_other_matches_are_decided_at_their_boards(host: Host, damaged: Tournament) -> None:
    """A damaged game keeps nobody's result waiting."""
    await play_match(host, damaged.matches[1])
    await ring(host)
    assert [match.ending for match in (await host.tournaments.get(damaged.id)).matches] == [
        None,
        MatchEnding.PLAYED,
    ]


async def test_a_referee_decides_by_word(host: Host, clock: HandClock, damaged: Tournament) -> None:
    """How it stands nobody can say; who wins can be said, and the next round begins."""
    await play_match(host, damaged.matches[1])
    await ring(host)
    asked = host.referee.decide(damaged.id, ORGANISER, DecisionKind.AS_IT_STANDS, FIRST)
    assert await refused(asked) is HostReason.QUARANTINED
    winner = damaged.entrant(damaged.matches[0].entrants[1]).person
    await host.referee.decide(damaged.id, ORGANISER, DecisionKind.WIN, FIRST, winner)
    match = (await host.tournaments.get(damaged.id)).matches[0]
    assert [seat.absent for seat in match.seats] == [True, False]
    clock.forward(BREAK)
    await ring(host)
    assert len((await threads(host, damaged.id)).rounds) == 2


@pytest.mark.parametrize("row", ["of the log", "of the game"])
async def test_managers_leave_it_to_the_referee(
    host: Host, clock: HandClock, database: Database, row: str
) -> None:
    """Stopped by them it would be no game of the match any more, and nobody would have to decide that."""
    tournament = await under_way(host, clock, 4)
    game = tournament.matches[0].counted[0].game
    await turn(host, game)
    in_log = log.update().where(log.c.game == game).values(digest="deadbeef")
    in_games = games.update().where(games.c.id == game).values(ruleset="no ruleset")
    async with database.begin() as connection:
        await connection.execute(in_log if row == "of the log" else in_games)
    after = Host(database, clock, chance("after"))
    assert await refused(after.endings.stop(game, ORGANISER, manager=True)) is HostReason.QUARANTINED


async def test_a_referee_has_it_played_again(host: Host, damaged: Tournament, database: Database) -> None:
    """Another game begins in the thread of the first, and its result counts; a sound match is left alone."""
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
    await ring(host)
    assert (await host.tournaments.get(damaged.id)).matches[0].ending is MatchEnding.PLAYED


async def test_who_drops_out_loses_it(host: Host, damaged: Tournament) -> None:
    """The opponent wins without a board."""
    gone, stays = damaged.matches[0].entrants
    await host.tournaments.leave(damaged.id, damaged.entrant(gone).person)
    match = (await host.tournaments.get(damaged.id)).matches[0]
    assert match.ending is MatchEnding.WALKOVER
    assert {seat.entrant for seat in match.seats if not seat.absent} == {stays}


async def test_nobody_decides(host: Host, clock: HandClock, damaged: Tournament) -> None:
    """A day after its deadline the match is a tie, and the round is over."""
    clock.time = damaged.matches[0].ends_at
    await ring(host)
    clock.forward(GRACE + DAY)
    await ring(host)
    tournament = await host.tournaments.get(damaged.id)
    assert tournament.matches[0].ending is MatchEnding.DEADLINE
    assert {seat.points for seat in tournament.matches[0].seats} == {0}
    assert not any(seat.absent for seat in tournament.matches[0].seats)
    assert tournament.rounds[0].ended_at is not None
