"""Tells the channels what happened: takes what must be told from the host's queue, posts it, retires what is over."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection, Sequence
from datetime import timedelta
from io import BytesIO

import discord

from bot.delivery.availability import Returning
from bot.delivery.game_messages import end_message, reminder_message, turn_message
from bot.delivery.host_alerts import Complaints
from bot.delivery.reconcile import Posted, found_in
from bot.delivery.refresh_clocks import Refreshing
from bot.delivery.retire_controls import Retiring
from bot.delivery.retrying import longer
from bot.delivery.turn_pictures import draw_turn
from bot.features.seats.undo_vote import vote_message
from bot.i18n import language
from bot.pictures.endings import end_pictures
from bot.pictures.themes import theme_of
from bot.platform import limits
from bot.platform.mentions import calling
from bot.platform.reader import language_of
from bot.platform.services import Services
from bot.platform.standing import refresh
from bot.text.ratings import rating_lines
from host.errors import HostReason, HostRefusal
from host.games.views import GameView, TurnReport
from model.errors import StorageTrouble
from model.games import (
    ChannelId,
    EntryKind,
    GameId,
    GuildId,
    GuildSettings,
    Maker,
    MessageId,
    NoticeKind,
    PersonId,
    ReminderBy,
)
from rendering.base.theme import theme_named
from storage.notices import Notice

log = logging.getLogger(__name__)

TELLERS = 4
"""How many games are told at the same time."""

AFTER_FAULT = timedelta(seconds=10)
AFTER_REFUSAL = timedelta(seconds=30)
AFTER_LOSS = timedelta(hours=1)
LONGEST_WAIT = timedelta(minutes=10)
"""How long to wait after Discord failed, refused us, or said that the channel is gone."""


class Channels:
    """The face of all games towards their channels."""

    def __init__(self, client: discord.Client, services: Services, returning: Returning) -> None:
        self._client = client
        self._host = host = services.host
        self._pictures = services.pictures
        self._returning = returning
        self._tasks: list[asyncio.Task[None]] = []
        self._attempted: set[str] = set()
        self._failures: Counter[GameId] = Counter()
        self._complaints = Complaints(client, host)
        self._retiring = Retiring(client, host)
        self._refreshing = Refreshing(client, host)

    def start(self) -> None:
        """Begin to tell, as soon as Discord is ready."""
        self._tasks = [asyncio.create_task(self._tell_all(), name=f"teller {n}") for n in range(TELLERS)]
        self._tasks.append(asyncio.create_task(self._retiring.run(), name="retiring"))
        self._tasks.append(asyncio.create_task(self._refreshing.run(), name="refreshing"))
        self._tasks.append(asyncio.create_task(self._returning.run(), name="returning"))

    async def stop(self) -> None:
        """Stop telling; what was about to be told is told by the next process."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    async def _settings(self, guild: GuildId | None) -> GuildSettings:
        return GuildSettings() if guild is None else await self._host.guilds.settings(guild)

    async def _tell_all(self) -> None:
        await self._client.wait_until_ready()
        while True:
            try:
                await self._tell_next()
            except StorageTrouble as trouble:
                # What could not be noted as told comes again.
                log.error("a teller waits for the database: %s", trouble)
                await asyncio.sleep(AFTER_FAULT.total_seconds())
            except Exception:
                log.exception("a teller could not go on")
                await asyncio.sleep(AFTER_FAULT.total_seconds())

    async def _tell_next(self) -> None:
        notice = await self._host.notices.next()
        wait: timedelta | None = AFTER_FAULT
        try:
            wait = await self._told(notice)
        finally:
            # Also when not even the wait could be worked out: the game must not be silent from then on.
            if wait is not None:
                await self._host.notices.later(notice, wait)
        if wait is None:
            await self._retiring.of_game(notice.game)

    async def _told(self, notice: Notice) -> timedelta | None:
        """None once the notice is told, with those that wait behind it; else how long the game waits."""
        try:
            waiting = await self._host.notices.together(notice)
            posted: Posted | None
            newest = waiting[-1]
            if (found := await self._found(waiting)) is not None:
                newest, posted = found
            else:
                posted = await self._tell(newest)
        except HostRefusal as refusal:
            # Set aside: whoever asks for the game is told so, and the operator has been.
            if refusal.reason is not HostReason.SET_ASIDE:
                log.exception("could not tell %s of game %s", notice.kind.value, notice.game)
            return AFTER_LOSS
        except discord.HTTPException as failure:
            return await self._wait_after(notice, failure)
        except Exception as fault:
            log.exception("could not tell %s of game %s", notice.kind.value, notice.game)
            return await self._wait_after(notice, fault)
        if posted is None:
            await self._host.notices.told(newest, None)
        else:
            await self._host.notices.told(newest, posted.message, posted.channel, pictured=posted.pictured)
        self._attempted.difference_update(one.nonce for one in waiting)
        self._failures.pop(notice.game, None)
        self._returning.told(notice.game)
        return None

    async def _found(self, waiting: Sequence[Notice]) -> tuple[Notice, Posted] | None:
        """The newest of these notices that an earlier attempt has posted unheard, with its message."""
        if any(notice.doubtful or notice.nonce in self._attempted for notice in waiting):
            for notice in reversed(waiting):
                if (posted := await self._find(notice)) is not None:
                    return notice, posted
        return None

    async def _tell(self, notice: Notice) -> Posted | None:
        """The message that now tells the notice; None when there is nothing to post."""
        self._attempted.add(notice.nonce)
        match notice.kind:
            case NoticeKind.TURN:
                return await self._tell_turn(notice)
            case NoticeKind.ENDED | NoticeKind.STOPPED:
                return await self._tell_end(notice)
            case NoticeKind.VOTE:
                return await self._tell_vote(notice)
            case NoticeKind.REMINDER_HALF | NoticeKind.REMINDER_TENTH:
                return await self._remind(notice)

    async def _tell_turn(self, notice: Notice) -> Posted:
        view, reports = await self._host.games.news(notice.game, notice.since, notice.seq)
        settings = await self._settings(view.guild)
        words, theme = language(view.options.language), theme_named(settings.theme)
        shown, drawn = await draw_turn(self._pictures, words, view, reports, theme)
        message = turn_message(words, view, reports, live=True, pictures=shown)
        files = [file for one in drawn for file in one.files()]
        called = _called(view, reports) if settings.mention else ()
        return await self._send(notice, message, files, called=called)

    async def _tell_end(self, notice: Notice) -> Posted | None:
        lobby = await self._host.lobby.view(notice.game)
        if not lobby.begun:
            await refresh(self._client, lobby)
            return None
        view = await self._host.games.view(notice.game, seq=notice.seq)
        words = language(view.options.language)
        reports = await self._host.history.reports(notice.game, since=notice.since, until=notice.seq)
        pictures = await end_pictures(
            self._pictures, self._host, words, view, await theme_of(self._host, view.guild)
        )
        record_name = f"{view.id}.game"
        record = (await self._host.files.export(notice.game)).encode()
        changes = await self._host.community.changes(view.id, view.guild)
        ratings = rating_lines(words, view, changes)
        message = end_message(words, view, reports, pictures, record_name, ratings)
        files = [file for drawn in pictures for file in drawn.files()]
        files.append(discord.File(BytesIO(record), filename=record_name))
        return await self._send(notice, message, files)

    async def _tell_vote(self, notice: Notice) -> Posted | None:
        view = await self._host.games.view(notice.game)
        if view.vote is None:
            return None
        return await self._send(notice, vote_message(language(view.options.language), view), [])

    async def _remind(self, notice: Notice) -> Posted | None:
        """Call the person to move once more, where they asked to be called; nothing if they have moved since."""
        view = await self._host.games.view(notice.game)
        seat = view.to_move
        if notice.person is None or seat is None or seat.person != notice.person or view.deadline is None:
            return None
        words = language(view.options.language)
        direct = await self._direct(notice)
        if direct is not None:
            own = await language_of(self._host, notice.person, words)
            try:
                return await self._send(notice, reminder_message(own, view, notice), [], to=direct)
            except discord.Forbidden:
                log.info("person %s takes no direct messages; reminded in the channel", notice.person)
        return await self._send(notice, reminder_message(words, view, notice), [], called=(notice.person,))

    async def _send(
        self,
        notice: Notice,
        message: discord.ui.LayoutView,
        files: list[discord.File],
        called: Collection[PersonId] = (),
        to: ChannelId | None = None,
    ) -> Posted:
        channel = to or notice.channel
        sent = await self._client.get_partial_messageable(channel).send(
            view=message,
            files=files,
            nonce=notice.nonce,
            allowed_mentions=calling(called),
        )
        return Posted(channel, MessageId(sent.id), bool(files))

    async def _direct(self, notice: Notice) -> ChannelId | None:
        """The direct messages of the person whom a reminder is for, if they asked to be reminded there."""
        if notice.person is None:
            return None
        settings = await self._host.people.settings(notice.person)
        if settings.reminder is not ReminderBy.DIRECT:
            return None
        person = await self._client.fetch_user(notice.person)
        return ChannelId((await person.create_dm()).id)

    async def _find(self, notice: Notice) -> Posted | None:
        """The message that tells the notice, if it was posted."""
        direct = await self._direct(notice)
        for place in (notice.channel,) if direct is None else (direct, notice.channel):
            if (posted := await found_in(self._client, place, notice)) is not None:
                return posted
        return None

    async def _wait_after(self, notice: Notice, failure: Exception) -> timedelta:
        """How long the game waits before it is told again: twice as long each time.

        Where Discord refused us, whoever opened the table is told what is missing.
        """
        log.warning("game %s cannot be told in channel %s: %s", notice.game, notice.channel, failure)
        match failure:
            case discord.NotFound():
                if (await self._host.lobby.view(notice.game)).channel != notice.channel:
                    return timedelta(0)
                self._returning.shut(notice.game, notice.channel)
                return AFTER_LOSS
            case discord.Forbidden() | discord.HTTPException(code=limits.THREAD_LOCKED) as refusal:
                self._returning.shut(notice.game, notice.channel)
                await self._complaints.about(notice, refusal)
                wait = AFTER_REFUSAL
            case _:
                wait = AFTER_FAULT
        self._failures[notice.game] += 1
        return longer(wait, self._failures[notice.game] - 1, LONGEST_WAIT)


def _called(view: GameView, reports: Sequence[TurnReport]) -> tuple[PersonId, ...]:
    """The people whom the turn's message calls: who is to move, if nothing has happened since.

    Not again when only other seats have changed hands since they were called. Who lost or got a seat by
    somebody else's hand is called as well.
    """
    called = [
        seat.person
        for one in reports
        if one.kind is EntryKind.SEAT and (one.given_by is not None or one.maker is Maker.CLOCK)
        for seat in (one.by, one.after)
        if seat is not None and seat.person is not None
    ]
    seat = view.to_move
    if seat is not None and seat.person is not None and view.newest:
        others = [one.kind is EntryKind.SEAT and one.seat is not seat.colour for one in reports]
        if not others or not all(others):
            called.append(seat.person)
    return tuple(dict.fromkeys(called))
