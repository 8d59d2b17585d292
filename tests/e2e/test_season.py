"""Tests of scripted tournaments, leagues and team matches through discord.py and the loopback Discord."""

from datetime import timedelta

import pytest
import sqlalchemy as sa

from bench import evening, league, team_match
from bench.season import season
from bot.app.config import Config
from bot.app.wiring import recount
from model.matches import MatchEnding
from model.tournaments import TournamentStatus
from storage.database import Database
from storage.schema_community import rating_changes, ratings

pytestmark = pytest.mark.e2e


async def test_a_small_season_ends_by_itself(tmp_path):
    """A season of ten people, with drop-outs, time-outs, resignations and two restarts, ends by itself."""
    played = await season(10, 3, 4, tmp_path)
    assert len(played.tournament.rounds) == 5
    assert len(set(played.order)) == 10
    assert all(not match.open for match in played.tournament.matches)
    assert played.endings.keys() >= {MatchEnding.PLAYED, MatchEnding.WALKOVER, MatchEnding.DEADLINE}
    assert played.restarts == 2
    assert sum(entrant.gone for entrant in played.tournament.entrants) == 2
    winner = next(entrant for entrant in played.tournament.entrants if entrant.name == played.order[0])
    assert f"<@{winner.person}>" in played.ceremony.splitlines()[0]
    database = tmp_path / "bastide.db"
    stored = await all_ratings(database)
    # Both people who dropped out had hardly played, which changed no rating.
    left = {str(entrant.person) for entrant in played.tournament.entrants if entrant.gone}
    assert {row.player for row in stored[0]} == {
        str(entrant.person) for entrant in played.tournament.entrants
    } - left
    recounted, _ = await recount(Config(token="unused", database=str(database)))
    assert recounted.results > 0
    assert not recounted.changed
    assert await all_ratings(database) == stored, "ratings recalculated from the logs are the same"


async def test_a_live_evening_ends_by_itself(tmp_path):
    """A live evening with late entries, clocks that run out and two restarts ends after three rounds."""
    played = await evening.evening(10, 3, tmp_path)
    tournament = played.tournament
    assert tournament.header.status is TournamentStatus.OVER
    assert len(tournament.rounds) == 3
    assert all(not match.open for match in tournament.matches)
    assert len(tournament.entrants) == 9, "two did not check in, one of them entered late"
    assert played.out_of_time >= 2
    assert played.endings.keys() == {MatchEnding.PLAYED}
    assert played.restarts == 2
    starts = [round_.started_at for round_ in tournament.rounds]
    ends = [round_.ended_at for round_ in tournament.rounds]
    assert all(starts[number] - ends[number - 1] < timedelta(minutes=1) for number in (1, 2))


async def test_a_league_season_ends_by_itself(tmp_path):
    """A league of two divisions, with two restarts, ends by itself and is followed by the next season."""
    played = await league.league(8, 4, tmp_path)
    assert played.tournament.header.status is TournamentStatus.OVER
    assert all(not match.open for match in played.tournament.matches)
    assert played.following.header.previous == played.tournament.id
    figures = league.figures(played)
    assert figures["league_divisions"] == 2
    assert (figures["league_rounds"], figures["league_matches"]) == (3, 12)
    assert (figures["league_restarts"], figures["league_times"]) == (2, 1)
    assert (figures["league_new"], figures["league_left"]) == (2, 2)
    assert {"league_played", "league_walkover", "league_deadline"} <= figures.keys()
    assert len(played.following.entrants) == 8


async def test_a_match_of_teams_ends_by_itself(tmp_path):
    """A team match on two boards, with a substitute and two restarts, ends by itself; no line-up is shown early."""
    figures = team_match.figures(await team_match.team_match(2, tmp_path))
    assert (figures["team_boards"], figures["team_members"], figures["team_restarts"]) == (2, 6, 2)
    assert figures["team_seen_before"] == 0
    assert figures["team_substitutes"] == 1
    assert figures["team_first"] + figures["team_second"] == 2


async def all_ratings(path):
    """Return the stored ratings of all players, and the change that each game made."""
    database = await Database.open(str(path))
    async with database.read() as connection:
        rows = [sorted(await connection.execute(sa.select(table))) for table in (ratings, rating_changes)]
    await database.close()
    return rows
