"""Waiting for a tournament of the server, or for a round of it, and reading what its referees decided."""

from bench.support import scripted
from model.ids import GuildId
from storage import decisions


async def the_tournament(client, box):
    """Return the tournament of this server that is open, else the newest."""
    rows = await client.host.tournaments.of_guild(GuildId(int(box.server.id)))
    return await client.host.tournaments.get(rows[0].id)


async def tournament_once(client, box, true):
    """Return that tournament as soon as `true` holds of it."""
    return await scripted.until(client, true, GuildId(int(box.server.id)))


async def seated(client, box, number):
    """Return the tournament once every open match of round `number` has its game."""
    return await tournament_once(
        client,
        box,
        lambda tournament: len(tournament.rounds) == number and scripted.seated(tournament, number),
    )


async def decisions_of(client, tournament):
    """Return what the referees of a tournament have decided, in order."""
    async with client.host.statistics._database.read() as connection:
        return await decisions.of_tournament(connection, tournament.id)
