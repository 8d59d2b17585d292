"""Deadlines: when to look at a game again, worked out from its history and from whom it waits for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from host.clocks.clocks import Clock, Span, alarms, next_look, overlap, share_of, without
from host.games.game_history import waits_since
from host.games.session import Session
from model.games import Deadline
from model.people import PersonSettings
from model.tables import Occupant
from storage import deadlines, decisions, downtimes, outbox, people
from storage.database import Connection


@dataclass(frozen=True, slots=True)
class Waiting:
    """Whom a game waits for: their settings, and the clock of the turn if the table has one."""

    settings: PersonSettings
    clock: Clock | None


async def waiting(connection: Connection, session: Session) -> Waiting:
    """Return whom a running game waits for; without a clock for a computer, or while a tournament is paused."""
    seat = session.to_move
    assert seat is not None, "a running game waits for somebody"
    settings = PersonSettings() if seat.person is None else await people.find(connection, seat.person)
    seconds = session.header.options.turn_seconds
    if seconds is None or seat.occupant is not Occupant.PERSON:
        return Waiting(settings, None)
    stops = []
    for begins, ends in await decisions.pauses(connection, session.id) if session.in_tournament else ():
        if ends is None:
            return Waiting(settings, None)
        stops.append((begins, ends))
    since = waits_since(session.history)
    clock = Clock(
        began_at=session.at(since),
        turn=timedelta(seconds=seconds),
        holidays=settings.holidays,
        allowance=_allowance(session, since, without(settings.holidays, stops)),
        downtimes=await downtimes.all_of(connection),
        stops=tuple(stops),
        person=settings,
        share=share_of(session.id),
    )
    return Waiting(settings, clock)


async def put_deadline(connection: Connection, session: Session, now: datetime) -> Deadline:
    """Store and return when to look at the game next: at once when a computer is to move; otherwise at the next
    alarm, or when the clock stops or goes on. Store also that the message of the turn shows an old clock, if it
    does.
    """
    seat = session.to_move
    assert seat is not None, "a running game waits for somebody"
    found = await waiting(connection, session)
    look_at = ends_at = paused_until = None
    if seat.occupant is not Occupant.PERSON:
        look_at = now
    elif found.clock is not None:
        alarm, change = next_look(alarms(found.clock, found.settings), now), found.clock.next_change(now)
        look_at = alarm if change is None else min(alarm, change)
        ends_at, paused_until = found.clock.ends_at, found.clock.paused_until(now)
    turn_seq = session.history.now.turn_seq
    deadline = Deadline(
        look_at=look_at,
        colour=seat.colour,
        turn_seq=turn_seq,
        began_at=session.at(waits_since(session.history)),
        ends_at=ends_at,
        paused_until=paused_until,
        changed_at=session.at(session.history.seq),
    )
    await deadlines.put(connection, session.id, deadline)
    if outdates(deadline, session.deadline):
        await outbox.change_clock(connection, session.id, turn_seq)
    return deadline


def outdates(new: Deadline, old: Deadline | None) -> bool:
    """Return whether a message that shows the old deadline of a turn shows a wrong clock by the new one."""
    if old is None or old.turn_seq != new.turn_seq:
        return False
    return (old.ends_at, old.paused_until) != (new.ends_at, new.paused_until)


def _allowance(session: Session, since: int, holidays: Sequence[Span]) -> timedelta:
    """Return how long holidays may still pause the clock of who is to move: what earlier turns have not used."""
    most = timedelta(days=session.header.options.holiday_days)
    if not holidays:
        return most
    colour = session.history.steps[since].acting
    used = sum(
        (
            overlap(holidays, (session.at(seq), session.at(seq + 1)))
            for seq in range(since)
            if session.history.steps[seq].acting is colour
        ),
        timedelta(0),
    )
    return max(most - used, timedelta(0))
