"""Tests of teams: entering, confirmation, boards, standings, drop-outs, restarts in the middle of a step."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from fractions import Fraction
from random import Random

import pytest
import sqlalchemy as sa
from games_played import DAY, GUILD, HOUR, HandClock, refused
from teams_entered import TWO, begun, created, decide, entered, hand_in_all
from tournaments_played import (
    ORGANISER,
    PEOPLE,
    SMALL,
    TOURNAMENT_CHANNEL,
    interrupted,
    play_match,
    somebody_leaves,
    threads,
)

from bot.features.tournaments.team_words import plan_lines, team_standings_text
from bot.i18n import language
from host.errors import HostReason, HostRefusal
from host.host import Host
from host.tournaments.presets import Preset, preset_plan, with_format, with_teams
from host.tournaments.running.round_clock import BREAK
from host.tournaments.running.team_rounds import (
    board_points,
    boards_of,
    captain,
    members,
    next_team_round,
    team_led_by,
    team_standings,
)
from model.ids import TeamId
from model.matches import DecisionKind
from model.tables import TableOptions
from model.tournaments import Format, Plan, Tournament, TournamentSpec, TournamentStatus
from storage.database import Database
from storage.schema_tournaments import line_ups


async def test_a_team_enters_and_its_members_confirm(host: Host, clock: HandClock) -> None:
    """An invited person plays once they have entered; a team without enough members does not start."""
    tournament = await created(host, clock)
    await entered(host, tournament, 0)
    await entered(host, tournament, 1)
    found, team = await host.teams.enter(tournament, PEOPLE[20], "  The   Third ", PEOPLE[21:23])
    assert team.name == "The Third"
    assert [person.person for person in members(found, team.number)] == [PEOPLE[20].id]
    clock.forward(DAY)
    await host.director.run_due()
    now = await host.tournaments.get(tournament)
    assert now.header.status is TournamentStatus.RUNNING
    assert {entrant.team for entrant in now.entrants} == {1, 2}


async def test_a_team_that_enters_during_the_check_in_is_checked_in(host: Host, clock: HandClock) -> None:
    """A captain who enters a team while the check-in is open, and members who confirm then, are checked in."""
    tournament = await created(host, clock, replace(TWO, check_in_seconds=3600))
    clock.forward(DAY - HOUR)
    await host.director.run_due()
    for number in (0, 1):
        await entered(host, tournament, number)
    clock.forward(HOUR)
    await host.director.run_due()
    assert (await host.tournaments.get(tournament)).header.status is TournamentStatus.RUNNING


async def test_the_export_of_a_person_contains_teams_and_tournaments(host: Host, clock: HandClock) -> None:
    """The export has the person's entries with the teams' names, and the tournaments that the person opened."""
    tournament = await created(host, clock)
    await entered(host, tournament, 0)
    (entry,) = json.loads(json.dumps(await host.people.export(PEOPLE[1].id)))["tournaments"]
    found = await host.tournaments.get(tournament)
    assert entry == {
        "tournament": tournament,
        "name": found.header.name,
        "entered_as": PEOPLE[1].name,
        "team": found.teams[0].name,
        "confirmed": True,
        "seed": None,
        "checked_in": False,
        "reserve": False,
        "dropped_out": False,
    }
    (opened,) = json.loads(json.dumps(await host.people.export(ORGANISER)))["tournaments_opened"]
    assert opened == {
        "tournament": tournament,
        "name": found.header.name,
        "created_at": found.header.created_at.isoformat(),
    }


async def test_a_tournament_without_places_refuses_a_team(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A team is refused as full if there is no place for its captain or for all invited people."""
    monkeypatch.setattr("host.tournaments.running.teams.MOST_ENTRANTS", 3)
    tournament = await created(host, clock, replace(TWO, team_size=3))
    await host.teams.enter(tournament, PEOPLE[0], "Foxes", [PEOPLE[1]])
    owls = host.teams.enter(tournament, PEOPLE[2], "Owls", [PEOPLE[3]])
    assert await refused(owls) is HostReason.TOURNAMENT_FULL
    await host.teams.enter(tournament, PEOPLE[2], "Owls", [])
    hawks = host.teams.enter(tournament, PEOPLE[4], "Hawks", [])
    assert await refused(hawks) is HostReason.TOURNAMENT_FULL


