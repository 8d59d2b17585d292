"""The row that says when to look at a game again, worked out from its course and whom it waits for."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.clocks import Clock, alarms, next_look, overlap
from bot.host.play import Play
from storage import deadlines, downtimes, people
from storage.deadlines import Deadline
from storage.values import Occupant, PersonSettings


@dataclass(frozen=True, slots=True)
class Waiting:
    """Whom a game waits for: their settings, and the clock of the turn if the table has one."""

    settings: PersonSettings
    clock: Clock | None


async def waiting(connection: AsyncConnection, play: Play) -> Waiting:
    """Whom a running game waits for. A computer needs no clock."""
    seat = play.to_move
    assert seat is not None, "a running game waits for somebody"
    settings = PersonSettings() if seat.person is None else await people.find(connection, seat.person)
    seconds = play.header.options.turn_seconds
    if seconds is None or seat.occupant is not Occupant.PERSON:
        return Waiting(settings, None)
    turn_seq = play.course.now.turn_seq
    clock = Clock(
        began_at=play.at(turn_seq),
        turn=timedelta(seconds=seconds),
        holidays=settings.holidays,
        allowance=_allowance(play, turn_seq, settings),
        downtimes=await downtimes.all_of(connection),
    )
    return Waiting(settings, clock)


async def put_deadline(connection: AsyncConnection, play: Play, now: datetime) -> None:
    """Store when to look at the game next: at once when a computer is to move."""
    seat = play.to_move
    assert seat is not None, "a running game waits for somebody"
    found = await waiting(connection, play)
    look_at: datetime | None = None
    if seat.occupant is not Occupant.PERSON:
        look_at = now
    elif found.clock is not None:
        look_at = next_look(alarms(found.clock, found.settings), now)
    turn_seq = play.course.now.turn_seq
    await deadlines.put(
        connection,
        play.id,
        Deadline(
            look_at=look_at,
            colour=seat.colour,
            turn_seq=turn_seq,
            began_at=play.at(turn_seq),
            ends_at=found.clock.ends_at if found.clock else None,
            changed_at=play.at(play.course.seq),
        ),
    )


def _allowance(play: Play, turn_seq: int, settings: PersonSettings) -> timedelta:
    """How long holidays may still pause the clock of who is to move: what earlier turns have not used."""
    most = timedelta(days=play.header.options.holiday_days)
    if not settings.holidays:
        return most
    colour = play.course.steps[turn_seq].match.position.to_move
    used = sum(
        (
            overlap(settings.holidays, (play.at(seq), play.at(seq + 1)))
            for seq in range(turn_seq)
            if play.course.steps[seq].match.position.to_move is colour
        ),
        timedelta(0),
    )
    return max(most - used, timedelta(0))
