"""Tells the channels what happens in tournaments, and makes a thread for each match."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.calling import calling
from bot.channel import AFTER_FAULT, AFTER_LOSS, AFTER_REFUSAL
from bot.cup_messages import (
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
from bot.host import Host
from bot.host.signals import settled
from bot.i18n import Language, language
from bot.views.cup import cup_message, refresh, text_file
from storage.cup_notices import CupNotice
from storage.cup_values import CupNoticeKind
from storage.matches import Match
from storage.tournaments import Cup
from storage.values import ChannelId

if TYPE_CHECKING:
    from bot.client import Bastide

log = logging.getLogger(__name__)

CHANGING = (CupNoticeKind.CANCELLED, CupNoticeKind.ENDED)
"""What also changes the message that announced the tournament; the first round does, too."""


class Cups:
    """The face of all tournaments towards their channels."""

    def __init__(self, client: Bastide, host: Host) -> None:
        self._client = client
        self._host = host
        self._task: asyncio.Task[None] | None = None
        self._not_before: dict[str, float] = {}

    def start(self) -> None:
        """Begin to tell, as soon as Discord is ready."""
        self._task = asyncio.create_task(self._tell_all(), name="cups")

    async def stop(self) -> None:
        """Stop telling; what was about to be told is told by the next process."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def thread_gone(self, channel: ChannelId) -> None:
        """A thread was deleted: a match that was played there gets another."""
        await self._host.threads.lost(channel)

    async def _tell_all(self) -> None:
        await self._client.wait_until_ready()
        await self._look_for_threads()
        loop = asyncio.get_running_loop()
        while True:
            changed = self._host.changed.next()
            wait: float | None = None
            for notice in await self._host.tournaments.untold():
                due = self._not_before.get(notice.nonce, 0) - loop.time()
                if due > 0:
                    wait = due if wait is None else min(wait, due)
                    continue
                failed = await self._try(notice)
                if failed is not None:
                    self._not_before[notice.nonce] = loop.time() + failed.total_seconds()
                    wait = failed.total_seconds() if wait is None else min(wait, failed.total_seconds())
            await settled(changed, wait)

    async def _try(self, notice: CupNotice) -> timedelta | None:
        """None once the notice has been told; else how long to wait before it is tried again."""
        try:
            await self._tell(notice)
        except discord.NotFound as failure:
            log.warning("tournament %s cannot be told: %s", notice.tournament, failure)
            if notice.kind not in (CupNoticeKind.REMINDER, CupNoticeKind.EXTENDED, CupNoticeKind.DECIDED):
                return AFTER_LOSS
        except discord.Forbidden as failure:
            log.warning("tournament %s cannot be told: %s", notice.tournament, failure)
            return AFTER_REFUSAL
        except Exception:
            log.exception("could not tell %s of tournament %s", notice.kind.value, notice.tournament)
            return AFTER_FAULT
        await self._host.tournaments.told(notice)
        return None

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
        cup = await self._host.tournaments.cup(notice.tournament)
        words = language(cup.row.options.language)
        match = cup.match(notice.round or 0, notice.match or 0) if notice.match is not None else None
        post = partial(self._post, notice, cup, words)
        match notice.kind:
            case CupNoticeKind.CHECK_IN:
                for part, call in enumerate(check_in_calls(words, cup)):
                    await post(call, part)
            case CupNoticeKind.CANCELLED | CupNoticeKind.PAUSED | CupNoticeKind.RESUMED as kind:
                await post(CupMessage([words.say(f"cup-tell-{kind.value}", name=cup.row.name)]))
            case CupNoticeKind.ROUND | CupNoticeKind.ROUND_OVER as kind:
                assert notice.round is not None
                tell = round_message if kind is CupNoticeKind.ROUND else round_over_message
                await post(await tell(self._client, words, cup, cup.rounds[notice.round - 1]))
            case CupNoticeKind.ENDED:
                await post(await end_message(self._client, words, cup))
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

    async def _open_thread(self, notice: CupNotice, cup: Cup, words: Language, match: Match) -> None:
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

    def _known_thread(self, cup: Cup, title: str) -> discord.Thread | None:
        """The thread of that name, if a process that died had made it already."""
        guild = self._client.get_guild(cup.row.guild)
        threads = [] if guild is None else guild.threads
        found = (one for one in threads if one.parent_id == cup.row.channel and one.name == title)
        return next(found, None)

    async def _post(
        self, notice: CupNotice, cup: Cup, words: Language, message: CupMessage | None, part: int = 0
    ) -> None:
        """Send a message, the first of a notice or a further `part`; nothing if there is none."""
        if message is None:
            return
        files = [] if message.drawn is None else message.drawn.files()
        table_name = ""
        if message.table is not None:
            table_name = f"{cup.id}.csv"
            files.append(text_file(message.table, table_name))
        await self._client.get_partial_messageable(message.channel or cup.row.channel).send(
            view=cup_message(words, cup, notice.number, message.texts, message.drawn, table_name),
            files=files,
            nonce=f"{notice.nonce}.{part}" if part else notice.nonce,
            allowed_mentions=calling(message.called),
        )
