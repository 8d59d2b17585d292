"""Renderers of the messages of the tile of the day."""

from __future__ import annotations

from collections.abc import Sequence

from bot.delivery.message import AnyRenderer, Message, StaysAsPosted
from bot.features.puzzles.messages import found_by, puzzle_message, solution_message
from bot.i18n import language
from bot.pictures.pool import files_of
from bot.platform.services import Services
from model.outbox import MessageKind, PuzzleDelivery


def puzzle_renderers(services: Services) -> dict[MessageKind, AnyRenderer]:
    """Return the renderers of all kinds of messages about puzzles."""
    renderer = PuzzleRenderer(services)
    return {MessageKind.PUZZLE: renderer, MessageKind.PUZZLE_SOLUTION: renderer}


class PuzzleRenderer(StaysAsPosted[PuzzleDelivery]):
    """The messages of a server's puzzles and their solutions."""

    def __init__(self, services: Services) -> None:
        self._host = services.host
        self._services = services

    async def render(self, delivery: PuzzleDelivery) -> Sequence[Message]:
        """Return the message of a puzzle or of its solution, or none if it comes too late.

        A puzzle is too late once it is closed, a solution once there is a newer one.
        """
        puzzle_view = await self._host.puzzles.view(delivery.guild, delivery.puzzle)
        plan = await self._host.puzzles.plan(delivery.guild)
        words = language(await self._host.puzzles.language(delivery.guild) or self._services.language)
        drawing = await self._services.drawing(words, delivery.guild)
        if delivery.kind is MessageKind.PUZZLE:
            if not puzzle_view.open:
                return ()
            view, drawn = await puzzle_message(
                drawing,
                puzzle_view,
                next_at=None if plan is None else plan.next_at,
                message=delivery.number,
            )
        else:
            newest = await self._host.puzzles.newest_number(delivery.guild)
            if newest > delivery.puzzle + 1:
                return ()
            verdicts = await self._host.puzzles.verdicts(delivery.guild, delivery.puzzle)
            right, answered = found_by(verdicts)
            view, drawn = await solution_message(
                drawing,
                puzzle_view,
                right=right,
                answered=answered,
                message=delivery.number,
            )
        return [Message(view, files_of(drawn))]
