"""Teams as they enter: a captain founds one and names its members, who confirm that they play."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from host.errors import HostReason, HostRefusal
from host.events import TournamentChanged
from host.games.views import Person
from host.services import Services
from host.tournaments.running.lookups import tournament_of
from host.tournaments.running.plan_checks import MOST_ENTRANTS
from host.tournaments.running.sign_up import needs_check_in
from host.tournaments.running.team_rounds import TeamStanding, most_members, team_led_by, team_standings
from host.typed_names import checked_name
from model.ids import PersonId, TournamentId
from model.teams import Team
from model.tournaments import OPEN, Tournament, TournamentStatus
from storage import teams, tournaments
from storage.columns import name_key
from storage.database import Connection


class Teams:
    """Enters teams and their members. A member confirms by entering, and leaves like any other entrant."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events

    async def enter(
        self, tournament_id: TournamentId, leader: Person, name: str | None, invited: Sequence[Person]
    ) -> tuple[Tournament, Team]:
        """Found a team, or invite further members to one's own, also while the tournament runs; return both.

        Refuses NO_TEAMS, SIGN_UP_OVER, TEAM_NAME, TEAM_NAME_TAKEN, TEAM_FULL, TOURNAMENT_FULL, MEMBER_ENTERED for an
        invited person who is in already, MEMBER_DROPPED_OUT for one who was, and NOT_CAPTAIN to a member of a team.
        """
        people = list({person.id: person for person in invited if person.id != leader.id}.values())
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, *OPEN)
            if not tournament.header.plan.boards:
                raise HostRefusal(HostReason.NO_TEAMS)
            team = team_led_by(tournament, leader.id)
            if team is None:
                team = await self._found(connection, tournament, leader, name)
                tournament = await tournament_of(connection, tournament_id)
            self._check_invited(tournament, team, people)
            for person in people:
                await tournaments.enter(
                    connection, tournament_id, person.id, person.name, team=team.number, confirmed=False
                )
            after = await tournament_of(connection, tournament_id)
        self._events.publish(TournamentChanged(tournament_id))
        return after, team

    async def standings(self, tournament: Tournament) -> tuple[TeamStanding, ...]:
        """Return the standings of the teams."""
        return await asyncio.to_thread(team_standings, tournament)

    async def _found(
        self, connection: Connection, tournament: Tournament, leader: Person, name: str | None
    ) -> Team:
        """Store a team with its captain, who is here while the check-in is open."""
        if tournament.entered(leader.id) is not None:
            raise HostRefusal(HostReason.NOT_CAPTAIN)
        if tournament.header.status is not TournamentStatus.SIGN_UP:
            raise HostRefusal(HostReason.SIGN_UP_OVER)
        called = checked_name(name or "", HostReason.TEAM_NAME)
        await teams.remove_empty(connection, tournament.id)
        existing = await teams.of_tournament(connection, tournament.id)
        if any(name_key(team.name) == name_key(called) for team in existing):
            raise HostRefusal(HostReason.TEAM_NAME_TAKEN, name=called)
        number = await teams.add(connection, tournament.id, called)
        present = needs_check_in(tournament, self._now())
        await tournaments.enter(
            connection, tournament.id, leader.id, leader.name, team=number, checked_in=present
        )
        return Team(number, called)

    @staticmethod
    def _check_invited(tournament: Tournament, team: Team, people: Sequence[Person]) -> None:
        """Refuse people who have entered before, and more than the team or the tournament has places for."""
        for person in people:
            known = tournament.entered(person.id)
            if known is not None and known.gone:
                raise HostRefusal(HostReason.MEMBER_DROPPED_OUT, person=person.name)
            if known is not None:
                raise HostRefusal(HostReason.MEMBER_ENTERED, person=person.name)
        count = sum(entrant.team == team.number and not entrant.gone for entrant in tournament.entrants)
        most = most_members(tournament)
        if count + len(people) > most:
            raise HostRefusal(HostReason.TEAM_FULL, most=most)
        if len(tournament.entrants) + len(people) > MOST_ENTRANTS:
            raise HostRefusal(HostReason.TOURNAMENT_FULL, most=MOST_ENTRANTS)


def invited_to(tournament: Tournament, person: PersonId) -> Team | None:
    """Return the team to which a person is invited without having answered; None without one."""
    entrant = tournament.entered(person)
    if entrant is None or entrant.confirmed or entrant.team is None:
        return None
    return tournament.team(entrant.team)
