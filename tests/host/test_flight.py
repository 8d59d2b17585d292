"""Tests of the dragon's flight at a table: its message, clocks of steps, orders, and what can be undone."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from flights import RULES, make_move, play_until_flight, post_until
from games_played import (
    ANN,
    BEN,
    CLEO,
    DAY,
    HOUR,
    HandClock,
    as_message,
    chance,
    next_of_game,
    post_all,
    refused,
    started,
    with_old_controls,
)

from game.engine.bag import Chance
from game.engine.legal import moves
from game.engine.match import Match, play, start
from game.engine.queries import coming_steps
from game.expansions.dragon.flight import steps
from game.expansions.dragon.moves import FLIGHT, MoveFairy, SendHome, Step, Stepped
from game.expansions.dragon.princess import PRINCESS_MUST
from game.expansions.dragon.rules import DRAGON
from game.expansions.flyers.moves import Fly, Land, Thrown
from game.expansions.flyers.rules import FLYERS
from game.expansions.traders.rules import TRADERS
from game.values.errors import IllegalMove
from game.values.events import Bonus
from game.values.geometry import Side
from game.values.moves import Deploy, Place, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour, make_ruleset
from host.clocks.clocks import step_time
from host.errors import HostReason, HostRefusal
from host.games.acting import acting
from host.games.computer_seats import any_turn
from host.games.orders import Orders
from host.games.views import GameView
from host.host import Host
from model.games import EntryKind, Maker
from model.outbox import MessageKind, Work
from model.tables import Occupant, TimeOut
from storage.database import Database


async def test_a_flight_has_one_message(host: Host, flight: GameView) -> None:
    """The message grows with each step; the next message is that of the next turn."""
    await post_until(host, flight.seq)
    assert flight.turn_seq == flight.seq
    before = await host.outbox.waiting(Work.REFRESH_CLOCK)
    assert before == ()
    shown_steps = 0
    view = flight
    while view.position.phase is FLIGHT:
        assert (view.turn_seq, await host.outbox.waiting(Work.POST)) == (flight.seq, ())
        view = await make_move(host, flight.id)
        if view.position.phase is FLIGHT:
            (_,) = await host.outbox.waiting(Work.REFRESH_CLOCK)
            newest, reports = await host.games.news_of_message(flight.id, flight.seq, flight.seq)
            assert newest.seq == view.seq
            stepped = [event for report in reports for event in report.events if isinstance(event, Stepped)]
            assert len(stepped) > shown_steps
            shown_steps = len(stepped)
            await host.outbox.updated(await host.outbox.next_update())
    assert shown_steps >= 1
    delivery = await next_of_game(host)
    assert (delivery.kind, delivery.seq) == (MessageKind.TURN, view.seq)
    await host.outbox.delivered(delivery, as_message(delivery, 900))
    assert flight.seq in [old.seq for old in await with_old_controls(host)]
    # The message stays one of the whole flight, not only of its first state.
    newest, _ = await host.games.news_of_message(flight.id, 0, flight.seq)
    assert newest.seq == view.seq - 1


async def test_each_seat_moves_the_dragon_in_its_turn(host: Host, flight: GameView) -> None:
    """Rule: dragon-step. A step out of turn, two steps of one seat, or an impossible step change nothing."""
    way = steps(flight.position)[0]
    assert flight.to_move is not None
    first = flight.to_move.person
    other = next(person.id for person in (ANN, BEN, CLEO) if person.id != first)
    assert first is not None
    assert await refused(host.games.move(flight.id, other, flight.seq, (way,))) is HostReason.NOT_YOUR_TURN
    ways = [(step, two) for step in steps(flight.position) for two in (Step(side) for side in Side)]
    for pair in ways:
        with pytest.raises((HostRefusal, IllegalMove)):
            await host.games.move(flight.id, first, flight.seq, pair)
    assert (await host.games.view(flight.id)).seq == flight.seq
    view = (await host.games.move(flight.id, first, flight.seq, (way,))).view
    assert view.to_move is not None
    assert view.to_move.person is not None
    with pytest.raises(IllegalMove) as refusal:
        await host.games.move(flight.id, view.to_move.person, view.seq, (Step(way.side.opposite),))
    assert refusal.value.reason.value == "dragon-step"
    assert (await host.games.view(flight.id)).seq == view.seq


async def test_a_step_in_another_turn_is_not_ones_last_turn(host: Host, flight: GameView) -> None:
    """What happened since a person's last turn begins with that turn, not with a step in another seat's turn."""
    drawer = flight.position.to_move
    people = {seat.colour: seat.person for seat in flight.seats if seat.person is not None}
    before = {colour: await host.history.last_turn_of(flight.id, people[colour]) for colour in people}
    first, _ = [(await make_move(host, flight.id)).seq for _ in range(2)]
    after = {colour: await host.history.last_turn_of(flight.id, people[colour]) for colour in people}
    assert drawer is not None
    assert after == before | {drawer: first}


async def test_a_step_has_its_own_clock(host: Host, clock: HandClock, flight: GameView) -> None:
    """A step has a quarter of a turn's time, at least eight hours but no more than a turn."""
    assert flight.deadline == clock.time + 8 * HOUR
    clock.forward(HOUR)
    view = await make_move(host, flight.id)
    assert view.position.phase is FLIGHT
    assert view.deadline == clock.time + 8 * HOUR
    assert step_time(4 * DAY) == DAY
    assert step_time(timedelta(minutes=30)) == timedelta(minutes=30)