async def test_refusals_of_teams(host: Host, clock: HandClock) -> None:
    """Bad names, full teams, people who are in a team, and entries that do not fit the tournament are refused."""
    tournament = await created(host, clock, replace(TWO, team_size=3))
    teams, join = host.teams, host.tournaments.join
    assert await refused(join(tournament, PEOPLE[0])) is HostReason.TEAM_NEEDED
    for wrong in (" ", "\u200b", "x" * 51):
        assert await refused(teams.enter(tournament, PEOPLE[0], wrong, [])) is HostReason.TEAM_NAME
    await teams.enter(tournament, PEOPLE[0], "Foxes", [PEOPLE[1]])
    assert await refused(teams.enter(tournament, PEOPLE[5], "FOXES", [])) is HostReason.TEAM_NAME_TAKEN
    with pytest.raises(HostRefusal) as refusal:
        await teams.enter(tournament, PEOPLE[5], "Owls", [PEOPLE[6], PEOPLE[1]])
    assert refusal.value.reason is HostReason.MEMBER_ENTERED
    assert refusal.value.values == {"person": PEOPLE[1].name}, "the refusal names the member"
    assert await refused(teams.enter(tournament, PEOPLE[1], "Owls", [])) is HostReason.NOT_CAPTAIN
    assert await refused(teams.enter(tournament, PEOPLE[0], None, PEOPLE[2:4])) is HostReason.TEAM_FULL
    await teams.enter(tournament, PEOPLE[0], None, [PEOPLE[2]])
    assert await refused(host.sign_up_ends.start_now(tournament)) is HostReason.TOO_FEW_TEAMS
    await host.tournaments.leave(tournament, PEOPLE[0].id)
    await join(tournament, PEOPLE[1])
    after = await host.tournaments.get(tournament)
    assert team_led_by(after, PEOPLE[1].id) == after.teams[0]
    single = (await host.tournaments.create(TournamentSpec(
        GUILD, TOURNAMENT_CHANNEL, ORGANISER, "Single", Format.SWISS, Plan(), SMALL, clock.time + DAY
    ))).id  # fmt: skip
    assert await refused(teams.enter(single, PEOPLE[0], "Foxes", [])) is HostReason.NO_TEAMS


@pytest.mark.parametrize(
    ("plan", "kind"),
    [
        (Plan(boards=1), Format.SWISS),
        (Plan(boards=9), Format.SWISS),
        (Plan(boards=4), Format.ELIMINATION),
        (Plan(boards=4, division_size=4), Format.ROUND_ROBIN),
        (Plan(boards=4, byes=1), Format.SWISS),
        (Plan(boards=4, team_size=3), Format.SWISS),
        (Plan(boards=4, line_up_seconds=20 * 24 * 3600), Format.SWISS),
    ],
)
async def test_plans_that_do_not_fit_teams(host: Host, clock: HandClock, plan: Plan, kind: Format) -> None:
    """A plan that does not fit teams is refused when the tournament is created."""
    assert await refused(created(host, clock, plan, format=kind)) is HostReason.TOURNAMENT_PLAN


async def test_a_captain_invites_a_substitute_while_the_tournament_runs(host: Host, clock: HandClock) -> None:
    """A substitute whom the captain invites in mid-tournament confirms, and can be set to a board from then on."""
    tournament = await begun(host, clock, 2)
    after, team = await host.teams.enter(tournament.id, PEOPLE[0], None, [PEOPLE[50]])
    assert await refused(host.line_ups.choose(after.id, PEOPLE[0].id, 0, after.entrants[-1].number)) is (
        HostReason.NOT_IN_TEAM
    )
    await host.tournaments.join(after.id, PEOPLE[50])
    chosen = await host.line_ups.choose(after.id, PEOPLE[0].id, 0, after.entrants[-1].number)
    assert chosen.boards[0] == after.entrants[-1].number
    assert chosen.team == team
    assert await refused(host.teams.enter(tournament.id, PEOPLE[77], "Late", [])) is HostReason.SIGN_UP_OVER


