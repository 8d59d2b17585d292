"""Decides which messages that could not be posted are tried again, and when; has people told why."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta

import aiohttp
import discord

from bot.delivery import back_off
from bot.delivery.alerts import Alerts
from bot.delivery.availability import Availability
from bot.platform import limits
from bot.platform.servers import serves
from host.background import FaultLog
from host.errors import HostReason, HostRefusal
from host.host import Host
from model.errors import StorageTrouble
from model.ids import ChannelId
from model.outbox import (
    MAKE_THREADS,
    ChallengeDelivery,
    Delivery,
    GameDelivery,
    LadderDelivery,
    MessageKind,
    TournamentDelivery,
)

log = logging.getLogger(__name__)

NO_LONGER_WANTED = (
    MessageKind.MATCH_REMINDER,
    MessageKind.LINE_UP_REMINDER,
    MessageKind.EXTENDED,
    MessageKind.DECIDED,
    MessageKind.REOPENED,
    MessageKind.CHALLENGE,
    MessageKind.CHALLENGE_CLOSED,
    MessageKind.PUZZLE,
    MessageKind.PUZZLE_SOLUTION,
)
"""Messages that are given up when the channel or thread in which they were to be posted is gone."""

DELETED = (
    HostReason.NO_SUCH_GAME,
    HostReason.NO_SUCH_CHALLENGE,
    HostReason.NO_SUCH_LADDER,
    HostReason.NO_SUCH_TOURNAMENT,
)
"""The host's refusals once a game, challenge, ladder or tournament was deleted, with all its messages."""


