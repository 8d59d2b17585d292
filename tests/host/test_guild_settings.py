"""Tests of settings of servers: those kept in memory are never older than those stored."""

import asyncio
from dataclasses import replace
from functools import partial

from host.host import Host
from model.guilds import GuildSettings
from model.ids import GuildId

SERVER = GuildId(5)


async def test_changed_settings_replace_those_in_memory(host: Host) -> None:
    """Chosen settings are returned from then on, also where older ones were kept in memory."""
    assert await host.guilds.settings(SERVER) == GuildSettings()
    for language in ("de", "fr"):
        chosen = await host.guilds.change(SERVER, partial(replace, language=language))
        assert await host.guilds.settings(SERVER) == chosen == GuildSettings(language=language)
    assert await host.guilds.settings(GuildId(6)) == GuildSettings()


async def test_a_read_during_a_change_leaves_no_old_settings_in_memory(host: Host) -> None:
    """A read during a change never leaves the old settings in memory, whichever comes first."""
    for steps in range(24):
        chosen = GuildSettings(lobby_days=steps + 1)
        setting = asyncio.create_task(host.guilds.change(SERVER, partial(replace, lobby_days=steps + 1)))
        for _ in range(steps):
            await asyncio.sleep(0)
        asking = asyncio.create_task(host.guilds.settings(SERVER))
        await asyncio.gather(setting, asking)
        assert await host.guilds.settings(SERVER) == chosen


async def test_two_changes_at_once_are_both_kept(host):
    """Of two changes to different settings in one instant both are kept."""
    await asyncio.gather(
        host.guilds.change(SERVER, lambda before: replace(before, lobby_days=9)),
        host.guilds.change(SERVER, lambda before: replace(before, thread_per_game=True)),
    )
    found = await host.guilds.settings(SERVER)
    assert (found.lobby_days, found.thread_per_game) == (9, True)
