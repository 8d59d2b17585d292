"""Renderers of the messages of challenges: the question, its outcome, and the call into the game's thread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.delivery.direct_messages import chosen_direct_channel, direct_channel, searched_channels
from bot.delivery.known_threads import new_thread, own_thread
from bot.delivery.message import AnyRenderer, Message, StaysAsPosted
from bot.features.lobby.challenge_words import answered_view, challenge_view, closed_view
from bot.i18n import Language, language
from bot.platform.language_choice import language_of
from bot.platform.limits import THREAD_TITLE, clipped
from bot.platform.servers import server_of
from bot.platform.services import Services, ServingClient
from bot.text.words import mention
from model.challenges import Challenge, ChallengeStatus
from model.ids import ChannelId
from model.ladders import Ladder
from model.outbox import ChallengeDelivery, MessageKind, Posted

NAME_IN_TITLE = 30
"""The most characters of a person's name in the name of a thread."""


def challenge_renderers(client: ServingClient, services: Services) -> dict[MessageKind, AnyRenderer]:
    """Return the renderers of all kinds of messages of challenges."""
    return {
        MessageKind.CHALLENGE: QuestionRenderer(client, services),
        MessageKind.CHALLENGE_ACCEPTED: AcceptedRenderer(client, services),
        MessageKind.CHALLENGE_CLOSED: ClosedRenderer(client, services),
    }


class ChallengeRenderer(StaysAsPosted[ChallengeDelivery]):
    """The base of the renderers of messages of challenges."""

    def __init__(self, client: ServingClient, services: Services) -> None:
        self._client = client
        self._host = services.host

    async def possible_channels(self, delivery: ChallengeDelivery) -> Sequence[ChannelId]:
        """Return the recipient's direct messages and the channel."""
        return await searched_channels(self._client, delivery.person, delivery.channel)

    async def _recipient_language(self, delivery: ChallengeDelivery, challenge: Challenge) -> Language:
        """Return the recipient's language; that of the challenge if there is no recipient."""
        usual = language(challenge.options.language)
        return usual if delivery.person is None else await language_of(self._host, delivery.person, usual)

    async def _direct_channel(self, delivery: ChallengeDelivery) -> ChannelId | None:
        """Return the recipient's direct messages, if they chose to be told there and Discord opens them."""
        return await chosen_direct_channel(self._client, self._host, delivery.person)


class QuestionRenderer(ChallengeRenderer):
    """The question to the challenged person, with buttons to answer, where they chose to be told."""

    async def render(self, delivery: ChallengeDelivery) -> Sequence[Message]:
        """Return the question; none once it is answered or asks another person."""
        challenge = await self._asked(delivery)
        if challenge is None:
            return ()
        public = await self._public(delivery, challenge)
        direct = await self._direct_channel(delivery)
        if direct is None:
            return [public]
        return [replace(await self._private(delivery, challenge), place=direct, fallback=public)]

    async def after_posting(self, delivery: ChallengeDelivery, posted: Posted | None) -> None:
        """Restart the time to answer if the question was posted late, as for lack of a permission."""
        if posted is not None and delivery.person is not None:
            await self._host.challenges.question_posted(delivery.challenge, delivery.person)

    async def refreshed(self, delivery: ChallengeDelivery) -> Message | None:
        """Return the question with its present deadline; None once it is answered."""
        challenge = await self._asked(delivery)
        if challenge is None:
            return None
        message = self._public if await self._is_public(delivery) else self._private
        return await message(delivery, challenge)

    async def without_controls(self, delivery: ChallengeDelivery) -> Message:
        """Return what is left of the question, in the language in which it was asked."""
        challenge = await self._host.challenges.get(delivery.challenge)
        words = language(challenge.options.language)
        if not await self._is_public(delivery):
            words = await self._recipient_language(delivery, challenge)
        return Message(closed_view(words, challenge))

    async def _asked(self, delivery: ChallengeDelivery) -> Challenge | None:
        """Return the challenge; None once it is answered or asks another person."""
        challenge = await self._host.challenges.get(delivery.challenge)
        asks = challenge.open and challenge.challenged is not None
        return challenge if asks and challenge.challenged == delivery.person else None

    async def _public(self, delivery: ChallengeDelivery, challenge: Challenge) -> Message:
        """Return the question as it stands in a channel."""
        words, ladder = language(challenge.options.language), await self._ladder(challenge)
        view = challenge_view(words, challenge, ladder, number=delivery.number)
        return Message(view, mentions=[] if delivery.person is None else [delivery.person])

    async def _private(self, delivery: ChallengeDelivery, challenge: Challenge) -> Message:
        """Return the question as it stands in direct messages."""
        words, ladder = await self._recipient_language(delivery, challenge), await self._ladder(challenge)
        server = await self._server(challenge)
        return Message(
            challenge_view(words, challenge, ladder, private=True, server=server, number=delivery.number)
        )

    async def _ladder(self, challenge: Challenge) -> Ladder | None:
        return None if challenge.ladder is None else await self._host.ladders.get(challenge.ladder)

    async def _is_public(self, delivery: ChallengeDelivery) -> bool:
        """Return True if the question is in a channel: the challenge's, or an earlier one of its ladder."""
        if delivery.posted is None or delivery.person is None or delivery.posted.channel == delivery.channel:
            return True
        return delivery.posted.channel != await direct_channel(self._client, delivery.person)

    async def _server(self, challenge: Challenge) -> str:
        """Return the name of the server; empty if the bot has left it."""
        server = await server_of(self._client, challenge.guild)
        return "" if server is None else server.name


