"""Tells the channels what happens in tournaments, and makes a thread for each match."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING

import discord

from bot.channel import AFTER_FAULT, AFTER_LOSS, AFTER_REFUSAL
from bot.cup_tables import as_csv, podium_view
from bot.cup_words import fitting, match_names, match_points, player, round_lines, round_name, round_title
from bot.host import Host
from bot.host.signals import settled
from bot.host.tournaments.progress import next_round
from bot.host.tournaments.results import BREAK
from bot.i18n import Language, language
from bot.limits import clipped
from bot.messages import timestamp
from bot.pictures import Drawn, Pictures
from bot.views.cup import bracket_drawn, cup_message, refresh, standings_drawn, text_file
from bot.words import mention
from rendering.podium import describe_podium, draw_podium
from storage.cup_notices import CupNotice
from storage.matches import Match
from storage.tournaments import Cup
from storage.values import ChannelId, CupNoticeKind, PersonId, Stage

if TYPE_CHECKING:
    from bot.client import Bastide

log = logging.getLogger(__name__)

TITLE = 100
"""Characters of a thread's name."""

MOST_CALLED = 60
"""How many people one message calls; who is left is called by further ones."""

PODIUM_FILE = "podium.png"


class Cups:
    """The face of all tournaments towards their channels."""

    def __init__(self, client: Bastide, host: Host, pictures: Pictures) -> None:
        self._client = client
        self._host = host
        self._pictures = pictures
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
        await self._host.director.thread_lost(channel)

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
            if notice.kind not in (CupNoticeKind.REMINDER, CupNoticeKind.DECIDED):
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
        for channel in await self._host.director.threads():
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
        match notice.kind:
            case CupNoticeKind.CHECK_IN:
                await self._tell_check_in(notice, cup, words)
            case CupNoticeKind.CANCELLED:
                await self._post(notice, cup, words, [words.say("cup-tell-cancelled", name=cup.row.name)])
                await refresh(self._client, cup)
            case CupNoticeKind.ROUND:
                await self._tell_round(notice, cup, words)
            case CupNoticeKind.ROUND_OVER:
                await self._tell_round_over(notice, cup, words)
            case CupNoticeKind.ENDED:
                await self._tell_end(notice, cup, words)
            case CupNoticeKind.PAUSED | CupNoticeKind.RESUMED as kind:
                await self._post(notice, cup, words, [words.say(f"cup-tell-{kind.value}", name=cup.row.name)])
            case _ if match is None:
                log.warning("tournament %s has no match %s", notice.tournament, notice.match)
            case CupNoticeKind.MATCH | CupNoticeKind.THREAD_LOST:
                await self._open_thread(notice, cup, words, match)
            case CupNoticeKind.REMINDER:
                await self._remind(notice, cup, words, match)
            case CupNoticeKind.OVERDUE:
                await self._call_organiser(notice, cup, words, match)
            case CupNoticeKind.DECIDED:
                await self._tell_decision(notice, cup, words, match)
            case CupNoticeKind.REPLAYED:
                await self._tell_replay(notice, cup, words, match)

    async def _tell_check_in(self, notice: CupNotice, cup: Cup, words: Language) -> None:
        waited_for = [one.person for one in cup.entrants if not one.checked_in and one.person > 0]
        text = words.say("cup-tell-check-in", name=cup.row.name, when=timestamp(cup.row.sign_up_until))
        for part, first in enumerate(range(0, max(1, len(waited_for)), MOST_CALLED)):
            called = waited_for[first : first + MOST_CALLED]
            names = " ".join(mention(person) for person in called)
            await self._post(notice, cup, words, [text, names], called=called, part=part)

    async def _tell_round(self, notice: CupNotice, cup: Cup, words: Language) -> None:
        assert notice.round is not None
        made = cup.rounds[notice.round - 1]
        lines = fitting(words, round_lines(words, cup, notice.round), "cup-more-matches")
        texts = [f"{round_title(words, cup, notice.round)}\n{lines}"]
        if made.promise is not None:
            texts.append(words.say("cup-tell-promise", promise=made.promise))
        drawn = await bracket_drawn(self._client, words, cup) if made.stage is Stage.KNOCK_OUT else None
        await self._post(notice, cup, words, texts, drawn)
        if notice.round == 1:
            await refresh(self._client, cup)

    async def _tell_round_over(self, notice: CupNotice, cup: Cup, words: Language) -> None:
        assert notice.round is not None
        made = cup.rounds[notice.round - 1]
        if made.ended_at is None:
            return
        text, drawn = await standings_drawn(self._client, words, cup)
        if made.stage is Stage.KNOCK_OUT:
            lines = round_lines(words, cup, notice.round)
            text = fitting(words, lines, "cup-more-matches")
            drawn = await bracket_drawn(self._client, words, cup) or drawn
        texts = [
            words.say("cup-tell-round-over", name=cup.row.name, round=round_name(words, cup, notice.round)),
            text,
        ]
        if made.seed is not None and made.promise is not None:
            texts.append(words.say("cup-tell-seed", seed=made.seed, promise=made.promise))
        newest = cup.row.paused_at is None and len(cup.rounds) == notice.round
        if newest and await asyncio.to_thread(next_round, cup) is not None:
            texts.append(words.say("cup-tell-next", when=timestamp(made.ended_at + BREAK)))
        await self._post(notice, cup, words, texts, drawn)

    async def _tell_end(self, notice: CupNotice, cup: Cup, words: Language) -> None:
        order = await self._host.tournaments.final_order(cup)
        winners = [entrant for place, entrant in order if place == 1]
        title = words.say(
            "cup-tell-ended",
            name=cup.row.name,
            winner=words.join(player(words, cup, entrant) for entrant in winners),
            winners=len(winners),
        )
        places = [place for place, _ in order]
        lines = [
            words.say(
                "cup-place-shared" if places.count(place) > 1 else "cup-place",
                place=place,
                player=player(words, cup, entrant),
            )
            for place, entrant in order
        ]
        view = podium_view(words, cup, order, await self._client.channels.theme(cup.row.guild))
        drawn = await self._pictures.draw(draw_podium, view, name=PODIUM_FILE, alt=describe_podium(view))
        table = as_csv(cup, await self._host.tournaments.standings(cup))
        texts = [title, fitting(words, lines, "cup-and-more")]
        file = f"{cup.id}.csv"
        await self._post(notice, cup, words, texts, drawn, csv=(file, table))
        await refresh(self._client, cup)

    async def _open_thread(self, notice: CupNotice, cup: Cup, words: Language, match: Match) -> None:
        """A thread for the match, in which its players are called and its game begins."""
        if not match.open:
            return
        title = words.say(
            "cup-thread-title",
            tournament=clipped(cup.row.name, 30),
            round=match.round,
            number=match.number + 1,
            players=match_names(words, cup, match),
        )
        title = clipped(title, TITLE)
        thread = self._known_thread(cup, title)
        if thread is None:
            channel = self._client.get_channel(cup.row.channel) or await self._client.fetch_channel(
                cup.row.channel
            )
            assert isinstance(channel, discord.TextChannel), "tournaments are announced in text channels"
            thread = await channel.create_thread(
                name=title, type=discord.ChannelType.public_thread, auto_archive_duration=10080
            )
            await self._call_players(notice, cup, words, match, thread)
        await self._host.director.seat(cup.id, match.round, match.number, ChannelId(thread.id))

    def _known_thread(self, cup: Cup, title: str) -> discord.Thread | None:
        """The thread of that name, if a process that died had made it already."""
        guild = self._client.get_guild(cup.row.guild)
        threads = [] if guild is None else guild.threads
        found = (one for one in threads if one.parent_id == cup.row.channel and one.name == title)
        return next(found, None)

    async def _call_players(
        self, notice: CupNotice, cup: Cup, words: Language, match: Match, thread: discord.Thread
    ) -> None:
        """Call everybody but who begins: their first turn calls them."""
        text = words.say(
            "cup-tell-match",
            players=" – ".join(player(words, cup, entrant) for entrant in match.entrants),
            name=cup.row.name,
            round=round_name(words, cup, match.round),
            first=player(words, cup, match.entrants[0]),
            when=timestamp(match.ends_at),
        )
        everybody = [cup.entrant(entrant).person for entrant in match.entrants]
        mentions = (await self._host.guilds.settings(cup.row.guild)).mention
        await self._post(
            notice,
            cup,
            words,
            [text],
            called=everybody[1:] if mentions else everybody,
            channel=ChannelId(thread.id),
        )

    async def _remind(self, notice: CupNotice, cup: Cup, words: Language, match: Match) -> None:
        if not match.open or match.channel is None:
            return
        people = [cup.entrant(entrant).person for entrant in match.entrants]
        text = words.say(
            "cup-tell-reminder",
            players=words.join(mention(person) for person in people),
            when=timestamp(match.ends_at),
        )
        await self._post(notice, cup, words, [text], called=people, channel=match.channel)

    async def _call_organiser(self, notice: CupNotice, cup: Cup, words: Language, match: Match) -> None:
        if not match.open:
            return
        organiser, called = _organiser(words, cup)
        text = words.say(
            "cup-tell-overdue",
            organiser=organiser,
            match=f"<#{match.channel}>" if match.channel is not None else f"{match.round}.{match.number + 1}",
            players=match_names(words, cup, match),
        )
        await self._post(notice, cup, words, [text], called=called)

    async def _tell_replay(self, notice: CupNotice, cup: Cup, words: Language, match: Match) -> None:
        organiser, called = _organiser(words, cup)
        text = words.say("cup-tell-replayed", organiser=organiser)
        await self._post(notice, cup, words, [text], called=called, channel=match.channel)

    async def _tell_decision(self, notice: CupNotice, cup: Cup, words: Language, match: Match) -> None:
        if match.open or match.channel is None or match.ending is None:
            return
        text = words.say(
            "cup-tell-decided",
            how=match.ending.value,
            players=" – ".join(player(words, cup, entrant) for entrant in match.entrants),
            points=match_points(match),
        )
        await self._post(notice, cup, words, [text], channel=match.channel)

    async def _post(
        self,
        notice: CupNotice,
        cup: Cup,
        words: Language,
        texts: Sequence[str],
        drawn: Drawn | None = None,
        *,
        called: Sequence[PersonId] = (),
        channel: ChannelId | None = None,
        csv: tuple[str, str] | None = None,
        part: int = 0,
    ) -> None:
        """Send a message, the first of a notice or a further `part`; those `called` are told of it."""
        view = cup_message(words, cup, notice.number, texts, drawn, csv[0] if csv else "")
        files = [drawn.file()] if drawn is not None else []
        if csv is not None:
            files.append(text_file(csv[1], csv[0]))
        await self._client.get_partial_messageable(channel or cup.row.channel).send(
            view=view,
            files=files,
            nonce=f"{notice.nonce}.{part}" if part else notice.nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False,
                roles=False,
                users=[discord.Object(person) for person in called if person > 0],
                replied_user=False,
            ),
        )


def _organiser(words: Language, cup: Cup) -> tuple[str, list[PersonId]]:
    """Who runs a tournament, in a message, and whom it calls."""
    organiser = cup.row.organiser
    return (words.say("seat-former"), []) if organiser is None else (mention(organiser), [organiser])
