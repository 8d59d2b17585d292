"""Tests of events that Discord sends once: deleted threads, and servers that removed the bot."""

from datetime import timedelta
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.app.client import Bastide
from bot.platform.unfinished import UnfinishedTasks
from model.errors import StorageTrouble
from model.ids import ChannelId, GuildId


def client_with(host: SimpleNamespace) -> Any:
    """Return the part of a client that stores such events."""
    client = cast("Any", SimpleNamespace(host=host, unfinished=UnfinishedTasks()))
    client._store = partial(Bastide._store, client)
    return client


async def test_a_deleted_thread_is_stored_once_the_database_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The event of a deleted thread is stored once the database is back."""
    monkeypatch.setattr("host.background.AFTER_TROUBLE", timedelta(0))
    stored: list[ChannelId] = []
    alerted: list[tuple[ChannelId, GuildId | None]] = []

    async def lost(channel: ChannelId) -> None:
        stored.append(channel)
        if len(stored) < 3:
            raise StorageTrouble("gone")

    async def channel_deleted(channel: ChannelId, guild: GuildId | None) -> None:
        alerted.append((channel, guild))

    client = client_with(SimpleNamespace(threads=SimpleNamespace(lost=lost)))
    client._alerts = SimpleNamespace(channel_deleted=channel_deleted)
    client._channel_deleted = partial(Bastide._channel_deleted, client)
    await Bastide.on_raw_thread_delete(client, cast("Any", SimpleNamespace(thread_id=7, guild_id=3)))
    assert stored == [ChannelId(7)] * 3
    assert alerted == [(ChannelId(7), GuildId(3))]


async def test_a_server_that_removed_the_bot_is_stored_once_the_database_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Messages for a server that removed the bot are cancelled once the database is back."""
    monkeypatch.setattr("host.background.AFTER_TROUBLE", timedelta(0))
    stored: list[GuildId] = []
    forgotten: list[object] = []

    async def left(guild: GuildId) -> None:
        stored.append(guild)
        if len(stored) < 3:
            raise StorageTrouble("full")

    client = client_with(SimpleNamespace(guilds=SimpleNamespace(left=left)))
    client.availability = SimpleNamespace(forget_server=forgotten.append)
    server = cast("Any", SimpleNamespace(id=3))
    await Bastide.on_guild_remove(client, server)
    assert stored == [GuildId(3)] * 3
    assert forgotten == [server]
