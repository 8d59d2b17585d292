"""Events of a game that coincide: flights, undos, reminders, votes to stop, changes of seats, missed answers."""

import random
from dataclasses import replace
from datetime import timedelta

import pytest
import sqlalchemy as sa
from games_played import ANN, BEN, CLEO, DAY, HOUR, HandClock, as_message, next_of_game, started, turn

from game import opponents
from game.engine import rules
from game.engine.legal import has_choice, moves, placements
from game.expansions.dragon.flight import steps
from game.expansions.dragon.rules import DRAGON
from game.expansions.dragon.state import DRAGON_STATE, last_marked
from game.expansions.market.events import Kept, Offered
from game.expansions.market.moves import Offer
from game.values.moves import Place, Skip
from game.values.phases import Phase
from game.values.ruleset import Option, make_ruleset
from host.games.views import GameView
from host.host import Host
from host.ratings.results import result_of
from model.games import EntryKind
from model.ids import PersonId
from model.outbox import REMINDERS, MessageKind, Work
from model.results import Ending
from model.tables import TimeOut
from storage.database import Database
from storage.schema_outbox import outbox

DRAGON_WITHOUT_FIELDS = make_ruleset(expansions=[DRAGON], on=[Option.FIELD_OFF])
TWO_DAYS = int(2 * DAY.total_seconds())

SOON = 12
"""Moves chosen with this seed lead to a flight without a meeple before it within twenty turns of the first game."""


def flight_at_once(view: GameView) -> Place | None:
    """Return a placement after which no meeple can be deployed and the dragon flies several tiles; None without one."""
    if view.position.phase is not Phase.PLACE:
        return None
    for place in placements(view.position):
        after = rules.apply(view.position, place)[0]
        flies = last_marked(after, "dragon") and DRAGON_STATE.of(after).dragon is not None
        if flies and not has_choice(after) and len(steps(after)) > 1:
            return place
    return None


async def until_a_flight_at_once(host: Host) -> tuple[GameView, Place]:
    """Return a game, and the next placement, after which the dragon flies without a meeple before it."""
    chance = random.Random(SOON)
    for _ in range(80):
        view = await started(host, ANN, BEN, CLEO, ruleset=DRAGON_WITHOUT_FIELDS)
        while (mover := view.to_move) is not None:
            if (place := flight_at_once(view)) is not None:
                return view, place
            assert mover.person is not None
            move = chance.choice(list(moves(view.position, mover.colour)))
            view = (await host.games.move(view.id, mover.person, view.seq, (move,))).view
    raise AssertionError("the dragon never flew at once")


async def test_a_skip_is_ignored_if_the_dragon_flies_at_once(host: Host) -> None:
    """The panel confirms a tile without a meeple; where none could be deployed the skip is ignored."""
    view, place = await until_a_flight_at_once(host)
    assert view.to_move is not None
    moved = await host.games.move(view.id, view.to_move.person or PersonId(0), view.seq, (place, Skip()))
    assert moved.view.seq > view.seq
    assert moved.view.position.board[place.cell].tile == place.tile


async def post_all(host: Host) -> list[MessageKind]:
    """Post all pending messages; return their kinds in order."""
    kinds = []
    while await host.outbox.waiting(Work.POST):
        delivery = await next_of_game(host)
        await host.outbox.delivered(delivery, as_message(delivery, delivery.number))
        kinds.append(delivery.kind)
    return kinds


async def test_a_turn_has_one_reminder_though_another_seat_changes_hands(
    host: Host, clock: HandClock, database: Database
) -> None:
    """A change of another seat leaves the clock of the seat to move, with one reminder at half its time."""
    view = await started(host, ANN, BEN, CLEO, turn_seconds=TWO_DAYS)
    await post_all(host)
    clock.forward(25 * HOUR)
    await host.timekeeper.run_due()
    await post_all(host)
    await host.seats.resign(view.id, CLEO.id, None)
    await host.timekeeper.run_due()
    await post_all(host)
    await host.people.change(ANN.id, lambda settings: replace(settings, language="fr"))
    clock.forward(HOUR)
    await host.timekeeper.run_due()
    async with database.read() as connection:
        reminders = sa.select(outbox.c.kind).where(outbox.c.kind.in_(REMINDERS))
        found = (await connection.execute(reminders)).scalars().all()
    assert found == [MessageKind.REMINDER_HALF]


async def test_a_pending_reminder_is_posted_though_another_seat_changes_hands(
    host: Host, clock: HandClock
) -> None:
    """A pending reminder is posted after a change of another seat; its controls are disabled after the turn."""
    view = await started(host, ANN, BEN, CLEO, turn_seconds=TWO_DAYS)
    await post_all(host)
    clock.forward(44 * HOUR)
    await host.timekeeper.run_due()
    await host.seats.resign(view.id, CLEO.id, None)
    assert await post_all(host) == [MessageKind.REMINDER_TENTH, MessageKind.TURN]
    ends = [delivery.kind for delivery in await host.outbox.waiting(Work.DISABLE_CONTROLS)]
    assert ends == [MessageKind.TURN]
    await turn(host, view.id)
    await post_all(host)
    ends = [delivery.kind for delivery in await host.outbox.waiting(Work.DISABLE_CONTROLS)]
    assert sorted(kind.value for kind in ends) == ["tenth", "turn", "turn"]


