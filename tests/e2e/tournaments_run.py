"""Waiting for a tournament of the server, or for a round of it."""

import asyncio

from bench.support import scripted
from host.events import GameEnded, GameMoved, TournamentChanged


async def the_tournament(client, box):
    """The tournament of this server, with everything in it."""
    rows = await client.host.tournaments.of_guild(int(box.server.id))
    return await client.host.tournaments.get(rows[0].id)


async def tournament_once(client, box, true):
    """The tournament as soon as `true` holds of it."""
    changes = client.host.events.subscribe(GameMoved, GameEnded, TournamentChanged)
    async with asyncio.timeout(60):
        while True:
            changed = changes.next()
            tournament = await the_tournament(client, box)
            if true(tournament):
                return tournament
            await asyncio.wait([asyncio.ensure_future(changed.wait())], timeout=0.2)


async def seated(client, box, number):
    """The tournament once every open match of round `number` has its game."""
    return await tournament_once(
        client,
        box,
        lambda tournament: len(tournament.rounds) == number and scripted.seated(tournament, number),
    )