async def test_a_person_who_declines_can_be_invited_again(host: Host, clock: HandClock) -> None:
    """An invited person who declines while the tournament runs has not dropped out; a member who leaves has."""
    tournament = await begun(host, clock, 2)
    await host.teams.enter(tournament.id, PEOPLE[0], None, [PEOPLE[50]])
    assert (await host.tournaments.leave(tournament.id, PEOPLE[50].id)).entered(PEOPLE[50].id) is None
    after, _ = await host.teams.enter(tournament.id, PEOPLE[0], None, [PEOPLE[50]])
    assert after.entered(PEOPLE[50].id) is not None
    await host.tournaments.leave(tournament.id, PEOPLE[1].id)
    attempt = host.teams.enter(tournament.id, PEOPLE[0], None, [PEOPLE[1]])
    assert await refused(attempt) is HostReason.MEMBER_DROPPED_OUT


async def test_a_substitute_takes_the_place_of_a_member_who_left(host: Host, clock: HandClock) -> None:
    """A full team has a place again once a member has dropped out, and only one."""
    tournament = await begun(host, clock, 2, replace(TWO, team_size=3))
    await host.tournaments.leave(tournament.id, PEOPLE[1].id)
    await host.teams.enter(tournament.id, PEOPLE[0], None, [PEOPLE[50]])
    attempt = host.teams.enter(tournament.id, PEOPLE[0], None, [PEOPLE[51]])
    assert await refused(attempt) is HostReason.TEAM_FULL


async def next_round(host: Host, clock: HandClock, tournament: Tournament) -> Tournament:
    """Decide all matches of the round, and return the tournament with the next one, or over."""
    tournament = await hand_in_all(host, tournament)
    await decide(host, tournament)
    clock.forward(BREAK)
    await host.director.run_due()
    return await threads(host, tournament.id)


async def test_standings_of_teams(host: Host, clock: HandClock) -> None:
    """A won match pays two points and a bye half of its boards; teams level on points are ranked by board points."""
    tournament = await begun(host, clock, 3, format=Format.ROUND_ROBIN)
    for _ in range(3):
        tournament = await next_round(host, clock, tournament)
    assert tournament.header.status is TournamentStatus.OVER
    lines = team_standings(tournament)
    assert [(line.team, line.points, line.boards) for line in lines] == [
        (1, 6, 5),
        (2, 4, 3),
        (3, 2, 1),
    ]
    assert [line.place for line in lines] == [1, 2, 3]


@pytest.mark.parametrize(("direct_encounter", "order"), [(False, [2, 1]), (True, [1, 2])])
async def test_teams_level_on_points_are_ordered_by_their_match(
    host: Host, clock: HandClock, direct_encounter: bool, order: list[int]
) -> None:
    """With the direct encounter as the first tie-break, the winner of their match is ahead of more board points."""
    plan = replace(TWO, direct_encounter=direct_encounter)
    tournament = await begun(host, clock, 4, plan, format=Format.ROUND_ROBIN)
    words = language("en")
    assert (words.say("teams-direct-encounter") in plan_lines(words, tournament)) == direct_encounter
    won_by = {(1, 2): 1, (1, 3): 3, (1, 4): 1, (2, 3): 2, (2, 4): 2, (3, 4): 4}
    while tournament.header.status is TournamentStatus.RUNNING:
        tournament = await hand_in_all(host, tournament)
        for match in tournament.matches:
            if not match.open:
                continue
            team_of = {tournament.entrant(entrant).team: entrant for entrant in match.entrants}
            one, other = sorted(team for team in team_of if team is not None)
            match_key, ruling, winner = (match.round, match.number), DecisionKind.TIE, None
            # The first team wins against the second at one board, and ties at the other.
            if (one, other) != (1, 2) or match.number % 2:
                ruling = DecisionKind.WIN
                winner = tournament.entrant(team_of[TeamId(won_by[one, other])]).person
            await host.referee.decide(tournament.id, ORGANISER, ruling, match_key, winner)
        tournament = await next_round(host, clock, tournament)
    lines = team_standings(tournament)[:2]
    assert [line.team for line in lines] == order
    assert (
        "matches with each other" in team_standings_text(words, tournament, lines, None)
    ) == direct_encounter
    assert {line.team: line.boards for line in lines} == {1: Fraction(7, 2), 2: Fraction(9, 2)}
    assert [line.place for line in lines] == [1, 2]


