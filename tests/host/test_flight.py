"""The dragon's flight at a table: one message for all its steps, a clock for each, orders ahead, nothing taken back."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from at_the_table import (
    ANN,
    BEN,
    CLEO,
    DAY,
    HOUR,
    HandClock,
    as_message,
    next_of_game,
    post_all,
    started,
    with_old_controls,
)

from game.engine.bag import Chance
from game.engine.legal import moves
from game.engine.match import Match, play, start
from game.engine.position import Position
from game.engine.queries import coming_steps
from game.engine.rules import apply
from game.expansions.dragon.flight import steps
from game.expansions.dragon.moves import DRAGON_STEP, FLIGHT, MoveFairy, SendHome, Step, Stepped
from game.expansions.dragon.princess import PRINCESS_MUST
from game.expansions.dragon.rules import DRAGON
from game.expansions.flyers.moves import Fly, Thrown
from game.expansions.flyers.rules import FLYERS
from game.expansions.traders.rules import TRADERS
from game.values.errors import IllegalMove
from game.values.events import Bonus
from game.values.geometry import Side
from game.values.moves import Deploy, Move, Place, Skip
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
from model.ids import GameId
from model.outbox import MessageKind, Work
from model.tables import Occupant, TimeOut

RULES = make_ruleset(expansions=[DRAGON])


def _goes_on(position: Position, least: int) -> bool:
    """Return whether seats choose at least so many more steps, whichever way they go."""
    if position.phase is not FLIGHT or len(steps(position)) < 2:
        return least <= 0
    return least <= 0 or all(_goes_on(apply(position, way)[0], least - 1) for way in steps(position))


async def on(host: Host, game: GameId, wanted: type[Move] = Skip) -> GameView:
    """Whoever is waited for makes one move: `wanted` if there is one, else any; tiles keep close together."""
    view = await host.games.view(game)
    assert view.to_move is not None
    assert view.to_move.person is not None
    found = sorted(moves(view.position), key=_away)
    liked = [move for move in found if isinstance(move, wanted)] or list(found)
    return (await host.games.move(game, view.to_move.person, view.seq, (liked[0],))).view


def _away(move: Move) -> int:
    """How far from the start tile a tile is laid."""
    return abs(move.cell.x) + abs(move.cell.y) if isinstance(move, Place) else 0


async def at_flight(host: Host, game: GameId) -> GameView:
    """Play until a long flight begins."""
    view = await host.games.view(game)
    for _ in range(400):
        if view.position.phase is FLIGHT and view.turn_seq == view.seq and _goes_on(view.position, 3):
            return view
        view = await on(host, game)
    raise AssertionError("the dragon never flew")


@pytest.fixture
async def flight(host: Host) -> GameView:
    """A game of three in which the dragon is about to fly, every message but the newest posted."""
    view = await started(host, ANN, BEN, CLEO, ruleset=RULES, turn_seconds=DAY.total_seconds())
    return await at_flight(host, view.id)


async def refused(action: object) -> HostReason:
    with pytest.raises(HostRefusal) as refusal:
        await action  # type: ignore[misc]
    return refusal.value.reason


async def test_a_flight_is_told_in_one_message(host: Host, flight: GameView) -> None:
    """Its message is posted when it begins and grows with each step; the next one is that of the next turn."""
    await post_until(host, flight.seq)
    assert flight.turn_seq == flight.seq
    before = await host.outbox.waiting(Work.REFRESH_CLOCK)
    assert before == ()
    seen = 0
    view = flight
    while view.position.phase is FLIGHT:
        assert (view.turn_seq, await host.outbox.waiting(Work.POST)) == (flight.seq, ())
        view = await on(host, flight.id)
        if view.position.phase is FLIGHT:
            (grown,) = await host.outbox.waiting(Work.REFRESH_CLOCK)
            newest, reports = await host.games.news_of_message(flight.id, flight.seq, flight.seq)
            assert newest.seq == view.seq
            told = [event for one in reports for event in one.events if isinstance(event, Stepped)]
            assert len(told) > seen
            seen = len(told)
            await host.outbox.updated(await host.outbox.next_update())
            del grown
    assert seen >= 1
    delivery = await next_of_game(host)
    assert (delivery.kind, delivery.seq) == (MessageKind.TURN, view.seq)
    await host.outbox.delivered(delivery, as_message(delivery, 900))
    assert flight.seq in [old.seq for old in await with_old_controls(host)]
    # What is left of it tells the whole flight, and not only its first moment.
    newest, _ = await host.games.news_of_message(flight.id, 0, flight.seq)
    assert newest.seq == view.seq - 1


async def post_until(host: Host, seq: int) -> None:
    """Post all messages up to that of a state."""
    while True:
        (delivery,) = await post_all(host, count=1)
        while await host.outbox.waiting(Work.DISABLE_CONTROLS):
            await host.outbox.updated(await host.outbox.next_update())
        if delivery.seq == seq:
            return


async def test_each_seat_moves_the_dragon_in_its_turn(host: Host, flight: GameView) -> None:
    """Rule: dragon-step. A step out of turn, two steps of one seat, or one where there is no way change nothing."""
    way = steps(flight.position)[0]
    assert flight.to_move is not None
    first = flight.to_move.person
    other = next(person.id for person in (ANN, BEN, CLEO) if person.id != first)
    assert first is not None
    assert await refused(host.games.move(flight.id, other, flight.seq, (way,))) is HostReason.NOT_YOUR_TURN
    ways = [(one, two) for one in steps(flight.position) for two in (Step(side) for side in Side)]
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


async def test_a_step_has_its_own_clock(host: Host, clock: HandClock, flight: GameView) -> None:
    """A quarter of a turn, at least eight hours; the next one begins when it is made."""
    assert flight.deadline == clock.time + 8 * HOUR
    clock.forward(HOUR)
    view = await on(host, flight.id)
    assert view.position.phase is FLIGHT
    assert view.deadline == clock.time + 8 * HOUR
    assert step_time(4 * DAY) == DAY
    assert step_time(timedelta(minutes=30)) == timedelta(minutes=30)


async def test_the_clock_steps_for_whoever_is_away(host: Host, clock: HandClock) -> None:
    """Also where a turn that runs out would cost the seat: a single step costs only that."""
    table = await started(
        host, ANN, BEN, ruleset=RULES, turn_seconds=DAY.total_seconds(), time_out=TimeOut.HAND_OVER
    )
    view = await at_flight(host, table.id)
    clock.forward(9 * HOUR)
    await host.timekeeper.run_due()
    after = await host.games.view(table.id)
    assert after.seq > view.seq
    assert all(seat.occupant is Occupant.PERSON for seat in after.seats)
    report = (await host.history.reports(table.id, view.seq, view.seq + 1))[0]
    assert (report.kind, report.maker) == (EntryKind.MOVE, Maker.CLOCK)


async def test_each_step_has_its_reminder(host: Host, clock: HandClock, flight: GameView) -> None:
    """Who is to step is reminded once half of the step's time is over, and so is the next one."""
    await post_until(host, flight.seq)
    for _ in range(2):
        clock.forward(5 * HOUR)
        await host.timekeeper.run_due()
        reminders = await host.outbox.waiting(Work.POST)
        assert [one.kind for one in reminders] == [MessageKind.REMINDER_HALF]
        await post_all(host, count=1)
        view = await on(host, flight.id)
        assert view.position.phase is FLIGHT


