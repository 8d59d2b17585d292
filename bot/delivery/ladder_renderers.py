"""The renderer of the messages of ladders: who has won, or lost, a place."""

from __future__ import annotations

from collections.abc import Sequence

from bot.delivery.message import AnyRenderer, Message, StaysAsPosted
from bot.features.ladders.controls import news_message
from bot.features.ladders.words import news_text
from bot.i18n import language
from bot.platform.public_message import refresh
from bot.platform.services import Services, ServingClient
from model.outbox import LadderDelivery, MessageKind, Posted


def ladder_renderers(client: ServingClient, services: Services) -> dict[MessageKind, AnyRenderer]:
    """Return the renderers of all kinds of messages of ladders."""
    return {MessageKind.LADDER_NEWS: NewsRenderer(client, services)}


class NewsRenderer(StaysAsPosted[LadderDelivery]):
    """The news of a ladder, in its channel, which call the members concerned."""

    def __init__(self, client: ServingClient, services: Services) -> None:
        self._client = client
        self._host = services.host

    async def render(self, delivery: LadderDelivery) -> Sequence[Message]:
        """Return the news; none if they are no longer stored."""
        news = await self._host.ladders.news_of(delivery.ladder, delivery.news)
        if news is None:
            return ()
        ladder = await self._host.ladders.get(delivery.ladder)
        words = language(ladder.spec.options.language)
        numbers = (news.member,) if news.other is None else (news.member, news.other)
        called = [person for number in numbers if (person := ladder.member(number).person) is not None]
        view = news_message(words, ladder, news_text(words, ladder, news), delivery.number)
        return [Message(view, mentions=called)]

    async def after_posting(self, delivery: LadderDelivery, posted: Posted | None) -> None:  # noqa: ARG002
        """Update the public message of the ladder, which shows the places."""
        await refresh(self._client, await self._host.ladders.get(delivery.ladder))
