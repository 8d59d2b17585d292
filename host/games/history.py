"""Looking back at games: what happened since a state, and what each seat was paid for."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from game.engine.position import Position
from host.games import score_history, turn_reports, turns
from host.games.repository import GameRepository
from host.games.views import Breakdown, GameSummary, Payment, ScoreLine, TurnReport
from host.services import Services
from model.games import ListedGame
from model.ids import ChannelId, GameId, MessageId, PersonId
from model.tables import LIVING, numbered
from storage import deadlines, listed_games, outbox_games

_NEVER = datetime.max.replace(tzinfo=UTC)


class History:
    """Reads the past of games from their logs. `Games.view(game, viewer, seq)` returns earlier states."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._repository = repository

    async def reports(self, game: GameId, since: int = 0, until: int | None = None) -> tuple[TurnReport, ...]:
        """Return what happened after state `since`, turn by turn, undos and changes of seats included."""
        history = (await self._repository.load(game)).history
        return turn_reports.reports(history, since, history.seq if until is None else until)

    async def last_turn_of(self, game: GameId, person: PersonId) -> int:
        """Return the state just after the person's last turn: where `/since` begins (0 before the first)."""
        return turns.last_turn_of((await self._repository.load(game)).history, person)

    async def turns(self, game: GameId) -> tuple[int, ...]:
        """Return the states in which a turn began, oldest first, without what was undone; for stepping."""
        history = (await self._repository.load(game)).history
        return turns.turns(history, history.seq)

    async def positions(self, game: GameId) -> tuple[Position, ...]:
        """Return the positions of the states that `turns` names, as onlookers see them, from one load."""
        history = (await self._repository.load(game)).history
        # This replays the whole game.
        return await asyncio.to_thread(turns.positions, history)

    async def payments(self, game: GameId) -> tuple[Payment, ...]:
        """Return every payment, in order; those of the final scoring have `scored.final`."""
        history = (await self._repository.load(game)).history
        return score_history.payments(history, history.seq)

    async def breakdown(self, game: GameId, until: int | None = None) -> Breakdown:
        """Return the points of each seat by what paid them."""
        history = (await self._repository.load(game)).history
        return score_history.breakdown(history, history.seq if until is None else until)

    async def score_lines(self, game: GameId) -> tuple[ScoreLine, ...]:
        """Return the scores after each turn, for the chart."""
        return score_history.score_lines((await self._repository.load(game)).history)

    async def games_of(self, person: PersonId) -> tuple[GameSummary, ...]:
        """Return a person's tables and running games on all servers: theirs to move first, then by deadline."""
        async with self._database.read() as connection:
            listed = await listed_games.of_person(connection, person, LIVING)
            messages = await outbox_games.newest_messages(connection, [found.id for found in listed])
        return tuple(sorted((_summary(found, messages, person) for found in listed), key=_order))

    async def shown_in(self, channel: ChannelId, message: MessageId) -> tuple[GameId, int | None] | None:
        """Return the game to which a message in that channel belongs, and the state it is about, if any."""
        async with self._database.read() as connection:
            return await outbox_games.shown_in(connection, channel, message)

    async def next_game(self, person: PersonId, after: GameId | None = None) -> GameId | None:
        """Return the next game that waits for the person and is not quarantined, other than `after`."""
        async with self._database.read_once() as connection:
            waiting = await deadlines.waiting_for(connection, person)
        return next(
            (game for game in waiting if game != after and game not in self._repository.quarantine), None
        )


def _summary(listed: ListedGame, messages: dict[GameId, MessageId], person: PersonId) -> GameSummary:
    seats = numbered(listed.seats)
    waits_for = next((seat for seat in seats if seat.colour is listed.waits_for), None)
    return GameSummary(
        id=listed.id,
        guild=listed.guild,
        channel=listed.channel,
        message=messages.get(listed.id, listed.message),
        status=listed.status,
        seats=seats,
        waits_for=waits_for,
        mine=waits_for is not None and waits_for.person == person,
        deadline=listed.ends_at,
    )


def _order(summary: GameSummary) -> tuple[bool, datetime, str]:
    """Return the sort key of a list: first the games that wait for the person, then by deadline."""
    return (not summary.mine, summary.deadline or _NEVER, summary.id)