async def test_orders_are_followed_as_soon_as_their_step_comes(
    host: Host, restart: Callable[[], Host], flight: GameView
) -> None:
    """Rule: dragon-choice. One press for all coming steps; another process that finds them follows them too."""
    people = {ANN.id, BEN.id, CLEO.id}
    assert flight.to_move is not None
    first = flight.to_move.person
    assert first is not None
    anywhere = Orders(tuple(Step(side) for side in Side))
    for person in people - {first}:
        await host.orders.give(flight.id, person, flight.turn_seq, anywhere)
        assert await host.orders.of(flight.id, person) == anywhere
    assert await host.orders.of(flight.id, first) is None
    await on(host, flight.id)
    again = restart()
    await again.timekeeper.run_due()
    view = await again.games.view(flight.id)
    reports = await again.history.reports(flight.id, flight.seq, view.seq)
    made = [event.seat for one in reports for event in one.events if isinstance(event, Stepped)]
    assert len(made) >= 3
    entries = [one for one in reports if one.kind is EntryKind.MOVE]
    assert all(one.maker is Maker.PERSON for one in entries)
    if view.position.phase is FLIGHT:
        assert view.to_move is not None
        assert view.to_move.person == first


async def test_orders_may_leave_the_choice_to_a_computer(host: Host, flight: GameView) -> None:
    """Given on one's own step they are followed at once; taken back they are not followed."""
    assert flight.to_move is not None
    person = flight.to_move.person
    assert person is not None
    await host.orders.give(flight.id, person, flight.turn_seq, Orders(computer=True))
    await host.orders.give(flight.id, person, flight.turn_seq, None)
    await host.timekeeper.run_due()
    assert (await host.games.view(flight.id)).seq == flight.seq
    await host.orders.give(flight.id, person, flight.turn_seq, Orders(computer=True))
    await host.timekeeper.run_due()
    view = await host.games.view(flight.id)
    assert view.seq == flight.seq + 1
    report = (await host.history.reports(flight.id, flight.seq, view.seq))[0]
    assert (report.maker, report.person) == (Maker.PERSON, person)


