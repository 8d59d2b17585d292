"""Tests of the ratings and the places in a person's profile."""

from games_played import ANN, BEN, GUILD

from host.host import Host
from model.ids import GuildId
from model.ratings import Pool, RatingRow
from storage import ratings
from storage.database import Database

NUMBERS = (None, 2, 3, 4, 5, 6)
"""The numbers of seats by which ratings are kept: None for all games together."""

PLACES = {Pool(scope, seats): 1 + (seats in (None, 4)) for scope in (GUILD, None) for seats in NUMBERS}
"""Ann's place in each pool of her profile: Ben is ahead in two on each scope."""


async def test_a_profile_has_the_ratings_of_its_server_and_of_all_servers(
    host: Host, database: Database
) -> None:
    """It has those for each number of seats, with the places, and none against computers or of another server."""
    others = Pool(GuildId(8)), Pool(GUILD, computers=True)
    rows = [
        RatingRow(pool, str(person.id), 25.0, 2.0, 10, shown)
        for pool in (*PLACES, *others)
        for person, shown in ((ANN, 1500), (BEN, 1300 + 300 * (PLACES.get(pool) == 2)))
    ]
    async with database.begin() as connection:
        await ratings.put(connection, rows)
    found = await host.statistics.profile(ANN.id, GUILD, None)
    assert {row.pool for row in found.ratings} == PLACES.keys()
    assert found.places == PLACES
    everywhere = await host.statistics.profile(ANN.id, None, None)
    assert {row.pool for row in everywhere.ratings} == {pool for pool in PLACES if pool.guild is None}
