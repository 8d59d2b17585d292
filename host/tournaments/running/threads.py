"""Threads in which the matches of tournaments are played."""

from __future__ import annotations

from host.errors import HostReason, HostRefusal
from host.events import TournamentChanged
from host.games.lobby import Lobby
from host.services import Services
from host.tournaments.running.lookups import match_of, tournament_of
from host.tournaments.running.match_starts import MatchStarts
from model.ids import ChannelId, GameId, GuildId, TournamentId
from model.outbox import MessageKind
from storage import games, matches, outbox


class Threads:
    """Connects matches with their threads. A match has one thread at a time, in which its game is played."""

    def __init__(self, services: Services, lobby: Lobby, match_starts: MatchStarts) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        self._lobby = lobby
        self._match_starts = match_starts

    async def seat(self, tournament_id: TournamentId, number: int, match: int, channel: ChannelId) -> None:
        """Store the thread of an open match; move its running game there, or begin its next one."""
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id)
            found = match_of(tournament, number, match)
            if not found.open:
                return
            is_new = found.channel != channel
            if is_new:
                found = await matches.change_match(connection, tournament_id, found, channel=channel)
            running_game = (
                found.counted[-1].game if found.counted and found.counted[-1].scores is None else None
            )
            if running_game is not None:
                game = await games.find(connection, running_game)
                lives_there = game is None or game.channel == channel
            elif is_new:
                # It is the first, or one that could not begin while there was no thread.
                await self._match_starts.begin(connection, tournament, found, len(found.counted) + 1)
        # Also if the thread was known: the process that stored it may have died before it moved the game.
        if running_game is not None and not lives_there:
            await self._move(running_game, channel)
        self._events.publish(TournamentChanged(tournament_id))

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
            # Few of the threads deleted on all servers are ours, and a write transaction would hold up
            # others.
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
