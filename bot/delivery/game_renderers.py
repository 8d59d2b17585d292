"""Renderers of the messages of games: turns, ends, votes and reminders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import discord

from bot.delivery.direct_messages import chosen_direct_channel, searched_channels
from bot.delivery.game_messages import (
    end_message,
    over_message,
    reminder_buttons,
    reminder_text,
    turn_message,
)
from bot.delivery.message import AnyRenderer, Message, StaysAsPosted
from bot.delivery.turn_pictures import (
    NO_PICTURES,
    AttachedPicture,
    TurnPictures,
    draw_turn,
    draw_unplayable,
    pictures_of_posted_turn,
)
from bot.features.lobby.stop_vote import stop_vote_message
from bot.features.seats.undo_vote import vote_message
from bot.i18n import Language, language
from bot.pictures.boards import BOARD_FILE, flown_picture
from bot.pictures.endings import end_pictures
from bot.pictures.pool import files_of
from bot.platform.files import text_file
from bot.platform.language_choice import language_of
from bot.platform.message_parts import shown_pictures
from bot.platform.public_message import refresh
from bot.platform.services import Services, ServingClient
from bot.text.ratings import rating_lines
from bot.text.words import computer_name
from game.expansions.market.moves import MARKET
from host.games.views import GameView, TurnReport
from model.games import EntryKind, Maker
from model.guilds import GuildSettings
from model.ids import ChannelId, PersonId
from model.outbox import GameDelivery, MessageKind
from model.tables import GameStatus


def game_renderers(client: ServingClient, services: Services) -> dict[MessageKind, AnyRenderer]:
    """Return the renderers of all kinds of messages of games."""
    end, reminder = EndRenderer(client, services), ReminderRenderer(client, services)
    return {
        MessageKind.TURN: TurnRenderer(client, services),
        MessageKind.ENDED: end,
        MessageKind.STOPPED: end,
        MessageKind.VOTE: VoteRenderer(client, services),
        MessageKind.STOP_VOTE: StopVoteRenderer(client, services),
        MessageKind.REMINDER_HALF: reminder,
        MessageKind.REMINDER_TENTH: reminder,
    }


class GameRenderer(StaysAsPosted[GameDelivery]):
    """The base of the renderers of messages of games."""

    def __init__(self, client: ServingClient, services: Services) -> None:
        self._client = client
        self._services = services
        self._host = services.host

    async def _if_mentions_allowed(self, view: GameView, people: Sequence[PersonId]) -> Sequence[PersonId]:
        """Return the people whom a message calls; none if the server's settings allow no mentions."""
        settings = GuildSettings() if view.guild is None else await self._host.guilds.settings(view.guild)
        return people if settings.mention else ()


