"""/games: all games of a person, on all servers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
from discord import app_commands, ui

from bot.i18n import Language
from bot.i18n.command_words import described
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context
from bot.platform.controls import Press, button, pressed, reading
from bot.platform.custom_ids import Kind, read_number
from bot.platform.escaping import escaped
from bot.text.lists import fit_lines
from bot.text.ratings import game_link
from bot.text.words import seat_brief, timestamp
from host.games.views import GameSummary
from model.challenges import Challenge
from model.ids import ChannelId
from model.tables import GameStatus

log = logging.getLogger(__name__)

PAGE = 10
"""Games on one page of the list."""

CHALLENGES_ROOM = 1100
"""The most characters for challenges, so that a page of games with the longest names fits beside them."""

MOST_BUTTONS = 3
"""The most challenges that have a button in the list."""

LOOK = "look"
"""The choice of a button that shows a challenge with its answers."""


@dataclass(frozen=True, slots=True)
class OpenChallenges:
    """The challenges that wait for a person's answer, and those that the person has made."""

    to_answer: tuple[Challenge, ...] = ()
    sent: tuple[Challenge, ...] = ()


@app_commands.command(name="games", description=described("games"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@in_context
async def games(context: Context) -> None:
    """List the person's games, first those in which it is their turn."""
    context.defer_if_slow()
    await _show(context, 0)


COMMANDS: Commands = (games,)


@pressed(Kind.PAGE)
async def turn_page(press: Press) -> None:
    """Show another page of the list, as it is now."""
    with reading():
        first = read_number(press.control.choice)
    press.defer_edit_if_slow()
    await _show(press, first)


async def _show(context: Context, first: int) -> None:
    """Show the page of the list that has the game with index `first`."""
    found = await context.host.history.games_of(context.person.id)
    first = min(first, (len(found) - 1) // PAGE * PAGE) if found else 0
    challenges, deleted = await _challenges(context), await _deleted(context, found[first : first + PAGE])
    await context.fill(games_message(context.language, found, challenges, deleted, first=first))


async def _challenges(context: Context) -> OpenChallenges:
    challenges, person = context.host.challenges, context.person.id
    return OpenChallenges(await challenges.waiting_for(person), await challenges.waiting_of(person))


async def _deleted(context: Context, shown: Sequence[GameSummary]) -> frozenset[ChannelId]:
    """Return the channels of games that were deleted, as far as this process sees their servers."""
    client = context.interaction.client

    async def is_deleted(game: GameSummary) -> bool:
        guild = None if game.guild is None else client.get_guild(game.guild)
        if guild is None or guild.unavailable or guild.get_channel_or_thread(game.channel) is not None:
            return False
        try:
            # An archived thread is not known here.
            await client.fetch_channel(game.channel)
        except discord.NotFound:
            return True
        except (discord.HTTPException, aiohttp.ClientError, OSError) as failure:
            log.info("could not check whether channel %s was deleted: %s", game.channel, failure)
        return False

    found = await asyncio.gather(*map(is_deleted, shown))
    return frozenset(game.channel for game, deleted in zip(shown, found, strict=True) if deleted)


def games_message(
    words: Language,
    found: tuple[GameSummary, ...],
    challenges: OpenChallenges,
    deleted: Collection[ChannelId] = (),
    *,
    first: int,
) -> ui.LayoutView:
    """Return a page of the list from index `first` on, with buttons to other pages and to the next game.

    Channels that are `deleted` are named so, as mentions of them would show a number. The challenges come first,
    with a button for each of the first `MOST_BUTTONS` that the person can answer.
    """
    message = ui.LayoutView(timeout=None)
    for item in _challenge_items(words, challenges):
        message.add_item(item)
    if not found:
        return message if message.children else message.add_item(ui.TextDisplay(words.say("games-none")))
    shown = found[first : first + PAGE]
    lines = [words.say("games-title", games=len(found))]
    lines += [_line(words, game, deleted=game.channel in deleted) for game in shown]
    if any(game.waits_for is not None and game.channel in deleted for game in shown):
        lines.append(words.say("games-deleted-note"))
    message.add_item(ui.TextDisplay("\n".join(lines)))
    row = ui.ActionRow[Any]()
    if any(game.mine for game in found):
        row.add_item(button(Kind.NEXT_GAME, words.say("button-next-game"), style=discord.ButtonStyle.primary))
    if first:
        row.add_item(button(Kind.PAGE, words.say("games-earlier"), choice=str(first - PAGE)))
    if first + PAGE < len(found):
        row.add_item(button(Kind.PAGE, words.say("games-later"), choice=str(first + PAGE)))
    return message.add_item(row) if row.children else message


def _challenge_items(words: Language, challenges: OpenChallenges) -> Iterator[ui.Item[Any]]:
    """Yield the lines of the challenges, and buttons to the first ones that the person can answer."""
    received, sent = challenges.to_answer, challenges.sent
    lines = [_received_line(words, challenge) for challenge in received]
    lines += [_sent_line(words, challenge) for challenge in sent]
    if lines:
        yield ui.TextDisplay(fit_lines(words, lines, "games-challenges-more", room=CHALLENGES_ROOM))
    if received:
        yield ui.ActionRow[Any](
            *(
                button(
                    Kind.CHALLENGE,
                    words.say("games-answer", name=challenge.challenger_name),
                    game=challenge.id,
                    choice=LOOK,
                )
                for challenge in received[:MOST_BUTTONS]
            )
        )


def _received_line(words: Language, challenge: Challenge) -> str:
    name = escaped(challenge.challenger_name)
    channel, clock = f"<#{challenge.channel}>", timestamp(challenge.answer_by)
    return words.say("games-challenge", name=name, where=channel, clock=clock)


def _sent_line(words: Language, challenge: Challenge) -> str:
    name = escaped(challenge.challenged_name)
    channel, clock = f"<#{challenge.channel}>", timestamp(challenge.answer_by)
    return words.say("games-challenge-made", name=name, where=channel, clock=clock)


def _line(words: Language, game: GameSummary, *, deleted: bool) -> str:
    """Return the line of a game: where it is, whose turn it is, and until when."""
    place = words.say("games-deleted-channel") if deleted else f"<#{game.channel}>"
    if game.status is GameStatus.LOBBY:
        return words.say("games-waiting", where=place, game=game.id)
    if game.waits_for is None:
        # A running game waits for somebody, unless the row that says so is damaged.
        key = "games-damaged" if game.status is GameStatus.RUNNING else "games-over"
        return words.say(key, where=place, game=game.id)
    if deleted:
        place += f" `{game.id}`"
    elif game.message is not None:
        place += f" [{game.id}]({game_link(game.guild, game.channel, game.message)})"
    return words.say(
        "games-mine" if game.mine else "games-other",
        where=place,
        seat=seat_brief(words, game.waits_for),
        clock=(
            words.say("games-no-clock")
            if game.deadline is None
            else words.say("turn-clock", clock=timestamp(game.deadline))
        ),
    )