class AcceptedRenderer(ChallengeRenderer):
    """The call of both people into the thread made for their game, which begins there."""

    async def possible_channels(self, delivery: ChallengeDelivery) -> Sequence[ChannelId]:
        """Return the thread, if it was made already."""
        thread = await self._known_thread(await self._host.challenges.get(delivery.challenge))
        return () if thread is None else (ChannelId(thread.id),)

    async def render(self, delivery: ChallengeDelivery) -> Sequence[Message]:
        """Return the call; none if a person's data was deleted or the ladder has given the game up."""
        challenge = await self._host.challenges.get(delivery.challenge)
        both = [person for person in (challenge.challenger, challenge.challenged) if person is not None]
        if len(both) < 2 or challenge.status is not ChallengeStatus.ACCEPTED or challenge.given_up:
            return ()
        thread = await self._known_thread(challenge) or await self._new_thread(challenge)
        words = language(challenge.options.language)
        first, second = map(mention, both)
        text = words.say("challenge-begins", host=first, person=second)
        view = answered_view(words, challenge, text, delivery.number)
        return [Message(view, mentions=both, place=ChannelId(thread.id))]

    async def after_posting(self, delivery: ChallengeDelivery, posted: Posted | None) -> None:
        """Begin the game in its thread."""
        if posted is not None:
            await self._host.challenges.begin(delivery.challenge, posted.channel)

    async def _new_thread(self, challenge: Challenge) -> discord.Thread:
        place = challenge.channel
        channel = self._client.get_channel(place) or await self._client.fetch_channel(place)
        parent = channel.parent if isinstance(channel, discord.Thread) else channel
        assert isinstance(parent, discord.TextChannel), "challenges are made in text channels"
        return await new_thread(parent, _title(challenge))

    async def _known_thread(self, challenge: Challenge) -> discord.Thread | None:
        """Return the thread if it was made already. It may be a sibling of the thread of the challenge."""
        games = () if challenge.game is None else (challenge.game,)
        lobby, place = self._host.lobby, challenge.channel
        return await own_thread(self._client, lobby, challenge.guild, place, _title(challenge), games)


class ClosedRenderer(ChallengeRenderer):
    """The news to the challenger, in private, that no game follows."""

    async def render(self, delivery: ChallengeDelivery) -> Sequence[Message]:
        """Return the outcome; if no direct message can be sent, a shorter message in the channel."""
        challenge = await self._host.challenges.get(delivery.challenge)
        if delivery.person is None or challenge.challenged is None:
            return ()
        words = language(challenge.options.language)
        names = {"person": mention(challenge.challenged), "host": mention(delivery.person)}
        public = words.say("challenge-closed-here", **names)
        channel_message = Message(
            answered_view(words, challenge, public, delivery.number), mentions=[delivery.person]
        )
        direct = await self._direct_channel(delivery)
        if direct is None:
            return [channel_message]
        own = await self._recipient_language(delivery, challenge)
        text = own.say(f"challenge-closed-{challenge.status.value}", **names)
        view = answered_view(own, challenge, text, delivery.number)
        return [Message(view, place=direct, fallback=channel_message)]

    async def _direct_channel(self, delivery: ChallengeDelivery) -> ChannelId | None:
        return None if delivery.person is None else await direct_channel(self._client, delivery.person)


def _title(challenge: Challenge) -> str:
    one, other = (
        clipped(name, NAME_IN_TITLE) for name in (challenge.challenger_name, challenge.challenged_name)
    )
    title = language(challenge.options.language).say(
        "challenge-thread-title", left=one, right=other, game=challenge.id
    )
    return clipped(title, THREAD_TITLE)
