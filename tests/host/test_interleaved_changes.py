"""Tests of changes to tables and people between two steps of another operation."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from flights import RULES, play_until_flight
from games_played import (
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
    refused,
    started,
    turn,
    turn_from,
)
from interleaving import before_writing
from ladders_played import opened
from tournaments_played import ORGANISER, PEOPLE, announced, under_way

from bot.delivery.alerts import Alerts
from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal
from host.games.orders import Orders
from host.games.views import Person
from host.host import Host
from model.ids import ChannelId, PersonId
from model.matches import DecisionKind
from model.outbox import MessageKind, Work
from model.tables import GameStatus, Occupant
from model.tournaments import Plan

Restart = Callable[[], Host]


@pytest.mark.parametrize("what", ["game", "table", "tournament", "team", "ladder"])
async def test_a_person_who_joins_during_a_deletion_is_removed(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """A person who joins something while their data are being deleted is in nothing afterwards."""
    person, plan = PEOPLE[2], Plan(rounds=1, boards=2, line_up_seconds=3600)
    if what == "game":
        challenge = await host.challenges.make(GUILD, CHANNEL, (ANN, person), options(turn_seconds=None))
        await host.challenges.accept(challenge.id, person.id)
        do = partial(host.challenges.begin, challenge.id, ChannelId(901))
    elif what == "table":
        table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
        do = partial(host.lobby.join, table.id, person)
    elif what == "tournament":
        tournament = await announced(host, clock, 2)
        do = partial(host.tournaments.join, tournament, person)
    elif what == "team":
        tournament = await announced(host, clock, 0, plan=plan)
        await host.teams.enter(tournament, PEOPLE[0], "Reds", [PEOPLE[1]])
        do = partial(host.teams.enter, tournament, PEOPLE[0], None, [person])
    else:
        ladder = await opened(host, 2)
        do = partial(host.ladders.join, ladder, person)
    before_writing(monkeypatch, host, 1, do)
    await host.people.delete(person.id)
    if what == "game":
        game = (await host.challenges.get(challenge.id)).game
        assert game is not None
        seats = (await host.games.view(game)).seats
        assert [seat.occupant for seat in seats if seat.person is None] == [Occupant.COMPUTER]
    elif what == "table":
        assert [seat.person for seat in (await host.lobby.view(table.id)).seats] == [ANN.id]
    elif what == "ladder":
        assert [member.person for member in (await host.ladders.get(ladder)).members] == [1, 2]
    else:
        assert [entrant.person for entrant in (await host.tournaments.get(tournament)).entrants] == [1, 2]


async def test_a_game_read_during_a_deletion_is_not_kept_in_memory(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game read while a person's data are deleted is not kept in memory with that person."""
    view = await started(host, ANN, BEN, CLEO)
    await turn(host, view.id)
    await host.seats.resign(view.id, ANN.id, "greedy")
    host._repository.forget()
    read = host._repository._read

    async def slow(game, cached):  # type: ignore[no-untyped-def]
        found = await read(game, cached)
        monkeypatch.setattr(host._repository, "_read", read)
        await host.people.delete(ANN.id)
        return found

    monkeypatch.setattr(host._repository, "_read", slow)
    await host.games.view(view.id)
    session = await host._repository.load(view.id)
    assert ANN.id not in [entry.person for entry in session.history.entries]


async def test_a_member_whose_opponent_was_deleted_can_be_challenged(host: Host) -> None:
    """A person whose opponent in an accepted challenge has their data deleted can be challenged again."""
    ladder = await opened(host)
    challenge = await host.ladders.challenge(ladder, PEOPLE[2], PEOPLE[0])
    await host.challenges.accept(challenge.id, PEOPLE[0].id)
    await host.people.delete(PEOPLE[0].id)
    await host.ladders.challenge(ladder, PEOPLE[1], PEOPLE[2])


async def test_a_turn_posted_while_its_game_moves_is_posted_again(host: Host) -> None:
    """A turn posted in the old channel while its game moves is posted again in the new one."""
    view = await started(host, ANN, BEN)
    being_posted = await next_of_game(host)
    await host.lobby.move_to(view.id, ChannelId(777))
    await host.outbox.delivered(being_posted, as_message(being_posted, 1))
    found = [(delivery.kind, delivery.channel) for delivery in await host.outbox.waiting(Work.POST)]
    assert found == [(MessageKind.TURN, ChannelId(777))]


