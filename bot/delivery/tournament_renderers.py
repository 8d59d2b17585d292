"""Renderers of the messages of tournaments; a match gets its thread before its players are called."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.delivery.known_threads import new_thread, own_thread
from bot.delivery.live_rounds import LiveRounds
from bot.delivery.match_time_messages import agreement_message, time_call, times_message
from bot.delivery.message import AnyRenderer, Message, StaysAsPosted
from bot.delivery.sign_up_messages import (
    check_in_call,
    check_in_over,
    longer_sign_up,
    moved_down_message,
    moved_up_message,
    season_calls,
)
from bot.delivery.team_messages import line_up_reminders, line_ups_message, team_round_messages
from bot.delivery.tournament_ends import end_message, no_result_message, status_message
from bot.delivery.tournament_messages import (
    TournamentMessage,
    damage_message,
    decision_message,
    extension_message,
    match_call,
    overdue_message,
    reminder,
    reopened_message,
    reopened_round_message,
    replay_message,
    round_message,
    round_over_message,
    thread_title,
)
from bot.features.tournaments.controls import sign_up_button, sign_up_message, tournament_message
from bot.features.tournaments.match_threads import add_members
from bot.i18n import Language, language
from bot.pictures.pool import files_of
from bot.platform.editing import redraw
from bot.platform.files import named_after, text_file
from bot.platform.public_message import refresh
from bot.platform.services import Services, ServingClient
from model.ids import ChannelId, TournamentId
from model.matches import Match
from model.outbox import MAKE_THREADS, MessageKind, Posted, TournamentDelivery
from model.tournaments import Stage, Tournament, TournamentStatus

log = logging.getLogger(__name__)

STATUSES = (MessageKind.CANCELLED, MessageKind.PAUSED, MessageKind.RESUMED)

CHANGE_SIGN_UP = (*STATUSES, MessageKind.TOURNAMENT_ENDED)
"""These also change the message that announced the tournament; the first round and a longer sign-up do, too."""

OF_MATCHES = {
    MessageKind.MATCH_REMINDER: reminder,
    MessageKind.EXTENDED: extension_message,
    MessageKind.OVERDUE: overdue_message,
    MessageKind.DAMAGED: damage_message,
    MessageKind.DECIDED: decision_message,
    MessageKind.REOPENED: reopened_message,
    MessageKind.REPLAYED: replay_message,
    MessageKind.TIMES: times_message,
    MessageKind.TIME_AGREED: agreement_message,
    MessageKind.TIME_CALL: time_call,
}
IN_THREADS = (
    MessageKind.TIMES,
    MessageKind.TIME_AGREED,
    MessageKind.TIME_CALL,
    MessageKind.MATCH_REMINDER,
    MessageKind.EXTENDED,
    MessageKind.DECIDED,
    MessageKind.REOPENED,
    MessageKind.REPLAYED,
)


def tournament_renderers(
    client: ServingClient, services: Services, live_rounds: LiveRounds
) -> dict[MessageKind, AnyRenderer]:
    """Return the renderers of all kinds of messages of tournaments."""
    renderer = TournamentRenderer(client, services, live_rounds)
    in_thread = MatchThreadRenderer(client, services, live_rounds)
    kinds = (
        MessageKind.CHECK_IN,
        MessageKind.ROUND,
        MessageKind.ROUND_OVER,
        MessageKind.TOURNAMENT_ENDED,
        MessageKind.MOVED_UP,
        MessageKind.MOVED_DOWN,
        MessageKind.SEASON,
        MessageKind.LINE_UPS,
        MessageKind.LINE_UP_REMINDER,
        *STATUSES,
        *OF_MATCHES,
    )
    renderers: dict[MessageKind, AnyRenderer] = dict.fromkeys(kinds, renderer)
    return renderers | dict.fromkeys(MAKE_THREADS, in_thread)


class TournamentRenderer(StaysAsPosted[TournamentDelivery]):
    """Messages about a tournament, a round or a match, where it was announced or in the thread of the match."""

    def __init__(self, client: ServingClient, services: Services, live_rounds: LiveRounds) -> None:
        self._client = client
        self._live_rounds = live_rounds
        self._services = services
        self._host = services.host

    async def possible_channels(self, delivery: TournamentDelivery) -> Sequence[ChannelId]:
        """Return the thread of the match or the channel of the tournament."""
        if delivery.kind in IN_THREADS:
            match = _match(await self._host.tournaments.get(delivery.tournament), delivery)
            if match is not None and match.channel is not None:
                return (match.channel,)
        return (delivery.channel,)

    async def render(self, delivery: TournamentDelivery) -> Sequence[Message]:
        """Return the message in its parts."""
        tournament = await self._host.tournaments.get(delivery.tournament)
        words = language(tournament.header.options.language)
        parts = await self._messages(delivery, tournament, words)
        return [_as_message(delivery, tournament, words, part) for part in parts if part is not None]

    async def after_posting(self, delivery: TournamentDelivery, posted: Posted | None) -> None:
        """Update the announcement or the round's message. The sign-up of a season is the announcement."""
        if delivery.kind is MessageKind.SEASON and posted is not None:
            await self._host.tournaments.set_message(delivery.tournament, posted.message)
            tournament = await self._host.tournaments.get(delivery.tournament)
            if tournament.entrants:
                # People entered by command before the message that shows the entrants was stored.
                await refresh(self._client, tournament)
        first_round = delivery.kind is MessageKind.ROUND and delivery.round == 1
        longer = delivery.kind is MessageKind.EXTENDED and delivery.match is None
        if first_round or longer or delivery.kind in CHANGE_SIGN_UP:
            await refresh(self._client, await self._host.tournaments.get(delivery.tournament))
        if delivery.kind in (MessageKind.TIME_AGREED, MessageKind.LINE_UPS) and delivery.round is not None:
            await self._show_round(delivery.tournament, delivery.round)
        if delivery.kind is MessageKind.ROUND_OVER and delivery.round is not None:
            await self._live_rounds.show(delivery.tournament, delivery.round)

    async def refreshed(self, delivery: TournamentDelivery) -> Message | None:
        """Return the call to a check-in with its present deadline; None once that is over."""
        tournament = await self._host.tournaments.get(delivery.tournament)
        if tournament.header.status is not TournamentStatus.SIGN_UP:
            return None
        words = language(tournament.header.options.language)
        return _as_message(delivery, tournament, words, check_in_call(words, tournament, delivery.round or 1))

    async def without_controls(self, delivery: TournamentDelivery) -> Message:
        """Return what is left of the call to a check-in that is over."""
        tournament = await self._host.tournaments.get(delivery.tournament)
        words = language(tournament.header.options.language)
        return _as_message(delivery, tournament, words, check_in_over(words, tournament))

    async def _show_round(self, tournament_id: TournamentId, number: int) -> None:
        """Update the message of a round: the agreed times of an open one, the line-ups of a round of teams.

        The message of a knock-out round is not changed, since it has a picture.
        """
        found = await self._host.live_rounds.announced(tournament_id, number)
        if found is None:
            return
        tournament = await self._host.public_results.of(found.tournament)
        round_ = tournament.rounds[number - 1]
        boards = tournament.header.plan.boards
        # A round of teams may end as its line-ups are published, if all of the other team have dropped out.
        if round_.stage is Stage.KNOCK_OUT or (round_.ended_at is not None and not boards):
            return
        words = language(tournament.header.options.language)
        if boards:
            texts = team_round_messages(words, tournament, round_)[-1].texts
        else:
            texts = (await round_message(self._services, words, tournament, round_)).texts
        channel = self._client.get_partial_messageable(found.posted.channel)
        view = tournament_message(words, tournament, found.message_number, texts)
        try:
            await redraw(channel.get_partial_message(found.posted.message), view)
        except discord.HTTPException as failure:
            # The message may be deleted, or a permission missing; `/tournament round` shows the same.
            log.info("could not update message %s of the round: %s", found.posted.message, failure)

    async def _messages(
        self, delivery: TournamentDelivery, tournament: Tournament, words: Language
    ) -> Sequence[TournamentMessage | None]:
        """Return the parts of a message; None stands for one that is not needed any more."""
        match delivery.kind:
            case MessageKind.CHECK_IN:
                part = delivery.round or 1
                call = check_in_call(words, tournament, part)
                # The first part is posted even if everybody has checked in.
                return [call if call.mentions or part == 1 else None]
            case MessageKind.ROUND | MessageKind.ROUND_OVER as kind:
                assert delivery.round is not None
                make = round_message if kind is MessageKind.ROUND else round_over_message
                # If the message is late, results of tables that are over may have to be withheld.
                tournament = await self._host.public_results.of(tournament)
                round_ = tournament.rounds[delivery.round - 1]
                if kind is MessageKind.ROUND and tournament.header.plan.boards:
                    return team_round_messages(words, tournament, round_)
                return [await make(self._services, words, tournament, round_)]
            case MessageKind.EXTENDED if delivery.match is None:
                return [longer_sign_up(words, tournament)]
            case MessageKind.REOPENED if delivery.match is None:
                assert delivery.round is not None
                return [reopened_round_message(words, tournament, tournament.rounds[delivery.round - 1])]
            case MessageKind.MOVED_UP:
                return [moved_up_message(words, tournament, delivery.person)]
            case MessageKind.MOVED_DOWN:
                return [moved_down_message(words, tournament, delivery.person)]
            case MessageKind.LINE_UPS:
                assert delivery.round is not None
                assert delivery.match is not None
                tournament = await self._host.public_results.of(tournament)
                return [line_ups_message(words, tournament, delivery.round, delivery.match)]
            case MessageKind.LINE_UP_REMINDER:
                assert delivery.round is not None
                return line_up_reminders(words, tournament, delivery.round)
            case MessageKind.SEASON:
                return season_calls(words, tournament, await self._host.seasons.last(tournament))
            case MessageKind.TOURNAMENT_ENDED:
                return [await end_message(self._services, words, tournament)]
            case kind if kind in STATUSES:
                return [await status_message(self._services, words, tournament, kind)]
            case _:
                return [await self._about_match(delivery, tournament, words)]

    async def _about_match(
        self, delivery: TournamentDelivery, tournament: Tournament, words: Language
    ) -> TournamentMessage | None:
        """Return a message about a match; None if it is not needed any more."""
        match = _match(tournament, delivery)
        if match is None:
            log.warning(
                "%s is not posted: the tournament has no match %s in round %s",
                delivery.name,
                delivery.match,
                delivery.round,
            )
            return None
        late = match.agreed_at is not None and match.agreed_at < self._services.now()
        if delivery.kind is MessageKind.TIME_CALL and late:
            return None
        ended = not (match.open or match.has_result)
        if delivery.kind is MessageKind.DECIDED and match.channel is not None and ended:
            return await no_result_message(self._services, words, tournament, match)
        return OF_MATCHES[delivery.kind](words, tournament, match)


