"""A running game without moves, for tests of the rows about it."""

from datetime import datetime

from model.games import GameHeader
from model.ids import ChannelId, GameId, GuildId
from model.tables import GameStatus, TableOptions
from storage import games
from storage.database import Connection


async def add_game(
    connection: Connection, game: GameId, channel: ChannelId, at: datetime, guild: GuildId | None = None
) -> None:
    """Store a game that was created and started at the time `at`, on a server or (None) on none."""
    await games.insert(
        connection,
        GameHeader(
            id=game,
            guild=guild,
            channel=channel,
            host=None,
            status=GameStatus.RUNNING,
            options=TableOptions(),
            rules_version=1,
            seed="",
            commitment="",
            created_at=at,
            started_at=at,
        ),
    )
