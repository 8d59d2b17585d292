"""A database of revision 0034 opens, and ladders, leagues, teams, votes and ratings in it go on."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from games_played import DAY, GUILD, HandClock
from ladders_played import member_order, news_kinds, won_by
from older_databases import opened
from teams_entered import hand_in_all
from tournaments_played import PEOPLE, play_match, threads

from host.host import Host
from host.tournaments.running.history import groups
from host.tournaments.running.round_clock import BREAK
from model.ids import ChallengeId, GameId, LadderId, TournamentId
from model.ladders import NewsKind
from model.results import RecordKind
from model.tables import GameStatus
from model.tournaments import TournamentStatus
from storage import records
from storage.database import Database

LADDER, ANSWERED_LATE = LadderId("mosineba"), ChallengeId("luredazo")
LADDER_GAME, STOPPING = GameId("vosudoza"), GameId("budutibu")
SECOND_SEASON, TEAMS, TOURNAMENT = map(TournamentId, ("dodoboda", "zamimiso", "ruzoreme"))


@pytest.fixture
def clock() -> HandClock:
    """Return a clock that shows the time of the last write to the older database."""
    found = HandClock()
    found.time = datetime(2026, 3, 6, 10, 0, tzinfo=UTC)
    return found


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with opened(tmp_path, "0034") as database:
        yield database


async def test_logs_are_sound_and_ratings_unchanged(host: Host) -> None:
    """Every log of a game that is played is sound, and a recount changes no rating."""
    assert await host.log_check.check() == (3, ())
    recount = await host.recounts.recount()
    assert (recount.games_added, recount.games_removed, recount.changed) == (0, 0, ())


async def test_a_ladder_goes_on(host: Host, clock: HandClock) -> None:
    """A game that was played decides its place, and a challenge that nobody answers in time does as well."""
    assert await member_order(host, LADDER) == [2, 3, 4, 5, 6]
    await won_by(host, LADDER_GAME, PEOPLE[3])
    assert await member_order(host, LADDER) == [2, 4, 3, 5, 6]
    clock.forward((await host.challenges.get(ANSWERED_LATE)).answer_by - clock.time)
    await host.answer_clock.run_due()
    assert await member_order(host, LADDER) == [2, 4, 3, 6, 5]
    assert (await news_kinds(host, LADDER))[-2:] == [NewsKind.CLIMBED, NewsKind.UNANSWERED]


async def test_an_agreement_to_stop_counts_until_its_person_plays(host: Host) -> None:
    """An agreement from before the upgrade has no turn, so a person who has moved since agrees again."""
    people = [person.id for person in PEOPLE[:3]]
    for person in people[1:]:
        await host.endings.stop(STOPPING, person)
        assert (await host.games.view(STOPPING)).status is GameStatus.RUNNING
    await host.endings.stop(STOPPING, people[0])
    assert (await host.games.view(STOPPING)).status is GameStatus.STOPPED


async def test_a_season_begins_with_the_divisions_of_the_last(host: Host, clock: HandClock) -> None:
    """Players of the last season start in the divisions that it gave them, newcomers in the last one."""
    for person in PEOPLE[1:3]:
        await host.tournaments.join(SECOND_SEASON, person)
    clock.forward(7 * DAY)
    await host.director.run_due()
    begun = await threads(host, SECOND_SEASON)
    found = [[begun.entrant(entrant).person for entrant in division] for division in groups(begun)]
    assert found == [[1, 2, 4], [3, 21]]


async def test_a_line_up_that_was_handed_in_is_kept(host: Host) -> None:
    """One of two teams has handed in its line-up; once the other has, both are published and the boards begin."""
    waiting = await host.tournaments.get(TEAMS)
    handed_in = [len(match.handed_in) for match in waiting.team_matches if match.waits]
    assert sorted(handed_in) == [0, 1]
    begun = await hand_in_all(host, waiting)
    assert not any(match.waits for match in begun.team_matches)
    boards = [match for match in begun.matches if match.round == 2]
    assert len(boards) == 4
    assert all(board.counted for board in boards)


async def test_a_tournament_plays_its_next_round(host: Host, clock: HandClock) -> None:
    """The match that was open is played, and the next round pairs both winners."""
    tournament = await host.tournaments.get(TOURNAMENT)
    (match,) = [match for match in tournament.matches if match.open]
    await play_match(host, match)
    await host.director.run_due()
    clock.forward(BREAK)
    await host.director.run_due()
    after = await threads(host, TOURNAMENT)
    assert after.header.status is TournamentStatus.RUNNING
    assert [match.number for match in after.matches if match.round == 2 and match.open] == [0, 1]


async def test_records_are_found_again(host: Host, database: Database) -> None:
    """The records that were stored are those found among the old results, whose margins the upgrade computes."""
    async with database.read() as connection:
        rows = await records.search_all(connection)
    found = {row["kind"]: (row["value"], row["person"], row["game"]) for row in rows if row["guild"] == GUILD}
    stored = await host.statistics.records(GUILD)
    assert found == {kind: (record.value, record.person, record.game) for kind, record in stored.items()}
    assert RecordKind.MARGIN in found
