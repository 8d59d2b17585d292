"""Games as people may see them: hidden hands, the bag and the seed stay here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.course import Course, goes_on
from bot.host.deadlines import waiting
from bot.host.errors import HostReason, HostRefusal
from bot.host.notices import Notices
from bot.host.play import Play
from bot.host.reports import last_turn, reports
from bot.host.tile_draw import tile_draw
from bot.host.views import GameView, VoteView
from game.ruleset import Colour
from storage import asks, deadlines, notices
from storage.asks import Ask
from storage.database import Database
from storage.values import EntryKind, FirstSeat, GameStatus, NoticeKind, PersonId


class Showing:
    """Makes views."""

    def __init__(self, database: Database, told: Notices, now: Callable[[], datetime]) -> None:
        self._database = database
        self._told = told
        self._now = now

    async def view(self, play: Play, viewer: PersonId | None, seq: int | None = None) -> GameView:
        """State `seq` (the newest without one) as `viewer` may see it. Refuses MOVED_ON."""
        course = play.course
        seq = course.seq if seq is None else seq
        if not 0 <= seq <= course.seq:
            raise HostRefusal(HostReason.MOVED_ON, seq=course.seq)
        seat = play.seat_of(viewer)
        colour = seat.colour if seat else None
        view = without_clock(play, colour, seq)
        if view.status is not GameStatus.RUNNING:
            return view
        paused_until = None
        may_undo = False
        async with self._database.read() as connection:
            row = await deadlines.find(connection, play.id)
            deadline = row.ends_at if row else None
            if deadline is not None:
                clock = (await waiting(connection, play)).clock
                paused_until = clock.paused_until(self._now()) if clock else None
            ask = await asks.find(connection, play.id)
            if colour is not None and seq == course.seq:
                may_undo = await self.free_undo(connection, play, colour) is not None
        return replace(
            view,
            deadline=deadline,
            paused_until=paused_until,
            free_undo=may_undo,
            vote=vote_view(play, ask) if ask and ask.seq == seq == course.seq else None,
        )

    async def free_undo(
        self, connection: AsyncConnection, play: Play, colour: Colour, *, held: bool = False
    ) -> int | None:
        """The state to which a seat may return without asking: while its turn goes on, or as long as
        nobody has been shown the tile drawn after it. None when it may not.

        `held` says that the asker holds back all telling of the game.
        """
        course = play.course
        back_to = last_turn(course, colour)
        if back_to is None or not _is_newest_turn(course, back_to):
            return None
        if goes_on(course):
            return back_to
        if self._told.is_out(play.id) and not held:
            return None
        newest = await notices.newest(connection, play.id)
        return back_to if newest == (course.now.line[-1], NoticeKind.TURN, True) else None


def without_clock(play: Play, seat: Colour | None, seq: int) -> GameView:
    """State `seq` as a seat (None: onlookers) may see it; no clock, no vote and no free undo are known yet."""
    course, header = play.course, play.header
    assert header.started_at is not None, "a game with a course has started"
    running = header.status is GameStatus.RUNNING
    return GameView(
        id=header.id,
        guild=header.guild,
        channel=header.channel,
        status=header.status,
        options=header.options,
        host=header.host,
        seats=play.seats,
        seat=seat,
        seq=seq,
        turn_seq=course.steps[seq].turn_seq,
        newest=seq == course.seq,
        position=course.steps[seq].match.position.seen_by(seat),
        deadline=None,
        paused_until=None,
        free_undo=False,
        vote=None,
        promise=header.promise,
        seed=None if running or play.sealed else header.seed,
        tile_draw=tile_draw(header, play.seats) if _drew_tiles(play, seq) else None,
        started_at=header.started_at,
        ended_at=header.ended_at,
    )


def _drew_tiles(play: Play, seq: int) -> bool:
    """Whether the state is the first one of a game whose first seat was drawn."""
    return seq == 0 and play.header.options.first is FirstSeat.TILE_DRAW


def vote_view(play: Play, ask: Ask) -> VoteView:
    """What is being asked for, with who has answered."""
    asker = play.seat(ask.colour)
    others = [person for person in play.people if asker is None or person != asker.person]
    return VoteView(
        seat=ask.colour,
        back_to=ask.back_to,
        undone=reports(play.course, ask.back_to, play.course.seq),
        agreed=tuple(person for person in others if person in ask.agreed),
        waiting=tuple(person for person in others if person not in ask.agreed),
    )


def _is_newest_turn(course: Course, began: int) -> bool:
    """Whether nothing but the turn that began in state `began` lies between it and now."""
    line = course.now.line
    before = course.steps[began].match.position.turn
    newest = course.steps[line[-1]].entry
    made_in = course.steps[line[-1] - 1].match.position.turn
    return newest is not None and newest.kind is EntryKind.MOVE and made_in == before
