"""Teams as text and pictures: their members, matches and standings."""

from __future__ import annotations

from collections.abc import Container, Sequence
from datetime import timedelta

from bot.features.tournaments.names import halves, player, presence_text, with_presence
from bot.i18n import Language
from bot.platform.escaping import escaped
from bot.text.lists import TEXT_ROOM, fit_lines
from bot.text.words import timestamp
from host.tournaments.running.history import round_cut_short
from host.tournaments.running.next_round import least_entrants
from host.tournaments.running.team_rounds import (
    TeamStanding,
    active,
    board_points,
    boards_of,
    captain,
    is_decided,
    most_members,
    rounds_for,
    team_rounds,
    whole_teams,
)
from model.ids import EntrantId, TeamId
from model.teams import TeamMatch
from model.tournaments import OPEN, Format, Tournament, TournamentStatus
from rendering.base.theme import Theme
from rendering.charts.league_image import LeagueDivision, LeagueRow, LeagueView

PICTURED = 10
"""Lines of standings in a picture; the text and the file have all of them."""


def team_name(tournament: Tournament, team: TeamId) -> str:
    """Return the name of a team, with mentions and Markdown escaped."""
    return escaped(tournament.team(team).name)


def plan_lines(words: Language, tournament: Tournament) -> list[str]:
    """Return how teams play: their boards, members and line-ups."""
    plan = tournament.header.plan
    # In a round robin, the number of rounds follows from the number of teams.
    chosen = plan.rounds if tournament.header.format is Format.SWISS else None
    rounds = team_rounds(tournament) if tournament.rounds else chosen or 0
    whole = len(whole_teams(tournament, [entrant.number for entrant in tournament.entrants]))
    likely = rounds_for(tournament.header, whole) if whole >= least_entrants(tournament) else 0
    time = words.duration(timedelta(seconds=plan.line_up_seconds))
    lines = [
        words.say("teams-boards", boards=plan.boards, most=most_members(tournament)),
        words.say("tournament-rounds", rounds=rounds, likely=likely, of="teams", entered=whole, best=0),
        words.say("teams-line-ups", time=time),
        words.say("teams-enter"),
    ]
    if plan.at_once:
        lines.append(words.say("tournament-at-once"))
    if plan.direct_encounter:
        lines.append(words.say("teams-direct-encounter"))
    if tournament.header.season > 1 and tournament.header.status is TournamentStatus.SIGN_UP:
        lines.append(words.say("teams-season", season=tournament.header.season))
    return lines


def entered_teams(words: Language, tournament: Tournament, room: int) -> str:
    """Return the teams with their members and open invitations, as many as fit into `room` characters."""
    lines = []
    for team in tournament.teams:
        active_members = active(tournament, team.number)
        invited = [
            entrant
            for entrant in tournament.entrants
            if entrant.team == team.number and not (entrant.confirmed or entrant.gone)
        ]
        if active_members or invited:
            lines.append(
                words.say(
                    "team-line",
                    team=team_name(tournament, team.number),
                    members=words.join(
                        with_presence(tournament, entrant, player(words, tournament, entrant.number))
                        for entrant in active_members
                    )
                    or "–",
                    asked=words.join(player(words, tournament, entrant.number) for entrant in invited)
                    or "none",
                )
            )
    if not lines:
        return words.say("team-nobody")
    more, present = "tournament-and-more", presence_text(words, tournament)
    room -= len(words.say(more, count=len(lines))) + len(present)
    return fit_lines(words, lines, more, room=room) + present


def team_round_lines(
    words: Language,
    tournament: Tournament,
    number: int,
    lines: Sequence[tuple[int, str]],
    numbers: Container[int] | None,
) -> list[str]:
    """Return the team matches of a round: each with its points, or its line-ups' deadline, above its boards.

    `lines` are those of the boards with the numbers of their matches; with `numbers`, only those matches.
    """
    found = []
    boards = tournament.header.plan.boards
    for team_match in tournament.team_matches:
        own = [(match, text) for match, text in lines if match // boards == team_match.number]
        if team_match.round != number or (numbers is not None and not own and 0 not in numbers):
            continue
        found.append("\n".join([_pair_line(words, tournament, team_match), *(text for _, text in own)]))
    return found


def _pair_line(words: Language, tournament: Tournament, team_match: TeamMatch) -> str:
    """Return a line on a team match: its points on boards, or which teams have handed in their line-ups."""
    home = team_name(tournament, team_match.home)
    if team_match.away is None:
        if team_match.round == round_cut_short(tournament):
            return words.say("tournament-bye-void", player=f"**{home}**")
        return words.say("team-bye", team=home)
    away = team_name(tournament, team_match.away)
    if tournament.header.status not in OPEN and not is_decided(tournament, team_match):
        return words.say("team-points", home=home, away=away, points=words.say("match-no-result"))
    if team_match.waits:
        handed = [team_name(tournament, team) for team in team_match.teams if team in team_match.handed_in]
        return words.say(
            "team-waits",
            home=home,
            away=away,
            when=timestamp(team_match.line_ups_until),
            handed=words.join(handed) or "none",
        )
    points = board_points(tournament, team_match)
    return words.say("team-points", home=home, away=away, points=" : ".join(map(halves, points)))


def line_ups_text(words: Language, tournament: Tournament, team_match: TeamMatch) -> str:
    """Return both line-ups, board by board."""
    lines = [_pair_line(words, tournament, team_match)]
    for board, match in enumerate(boards_of(tournament, team_match), start=1):
        players = " – ".join(player(words, tournament, entrant) for entrant in match.entrants)
        lines.append(words.say("team-board", board=board, players=players))
    return "\n".join(lines)


def captains(tournament: Tournament, teams: Sequence[TeamId]) -> list[EntrantId]:
    """Return the captains of some teams."""
    found = (captain(tournament, team) for team in teams)
    return [entrant.number for entrant in found if entrant is not None]


def team_standings_text(
    words: Language, tournament: Tournament, table: Sequence[TeamStanding], own: TeamId | None
) -> str:
    """Return the standings of teams line by line, with a legend. The reader's own is shown even if not all fit."""
    encounter = "yes" if tournament.header.plan.direct_encounter else "no"
    legend = words.say("team-standings-legend", encounter=encounter)
    lines = {
        line.team: words.say(
            "team-standing",
            place=line.place,
            team=team_name(tournament, line.team),
            points=halves(line.points),
            boards=halves(line.boards),
            solkoff=halves(line.solkoff),
        )
        for line in table
    }
    own_line = None if own is None else lines.get(own)
    room = TEXT_ROOM - len(legend)
    return f"{legend}\n{fit_lines(words, [*lines.values()], 'tournament-and-more', own_line, room)}"


def team_view(
    words: Language,
    tournament: Tournament,
    table: Sequence[TeamStanding],
    theme: Theme,
    own: TeamId | None,
) -> LeagueView:
    """Return the picture of the standings; the reader's own team replaces the last line if it is further down."""
    pictured = list(table[:PICTURED])
    pictured[-1:] = [line for line in table[PICTURED:] if line.team == own] or pictured[-1:]
    columns = ("team-column-solkoff", "team-column-boards", "team-column-points")
    rows = tuple(
        LeagueRow(
            f"{line.place}.",
            tournament.team(line.team).name,
            (halves(line.solkoff), halves(line.boards), halves(line.points)),
            strong=line.team == own if own is not None else line.place == 1,
        )
        for line in pictured
    )
    heading = words.say("team-heading")
    return LeagueView(
        tournament.header.name, tuple(map(words.say, columns)), (LeagueDivision(heading, rows),), theme=theme
    )
