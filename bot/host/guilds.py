"""What servers choose: channels, language, defaults, presets; and what the program remembers about itself."""

from __future__ import annotations

from storage.values import GuildId, GuildSettings, TableOptions


class Guilds:
    """Settings of servers, presets, and the hash of the commands that were last registered."""

    async def settings(self, guild: GuildId) -> GuildSettings:
        """The server's choices, or the defaults."""
        raise NotImplementedError

    async def set(self, guild: GuildId, settings: GuildSettings) -> None:
        """Keep the server's choices."""
        raise NotImplementedError

    async def presets(self, guild: GuildId) -> dict[str, TableOptions]:
        """The saved options by name, in the order of names."""
        raise NotImplementedError

    async def save_preset(self, guild: GuildId, name: str, options: TableOptions) -> None:
        """Keep options under a name, in place of what had it. Refuses PRESET_NAME, SEATS_RANGE, TURN_TIME_RANGE, RulesetError."""
        raise NotImplementedError

    async def delete_preset(self, guild: GuildId, name: str) -> None:
        """Forget a preset. Refuses NO_SUCH_PRESET."""
        raise NotImplementedError

    async def commands_hash(self) -> str | None:
        """The hash of the command definitions that Discord has, as last said to `set_commands_hash`."""
        raise NotImplementedError

    async def set_commands_hash(self, value: str) -> None:
        """Remember which command definitions Discord has."""
        raise NotImplementedError
