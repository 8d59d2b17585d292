"""What happens between two steps that belong together: nothing is lost, doubled, or wrong for ever."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from at_the_table import (
    ANN,
    BEN,
    CHANNEL,
    CLEO,
    DAY,
    GUILD,
    HandClock,
    as_message,
    next_of_game,
    options,
    play_on,
    post_all,
    started,
    to_be_said,
    turn,
)
from flights import RULES, at_flight
from ladders_played import begun, kinds, opened
from tournaments_played import ORGANISER, PEOPLE, announced, play_match, play_round, under_way

from bot.delivery.alerts import Alerts
from host.errors import HostRefusal
from host.games.orders import Orders
from host.games.views import Person
from host.host import Host
from host.ratings import pools
from host.ratings.pools import Recounting
from host.tournaments.running import seasons
from host.tournaments.running.round_clock import GRACE
from model.challenges import ChallengeStatus
from model.guilds import GuildSettings
from model.ids import ChannelId, PersonId
from model.ladders import NewsKind
from model.outbox import MessageKind, Work
from model.ratings import Pool
from model.results import GameResult
from model.tables import Occupant
from model.tournaments import DecisionKind, Format, MatchEnding, Plan, TournamentStatus
from storage import ratings, results
from storage.database import Database
from storage.schema import games
from storage.schema_community import ratings as rating_rows

HERE = Pool(GUILD, 2)
Restart = Callable[[], Host]


def before_writing(
    patch: pytest.MonkeyPatch, host: Host, nth: int, do: Callable[[], Awaitable[object]]
) -> None:
    """Have something happen just before the `nth` transaction that writes from now on."""
    database = host._services.database
    begin, count = database.begin, 0

    @asynccontextmanager
    async def counted(subject: str | None = None):  # type: ignore[no-untyped-def]
        nonlocal count
        count += 1
        if count == nth:
            await do()
        async with begin(subject) as connection:
            yield connection

    patch.setattr(database, "begin", counted)


def while_counting(patch: pytest.MonkeyPatch, do: Callable[[], Awaitable[object]]) -> None:
    """Have something happen once results have been counted for the first time."""
    add, loop, done = Recounting.add, asyncio.get_running_loop(), False

    def slow(counting: Recounting, found: Iterable[GameResult]) -> None:
        nonlocal done
        add(counting, found)
        if not done:
            done = True
            asyncio.run_coroutine_threadsafe(do(), loop).result()  # type: ignore[arg-type]

    patch.setattr(Recounting, "add", slow)


# 1
@pytest.mark.parametrize("by_referee", [False, True])
async def test_a_match_is_decided_whose_game_is_old(host: Host, clock: HandClock, by_referee: bool) -> None:
    """Killed just after the last move, and down for longer than the server keeps games."""
    await host.guilds.set(GUILD, GuildSettings(retention_days=30))
    tournament = await under_way(host, clock, 2)
    await play_match(host, tournament.matches[0])
    clock.forward(40 * DAY)
    await host.timekeeper.tidy()
    if by_referee:
        await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 0))
        return
    async with asyncio.timeout(20):
        for _ in range(3):
            await host.director.run_due()
            clock.forward(2 * DAY)
    assert (await host.tournaments.get(tournament.id)).matches[0].ending is MatchEnding.PLAYED


async def test_a_withheld_result_stays_withheld(host: Host, clock: HandClock) -> None:
    """A duplicate round may last longer than the server keeps games; nothing is down here."""
    await host.guilds.set(GUILD, GuildSettings(retention_days=30))
    plan = Plan(duplicate=True, round_seconds=60 * 24 * 3600, rounds=1)
    tournament = await under_way(host, clock, 4, plan=plan)
    await play_match(host, tournament.matches[0])
    await host.director.run_due()
    assert (await host.public_results.of(await host.tournaments.get(tournament.id))).matches[0].open
    clock.forward(40 * DAY)
    await host.timekeeper.tidy()
    assert (await host.public_results.of(await host.tournaments.get(tournament.id))).matches[0].open


async def test_a_place_is_won_by_a_game_that_is_old(host: Host, clock: HandClock) -> None:
    """Likewise on a ladder."""
    await host.guilds.set(GUILD, GuildSettings(retention_days=30))
    ladder = await opened(host, idle_days=0)
    game = await begun(host, await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0]), 1)
    for _ in range(4):
        await turn(host, game)
    await host.seats.resign(game, PEOPLE[0].id, None)
    await host.endings.stop(game, PEOPLE[2].id)
    clock.forward(40 * DAY)
    await host.timekeeper.tidy()
    await host.ladder_clock.run_due()
    assert await kinds(host, ladder) == [NewsKind.CLIMBED]


# 2
async def test_two_processes_count_at_once(
    host: Host, restart: Restart, clock: HandClock, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The slower one has counted a result that has become void, and of which the faster one has taken the note away."""
    tournament = await under_way(host, clock, 6)
    for match in tournament.matches:
        await play_match(host, match)
    await host.director.run_due()
    other = restart()
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))

    async def elsewhere() -> None:
        await other.referee.undo(tournament.id, ORGANISER, (1, 1))
        await other.community.rerate_due()

    while_counting(monkeypatch, elsewhere)
    await host.community.rerate_due()
    await other.community.rerate_due()
    async with database.read() as connection:
        rows, _ = pools.recounted(await results.all_in_order(connection))
        stored = await ratings.whole_board(connection, HERE)
    assert {row.player: row.shown for row in rows if row.pool == HERE} == dict(stored)


