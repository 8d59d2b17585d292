"""Keeps the clock in the newest message of a turn true when somebody goes on holiday or comes back."""

from __future__ import annotations

import logging
from datetime import timedelta

import discord

from bot.delivery.game_messages import turn_message
from bot.delivery.retrying import longer, tended
from bot.delivery.turn_pictures import standing_turn
from bot.i18n import language
from bot.platform.editing import redraw
from host.events import rung
from host.host import Host
from model.games import GameStatus
from storage.notices import Shown

log = logging.getLogger(__name__)

AFTER_FAULT = timedelta(seconds=30)
LONGEST_WAIT = timedelta(hours=1)
"""How long a message waits that could not be changed, twice as long each time: its thread may sleep for weeks."""


class Refreshing:
    """Discord counts down by itself; a message is changed only when its turn ends at another moment."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host

    async def run(self) -> None:
        """Change what shows an old clock, now and whenever a clock changes."""
        await self._client.wait_until_ready()
        notices, failures = self._host.notices, 0
        while True:
            changed = notices.outdated.next()
            try:
                done = all([await self._refresh(shown) for shown in await notices.to_refresh()])
            except Exception:
                # The database may be busy or its disk full: what is outdated stays noted.
                log.exception("could not look which clocks have changed")
                done = False
            failures = 0 if done else failures + 1
            wait = longer(AFTER_FAULT, failures, LONGEST_WAIT)
            await rung(changed, None if done else wait.total_seconds())

    async def _refresh(self, shown: Shown) -> bool:
        """Whether the message shows the clock as it is, or is of no turn that goes on."""
        # Before we look at the clock: if it changes again meanwhile, that is noted anew.
        await self._host.notices.refreshed(shown)
        if await tended(shown, self._show_clock(shown), "refreshed"):
            return True
        await self._host.notices.refreshed(shown, done=False)
        return False

    async def _show_clock(self, shown: Shown) -> None:
        if await self._goes_on(shown):
            await self._show(shown, live=True)
            # The turn may have ended, and its buttons been taken off, while this was on its way.
            if not await self._goes_on(shown):
                await self._show(shown, live=False)

    async def _goes_on(self, shown: Shown) -> bool:
        view = await self._host.games.view(shown.game)
        return view.status is GameStatus.RUNNING and view.turn_seq == shown.seq

    async def _show(self, shown: Shown, *, live: bool) -> None:
        view, reports = await self._host.games.news(shown.game, shown.since, shown.seq)
        message = self._client.get_partial_messageable(shown.channel).get_partial_message(shown.message)
        words = language(view.options.language)
        # Which pictures it has is up to the version that posted it.
        files = {one.filename for one in (await message.fetch()).attachments} if shown.pictured else set()
        pictures = standing_turn(words, view, reports if live else (), files)
        await redraw(message, turn_message(words, view, reports, live=live, pictures=pictures))
