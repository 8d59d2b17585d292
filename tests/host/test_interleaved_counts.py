"""Tests of changes to tournaments, ladders and ratings between two steps of another operation."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta

import pytest
import sqlalchemy as sa
import teams_entered
from games_played import (
    DAY,
    GUILD,
    HandClock,
    as_message,
    chance,
    turn,
    unposted_news,
)
from interleaving import before_writing, while_counting
from ladders_played import LADDER_CHANNEL, begun, member_order, news_kinds, opened, won_by
from recounting import recounted
from tournaments_played import ORGANISER, PEOPLE, announced, play_match, play_round, under_way

from host.errors import HostRefusal
from host.games.session import Session
from host.games.views import Person
from host.host import Host
from host.tournaments.running import seasons
from host.tournaments.running.round_clock import GRACE
from model.challenges import ChallengeStatus
from model.guilds import GuildSettings
from model.ids import ChannelId, GameId, PersonId
from model.ladders import NewsKind
from model.matches import DecisionKind, MatchEnding
from model.outbox import LadderDelivery, MessageKind, Work
from model.ratings import Pool
from model.tournaments import Format, Plan, TournamentStatus
from storage import ratings, results
from storage.database import Database
from storage.schema import games
from storage.schema_community import ratings as rating_rows

HERE = Pool(GUILD, 2)

Restart = Callable[[], Host]


@pytest.mark.parametrize("by_referee", [False, True])
async def test_a_match_is_decided_after_a_downtime_longer_than_the_retention(
    host: Host, clock: HandClock, by_referee: bool
) -> None:
    """A game that ended just before the downtime still decides its match, although it is old enough to be deleted."""
    await host.guilds.change(GUILD, lambda _: GuildSettings(retention_days=30))
    tournament = await under_way(host, clock, 2)
    await play_match(host, tournament.matches[0])
    clock.forward(40 * DAY)
    await host.retention.delete_old_games()
    if by_referee:
        await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 0))
        return
    async with asyncio.timeout(20):
        for _ in range(3):
            await host.director.run_due()
            clock.forward(2 * DAY)
    assert (await host.tournaments.get(tournament.id)).matches[0].ending is MatchEnding.PLAYED


async def test_a_withheld_result_stays_withheld_longer_than_the_retention(
    host: Host, clock: HandClock
) -> None:
    """A duplicate round that lasts longer than the server keeps games does not reveal a result."""
    await host.guilds.change(GUILD, lambda _: GuildSettings(retention_days=30))
    plan = Plan(duplicate=True, round_seconds=60 * 24 * 3600, rounds=1)
    tournament = await under_way(host, clock, 4, plan=plan)
    await play_match(host, tournament.matches[0])
    await host.director.run_due()
    assert (await host.public_results.of(await host.tournaments.get(tournament.id))).matches[0].open
    clock.forward(40 * DAY)
    await host.retention.delete_old_games()
    assert (await host.public_results.of(await host.tournaments.get(tournament.id))).matches[0].open


async def test_a_ladder_place_is_won_after_a_downtime_longer_than_the_retention(
    host: Host, clock: HandClock
) -> None:
    """A ladder game that ended just before the downtime still moves its winner up."""
    await host.guilds.change(GUILD, lambda _: GuildSettings(retention_days=30))
    ladder = await opened(host, idle_days=0)
    game = await begun(host, await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0]), 1)
    for _ in range(4):
        await turn(host, game)
    await host.seats.resign(game, PEOPLE[0].id, None)
    await host.endings.stop(game, PEOPLE[2].id)
    clock.forward(40 * DAY)
    await host.retention.delete_old_games()
    await host.ladder_clock.run_due()
    assert await news_kinds(host, ladder) == [NewsKind.CLIMBED]


async def test_a_start_while_the_check_in_opens_is_not_put_off(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tournament that is started while its check-in opens begins, and nobody is called to the check-in."""
    tournament = await announced(host, clock, 4, plan=Plan(rounds=1, check_in_seconds=3600))
    clock.forward(DAY - timedelta(hours=1))
    for person in PEOPLE[:4]:
        await host.tournaments.check_in(tournament, person.id)
    before_writing(monkeypatch, host, 1, lambda: host.sign_up_ends.start_now(tournament))
    await host.director.run_due()
    assert MessageKind.CHECK_IN not in [delivery.kind for delivery in await unposted_news(host)]
    assert (await host.tournaments.get(tournament)).rounds


