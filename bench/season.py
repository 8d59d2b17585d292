"""A whole season through the sandbox: thirty-two people by script, five rounds and a knock-out of eight.

People drop out, let their time run out and resign; the bot is stopped and started twice. It must end by itself:
`python -m bench season` prints how it went and how long it took.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from bench._in_process import running
from bench._report import report
from bot.app.client import Bastide
from game.engine.legal import placements
from game.values.moves import Move, Skip
from game.values.phases import Phase
from game.values.ruleset import Option, Ruleset
from host.events import GameEnded, GameMoved, TournamentChanged
from host.tournaments.running.results import BREAK, GRACE
from model.ids import GuildId
from model.servers import GuildSettings
from model.tables import GameStatus, TableOptions, TimeOut
from model.tournaments import Match, MatchEnding, Tournament, TournamentStatus
from sandbox.script import Actor, Sandbox, Settings

PATIENCE_SECONDS = 120.0
ROUND_DAYS = 10
DAY_SECONDS = 24 * 3600

RULES = TableOptions(
    ruleset=Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(3, 3)),
    time_out=TimeOut.RANDOM_TILE,
)


@dataclass(frozen=True, slots=True)
class Season:
    """How a season went: the order in which people ended, and how its matches did."""

    tournament: Tournament
    order: tuple[str, ...]
    endings: dict[MatchEnding, int]
    ceremony: str
    restarts: int


class Script:
    """Plays everybody's part."""

    def __init__(self, box: Sandbox, people: int) -> None:
        self.box = box
        self.table = box.channel("games")
        self.organiser = box.person("Olga")
        box.grant(self.organiser, "Organiser")
        self.people = {actor.id: actor for actor in (box.person(f"Player {n + 1}") for n in range(people))}

    def actor(self, tournament: Tournament, match: Match, seat: int) -> Actor:
        """Who sits on a seat of a match."""
        return self.people[str(tournament.entrant(match.entrants[seat]).person)]

    async def announce(self, rounds: int, knock_out: int) -> None:
        """A tournament that everybody enters, and its start."""
        reply = await self.organiser.slash(
            self.table,
            "tournament create",
            name="Season",
            format="swiss-elimination",
            rounds=rounds,
            knockout=knock_out,
            duplicate=True,
            round_days=ROUND_DAYS,
        )
        for actor in self.people.values():
            await actor.click(reply.message, "Enter")
        await self.organiser.slash(self.table, "tournament start")

    async def play_round(self, client: Bastide, tournament: Tournament) -> Tournament:
        """All matches of the newest round: some played, some resigned, one left to the clock, one dropped out of."""
        number = len(tournament.rounds)
        late = False
        for index, match in enumerate(one for one in tournament.matches_of(number) if one.open):
            if index == 0 and number <= 2:
                await self.actor(tournament, match, 0).slash(self.table, "tournament leave")
            elif index == 1 and number in (2, 3):
                await turn(client, match)
                late = True
            elif index % 3 == 2:
                await play(client, match)
            else:
                # Half of the game, so that the resignation counts.
                for _ in range(4):
                    await turn(client, match)
                loser = tournament.entrant(match.entrants[index % 2]).person
                await client.host.seats.resign(match.counted[-1].game, loser, None)
        if late:
            # The reminder, the deadline, and a day for the referee, who does not come.
            for seconds in (ROUND_DAYS * DAY_SECONDS, GRACE.total_seconds() + 60):
                self.box.advance(seconds)
                await self._quiet(client)
        return await until(client, lambda now: now.rounds[number - 1].ended_at is not None)

    async def next_round(self, client: Bastide, tournament: Tournament) -> Tournament:
        """The tournament when the next round has begun and sits at its boards, or when it is over."""
        self.box.advance(BREAK.total_seconds() + 60)
        number = len(tournament.rounds) + 1
        return await until(
            client, lambda now: seated(now, number) or now.header.status is TournamentStatus.OVER
        )

    async def _quiet(self, client: Bastide) -> None:
        """Returns when the clocks have been looked at."""
        await client.host.timekeeper.run_due()
        await client.host.director.run_due()


async def season(people: int, rounds: int, knock_out: int, directory: Path) -> Season:
    """A season with so many people, played to its end, with two restarts."""
    database = directory / "bastide.db"
    async with Sandbox(Settings(directory=directory / "box")) as box:
        script = Script(box, people)
        restarts = 0
        async with running(box, database) as client:
            guild = GuildId(int(box.server.id))
            await client.host.guilds.set(
                guild, GuildSettings(defaults=replace(RULES, turn_seconds=DAY_SECONDS))
            )
            await script.announce(rounds, knock_out)
            tournament = await until(client, lambda now: seated(now, 1))
            tournament = await script.play_round(client, tournament)
        while not _over(tournament):
            async with running(box, database) as client:
                while not _over(tournament):
                    if all(match.open for match in tournament.matches_of(len(tournament.rounds))):
                        tournament = await script.play_round(client, tournament)
                        if restarts == 0:
                            break
                    tournament = await script.next_round(client, tournament)
                if _over(tournament):
                    order = await client.host.tournaments.final_order(tournament)
                    ceremony = await box.message_for(
                        script.organiser, script.table, lambda one: "Season!" in one.text, PATIENCE_SECONDS
                    )
            restarts += 1
    endings = Counter(match.ending for match in tournament.matches if match.ending is not None)
    names = tuple(tournament.entrant(entrant).name for _, entrant in order)
    return Season(tournament, names, dict(endings), ceremony.text, restarts)


async def until(client: Bastide, true: Callable[[Tournament], bool]) -> Tournament:
    """The tournament as soon as `true` holds of it."""
    changes = client.host.events.subscribe(GameMoved, GameEnded, TournamentChanged)
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            changed = changes.next()
            (row, *_) = await client.host.tournaments.of_guild(GuildId(client.guilds[0].id))
            tournament = await client.host.tournaments.get(row.id)
            if true(tournament):
                return tournament
            try:
                async with asyncio.timeout(0.2):
                    await changed.wait()
            except TimeoutError:
                continue


def _over(tournament: Tournament) -> bool:
    return tournament.header.status is TournamentStatus.OVER


def seated(tournament: Tournament, number: int) -> bool:
    """Return whether the round has begun and all its open matches have a game."""
    found = tournament.matches_of(number)
    return bool(found) and all(match.counted or not match.open for match in found)


async def turn(client: Bastide, match: Match) -> GameStatus:
    """Whoever is to move plays a turn; how the game stands then."""
    host, game = client.host, match.counted[-1].game
    view = await host.games.view(game)
    if view.to_move is None or view.to_move.person is None:
        return view.status
    deploying = view.position.phase is Phase.DEPLOY
    moves: list[Move] = [Skip()] if deploying else [placements(view.position)[0], Skip()]
    return (await host.games.move(game, view.to_move.person, view.seq, moves)).view.status


async def play(client: Bastide, match: Match) -> None:
    """Play the game of a match to its end."""
    while await turn(client, match) is GameStatus.RUNNING:
        pass


def main(argv: list[str]) -> None:
    """Play the season of thirty-two."""
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        played = asyncio.run(season(32, 5, 8, Path(folder)))
    measured = {
        "rounds": len(played.tournament.rounds),
        "matches": len(played.tournament.matches),
        **{ending.value: count for ending, count in played.endings.items()},
        "restarts": played.restarts,
        "seconds": round(time.perf_counter() - begun, 1),
    }
    report(measured, argv)
