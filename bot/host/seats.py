"""Seats that change hands: resigning, replacing, computers taking over."""

from __future__ import annotations

from bot.host.views import GameView, Person
from game.ruleset import Colour
from storage.values import GameId, PersonId


class Seats:
    """Who takes a seat over keeps its meeples and score. Each change is an entry of the log."""

    async def resign(self, game: GameId, person: PersonId, mind: str | None) -> GameView:
        """The game with the person's seat given to a computer, or closed (`mind` None).

        When no person is left, the game is stopped. Refuses NOT_SEATED, NOT_RUNNING, UNKNOWN_MIND.
        """
        raise NotImplementedError

    async def replace(
        self, game: GameId, asker: PersonId, colour: Colour, by: Person | str | None
    ) -> GameView:
        """The game with a seat given to `by`: a person, a computer's mind, or None for a closed seat.

        People give away their own seat; the host of the table gives any seat that no person holds, or
        whose person has let a turn run out; anybody takes for themselves a seat that no person holds.
        Refuses NOT_RUNNING, ALREADY_SEATED, NO_SUCH_SEAT, SEAT_NOT_OPEN, UNKNOWN_MIND.
        """
        raise NotImplementedError
