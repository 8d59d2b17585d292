"""A tournament played while processes are killed, and checks of its rows: one result a game, one champion."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa

from bench.support.cluster_tables import LOOK_SECONDS, Table, Tables
from game.values.ruleset import Option, Ruleset
from host.errors import HostRefusal
from host.games.views import Person
from host.host import Host
from host.tournaments.running.knock_out import slots
from model.errors import StorageTrouble
from model.ids import ChannelId, GameId, GuildId, PersonId, TournamentId
from model.outbox import MessageKind
from model.ratings import Pool
from model.tables import TableOptions
from model.tournaments import Format, Plan, Tournament, TournamentSpec, TournamentStatus
from sandbox.script import Sandbox
from storage import ratings, results
from storage.database import Connection, Database
from storage.schema_outbox import outbox

BEGINS_IN = timedelta(seconds=5)
NAME = "Evening"


class Knockout:
    """A knock-out of `people` people at small tables, a round following at once on the one before."""

    def __init__(self, box: Sandbox, tables: Tables, database: Database, host: Host, people: int) -> None:
        self._box = box
        self._tables = tables
        self._database = database
        self._host = host
        self._people = {
            int(person.id): person for person in (box.person(f"Player {n + 1}") for n in range(people))
        }
        self._channel = box.channel("tournament")
        self._playing: list[asyncio.Task[None]] = []
        self._seen: set[GameId] = set()
        self._stopped = False
        self._tournament: Tournament | None = None

    async def announce(self) -> None:
        """Store the tournament and its entrants; the first round is started by the bot's processes."""
        organiser = self._box.person("Olga")
        spec = TournamentSpec(
            GuildId(int(self._box.server.id)),
            ChannelId(int(self._channel.id)),
            PersonId(int(organiser.id)),
            NAME,
            Format.ELIMINATION,
            Plan(at_once=True),
            TableOptions(
                ruleset=Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(3, 3)), seats=2, rated=True
            ),
            sign_up_until=datetime.now(UTC) + BEGINS_IN,
        )
        self._tournament = await self._host.tournaments.create(spec)
        for number, actor in self._people.items():
            await self._host.tournaments.join(
                self._tournament.id, Person(PersonId(number), actor.person.name)
            )

    async def follow(self) -> None:
        """Play every match that has a game, until the tournament is over or `stop` is called."""
        try:
            while not self._stopped and not self.over:
                # Errors while the database is away are ignored, and the next look tries again.
                with suppress(StorageTrouble, HostRefusal):
                    await self._sit_down()
                await asyncio.sleep(LOOK_SECONDS)
        finally:
            await asyncio.gather(*self._playing)

    @property
    def id(self) -> TournamentId:
        """The tournament's id."""
        assert self._tournament is not None, "not announced"
        return self._tournament.id

    def stop(self) -> None:
        """Make all people stop pressing."""
        self._stopped = True

    @property
    def over(self) -> bool:
        """True if the tournament was over when it was last read."""
        return self._tournament is not None and self._tournament.header.status is TournamentStatus.OVER

    async def _sit_down(self) -> None:
        assert self._tournament is not None
        self._tournament = await self._host.tournaments.get(self._tournament.id)
        for match in self._tournament.matches:
            for leg in match.counted:
                channel = self._box.world.channels.get(str(match.channel))
                if leg.game in self._seen or channel is None:
                    continue
                self._seen.add(leg.game)
                people = tuple(
                    self._people[self._tournament.entrant(entrant).person] for entrant in match.entrants
                )
                table = Table(leg.game, channel, people)
                self._playing.append(asyncio.create_task(self._tables.play(table, lambda: not self._stopped)))

    async def figures(self) -> tuple[dict[str, float], list[str]]:
        """Return the figures of the tournament, and a sentence for each contradiction in its rows."""
        assert self._tournament is not None
        tournament = self._tournament = await self._host.tournaments.get(self._tournament.id)
        decided = [match for match in tournament.matches if not match.open]
        async with self._database.read() as connection:
            wrong = [
                *_wrong_rounds(tournament),
                *await self._wrong_results(connection, tournament),
                *await self._wrong_messages(connection, tournament),
            ]
        return {
            "tournament_people": len(tournament.entrants),
            "tournament_rounds": len(tournament.rounds),
            "tournament_matches": len(tournament.matches),
            "tournament_results": len(decided),
            "tournament_messages": self._tables.posted_about(tournament.id),
            "tournament_champions": await self._champions(tournament),
            "tournament_wrong": len(wrong),
        }, wrong

    async def _champions(self, tournament: Tournament) -> int:
        if not self.over:
            return 0
        order = await self._host.tournaments.final_order(tournament)
        return sum(place == 1 for place, _ in order)

    async def _wrong_results(self, connection: Connection, tournament: Tournament) -> list[str]:
        """Return a sentence for each ended game without a result, and each wrong number of rated games."""
        wrong, rated = list[str](), Counter[str]()
        for match in tournament.matches:
            ended = [leg.game for leg in match.legs if leg.scores is not None]
            for game in ended:
                if await results.find(connection, game) is None:
                    wrong.append(f"game {game} has ended and has no result")
                rated.update(player for player, _ in await self._host.statistics.changes(game, None))
        players = [str(entrant.person) for entrant in tournament.entrants]
        found = await ratings.find(connection, [Pool()], players)
        for player in players:
            row = found.get((Pool(), player))
            if (row.games if row else 0) != rated[player]:
                wrong.append(
                    f"{player} is rated by {row.games if row else 0} games and has played {rated[player]}"
                )
        return wrong

    async def _wrong_messages(self, connection: Connection, tournament: Tournament) -> list[str]:
        """Return a sentence for each fault: there must be one message of each round, each match and the end.

        Messages noted as posted must exist, and each match must have one thread, whichever process made it.
        """
        row = outbox.c
        query = sa.select(row.kind, row.round, row.match, row.message, row.channel).where(
            row.tournament == tournament.id, sa.not_(row.cancelled)
        )
        found = (await connection.execute(query)).all()
        wrong = list[str]()
        posted = Counter((entry.kind, entry.round, entry.match) for entry in found)
        expected = Counter(
            [
                *((MessageKind.ROUND, round_.number, None) for round_ in tournament.rounds),
                *((MessageKind.MATCH, match.round, match.number) for match in tournament.matches),
                *([(MessageKind.TOURNAMENT_ENDED, None, None)] if self.over else ()),
            ]
        )
        kinds = (MessageKind.ROUND, MessageKind.MATCH, MessageKind.TOURNAMENT_ENDED)
        if {key: times for key, times in posted.items() if key[0] in kinds} != expected:
            wrong.append(f"posted are {posted}, not {expected}")
        world = self._box.world
        threads = Counter(
            channel.name for channel in world.channels.values() if channel.parent_id == self._channel.id
        )
        wrong += [f"{times} threads are called {name}" for name, times in threads.items() if times > 1]
        for entry in found:
            messages = world.messages.get(str(entry.channel), {})
            if entry.message is not None and str(entry.message) not in messages:
                wrong.append(f"{entry.kind.value} of round {entry.round} does not stand")
        return wrong


def _wrong_rounds(tournament: Tournament) -> Iterator[str]:
    """Yield a sentence for each fault of the rounds.

    A match must have the entrants of its bracket slot and count one game. No round may end before its
    matches.
    """
    bracket = {(slot.round, slot.number): {slot.first, slot.second} for slot in slots(tournament)}
    for match in tournament.matches:
        name = f"match {match.number} of round {match.round}"
        if set(match.entrants) != bracket.get((match.round, match.number)):
            yield f"{name} has {match.entrants}, the bracket says {bracket.get((match.round, match.number))}"
        if len(match.counted) > 1 or (not match.open and not match.counted):
            yield f"{name} counts {len(match.counted)} games"
    for round_ in tournament.rounds:
        if round_.ended_at is not None and any(match.open for match in tournament.matches_of(round_.number)):
            yield f"round {round_.number} has ended before its matches"