class FailedPosts:
    """Decides what is done with messages that could not be posted."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        host: Host,
        now: Callable[[], datetime],
        availability: Availability,
        alerts: Alerts,
    ) -> None:
        self._client = client
        self._host = host
        self._now = now
        self._availability = availability
        self._alerts = alerts
        self._faults = FaultLog(log)

    async def is_for_another(self, delivery: Delivery, failure: Exception) -> bool:
        """Return True if Discord refused a message for a server that is on a shard of another process.

        That process sees which permission is missing, and receives the event when it is granted.
        """
        if not _is_refusal(failure):
            return False
        try:
            guild = await self._alerts.server_of(delivery)
        except Exception as problem:
            log.info("could not find out the server of %s: %s", delivery.name, problem)
            return False
        return guild is not None and not serves(self._client, guild)

    async def retry_delay(self, delivery: Delivery, failure: Exception) -> timedelta | None:
        """Return the delay before a message is tried again; None if it is given up.

        Where Discord refused the message, the people concerned are told what is missing.
        """
        try:
            return await self._retry_delay(delivery, failure)
        except HostRefusal as refusal:
            return _delay_after_refusal(delivery, refusal)
        except StorageTrouble as trouble:
            log.info("%s waits for the database: %s", delivery.name, trouble)
            return back_off.AFTER_TROUBLE
        except Exception:
            # A fault in finding the reason must not end the retries: the game would stay silent.
            log.exception("could not find out why %s cannot be posted, tried again later", delivery.name)
            return back_off.AFTER_FAULT

    async def _retry_delay(self, delivery: Delivery, failure: Exception) -> timedelta | None:
        """Return what `retry_delay` returns. Raises what prevents the reason from being found out."""
        match failure:
            case HostRefusal(reason=HostReason.CHANNEL_BUSY):
                # Another table was opened in the thread that was made for a game: the next attempt finds another.
                log.warning("could not post %s, tried again in another thread: %s", delivery.name, failure)
                first = back_off.AFTER_FAULT
            case HostRefusal():
                return _delay_after_refusal(delivery, failure)
            case discord.NotFound():
                return await self._delay_without_channel(delivery, failure)
            case discord.HTTPException() if _is_refusal(failure):
                return await self._delay_in_closed_channel(delivery, failure)
            case StorageTrouble():
                log.info("%s waits for the database: %s", delivery.name, failure)
                first = back_off.AFTER_TROUBLE
            case discord.HTTPException() | aiohttp.ClientError() | OSError():
                log.warning("could not post %s, tried again later: %s", delivery.name, failure)
                first = back_off.AFTER_FAULT
            case _:
                self._faults.failed(
                    delivery.id, failure, "could not post %s, tried again later", delivery.name
                )
                first = back_off.AFTER_FAULT
        return back_off.back_off(first, delivery.attempts, back_off.LONGEST_WAIT)

    async def _delay_without_channel(self, delivery: Delivery, failure: discord.NotFound) -> timedelta | None:
        """Return the delay of a message whose channel is gone; None if it is given up."""
        log.warning("could not post %s, channel %s is gone: %s", delivery.name, delivery.channel, failure)
        if delivery.cancelled or delivery.kind in NO_LONGER_WANTED or self._is_given_up(delivery):
            return None
        if await self._has_moved(delivery):
            return timedelta(0)
        if failure.code == limits.UNKNOWN_CHANNEL and await self._give_up_if_deleted(delivery):
            return None
        self._availability.retry_later(delivery)
        return back_off.AFTER_LOSS

    async def _delay_in_closed_channel(
        self, delivery: Delivery, refusal: discord.HTTPException
    ) -> timedelta | None:
        """Return the delay of a message that Discord refused, and tell the people concerned; None if it is given up."""
        log.warning(
            "could not post %s, channel %s is closed to the bot: %s", delivery.name, delivery.channel, refusal
        )
        if self._is_given_up(delivery):
            return None
        self._availability.retry_later(delivery)
        most = back_off.LONGEST_REFUSED_WAIT
        if not delivery.cancelled:
            await self._alerts.tell_of_refusal(delivery, refusal)
            if isinstance(delivery, GameDelivery):
                most = back_off.LONGEST_WAIT
        return back_off.back_off(back_off.AFTER_REFUSAL, delivery.attempts, most)

    def _is_given_up(self, delivery: Delivery) -> bool:
        """Return True if a message is too old to be tried again.

        Messages of games never are, unless they are cancelled, nor those that make the thread of a match, without
        which it has no game.
        """
        if not delivery.cancelled and (isinstance(delivery, GameDelivery) or delivery.kind in MAKE_THREADS):
            return False
        return self._now() - delivery.made_at > back_off.GIVEN_UP_AFTER

    async def _give_up_if_deleted(self, delivery: Delivery) -> bool:
        """Tell the people concerned if a message's channel was deleted; return True if it is given up.

        Discord may have sent no event about the deletion. The channel is looked up, since the failed request
        may have been for a thread or for direct messages.
        """
        if not await self._is_deleted(delivery.channel):
            return False
        match delivery:
            case GameDelivery():
                # If it was the thread of a match, another one is made.
                await self._host.threads.lost(delivery.channel)
                await self._alerts.channel_deleted(delivery.channel, None)
            case TournamentDelivery():
                header = (await self._host.tournaments.get(delivery.tournament)).header
                await self._alerts.channel_deleted(delivery.channel, header.guild)
            case LadderDelivery():
                spec = (await self._host.ladders.get(delivery.ladder)).spec
                await self._alerts.channel_deleted(delivery.channel, spec.guild)
            case ChallengeDelivery(kind=MessageKind.CHALLENGE_ACCEPTED):
                challenge = await self._host.challenges.get(delivery.challenge)
                if challenge.ladder is None:
                    await self._alerts.tell_no_channel(challenge)
                    return True
                await self._alerts.channel_deleted(delivery.channel, challenge.guild)
        return False

    async def _is_deleted(self, channel: ChannelId) -> bool:
        """Return True if Discord says that a channel does not exist."""
        try:
            await self._client.fetch_channel(channel)
        except discord.NotFound:
            return True
        except discord.HTTPException as failure:
            log.info("could not check whether channel %s was deleted: %s", channel, failure)
        return False

    async def _has_moved(self, delivery: Delivery) -> bool:
        """Return True if the subject of a message has moved to another channel."""
        match delivery:
            case GameDelivery():
                channel = (await self._host.lobby.view(delivery.game)).channel
            case TournamentDelivery():
                channel = (await self._host.tournaments.get(delivery.tournament)).header.channel
            case LadderDelivery():
                channel = (await self._host.ladders.get(delivery.ladder)).spec.channel
            case ChallengeDelivery():
                channel = (await self._host.challenges.get(delivery.challenge)).channel
            case _:
                return False
        return channel != delivery.channel


def _delay_after_refusal(delivery: Delivery, refusal: HostRefusal) -> timedelta | None:
    """Return the delay before a message is tried again that the host refused; None if its subject was deleted."""
    if refusal.reason in DELETED:
        log.info("%s is not posted, its subject was deleted: %s", delivery.name, refusal)
        return None
    # A quarantined game needs no log entry: the operator has been told when it was quarantined.
    if refusal.reason is not HostReason.QUARANTINED:
        log.error("could not post %s, tried again in an hour", delivery.name, exc_info=refusal)
    return back_off.AFTER_LOSS


def _is_refusal(failure: Exception) -> bool:
    """Return whether Discord refused a message for lack of a permission, or because its thread is locked."""
    match failure:
        case discord.Forbidden() | discord.HTTPException(code=limits.THREAD_LOCKED | limits.THREAD_ARCHIVED):
            return True
    return False
