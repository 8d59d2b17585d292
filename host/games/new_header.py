"""Headers of new games: an id that no game has, a secret seed and its commitment."""

from __future__ import annotations

from functools import partial

from game.engine.bag import commitment
from game.values.ruleset import RULES_VERSION
from host.names import unused_id
from host.services import Secret, Services
from model.games import GameHeader
from model.ids import ChannelId, GameId, GuildId, PersonId
from model.tables import GameStatus, TableOptions
from storage import games
from storage.database import Connection

SEED_BYTES = 32


def new_seed(secret: Secret) -> str:
    """Return a random seed in hexadecimal digits."""
    return secret(SEED_BYTES).hex()


async def new_header(
    connection: Connection,
    services: Services,
    guild: GuildId | None,
    channel: ChannelId,
    host: PersonId | None,
    options: TableOptions,
    seed: str | None = None,
) -> GameHeader:
    """Return the header of a table that opens now and is not stored yet, with a new seed unless one is given."""
    seed = seed or new_seed(services.secret)
    return GameHeader(
        id=await unused_id(services.secret, GameId, partial(games.find, connection)),
        guild=guild,
        channel=channel,
        host=host,
        status=GameStatus.LOBBY,
        options=options,
        rules_version=RULES_VERSION,
        seed=seed,
        commitment=commitment(seed),
        created_at=services.now(),
    )
