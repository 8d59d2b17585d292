"""Answers the errors of all commands and presses, each kind of error with its own sentence.

Refusal             a request that the bot refuses; `key` names the sentence
HostRefusal         the same, from the host: the reason is the key of the sentence
RulesetError        rules that cannot be played together, or not without another: a sentence for each pair
GameError           the rules of the game forbid it: sentence `rule-<rule id>`
discord.Forbidden   a permission is missing (Discord does not say which): the sentence asks to check them
StorageTrouble      nothing can be stored now, and nothing has changed
UnansweredMove      a move counts, but the answer that shows it failed
discord.NotFound    with UNKNOWN_MESSAGE or UNKNOWN_CHANNEL: what was to show the answer was deleted meanwhile
discord.NotFound    with UNKNOWN_INTERACTION: the first answer came too late; the person cannot be answered
HTTPException       with ALREADY_ACKNOWLEDGED: another process has answered the same interaction
anything else       the connection to Discord failed; or a fault of ours: the sentence gives its number in the log
"""

from __future__ import annotations

import logging
import secrets
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.i18n import Language
from bot.i18n.language import Value
from bot.platform import emojis, limits
from bot.platform.acknowledging import ATTEMPTS, FirstAnswer
from bot.platform.escaping import escaped
from bot.platform.language_choice import quoting_here
from bot.text.words import rule_name, seat_name
from game.values.errors import GameError, RuleNeeded, RulesetError
from host.errors import HostRefusal
from model.errors import StorageTrouble
from model.tables import Seat

log = logging.getLogger(__name__)


class Refusal(Exception):  # noqa: N818 - a person's mistake, not an error of ours
    """A request that the bot refuses; nothing has changed. `key` names the sentence."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class UnansweredMove(Exception):  # noqa: N818 - the move itself is no error
    """A move was stored, but the message that shows it could not be sent; the cause is chained."""


def sentence(error: BaseException, words: Language) -> str | None:
    """Return the sentence for the person who caused `error`; None if it is a fault of ours."""
    match error:
        case Refusal():
            return words.say(error.key, **error.values)
        case HostRefusal():
            return refusal_text(error, words)
        case RulesetError():
            return "\n".join(_clash_text(words, clash) for clash in (error, *error.others))
        case GameError():
            return words.say(f"rule-{error.reason.value}")
        case (
            app_commands.CommandNotFound()
            | app_commands.CommandSignatureMismatch()
            | app_commands.TransformerError()
        ):
            # The person's client has loaded the commands of an earlier version, with other options or limits.
            return words.say("command-unknown")
        case discord.Forbidden():
            return words.say("permission-missing-some")
        case discord.NotFound(code=limits.UNKNOWN_MESSAGE | limits.UNKNOWN_CHANNEL):
            return words.say("answer-deleted")
        case StorageTrouble():
            return words.say("storage-trouble")
        case aiohttp.ClientError() | discord.DiscordServerError() | discord.HTTPException(status=429):
            return words.say("answer-lost")
        case UnansweredMove(
            __cause__=aiohttp.ClientError()
            | discord.DiscordServerError()
            | discord.HTTPException(status=429)
            | discord.NotFound(code=limits.UNKNOWN_MESSAGE | limits.UNKNOWN_CHANNEL)
            | StorageTrouble()
        ):
            return words.say("answer-lost-counted")
        case _:
            return None


def _clash_text(words: Language, clash: RulesetError) -> str:
    """Return the sentence for two rules that cannot be played together, or one without the other."""
    one, other = (rule_name(words, rule) for rule in clash.rules)
    return words.say("rules-needed" if isinstance(clash, RuleNeeded) else "rules-clash", one=one, other=other)


def refusal_text(refusal: HostRefusal, words: Language) -> str:
    """Return the sentence for a refusal by the host."""
    named = {
        name: seat_name(words, value) if isinstance(value, Seat) else value
        for name, value in refusal.values.items()
    }
    values = {name: escaped(value) if isinstance(value, str) else value for name, value in named.items()}
    return words.say(refusal.reason.value, **values)


async def answer(interaction: discord.Interaction[Any], error: BaseException, words: Language) -> None:
    """Tell the person privately what went wrong. A fault is also logged, under the number that they see."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if interaction.client.is_closed():
        log.info("could not answer %s, because the program ends: %r", _log_name(interaction), error)
        return
    counted = isinstance(error, UnansweredMove)
    cause = error.__cause__ or error if counted else error
    if _cannot_be_answered(interaction, cause):
        return
    if isinstance(error, Refusal | HostRefusal | UnansweredMove):
        words = await quoting(interaction, words)
    try:
        text = sentence(error, words)
    except Exception as problem:
        # A failure to build the sentence is a fault of ours as well; the person gets an answer all the same.
        problem.__cause__ = error
        error, text = problem, None
    if text is None:
        number = secrets.token_hex(3)
        log.error("fault %s in %s", number, _log_name(interaction), exc_info=error)
        text = words.say("fault-counted" if counted else "fault", number=number)
    elif isinstance(cause, StorageTrouble):
        log.warning("refused %s, because the database cannot be used: %s", _log_name(interaction), cause)
    elif isinstance(cause, discord.NotFound):
        log.info("what was to show the answer to %s was deleted: %s", _log_name(interaction), cause)
    if emojis.is_deleted_emoji(cause):
        await emojis.load_application_emojis(interaction.client)
    try:
        await tell_privately(interaction, text)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as failure:
        # The interaction has expired (15 minutes), was dropped by the client, or the connection is lost.
        log.info("could not answer %s: %s", _log_name(interaction), failure)
    except RuntimeError:
        # aiohttp's error while the program is ending.
        if not interaction.client.is_closed():
            raise


