"""Takes the buttons off messages whose turn is over or whose vote is closed; what fails is done again later."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

import discord

from bot.delivery.game_messages import over_message, turn_message
from bot.delivery.retrying import longer, tended
from bot.delivery.turn_pictures import NO_PICTURES, standing_turn
from bot.features.seats.undo_vote import vote_message
from bot.i18n import Language, language
from bot.pictures.boards import BOARD_FILE
from bot.platform.editing import redraw
from bot.platform.reader import language_of
from host.games.views import GameView
from host.host import Host
from model.errors import StorageTrouble
from model.games import GameId, NoticeKind
from storage.notices import Shown

log = logging.getLogger(__name__)

AFTER_FAULT = timedelta(seconds=10)
LONGEST_WAIT = timedelta(hours=1)
"""How long what failed waits, twice as long each time, and at most."""


class Retiring:
    """Old controls are refused anyway; this is so that nobody presses them."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host
        self._failed = asyncio.Event()

    async def of_game(self, game: GameId) -> None:
        """Take the buttons off what is over in a game."""
        await self._retire(game)

    async def run(self) -> None:
        """Take the buttons off what ended while nobody was there, and then off whatever failed."""
        await self._client.wait_until_ready()
        failures = 0
        while True:
            self._failed.clear()
            await self._retire(None)
            if self._failed.is_set():
                failures += 1
            else:
                failures = 0
                await self._failed.wait()
            await asyncio.sleep(longer(AFTER_FAULT, failures, LONGEST_WAIT).total_seconds())

    async def _retire(self, game: GameId | None) -> None:
        try:
            for shown in await self._host.notices.to_retire(game):
                if await tended(shown, self._take_off(shown), "retired"):
                    await self._host.notices.retired(shown)
                else:
                    self._failed.set()
        except StorageTrouble as trouble:
            # The list of what is to be retired stays.
            log.error("could not look what is to be retired: %s", trouble)
            self._failed.set()

    async def _take_off(self, shown: Shown) -> None:
        message = self._client.get_partial_messageable(shown.channel).get_partial_message(shown.message)
        await redraw(message, await self._without_buttons(shown))

    async def _without_buttons(self, shown: Shown) -> discord.ui.LayoutView:
        view, reports = await self._host.games.news(shown.game, 0, shown.seq)
        words = language(view.options.language)
        match shown.kind:
            case NoticeKind.VOTE:
                return vote_message(words, view)
            case NoticeKind.REMINDER_HALF | NoticeKind.REMINDER_TENTH:
                return over_message(await self._own(shown, view, words), view)
            case _:
                # Of a turn that is over one picture is enough; every version has posted that one.
                pictures = standing_turn(words, view, (), (BOARD_FILE,)) if shown.pictured else NO_PICTURES
                return turn_message(words, view, reports[-1:], live=False, pictures=pictures)

    async def _own(self, shown: Shown, view: GameView, words: Language) -> Language:
        """The language of a reminder: that of the person in their direct messages, else that of the table."""
        if shown.person is None or shown.channel == view.channel:
            return words
        return await language_of(self._host, shown.person, words)
