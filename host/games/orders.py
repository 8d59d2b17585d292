"""Orders: moves chosen in advance for the steps of a turn in which seats move one after another.

Rule: dragon-choice.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.engine.legal import moves as legal_moves
from game.engine.position import Position
from game.engine.queries import coming_steps
from game.notation.moves import move_text, parse_move
from game.values.errors import IllegalMove
from game.values.moves import Move
from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal
from host.events import OrdersGiven
from host.games.repository import GameRepository
from host.games.session import Session
from host.services import Services
from model.ids import GameId, PersonId
from storage import deadlines
from storage import orders as stored_orders
from storage.database import Connection

COMPUTER = "computer"
"""The word in stored orders that lets a computer choose."""

_NUMBERED = re.compile(r"([0-9]+)(\D.*)")


@dataclass(frozen=True, slots=True)
class Orders:
    """The moves to make for a person in their coming steps.

    `way` has moves by the number of their step. If it has none for a step, or an illegal one, the first legal
    one of `moves` is made. If there is none, a computer player chooses if `computer` is set; otherwise the
    person is asked.
    """

    moves: tuple[Move, ...] = ()
    computer: bool = False
    way: tuple[tuple[int, Move], ...] = ()

    def __str__(self) -> str:
        way = [f"{number}{move_text(move)}" for number, move in self.way]
        return " ".join([*way, *map(move_text, self.moves), *[COMPUTER] * self.computer])

    def for_step(self, number: int) -> Move | None:
        """Return the move of `way` for a step; None without one."""
        return next((move for at, move in self.way if at == number), None)


def parse_orders(text: str) -> Orders:
    """Return the orders that `str` has written. Refuses words that are not moves with RecordError."""
    words = text.split()
    numbered = [found for word in words if (found := _NUMBERED.fullmatch(word))]
    return Orders(
        tuple(parse_move(word) for word in words if word != COMPUTER and not _NUMBERED.fullmatch(word)),
        COMPUTER in words,
        tuple((int(found[1]), parse_move(found[2])) for found in numbered),
    )


def own_steps(position: Position, seat: Colour) -> tuple[int, ...]:
    """Return the numbers of the steps of a seat that are still to come, the one that is due included."""
    return tuple(number for number, stepper in coming_steps(position) if stepper is seat)


def ordered_move(position: Position, orders: Orders) -> Move | None:
    """Return the legal move that orders give for a position; None if they give none."""
    legal, steps = legal_moves(position), coming_steps(position)
    planned = orders.for_step(steps[0][0]) if steps else None
    candidates = (*orders.moves,) if planned is None else (planned, *orders.moves)
    return next((move for move in candidates if move in legal), None)


async def orders_due(connection: Connection, session: Session) -> Orders | None:
    """Return the orders by which the seat to act moves now; None if its person is to be asked."""
    seat, history = session.to_move, session.history
    if not history.newest.shares_message or seat is None or seat.person is None:
        return None
    text = await stored_orders.find(connection, session.id, seat.person, history.newest.turn)
    orders = None if text is None else parse_orders(text)
    if orders is None or not (orders.computer or ordered_move(history.position, orders)):
        return None
    return orders


class OrderBook:
    """Stores orders, which the timekeeper carries out."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        self._repository = repository

    async def of(self, game: GameId, person: PersonId) -> Orders | None:
        """Return a person's orders for the steps of the current turn, or None."""
        session = await self._repository.running(game)
        async with self._database.read() as connection:
            text = await stored_orders.find(connection, game, person, session.history.newest.turn)
        return None if text is None else parse_orders(text)

    async def give(self, game: GameId, person: PersonId, turn_seq: int, orders: Orders | None) -> None:
        """Store a person's orders for the steps under the message of `turn_seq`; None removes them.

        Refuses NO_SUCH_GAME, NOT_RUNNING, NOT_SEATED, MOVED_ON once those steps are over, and with
        `game.values.errors.IllegalMove` moves of another phase or for steps of other seats.
        """
        async with self._repository.lock(game):
            session = await self._repository.running(game)
            seat, step = session.seat_of(person), session.history.newest
            if seat is None:
                raise HostRefusal(HostReason.NOT_SEATED)
            if not step.shares_message or step.turn_seq != turn_seq:
                raise HostRefusal(HostReason.MOVED_ON, seq=session.history.seq)
            _check(session.history.position, seat.colour, orders or Orders())
            async with self._database.begin() as connection:
                newest = await self._repository.newest(connection, session)
                if newest.history.newest.turn_seq != turn_seq:
                    raise HostRefusal(HostReason.MOVED_ON, seq=newest.history.seq)
                if orders is None:
                    await stored_orders.remove(connection, game, person)
                else:
                    await stored_orders.put(connection, game, person, step.turn, str(orders))
                if seat.colour is step.acting:
                    await deadlines.look_at_game(connection, game, self._now())
        self._events.publish(OrdersGiven(game))


def _check(position: Position, seat: Colour, orders: Orders) -> None:
    """Refuse moves of another phase, and moves of `way` for steps of other seats."""
    for move in (*orders.moves, *(move for _, move in orders.way)):
        if move.phase is not position.phase:
            raise IllegalMove(move.misplaced, move)
    steps = own_steps(position, seat)
    for number, move in orders.way:
        # Moves for steps that are over, as since the panel was shown, are ignored.
        if number not in steps and number >= coming_steps(position)[0][0]:
            raise IllegalMove(move.misplaced, move)
