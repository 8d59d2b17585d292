"""Keeps the messages of live rounds up to date: each shows the state of all tables while they play."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.delivery import back_off
from bot.delivery.tournament_messages import round_message
from bot.features.tournaments.controls import tournament_message
from bot.i18n import language
from bot.platform.editing import redraw
from bot.platform.servers import serves
from bot.platform.services import Services
from host.background import FaultLog
from host.events import (
    ClockChanged,
    GameEnded,
    GameMoved,
    SeatChanged,
    TournamentChanged,
    wait_for_event,
)
from host.tournaments.running.live_rounds import LiveRound
from model.errors import StorageTrouble
from model.ids import MessageId, TournamentId

log = logging.getLogger(__name__)

LOOK_SECONDS = 15.0
"""Seconds without a change in this process until the rounds are checked: other processes change them too."""

EVERY_SECONDS = 15.0
"""Seconds between two edits of a message. Discord allows five in five seconds, but people must read it."""


class LiveRounds:
    """Keeps the messages of live rounds up to date.

    Each process edits those on servers of its own shards: edits of two processes might arrive in the wrong
    order.
    """

    def __init__(self, client: discord.AutoShardedClient, services: Services) -> None:
        self._client = client
        self._services = services
        self._rounds = services.host.live_rounds
        self._changed = services.host.events.subscribe(
            GameMoved, GameEnded, SeatChanged, ClockChanged, TournamentChanged
        )
        self._shown: dict[MessageId, tuple[str, ...]] = {}
        self._followed: set[tuple[TournamentId, int]] = set()
        self._faults = FaultLog(log)
        self._showing = asyncio.Lock()

    async def run(self) -> None:
        """Update the messages whenever something changes, until cancelled."""
        await self._client.wait_until_ready()
        while True:
            changed = self._changed.next()
            await back_off.until_done("the updating of messages of live rounds", self.show_all)
            await asyncio.sleep(EVERY_SECONDS)
            await wait_for_event(changed, LOOK_SECONDS)

    async def show_all(self) -> None:
        """Update the messages of all live rounds under way, and once more of those that have ended."""
        under_way: dict[tuple[TournamentId, int], MessageId] = {}
        for row in await self._rounds.under_way():
            if not serves(self._client, row.guild):
                continue
            with self._contained(row.id):
                found = await self._rounds.of(row.id)
                if found is not None:
                    under_way[row.id, found.number] = found.posted.message
                    await self._show(found)
        ended, self._followed = self._followed - under_way.keys(), set(under_way)
        for tournament, number in ended:
            # An edit from here may have overwritten the end that another process has shown.
            with self._contained(tournament):
                await self.show(tournament, number)
        self._shown = {
            message: texts for message, texts in self._shown.items() if message in under_way.values()
        }

    @contextmanager
    def _contained(self, tournament: TournamentId) -> Iterator[None]:
        """Keep a fault within one tournament, whose data may be damaged; the messages of the others are updated."""
        try:
            yield
            self._faults.succeeded(tournament)
        except (StorageTrouble, aiohttp.ClientError, OSError):
            raise
        except Exception as fault:
            message = "the message of the live round of tournament %s cannot be updated"
            self._faults.failed(tournament, fault, message, tournament)

    async def show(self, tournament: TournamentId, number: int) -> None:
        """Update the message of a round, if it is a live one."""
        found = await self._rounds.of(tournament, number)
        if found is not None:
            await self._show(found)

    async def _show(self, found: LiveRound) -> None:
        # One at a time, each with the state at that moment: an older state never overwrites the end of a round.
        async with self._showing:
            await self._redraw(found)

    async def _redraw(self, found: LiveRound) -> None:
        """Edit the message of a round, unless it shows the present state. A failure is logged."""
        tournament = await self._services.host.public_results.of(found.tournament)
        words = language(tournament.header.options.language)
        round_ = tournament.rounds[found.number - 1]
        texts = tuple((await round_message(self._services, words, tournament, round_)).texts)
        posted = found.posted
        if self._shown.get(posted.message) == texts:
            return
        view = tournament_message(words, tournament, found.message_number, texts)
        channel = self._client.get_partial_messageable(posted.channel)
        try:
            await redraw(channel.get_partial_message(posted.message), view)
        except discord.NotFound as failure:
            # A deleted message is not tried again until its text changes.
            log.info(
                "message %s in channel %s was deleted on Discord: %s", posted.message, posted.channel, failure
            )
        except discord.HTTPException as failure:
            # A permission may be missing.
            log.info("could not update message %s in channel %s: %s", posted.message, posted.channel, failure)
            return
        self._shown[posted.message] = texts
