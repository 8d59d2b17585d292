"""Tournaments of teams: entering teams, handing in line-ups and deciding matches."""

from dataclasses import replace

from games_played import DAY, GUILD, HandClock
from tournaments_played import ORGANISER, PEOPLE, SMALL, TOURNAMENT_CHANNEL, decide_all, threads

from host.host import Host
from host.tournaments.running.team_rounds import captain
from model.ids import TournamentId
from model.tournaments import Format, Plan, Tournament, TournamentSpec

TWO = Plan(boards=2, line_up_seconds=24 * 3600, round_seconds=5 * 24 * 3600)


async def created(host: Host, clock: HandClock, plan: Plan = TWO, **chosen: object) -> TournamentId:
    """Create a tournament of teams that no team has entered yet."""
    spec = TournamentSpec(
        GUILD,
        TOURNAMENT_CHANNEL,
        ORGANISER,
        "Teams",
        Format.SWISS,
        plan,
        SMALL,
        sign_up_until=clock.time + DAY,
    )
    return (await host.tournaments.create(replace(spec, **chosen))).id  # type: ignore[arg-type]


async def entered(host: Host, tournament: TournamentId, number: int, size: int = 3) -> None:
    """Enter team `number` (from 0) with `size` members, all of whom have confirmed."""
    people = PEOPLE[10 * number : 10 * number + size]
    await host.teams.enter(tournament, people[0], f"Team {number}", people[1:])
    for person in people[1:]:
        await host.tournaments.join(tournament, person)


async def begun(host: Host, clock: HandClock, teams: int, plan: Plan = TWO, **chosen: object) -> Tournament:
    """Return a tournament of `teams` teams whose first round waits for line-ups."""
    tournament = await created(host, clock, plan, **chosen)
    for number in range(teams):
        await entered(host, tournament, number)
    clock.forward(DAY)
    await host.director.run_due()
    return await host.tournaments.get(tournament)


async def hand_in_all(host: Host, tournament: Tournament) -> Tournament:
    """Let every captain hand in the line-up as it stands."""
    for team_match in tournament.team_matches:
        for team in team_match.teams if team_match.waits else ():
            leader = captain(tournament, team)
            if leader is not None:
                await host.line_ups.hand_in(tournament.id, leader.person)
    await host.director.run_due()
    return await threads(host, tournament.id)


async def decide(host: Host, tournament: Tournament) -> None:
    """Decide every open match for the entrant with the lower number, and let the program look at the results."""
    await decide_all(host, tournament)
    await host.director.run_due()