async def test_a_match_of_two_absent_teams_pays_nothing(host: Host, clock: HandClock) -> None:
    """A match at whose boards nobody played is no tie: neither team is paid for it."""
    tournament = await hand_in_all(host, await begun(host, clock, 2))
    for match in tournament.matches:
        await host.referee.decide(tournament.id, ORGANISER, DecisionKind.NOBODY, (match.round, match.number))
    lines = team_standings(await host.tournaments.get(tournament.id))
    assert [(line.points, line.boards, line.played) for line in lines] == [(0, 0, 1)] * 2


async def test_a_team_of_drop_outs_has_no_bye(host: Host, clock: HandClock) -> None:
    """Each of three teams has one bye; one that has left before it is paid nothing for it."""
    tournament = await begun(host, clock, 3, format=Format.ROUND_ROBIN)
    gone_team = next(team_match.away for team_match in tournament.team_matches if team_match.away is not None)
    for person in members(tournament, gone_team):
        await host.tournaments.leave(tournament.id, person.person)
    await host.director.run_due()
    tournament = await threads(host, tournament.id)
    clock.forward(BREAK)
    await host.director.begin_round(tournament.id)
    tournament = await host.tournaments.get(tournament.id)
    assert not any(team_match.waits for team_match in tournament.team_matches), (
        "nobody is called to give a line-up"
    )
    for _ in range(2):
        tournament = await next_round(host, clock, tournament)
    assert tournament.header.status is TournamentStatus.OVER
    resting = [team_match.home for team_match in tournament.team_matches if team_match.away is None]
    assert sorted(resting) == sorted(team.number for team in tournament.teams if team.number != gone_team)
    assert [line.points for line in team_standings(tournament) if line.team == gone_team] == [0]


async def test_an_organiser_does_not_decide_boards_of_their_own_team(host: Host, clock: HandClock) -> None:
    """A captain who organises decides neither their own board nor that of a team mate."""
    tournament = await hand_in_all(host, await begun(host, clock, 2))
    for match in tournament.matches:
        match_key = (match.round, match.number)
        action = host.referee.decide(tournament.id, PEOPLE[2].id, DecisionKind.TIE, match_key)
        assert await refused(action) is HostReason.OWN_MATCH


async def test_an_organiser_does_not_extend_boards_of_their_own_team(host: Host, clock: HandClock) -> None:
    """Extending all open matches leaves out those of the organiser's own team."""
    tournament = await hand_in_all(host, await begun(host, clock, 4))
    member = PEOPLE[2].id
    own_team = tournament.entered(member).team  # type: ignore[union-attr]
    (team_match,) = [match for match in tournament.team_matches if own_team in match.teams]
    own = {entrant.number for team in team_match.teams for entrant in members(tournament, team)}
    for match in tournament.matches:
        if own.intersection(match.entrants):
            action = host.referee.extend(tournament.id, member, DAY, (match.round, match.number))
            assert await refused(action) is HostReason.OWN_MATCH
    extended = await host.referee.extend(tournament.id, member, DAY, None)
    assert len(extended) == 2
    assert not any(own.intersection(match.entrants) for match in extended)


async def test_a_tournament_stays_one_of_teams_once_a_team_has_entered(host: Host, clock: HandClock) -> None:
    """Boards cannot be switched off any more; their number can still change."""
    tournament = await created(host, clock)
    tournaments = host.tournaments
    await tournaments.change(tournament, lambda row: replace(row, plan=with_teams(row.plan, 0)))
    await tournaments.change(tournament, lambda row: replace(row, plan=with_teams(row.plan, 2)))
    await entered(host, tournament, 0)
    alone = tournaments.change(tournament, lambda row: replace(row, plan=with_teams(row.plan, 0)))
    assert await refused(alone) is HostReason.TOURNAMENT_PLAN
    after = await tournaments.change(tournament, lambda row: replace(row, plan=with_teams(row.plan, 3)))
    assert after.header.plan.boards == 3