class MatchThreadRenderer(TournamentRenderer):
    """The call of the players into the thread made for their match, where its game begins."""

    async def possible_channels(self, delivery: TournamentDelivery) -> Sequence[ChannelId]:
        """Return the thread of the match, if it was made already."""
        tournament = await self._host.tournaments.get(delivery.tournament)
        match = _match(tournament, delivery)
        thread = None if match is None else await self._known_thread(tournament, match)
        return () if thread is None else (ChannelId(thread.id),)

    async def after_posting(self, delivery: TournamentDelivery, posted: Posted | None) -> None:
        """Begin the next game of the match in its thread, or move the one under way there."""
        if posted is not None and delivery.round is not None and delivery.match is not None:
            await self._host.threads.seat(delivery.tournament, delivery.round, delivery.match, posted.channel)

    async def _messages(
        self, delivery: TournamentDelivery, tournament: Tournament, words: Language
    ) -> Sequence[TournamentMessage | None]:
        match = _match(tournament, delivery)
        if match is None or not match.open:
            return ()
        thread = await self._known_thread(tournament, match) or await self._new_thread(tournament, match)
        players = (tournament.entrant(entrant).person for entrant in match.entrants)
        await add_members(self._client, ChannelId(thread.id), [person for person in players if person > 0])
        calls = (await self._host.guilds.settings(tournament.header.guild)).mention
        channel, private = ChannelId(thread.id), thread.is_private()
        return [match_call(words, tournament, match, channel, first_turn_calls=calls, private=private)]

    async def _new_thread(self, tournament: Tournament, match: Match) -> discord.Thread:
        place = tournament.header.channel
        channel = self._client.get_channel(place) or await self._client.fetch_channel(place)
        assert isinstance(channel, discord.TextChannel), "tournaments are announced in text channels"
        # A tournament announced by an earlier version may lack the permission: its threads are public then.
        if tournament.header.plan.duplicate and _may_be_private(channel):
            try:
                return await new_thread(channel, _title(tournament, match), private=True)
            except discord.Forbidden:
                if _known(channel.guild):
                    raise
        return await new_thread(channel, _title(tournament, match))

    async def _known_thread(self, tournament: Tournament, match: Match) -> discord.Thread | None:
        """Return the thread if it was made already, and no other table was opened in it."""
        guild, place = tournament.header.guild, tournament.header.channel
        title, games = _title(tournament, match), [leg.game for leg in match.legs]
        return await own_thread(self._client, self._host.lobby, guild, place, title, games, parent=place)