async def test_a_result_is_void_while_expansions_are_rated(
    host: Host, clock: HandClock, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is counted once after an update does not stand for ever."""
    tournament = await under_way(host, clock, 4)
    for match in tournament.matches:
        await play_match(host, match)
    await host.director.run_due()

    async def meanwhile() -> None:
        await host.referee.undo(tournament.id, ORGANISER, (1, 1))
        await host.community.rerate_due()

    while_counting(monkeypatch, meanwhile)
    assert await host.community.rate_expansions()
    await host.community.rerate_due()
    apart = sa.select(rating_rows.c.player).where(rating_rows.c.edition.startswith("+"))
    async with database.read() as connection:
        rows, _ = pools.recounted(await results.all_in_order(connection))
        stored = set((await connection.execute(apart)).scalars())
    assert {row.player for row in rows if row.pool.expansions is not None} == stored


# 3
async def test_a_start_is_not_put_off_by_the_check_in(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The organiser starts in the moment in which the check-in opens."""
    tournament = await announced(host, clock, 4, plan=Plan(rounds=1, check_in_seconds=3600))
    clock.forward(DAY - timedelta(hours=1))
    for person in PEOPLE[:4]:
        await host.tournaments.check_in(tournament, person.id)
    before_writing(monkeypatch, host, 1, lambda: host.director.start_now(tournament))
    await host.director.run_due()
    assert MessageKind.CHECK_IN not in [one.kind for one in await to_be_said(host)]
    assert (await host.tournaments.get(tournament)).rounds


@pytest.mark.parametrize("hours", [1, 0])
async def test_a_paused_sign_up_stays_open(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    """A referee pauses in the moment in which the check-in opens, or the sign-up ends."""
    tournament = await announced(host, clock, 4, plan=Plan(rounds=1, check_in_seconds=3600))
    clock.forward(DAY - timedelta(hours=hours))
    before_writing(monkeypatch, host, 1, lambda: host.referee.pause(tournament, ORGANISER))
    await host.director.run_due()
    clock.forward(timedelta(hours=2))
    await host.director.run_due()
    assert (await host.tournaments.get(tournament)).header.status is TournamentStatus.SIGN_UP


# 4
@pytest.mark.parametrize("pause", [False, True])
async def test_a_match_with_more_time_is_not_decided_by_the_clock(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch, pause: bool
) -> None:
    """Two are overdue; while the clock decides the first a referee extends the second, or pauses."""
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


async def test_who_takes_a_place_does_not_lose_by_who_left_it(
    host: Host, restart: Restart, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody drops out of a league; a referee elsewhere puts another in their place before the boards follow."""
    tournament = await under_way(host, clock, 4, format=Format.ROUND_ROBIN)
    gone = tournament.entrant(tournament.matches[0].entrants[0]).person
    other, new = restart(), Person(PersonId(99), "New")
    before_writing(monkeypatch, host, 3, lambda: other.referee.replace(tournament.id, ORGANISER, gone, new))
    await host.tournaments.leave(tournament.id, gone)
    assert (await host.tournaments.get(tournament.id)).matches[0].open


# 5
@pytest.mark.parametrize("what", ["game", "table", "tournament", "team", "ladder"])
async def test_who_is_forgotten_takes_part_in_nothing_that_came_meanwhile(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """They are entered, or sit down, between leaving everything and being forgotten."""
    gone, plan = PEOPLE[2], Plan(rounds=1, boards=2, line_up_seconds=3600)
    if what == "game":
        made = await host.challenges.make(GUILD, CHANNEL, (ANN, gone), options(turn_seconds=None))
        await host.challenges.accept(made.id, gone.id)
        do = partial(host.challenges.begin, made.id, ChannelId(901))
    elif what == "table":
        table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
        do = partial(host.lobby.join, table.id, gone)
    elif what == "tournament":
        tournament = await announced(host, clock, 2)
        do = partial(host.tournaments.join, tournament, gone)
    elif what == "team":
        tournament = await announced(host, clock, 0, plan=plan)
        await host.teams.enter(tournament, PEOPLE[0], "Reds", [PEOPLE[1]])
        do = partial(host.teams.enter, tournament, PEOPLE[0], None, [gone])
    else:
        ladder = await opened(host, 2)
        do = partial(host.ladders.join, ladder, gone)
    before_writing(monkeypatch, host, 2, do)
    await host.people.delete(gone.id)
    if what == "game":
        game = (await host.challenges.get(made.id)).game
        assert game is not None
        seats = (await host.games.view(game)).seats
        assert [seat.occupant for seat in seats if seat.person is None] == [Occupant.COMPUTER]
    elif what == "table":
        assert [seat.person for seat in (await host.lobby.view(table.id)).seats] == [ANN.id]
    elif what == "ladder":
        assert [one.person for one in (await host.ladders.get(ladder)).members] == [1, 2]
    else:
        assert [one.person for one in (await host.tournaments.get(tournament)).entrants] == [1, 2]


async def test_a_game_is_not_kept_as_it_was_before_somebody_was_forgotten(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was being read when they were."""
    view = await started(host, ANN, BEN, CLEO)
    await turn(host, view.id)
    await host.seats.resign(view.id, ANN.id, "greedy")
    host._repository.forget()
    read = host._repository._read

    async def slow(game, kept):  # type: ignore[no-untyped-def]
        found = await read(game, kept)
        monkeypatch.setattr(host._repository, "_read", read)
        await host.people.delete(ANN.id)
        return found

    monkeypatch.setattr(host._repository, "_read", slow)
    await host.games.view(view.id)
    session = await host._repository.load(view.id)
    assert ANN.id not in [entry.person for entry in session.history.entries]


async def test_who_waits_for_somebody_forgotten_is_free(host: Host) -> None:
    """Their challenge was accepted, and its game never begins."""
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0])
    await host.challenges.accept(challenge.id, PEOPLE[0].id)
    await host.people.delete(PEOPLE[0].id)
    await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[1])