class TurnRenderer(GameRenderer):
    """The message of a turn: the news since the one before, the board, and the call to the person to move."""

    async def render(self, delivery: GameDelivery) -> Sequence[Message]:
        """Return the message of the turn; where several seats move in steps, that of all steps so far."""
        view, reports = await self._host.games.news_of_message(delivery.game, delivery.since, delivery.seq)
        words = language(view.options.language)
        shown, drawn = await draw_turn(await self._services.drawing(words, view.guild), view, reports)
        message = turn_message(words, view, reports, live=True, pictures=shown)
        called = await self._if_mentions_allowed(view, _people_to_mention(view, reports))
        return [Message(message, files_of(drawn), called)]

    async def refreshed(self, delivery: GameDelivery) -> Message | None:
        """Return the message of the turn as it is now; None once the turn is over.

        Where seats move in steps, and at the market, its pictures are drawn anew as well.
        """
        view = await self._host.games.view(delivery.game)
        if view.status is not GameStatus.RUNNING or view.turn_seq != delivery.seq:
            return None
        begun, reports = await self._host.games.news(delivery.game, delivery.since, delivery.seq)
        if view.in_steps or begun.position.phase is MARKET:
            (message,) = await self.render(delivery)
            return message
        view = begun
        words = language(view.options.language)
        # Which pictures the message has depends on the version of the bot that posted it.
        pictures = pictures_of_posted_turn(words, view, reports, await self._pictures(delivery))
        called = await self._if_mentions_allowed(view, _people_to_mention(view, reports))
        return Message(turn_message(words, view, reports, live=True, pictures=pictures), mentions=called)

    async def without_controls(self, delivery: GameDelivery) -> Message:
        """Return what is left of the message: what happened in the last turn, and the board."""
        view, last = await self._host.games.end_of_message(delivery.game, delivery.seq)
        words = language(view.options.language)
        # A turn that is over needs one picture, which every version has posted.
        pictured = delivery.posted is not None and delivery.posted.pictured
        pictures = pictures_of_posted_turn(words, view, (), (BOARD_FILE,)) if pictured else NO_PICTURES
        files: Sequence[discord.File] = ()
        if view.in_steps and pictured and last is not None:
            pictures, files = await self._flight_picture(words, view, last)
        reports = () if last is None else (last,)
        return Message(turn_message(words, view, reports, live=False, pictures=pictures), files)

    async def _flight_picture(
        self, words: Language, view: GameView, report: TurnReport
    ) -> tuple[TurnPictures, Sequence[discord.File]]:
        """Return the picture of a completed flight with its whole trail; the posted one if drawing fails."""
        drawing = await self._services.drawing(words, view.guild)
        drawn = await flown_picture(drawing, view, report.events)
        if drawn.picture is None:
            return pictures_of_posted_turn(words, view, (), (BOARD_FILE,)), ()
        return TurnPictures(boards=(AttachedPicture(drawn.name, drawn.alt),)), drawn.files()

    async def _pictures(self, delivery: GameDelivery) -> frozenset[str]:
        """Return the names of the pictures that the message has."""
        if delivery.posted is None or not delivery.posted.pictured:
            return frozenset()
        channel = self._client.get_partial_messageable(delivery.posted.channel)
        message = await channel.fetch_message(delivery.posted.message)
        return frozenset(shown_pictures(message))


class EndRenderer(GameRenderer):
    """The message of a game that is over or was stopped."""

    async def render(self, delivery: GameDelivery) -> Sequence[Message]:
        """Return the message of the end; none for a table that never began, whose own message is updated."""
        lobby = await self._host.lobby.view(delivery.game)
        if not lobby.begun:
            await refresh(self._client, lobby)
            return ()
        view = await self._host.games.view(delivery.game, seq=delivery.seq)
        words = language(view.options.language)
        reports = await self._host.history.reports(delivery.game, since=delivery.since, until=delivery.seq)
        drawing = await self._services.drawing(words, view.guild)
        pictures = await end_pictures(drawing, self._host, view)
        unplayable, tiles = await draw_unplayable(drawing, reports)
        record_name = f"{view.id}.game"
        record = await self._host.files.export(delivery.game, partial(computer_name, words))
        changes = await self._host.statistics.changes(view.id, view.guild)
        ratings = rating_lines(words, view, changes)
        message = end_message(
            words, view, reports, pictures, record_name, ratings, delivery.person, unplayable
        )
        return [Message(message, [*files_of([*pictures, *tiles]), text_file(record, record_name)])]


class BallotRenderer(GameRenderer):
    """The base of the renderers of votes, which call all who have not answered yet."""

    async def render(self, delivery: GameDelivery) -> Sequence[Message]:
        """Return the question, while it is still asked."""
        question = await self.refreshed(delivery)
        return () if question is None else [question]


