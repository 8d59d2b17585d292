"""Tests of rows that are stored in place of others."""

from model.guilds import GameOpeners
from storage import rows
from storage.database import Database
from storage.schema import guilds, presets

SETTINGS = {
    "channels": [],
    "openers": GameOpeners.EVERYONE,
    "mention": True,
    "thread_per_game": False,
    "theme": "flat-dark",
    "defaults": {},
}


async def test_a_row_replaces_the_one_with_its_primary_key(address: str) -> None:
    """A row of a new key is added, and one of a stored key replaces it."""
    database = await Database.open(address)
    async with database.begin() as connection:
        for name, options in (("fast", {}), ("slow", {}), ("fast", {"seats": 3})):
            await rows.put(connection, presets, guild=1, name=name, options=options)
        found = await connection.execute(presets.select().order_by(presets.c.name))
        assert [tuple(row) for row in found] == [(1, "fast", {"seats": 3}), (1, "slow", {})]
    await database.close()


async def test_columns_that_are_not_given_stay(address: str) -> None:
    """A row that is stored without a value of the one before it keeps that value."""
    database = await Database.open(address)
    async with database.begin() as connection:
        await rows.put(connection, guilds, id=1, lobby_days=3, **SETTINGS)
        await rows.put(connection, guilds, id=1, theme="painted-light")
        (row,) = await connection.execute(guilds.select())
        assert (row.lobby_days, row.theme) == (3, "painted-light")
    await database.close()