async def test_orders_withdrawn_while_a_computer_thinks_are_not_followed(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Orders withdrawn while the computer thinks about them are not followed."""
    view = await started(host, ANN, BEN, CLEO, ruleset=RULES, turn_seconds=DAY.total_seconds())
    flight = await play_until_flight(host, view.id)
    assert flight.to_move is not None
    person = flight.to_move.person
    assert person is not None
    await host.orders.give(flight.id, person, flight.turn_seq, Orders(computer=True))
    choose = host.computers._choose

    async def thinking(*args):  # type: ignore[no-untyped-def]
        moves = await choose(*args)
        await host.orders.give(flight.id, person, flight.turn_seq, None)
        return moves

    monkeypatch.setattr(host.computers, "_choose", thinking)
    await host.timekeeper.run_due()
    assert (await host.games.view(flight.id)).seq == flight.seq


async def test_orders_in_a_game_that_another_process_has_ended_are_refused(
    host: Host, restart: Restart, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Orders are refused if another process has ended the game before they are stored."""
    other = restart()
    view = await started(host, ANN, BEN, CLEO, ruleset=RULES)
    flight = await play_until_flight(host, view.id)
    assert flight.to_move is not None
    assert flight.to_move.person is not None
    before_writing(monkeypatch, host, 1, lambda: other.endings.stop(flight.id, ANN.id))
    with pytest.raises(HostRefusal):
        await host.orders.give(flight.id, flight.to_move.person, flight.turn_seq, Orders(computer=True))


async def test_a_move_in_a_game_that_another_process_has_stopped_is_refused(
    host: Host, restart: Restart
) -> None:
    """A move in a game that another process has stopped is refused, although it runs in the memory of this one."""
    view = await started(host, ANN, BEN)
    other = restart()
    await other.endings.stop(view.id, ANN.id)
    assert await refused(turn_from(host, view)) is HostReason.NOT_RUNNING
    stopped = await other.games.view(view.id)
    assert (stopped.status, stopped.seq) == (GameStatus.STOPPED, 0)


async def test_who_takes_a_seat_in_another_process_must_agree_to_stop_a_game(
    host: Host, restart: Restart, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game is not stopped by the last of those at the table if somebody else has just sat down there."""
    other = restart()
    view = await started(host, ANN, BEN, CLEO, rated=True)
    await host.seats.resign(view.id, CLEO.id, "greedy")
    await host.endings.stop(view.id, BEN.id)
    dan = Person(PersonId(4), "Dan")
    before_writing(monkeypatch, host, 1, lambda: other.seats.replace(view.id, dan.id, Colour.GREEN, dan))
    assert not await host.endings.stop(view.id, ANN.id)
    assert (await host.games.view(view.id)).status is GameStatus.RUNNING


async def test_of_two_referees_at_the_same_instant_one_decides_a_match(
    host: Host, clock: HandClock, restart: Restart, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match that another process decides before a decision is stored keeps that result."""
    other = restart()
    cup = await under_way(host, clock, 2)
    first, second = (person.id for person in PEOPLE[:2])

    def decide(by: Host, winner: PersonId) -> Awaitable[None]:
        return by.referee.decide(cup.id, ORGANISER, DecisionKind.WIN, (1, 0), winner)

    before_writing(monkeypatch, host, 1, lambda: decide(other, first))
    assert await refused(decide(host, second)) is HostReason.MATCH_DECIDED
    (match,) = (await host.tournaments.get(cup.id)).matches
    lost = [cup.entrant(seat.entrant).person for seat in match.seats if seat.absent]
    assert lost == [second]


async def test_an_undo_withdrawn_in_another_process_undoes_nothing(
    host: Host, restart: Restart, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last agreement to an undo does nothing once the undo was withdrawn in another process."""
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


async def test_an_interrupted_alert_is_sent_by_the_next_process(host: Host) -> None:
    """An alert whose process was stopped while it asked Discord is sent by the next one."""
    await started(host, ANN, BEN)
    messages: list[object] = []
    requested, answers = asyncio.Event(), asyncio.Event()

    async def fetch_user(_person: int) -> object:
        requested.set()
        await answers.wait()

        async def send(*text: object, **view: object) -> None:
            messages.append((text, view))

        return SimpleNamespace(send=send)

    client: Any = SimpleNamespace(fetch_user=fetch_user)
    interrupted = asyncio.create_task(Alerts(client, host).channel_deleted(CHANNEL, None))
    await requested.wait()
    interrupted.cancel()
    await asyncio.gather(interrupted, return_exceptions=True)
    answers.set()
    await Alerts(client, host).channel_deleted(CHANNEL, None)
    assert len(messages) == 2


async def test_two_processes_open_one_rematch(
    host: Host, restart: Restart, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two people who ask at the same time for a rematch in a thread, one opens it."""
    other = restart()
    view = await started(host, ANN, BEN)
    await play_on(host, view.id)
    before_writing(monkeypatch, host, 1, lambda: other.endings.rematch(view.id, BEN, ChannelId(71)))
    await host.endings.rematch(view.id, ANN, ChannelId(72))
    tables = [await host.lobby.in_channel(ChannelId(at)) for at in (71, 72)]
    assert sum(table is not None for table in tables) == 1
