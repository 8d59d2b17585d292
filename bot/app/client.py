"""The Discord client: discord.py's own, with the bot's commands, controls and deliveries."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import aiohttp
import discord
import orjson
from discord import app_commands

from bot import features
from bot.app import rates
from bot.app.config import Config
from bot.app.reconnects import shortened
from bot.app.request_tracing import request_tracing
from bot.delivery.alerts import Alerts
from bot.delivery.availability import Availability
from bot.delivery.dispatcher import Dispatcher
from bot.i18n.command_words import FluentTranslator
from bot.i18n.language import codes, unparsed_messages
from bot.platform import emojis, errors, forms
from bot.platform.autocomplete import is_fault
from bot.platform.context import bind_log_context
from bot.platform.controls import CONTROLS
from bot.platform.language_choice import language_for
from bot.platform.permissions import invite
from bot.platform.servers import serves
from bot.platform.services import Services, ServingClient
from bot.platform.unfinished import UnfinishedTasks
from host.background import until_stored
from host.events import Signal
from model.ids import ChannelId, GuildId

log = logging.getLogger(__name__)

FINISH_SECONDS = 1.0
"""Seconds that closing waits for answers to people and for events of Discord to be stored."""

# Set here, at import, because the event loop that will serve has not started yet.
features.modules()
# The bot uses no voice: silence warnings that libraries for it are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
# discord.py handles errors of autocomplete itself, and logs all of them as faults.
logging.getLogger(app_commands.tree.__name__).addFilter(is_fault)
logging.getLogger(discord.shard.__name__).addFilter(shortened)


class CommandTree(app_commands.CommandTree["Bastide"]):
    """The slash commands. Their errors are answered by `bot.platform.errors`."""

    def definitions_hash(self, application: int | None) -> str:
        """Return a hash of the commands of an application as it would register them, in all languages."""
        # Translating takes long and is left to `sync`; the Fluent messages of all languages are hashed instead.
        words = {code: dict(unparsed_messages(code)) for code in codes()}
        definitions = [command.to_dict(self) for command in self.get_commands()]
        # The words are a megabyte, for which `json` takes several times as long.
        text = orjson.dumps([application, definitions, words], option=orjson.OPT_SORT_KEYS)
        return hashlib.sha256(text).hexdigest()

    async def interaction_check(self, interaction: discord.Interaction[Bastide], /) -> bool:
        """Register the task, for which closing waits, and put the interaction into the log context; return True."""
        interaction.client.unfinished.add_current()
        command = interaction.command
        bind_log_context(interaction, command=command.qualified_name if command else None)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Bastide], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the person what went wrong."""
        language = language_for(interaction.client.services.host, interaction)
        await errors.answer(interaction, error, language)


