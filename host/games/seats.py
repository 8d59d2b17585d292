"""Seats that change hands: resigning, replacing, computers taking over."""

from __future__ import annotations

from datetime import datetime

from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal
from host.games.computer_seats import STAND_IN, check_opponent
from host.games.game_history import GameHistory, reseated
from host.games.past_seats import has_sat, occupant_at, out_of_time, would_count_for
from host.games.repository import GameRepository
from host.games.seat_changes import GivenBy, seat_after, seat_text
from host.games.session import Session
from host.games.turns import mover
from host.games.views import GameView, Person
from host.games.visibility import game_view
from host.services import Services
from model.games import EntryKind, Giver, Maker
from model.ids import GameId, PersonId
from model.tables import Occupant, Seat, numbered
from storage import challenges


class Seats:
    """Changes seats of running games, each by an entry of the log.

    A seat keeps its meeples and score when it changes hands.
    """

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._now = services.now
        self._repository = repository

    async def resign(self, game: GameId, person: PersonId, opponent: str | None) -> GameView:
        """Give a person's seat to a computer, or close it (`opponent` None).

        When no person is left, the game is stopped. Refuses NOT_SEATED, NOT_RUNNING, UNKNOWN_OPPONENT.
        """
        check_opponent(opponent)
        async with self._repository.lock(game):
            session = await self._repository.running(game)
            seat = session.seat_of(person)
            if seat is None:
                raise HostRefusal(HostReason.NOT_SEATED)
            after = await self._change(
                session,
                _without_person(seat.colour, opponent),
                Maker.PERSON,
                person,
                stopped=session.people == (person,),
            )
        return game_view(after, person, self._now())

    async def givable(self, game: GameId, asker: PersonId) -> tuple[Seat, ...]:
        """Return the seats the asker may give or take. Refuses NO_SUCH_GAME, NOT_RUNNING, QUARANTINED."""
        session = await self._repository.running(game)
        if session.in_tournament:
            return ()
        seated = session.seat_of(asker) is not None
        counts = await self._counts(session)
        return tuple(
            seat
            for seat in numbered(session.seats)
            if seat.person == asker
            or (
                _may_give(session, seat, asker, asker)
                and not (seated and session.header.host != asker)
                and not (counts and _takes_from_opponent(session, seat, asker))
            )
        )

    async def replaceable(
        self, game: GameId, asker: PersonId, colour: Colour, by: PersonId | str | None
    ) -> Seat:
        """Return the seat that `replace` would change, as it is now. Refuses as that does."""
        session = await self._repository.running(game)
        return _seat_to_give(session, asker, colour, by, counts=await self._counts(session))

    async def replace(
        self, game: GameId, asker: PersonId, colour: Colour, by: Person | str | None
    ) -> GameView:
        """Give a seat to `by`: a person, a computer player, or None for a closed seat.

        People may give away their own seat. The host of the table may give any seat that no person holds, or
        for whose person the clock made the last move. Anyone may take a seat that no person holds for
        themselves. A person who has played in a game that is rated or on a ladder may not give away another
        person's seat in it. In a rated game nobody is given a seat that would count for them, as one without a
        move does: they must take it themselves.
        Refuses NOT_RUNNING, ALREADY_SEATED, NO_SUCH_SEAT, SEAT_NOT_OPEN, SEAT_LOST, SEAT_UNASKED, NAME_YOURSELF,
        UNKNOWN_OPPONENT, TOURNAMENT_SEAT, OWN_GAME.
        """
        async with self._repository.lock(game):
            session = await self._repository.running(game)
            taker = by.id if isinstance(by, Person) else by
            seat = _seat_to_give(session, asker, colour, taker, counts=await self._counts(session))
            giver = _giver(session, seat, asker, by)
            if isinstance(by, Person):
                new = Seat(colour, Occupant.PERSON, by.id, by.name)
                after = await self._repository.append(
                    session, passed_on(session.history, seat, new, giver, self._now()), seat=new
                )
            else:
                after = await self._change(
                    session, _without_person(colour, by), Maker.PERSON, seat.person, given_by=giver
                )
        return game_view(after, asker, self._now())

    async def _counts(self, session: Session) -> bool:
        """Return whether a game is rated, or a place on a ladder is at stake in it."""
        if session.header.options.rated:
            return True
        async with self._database.read() as connection:
            return await challenges.on_ladder(connection, session.id)

    async def hand_over(self, session: Session, seat: Seat) -> None:
        """Give the seat of a person whose time has run out to `STAND_IN`; the caller holds the game's lock."""
        await self._change(session, _without_person(seat.colour, STAND_IN), Maker.CLOCK, seat.person)

    async def close_out_of_time(self, session: Session, seat: Seat) -> None:
        """Close the seat of a player whose time for the game is used up; the caller holds the game's lock.

        The game is stopped if fewer than two playing seats, or no people, are left.
        """
        others = [
            other
            for other in session.seats
            if other.colour is not seat.colour and other.occupant is not Occupant.CLOSED
        ]
        await self._change(
            session,
            _without_person(seat.colour, None),
            Maker.CLOCK,
            seat.person,
            stopped=len(others) < 2 or all(other.person is None for other in others),
        )

    async def _change(
        self,
        session: Session,
        seat: Seat,
        maker: Maker,
        person: PersonId | None,
        *,
        given_by: GivenBy = None,
        stopped: bool = False,
    ) -> Session:
        text = seat_text(seat, given_by, session.seat(seat.colour))
        history = reseated(session.history, text, maker=maker, person=person, at=self._now())
        return await self._repository.append(session, history, seat=seat, stopped=stopped)


