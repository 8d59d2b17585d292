"""Shared by scripted tournaments: the people, waiting for a state of a tournament, playing its games."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from bot.app.client import Bastide
from game.engine.legal import placements
from game.values.moves import Move, Skip
from game.values.phases import Phase
from game.values.ruleset import Option, Ruleset
from host.events import GameEnded, GameMoved, TournamentChanged
from host.host import Host
from model.guilds import GuildSettings
from model.ids import GameId, GuildId
from model.matches import Match, MatchEnding
from model.tables import GameStatus, TableOptions, TimeOut
from model.tournaments import Tournament, TournamentStatus
from sandbox.script import Actor, Sandbox

Played = TypeVar("Played")

PATIENCE_SECONDS = 120.0

RULES = TableOptions(
    ruleset=Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(3, 3)),
    time_out=TimeOut.RANDOM_TILE,
)


class Cast:
    """The people of a tournament: an organiser, and `people` players, by their ids."""

    def __init__(self, box: Sandbox, people: int) -> None:
        self.box = box
        self.table = box.channel("games")
        self.organiser = box.person("Olga")
        box.grant(self.organiser, "Organiser")
        self.people = {actor.id: actor for actor in (box.person(f"Player {n + 1}") for n in range(people))}

    def actor(self, tournament: Tournament, match: Match, seat: int) -> Actor:
        """Return the person on a seat of a match."""
        return self.people[str(tournament.entrant(match.entrants[seat]).person)]


def played(tournament: Callable[[Path], Coroutine[Any, Any, Played]]) -> Played:
    """Return what a scripted tournament returns, which is called with a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(tournament(Path(folder)))


async def set_defaults(client: Bastide, box: Sandbox, options: TableOptions) -> None:
    """Store the options of new tables on the sandbox's server."""
    await client.host.guilds.change(GuildId(int(box.server.id)), lambda _: GuildSettings(defaults=options))


def endings(tournament: Tournament) -> dict[MatchEnding, int]:
    """Return how many matches of a tournament ended in each way."""
    return dict(Counter(match.ending for match in tournament.matches if match.ending is not None))


def is_over(tournament: Tournament) -> bool:
    """Return whether a tournament has come to its end."""
    return tournament.header.status is TournamentStatus.OVER


async def until(
    client: Bastide, true: Callable[[Tournament], bool], guild: GuildId | None = None
) -> Tournament:
    """Return the open, or else newest, tournament once `true` is true of it.

    It is that of the server `guild`, by default the bot's first.
    """
    changes = client.host.events.subscribe(GameMoved, GameEnded, TournamentChanged)
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            changed = changes.next()
            (row, *_) = await client.host.tournaments.of_guild(guild or GuildId(client.guilds[0].id))
            tournament = await client.host.tournaments.get(row.id)
            if true(tournament):
                return tournament
            try:
                async with asyncio.timeout(0.2):
                    await changed.wait()
            except TimeoutError:
                continue


def seated(tournament: Tournament, number: int) -> bool:
    """Return whether the round has begun and all its open matches have a game."""
    found = tournament.matches_of(number)
    return bool(found) and all(match.counted or not match.open for match in found)


async def turn(host: Host, game: GameId) -> GameStatus:
    """Play a turn of the person to move in a game, and return the game's status after it."""
    view = await host.games.view(game)
    if view.to_move is None or view.to_move.person is None:
        return view.status
    deploying = view.position.phase is Phase.DEPLOY
    moves: list[Move] = [Skip()] if deploying else [placements(view.position)[0], Skip()]
    return (await host.games.move(game, view.to_move.person, view.seq, moves)).view.status


async def play(client: Bastide, match: Match) -> None:
    """Play the game of a match to its end."""
    while await turn(client.host, match.counted[-1].game) is GameStatus.RUNNING:
        pass


async def resign_half_way(client: Bastide, tournament: Tournament, match: Match, seat: int) -> None:
    """Play four turns of a match and let a seat resign, late enough for the resignation to count.

    A game that ends before is left as it is, as its result may not have been counted yet.
    """
    for _ in range(4):
        if await turn(client.host, match.counted[-1].game) is not GameStatus.RUNNING:
            return
    loser = tournament.entrant(match.entrants[seat]).person
    await client.host.seats.resign(match.counted[-1].game, loser, None)
