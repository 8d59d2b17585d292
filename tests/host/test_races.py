"""Two processes on one database are asked for the same thing at the same instant: nothing is done twice or by half."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from random import Random
from typing import TypeAlias

import pytest
from games_played import (
    ANN,
    BEN,
    CHANNEL,
    CLEO,
    DAY,
    GUILD,
    HandClock,
    StartProcess,
    options,
    post_all,
    started,
    turn,
    whole_turn,
)
from ladders_played import opened
from tournaments_played import ORGANISER, PEOPLE, announced, threads, under_way

from game.values.errors import GameError
from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal
from host.games.views import Person
from host.host import Host
from host.tournaments.running.sign_up import waiting_list
from model.challenges import ChallengeStatus
from model.ids import ChannelId, PersonId
from model.matches import DecisionKind
from model.outbox import Work
from model.tables import GameStatus, Occupant, TimeOut
from model.tournaments import Plan, TournamentStatus

DAN, EVE = Person(PersonId(4), "Dan"), Person(PersonId(5), "Eve")
Calls: TypeAlias = Sequence[Awaitable[object]]
Check: TypeAlias = Callable[[], Awaitable[None]]


async def together(calls: Calls, dice: Random) -> tuple[list[object], set[HostReason]]:
    """Make the calls within some milliseconds; return what was done, and the reasons of those refused."""

    async def late(call: Awaitable[object]) -> object:
        await asyncio.sleep(dice.random() / 200)
        return await call

    answers = await asyncio.gather(*map(late, calls), return_exceptions=True)
    for answer in answers:
        if isinstance(answer, BaseException) and not isinstance(answer, HostRefusal | GameError):
            raise answer
    refused = {result.reason for result in answers if isinstance(result, HostRefusal)}
    return [result for result in answers if not isinstance(result, BaseException)], refused


@pytest.fixture
async def hosts(host: Host, start_process: StartProcess) -> tuple[Host, Host]:
    """Return two processes on one database."""
    return host, await start_process()


async def last_seat(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """Three people join a table with one free seat."""
    table = await one.lobby.open(GUILD, CHANNEL, ANN, options(seats=2))
    calls = [host.lobby.join(table.id, person) for person in (BEN, CLEO, DAN) for host in (one, other)]

    async def check() -> None:
        seats = (await one.lobby.view(table.id)).seats
        assert len(seats) == 2
        assert len({seat.person for seat in seats}) == 2

    return calls, 1, check


async def start(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """Both people of a table start it twice."""
    table = await one.lobby.open(GUILD, CHANNEL, ANN, options(seats=2))
    await one.lobby.join(table.id, BEN)
    calls = [host.lobby.start(table.id, person.id) for person in (ANN, BEN) for host in (one, other)]

    async def check() -> None:
        assert (await one.games.view(table.id)).seq == 0
        assert [await host.games.in_channel(CHANNEL) for host in (one, other)] == [table.id] * 2
        await post_all(one, count=1)
        assert await one.outbox.waiting() == ()

    return calls, 1, check


async def channel(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """Four people open a table in one channel."""
    calls = [
        host.lobby.open(GUILD, CHANNEL, person, options())
        for host, person in ((one, ANN), (other, BEN), (one, CLEO), (other, DAN))
    ]

    async def check() -> None:
        found = await one.lobby.in_channel(CHANNEL)
        assert found is not None
        assert len(found.seats) == 1

    return calls, 1, check


async def move(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """A person confirms one turn in two processes, twice in each."""
    view = await started(one, ANN, BEN)
    await other.games.view(view.id)
    calls = [host.games.move(view.id, ANN.id, 0, whole_turn(view)) for host in (one, other, one, other)]

    async def check() -> None:
        views = [await host.games.view(view.id) for host in (one, other)]
        assert [(now.seq, now.position.turn) for now in views] == [(2, 2)] * 2
        assert [now.to_move and now.to_move.person for now in views] == [BEN.id] * 2
        assert len(await one.outbox.waiting(Work.POST)) == 2

    return calls, 1, check


async def undo(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """Both others agree to an undo, each in both processes."""
    view = await started(one, ANN, BEN, CLEO)
    await turn(one, view.id)
    await post_all(one, count=2)
    await one.undo.ask(view.id, ANN.id, 2)
    await other.games.view(view.id)
    calls = [
        host.undo.answer(view.id, person.id, 2, agree=True) for person in (BEN, CLEO) for host in (one, other)
    ]

    async def check() -> None:
        for host in (one, other):
            now = await host.games.view(view.id)
            assert (now.seq, now.vote, now.position.turn) == (3, None, 1)

    return calls, 2, check


async def free_seat(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """Two people take the seat of a computer, each in both processes, while its host closes it."""
    view = await started(one, ANN, BEN, CLEO)
    await one.seats.resign(view.id, CLEO.id, "greedy")
    await other.games.view(view.id)
    calls = [
        *(
            host.seats.replace(view.id, person.id, Colour.GREEN, person)
            for person in (DAN, EVE)
            for host in (one, other)
        ),
        other.seats.replace(view.id, ANN.id, Colour.GREEN, None),
    ]

    async def check() -> None:
        for host in (one, other):
            seats = (await host.games.view(view.id)).seats
            assert len(seats) == 3
            assert sum(seat.person in (DAN.id, EVE.id) for seat in seats) <= 1
        assert (await one.games.view(view.id)).seats == (await other.games.view(view.id)).seats

    return calls, -1, check


async def resignation(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """Both people of a game resign, each in both processes."""
    view = await started(one, ANN, BEN)
    await other.games.view(view.id)
    calls = [host.seats.resign(view.id, person.id, None) for person in (ANN, BEN) for host in (one, other)]

    async def check() -> None:
        now = await one.games.view(view.id)
        closed = [seat for seat in now.seats if seat.occupant is Occupant.CLOSED]
        assert (now.status is GameStatus.STOPPED) == (len(closed) == 2)
        assert now.seq == len(closed)
        assert now.seats == (await other.games.view(view.id)).seats

    return calls, -1, check


async def stop(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """All three people agree to stop a rated game, each in both processes."""
    view = await started(one, ANN, BEN, CLEO, rated=True)
    calls = [host.endings.stop(view.id, person.id) for person in (ANN, BEN, CLEO) for host in (one, other)]

    async def check() -> None:
        for host in (one, other):
            assert (await host.games.view(view.id)).status is GameStatus.STOPPED

    return calls, -1, check


async def stopped_game(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """The host of a table stops the game in both processes while the other player moves, and a rematch is opened."""
    view = await turn(one, (await started(one, ANN, BEN)).id)
    await other.games.view(view.view.id)
    game = view.view.id
    calls = [
        *(host.endings.stop(game, ANN.id) for host in (one, other)),
        *(host.games.move(game, BEN.id, 2, whole_turn(view.view)) for host in (one, other)),
        *(host.endings.rematch(game, person) for host, person in ((one, ANN), (other, BEN))),
    ]

    async def check() -> None:
        views = [await host.games.view(game) for host in (one, other)]
        assert [now.status for now in views] == [GameStatus.STOPPED] * 2
        assert views[0].position == views[1].position
        waiting = await one.lobby.in_channel(CHANNEL)
        assert waiting is None or waiting.status is GameStatus.LOBBY

    return calls, -1, check


async def time_out(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """A move arrives while the time for it runs out in both processes."""
    view = await started(one, ANN, BEN, turn_seconds=int(DAY.total_seconds()), time_out=TimeOut.RANDOM_TILE)
    await other.games.view(view.id)
    clock.forward(DAY + timedelta(minutes=1))
    calls = [
        one.timekeeper.run_due(),
        other.timekeeper.run_due(),
        other.games.move(view.id, ANN.id, 0, whole_turn(view)),
    ]

    async def check() -> None:
        for host in (one, other):
            now = await host.games.view(view.id)
            assert now.position.turn == 2
            assert now.to_move is not None
            assert now.to_move.person == BEN.id

    return calls, -1, check


async def challenge(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """A challenge for a place is accepted, declined and withdrawn in both processes."""
    ladder = await opened(one)
    challenge = await one.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0])
    calls = [
        call
        for host in (one, other)
        for call in (
            host.challenges.accept(challenge.id, PEOPLE[0].id),
            host.challenges.decline(challenge.id, PEOPLE[0].id),
            host.challenges.withdraw(challenge.id, PEOPLE[2].id),
        )
    ]

    async def check() -> None:
        found = await one.challenges.get(challenge.id)
        begun = [await host.challenges.begin(challenge.id, ChannelId(9000)) for host in (one, other)]
        assert begun[0] == begun[1]
        assert (begun[0] is not None) == (found.status is ChallengeStatus.ACCEPTED)
        first = (await one.ladders.get(ladder)).members[0].person
        assert first == (PEOPLE[2].id if found.status is ChallengeStatus.DECLINED else PEOPLE[0].id)

    return calls, 1, check


async def same_challenge(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """Two members of a ladder challenge a third, and one of them two others at once."""
    ladder = await opened(one)
    first, second, third, fourth = PEOPLE[:4]
    calls = [
        one.ladders.challenge(ladder, third, first),
        other.ladders.challenge(ladder, fourth, first),
        other.ladders.challenge(ladder, third, second),
        one.ladders.challenge(ladder, third, first),
    ]

    async def check() -> None:
        under_way = await one.ladders.under_way(ladder)
        people = [
            person for challenge in under_way for person in (challenge.challenger, challenge.challenged)
        ]
        assert len(people) == len(set(people))

    return calls, -1, check


async def begun_thread(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """Both processes report a thread of an accepted challenge."""
    challenge = await one.challenges.make(GUILD, CHANNEL, (ANN, BEN), options())
    await one.challenges.accept(challenge.id, BEN.id)
    calls = [host.challenges.begin(challenge.id, ChannelId(9000 + n)) for n, host in enumerate((one, other))]

    async def check() -> None:
        found = [await one.lobby.in_channel(ChannelId(9000 + n)) for n in range(2)]
        assert sum(game is not None for game in found) == 1

    return calls, 2, check


async def tournament_start(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """A tournament starts by itself and by its organiser, while people check in, enter and leave."""
    plan = Plan(check_in_seconds=3600)
    cup = await announced(one, clock, 5, plan=plan)
    clock.forward(DAY - timedelta(minutes=30))
    await one.director.run_due()
    for person in PEOPLE[:4]:
        await one.tournaments.check_in(cup, person.id)
    clock.forward(timedelta(minutes=30))
    calls = [
        *(host.director.run_due() for host in (one, other)),
        *(host.sign_up_ends.start_now(cup) for host in (one, other)),
        other.tournaments.check_in(cup, PEOPLE[4].id),
        one.tournaments.leave(cup, PEOPLE[0].id),
        other.tournaments.join(cup, PEOPLE[6]),
    ]

    async def check() -> None:
        await one.director.run_due()
        now = await threads(one, cup)
        assert now.header.status is TournamentStatus.RUNNING
        assert len(now.rounds) == 1
        seated = [entrant for match in now.matches for entrant in match.entrants]
        assert len(seated) == len(set(seated))
        for match in now.matches:
            if match.open:
                assert len(match.legs) == 1

    return calls, -1, check


async def last_place(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """Three people enter a tournament with one place left, each in both processes."""
    cup = await announced(one, clock, 3, plan=Plan(most=4))
    calls = [host.tournaments.join(cup, person) for person in PEOPLE[3:6] for host in (one, other)]

    async def check() -> None:
        now = await one.tournaments.get(cup)
        assert sorted(entrant.person for entrant in now.entrants) == [person.id for person in PEOPLE[:6]]
        assert len(waiting_list(now)) == 2

    return calls, 3, check


async def decision(one: Host, other: Host, clock: HandClock) -> tuple[Calls, int, Check]:
    """A match is decided for either player in both processes, while both players drop out."""
    cup = await under_way(one, clock, 2)
    (match,) = cup.matches
    calls = [
        *(
            host.referee.decide(cup.id, ORGANISER, DecisionKind.WIN, (1, match.number), person.id)
            for person in PEOPLE[:2]
            for host in (one, other)
        ),
        *(
            host.tournaments.drop(cup.id, person.id, person.id)
            for host, person in zip((one, other), PEOPLE[:2], strict=True)
        ),
    ]

    async def check() -> None:
        await one.director.run_due()
        now = await other.tournaments.get(cup.id)
        assert not any(match.open for match in now.matches)
        game = now.matches[0].legs[-1].game
        for host in (one, other):
            assert (await host.games.view(game)).status is not GameStatus.RUNNING

    return calls, -1, check


RACES = (
    last_seat,
    start,
    channel,
    move,
    undo,
    free_seat,
    resignation,
    stop,
    stopped_game,
    time_out,
    challenge,
    same_challenge,
    begun_thread,
    tournament_start,
    last_place,
    decision,
)


@pytest.mark.parametrize("race", RACES, ids=lambda race: race.__name__)
async def test_of_two_processes_one_acts(
    hosts: tuple[Host, Host],
    clock: HandClock,
    race: Callable[..., Awaitable[tuple[Calls, int, Check]]],
) -> None:
    """However two processes are asked at the same instant, nothing is done twice or by halves."""
    calls, winners, check = await race(*hosts, clock)
    succeeded, refused = await together(calls, Random(race.__name__))
    assert winners < 0 or len(succeeded) == winners, (succeeded, refused)
    await check()
