"""Tables before the game: opening, choosing rules, sitting down, starting."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta

from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal
from host.events import GameMoved, GameRelocated, TableOpened
from host.games.computer_seats import check_opponent
from host.games.new_header import new_header
from host.games.repository import GameRepository
from host.games.seating import check_host, check_rated, check_seated, free_colour, host_name, in_order
from host.games.session import Session
from host.games.table_options import LEAST_SEATS, check_options
from host.games.views import GameView, LobbyView, Person
from host.games.visibility import game_view
from host.services import Services
from model.games import GameHeader
from model.guilds import GuildSettings
from model.ids import ChannelId, GameId, GuildId, MessageId, PersonId
from model.tables import GameStatus, Occupant, Seat, TableOptions, numbered
from storage import downtimes, games, guilds, outbox_games
from storage.database import Connection

MOST_TABLES = 30
"""The default limit of tables that one person may have open at a time."""


class RematchWaits(Exception):  # noqa: N818 - somebody else was first, nobody is at fault
    """The table of a rematch was opened by another process just now."""


ClosesAt = Callable[[datetime, timedelta, Sequence[tuple[datetime, datetime]]], datetime]
"""Returns when a table closes that was last changed then, waits so long, and met these downtimes."""


class Lobby:
    """Changes tables before their games start. Every change returns the resulting lobby.

    Changes are made in transactions, so that the last seat is given once, across processes as well.
    """

    def __init__(
        self,
        services: Services,
        repository: GameRepository,
        closes_at: ClosesAt,
        most_tables: int,
    ) -> None:
        self._closes_at = closes_at
        self._most_tables = most_tables
        self._database = services.database
        self._now = services.now
        self._services = services
        self._events = services.events
        self._repository = repository

    async def open(
        self,
        guild: GuildId | None,
        channel: ChannelId,
        host: Person,
        options: TableOptions,
        *,
        computers: Sequence[str] = (),
        rematch_of: GameId | None = None,
    ) -> LobbyView:
        """Open a table with its host on the first seat, and computer players `computers` on the next ones.

        Raises RematchWaits if a table for the rematch of the same game waits already. Refuses TABLES_OPEN,
        CHANNEL_BUSY, SEATS_RANGE, TURN_TIME_RANGE, BUDGET_RANGE, UNKNOWN_OPPONENT, RulesetError.
        """
        check_options(options)
        for opponent in computers:
            check_opponent(opponent)
        colours = tuple(Colour)
        seats = (
            Seat(colours[0], Occupant.PERSON, host.id, host.name),
            *(
                Seat(colour, Occupant.COMPUTER, opponent=opponent)
                for colour, opponent in zip(colours[1 : options.seats], computers, strict=False)
            ),
        )
        async with self._database.begin() as connection:
            if rematch_of is not None and await games.rematch_waiting(connection, rematch_of) is not None:
                raise RematchWaits
            await self._check_channel(connection, channel, host.id)
            await self.check_open_tables(connection, host.id)
            game = await new_header(connection, self._services, guild, channel, host.id, options)
            game = replace(game, rematch_of=rematch_of)
            await games.insert(connection, game)
            await games.set_seats(connection, game.id, seats)
        self._events.publish(TableOpened(game.id))
        return _view(game, seats)

    async def view(self, game: GameId) -> LobbyView:
        """Return the table, also once it has started (its status tells). Refuses NO_SUCH_GAME."""
        async with self._database.read() as connection:
            table, seats = await self._repository.table(connection, game)
            if table.status is not GameStatus.STOPPED or table.started_at is not None:
                return _view(table, seats)
            return replace(_view(table, seats), closed_by=await outbox_games.stopped_by(connection, game))

    async def guild_of(self, game: GameId) -> GuildId | None:
        """Return the server of a table or game, even if the rest cannot be read. Refuses NO_SUCH_GAME."""
        async with self._database.read() as connection:
            return (await self._repository.known_of(connection, game)).guild

    async def living_in(self, channel: ChannelId) -> GameId | None:
        """Return the id of the table or running game of a channel, even if it cannot be read; or None."""
        async with self._database.read() as connection:
            return await games.living_in(connection, channel)

    async def in_channel(self, channel: ChannelId) -> LobbyView | None:
        """Return the table or running game of a channel; None without one."""
        async with self._database.read() as connection:
            found = await games.living_in(connection, channel)
            return None if found is None else _view(*await self._repository.table(connection, found))

    async def seated(self, game: GameId, person: PersonId) -> LobbyView:
        """Return a table at which the person sits and whose game has not started.

        Refuses NOT_IN_LOBBY, NOT_AT_TABLE.
        """
        async with self._database.read() as connection:
            table, seats = await self._repository.table(connection, game)
        if table.status is not GameStatus.LOBBY:
            raise HostRefusal(HostReason.NOT_IN_LOBBY, status=table.status.value)
        check_seated(table, seats, person)
        return _view(table, seats)

    async def set_options(self, game: GameId, person: PersonId, options: TableOptions) -> LobbyView:
        """Change the options of a table. Only its host may.

        Refuses HOST_ONLY, NOT_IN_LOBBY, MORE_SEATED, SEATS_RANGE, TURN_TIME_RANGE, BUDGET_RANGE,
        RATED_NEEDS_PEOPLE, RulesetError.
        """
        check_options(options)
        async with self._changing(game) as (connection, table, seats):
            check_host(table, seats, person)
            if len(seats) > options.seats:
                raise HostRefusal(HostReason.MORE_SEATED, seated=len(seats))
            check_rated(options, seats)
            await games.set_options(connection, game, options)
            return _view(replace(table, options=options), seats)

    async def join(self, game: GameId, person: Person) -> LobbyView:
        """Seat a person at a table, on the first free colour.

        Refuses NOT_IN_LOBBY, ALREADY_SEATED, LOBBY_FULL.
        """
        async with self._changing(game) as (connection, table, seats):
            if any(seat.person == person.id for seat in seats):
                raise HostRefusal(HostReason.ALREADY_SEATED, yours="yes")
            seats = (*seats, Seat(free_colour(table, seats), Occupant.PERSON, person.id, person.name))
            await games.set_seats(connection, game, seats)
            return _view(table, seats)

    async def leave(self, game: GameId, person: PersonId) -> LobbyView:
        """Remove a person from a table, and return the table.

        When its host leaves, the next person becomes host. When no person is left, the table is closed
        (status STOPPED) and keeps its last host. Refuses NOT_IN_LOBBY, NOT_AT_TABLE.
        """
        async with self._changing(game) as (connection, table, seats):
            check_seated(table, seats, person)
            seats = tuple(seat for seat in seats if seat.person != person)
            people = [seat.person for seat in seats if seat.person is not None]
            if people and table.host not in people:
                table = replace(table, host=people[0])
                await games.set_host(connection, game, table.host)
            await games.set_seats(connection, game, seats)
            if not people:
                await games.set_ended(connection, game, GameStatus.STOPPED, self._now())
                table = replace(table, status=GameStatus.STOPPED)
            return _view(table, seats)

    async def add_computer(self, game: GameId, person: PersonId, opponent: str) -> LobbyView:
        """Seat one computer player more. Any seated person may.

        Refuses NOT_AT_TABLE, NOT_IN_LOBBY, UNKNOWN_OPPONENT, LOBBY_FULL, RATED_NEEDS_PEOPLE.
        """
        check_opponent(opponent)
        async with self._changing(game) as (connection, table, seats):
            check_seated(table, seats, person)
            seats = (*seats, Seat(free_colour(table, seats), Occupant.COMPUTER, opponent=opponent))
            check_rated(table.options, seats)
            await games.set_seats(connection, game, seats)
            return _view(table, seats)

    async def remove(self, game: GameId, person: PersonId, colour: Colour) -> LobbyView:
        """Remove the occupant of `colour`: a computer player by any seated person, a person only by the host.

        Refuses HOST_ONLY, HOST_STAYS, NOT_AT_TABLE, NO_SUCH_SEAT, NOT_IN_LOBBY.
        """
        async with self._changing(game) as (connection, table, seats):
            check_seated(table, seats, person)
            away = next((seat for seat in seats if seat.colour is colour), None)
            if away is None:
                raise HostRefusal(HostReason.NO_SUCH_SEAT, colour=colour.value)
            if away.occupant is Occupant.PERSON:
                check_host(table, seats, person)
                if away.person == person:
                    raise HostRefusal(HostReason.HOST_STAYS)
            seats = tuple(seat for seat in seats if seat is not away)
            await games.set_seats(connection, game, seats)
            return _view(table, seats)

    async def start(self, game: GameId, person: PersonId) -> GameView:
        """Start the game and return its first state. Any seated person may.

        Refuses NOT_AT_TABLE, TOO_FEW_SEATS, NOT_IN_LOBBY, RATED_NEEDS_PEOPLE.
        """
        async with self._changing(game) as (connection, table, seats):
            check_seated(table, seats, person)
            if len(seats) < LEAST_SEATS:
                raise HostRefusal(HostReason.TOO_FEW_SEATS, least=LEAST_SEATS, seated=len(seats))
            check_rated(table.options, seats)
            session = await self._begin(connection, table, seats)
        self._events.publish(GameMoved(game))
        return game_view(session, person, self._now())

    async def begin_between(
        self,
        connection: Connection,
        guild: GuildId,
        channel: ChannelId,
        people: Sequence[Person],
        options: TableOptions,
    ) -> GameId:
        """Open a table for people who have agreed to play, the first its host, and start its game at once.

        Publish GameMoved once the transaction is committed. Refuses CHANNEL_BUSY.
        """
        await self._check_channel(connection, channel)
        options = replace(options, seats=len(people))
        table = await new_header(connection, self._services, guild, channel, people[0].id, options)
        seats = tuple(
            Seat(colour, Occupant.PERSON, person.id, person.name)
            for colour, person in zip(Colour, people, strict=False)
        )
        await games.insert(connection, table)
        return (await self._begin(connection, table, seats)).id

    async def _begin(self, connection: Connection, table: GameHeader, seats: tuple[Seat, ...]) -> Session:
        """Start the game of a table with these seats."""
        seats = in_order(table, seats)
        at = self._now()
        await games.set_seats(connection, table.id, seats)
        await games.set_running(connection, table.id, at)
        running = replace(table, status=GameStatus.RUNNING, started_at=at)
        return await self._repository.begin(connection, running, seats)

    async def check_may_open(self, person: PersonId) -> None:
        """Refuse TABLES_OPEN to a person who cannot open another table, as `open` would."""
        async with self._database.read() as connection:
            await self.check_open_tables(connection, person)

    async def check_open_tables(self, connection: Connection, person: PersonId) -> None:
        """Refuse TABLES_OPEN to a person with as many open tables as one may have."""
        if await games.opened_by(connection, person) >= self._most_tables:
            raise HostRefusal(HostReason.TABLES_OPEN, most=self._most_tables)

    async def move_to(self, game: GameId, channel: ChannelId) -> None:
        """Move a running game to another channel or thread, where its newest turn is posted again.

        Refuses CHANNEL_BUSY, NO_SUCH_GAME, and NOT_RUNNING.
        """
        async with self._database.begin() as connection:
            table, _ = await self._repository.table(connection, game)
            if table.status is not GameStatus.RUNNING:
                raise HostRefusal(HostReason.NOT_RUNNING, status=table.status.value)
            await self._check_channel(connection, channel)
            await games.set_channel(connection, game, channel)
            await outbox_games.post_newest_again(connection, game, self._now(), elsewhere=True)
        self._events.publish(GameRelocated(game))

    async def set_message(self, game: GameId, message: MessageId) -> None:
        """Store which message shows the lobby."""
        async with self._database.begin() as connection:
            await games.set_message(connection, game, message)

    @asynccontextmanager
    async def _changing(self, game: GameId) -> AsyncIterator[tuple[Connection, GameHeader, tuple[Seat, ...]]]:
        """Yield a table that has not started, in a transaction that excludes all other writers.

        Refuses NO_SUCH_GAME, NOT_IN_LOBBY.
        """
        async with self._database.begin() as connection:
            table, seats = await self._repository.table(connection, game)
            if table.status is not GameStatus.LOBBY:
                raise HostRefusal(HostReason.NOT_IN_LOBBY, status=table.status.value)
            yield connection, table, seats
            await games.touch(connection, game, self._now())

    async def _check_channel(
        self, connection: Connection, channel: ChannelId, asker: PersonId | None = None
    ) -> None:
        """Refuse CHANNEL_BUSY for a channel with another table or running game."""
        found = await games.living_in(connection, channel)
        if found is None:
            return
        living, seats = await self._repository.table(connection, found)
        settings = GuildSettings() if living.guild is None else await guilds.find(connection, living.guild)
        changed_at, patience = living.touched_at or living.created_at, timedelta(days=settings.lobby_days)
        closes = self._closes_at(changed_at, patience, await downtimes.all_of(connection))
        raise HostRefusal(
            HostReason.CHANNEL_BUSY,
            game=living.id,
            status=living.status.value,
            host=host_name(living, seats),
            yours="yes" if asker is not None and living.host == asker else "no",
            closes=str(int(closes.timestamp())),
        )


def _view(table: GameHeader, seats: tuple[Seat, ...]) -> LobbyView:
    return LobbyView(
        id=table.id,
        guild=table.guild,
        channel=table.channel,
        message=table.message,
        host=table.host,
        status=table.status,
        begun=table.started_at is not None,
        options=table.options,
        seats=numbered(seats),
    )
