"""Settings and presets of servers, and the hash of the commands registered with Discord."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace

from host.challenges.challenges import Challenges
from host.errors import HostReason, HostRefusal
from host.events import ChallengeChanged, PuzzlesChanged
from host.games.table_options import check_options
from host.services import Services
from host.typed_names import LONGEST_NAME, checked_name, readable_name
from model.guilds import GuildSettings
from model.ids import GuildId
from model.tables import TableOptions
from storage import challenges, guilds, outbox, program_values, puzzles

MOST_KEPT = 1_000
"""The most servers whose settings are kept in memory."""

_COMMANDS = "commands"


class Guilds:
    """Settings of servers, presets, and the hash of the commands that were last registered."""

    def __init__(self, services: Services, challenges: Challenges) -> None:
        self._challenges = challenges
        self._database = services.database
        self._now = services.now
        self._events = services.events
        self._kept: OrderedDict[GuildId, GuildSettings] = OrderedDict()
        self._changes = 0

    async def settings(self, guild: GuildId) -> GuildSettings:
        """Return the settings of a server, or the defaults.

        Every press of a control needs them. If no other process can change them, they are kept in memory.
        """
        if guild in self._kept:
            return self._kept[guild]
        changes = self._changes
        async with self._database.read() as connection:
            found = await guilds.find(connection, guild)
        if not self._database.shared and changes == self._changes:
            self._kept[guild] = found
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found

    async def change(self, guild: GuildId, change: Callable[[GuildSettings], GuildSettings]) -> GuildSettings:
        """Store and return the settings that `change` makes of the stored ones.

        Refuses what `check_options` refuses for their `defaults`.
        """
        async with self._database.begin() as connection:
            settings = change(await guilds.find(connection, guild))
            check_options(settings.defaults)
            await guilds.put(connection, guild, settings)
        self._changes += 1
        self._kept.pop(guild, None)
        return settings

    async def active(self) -> frozenset[GuildId]:
        """Return the servers for which `left` would end or cancel something."""
        async with self._database.read() as connection:
            plans = frozenset(plan.guild for plan in await puzzles.plans(connection))
            on_ladders = await challenges.servers_with_open_on_ladders(connection)
            return plans | on_ladders | await outbox.servers_with_unposted(connection)

    async def left(self, guild: GuildId) -> None:
        """Store that the bot is no longer on a server.

        Its tile of the day ends, and its pending messages are cancelled. Open challenges on its ladders are
        withdrawn: they cannot be answered, and must not cost a place. Games stay as they are, and matches
        that wait for a thread get one if the bot comes back.
        """
        async with self._database.begin() as connection:
            plan = await puzzles.plan(connection, guild)
            if plan is not None and plan.active:
                await puzzles.put_plan(connection, replace(plan, active=False))
                await puzzles.close(connection, guild, self._now())
            withdrawn = await self._challenges.withdraw_on_ladders(connection, guild)
            await outbox.cancel_of_server(connection, guild)
        self._events.publish(PuzzlesChanged(guild))
        for challenge in withdrawn:
            self._events.publish(ChallengeChanged(challenge.id))

    async def presets(self, guild: GuildId) -> dict[str, TableOptions]:
        """Return the presets of a server by name, sorted by name."""
        async with self._database.read() as connection:
            return await guilds.presets_of(connection, guild)

    async def save_preset(self, guild: GuildId, name: str, options: TableOptions) -> str:
        """Store options as a preset, replacing one of the same name; return the name as stored.

        Refuses PRESET_NAME, and what `check_options` refuses.
        """
        name = checked_name(name, HostReason.PRESET_NAME)
        check_options(options)
        async with self._database.begin() as connection:
            await guilds.put_preset(connection, guild, name, options)
        return name

    async def delete_preset(self, guild: GuildId, name: str) -> None:
        """Delete the preset that was saved under this name, however it is spaced. Refuses NO_SUCH_PRESET."""
        name = readable_name(name)
        async with self._database.begin() as connection:
            if not await guilds.remove_preset(connection, guild, name):
                raise HostRefusal(HostReason.NO_SUCH_PRESET, preset=name[:LONGEST_NAME])

    async def commands_hash(self) -> str | None:
        """Return the hash of the command definitions that Discord has, as last given to `set_commands_hash`."""
        async with self._database.read() as connection:
            return await program_values.find(connection, _COMMANDS)

    async def set_commands_hash(self, value: str) -> None:
        """Store the hash of the command definitions that Discord has."""
        async with self._database.begin() as connection:
            await program_values.put(connection, _COMMANDS, value)
