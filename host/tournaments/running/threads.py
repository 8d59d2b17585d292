"""Threads in which the matches of tournaments are played."""

from __future__ import annotations

from host.errors import HostReason, HostRefusal
from host.events import TournamentChanged
from host.games.lobby import Lobby
from host.services import Services
from host.tournaments.running.lookups import match_of, tournament_of
from host.tournaments.running.match_starts import MatchStarts
from host.tournaments.standings.matches import leg_under_way
from model.ids import ChannelId, GameId, GuildId, TournamentId
from model.matches import Match, MatchEnding
from model.outbox import MessageKind
from model.tournaments import Tournament
from storage import games, matches, outbox
from storage.database import Connection


class Threads:
    """Connects matches with their threads. A match has one thread at a time, in which its game is played."""

    def __init__(self, services: Services, lobby: Lobby, match_starts: MatchStarts) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        self._lobby = lobby
        self._match_starts = match_starts

    async def seat(self, tournament_id: TournamentId, number: int, match: int, channel: ChannelId) -> None:
        """Store the thread of a match; move its running game there, or begin its next one.

        If the match was decided while its thread was made, its players read the decision there.
        """
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id)
            found = match_of(tournament, number, match)
            if found.open:
                game = await self._seat_open(connection, tournament, found, channel)
            else:
                game = None
                await self._seat_decided(connection, tournament_id, found, channel)
        if game is not None:
            await self._move(game, channel)
        self._events.publish(TournamentChanged(tournament_id))

    async def _seat_open(
        self, connection: Connection, tournament: Tournament, match: Match, channel: ChannelId
    ) -> GameId | None:
        """Store the thread of an open match; return its running game if that must be moved there."""
        is_new = match.channel != channel
        if is_new:
            match = await matches.change_match(connection, tournament.id, match, channel=channel)
        if (leg := leg_under_way(match)) is not None:
            # Also if the thread was known: the process that stored it may have died before it moved the game.
            game = await games.find(connection, leg.game)
            return None if game is None or game.channel == channel else leg.game
        if is_new:
            # It is the first, or one that could not begin while there was no thread.
            await self._match_starts.begin(connection, tournament, match, len(match.counted) + 1)
        return None

    async def _seat_decided(
        self, connection: Connection, tournament: TournamentId, match: Match, channel: ChannelId
    ) -> None:
        """Store the thread of a match that was decided while the thread was made, and announce the decision there."""
        if match.channel is not None:
            return
        await matches.change_match(connection, tournament, match, channel=channel)
        if match.ending is not MatchEnding.PLAYED:
            await outbox.add_match_message(connection, tournament, MessageKind.DECIDED, self._now(), match)

    async def _move(self, game: GameId, channel: ChannelId) -> None:
        """Move a game to another thread, unless it has ended: then the next one begins there."""
        try:
            await self._lobby.move_to(game, channel)
        except HostRefusal as refusal:
            if refusal.reason is not HostReason.NOT_RUNNING:
                raise

    async def lost(self, channel: ChannelId) -> None:
        """Store that a match whose thread was deleted needs another one, if it is open.

        A decided match that can be reopened loses its thread as well; another one is made if it is reopened.
        """
        now = self._now()
        async with self._database.read() as connection:
            # Few of the threads deleted on all servers are ours, and a write transaction would hold up others.
            if not await matches.of_channel(connection, channel):
                return
        async with self._database.begin() as connection:
            played_there = await matches.of_channel(connection, channel)
            for tournament_id, number, match in played_there:
                tournament = await tournament_of(connection, tournament_id)
                found = match_of(tournament, number, match)
                if found.open:
                    await matches.change_match(connection, tournament_id, found, channel=None)
                    await outbox.add_tournament_message(
                        connection, tournament_id, MessageKind.THREAD_LOST, now, number, match
                    )
                elif number == len(tournament.rounds):
                    await matches.change_match(connection, tournament_id, found, channel=None)
        for tournament_id, _, _ in played_there:
            self._events.publish(TournamentChanged(tournament_id))

    async def open(self) -> tuple[tuple[GuildId, ChannelId], ...]:
        """Return the threads of all open matches, with the servers on which they are."""
        async with self._database.read() as connection:
            return await matches.open_channels(connection)
