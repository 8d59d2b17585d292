"""Settings of servers: what is kept in memory is never older than what was chosen."""

import asyncio
from dataclasses import replace
from functools import partial

from host.host import Host
from model.guilds import GuildSettings
from model.ids import GuildId

SERVER = GuildId(5)


async def test_what_was_chosen_is_answered_from_then_on(host: Host) -> None:
    """Chosen settings are returned from then on, also where older ones were kept in memory."""
    assert await host.guilds.settings(SERVER) == GuildSettings()
    for language in ("de", "fr"):
        chosen = await host.guilds.change(SERVER, partial(replace, language=language))
        assert await host.guilds.settings(SERVER) == chosen == GuildSettings(language=language)
    assert await host.guilds.settings(GuildId(6)) == GuildSettings()


async def test_who_asks_while_something_is_chosen_keeps_nothing_old(host: Host) -> None:
    """A read during a change never leaves the old settings in memory, whichever comes first."""
    for steps in range(24):
        chosen = GuildSettings(lobby_days=steps + 1)
        setting = asyncio.create_task(host.guilds.change(SERVER, partial(replace, lobby_days=steps + 1)))
        for _ in range(steps):
            await asyncio.sleep(0)
        asking = asyncio.create_task(host.guilds.settings(SERVER))
        await asyncio.gather(setting, asking)
        assert await host.guilds.settings(SERVER) == chosen


async def test_of_two_changes_in_one_instant_none_is_lost(host):
    """Of two changes to different settings in one instant both are kept."""
    await asyncio.gather(
        host.guilds.change(SERVER, lambda before: replace(before, lobby_days=9)),
        host.guilds.change(SERVER, lambda before: replace(before, thread_per_game=True)),
    )
    found = await host.guilds.settings(SERVER)
    assert (found.lobby_days, found.thread_per_game) == (9, True)
