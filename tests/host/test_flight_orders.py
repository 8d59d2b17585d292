"""Tests of orders for later steps of a dragon's flight: followed, left to a computer, refused."""

from collections.abc import Callable

import pytest
from flights import make_move
from games_played import ANN, BEN, CLEO, refused

from game.engine.queries import coming_steps
from game.engine.rules import apply
from game.expansions.dragon.flight import steps
from game.expansions.dragon.moves import DRAGON_STEP, FLIGHT, Step, Stepped
from game.values.errors import IllegalMove
from game.values.geometry import Side
from game.values.moves import Skip
from host.errors import HostReason
from host.games.orders import Orders
from host.games.views import GameView
from host.host import Host
from model.games import EntryKind, Maker


async def test_orders_are_followed_as_soon_as_their_step_comes(
    host: Host, restart: Callable[[], Host], flight: GameView
) -> None:
    """Rule: dragon-choice. Orders for all coming steps are followed as each step comes, also by another process."""
    people = {ANN.id, BEN.id, CLEO.id}
    assert flight.to_move is not None
    first = flight.to_move.person
    assert first is not None
    anywhere = Orders(tuple(Step(side) for side in Side))
    for person in people - {first}:
        await host.orders.give(flight.id, person, flight.turn_seq, anywhere)
        assert await host.orders.of(flight.id, person) == anywhere
    assert await host.orders.of(flight.id, first) is None
    await make_move(host, flight.id)
    restarted = restart()
    await restarted.timekeeper.run_due()
    view = await restarted.games.view(flight.id)
    reports = await restarted.history.reports(flight.id, flight.seq, view.seq)
    stepping_seats = [
        event.seat for report in reports for event in report.events if isinstance(event, Stepped)
    ]
    assert len(stepping_seats) >= 3
    entries = [report for report in reports if report.kind is EntryKind.MOVE]
    assert all(entry.maker is Maker.PERSON for entry in entries)
    if view.position.phase is FLIGHT:
        assert view.to_move is not None
        assert view.to_move.person == first


async def test_orders_may_leave_the_choice_to_a_computer(host: Host, flight: GameView) -> None:
    """A computer may choose the steps, also the present one; orders that were withdrawn are not followed."""
    assert flight.to_move is not None
    person = flight.to_move.person
    assert person is not None
    await host.orders.give(flight.id, person, flight.turn_seq, Orders(computer=True))
    await host.orders.give(flight.id, person, flight.turn_seq, None)
    await host.timekeeper.run_due()
    assert (await host.games.view(flight.id)).seq == flight.seq
    await host.orders.give(flight.id, person, flight.turn_seq, Orders(computer=True))
    row = {"game": flight.id, "turn": flight.position.turn, "text": "computer"}
    assert (await host.people.export(person))["orders_to_the_dragon"] == (row,)
    await host.timekeeper.run_due()
    view = await host.games.view(flight.id)
    assert view.seq == flight.seq + 1
    report = (await host.history.reports(flight.id, flight.seq, view.seq))[0]
    assert (report.maker, report.person) == (Maker.PERSON, person)


async def test_a_way_is_followed_step_by_step(
    host: Host, restart: Callable[[], Host], flight: GameView
) -> None:
    """Rule: dragon-choice. Each step of a seat can have an order of its own, which another process follows as well."""
    assert flight.to_move is not None
    first = flight.to_move.person
    assert first is not None
    second = coming_steps(flight.position)[1][1]
    person = flight.seat_of(second).person
    assert person is not None
    ways = {
        side: apply(flight.position, Step(side))[0] for side in Side if Step(side) in steps(flight.position)
    }
    chosen, after = next(iter(ways.items()))
    ordered_step = steps(after)[-1]
    await host.orders.give(
        flight.id, person, flight.turn_seq, Orders(way=((2, ordered_step), (5, Step(Side.N))))
    )
    await host.games.move(flight.id, first, flight.seq, (Step(chosen),))
    restarted = restart()
    await restarted.timekeeper.run_due()
    reports = await restarted.history.reports(
        flight.id, flight.seq, (await restarted.games.view(flight.id)).seq
    )
    stepped = [event for report in reports for event in report.events if isinstance(event, Stepped)]
    assert [(event.seat, event.side) for event in stepped[:2]] == [
        (flight.to_move.colour, chosen),
        (second, ordered_step.side),
    ]
    assert await restarted.orders.of(flight.id, person) == Orders(way=((2, ordered_step), (5, Step(Side.N))))


async def test_an_order_that_cannot_be_followed_is_left_to_its_person_or_a_computer(
    host: Host, flight: GameView
) -> None:
    """An order that cannot be followed leaves the step to its person, unless a computer may choose."""
    assert flight.to_move is not None
    first, person = flight.to_move.person, flight.seat_of(coming_steps(flight.position)[1][1]).person
    assert first is not None
    assert person is not None
    chosen = steps(flight.position)[0]
    back = Step(chosen.side.opposite)
    await host.orders.give(flight.id, person, flight.turn_seq, Orders(way=((2, back),)))
    await host.games.move(flight.id, first, flight.seq, (chosen,))
    await host.timekeeper.run_due()
    view = await host.games.view(flight.id)
    assert view.to_move is not None
    assert view.to_move.person == person
    seq = view.seq
    await host.orders.give(flight.id, person, flight.turn_seq, Orders((), True, ((2, back),)))
    await host.timekeeper.run_due()
    assert (await host.games.view(flight.id)).seq > seq


async def test_a_way_for_steps_of_others_is_refused(host: Host, flight: GameView) -> None:
    """A way with steps of other seats is refused and changes nothing (rule dragon-step); past steps are ignored."""
    assert flight.to_move is not None
    first, person = flight.to_move.person, flight.seat_of(coming_steps(flight.position)[1][1]).person
    assert first is not None
    assert person is not None
    for way in (((1, Step(Side.N)),), ((3, Step(Side.N)),), ((2, Step(Side.N)), (7, Step(Side.N)))):
        with pytest.raises(IllegalMove) as refusal:
            await host.orders.give(flight.id, person, flight.turn_seq, Orders(way=way))
        assert refusal.value.reason is DRAGON_STEP
    assert await host.orders.of(flight.id, person) is None
    await host.games.move(flight.id, first, flight.seq, (steps(flight.position)[0],))
    await host.orders.give(
        flight.id, person, flight.turn_seq, Orders(way=((1, Step(Side.N)), (5, Step(Side.N))))
    )
    assert await host.orders.of(flight.id, person) is not None


async def test_orders_for_something_else_are_refused(host: Host, flight: GameView) -> None:
    """Moves of another phase, orders for a flight that is over, and orders without a seat are refused."""
    assert flight.to_move is not None
    person = flight.to_move.person
    assert person is not None
    with pytest.raises(IllegalMove):
        await host.orders.give(flight.id, person, flight.turn_seq, Orders((Skip(),)))
    seq = flight.turn_seq - 1
    assert (
        await refused(host.orders.give(flight.id, person, seq, Orders(computer=True))) is HostReason.MOVED_ON
    )
    stranger = host.orders.give(flight.id, type(person)(77), flight.turn_seq, Orders(computer=True))
    assert await refused(stranger) is HostReason.NOT_SEATED
