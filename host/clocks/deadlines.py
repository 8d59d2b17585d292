"""Deadlines: when to look at a game again, computed from its history and from the people it waits for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from types import MappingProxyType

from game.values.ruleset import Colour
from host.clocks.budgets import Budget
from host.clocks.clocks import Clock, Span, alarms, merged, next_look, overlap, share_of, step_time, without
from host.games.acting import acting
from host.games.game_history import waits_since
from host.games.orders import orders_due
from host.games.session import Session
from host.outbox.delivery_delays import LEAST_DELAY, delays_of
from model.games import Deadline
from model.people import PersonSettings
from model.tables import Occupant
from storage import deadlines, decisions, downtimes, outbox_games, people
from storage.database import Connection


@dataclass(frozen=True, slots=True)
class Waiting:
    """The person a game waits for: their settings, and the running clock that ends first, if the table has one.

    `by_budget` says that this clock is the rest of their time budget. `budgets` are the seconds that each seat
    has left of its budget, and `out_at` is when the budget of the seat to move is used up.
    """

    settings: PersonSettings
    clock: Clock | None
    by_budget: bool = False
    budgets: Mapping[Colour, int] = field(default_factory=lambda: MappingProxyType({}))
    out_at: datetime | None = None


async def waiting(connection: Connection, session: Session, now: datetime) -> Waiting:
    """Return the person a running game waits for; without a clock for computers and in a paused tournament."""
    seat = session.to_move
    assert seat is not None, "a running game waits for somebody"
    settings = PersonSettings() if seat.person is None else await people.find(connection, seat.person)
    options = session.header.options
    if not options.timed:
        return Waiting(settings, None)
    spans = await decisions.pauses(connection, session.id) if session.in_tournament else ()
    stops = tuple((begins, now if ends is None else ends) for begins, ends in spans)
    downs = await downtimes.all_of(connection)
    since = waits_since(session.history)
    began_at = session.time_of(since)
    delays: tuple[Span, ...] = ()
    # A turn that has just begun has no delays of delivery; budgets concern all turns.
    if now - began_at >= LEAST_DELAY or options.budget_seconds is not None:
        delays = await delays_of(connection, session.id, now)
    paused = any(ends is None for _, ends in spans)
    own, left = await _budgets(connection, session, stops, merged((*downs, *delays)), now)
    if paused or seat.occupant is not Occupant.PERSON:
        return Waiting(settings, None, budgets=left)
    by_turn = None
    if options.turn_seconds is not None:
        turn = timedelta(seconds=options.turn_seconds)
        by_turn = Clock(
            began_at=max((began_at, *(ends for _, ends in delays))),
            turn=step_time(turn) if session.history.newest.shares_message else turn,
            holidays=settings.holidays,
            allowance=_allowance(session, since, without(settings.holidays, stops)),
            downtimes=downs,
            stops=stops,
            person=settings,
            share=share_of(session.id),
        )
    by_budget = own is not None and (by_turn is None or own.ends_at <= by_turn.ends_at)
    return Waiting(settings, own if by_budget else by_turn, by_budget, left, own.ends_at if own else None)


async def _budgets(
    connection: Connection,
    session: Session,
    stops: tuple[Span, ...],
    downs: tuple[Span, ...],
    now: datetime,
) -> tuple[Clock | None, Mapping[Colour, int]]:
    """Return the clock of the seat to move and the seconds left of each person's budget, if there are budgets."""
    options = session.header.options
    if options.budget_seconds is None:
        return None, {}
    colour = acting(session.history.position)
    own: Clock | None = None
    left: dict[Colour, int] = {}
    newest = session.time_of(session.history.seq)
    for seat in session.seats:
        if seat.occupant is not Occupant.PERSON:
            continue
        budget = Budget(
            timedelta(seconds=options.budget_seconds),
            PersonSettings() if seat.person is None else await people.find(connection, seat.person),
            timedelta(days=options.holiday_days),
            stops,
            downs,
        )
        waits = [
            (session.time_of(seq), session.time_of(seq + 1))
            for seq in range(session.history.seq)
            if session.history.steps[seq].acting is seat.colour
        ]
        if seat.colour is colour:
            own = budget.clock(waits, newest)
            left[seat.colour] = int(budget.left_at(own, now).total_seconds())
        else:
            # The game does not wait for this seat, so no time of its budget passes.
            left[seat.colour] = int(budget.clock(waits, max(now, newest)).turn.total_seconds())
    return own, left


async def put_deadline(connection: Connection, session: Session, now: datetime) -> Deadline:
    """Store and return the deadline: when to look at the game next.

    That is now if a computer is to move, or a person who has given orders; otherwise at the next alarm, or when
    the clock pauses or resumes. If the message of the turn now shows an outdated clock, that is stored as well.
    """
    seat = session.to_move
    assert seat is not None, "a running game waits for somebody"
    found = await waiting(connection, session, now)
    look_at = ends_at = paused_until = None
    if seat.occupant is not Occupant.PERSON:
        look_at = now
    elif found.clock is not None:
        alarm, change = next_look(alarms(found.clock, found.settings), now), found.clock.next_change(now)
        look_at = alarm if change is None else min(alarm, change)
        ends_at, paused_until = found.clock.ends_at, found.clock.paused_until(now)
    if await orders_due(connection, session) is not None:
        look_at = now
    turn_seq = session.history.newest.turn_seq
    deadline = Deadline(
        look_at=look_at,
        colour=seat.colour,
        turn_seq=turn_seq,
        began_at=session.time_of(waits_since(session.history)),
        ends_at=ends_at,
        paused_until=paused_until,
        changed_at=session.time_of(session.history.seq),
        budgets=found.budgets,
        out_at=found.out_at,
    )
    await deadlines.put(connection, session.id, deadline, now)
    if outdates(deadline, session.deadline):
        await outbox_games.change_clock(connection, session.id, turn_seq, now)
    return deadline


def outdates(new: Deadline, old: Deadline | None) -> bool:
    """Return whether a message with the old deadline of a turn shows a wrong clock, given the new one."""
    if old is None or old.turn_seq != new.turn_seq:
        return False
    return (old.ends_at, old.paused_until, old.out_at) != (new.ends_at, new.paused_until, new.out_at)


def _allowance(session: Session, since: int, holidays: Sequence[Span]) -> timedelta:
    """Return the rest of the allowance of holidays for the seat to move, after its earlier turns."""
    most = timedelta(days=session.header.options.holiday_days)
    if not holidays:
        return most
    colour = session.history.steps[since].acting
    used = sum(
        (
            overlap(holidays, (session.time_of(seq), session.time_of(seq + 1)))
            for seq in range(since)
            if session.history.steps[seq].acting is colour
        ),
        timedelta(0),
    )
    return max(most - used, timedelta(0))
