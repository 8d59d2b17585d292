"""Seats that change hands: resigning, replacing, computers taking over."""

from __future__ import annotations

from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal
from host.games.computer_seats import check_mind
from host.games.game_history import reseated
from host.games.repository import GameRepository
from host.games.seat_changes import seat_text
from host.games.session import Session
from host.games.turns import mover
from host.games.views import GameView, Person
from host.games.visibility import game_view
from host.services import Services
from model.games import EntryKind, GameId, Maker, Occupant, PersonId, Seat


class Seats:
    """Who takes a seat over keeps its meeples and score. Each change is an entry of the log."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._now = services.clock
        self._repository = repository

    async def resign(self, game: GameId, person: PersonId, mind: str | None) -> GameView:
        """The game with the person's seat given to a computer, or closed (`mind` None).

        When no person is left, the game is stopped. Refuses NOT_SEATED, NOT_RUNNING, UNKNOWN_MIND.
        """
        check_mind(mind)
        async with self._repository.lock(game):
            session = await self._repository.running(game)
            seat = session.seat_of(person)
            if seat is None:
                raise HostRefusal(HostReason.NOT_SEATED)
            after = await self._change(
                session,
                _without_person(seat.colour, mind),
                Maker.PERSON,
                person,
                stopped=session.people == (person,),
            )
        return game_view(after, person, self._now())

    async def replace(
        self, game: GameId, asker: PersonId, colour: Colour, by: Person | str | None
    ) -> GameView:
        """The game with a seat given to `by`: a person, a computer's mind, or None for a closed seat.

        People give away their own seat; the host of the table gives any seat that no person holds, or
        for whose person the clock made the last move; anybody takes for themselves a seat that no person
        holds. Refuses NOT_RUNNING, ALREADY_SEATED, NO_SUCH_SEAT, SEAT_NOT_OPEN, UNKNOWN_MIND, TOURNAMENT_GAME.
        """
        if not isinstance(by, Person):
            check_mind(by)
        async with self._repository.lock(game):
            session = await self._repository.running(game)
            seat = session.seat(colour)
            if seat is None:
                raise HostRefusal(HostReason.NO_SUCH_SEAT, colour=colour.value)
            if session.in_tournament:
                raise HostRefusal(HostReason.TOURNAMENT_GAME)
            if not _may_give(session, seat, asker, by):
                raise HostRefusal(HostReason.SEAT_NOT_OPEN, name=seat)
            if isinstance(by, Person):
                if session.seat_of(by.id) is not None:
                    raise HostRefusal(HostReason.ALREADY_SEATED, yours="yes" if by.id == asker else "no")
                new = Seat(colour, Occupant.PERSON, by.id, by.name)
                after = await self._change(session, new, Maker.PERSON, by.id)
            else:
                after = await self._change(session, _without_person(colour, by), Maker.PERSON, seat.person)
        return game_view(after, asker, self._now())

    async def hand_over(self, session: Session, colour: Colour, mind: str, maker: Maker) -> Session:
        """The game with a computer on the seat; the caller holds the game's lock."""
        seat = session.seat(colour)
        return await self._change(
            session, _without_person(colour, mind), maker, seat.person if seat else None
        )

    async def _change(
        self, session: Session, seat: Seat, maker: Maker, person: PersonId | None, *, stopped: bool = False
    ) -> Session:
        history = reseated(session.history, seat_text(seat), maker=maker, person=person, at=self._now())
        return await self._repository.append(session, history, seat=seat, stopped=stopped)


def _without_person(colour: Colour, mind: str | None) -> Seat:
    if mind is None:
        return Seat(colour, Occupant.CLOSED)
    return Seat(colour, Occupant.COMPUTER, mind=mind)


def _may_give(session: Session, seat: Seat, asker: PersonId, by: Person | str | None) -> bool:
    if seat.person == asker:
        return True
    free = seat.person is None
    if session.header.host == asker:
        return free or _ran_out(session, seat.colour)
    return free and isinstance(by, Person) and by.id == asker


def _ran_out(session: Session, colour: Colour) -> bool:
    """Whether the clock made the last move of a seat."""
    history = session.history
    moves = (entry for entry in reversed(history.entries) if entry.kind is EntryKind.MOVE)
    last = next((entry for entry in moves if mover(history, entry.seq) is colour), None)
    return last is not None and last.maker is Maker.CLOCK
