"""Tests that messages of the largest possible tournaments stay within Discord's limits in every language."""

import re
from dataclasses import replace
from datetime import timedelta
from fractions import Fraction
from itertools import count
from typing import Any

import pytest
from discord import ui
from large_tournaments import FIRST_PERSON, LONGEST, NOW, header_of, length_of, people_numbered

from bot.delivery.sign_up_messages import season_calls
from bot.delivery.team_messages import line_up_reminders, team_round_messages
from bot.delivery.tournament_messages import TournamentMessage, round_message
from bot.features.tournaments.controls import sign_up_message
from bot.features.tournaments.plan_settings import Planned
from bot.features.tournaments.referee_commands import report_text
from bot.features.tournaments.season_controls import answers_text
from bot.features.tournaments.settings_panel import OPTIONS
from bot.features.tournaments.team_words import team_standings_text
from bot.i18n import codes, language
from bot.platform.limits import TEXT
from host.tournaments.presets import Preset
from host.tournaments.running.plan_checks import MOST_ENTRANTS, check_plan
from host.tournaments.running.team_rounds import TeamStanding
from host.tournaments.standings.anomalies import Anomaly
from model.ids import ChannelId, EntrantId, PersonId, TeamId
from model.matches import Match, MatchSeat
from model.outbox import MOST_CALLED
from model.teams import Team, TeamMatch
from model.tournaments import Round, Stage, Tournament, TournamentStatus

PROMISE = "0" * 64


