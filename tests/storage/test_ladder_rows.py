"""Tests of the order in which challenges on a ladder and its news are read."""

from datetime import UTC, datetime, timedelta

import pytest

from model.challenges import Challenge, ChallengeStatus
from model.ids import ChallengeId, ChannelId, GuildId, LadderId, PersonId
from model.ladders import Ladder, LadderSpec, LadderStatus, NewsKind
from model.tables import TableOptions
from storage import challenges, ladders
from storage.database import Database
from storage.schema_ladders import ladder_news

NOW = datetime(2026, 3, 1, tzinfo=UTC)
GUILD, CHANNEL, LADDER = GuildId(1), ChannelId(5), LadderId("ladder")


@pytest.fixture
async def database(database: Database) -> Database:
    """Return a database with an open ladder."""
    spec = LadderSpec(GUILD, CHANNEL, None, "Spring ladder", TableOptions())
    async with database.begin() as connection:
        await ladders.insert(connection, Ladder(LADDER, spec, LadderStatus.OPEN, None, NOW))
    return database


async def test_unsettled_challenges_come_oldest_first(database: Database) -> None:
    """Challenges made at the same moment come by their ids; settled ones are left out."""
    made = (("d", 2, False), ("a", 3, False), ("settled", 0, True), ("c", 1, False), ("b", 2, False))
    async with database.begin() as connection:
        for number, (name, hours, settled) in enumerate(made):
            challenge = Challenge(
                id=ChallengeId(name),
                guild=GUILD,
                channel=CHANNEL,
                challenger=PersonId(2 * number + 1),
                challenger_name="Ann",
                challenged=PersonId(2 * number + 2),
                challenged_name="Ben",
                options=TableOptions(),
                status=ChallengeStatus.ACCEPTED,
                days=3,
                made_at=NOW + timedelta(hours=hours),
                answer_by=NOW + timedelta(days=3),
                ended_at=NOW + timedelta(hours=4),
                ladder=LADDER,
                settled=settled,
            )
            await challenges.insert(connection, challenge)
        found = await challenges.unsettled_on(connection, LADDER)
    assert [challenge.id for challenge in found] == ["c", "b", "d", "a"]


async def test_news_of_a_ladder_come_oldest_first(database: Database) -> None:
    """News come by their numbers, in whatever order the database holds their rows."""
    async with database.begin() as connection:
        for number in (3, 1, 2):
            values = {"number": number, "kind": NewsKind.PLACED, "member": number, "place": 1, "at": NOW}
            await connection.execute(ladder_news.insert().values(ladder=LADDER, **values))
        assert [news.number for news in await ladders.news_of(connection, LADDER)] == [1, 2, 3]