async def test_a_way_is_followed_step_by_step(
    host: Host, restart: Callable[[], Host], flight: GameView
) -> None:
    """Rule: dragon-choice. Each of one's steps has an order of its own, also in another process."""
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
    wanted = steps(after)[-1]
    await host.orders.give(flight.id, person, flight.turn_seq, Orders(way=((2, wanted), (5, Step(Side.N)))))
    await host.games.move(flight.id, first, flight.seq, (Step(chosen),))
    again = restart()
    await again.timekeeper.run_due()
    reports = await again.history.reports(flight.id, flight.seq, (await again.games.view(flight.id)).seq)
    made = [event for one in reports for event in one.events if isinstance(event, Stepped)]
    assert [(event.seat, event.side) for event in made[:2]] == [
        (flight.to_move.colour, chosen),
        (second, wanted.side),
    ]
    assert await again.orders.of(flight.id, person) == Orders(way=((2, wanted), (5, Step(Side.N))))


async def test_a_way_that_is_closed_asks_or_lets_a_computer_choose(host: Host, flight: GameView) -> None:
    """An order that cannot be followed is no order: the step waits for its person, unless a computer may choose."""
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
    """And changes nothing: rule dragon-step. A step that has been made since is no longer looked at."""
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
    """Moves of another kind, orders for a flight that is over, and orders of somebody at no seat."""
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


async def test_a_step_is_never_taken_back(host: Host, flight: GameView) -> None:
    """Neither by whoever made it nor by a vote about what came before. Rule: dragon-step."""
    assert flight.to_move is not None
    first = flight.to_move.person
    assert first is not None
    view = await on(host, flight.id)
    for person in (ANN.id, BEN.id, CLEO.id):
        assert await refused(host.undo.ask(flight.id, person, view.seq)) is HostReason.UNDO_BOUND
        assert await refused(host.undo.preview(flight.id, person)) is HostReason.UNDO_BOUND


async def test_before_its_first_step_the_tile_is_taken_back_freely(host: Host, flight: GameView) -> None:
    """Its message is known by then, so that the turn is announced again."""
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
    """Another process finds it where it was, and its log replays to the same digest."""
    view = await on(host, flight.id)
    again = restart()
    found = await again.games.view(flight.id)
    assert found.position == view.position
    assert found.turn_seq == flight.seq
    assert (await on(again, flight.id)).seq > view.seq


async def test_a_throw_is_never_taken_back(host: Host) -> None:
    """What was chosen after it may be. Rule: flyer-fly."""
    table = await started(host, ANN, BEN, ruleset=make_ruleset(expansions=[FLYERS, TRADERS]))
    view = table
    for _ in range(300):
        if any(isinstance(move, Fly) for move in moves(view.position)):
            break
        view = await on(host, table.id)
    assert view.to_move is not None
    person = view.to_move.person
    assert person is not None
    flew = await on(host, table.id, Fly)
    events = (await host.history.reports(table.id, view.seq, flew.seq))[0].events
    assert any(isinstance(event, Thrown) for event in events)
    assert await refused(host.undo.ask(table.id, person, flew.seq)) is HostReason.UNDO_BOUND


def test_a_turn_without_a_thought_obeys_the_strict_princess() -> None:
    """Rule: princess-must. Whoever has left sends somebody home where somebody must be."""
    ruleset = make_ruleset(expansions=[DRAGON], on=[PRINCESS_MUST])
    for seed in range(40):
        match: Match = start(ruleset, (Colour.RED, Colour.BLUE), str(seed))[0]
        while match.position.phase is not Phase.OVER:
            position, colour = match.position, acting(match.position)
            assert colour is not None
            if position.phase is Phase.DEPLOY and Skip() not in moves(position):
                (sent,) = any_turn(position, colour, Chance(str(seed), "turn"))
                assert isinstance(sent, SendHome)
                play(match, sent)
                return
            deploys = [one for one in moves(position) if isinstance(one, Deploy)]
            match, _ = play(match, deploys[0] if deploys else moves(position)[0])
    raise AssertionError("no princess came to a knight")


async def test_points_for_the_fairy_are_told_like_any_others(host: Host) -> None:
    """What she pays is among the payments of /why, and the points by source add up to the scores."""
    table = await started(host, ANN, BEN, ruleset=RULES, turn_seconds=None)
    for _ in range(80):
        view = await host.games.view(table.id)
        found = {type(move) for move in moves(view.position)}
        await on(host, table.id, MoveFairy if MoveFairy in found else Deploy)
        payments = await host.history.payments(table.id)
        if any(isinstance(one.scored, Bonus) for one in payments):
            break
    assert any(one.scored.about == "fairy" for one in payments)
    view, breakdown = await host.games.view(table.id), await host.history.breakdown(table.id)
    assert {seat: sum(paid.values()) for seat, paid in breakdown.items()} == dict(view.position.scores)
