"""Seasons of a league: opening the next one, and the divisions of its players."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum
from functools import partial

from host.errors import HostReason, HostRefusal
from host.events import TournamentChanged
from host.names import unused_id
from host.services import Services
from host.tournaments.pairing.divisions import next_order
from host.tournaments.running.history import groups
from host.tournaments.running.lookups import tournament_of
from host.tournaments.running.places import current_standings
from host.tournaments.running.sign_up import check_in_opens
from host.tournaments.running.team_rounds import active
from host.tournaments.standings.standings import Standing
from host.typed_names import LONGEST_NAME, checked_name
from model.ids import PersonId, TournamentId
from model.outbox import MessageKind
from model.tournaments import OPEN, Entrant, Tournament, TournamentHeader, TournamentStatus
from storage import outbox, teams, tournaments
from storage.database import Conflict, Connection


class Movement(Enum):
    """What a place in a division means for the next season; the value is written to files."""

    PROMOTED = "promoted"
    RELEGATED = "relegated"
    STAYS = ""


@dataclass(frozen=True, slots=True)
class Division:
    """The standings of one division; `number` counts from 1, and `movements` has one for each line."""

    number: int
    lines: tuple[Standing, ...]
    movements: tuple[Movement, ...]


def divisions(tournament: Tournament) -> tuple[Division, ...]:
    """Return the standings of a league's divisions, the highest first, as they are now."""
    table, promoted = list(current_standings(tournament)), tournament.header.plan.promoted
    found: list[Division] = []
    laid = groups(tournament)
    gone = {entrant.number for entrant in tournament.entrants if entrant.gone}
    for number, group in enumerate(laid, start=1):
        lines, table = tuple(table[: len(group)]), table[len(group) :]
        up = promoted if number > 1 else 0
        down = promoted if number < len(laid) else 0
        movements = tuple(
            Movement.PROMOTED
            if index < up and line.entrant not in gone
            else Movement.RELEGATED
            if index >= len(lines) - down
            else Movement.STAYS
            for index, line in enumerate(lines)
        )
        found.append(Division(number, lines, movements))
    return tuple(found)


class Seasons:
    """Opens the seasons of leagues. A season is a tournament that follows another one."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.now
        self._secret = services.secret
        self._events = services.events

    async def open(
        self,
        tournament_id: TournamentId,
        organiser: PersonId,
        sign_up_until: datetime,
        name: str | None = None,
    ) -> Tournament:
        """Announce the season after a league that is over, with its settings; return it.

        Players of the last season keep their place by entering; teams are entered, and their members confirm
        again. Refuses NO_SUCH_TOURNAMENT, NO_LEAGUE, SEASON_EARLY before the end, TOURNAMENT_STATUS if it was
        cancelled, SEASON_OPENED, SIGN_UP_PAST, TOURNAMENT_NAME, TOURNAMENT_NAME_TAKEN.
        """
        now = self._now()
        if sign_up_until <= now:
            raise HostRefusal(HostReason.SIGN_UP_PAST)
        try:
            async with self._database.begin() as connection:
                last = await tournament_of(connection, tournament_id)
                if not last.header.is_league:
                    raise HostRefusal(HostReason.NO_LEAGUE)
                if last.header.status in OPEN:
                    raise HostRefusal(HostReason.SEASON_EARLY)
                if last.header.status is not TournamentStatus.OVER:
                    raise HostRefusal(HostReason.TOURNAMENT_STATUS, status=last.header.status.value)
                if (following := await tournaments.season_after(connection, tournament_id)) is not None:
                    raise HostRefusal(HostReason.SEASON_OPENED, name=following.name)
                new_name = next_name(last.header.name) if name is None else name
                called = checked_name(new_name, HostReason.TOURNAMENT_NAME)
                row = replace(
                    last.header,
                    id=await unused_id(self._secret, TournamentId, partial(tournaments.load, connection)),
                    message=None,
                    organiser=organiser,
                    name=called,
                    status=TournamentStatus.SIGN_UP,
                    paused_at=None,
                    sign_up_until=sign_up_until,
                    created_at=now,
                    ended_at=None,
                    previous=tournament_id,
                    season=last.header.season + 1,
                )
                row = replace(row, look_at=max(now, check_in_opens(row)))
                await tournaments.insert(connection, row)
                await _invite_teams(connection, last, row.id)
                await outbox.add_tournament_message(connection, row.id, MessageKind.SEASON, now)
        except Conflict as conflict:
            raise HostRefusal(HostReason.TOURNAMENT_NAME_TAKEN, name=called) from conflict
        self._events.publish(TournamentChanged(row.id))
        return Tournament(row)

    async def divisions(self, tournament: Tournament) -> tuple[Division, ...]:
        """Return the standings of a league's divisions, the highest first; empty without divisions."""
        if not tournament.header.plan.division_size:
            return ()
        return await asyncio.to_thread(divisions, tournament)

    async def last(self, tournament: Tournament) -> Tournament | None:
        """Return the season before a tournament; None if it is the first."""
        if tournament.header.previous is None:
            return None
        async with self._database.read() as connection:
            return await tournaments.load(connection, tournament.header.previous)


async def _invite_teams(connection: Connection, last: Tournament, season: TournamentId) -> None:
    """Enter the teams of the last season with their remaining members, captains first, who confirm again."""
    for team in last.teams:
        remaining = [entrant for entrant in active(last, team.number) if entrant.person > 0]
        if remaining:
            number = await teams.add(connection, season, team.name)
            for entrant in remaining:
                await tournaments.enter(
                    connection, season, entrant.person, entrant.name, team=number, confirmed=False
                )


def next_name(name: str) -> str:
    """Return the name of the next season: the number at the end of `name` plus one, or with a 2 added."""
    words, number = re.fullmatch(r"(.*?)\s*([0-9]{0,4})", name, re.DOTALL).groups()  # type: ignore[union-attr]
    counted = str(int(number) + 1) if number else "2"
    return f"{words[: LONGEST_NAME - len(counted) - 1].rstrip()} {counted}".strip()


def season_before(header: TournamentHeader) -> TournamentId | None:
    """Return the season whose final order decides the seeds of this one.

    None without one, and for tournaments that are no league or have teams.
    """
    return header.previous if header.is_league and not header.plan.boards else None


async def by_last_season(
    connection: Connection, tournament: Tournament, playing: Sequence[Entrant]
) -> list[Entrant]:
    """Return the players in the order of their seeds: by the last season, newcomers below in the given order.

    Without a last season (see `season_before`) the order stays as given.
    """
    before = season_before(tournament.header)
    last = None if before is None else await tournaments.load(connection, before)
    if last is None:
        return list(playing)
    people = {entrant.person: entrant for entrant in playing}
    # With hundreds of people this would block the event loop for too long.
    ended = await asyncio.to_thread(divisions, last)
    places = [[last.entrant(line.entrant).person for line in division.lines] for division in ended]
    known = {person for division in places for person in division}
    order = next_order(
        places,
        last.header.plan.promoted,
        people.keys() & known,
        [person for person in people if person not in known],
        tournament.header.plan.division_size,
    )
    return [people[person] for person in order]