def _cannot_be_answered(interaction: discord.Interaction[Any], cause: BaseException) -> bool:
    """Return whether an interaction can no longer be answered by this process; if so, log that."""
    match cause:
        case discord.HTTPException(code=limits.UNKNOWN_INTERACTION | limits.INVALID_TOKEN):
            # The process was suspended or too busy: Discord has told the person that the interaction failed.
            log.warning("the answer to %s came too late, Discord takes none any more", _log_name(interaction))
        case discord.HTTPException(code=limits.ALREADY_ACKNOWLEDGED):
            # Two processes receive the same shard's events while one replaces the other.
            log.warning("%s was answered by another process", _log_name(interaction))
        case discord.HTTPException(code=limits.THREAD_ARCHIVED):
            # The thread was locked and archived: Discord shows that, and accepts no answer in it.
            log.info("could not answer %s: its thread is locked and archived", _log_name(interaction))
        case _:
            return False
    return True


async def quoting(interaction: discord.Interaction[Any], words: Language) -> Language:
    """Return the reader's language, with public buttons named in the language of the table if it is known."""
    try:
        return await quoting_here(interaction.client.host, interaction, words)
    except Exception as trouble:
        # Whatever fails here, the person must be answered.
        log.info("could not read the language of the table, the person's is used: %r", trouble)
        return words


async def tell_privately(interaction: discord.Interaction[Any], text: str) -> None:
    """Answer with a sentence that only this person sees, whatever was answered before."""
    text = limits.clipped(text, limits.CONTENT)
    if not interaction.response.is_done():
        try:
            await FirstAnswer(interaction).send(
                lambda: interaction.response.send_message(text, ephemeral=True)
            )
        except discord.HTTPException as refusal:
            # An earlier answer may have arrived unconfirmed: send this one as a follow-up.
            if refusal.code != limits.ALREADY_ACKNOWLEDGED:
                raise
        else:
            return
    for attempt in range(1, ATTEMPTS + 1):
        try:
            await interaction.followup.send(text, ephemeral=True)
        except aiohttp.ClientError:
            # Discord may have taken it: a sentence that is read twice is better than none.
            if attempt == ATTEMPTS:
                raise
        else:
            return


def _log_name(interaction: discord.Interaction[Any]) -> str:
    data: Any = interaction.data or {}
    name = data.get("custom_id") or data.get("name") or "interaction"
    return f"{interaction.type.name} {name!r} by {interaction.user.id} in {interaction.channel_id}"