async def test_the_clock_makes_a_missed_step(host: Host, clock: HandClock) -> None:
    """A person who misses a step keeps the seat, also with the time-out `HAND_OVER`."""
    table = await started(
        host, ANN, BEN, ruleset=RULES, turn_seconds=DAY.total_seconds(), time_out=TimeOut.HAND_OVER
    )
    view = await play_until_flight(host, table.id)
    clock.forward(9 * HOUR)
    await host.timekeeper.run_due()
    after = await host.games.view(table.id)
    assert after.seq > view.seq
    assert all(seat.occupant is Occupant.PERSON for seat in after.seats)
    report = (await host.history.reports(table.id, view.seq, view.seq + 1))[0]
    assert (report.kind, report.maker) == (EntryKind.MOVE, Maker.CLOCK)


async def test_a_seat_closed_during_a_flight_keeps_its_step(host: Host, flight: GameView) -> None:
    """Rules: dragon-fly, dragon-choice. The program makes the step of a seat that is closed during the flight."""
    (_, first), (_, second), (_, third) = coming_steps(flight.position)[:3]
    people = {seat.colour: seat.person for seat in flight.seats}
    leaving = people[second]
    assert leaving is not None
    await host.seats.resign(flight.id, leaving, None)
    view = await host.games.view(flight.id)
    assert view.position.actors == (first,)
    view = await make_move(host, flight.id)
    assert view.position.actors == (second,)
    await host.timekeeper.run_due()
    after = await host.games.view(flight.id)
    assert after.position.actors == (third,)
    assert [report.maker for report in await host.history.reports(flight.id, view.seq, after.seq)] == [
        Maker.COMPUTER
    ]


async def test_a_missed_step_is_reported_as_made_by_the_clock(
    host: Host, clock: HandClock, flight: GameView
) -> None:
    """In the report of a turn, a missed step is the only event by the clock."""
    clock.forward(9 * HOUR)
    await host.timekeeper.run_due()
    (turn_of_flight,) = [
        report for report in await host.history.reports(flight.id) if report.turn == flight.position.turn
    ]
    missed = turn_of_flight.by_clock
    assert [type(event) for event in missed] == [Stepped]
    assert flight.to_move is not None
    assert [event.doer for event in missed] == [flight.to_move.colour]


async def test_each_step_has_its_reminder(host: Host, clock: HandClock, flight: GameView) -> None:
    """The person whose step it is gets a reminder after half of the step's time, and so does the next person."""
    await post_until(host, flight.seq)
    for _ in range(2):
        clock.forward(5 * HOUR)
        await host.timekeeper.run_due()
        reminders = await host.outbox.waiting(Work.POST)
        assert [reminder.kind for reminder in reminders] == [MessageKind.REMINDER_HALF]
        await post_all(host, count=1)
        view = await make_move(host, flight.id)
        assert view.position.phase is FLIGHT


async def test_a_step_cannot_be_undone(host: Host, flight: GameView) -> None:
    """A step can be undone neither by its maker nor by a vote. Rule: dragon-step."""
    assert flight.to_move is not None
    first = flight.to_move.person
    assert first is not None
    view = await make_move(host, flight.id)
    for person in (ANN.id, BEN.id, CLEO.id):
        assert await refused(host.undo.ask(flight.id, person, view.seq)) is HostReason.UNDO_BOUND
        assert await refused(host.undo.preview(flight.id, person)) is HostReason.UNDO_BOUND