# 6
async def test_a_ladder_game_that_was_given_up_does_not_begin(host: Host, clock: HandClock) -> None:
    """Its channel comes back after days: nothing would follow from the game, though it counts."""
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0])
    await host.challenges.accept(challenge.id, PEOPLE[0].id)
    clock.forward(3 * DAY)
    await host.ladder_clock.run_due()
    assert await kinds(host, ladder) == [NewsKind.NO_RESULT]
    assert await host.challenges.begin(challenge.id, ChannelId(9001)) is None


# 7
async def test_a_turn_on_its_way_is_shown_where_its_game_has_moved(host: Host) -> None:
    """It was posted where the game was; nobody would see the turn until somebody moves."""
    view = await started(host, ANN, BEN)
    on_its_way = await next_of_game(host)
    await host.lobby.move_to(view.id, ChannelId(777))
    await host.outbox.delivered(on_its_way, as_message(on_its_way, 1))
    found = [(one.kind, one.channel) for one in await host.outbox.waiting(Work.POST)]
    assert found == [(MessageKind.TURN, ChannelId(777))]


async def test_a_round_on_its_way_is_announced_where_its_tournament_has_moved(
    host: Host, clock: HandClock
) -> None:
    """Likewise."""
    tournament = await announced(host, clock, 2)
    clock.forward(DAY)
    await host.director.run_due()
    on_its_way = await host.outbox.next_post()
    assert on_its_way.kind is MessageKind.ROUND
    await host.tournaments.move_to(tournament, ChannelId(888))
    await host.outbox.delivered(on_its_way, as_message(on_its_way, 1))
    assert MessageKind.ROUND in [one.kind for one in await to_be_said(host)]


