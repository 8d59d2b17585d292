"""Starting the games of matches: seats in the match's order of play, tiles by the round's seed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from game.values.ruleset import Colour, Option
from host.errors import HostRefusal
from host.games.new_header import new_header
from host.games.past_seats import has_resigned
from host.games.repository import GameRepository
from host.services import Services
from host.tournaments.standings.matches import leg_seats
from host.tournaments.standings.model import Table
from model.ids import EntrantId
from model.matches import DecisionKind, Match
from model.outbox import MessageKind
from model.tables import FirstSeat, GameStatus, Occupant, Seat
from model.tournaments import Stage, Tournament
from storage import decisions, games, matches, outbox, tournaments
from storage.database import Connection


class MatchStarts:
    """Starts the games of matches."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._services = services
        self._repository = repository

    async def begin(self, connection: Connection, tournament: Tournament, match: Match, leg: int) -> None:
        """Start the next game of a match in the match's thread. A Conflict says that it had begun.

        If a table was opened in that thread, the match gets another thread, and its game begins there. In a
        duplicate round all matches draw the same tiles, except those that are played again: their players
        have seen some, or the seed was published. They draw fresh tiles from then on, and are told so. The
        seats of entrants who have dropped out, or resigned from the game in whose place this one begins, are
        closed.
        """
        assert match.channel is not None, "a match is played in its thread"
        table = await games.living_in(connection, match.channel)
        if table is not None and await tournaments.of_game(connection, table) is None:
            await matches.change_match(connection, tournament.id, match, channel=None)
            await outbox.add_match_message(
                connection, tournament.id, MessageKind.THREAD_LOST, self._services.now(), match
            )
            return
        round_ = tournament.rounds[match.round - 1]
        seed = None
        if round_.seed is not None and not await plays_again(connection, tournament, match, leg):
            seed = seed_of_game(round_.seed, leg)
        resigned = await self._resigned(connection, tournament, match, leg)
        seats = _seats(tournament, match, leg, resigned)
        options = replace(tournament.header.options, seats=len(seats), first=FirstSeat.AS_SEATED)
        if round_.stage is Stage.KNOCK_OUT and tournament.header.plan.starter_loses_ties:
            rules = options.ruleset
            rules = replace(rules, options=rules.options | {Option.STARTER_LOSES_TIES})
            options = replace(options, ruleset=rules)
        header = tournament.header
        game = await new_header(
            connection, self._services, header.guild, match.channel, header.organiser, options, seed
        )
        at = game.created_at
        game = replace(game, status=GameStatus.RUNNING, started_at=at)
        await games.insert(connection, game)
        await games.set_seats(connection, game.id, seats)
        await games.set_running(connection, game.id, at)
        await matches.add_leg(connection, tournament.id, match, game.id, leg)
        await self._repository.begin(connection, game, seats)
        if round_.seed is not None and seed is None:
            await outbox.add_match_message(connection, tournament.id, MessageKind.REPLAYED, at, match)

    async def _resigned(
        self, connection: Connection, tournament: Tournament, match: Match, leg: int
    ) -> frozenset[EntrantId]:
        """Return the entrants who resigned from games of a match that were stopped and did not count.

        A game whose result a referee took back is played again by all.
        """
        stopped = [other.game for other in match.legs if other.leg == leg]
        if not stopped:
            return frozenset()
        last_undone_at = await undone_at(connection, tournament, match)
        found: set[EntrantId] = set()
        for game in stopped:
            try:
                session = await self._repository.load(game)
            except HostRefusal:
                # Nobody can be known to have left a game that cannot be read.
                continue
            ended_at = session.header.ended_at
            if ended_at is None or (last_undone_at is not None and ended_at <= last_undone_at):
                continue
            order = leg_seats(Table(match.round, match.entrants), leg)
            found |= {
                entrant
                for entrant, seat in zip(order, session.seats, strict=True)
                if seat.person is None
                and has_resigned(session.history, seat.colour, tournament.entrant(entrant).person)
            }
        return frozenset(found)


def _seats(
    tournament: Tournament, match: Match, leg: int, resigned: Collection[EntrantId]
) -> tuple[Seat, ...]:
    """Return the seats of a game of a match in its order of play; those of who is gone or resigned are closed."""
    order = leg_seats(Table(match.round, match.entrants), leg)
    return tuple(
        Seat(colour, Occupant.CLOSED)
        if entrant.gone or entrant.number in resigned
        else Seat(colour, Occupant.PERSON, entrant.person, entrant.name)
        for colour, entrant in zip(Colour, map(tournament.entrant, order), strict=False)
    )


def seed_of_game(seed: str, leg: int) -> str:
    """Return the seed of the tiles that all matches of a duplicate round draw in their game with number `leg`."""
    return f"{seed}-{leg}"


async def undone_at(connection: Connection, tournament: Tournament, match: Match) -> datetime | None:
    """Return when a referee last took the result of a match back; None if none did."""
    undone = (DecisionKind.UNDO, match.round, match.number)
    found = await decisions.of_tournament(connection, tournament.id)
    return max(
        (decision.at for decision in found if (decision.kind, decision.round, decision.match) == undone),
        default=None,
    )


async def plays_again(connection: Connection, tournament: Tournament, match: Match, leg: int) -> bool:
    """Return whether a game of a match was stopped or taken back before this one."""
    if any(other.leg >= leg or not other.counted for other in match.legs):
        return True
    return await undone_at(connection, tournament, match) is not None
