"""Tournaments of the sandbox's server: starting one, waiting for a state of it, and reading referees' decisions."""

from playing import small_table

from bench.support import scripted
from model.ids import GuildId
from model.tables import TimeOut
from storage import decisions


def new_people(box, count):
    """Return `count` new people of the server, named Player 1, Player 2 and so on."""
    return [box.person(f"Player {number}") for number in range(1, count + 1)]


async def start_tournament(client, box, table, organiser, people, **options):
    """Start a tournament of these people; return it once the matches of its first round have games.

    Its games are short. `options` of `/tournament create` change what it is by default: a Swiss tournament
    named Cup.
    """
    await small_table(client, box, turn_seconds=24 * 3600, time_out=TimeOut.RANDOM_TILE)
    await organiser.slash(table, "tournament create", **{"name": "Cup", "format": "swiss", **options})
    for person in people:
        await person.slash(table, "tournament join")
    await organiser.slash(table, "tournament start")
    return await seated(client, box, 1)


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
