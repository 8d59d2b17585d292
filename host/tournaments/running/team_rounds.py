"""Rounds of teams, worked out from their rows: who plays for a team, who meets whom, standings. Pure functions.

Pairing and standings are those of people, with teams in their place. A match of teams has a match of two people for
each board; its number says to which it belongs.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from itertools import chain
from math import ceil, log2

from host.tournaments.pairing.round_robin import round_robin
from host.tournaments.pairing.swiss import swiss_round
from host.tournaments.running.history import result, round_cut_short
from host.tournaments.standings.model import Bye, History, Result, Table, table_points
from host.tournaments.standings.standings import standings
from model.ids import EntrantId, PersonId, TeamId
from model.matches import Match, MatchSeat
from model.teams import Team, TeamMatch
from model.tournaments import Entrant, Format, Stage, Tournament, TournamentHeader

SUBSTITUTES = 3
"""How many members a team can have beyond its boards, unless the organiser wants another number."""


@dataclass(frozen=True, slots=True)
class TeamStanding:
    """One line of the standings of teams: points of matches (2 for a win), of boards, and of the opponents' matches.

    `place` counts from 1; `shared` says that no tie-break separates this team from a neighbour.
    """

    place: int
    shared: bool
    team: TeamId
    points: Fraction
    boards: Fraction
    solkoff: Fraction
    played: int


@dataclass(frozen=True, slots=True)
class NextTeamRound:
    """The next round of teams: pairs in the order of their tables, and teams with a bye."""

    number: int
    stage: Stage
    pairs: tuple[tuple[TeamId, TeamId], ...]
    byes: tuple[TeamId, ...]


def most_members(tournament: Tournament) -> int:
    """Return how many members a team can have."""
    plan = tournament.header.plan
    return plan.team_size or plan.boards + SUBSTITUTES


def members(tournament: Tournament, team: TeamId) -> tuple[Entrant, ...]:
    """Return those who have confirmed that they play for a team, in the order in which they entered."""
    return tuple(entrant for entrant in tournament.entrants if entrant.team == team and entrant.confirmed)


def active(tournament: Tournament, team: TeamId) -> tuple[Entrant, ...]:
    """Return the members of a team who have not dropped out."""
    return tuple(member for member in members(tournament, team) if not member.gone)


def captain(tournament: Tournament, team: TeamId) -> Entrant | None:
    """Return the captain of a team: the first of its members who has not dropped out; None without one."""
    return next(iter(active(tournament, team)), None)


def team_led_by(tournament: Tournament, person: PersonId) -> Team | None:
    """Return the team of which a person is the captain; None without one."""
    for team in tournament.teams:
        leader = captain(tournament, team.number)
        if leader is not None and leader.person == person:
            return team
    return None


def whole_teams(tournament: Tournament, present: Collection[EntrantId]) -> tuple[tuple[Entrant, ...], ...]:
    """Return the members of each team that has enough of them here to start."""
    found = (
        tuple(member for member in members(tournament, team.number) if member.number in present)
        for team in tournament.teams
    )
    return tuple(team for team in found if len(team) >= tournament.header.plan.boards)


def _seeded_teams(tournament: Tournament) -> tuple[TeamId, ...]:
    """Return the teams that play, the strongest first, by the seeds of as many members as there are boards."""

    def strength(team: Team) -> tuple[Fraction, TeamId]:
        seeds = sorted(member.seed for member in members(tournament, team.number) if member.seed is not None)
        best = seeds[: tournament.header.plan.boards]
        return (Fraction(sum(best), max(1, len(best))), team.number)

    playing = [team for team in tournament.teams if members(tournament, team.number)]
    return tuple(team.number for team in sorted(playing, key=strength))


def boards_of(tournament: Tournament, team_match: TeamMatch) -> tuple[Match, ...]:
    """Return the matches at the boards of a match of teams, in their order; none before they are published."""
    boards = tournament.header.plan.boards
    numbers = range(team_match.number * boards, (team_match.number + 1) * boards)
    return tuple(match for match in tournament.matches_of(team_match.round) if match.number in numbers)


def all_boards(tournament: Tournament) -> dict[tuple[int, int], list[Match]]:
    """Return the matches at the boards of all matches of teams, by their rounds and numbers."""
    boards = tournament.header.plan.boards
    found: dict[tuple[int, int], list[Match]] = {}
    for match in tournament.matches:
        found.setdefault((match.round, match.number // boards), []).append(match)
    return found


def board_points(tournament: Tournament, team_match: TeamMatch) -> tuple[Fraction, Fraction]:
    """Return the points of the boards that are decided, for either team: a win is 1, a tie ½."""
    return points_at(team_match, boards_of(tournament, team_match), teams_by_entrant(tournament))


def points_at(
    team_match: TeamMatch, boards: Sequence[Match], team_of: Mapping[EntrantId, TeamId | None]
) -> tuple[Fraction, Fraction]:
    """Return the points of the boards of a match that are decided, by the teams of their players."""
    points = {team: Fraction(0) for team in team_match.teams}
    for match in boards:
        if not match.has_result:
            continue
        for entrant, won in table_points(result(match)).items():
            team = team_of[entrant]
            if team in points:
                points[team] += won
    return points[team_match.home], points.get(team_match.away or team_match.home, Fraction(0))


def teams_by_entrant(tournament: Tournament) -> dict[EntrantId, TeamId | None]:
    """Return the team of each entrant, dropped out or not; None for one without a team."""
    return {entrant.number: entrant.team for entrant in tournament.entrants}


def is_decided(tournament: Tournament, team_match: TeamMatch) -> bool:
    """Return whether a match of teams has a result at each board."""
    return _decided(team_match, boards_of(tournament, team_match))


def _decided(team_match: TeamMatch, boards: Sequence[Match]) -> bool:
    return team_match.published_at is not None and all(match.has_result for match in boards)


def _team_history(tournament: Tournament) -> History:
    """Return what teams have played, for standings and pairing; scores are twice the board points."""
    results, byes, cut_short = [], [], round_cut_short(tournament)
    boards, team_of = all_boards(tournament), teams_by_entrant(tournament)
    for team_match in tournament.team_matches:
        own = boards.get((team_match.round, team_match.number), [])
        if team_match.away is None:
            if team_match.round != cut_short:
                byes.append(Bye(team_match.round, EntrantId(team_match.home)))
        elif _decided(team_match, own):
            home, away = points_at(team_match, own, team_of)
            table = Table(team_match.round, (EntrantId(team_match.home), EntrantId(team_match.away)))
            present = {team_of[seat.entrant] for match in own for seat in match.seats if not seat.absent}
            absent = {EntrantId(team) for team in team_match.teams if team not in present}
            results.append(Result(table, (int(2 * home), int(2 * away)), absent=frozenset(absent)))
    order = tuple(EntrantId(team) for team in _seeded_teams(tournament))
    gone = frozenset(team for team in order if not active(tournament, TeamId(team)))
    return History(order, tuple(results), tuple(byes), gone)


def team_standings(tournament: Tournament) -> tuple[TeamStanding, ...]:
    """Return the standings: points of matches, then of boards, then the opponents' points without the weakest.

    A bye is a win with half of the boards. If the plan has the direct encounter, it is the first tie-break.
    """
    past, plan = _team_history(tournament), tournament.header.plan
    half = Fraction(plan.boards, 2)
    found = []
    for line in standings(past, direct_encounter=plan.direct_encounter):
        rested = sum(bye.entrant == line.entrant for bye in past.byes)
        boards = Fraction(line.scored, 2) + rested * half
        worth = (2 * line.points, boards, 2 * line.solkoff)
        key = (line.points, line.encounter, *worth[1:])
        found.append((key, worth, TeamId(line.entrant), line.played))
    found.sort(key=lambda row: row[0], reverse=True)
    keys = [key for key, _, _, _ in found]
    return tuple(
        TeamStanding(1 + keys.index(key), keys.count(key) > 1, team, *worth, played)
        for key, worth, team, played in found
    )


def team_rounds(tournament: Tournament) -> int:
    """Return how many rounds a tournament of teams has."""
    return rounds_for(tournament.header, max(2, len(_seeded_teams(tournament))))


def rounds_for(header: TournamentHeader, teams: int) -> int:
    """Return how many rounds a tournament has if so many teams play, two or more."""
    if header.format is Format.ROUND_ROBIN:
        return teams - 1 + teams % 2
    return header.plan.rounds or ceil(log2(teams))


def next_team_round(tournament: Tournament) -> NextTeamRound | None:
    """Return the round after the newest, whose matches are all decided; None when the tournament is over."""
    number, past = len(tournament.rounds) + 1, _team_history(tournament)
    if number > team_rounds(tournament) or len(past.active) < 2:
        return None
    if tournament.header.format is Format.ROUND_ROBIN:
        tables, byes = round_robin(past.entrants)[number - 1]
        stage = Stage.ROUND_ROBIN
    else:
        tables, byes = swiss_round(past, number)
        stage = Stage.SWISS
    pairs = tuple((TeamId(table.seats[0]), TeamId(table.seats[1])) for table in tables)
    # In a round robin the bye may be that of a team that has dropped out.
    resting = tuple(TeamId(bye.entrant) for bye in byes if bye.entrant not in past.gone)
    return NextTeamRound(number, stage, pairs, resting)


def _last_line_up(tournament: Tournament, team: TeamId) -> tuple[EntrantId, ...]:
    """Return who played for a team in its last match, by board; empty before its first match."""
    for team_match in reversed(tournament.team_matches):
        if team in team_match.teams and team_match.published_at is not None and team_match.away is not None:
            return tuple(
                entrant
                for match in boards_of(tournament, team_match)
                for entrant in match.entrants
                if tournament.entrant(entrant).team == team
            )
    return ()


def filled_line_up(
    tournament: Tournament, team: TeamId, chosen: Mapping[int, EntrantId]
) -> tuple[EntrantId, ...]:
    """Return who plays for a team at each board: as its captain wants, else as the last time, else in their order.

    If too few are left, the other boards are filled with members who have dropped out, and are lost.
    """
    boards = range(tournament.header.plan.boards)
    active_members = {member.number for member in active(tournament, team)}
    line_up = {
        board: entrant for board, entrant in chosen.items() if board in boards and entrant in active_members
    }
    gone = (member.number for member in members(tournament, team) if member.gone)
    last = (entrant for entrant in _last_line_up(tournament, team) if entrant in active_members)
    next_ones = dict.fromkeys(chain(last, sorted(active_members), gone))
    rest = [entrant for entrant in next_ones if entrant not in line_up.values()]
    for board in boards:
        if board not in line_up and rest:
            line_up[board] = rest.pop(0)
    return tuple(line_up[board] for board in sorted(line_up))


def board_matches(
    team_match: TeamMatch, home: Sequence[EntrantId], away: Sequence[EntrantId], ends_at: datetime
) -> tuple[Match, ...]:
    """Return the matches at the boards. The home team begins at the first, the other one at the second, and so on."""
    boards = len(home)
    return tuple(
        Match(
            team_match.round,
            team_match.number * boards + board,
            None,
            ends_at,
            seats=tuple(MatchSeat(entrant) for entrant in (pair if board % 2 == 0 else pair[::-1])),
        )
        for board, pair in enumerate(zip(home, away, strict=True))
    )
