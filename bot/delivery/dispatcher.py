"""Takes work from the outbox and does it: posts each message once, and changes those that stand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any

import aiohttp
import discord
import structlog

from bot.delivery import back_off
from bot.delivery.alerts import Alerts
from bot.delivery.availability import Availability
from bot.delivery.challenge_renderers import challenge_renderers
from bot.delivery.failed_posts import DELETED, FailedPosts
from bot.delivery.game_renderers import game_renderers
from bot.delivery.ladder_renderers import ladder_renderers
from bot.delivery.live_rounds import LiveRounds
from bot.delivery.match_threads import MatchThreads
from bot.delivery.message import Message
from bot.delivery.puzzle_renderers import puzzle_renderers
from bot.delivery.reconcile import posted_in
from bot.delivery.tournament_renderers import tournament_renderers
from bot.metrics import POSTED
from bot.platform.editing import redraw
from bot.platform.mentions import allowed_mentions
from bot.platform.services import Services, ServingClient
from host.errors import HostReason, HostRefusal
from host.events import Signal
from model.errors import StorageTrouble
from model.ids import MessageId
from model.outbox import (
    VOTES,
    WITH_CONTROLS,
    Delivery,
    GameDelivery,
    Posted,
    Work,
)

log = logging.getLogger(__name__)

POSTERS = 4
"""How many subjects (games, tournaments, challenges, ladders) messages are posted for at the same time."""

UPDATERS = 4
"""How many posted messages are changed at the same time."""

OUTDATED = -1
"""A revision that no message has: a message stored with it is brought up to date."""


class _TakenOver(Exception):  # noqa: N818 - nobody is at fault
    """Another process has claimed a message that was about to be posted here."""


class Dispatcher:
    """Delivers the messages of the outbox, from `start` to `stop`.

    `session` rings when Discord has begun a session.
    """

    def __init__(
        self,
        client: ServingClient,
        services: Services,
        availability: Availability,
        alerts: Alerts,
        session: Signal,
    ) -> None:
        self._client = client
        self._host = services.host
        self._outbox = services.host.outbox
        self._now = services.now
        self._availability = availability
        self._failed_posts = FailedPosts(client, services.host, services.now, availability, alerts)
        self._threads = MatchThreads(client, services.host, session)
        self._live_rounds = LiveRounds(client, services)
        self._renderers = (
            game_renderers(client, services)
            | tournament_renderers(client, services, self._live_rounds)
            | challenge_renderers(client, services)
            | ladder_renderers(client, services)
            | puzzle_renderers(services)
        )
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to deliver, as soon as Discord is ready."""
        workers = [("posting", self._post_next)] * POSTERS + [("updating", self._update_next)] * UPDATERS
        self._tasks = [
            asyncio.create_task(self._repeat(work), name=f"the {name} of messages (worker {number})")
            for number, (name, work) in enumerate(workers)
        ]
        self._tasks.append(asyncio.create_task(self._threads.run(), name="search for deleted threads"))
        self._tasks.append(asyncio.create_task(self._live_rounds.run(), name="messages of live rounds"))
        self._tasks.append(asyncio.create_task(self._availability.run(), name="retries in opened channels"))

    async def stop(self) -> None:
        """Stop delivering. Deliveries under way are completed by the next process."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    async def _repeat(self, work: Callable[[], Awaitable[None]]) -> None:
        await self._client.wait_until_ready()
        while True:
            # A delivery that could not be stored as done is taken from the outbox again.
            await back_off.until_done(_worker_name(), work)

    async def _post_next(self) -> None:
        delivery = await self._outbox.next_post()
        with _log_context(delivery):
            await self._post_taken(delivery)

    async def _post_taken(self, delivery: Delivery) -> None:
        """Post a message that was taken from the outbox, and store the outcome."""
        try:
            newest, posted = await self._post(delivery)
        except _TakenOver:
            log.warning("%s took so long that another process has taken it over and posts it", delivery.name)
            self._outbox.drop(delivery)
            return
        except Exception as failure:
            for_another = await self._failed_posts.is_for_another(delivery, failure)
            if for_another and await self._outbox.leave_to_others(delivery, back_off.LEFT_FOR):
                log.info("%s is left to the process with the shard of its server: %s", delivery.name, failure)
                return
            delay = await self._failed_posts.retry_delay(delivery, failure)
            if delay is not None:
                await self._outbox.failed(delivery, delay)
                return
            newest, posted = delivery, None
        await self._outbox.delivered(newest, posted)
        POSTED.observe(max(0.0, (self._now() - newest.made_at).total_seconds()))
        self._availability.forget(delivery)

    async def _update_next(self) -> None:
        delivery = await self._outbox.next_update()
        if await self._try_update(delivery):
            await self._outbox.updated(delivery)
        else:
            most = back_off.LONGEST_UPDATE_WAIT
            wait = back_off.back_off(back_off.AFTER_FAULT, delivery.attempts, most)
            await self._outbox.failed(delivery, wait)

    async def _post(self, delivery: Delivery) -> tuple[Delivery, Posted | None]:
        """Post a message, or the newest of those coalesced with it; return the one that stands, and where.

        A message that was cancelled is only searched for.
        """
        if not isinstance(delivery, GameDelivery):
            return await self._post_parts(delivery)
        together = await self._outbox.coalesced(delivery)
        newest, found = together[-1], list[Posted]()
        for candidate in reversed(together):
            if found := await self._find(candidate):
                # It shows the state at the time when it was sent, which may have changed.
                newest = replace(candidate, revision=OUTDATED)
                break
        renderer = self._renderers[newest.kind]
        posted = found[0] if found else None
        if not found and not newest.cancelled:
            for message in await renderer.render(newest):
                posted = await self._send_if_leased(newest, delivery, message, 0)
        await renderer.after_posting(newest, posted)
        return newest, posted

    async def _post_parts(self, delivery: Delivery) -> tuple[Delivery, Posted | None]:
        """Post the parts of a message that are not posted yet; return it, and where the last part stands.

        The message is rendered before the channel is searched for parts already posted: one that has waited
        long mostly has nothing left to say, and where Discord refuses us, each request is one too many.
        A message with controls is searched for nevertheless, also once it is cancelled: its controls are disabled.
        """
        renderer = self._renderers[delivery.kind]
        parts = () if delivery.cancelled else await renderer.render(delivery)
        found = await self._find(delivery) if parts or delivery.kind in WITH_CONTROLS else []
        posted = found[0] if found else None
        for part, message in enumerate(parts):
            if part >= len(found):
                posted = await self._send_if_leased(delivery, delivery, message, part)
        if not delivery.cancelled:
            await renderer.after_posting(delivery, posted)
        return replace(delivery, revision=OUTDATED) if found else delivery, posted

    async def _send_if_leased(
        self, delivery: Delivery, leased: Delivery, message: Message, part: int
    ) -> Posted:
        """Send a part of a message if this process still holds the lease of the delivery `leased`."""
        if not await self._outbox.still_leased(leased):
            raise _TakenOver
        return await self._send(delivery, message, part)

    async def _find(self, delivery: Delivery) -> list[Posted]:
        """Return the parts that an earlier attempt has posted without receiving Discord's confirmation."""
        if not delivery.possibly_sent:
            return []
        for place in await self._renderers[delivery.kind].possible_channels(delivery):
            if found := await posted_in(self._client, place, delivery):
                return found
        return []

    async def _send(self, delivery: Delivery, message: Message, part: int) -> Posted:
        """Send a part of a message; where Discord forbids that, send its `fallback` instead."""
        place = message.place or delivery.channel
        shown: dict[str, Any] = {"view": message.view}
        if message.text:
            shown["content"] = message.text
        try:
            sent_message = await self._client.get_partial_messageable(place).send(
                **shown,
                files=list(message.files),
                nonce=f"{delivery.nonce}.{part}" if part else delivery.nonce,
                allowed_mentions=allowed_mentions(message.mentions),
            )
        except discord.Forbidden as refusal:
            if message.fallback is None:
                raise
            log.info(
                "%s is posted in its own channel, because Discord refused it in %s: %s",
                delivery.name,
                place,
                refusal,
            )
            return await self._send(delivery, message.fallback, part)
        return Posted(place, MessageId(sent_message.id), bool(message.files))

    async def _try_update(self, delivery: Delivery) -> bool:
        """Change a posted message; return False if that must be tried again. Failures are logged.

        Returns True for a message that was deleted, or whose subject was.
        """
        try:
            await self._update(delivery)
        except discord.NotFound as gone:
            log.info("%s was deleted on Discord: %s", delivery.name, gone)
            if delivery.work is Work.REFRESH_CLOCK and delivery.kind in VOTES:
                assert isinstance(delivery, GameDelivery), "people vote at the table of a game"
                await self._outbox.ask_again(delivery)
        except (discord.HTTPException, aiohttp.ClientError, OSError, StorageTrouble, HostRefusal) as failure:
            if isinstance(failure, HostRefusal) and failure.reason in DELETED:
                return True
            # The quarantine of a game has been logged as an error already.
            quarantined = isinstance(failure, HostRefusal) and failure.reason is HostReason.QUARANTINED
            level = logging.DEBUG if quarantined else logging.WARNING
            log.log(
                level,
                "could not change %s (%s), tried again later: %s",
                delivery.name,
                _change(delivery),
                failure,
            )
            return False
        except Exception:
            # A message that cannot be rendered must not stop the others.
            log.exception("could not change %s (%s), tried again later", delivery.name, _change(delivery))
            return False
        return True

    async def _update(self, delivery: Delivery) -> None:
        """Change a posted message to its present state, or to what is left of it without controls."""
        assert delivery.posted is not None, "a message that is changed stands"
        renderer = self._renderers[delivery.kind]
        disable = delivery.work is Work.DISABLE_CONTROLS
        message = await (renderer.without_controls if disable else renderer.refreshed)(delivery)
        if message is not None:
            channel = self._client.get_partial_messageable(delivery.posted.channel)
            posted = channel.get_partial_message(delivery.posted.message)
            await redraw(
                posted,
                message.view,
                message.files or None,
                instead_of_text=message.instead_of_text,
                mentions=message.mentions,
            )


def _log_context(delivery: Delivery) -> AbstractContextManager[None]:
    """While entered, add the message and its subject to every entry of the log."""
    about: dict[str, object] = {"message": delivery.kind.value}
    if isinstance(delivery, GameDelivery):
        about |= {"game": delivery.game, "seq": delivery.seq}
    else:
        about |= {delivery.about: delivery.subject}
    return structlog.contextvars.bound_contextvars(**about)


def _change(delivery: Delivery) -> str:
    return delivery.work.name.lower().replace("_", " ")


def _worker_name() -> str:
    task = asyncio.current_task()
    return "" if task is None else task.get_name()