def _teams(code: str, boards: int, size: int) -> Tournament:
    """Return a tournament with the most teams of that size; the last member of each has not answered."""
    numbers = count(1)
    teams = [Team(TeamId(number), LONGEST) for number in range(1, MOST_ENTRANTS // size + 1)]
    entrants = [
        replace(
            people_numbered(1, next(numbers))[0], team=team.number, confirmed=member < size or size == boards
        )
        for team in teams
        for member in range(1, size + 1)
    ]
    header = header_of(code, Preset.TEAMS, boards=boards, line_up_seconds=90 * 60, duplicate=True)
    return Tournament(header, tuple(entrants), teams=tuple(teams))


def _largest(code: str) -> list[Tournament]:
    """Return tournaments with all entrants in one list, and in three."""
    flags: dict[str, object] = {
        "reserve": True,
        "byes": 3,
        "late": True,
        "direct_encounter": True,
        "duplicate": True,
        "best_of": 3,
        "check_in_seconds": 100 * 60,
        "final_best_of": 5,
        "at_once": True,
        "most": 64,
    }
    all_, some = people_numbered(MOST_ENTRANTS), MOST_ENTRANTS - 90
    reserves = tuple(replace(entrant, reserve=True) for entrant in all_[some:])
    header = header_of(code, Preset.CHAMPIONSHIP, **flags)
    double = header_of(code, Preset.CHAMPIONSHIP, **flags, double=True, championship=False)
    league = header_of(code, Preset.LEAGUE, division_size=8, promoted=2)
    return [
        Tournament(replace(header, plan=replace(header.plan, most=0)), all_),
        Tournament(header, (*all_[:some], *reserves)),
        Tournament(double, (*all_[:some], *reserves)),
        Tournament(league, all_),
    ]


@pytest.mark.parametrize("code", codes())
def test_the_largest_sign_up_fits(code: str) -> None:
    """The sign-up of 256 people names as many as fit, and counts the others."""
    for tournament in _largest(code):
        length = length_of(sign_up_message(tournament))
        assert 60 * 22 < length <= TEXT


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize(("boards", "size"), [(2, 2), (4, 5), (8, 12)])
def test_the_largest_sign_up_of_teams_fits(code: str, boards: int, size: int) -> None:
    """Sign-ups of 51 teams of five with the longest names, and of other sizes, fit."""
    tournament = _teams(code, boards, size)
    view = sign_up_message(tournament)
    assert TEXT - size * 24 - 200 < length_of(view) <= TEXT
    shown = sum(
        part.content.count("**\\*") for part in view.walk_children() if isinstance(part, ui.TextDisplay)
    )
    cut = language(code).say("tournament-and-more", count=len(tournament.teams) - shown)
    assert any(cut in part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay))


@pytest.mark.parametrize("code", codes())
def test_the_call_to_a_new_season_fits_above_the_sign_up(code: str) -> None:
    """The call to sixty people fits into the message of a sign-up that many have entered."""
    words = language(code)
    for season in (*_largest(code), _teams(code, 4, 5)):
        last = Tournament(season.header, people_numbered(MOST_CALLED * 2, 1000))
        *_, call = season_calls(words, season, last)
        assert length_of(sign_up_message(season, 3, "\n".join(call.texts))) <= TEXT


@pytest.mark.parametrize("code", codes())
def test_lists_of_who_plays_on_are_cut_and_counted(code: str) -> None:
    """Three long lists, of those who play on, have not answered and are new, are cut and counted."""
    words = language(code)
    last = Tournament(header_of(code, Preset.LEAGUE), people_numbered(170))
    season = Tournament(header_of(code, Preset.LEAGUE), people_numbered(170, 86))
    text = answers_text(words, season, last)
    assert len(text) <= TEXT
    lines = text.split("\n")
    assert len(lines) == 3
    for line in lines:
        named = line.count("<@")
        assert words.say("list-others", count=85 - named) in line


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("days", [12, None], ids=["new accounts", "others"])
def test_a_report_of_many_pairs_fits(code: str, days: int | None) -> None:
    """The report lists as many pairs as fit, counts the others, and explains its limits."""
    words = language(code)
    pair = Anomaly(PersonId(FIRST_PERSON), PersonId(FIRST_PERSON), 12, 10.5, 5.5, 3, 4.5, days, 2, 3)
    text = report_text(words, [pair] * 40)
    assert len(text) <= TEXT
    assert words.say("tournament-and-more", count=40 - text.count("•")) in text
    assert text.endswith(words.say("report-note"))
    assert words.say("tournament-and-more", count=1).replace("1", "") not in report_text(words, [pair] * 2)


@pytest.mark.parametrize("code", codes())
def test_the_settings_show_a_typed_turn_time(code: str) -> None:
    """A turn time of five hours, which only typing gives, is in its order among the panel's choices."""
    header = header_of(code, Preset.LEAGUE)
    header = replace(header, options=replace(header.options, turn_seconds=5 * 3600))
    options = OPTIONS[Planned.TURN_TIME](language(code), header)
    assert [option.value for option in options if option.default] == [str(5 * 3600)]
    assert [int(option.value) for option in options] == sorted(int(option.value) for option in options)


def test_the_settings_show_a_typed_number_of_promotions() -> None:
    """Ten promotions from divisions of forty, which only typing gives, follow the panel's own choices."""
    header = header_of("en", Preset.LEAGUE)
    header = replace(header, plan=replace(header.plan, division_size=40, promoted=10))
    check_plan(header.format, header.plan)
    options = OPTIONS[Planned.PROMOTED](language("en"), header)
    assert [option.value for option in options if option.default] == ["10"]
    assert [int(option.value) for option in options] == [*range(7), 10]


def _begun(tournament: Tournament, *, published: bool) -> tuple[Tournament, Round]:
    """Return the first round of a team tournament, before or after its line-ups are published."""
    until, boards = NOW + timedelta(days=2), tournament.header.plan.boards
    numbers = [team.number for team in tournament.teams]
    pairs = list(zip(numbers[::2], numbers[1::2], strict=False))
    team_matches = tuple(
        TeamMatch(1, number, home, away, until, published_at=NOW if published else None)
        for number, (home, away) in enumerate(pairs)
    )
    of_team = {
        team: [entrant.number for entrant in tournament.entrants if entrant.team == team] for team in numbers
    }
    matches = tuple(
        Match(
            1,
            number * boards + board,
            ChannelId(FIRST_PERSON),
            until,
            seats=tuple(MatchSeat(of_team[team][board]) for team in pair),
        )
        for number, pair in enumerate(pairs)
        for board in range(boards)
    )
    round_ = Round(1, Stage.SWISS, None, PROMISE, NOW, None)
    header = replace(tournament.header, status=TournamentStatus.RUNNING)
    begun = replace(
        tournament,
        header=header,
        rounds=(round_,),
        matches=matches if published else (),
        team_matches=team_matches,
    )
    return begun, round_


def _texts(message: TournamentMessage) -> int:
    return sum(map(len, message.texts))


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize(("boards", "size"), [(2, 2), (4, 5)])
def test_a_round_of_many_teams_fits(code: str, boards: int, size: int) -> None:
    """The announcement of a round of many teams fits, mentions all captains in messages of sixty, and has the
    boards.
    """
    words = language(code)
    tournament, round_ = _begun(_teams(code, boards, size), published=False)
    teams = len(tournament.teams) // 2 * 2
    for messages in (team_round_messages(words, tournament, round_), line_up_reminders(words, tournament, 1)):
        assert all(_texts(message) <= TEXT for message in messages)
        assert all(len(message.mentions) <= MOST_CALLED for message in messages)
        assert len({person for message in messages for person in message.mentions}) == teams
    published, round_ = _begun(_teams(code, boards, size), published=True)
    (message,) = team_round_messages(words, published, round_)
    assert TEXT - 1000 < _texts(message) <= TEXT
    assert line_up_reminders(words, published, 1) == []


async def test_a_cut_live_round_counts_the_matches_left_out() -> None:
    """A live round that is cut counts the matches left out, each of which has two lines."""
    header = replace(header_of("en", Preset.LIVE), name="Evening", status=TournamentStatus.RUNNING)
    matches = tuple(
        Match(
            1,
            number,
            ChannelId(FIRST_PERSON),
            NOW,
            seats=(MatchSeat(EntrantId(2 * number + 1)), MatchSeat(EntrantId(2 * number + 2))),
        )
        for number in range(30)
    )
    round_ = Round(1, Stage.SWISS, None, None, NOW, None)
    tournament = Tournament(header, people_numbered(60), rounds=(round_,), matches=matches)
    services: Any = None
    text = (await round_message(services, language("en"), tournament, round_)).texts[0]
    shown = len(re.findall(r"^\d+\\\.", text, re.MULTILINE))
    assert 0 < shown < 30
    assert f"and {30 - shown} more" in text


@pytest.mark.parametrize("code", codes())
def test_the_standings_of_the_most_teams_fit_and_have_the_readers_own(code: str) -> None:
    """The last of 128 teams is shown to its own members, although the others down there are only counted."""
    tournament, half = _teams(code, 2, 2), Fraction(99, 2)
    table = [
        TeamStanding(place, False, team.number, half, half, half, 99)
        for place, team in enumerate(tournament.teams, start=1)
    ]
    text = team_standings_text(language(code), tournament, table, table[-1].team)
    assert text.count("128\\.") == 1
    assert "127\\." not in text
    assert len(text) <= TEXT