async def test_an_agreement_to_stop_ends_with_a_turn_that_is_undone(host: Host) -> None:
    """A player who has moved no longer agrees to stop, even if the turn is undone."""
    view = await started(host, ANN, BEN, CLEO, rated=True)
    assert not await host.endings.stop(view.id, BEN.id)
    for _ in range(2):
        view = (await turn(host, view.id)).view
    await post_all(host)
    view = await host.undo.ask(view.id, BEN.id, view.seq)
    for person in (ANN, CLEO):
        if view.vote is not None:
            view = await host.undo.answer(view.id, person.id, view.seq, agree=True)
    assert view.to_move is not None
    assert view.to_move.person == BEN.id
    assert not await host.endings.stop(view.id, ANN.id)
    assert not await host.endings.stop(view.id, CLEO.id)


async def test_an_undone_tile_does_not_shorten_the_fastest_turn(host: Host, clock: HandClock) -> None:
    """The time of a turn is counted from its beginning, though its tile was placed and undone meanwhile."""
    view = await started(host, ANN, BEN)
    clock.forward(HOUR)
    place = placements(view.position)[0]
    view = (await host.games.move(view.id, ANN.id, view.seq, [place])).view
    if view.position.phase is not Phase.DEPLOY:
        pytest.fail("no meeple can be deployed on the first tile")
    view = await host.undo.ask(view.id, ANN.id, view.seq)
    clock.forward(timedelta(seconds=1))
    await host.games.move(view.id, ANN.id, view.seq, [place, Skip()])
    session = await host._repository.load(view.id)
    result = result_of(session, Ending.PLAYED, clock())
    assert result.seats[0].fastest_seconds == HOUR.total_seconds() + 1


async def test_an_undone_turn_counts_once(host: Host, clock: HandClock) -> None:
    """A turn undone by agreement and played again counts once, and once as in time."""
    view = await started(host, ANN, BEN)
    view = (await turn(host, view.id)).view
    await post_all(host)
    await host.undo.ask(view.id, ANN.id, view.seq)
    view = await host.undo.answer(view.id, BEN.id, view.seq, agree=True)
    await turn(host, view.id)
    await turn(host, view.id)
    session = await host._repository.load(view.id)
    result = result_of(session, Ending.PLAYED, clock())
    assert [(seat.turns, seat.in_time) for seat in result.seats] == [(1, 1), (1, 1)]


async def at_market(host, time_out):
    """Return a game in which a player is asked for an offer for a tile."""
    market = make_ruleset(on=[Option.TILE_MARKET])
    view = await started(host, ANN, BEN, ruleset=market, turn_seconds=TWO_DAYS, time_out=time_out)
    opponent = opponents.load("greedy")
    while len(view.position.actors) < 2:
        chosen = opponent.choose(view.position, str(view.seq), 1.0, view.to_move.colour)
        view = (await host.games.move(view.id, view.to_move.person, view.seq, chosen)).view
    return view


async def test_a_missed_market_answer_costs_no_seat(host, clock):
    """A missed answer at the market costs no seat, even if a missed turn does; the clock answers. Rule: tile-market."""
    view = await at_market(host, TimeOut.HAND_OVER)
    seat = view.to_move
    clock.forward(2 * DAY)
    await host.timekeeper.run_due()
    after = await host.games.view(view.id)
    assert after.seq > view.seq
    assert after.seat_of(seat.colour).person == seat.person
    assert (await host.history.reports(view.id, view.seq))[0].kind is EntryKind.MOVE


@pytest.mark.parametrize("offers", [True, False])
async def test_a_market_answer_by_the_clock_is_reported_as_its(host, clock, offers):
    """The clock's answer is the seller's if the buyer has offered, else the buyer's. Rule: tile-market."""
    view = await at_market(host, TimeOut.RANDOM_TILE)
    buyer, seller = view.to_move.colour, view.position.to_move
    if offers:
        await host.games.move(view.id, view.to_move.person, view.seq, [Offer(buyer, 1)])
    clock.forward(2 * DAY)
    await host.timekeeper.run_due()
    (report,) = await host.history.reports(view.id, view.seq)
    offered, kept = (event for event in report.events if isinstance(event, Offered | Kept))
    assert (offered.seat, kept.seat) == (buyer, seller)
    assert report.by_clock[0] == (kept if offers else offered)
    assert offers or kept not in report.by_clock, "without an offer the tile is kept without an answer"