async def test_the_tile_is_undone_freely_before_the_first_step(host: Host, flight: GameView) -> None:
    """Before the first step of a flight its tile is undone freely, and the turn is announced again."""
    await post_until(host, flight.seq)
    assert flight.to_move is not None
    first = flight.to_move.person
    assert first is not None
    await host.orders.give(flight.id, first, flight.turn_seq, Orders((Step(Side.N),)))
    back = await host.undo.ask(flight.id, first, flight.seq)
    assert back.position.phase is Phase.PLACE
    delivery = await next_of_game(host)
    assert (delivery.kind, delivery.seq) == (MessageKind.TURN, back.seq)
    await host.outbox.delivered(delivery, as_message(delivery, 901))
    await host.games.move(flight.id, first, back.seq, (moves(back.position)[0],))


async def test_a_flight_survives_a_restart(host: Host, restart: Callable[[], Host], flight: GameView) -> None:
    """Another process continues a flight from the same position."""
    view = await make_move(host, flight.id)
    restarted = restart()
    found = await restarted.games.view(flight.id)
    assert found.position == view.position
    assert found.turn_seq == flight.seq
    assert (await make_move(restarted, flight.id)).seq > view.seq


async def test_a_throw_of_the_die_cannot_be_undone(host: Host) -> None:
    """A throw of the die cannot be undone. Rule: flyer-fly."""
    table = await started(host, ANN, BEN, ruleset=make_ruleset(expansions=[FLYERS, TRADERS]))
    view = table
    for _ in range(300):
        if any(isinstance(move, Fly) for move in moves(view.position)):
            break
        view = await make_move(host, table.id)
    assert view.to_move is not None
    person = view.to_move.person
    assert person is not None
    flew = await make_move(host, table.id, Fly)
    events = (await host.history.reports(table.id, view.seq, flew.seq))[0].events
    assert any(isinstance(event, Thrown) for event in events)
    assert await refused(host.undo.ask(table.id, person, flew.seq)) is HostReason.UNDO_BOUND


def test_a_random_turn_obeys_the_strict_princess() -> None:
    """Rule: princess-must. A random turn removes a knight where the rule demands it."""
    ruleset = make_ruleset(expansions=[DRAGON], on=[PRINCESS_MUST])
    for seed in range(40):
        match: Match = start(ruleset, (Colour.RED, Colour.BLUE), str(seed))[0]
        while match.position.phase is not Phase.OVER:
            position, colour = match.position, acting(match.position)
            assert colour is not None
            if position.phase is Phase.DEPLOY and Skip() not in moves(position):
                (princess_move,) = any_turn(position, colour, Chance(str(seed), "turn"))
                assert isinstance(princess_move, SendHome)
                play(match, princess_move)
                return
            deploys = [move for move in moves(position) if isinstance(move, Deploy)]
            match, _ = play(match, deploys[0] if deploys else moves(position)[0])
    raise AssertionError("no princess came to a knight")


async def test_points_for_the_fairy_are_among_the_payments(host: Host) -> None:
    """Points for the fairy are among the payments of /why, and the points by source add up to the scores."""
    table = await started(host, ANN, BEN, ruleset=RULES, turn_seconds=None)
    for _ in range(80):
        view = await host.games.view(table.id)
        found = {type(move) for move in moves(view.position)}
        await make_move(host, table.id, MoveFairy if MoveFairy in found else Deploy)
        payments = await host.history.payments(table.id)
        if any(isinstance(payment.scored, Bonus) for payment in payments):
            break
    assert any(payment.scored.about == "fairy" for payment in payments)
    view, breakdown = await host.games.view(table.id), await host.history.breakdown(table.id)
    assert {seat: sum(paid.values()) for seat, paid in breakdown.items()} == dict(view.position.scores)


async def test_a_landing_is_undone_alone(database: Database, clock: HandClock) -> None:
    """The tile and the flight stay, and are one report with the landing chosen instead. Rule: flyer-fly."""
    # With these tiles the first flight lands where there is a choice.
    host = Host(database, clock, chance("landing 126"))
    view = await started(host, ANN, BEN, ruleset=make_ruleset(expansions=[FLYERS, TRADERS]))
    while not any(isinstance(move, Land) for move in moves(view.position)):
        if view.position.phase is Phase.PLACE:
            began = view
        view = await make_move(host, view.id, Fly)
    assert view.to_move is not None
    assert view.to_move.person is not None
    flight = await host.history.reports(view.id, began.seq)
    landed = await make_move(host, view.id, Land)
    back = await host.undo.ask(view.id, view.to_move.person, landed.seq)
    assert back.position == view.position
    assert await host.history.reports(view.id, began.seq) == flight
    repeated = await make_move(host, view.id, Land)
    for report in (
        *await host.history.reports(view.id, began.seq),
        (await host.games.end_of_message(view.id, repeated.seq))[1],
    ):
        assert report is not None
        assert [type(move) for move in report.moves] == [Place, Fly, Land]
    await host.close()