class VoteRenderer(BallotRenderer):
    """The vote on an undo."""

    async def refreshed(self, delivery: GameDelivery) -> Message | None:
        """Return the question with those who have not answered yet; None once it is closed."""
        view = await self._host.games.view(delivery.game)
        if view.vote is None:
            return None
        called = await self._if_mentions_allowed(view, view.vote.waiting)
        return Message(vote_message(language(view.options.language), view), mentions=called)

    async def without_controls(self, delivery: GameDelivery) -> Message:
        """Return the question as closed."""
        view = await self._host.games.view(delivery.game, seq=delivery.seq)
        return Message(vote_message(language(view.options.language), view))


class StopVoteRenderer(BallotRenderer):
    """The vote on stopping the game."""

    async def refreshed(self, delivery: GameDelivery) -> Message | None:
        """Return the question with those who have agreed so far; None once the turn is over."""
        vote = await self._host.endings.stop_vote(delivery.game, delivery.seq)
        if vote is None:
            return None
        view = await self._host.games.view(delivery.game, seq=delivery.seq)
        called = await self._if_mentions_allowed(view, vote.waiting)
        return Message(stop_vote_message(language(view.options.language), view, vote), mentions=called)

    async def without_controls(self, delivery: GameDelivery) -> Message:
        """Return the question as closed."""
        view = await self._host.games.view(delivery.game, seq=delivery.seq)
        return Message(stop_vote_message(language(view.options.language), view, None))


class ReminderRenderer(GameRenderer):
    """The reminder to the person to move, where they chose to be reminded."""

    async def possible_channels(self, delivery: GameDelivery) -> Sequence[ChannelId]:
        """Return the person's direct messages and the channel of the game."""
        return await searched_channels(self._client, delivery.person, delivery.channel)

    async def render(self, delivery: GameDelivery) -> Sequence[Message]:
        """Return the reminder; nothing if they have moved since."""
        view = await self._host.games.view(delivery.game)
        person, seat = delivery.person, view.to_move
        if person is None or seat is None or seat.person != person or view.deadline is None:
            return ()
        words = language(view.options.language)

        def reminder(words: Language) -> Message:
            buttons = reminder_buttons(words, view, delivery)
            return Message(buttons, mentions=[person], text=reminder_text(words, view, person))

        channel_message = reminder(words)
        direct = await chosen_direct_channel(self._client, self._host, delivery.person)
        if direct is None:
            return [channel_message]
        own = await language_of(self._host, person, words)
        return [replace(reminder(own), mentions=(), place=direct, fallback=channel_message)]

    async def without_controls(self, delivery: GameDelivery) -> Message:
        """Return what is left of the reminder, in the language in which it was written."""
        view = await self._host.games.view(delivery.game, seq=delivery.seq)
        return Message(over_message(await self._language(delivery, view), view), instead_of_text=True)

    async def _language(self, delivery: GameDelivery, view: GameView) -> Language:
        words = language(view.options.language)
        in_channel = delivery.posted is None or delivery.posted.channel == view.channel
        if delivery.person is None or in_channel:
            return words
        return await language_of(self._host, delivery.person, words)


def _people_to_mention(view: GameView, reports: Sequence[TurnReport]) -> tuple[PersonId, ...]:
    """Return the people whom the message of a turn calls: the person to move, if the state is the newest.

    They are not called again if only other seats have changed hands since. Those who lost or got a seat
    through another person or the clock are called as well, and everybody while all seats move one after
    another.
    """
    called = [
        seat.person
        for report in reports
        if report.kind is EntryKind.SEAT and (report.given_by is not None or report.maker is Maker.CLOCK)
        for seat in (report.occupant, report.after)
        if seat is not None and seat.person is not None
    ]
    if view.in_steps and view.newest:
        # Each of them has a step to come, and may give orders for it at once.
        called += [seat.person for seat in view.seats if seat.person is not None]
    seat = view.to_move
    if seat is not None and seat.person is not None and view.newest:
        others = [report.kind is EntryKind.SEAT and report.seat is not seat.colour for report in reports]
        if not others or not all(others):
            called.append(seat.person)
    return tuple(dict.fromkeys(called))
