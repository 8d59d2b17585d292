"""Direct messages that alert people to messages that cannot be posted; each alert is sent once.

Missing permissions are reported to the host of the table, the organiser of the tournament or ladder, or both
people of a challenge. When a channel is deleted, all who play in it are told as well.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass

import aiohttp
import discord
from discord import ui

from bot.i18n import SOURCE, Language, language
from bot.platform import limits
from bot.platform.controls import Button, button
from bot.platform.custom_ids import Kind
from bot.platform.escaping import escaped
from bot.platform.language_choice import language_of
from bot.platform.permissions import granted_in, missing, missing_for_threads, permission_names
from bot.platform.text_view import text_view
from host.host import Host
from model.challenges import Challenge
from model.ids import ChannelId, GuildId, PersonId
from model.outbox import (
    ChallengeDelivery,
    Delivery,
    GameDelivery,
    LadderDelivery,
    MessageKind,
    PuzzleDelivery,
    TournamentDelivery,
)
from model.tables import GameStatus
from model.tournaments import OPEN

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Concerned:
    """The people to alert about a message, and the language code and server of its subject.

    A person is None if their data was deleted. `guild` is None for direct messages, and where nobody is alerted.
    """

    people: Sequence[PersonId | None] = ()
    language: str = SOURCE
    guild: GuildId | None = None


class Alerts:
    """Sends alerts. The host stores the recent ones, so that no process repeats them."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host
        self._unexplained: set[str] = set()
        """The subjects whose last message was refused although no permission seemed to be missing."""

    async def tell_of_refusal(self, delivery: Delivery, refusal: discord.HTTPException) -> None:
        """Tell the people responsible for a message what keeps it from being posted, if there are any.

        A locked thread is reported only for messages of the game in it. Nothing is sent while the permissions
        on the server are not known yet after a start, or may just have changed: the next refusal is reported.
        """
        locked = refusal.code in (limits.THREAD_ARCHIVED, limits.THREAD_LOCKED)
        if locked and not isinstance(delivery, GameDelivery):
            return
        concerned = await self._concerned(delivery)
        if concerned.guild is not None and not self._is_available(concerned.guild):
            return
        unseen = refusal.code == limits.MISSING_ACCESS and self._may_be_private_thread(delivery)
        lacking = () if locked else self._lacking(delivery, unseen=unseen)
        if lacking is None:
            return
        for number, person in enumerate(concerned.people):
            if person is not None:
                words = await language_of(self._host, person, language(concerned.language))
                text = _cause(words, delivery.channel, lacking, unseen=unseen)
                await self._tell(delivery.subject, person, text, number)

    async def server_of(self, delivery: Delivery) -> GuildId | None:
        """Return the server of a message's subject; None for the question and the outcome of a challenge."""
        return (await self._concerned(delivery)).guild

    def _lacking(self, delivery: Delivery, *, unseen: bool) -> Sequence[str] | None:
        """Return the permissions that a message lacks; all that it needs, if this process cannot see which.

        None for a first refusal without a visible reason: the next one may show it.
        """
        channel, nothing = self._client.get_channel(delivery.channel), discord.Permissions.none()
        thread = isinstance(channel, discord.Thread)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return _needed(delivery, nothing, thread=thread)
        lacking = _needed(delivery, granted_in(channel), thread=thread)
        if not lacking and not unseen and delivery.subject not in self._unexplained:
            self._unexplained.add(delivery.subject)
            return None
        self._unexplained.discard(delivery.subject)
        return lacking or _needed(delivery, nothing, thread=thread)

    def _may_be_private_thread(self, delivery: Delivery) -> bool:
        """Return True if a game may be in a private thread. Discord hides those that the bot is not in."""
        channel = self._client.get_channel(delivery.channel)
        unseen = channel is None or (isinstance(channel, discord.Thread) and channel.is_private())
        return unseen and isinstance(delivery, GameDelivery)

    def _is_available(self, guild: GuildId) -> bool:
        """Return whether Discord has sent the channels and roles of a server to this process."""
        found = self._client.get_guild(guild)
        return found is not None and not found.unavailable

    async def _concerned(self, delivery: Delivery) -> _Concerned:
        """Return whom to alert about a message; nobody about a puzzle, and about most messages of challenges."""
        match delivery:
            case GameDelivery():
                lobby = await self._host.lobby.view(delivery.game)
                return _Concerned((lobby.host,), lobby.options.language, lobby.guild)
            case TournamentDelivery():
                header = (await self._host.tournaments.get(delivery.tournament)).header
                return _Concerned((header.organiser,), header.options.language, header.guild)
            case LadderDelivery():
                spec = (await self._host.ladders.get(delivery.ladder)).spec
                return _Concerned((spec.organiser,), spec.options.language, spec.guild)
            case ChallengeDelivery(kind=MessageKind.CHALLENGE_ACCEPTED):
                found = await self._host.challenges.get(delivery.challenge)
                both = (found.challenger, found.challenged)
                return _Concerned(both, found.options.language, found.guild)
            case PuzzleDelivery():
                return _Concerned(guild=delivery.guild)
            case _:
                return _Concerned()

    async def tell_no_channel(self, challenge: Challenge) -> None:
        """Tell both people of an accepted challenge that their game cannot begin: its channel was deleted."""
        both = (
            (challenge.challenger, challenge.challenged_name),
            (challenge.challenged, challenge.challenger_name),
        )
        for number, (person, other) in enumerate(both):
            if person is not None:
                words = await language_of(self._host, person, language(challenge.options.language))
                text = words.say("challenge-channel-deleted", person=escaped(other))
                await self._tell(challenge.id, person, text, number)

    async def channel_deleted(self, channel: ChannelId, guild: GuildId | None) -> None:
        """Tell the players and organisers in a deleted channel that it is gone, and how they can go on."""
        await self._tell_players_in(channel)
        if guild is not None:
            await self._tell_organisers_in(channel, guild)

    async def _tell_players_in(self, channel: ChannelId) -> None:
        """Tell the players of the game in a deleted channel how to go on, with a button that stops the game.

        The players of a tournament match are not told: it gets another thread.
        """
        lobby = await self._host.lobby.in_channel(channel)
        if lobby is None or lobby.status is not GameStatus.RUNNING:
            return
        if await self._host.tournaments.of_game(lobby.id) is not None:
            return
        for number, person in enumerate(seat.person for seat in lobby.seats):
            if person is None:
                continue
            words = await language_of(self._host, person, language(lobby.options.language))
            others = [escaped(seat.name) for seat in lobby.seats if seat.person not in (None, person)]
            text = words.say("channel-deleted", game=lobby.id, others=words.join(others), count=len(others))
            stop = button(
                Kind.STOP, words.say("button-stop"), game=lobby.id, style=discord.ButtonStyle.danger
            )
            await self._tell(lobby.id, person, text, number, stop)

    async def _tell_organisers_in(self, channel: ChannelId, guild: GuildId) -> None:
        """Tell the organisers of tournaments and ladders in a deleted channel how to move them."""
        for header in await self._host.tournaments.of_guild(guild):
            if header.channel == channel and header.status in OPEN and header.organiser is not None:
                words = await language_of(self._host, header.organiser, language(header.options.language))
                text = words.say("tournament-channel-deleted", name=escaped(header.name))
                await self._tell(header.id, header.organiser, text)
        for ladder in await self._host.ladders.of_guild(guild):
            spec = ladder.spec
            if spec.channel == channel and ladder.open and spec.organiser is not None:
                words = await language_of(self._host, spec.organiser, language(spec.options.language))
                await self._tell(
                    ladder.id, spec.organiser, words.say("ladder-channel-deleted", name=escaped(spec.name))
                )

    async def _tell(
        self, subject: str, person: PersonId, text: str, number: int = 0, stop: Button | None = None
    ) -> None:
        """Send a person a text, with a `stop` button below it if there is one.

        `number` tells the recipients of one alert apart. All processes together send it once; if Discord
        could not be reached or the process was killed, it is sent with the next failure.
        """
        key = f"{number} {hashlib.sha256(text.encode()).hexdigest()[:32]}"
        if not await self._host.alerts.claim(subject, key):
            return
        sending = False
        try:
            found = await self._client.fetch_user(person)
            sending = True
            if stop is None:
                await found.send(text)
            else:
                await found.send(view=text_view(text).add_item(ui.ActionRow(stop)))
        except (discord.Forbidden, discord.NotFound) as refusal:
            log.info("Discord accepts no alert about %s for person %s: %s", subject, person, refusal)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as failure:
            log.warning(
                "could not send an alert about %s to person %s, tried at the next occasion: %s",
                subject,
                person,
                failure,
            )
            await self._host.alerts.release(subject, key)
            return
        except BaseException:
            # Cancelled, or a fault of ours: the next alert is sent unless Discord may have this one already.
            if sending:
                await self._host.alerts.confirm(subject, key)
            else:
                await self._host.alerts.release(subject, key)
            raise
        await self._host.alerts.confirm(subject, key)


def _cause(words: Language, channel: ChannelId, lacking: Sequence[str], *, unseen: bool) -> str:
    """Return what must be changed in a channel: its permissions, or its lock if no permission is lacking.

    An `unseen` channel may be a private thread, which the bot joins once it is mentioned there.
    """
    mention = f"<#{channel}>"
    if not lacking:
        return words.say("thread-locked", channel=mention)
    key = "thread-unseen" if unseen else "permission-missing"
    return words.say(key, channel=mention, permissions=permission_names(words, lacking))


def _needed(delivery: Delivery, allowed: discord.Permissions, *, thread: bool) -> Sequence[str]:
    """Return the permissions that a message, and the threads of its subject, need beyond those allowed."""
    needed = missing(allowed, thread=thread)
    if isinstance(delivery, GameDelivery):
        return needed
    return tuple(dict.fromkeys((*needed, *missing_for_threads(allowed))))