@pytest.mark.parametrize("hours", [1, 0])
async def test_a_pause_while_the_check_in_opens_or_the_sign_up_ends_keeps_the_sign_up(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    """A pause while the check-in opens, or the sign-up ends, leaves the tournament in its sign-up."""
    tournament = await announced(host, clock, 4, plan=Plan(rounds=1, check_in_seconds=3600))
    clock.forward(DAY - timedelta(hours=hours))
    before_writing(monkeypatch, host, 1, lambda: host.referee.pause(tournament, ORGANISER))
    await host.director.run_due()
    clock.forward(timedelta(hours=2))
    await host.director.run_due()
    assert (await host.tournaments.get(tournament)).header.status is TournamentStatus.SIGN_UP


@pytest.mark.parametrize("pause", [False, True])
async def test_an_overdue_match_that_is_extended_meanwhile_is_not_decided(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch, pause: bool
) -> None:
    """While the clock decides one overdue match a referee extends the other, or pauses: it stays open."""
    tournament = await under_way(host, clock, 4)
    clock.time = tournament.matches[0].ends_at
    await host.director.run_due()
    clock.forward(GRACE)

    async def more_time() -> None:
        if pause:
            await host.referee.pause(tournament.id, ORGANISER)
        else:
            await host.referee.extend(tournament.id, ORGANISER, DAY, (1, 1))

    before_writing(monkeypatch, host, 4, more_time)
    await host.director.run_due()
    assert (await host.tournaments.get(tournament.id)).matches[1].open


async def test_a_substitute_does_not_lose_by_the_drop_out_before(
    host: Host, restart: Restart, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match stays open if a referee replaces an entrant who has just left, before the match was decided."""
    tournament = await under_way(host, clock, 4, format=Format.ROUND_ROBIN)
    leaver = tournament.entrant(tournament.matches[0].entrants[0]).person
    other, new = restart(), Person(PersonId(99), "New")
    before_writing(monkeypatch, host, 3, lambda: other.referee.replace(tournament.id, ORGANISER, leaver, new))
    await host.tournaments.leave(tournament.id, leaver)
    assert (await host.tournaments.get(tournament.id)).matches[0].open


async def test_a_substitute_gets_the_seat_although_a_move_is_stored_meanwhile(
    host: Host, restart: Restart, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat passes to a substitute in a pause too, even if another process stores a move meanwhile."""
    tournament = await under_way(host, clock, 2)
    match = tournament.matches[0]
    game, leaver = match.counted[-1].game, tournament.entrant(match.entrants[0]).person
    await host.referee.pause(tournament.id, ORGANISER)
    other, new = restart(), Person(PersonId(99), "New")
    before_writing(monkeypatch, host, 2, lambda: turn(other, game))
    await host.referee.replace(tournament.id, ORGANISER, leaver, new)
    assert {seat.person for seat in (await host.games.view(game)).seats} == {1, 2, 99} - {leaver}


@pytest.mark.parametrize("stale", [False, True])
async def test_the_newest_substitute_gets_the_seat(
    host: Host, restart: Restart, clock: HandClock, monkeypatch: pytest.MonkeyPatch, stale: bool
) -> None:
    """Another process replaces the substitute before the game is read (`stale`), or before the seat is stored."""
    tournament = await under_way(host, clock, 2)
    match = tournament.matches[0]
    game, leaver = match.counted[-1].game, tournament.entrant(match.entrants[0]).person
    other, second, third = restart(), Person(PersonId(98), "Second"), Person(PersonId(99), "Third")

    async def replaced_again(*_: object) -> None:
        await other.referee.replace(tournament.id, ORGANISER, second.id, third)

    if stale:
        running = host._repository.running

        async def late(game_id: GameId) -> Session:
            monkeypatch.setattr(host._repository, "running", running)
            await replaced_again()
            return await running(game_id)

        monkeypatch.setattr(host._repository, "running", late)
    else:
        before_writing(monkeypatch, host, 2, replaced_again)
    await host.referee.replace(tournament.id, ORGANISER, leaver, second)
    assert {seat.person for seat in (await host.games.view(game)).seats} == {1, 2, 99} - {leaver}


async def test_a_ladder_game_that_begins_while_its_challenge_would_end_counts(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ladder game that begins at the moment in which its challenge would end is played and counts."""
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0])
    await host.challenges.accept(challenge.id, PEOPLE[0].id)
    clock.forward(3 * DAY)
    before_writing(monkeypatch, host, 1, lambda: host.challenges.begin(challenge.id, ChannelId(9001)))
    await host.ladder_clock.run_due()
    assert await news_kinds(host, ladder) == []
    found = await host.challenges.get(challenge.id)
    assert found.game is not None
    await won_by(host, found.game, PEOPLE[2])
    assert await news_kinds(host, ladder) == [NewsKind.CLIMBED]


async def test_a_challenge_made_while_the_challenged_member_leaves_wins_the_place(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The challenge counts as unanswered and is closed."""
    ladder = await opened(host, 4)
    before_writing(monkeypatch, host, 1, lambda: host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0]))
    await host.ladders.leave(ladder, PEOPLE[0].id)
    assert await member_order(host, ladder) == [3, 2, 4]
    assert await news_kinds(host, ladder) == [NewsKind.UNANSWERED]
    assert await host.ladders.under_way(ladder) == ()


async def test_a_round_posted_while_its_tournament_moves_is_posted_again(
    host: Host, clock: HandClock
) -> None:
    """The message of a round that was being posted in the old channel is posted again in the new one."""
    tournament = await announced(host, clock, 2)
    clock.forward(DAY)
    await host.director.run_due()
    being_posted = await host.outbox.next_post()
    assert being_posted.kind is MessageKind.ROUND
    await host.tournaments.move_to(tournament, ChannelId(888))
    await host.outbox.delivered(being_posted, as_message(being_posted, 1))
    assert MessageKind.ROUND in [delivery.kind for delivery in await unposted_news(host)]


async def test_news_posted_while_its_ladder_moves_is_posted_again(host: Host) -> None:
    """News that was being posted in the old channel is posted again in the new one, before later news."""
    ladder = await opened(host, 3)
    for place in (1, 2):
        await host.ladders.place(ladder, ORGANISER, PEOPLE[2].id, place)
    being_posted = await host.outbox.next_post()
    assert being_posted.kind is MessageKind.LADDER_NEWS
    await host.ladders.move_to(ladder, ChannelId(888))
    await host.outbox.delivered(being_posted, as_message(being_posted, 1))
    pending = [
        delivery for delivery in await host.outbox.waiting(Work.POST) if isinstance(delivery, LadderDelivery)
    ]
    assert [delivery.news for delivery in pending] == [1, 2]
    assert {delivery.channel for delivery in pending} == {888}


async def test_moving_a_ladder_to_its_own_channel_posts_no_news_twice(host: Host) -> None:
    """`/ladder move` in the ladder's channel posts its message again, but no news that is being posted there."""
    ladder = await opened(host, 3)
    await host.ladders.place(ladder, ORGANISER, PEOPLE[2].id, 1)
    being_posted = await host.outbox.next_post()
    await host.ladders.move_to(ladder, LADDER_CHANNEL)
    await host.outbox.delivered(being_posted, as_message(being_posted, 1))
    assert [
        delivery for delivery in await host.outbox.waiting(Work.POST) if isinstance(delivery, LadderDelivery)
    ] == []


async def test_line_ups_are_not_published_during_a_pause(host: Host, clock: HandClock) -> None:
    """Line-ups are not published if the tournament is paused at the moment in which they are due."""
    tournament = await teams_entered.begun(host, clock, 2)
    clock.forward(DAY)
    await host.referee.pause(tournament.id, ORGANISER)
    assert not await host.line_ups.publish_due(tournament.id)
    assert (await host.tournaments.get(tournament.id)).matches == ()


async def test_any_process_can_have_a_damaged_game_played_again(postgres_url: str, clock: HandClock) -> None:
    """A referee can undo a match with a damaged game through a process that has not found the damage."""
    one, two = await Database.open(postgres_url), await Database.open(postgres_url)
    host, other = Host(one, clock, chance()), Host(two, clock, chance("other"))
    try:
        tournament = await under_way(host, clock, 4)
        game = tournament.matches[0].counted[0].game
        async with one.begin() as connection:
            await connection.execute(games.update().where(games.c.id == game).values(ruleset="no ruleset"))
        with pytest.raises(HostRefusal):
            await host.games.view(game)
        await host.director.run_due()
        assert MessageKind.DAMAGED in [delivery.kind for delivery in await unposted_news(other)]
        await other.referee.undo(tournament.id, ORGANISER, (1, 0))
    finally:
        for closing in (host, other, one, two):
            await closing.close()


async def test_a_ladder_closed_by_a_killed_process_has_no_open_challenges(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that is killed while it closes a ladder does not leave a challenge open."""
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0])

    async def killed() -> None:
        raise RuntimeError

    before_writing(monkeypatch, host, 2, killed)
    with suppress(RuntimeError):
        await host.ladders.close(ladder)
    assert (await host.challenges.get(challenge.id)).status is ChallengeStatus.WITHDRAWN


async def test_divisions_are_computed_in_a_thread(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of 256 people take 80 to 170 ms, in a transaction for which all other writers wait."""
    plan = Plan(division_size=3, promoted=1)
    tournament = await under_way(host, clock, 6, format=Format.ROUND_ROBIN, plan=plan)
    while tournament.header.status is TournamentStatus.RUNNING:
        tournament = await play_round(host, clock, tournament.id)
    season = await host.seasons.open(tournament.id, ORGANISER, clock.time + DAY)
    for person in PEOPLE[:6]:
        await host.tournaments.join(season.id, person)
    found, threads = seasons.divisions, []

    def recorded(last):  # type: ignore[no-untyped-def]
        threads.append(threading.current_thread())
        return found(last)

    monkeypatch.setattr(seasons, "divisions", recorded)
    clock.forward(DAY)
    await host.director.run_due()
    assert threads
    assert threading.main_thread() not in threads


async def test_two_processes_that_rerate_at_once_agree_with_the_results(
    host: Host, restart: Restart, clock: HandClock, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The slower process has counted a result that is void by now and that the faster has already removed."""
    tournament = await under_way(host, clock, 6)
    for match in tournament.matches:
        await play_match(host, match)
    await host.director.run_due()
    other = restart()
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))

    async def elsewhere() -> None:
        await other.referee.undo(tournament.id, ORGANISER, (1, 1))
        await other.recounts.rerate_due()

    while_counting(monkeypatch, elsewhere)
    await host.recounts.rerate_due()
    await other.recounts.rerate_due()
    async with database.read() as connection:
        rows = recounted(await results.all_in_order(connection))
        stored = await ratings.whole_board(connection, HERE)
    assert {row.player: row.shown for row in rows if row.pool == HERE} == dict(stored)


async def test_a_result_that_becomes_void_while_expansions_are_rated_is_not_counted(
    host: Host, clock: HandClock, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ratings of expansions, counted once after an update, follow a result that becomes void during the count."""
    tournament = await under_way(host, clock, 4)
    for match in tournament.matches:
        await play_match(host, match)
    await host.director.run_due()

    async def meanwhile() -> None:
        await host.referee.undo(tournament.id, ORGANISER, (1, 1))
        await host.recounts.rerate_due()

    while_counting(monkeypatch, meanwhile)
    assert await host.recounts.rate_expansions()
    await host.recounts.rerate_due()
    apart = sa.select(rating_rows.c.player).where(rating_rows.c.edition.startswith("+"))
    async with database.read() as connection:
        rows = recounted(await results.all_in_order(connection))
        stored = set((await connection.execute(apart)).scalars())
    assert {row.player for row in rows if row.pool.expansions is not None} == stored