# 8
async def test_orders_taken_back_while_a_computer_thinks_are_not_followed(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever takes them back is told so, and chooses."""
    view = await started(host, ANN, BEN, CLEO, ruleset=RULES, turn_seconds=DAY.total_seconds())
    flight = await at_flight(host, view.id)
    assert flight.to_move is not None
    person = flight.to_move.person
    assert person is not None
    await host.orders.give(flight.id, person, flight.turn_seq, Orders(computer=True))
    choose = host.computers._choose

    async def thinking(*asked):  # type: ignore[no-untyped-def]
        moves = await choose(*asked)
        await host.orders.give(flight.id, person, flight.turn_seq, None)
        return moves

    monkeypatch.setattr(host.computers, "_choose", thinking)
    await host.timekeeper.run_due()
    assert (await host.games.view(flight.id)).seq == flight.seq


async def test_no_orders_are_given_in_a_game_that_has_ended_elsewhere(
    host: Host, restart: Restart, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Orders ask in their transaction whether the state is still the newest, as all that is stored about one."""
    other = restart()
    view = await started(host, ANN, BEN, CLEO, ruleset=RULES)
    flight = await at_flight(host, view.id)
    assert flight.to_move is not None
    assert flight.to_move.person is not None
    before_writing(monkeypatch, host, 1, lambda: other.endings.stop(flight.id, ANN.id))
    with pytest.raises(HostRefusal):
        await host.orders.give(flight.id, flight.to_move.person, flight.turn_seq, Orders(computer=True))


# 9
async def test_a_question_that_was_withdrawn_undoes_nothing(
    host: Host, restart: Restart, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last one agrees while whoever has asked takes it back elsewhere, and is told so."""
    view = await started(host, ANN, BEN)
    await post_all(host, count=1)
    for _ in range(2):
        view = (await turn(host, view.id)).view
        await post_all(host, count=1)
    assert (await host.undo.ask(view.id, BEN.id, view.seq)).vote is not None
    other = restart()
    before_writing(monkeypatch, host, 2, lambda: other.undo.answer(view.id, BEN.id, view.seq, agree=False))
    with suppress(HostRefusal):
        await host.undo.answer(view.id, ANN.id, view.seq, agree=True)
    assert (await host.games.view(view.id)).seq == view.seq


# 10
async def test_a_damaged_game_is_played_again_whichever_process_is_asked(
    postgres_url: str, clock: HandClock
) -> None:
    """The organiser was told of it by the one that has found out."""
    from at_the_table import chance

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
        assert MessageKind.DAMAGED in [told.kind for told in await to_be_said(other)]
        await other.referee.undo(tournament.id, ORGANISER, (1, 0))
    finally:
        for closing in (host, other, one, two):
            await closing.close()


# 11
async def test_an_alert_that_was_not_sent_is_sent_by_the_next(host: Host) -> None:
    """The program is stopped while Discord is asked."""
    await started(host, ANN, BEN)
    sent: list[object] = []
    asked, answers = asyncio.Event(), asyncio.Event()

    async def fetch_user(_person: int) -> object:
        asked.set()
        await answers.wait()

        async def send(*text: object, **view: object) -> None:
            sent.append((text, view))

        return SimpleNamespace(send=send)

    client: Any = SimpleNamespace(fetch_user=fetch_user)
    telling = asyncio.create_task(Alerts(client, host).channel_deleted(CHANNEL, None))
    await asked.wait()
    telling.cancel()
    await asyncio.gather(telling, return_exceptions=True)
    answers.set()
    await Alerts(client, host).channel_deleted(CHANNEL, None)
    assert len(sent) == 2


# 12
async def test_a_closed_ladder_has_no_open_challenges(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed between closing it and withdrawing them."""
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0])

    async def killed() -> None:
        raise RuntimeError

    before_writing(monkeypatch, host, 2, killed)
    with suppress(RuntimeError):
        await host.ladders.close(ladder)
    assert (await host.challenges.get(challenge.id)).status is ChallengeStatus.WITHDRAWN


# 13
async def test_two_processes_open_one_rematch(
    host: Host, restart: Restart, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people ask for it in one moment, each to be played in a thread of its own."""
    other = restart()
    view = await started(host, ANN, BEN)
    await play_on(host, view.id)
    before_writing(monkeypatch, host, 1, lambda: other.endings.rematch(view.id, BEN, ChannelId(71)))
    await host.endings.rematch(view.id, ANN, ChannelId(72))
    tables = [await host.lobby.in_channel(ChannelId(at)) for at in (71, 72)]
    assert sum(one is not None for one in tables) == 1


# 14
async def test_divisions_are_worked_out_beside_the_loop(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of 256 people take 80 to 170 ms, in the transaction that keeps everybody else from writing."""
    plan = Plan(division_size=3, promoted=1)
    tournament = await under_way(host, clock, 6, format=Format.ROUND_ROBIN, plan=plan)
    while tournament.header.status is TournamentStatus.RUNNING:
        tournament = await play_round(host, clock, tournament.id)
    season = await host.seasons.open(tournament.id, ORGANISER, clock.time + DAY)
    for person in PEOPLE[:6]:
        await host.tournaments.join(season.id, person)
    found, threads = seasons.divisions, []

    def noted(last):  # type: ignore[no-untyped-def]
        threads.append(threading.current_thread())
        return found(last)

    monkeypatch.setattr(seasons, "divisions", noted)
    clock.forward(DAY)
    await host.director.run_due()
    assert threads
    assert threading.main_thread() not in threads
