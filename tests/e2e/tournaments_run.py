"""What tests of tournaments share: waiting for one, and playing its matches."""

import asyncio

from game.engine.legal import placements
from game.values.moves import Skip
from game.values.phases import Phase
from host.events import GameEnded, GameMoved, TournamentChanged
from model.tables import GameStatus


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


async def play_match(client, match):
    """Play the game of a match to its end, as quick as the host takes moves."""
    host, game = client.host, match.counted[-1].game
    view = await host.games.view(game)
    while view.status is GameStatus.RUNNING:
        deploying = view.position.phase is Phase.DEPLOY
        moves = [Skip()] if deploying else [placements(view.position)[0], Skip()]
        view = (await host.games.move(game, view.to_move.person, view.seq, moves)).view


async def seated(client, box, number):
    """The tournament once every open match of round `number` has its game."""
    return await tournament_once(
        client,
        box,
        lambda tournament: (
            len(tournament.rounds) == number
            and all(match.counted or not match.open for match in tournament.matches_of(number))
        ),
    )