class Bastide(ServingClient):
    """The bot: registers commands and controls, and runs the deliveries.

    `session` rings whenever a gateway session has begun and its servers have been received.
    """

    def __init__(self, services: Services, **options: Any) -> None:
        super().__init__(**options)
        self.services = services
        self.session = Signal()
        self.unfinished = UnfinishedTasks()
        self._sessions = rates.session_limit(services.host)
        self.availability = Availability(self, services.host)
        self._alerts = Alerts(self, services.host)
        self.dispatcher = Dispatcher(self, services, self.availability, self._alerts, self.session)
        self.tree = CommandTree(self)

    async def before_identify_hook(self, *_: object, **__: object) -> None:
        """Wait until Discord allows another session of this bot, counting those of all processes."""
        await self._sessions.take()

    async def setup_hook(self) -> None:
        """Load commands and controls, register the commands with Discord if they have changed, start the deliveries."""
        features.load(self.tree)
        self.add_dynamic_items(*CONTROLS)
        await self.tree.set_translator(FluentTranslator())
        await self._register_commands()
        await emojis.load_application_emojis(self)
        self.dispatcher.start()

    async def _register_commands(self) -> None:
        fingerprint = self.tree.definitions_hash(self.application_id)
        if fingerprint == await self.host.guilds.commands_hash():
            return
        await self.tree.sync()
        await self.host.guilds.set_commands_hash(fingerprint)
        log.info("registered %d commands with Discord", len(self.tree.get_commands()))

    def shards_connected(self) -> tuple[int, int]:
        """Return the number of connected shards of this process, and of all its shards, also those not begun yet."""
        connected = sum(not shard.is_closed() and self.is_ready() for shard in self.shards.values())
        return connected, len(self.shard_ids or range(self.shard_count or 0))

    async def on_ready(self) -> None:
        """Log that the bot is ready. Called again after each new session."""
        self.session.ring()
        log.info("ready as %s; servers: %d", self.user, len(self.guilds))
        assert self.application_id is not None
        log.info("this link adds the bot to a server: %s", invite(self.application_id))
        await self._store("the search for servers that have removed the bot", self._give_up_lost_servers)

    async def _give_up_lost_servers(self) -> None:
        """Cancel messages for servers that removed the bot while it was not connected.

        Discord lists all servers of our shards, including those with an outage.
        """
        for guild in await self.host.guilds.active():
            if serves(self, guild) and self.get_guild(guild) is None:
                log.info("server %d has removed the bot while it was away: its messages are cancelled", guild)
                await self.host.guilds.left(guild)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event to discord.py's handlers and to `Availability`.

        Events are ignored while closing: discord.py announces a little late that all servers have been received.
        """
        if self.is_closed():
            return
        super().dispatch(event, *args, **kwargs)
        self.availability.notice(event)

    async def on_interaction(self, interaction: discord.Interaction[Bastide]) -> None:
        """Answer forms, and deliver pending messages for the channel of the interaction at once."""
        self.unfinished.add_current()
        await forms.answer(interaction)
        await self.availability.retry_in_channel(interaction)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Cancel messages for a server that has removed the bot. An outage is reported by another event."""
        log.info("server %d has removed the bot: its messages are cancelled", guild.id)
        # Discord sends this event only once.
        await self._store(
            f"the removal from server {guild.id}", partial(self.host.guilds.left, GuildId(guild.id))
        )
        self.availability.forget_server(guild)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Make another thread for a match whose thread was deleted; for other threads alert the people concerned."""
        await self._channel_deleted(ChannelId(payload.thread_id), GuildId(payload.guild_id))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Handle the deletion of a channel and of its threads, for which Discord sends no events."""
        threads = channel.threads if isinstance(channel, discord.TextChannel | discord.ForumChannel) else ()
        for place in (channel, *threads):
            await self._channel_deleted(ChannelId(place.id), GuildId(channel.guild.id))

    async def _channel_deleted(self, channel: ChannelId, guild: GuildId) -> None:
        async def tell() -> None:
            await self.host.threads.lost(channel)
            await self._alerts.channel_deleted(channel, guild)

        # Discord sends this event only once.
        await self._store(f"the deletion of channel {channel}", tell)

    async def _store(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Call `work` for an event; while the database cannot be used, call it again."""
        self.unfinished.add_current()
        await until_stored(name, work)

    async def close(self) -> None:
        """Stop deliveries, finish answers, then disconnect. Tasks that take too long are cancelled."""
        await self.dispatcher.stop()
        await self.unfinished.finish(FINISH_SECONDS)
        await super().close()
        # More interactions may have arrived until then.
        await self.unfinished.finish(0)


def make_client(
    config: Config,
    services: Services,
    *,
    connector: aiohttp.BaseConnector | None,
    guild_ready_timeout: float,
) -> Bastide:
    """Return a client for Discord, or for the sandbox behind `connector`; nothing else in the program differs.

    `guild_ready_timeout` is the number of seconds without another server after which all are taken as received.
    """
    return Bastide(
        services,
        connector=connector,
        http_trace=request_tracing(services.now, rates.request_limit(services.host)),
        guild_ready_timeout=guild_ready_timeout,
        # Interactions need no intent; the intent for servers is for permissions and the names of channels.
        intents=discord.Intents(guilds=True),
        allowed_mentions=discord.AllowedMentions.none(),
        member_cache_flags=discord.MemberCacheFlags.none(),
        chunk_guilds_at_startup=False,
        max_messages=None,
        shard_ids=list(config.shards.ids) if config.shards else None,
        shard_count=config.shards.count if config.shards else None,
    )