def passed_on(history: GameHistory, seat: Seat, new: Seat, given_by: GivenBy, at: datetime) -> GameHistory:
    """Return the history with a seat passed on to another person.

    If a third person gave it, or the log would not say who left, a separate entry before does: each entry names
    only one person.
    """
    if given_by is None and seat.person is not None:
        alone = _taken(history, seat, new, None, at)
        left = occupant_at(alone, seat.colour, alone.seq)
        if left is not None and left.person == seat.person:
            return alone
        given_by = seat.colour
    if seat.person is not None:
        text = seat_text(Seat(seat.colour, Occupant.CLOSED), given_by)
        history = reseated(history, text, maker=Maker.PERSON, person=seat.person, at=at)
    return _taken(history, seat, new, given_by, at)


def _taken(history: GameHistory, seat: Seat, new: Seat, given_by: GivenBy, at: datetime) -> GameHistory:
    return reseated(history, seat_text(new, given_by, seat), maker=Maker.PERSON, person=new.person, at=at)


def _seat_to_give(
    session: Session, asker: PersonId, colour: Colour, by: PersonId | str | None, *, counts: bool
) -> Seat:
    """Return the seat that would be given to `by`; refuses as `replace` does."""
    person = by if isinstance(by, int) else None
    if not isinstance(by, int):
        check_opponent(by)
    seat = next((seat for seat in numbered(session.seats) if seat.colour is colour), None)
    if seat is None:
        raise HostRefusal(HostReason.NO_SUCH_SEAT, colour=colour.value)
    if session.in_tournament:
        raise HostRefusal(HostReason.TOURNAMENT_SEAT)
    if out_of_time(session.history, colour):
        raise HostRefusal(HostReason.SEAT_LOST)
    if not _may_give(session, seat, asker, person):
        if session.seat_of(asker) is None and _may_give(session, seat, asker, asker):
            raise HostRefusal(HostReason.NAME_YOURSELF)
        raise HostRefusal(HostReason.SEAT_NOT_OPEN, name=seat)
    if counts and _takes_from_opponent(session, seat, asker):
        raise HostRefusal(HostReason.OWN_GAME)
    if session.seat_of(person) is not None:
        raise HostRefusal(HostReason.ALREADY_SEATED, yours="yes" if person == asker else "no")
    recipient = None if person == asker or not session.header.options.rated else person
    if recipient is not None and would_count_for(session.history, colour, recipient):
        raise HostRefusal(HostReason.SEAT_UNASKED, free="yes" if seat.person is None else "no")
    return seat


def _giver(session: Session, seat: Seat, asker: PersonId, by: Person | str | None) -> GivenBy:
    """Return who gives the seat away; None if the asker is the one who leaves or takes it."""
    if seat.person == asker or (isinstance(by, Person) and by.id == asker):
        return None
    asker_seat = session.seat_of(asker)
    return Giver.HOST if asker_seat is None else asker_seat.colour


def _without_person(colour: Colour, opponent: str | None) -> Seat:
    if opponent is None:
        return Seat(colour, Occupant.CLOSED)
    return Seat(colour, Occupant.COMPUTER, opponent=opponent)


def _may_give(session: Session, seat: Seat, asker: PersonId, by: PersonId | None) -> bool:
    if seat.person == asker:
        return True
    free = seat.person is None and not out_of_time(session.history, seat.colour)
    if session.header.host == asker:
        return free or (seat.person is not None and _clock_moved_last(session, seat.colour))
    return free and by == asker


def _takes_from_opponent(session: Session, seat: Seat, asker: PersonId) -> bool:
    """Return whether the asker would take a seat from an opponent in a game that they have played."""
    of_another = seat.person is not None and seat.person != asker
    return of_another and has_sat(session.history, session.seats, asker)


def _clock_moved_last(session: Session, colour: Colour) -> bool:
    """Return whether the clock made the last move of a seat, since it changed hands last."""
    history = session.history
    for entry in reversed(history.entries):
        if entry.kind is EntryKind.SEAT and seat_after(entry).colour is colour:
            return False
        if entry.kind is EntryKind.MOVE and mover(history, entry.seq) is colour:
            return entry.maker is Maker.CLOCK
    return False
