"""Games that were played before the bot starts, so that a test begins at a certain position of them."""

import random
from datetime import UTC, datetime, timedelta
from itertools import count

from game.engine.legal import moves
from game.engine.match import play, start
from game.values.phases import Phase
from host.games.views import Person
from host.host import Host
from model.ids import ChannelId, GuildId, PersonId
from model.tables import FirstSeat, TableOptions
from storage.database import Database

MADE_BEFORE = timedelta(minutes=5)
"""The age of the game when the bot starts: old enough that only its newest message is posted."""


def moves_until(ruleset, seats, reached):
    """Return a secret, random moves, and the first position after them for which `reached` returns True.

    The moves are pairs of a colour and the move that its player makes.
    """
    for number in count(1):
        secret, chance, played = bytes([number]) * 32, random.Random(0), []
        match, _ = start(ruleset, seats, secret.hex())
        while match.position.phase is not Phase.OVER:
            if reached(match.position):
                return secret, played, match.position
            played.append((match.position.actors[0], chance.choice(moves(match.position))))
            match, _ = play(match, played[-1][1])
    raise AssertionError


async def stored_game(box, database, table, people, secret, moves, **options):
    """Play a game of these people, by the colours of their seats, without posting any of it; return its id.

    `secret` is that of the bag, and `made` are pairs of a colour and the move that its player has made.
    """
    opened = await Database.open(str(database))
    host = Host(opened, lambda: datetime.now(UTC) - MADE_BEFORE, lambda length: secret[:length])
    options = TableOptions(first=FirstSeat.AS_SEATED, seats=len(people), **options)
    sitting = [Person(PersonId(int(person.id)), person.person.name) for person in people.values()]
    lobby = await host.lobby.open(GuildId(int(box.server.id)), ChannelId(int(table.id)), sitting[0], options)
    for player in sitting[1:]:
        await host.lobby.join(lobby.id, player)
    view = await host.lobby.start(lobby.id, sitting[0].id)
    for colour, move in moves:
        view = (await host.games.move(view.id, PersonId(int(people[colour].id)), view.seq, [move])).view
    await host.close()
    await opened.close()
    return view.id