async def test_the_rounds_of_a_round_robin_of_teams_follow_from_their_number(
    host: Host, clock: HandClock
) -> None:
    """A number of rounds that was chosen for Swiss pairings is not shown in a round robin."""
    tournament_id = await created(host, clock, replace(TWO, rounds=5))
    words, five = language("en"), "**Rounds:** 5"
    assert five in plan_lines(words, await host.tournaments.get(tournament_id))
    after = await host.tournaments.change(tournament_id, lambda row: with_format(row, Format.ROUND_ROBIN))
    assert five not in plan_lines(words, after)
    for number in range(3):
        await entered(host, tournament_id, number)
    clock.forward(DAY)
    await host.director.run_due()
    assert "**Rounds:** 3" in plan_lines(words, await host.tournaments.get(tournament_id))


def test_the_preset_of_teams() -> None:
    """The preset has four boards and Swiss pairings."""
    kind, plan, _ = preset_plan(Preset.TEAMS, TableOptions())
    assert (kind, plan.boards) == (Format.SWISS, 4)


@pytest.mark.parametrize(("kind", "seed"), [(Format.SWISS, 1), (Format.ROUND_ROBIN, 2)])
async def test_any_tournament_of_teams_ends_by_itself(
    database: Database, restart: Callable[[], Host], clock: HandClock, kind: Format, seed: int
) -> None:
    """A tournament in which people play, leave and hand in line-ups or not ends, also if it is interrupted.

    Each board pays one point at most, and nobody sits twice in a round.
    """
    dice = Random(seed)
    host = restart()
    tournament = await begun(host, clock, dice.randint(3, 5), format=kind)
    for _ in range(300):
        tournament = await host.tournaments.get(tournament.id)
        if tournament.header.status is not TournamentStatus.RUNNING:
            break
        for team_match in tournament.team_matches:
            for team in team_match.teams if team_match.waits else ():
                leader = captain(tournament, team)
                if leader is None or dice.random() < 0.6:
                    continue
                try:
                    line_up = await host.line_ups.of(tournament.id, leader.person)
                    member = dice.choice(members(line_up.tournament, team)).number
                    await host.line_ups.choose(tournament.id, leader.person, dice.randrange(2), member)
                    await host.line_ups.hand_in(tournament.id, leader.person)
                except HostRefusal:
                    pass
        for match in tournament.matches:
            if match.open and match.counted and dice.random() < 0.3:
                await play_match(host, match)
        if dice.random() < 0.15:
            await somebody_leaves(host, tournament, dice)
        await interrupted(host.director.run_due(), dice)
        host = restart()
        clock.forward(timedelta(hours=dice.choice((1, 8, 30, 100))))
        await host.timekeeper.run_due()
        await host.director.run_due()
        now = await threads(host, tournament.id)
        for number in range(1, len(now.rounds) + 1):
            entrants = [entrant for match in now.matches_of(number) for entrant in match.entrants]
            assert len(entrants) == len(set(entrants))
        for team_match in now.team_matches:
            assert sum(board_points(now, team_match)) <= now.header.plan.boards
            assert len(boards_of(now, team_match)) == (2 if team_match.published_at else 0)
    assert tournament.header.status is TournamentStatus.OVER
    assert next_team_round(tournament) is None
    assert not any(match.open for match in tournament.matches)
    assert not any(team_match.waits for team_match in tournament.team_matches)
    lines = team_standings(tournament)
    byes = sum(team_match.away is None for team_match in tournament.team_matches)
    played = [team_match for team_match in tournament.team_matches if team_match.away is not None]
    assert sum(line.points for line in lines) <= 2 * (len(played) + byes)
    assert sum(line.boards for line in lines) == sum(
        sum(board_points(tournament, team_match)) for team_match in played
    ) + byes * Fraction(2, 2)
    async with database.read() as connection:
        assert (await connection.execute(sa.select(line_ups))).all() == []
