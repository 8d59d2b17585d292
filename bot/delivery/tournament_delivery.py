"""Tells the channels what happens in tournaments, and makes a thread for each match."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from datetime import timedelta
from functools import partial

import discord

from bot.delivery.availability import Returning
from bot.delivery.game_delivery import AFTER_FAULT, AFTER_LOSS, AFTER_REFUSAL, LONGEST_WAIT
from bot.delivery.reconcile import posts_in
from bot.delivery.retrying import longer
from bot.delivery.tournament_messages import (
    CupMessage,
    check_in_calls,
    damage_message,
    decision_message,
    end_message,
    extension_message,
    match_call,
    overdue_message,
    reminder,
    replay_message,
    round_message,
    round_over_message,
    thread_title,
)
from bot.features.tournaments.controls import text_file, tournament_message
from bot.features.tournaments.words import title_of
from bot.i18n import Language, language
from bot.platform.mentions import calling
from bot.platform.services import Services
from bot.platform.standing import refresh
from host.events import TournamentChanged, settled
from model.games import ChannelId
from model.tournaments import CupNoticeKind, Match, Tournament
from storage.cup_notices import CupNotice

log = logging.getLogger(__name__)

CHANGING = (CupNoticeKind.CANCELLED, CupNoticeKind.ENDED)
"""What also changes the message that announced the tournament; the first round does, too."""


class Cups:
    """The face of all tournaments towards their channels."""

    def __init__(self, client: discord.Client, services: Services, returning: Returning) -> None:
        self._client = client
        self._services = services
        self._host = host = services.host
        self._returning = returning
        self._tasks: list[asyncio.Task[None]] = []
        self._wakes = host.events.subscribe(TournamentChanged)
        self._not_before: dict[str, float] = {}
        self._failures: Counter[str] = Counter()
        self._posted: set[tuple[str, int]] = set()
        self._doubtful: set[str] = set()

    def start(self) -> None:
        """Begin to tell, as soon as Discord is ready."""
        self._tasks = [
            asyncio.create_task(self._tell_all(), name="cups"),
            asyncio.create_task(self._come_back(), name="cups coming back"),
        ]

    async def stop(self) -> None:
        """Stop telling; what was about to be told is told by the next process."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    async def thread_gone(self, channel: ChannelId) -> None:
        """A thread was deleted: a match that was played there gets another."""
        await self._host.threads.lost(channel)

    async def _tell_all(self) -> None:
        await self._client.wait_until_ready()
        looked = False
        while True:
            changed = self._wakes.next()
            try:
                if not looked:
                    await self._look_for_threads()
                    # What waits at the start may have been posted by a process that died.
                    self._doubtful.update(one.nonce for one in await self._host.tournaments.untold())
                    looked = True
                wait = await self._tell_waiting()
            except Exception:
                # The database may be busy or its disk full: what is to be told stays noted.
                log.exception("tournaments could not tell what waits")
                wait = AFTER_FAULT.total_seconds()
            await settled(changed, wait)

    async def _come_back(self) -> None:
        """Try again what was refused when channels or permissions have come back."""
        while True:
            await self._returning.signal.next().wait()
            if self._not_before:
                self._not_before.clear()
                self._wakes.ring()

    async def _tell_waiting(self) -> float | None:
        """How many seconds until something is to be tried again, after telling what waits; None: nothing is."""
        loop, wait = asyncio.get_running_loop(), None
        for notice in await self._host.tournaments.untold():
            left = self._not_before.get(notice.nonce, 0) - loop.time()
            if left <= 0:
                failed = await self._try(notice)
                if failed is None:
                    continue
                left = failed.total_seconds()
                self._not_before[notice.nonce] = loop.time() + left
            wait = left if wait is None else min(wait, left)
        return wait

    async def _try(self, notice: CupNotice) -> timedelta | None:
        """None once the notice has been told; else how long to wait before it is tried again."""
        try:
            await self._tell(notice)
            await self._host.tournaments.told(notice)
        except discord.NotFound as failure:
            log.warning("tournament %s cannot be told: %s", notice.tournament, failure)
            if notice.kind not in (CupNoticeKind.REMINDER, CupNoticeKind.EXTENDED, CupNoticeKind.DECIDED):
                return AFTER_LOSS
            await self._host.tournaments.told(notice)
        except discord.Forbidden as failure:
            log.warning("tournament %s cannot be told: %s", notice.tournament, failure)
            return self._longer(notice, AFTER_REFUSAL)
        except Exception:
            log.exception("could not tell %s of tournament %s", notice.kind.value, notice.tournament)
            return self._longer(notice, AFTER_FAULT)
        self._doubtful.discard(notice.nonce)
        self._posted = {one for one in self._posted if one[0] != notice.nonce}
        self._not_before.pop(notice.nonce, None)
        del self._failures[notice.nonce]
        return None

    def _longer(self, notice: CupNotice, first: timedelta) -> timedelta:
        """How long to wait after one more failure: twice as long each time."""
        # An error says nothing about whether a message arrived.
        self._doubtful.add(notice.nonce)
        self._failures[notice.nonce] += 1
        return longer(first, self._failures[notice.nonce] - 1, LONGEST_WAIT)

    async def _look_for_threads(self) -> None:
        """Find out which threads were deleted while nobody looked."""
        for channel in await self._host.threads.open():
            if any(guild.get_thread(channel) for guild in self._client.guilds):
                continue
            try:
                await self._client.fetch_channel(channel)
            except discord.NotFound:
                await self.thread_gone(channel)
            except discord.HTTPException as failure:
                log.info("thread %s could not be looked for: %s", channel, failure)

    async def _tell(self, notice: CupNotice) -> None:
        cup = await self._host.tournaments.get(notice.tournament)
        words = language(cup.row.options.language)
        match = cup.match(notice.round or 0, notice.match or 0) if notice.match is not None else None
        post = partial(self._post, notice, cup, words)
        match notice.kind:
            case CupNoticeKind.CHECK_IN:
                for part, call in enumerate(check_in_calls(words, cup)):
                    await post(call, part)
            case CupNoticeKind.CANCELLED | CupNoticeKind.PAUSED | CupNoticeKind.RESUMED as kind:
                await post(CupMessage([words.say(f"cup-tell-{kind.value}", name=title_of(cup))]))
            case CupNoticeKind.ROUND | CupNoticeKind.ROUND_OVER as kind:
                assert notice.round is not None
                tell = round_message if kind is CupNoticeKind.ROUND else round_over_message
                await post(await tell(self._services, words, cup, cup.rounds[notice.round - 1]))
            case CupNoticeKind.ENDED:
                await post(await end_message(self._services, words, cup))
            case _ if match is None:
                log.warning("tournament %s has no match %s", notice.tournament, notice.match)
            case CupNoticeKind.MATCH | CupNoticeKind.THREAD_LOST:
                await self._open_thread(notice, cup, words, match)
            case CupNoticeKind.REMINDER:
                await post(reminder(words, cup, match))
            case CupNoticeKind.EXTENDED:
                await post(extension_message(words, cup, match))
            case CupNoticeKind.OVERDUE:
                await post(overdue_message(words, cup, match))
            case CupNoticeKind.DAMAGED:
                await post(damage_message(words, cup, match))
            case CupNoticeKind.DECIDED:
                await post(decision_message(words, cup, match))
            case CupNoticeKind.REPLAYED:
                await post(replay_message(words, cup, match))
        if notice.kind in CHANGING or (notice.kind is CupNoticeKind.ROUND and notice.round == 1):
            await refresh(self._client, cup)

    async def _open_thread(self, notice: CupNotice, cup: Tournament, words: Language, match: Match) -> None:
        """A thread for the match, in which its players are called and its game begins."""
        if not match.open:
            return
        title = thread_title(words, cup, match)
        thread = self._known_thread(cup, title)
        if thread is None:
            channel = self._client.get_channel(cup.row.channel) or await self._client.fetch_channel(
                cup.row.channel
            )
            assert isinstance(channel, discord.TextChannel), "tournaments are announced in text channels"
            thread = await channel.create_thread(
                name=title, type=discord.ChannelType.public_thread, auto_archive_duration=10080
            )
        calls = (await self._host.guilds.settings(cup.row.guild)).mention
        call = match_call(words, cup, match, ChannelId(thread.id), first_turn_calls=calls)
        await self._post(notice, cup, words, call)
        await self._host.threads.seat(cup.id, match.round, match.number, ChannelId(thread.id))

    def _known_thread(self, cup: Tournament, title: str) -> discord.Thread | None:
        """The thread of that name, if it was made already: by a process that died, or before the call in it failed."""
        guild = self._client.get_guild(cup.row.guild)
        threads = [] if guild is None else guild.threads
        found = (one for one in threads if one.parent_id == cup.row.channel and one.name == title)
        return next(found, None)

    async def _post(
        self, notice: CupNotice, cup: Tournament, words: Language, message: CupMessage | None, part: int = 0
    ) -> None:
        """Send a message, the first of a notice or a further `part`; nothing if there is none.

        Nor what has been posted already: the rest of it failed, or it could not be noted as told.
        """
        if message is None or (notice.nonce, part) in self._posted:
            return
        place = message.channel or cup.row.channel
        if notice.nonce in self._doubtful and part < await posts_in(self._client, place, notice):
            return
        files = [] if message.drawn is None else message.drawn.files()
        table_name = ""
        if message.table is not None:
            table_name = f"{cup.id}.csv"
            files.append(text_file(message.table, table_name))
        await self._client.get_partial_messageable(place).send(
            view=tournament_message(words, cup, notice.number, message.texts, message.drawn, table_name),
            files=files,
            nonce=f"{notice.nonce}.{part}" if part else notice.nonce,
            allowed_mentions=calling(message.called),
        )
        self._posted.add((notice.nonce, part))