def _may_be_private(channel: discord.TextChannel) -> bool:
    """Return True if nothing known forbids a private thread; channels for announcements cannot have any."""
    if channel.is_news():
        return False
    return not _known(channel.guild) or channel.permissions_for(channel.guild.me).create_private_threads


def _known(guild: discord.Guild) -> bool:
    """Return True if a server is on a shard of this process, so that its roles are known."""
    me: discord.Member | None = guild.me
    return me is not None


def _title(tournament: Tournament, match: Match) -> str:
    return thread_title(language(tournament.header.options.language), tournament, match)


def _match(tournament: Tournament, delivery: TournamentDelivery) -> Match | None:
    if delivery.round is None or delivery.match is None:
        return None
    return tournament.match(delivery.round, delivery.match)


def _as_message(
    delivery: TournamentDelivery, tournament: Tournament, words: Language, message: TournamentMessage
) -> Message:
    """Return a message as it is sent, with its buttons and files."""
    files = files_of(message.pictures)
    table_name = ""
    if message.table is not None:
        table_name = f"{named_after(tournament.header.name, tournament.id)}.csv"
        files.append(text_file(message.table, table_name))
    if message.sign_up:
        view = sign_up_message(tournament, delivery.number, "\n".join(message.texts))
    else:
        number = delivery.number
        view = tournament_message(
            words,
            tournament,
            number,
            message.texts,
            message.pictures,
            table_name,
            message.controls,
            sign_up_button(words, tournament, number) if message.before_sign_up else None,
        )
    return Message(view, files, message.mentions, message.channel)
