"""Tests that records kept as results are added and withdrawn equal those computed from all results."""

import random
import sqlite3
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa

from game.values.ruleset import Edition
from game.values.tiles import FeatureKind
from model.ids import ChannelId, GameId, GuildId, PersonId
from model.results import Ending, GameResult, PaidFeatures, RecordKind, RecordRow, SeatResult
from storage import people, records, results
from storage.database import Database
from storage.upgrade import upgrade

GUILDS = (GuildId(1), GuildId(2), None)
NOW = datetime(2026, 3, 1, tzinfo=UTC)


def played_by_chance(dice: random.Random, number: int) -> GameResult:
    """Return a game of two to four seats with values from a small range, so that many are equal."""
    guild = dice.choice(GUILDS)
    seats = tuple(
        SeatResult(
            person=dice.choice([None, PersonId(dice.randint(1, 4))]),
            opponent=None,
            name="x",
            rank=1,
            points=dice.randint(0, 9),
            left=dice.random() < 0.1,
            turns=3,
            in_time=2,
            fastest_seconds=dice.choice([None, dice.randint(1, 9)]),
            features={
                kind: PaidFeatures(9, dice.randint(0, 9), dice.randint(0, 9))
                for kind in FeatureKind
                if dice.random() < 0.7
            },
        )
        for _ in range(dice.randint(2, 4))
    )
    ending = Ending.PLAYED if dice.random() < 0.8 else Ending.LEFT
    game, channel = GameId(f"g{number}"), ChannelId(number)
    return GameResult(game, guild, channel, Edition.C2_2014, True, ending, 9, NOW, seats)


def best_of(found: Sequence[GameResult], guild: GuildId | None) -> Mapping[RecordKind, RecordRow]:
    """Return the records among the results, oldest first, found by comparing all of them."""
    best: dict[RecordKind, RecordRow] = {}
    for result in found:
        if guild is not None and result.guild != guild:
            continue
        for kind, (value, person) in records.records_of(result).items():
            record = best.get(kind)
            sign = -1 if kind is RecordKind.FASTEST else 1
            if record is None or value * sign > record.value * sign:
                best[kind] = RecordRow(value, person, result.game, result.guild, result.channel)
    return best


async def test_records_follow_added_and_withdrawn_results(address: str) -> None:
    """Each server's records and results are right after each of sixty results, some of which are withdrawn."""
    dice = random.Random(20260301)
    database = await Database.open(address)
    counting: dict[GameId, GameResult] = {}
    for number in range(60):
        async with database.begin() as connection:
            result = played_by_chance(dice, number)
            await results.insert(connection, result)
            await records.note(connection, result)
            counting[result.game] = result
            if dice.random() < 0.3:
                void = GameId(f"g{dice.randint(0, number)}")
                await results.set_void(connection, void)
                await records.withdraw(connection, void)
                counting.pop(void, None)
        async with database.read() as connection:
            for guild in GUILDS:
                expected = best_of(tuple(counting.values()), guild)
                assert await records.all_of(connection, guild) == expected
            for guild in GUILDS[:2]:
                game_ids = {game for game, result in counting.items() if result.guild == guild}
                assert {result.game for result in await results.of_guild(connection, guild)} == game_ids
    async with database.begin() as connection:
        before = await records.all_of(connection, None)
        await records.put_all(connection, await records.search_all(connection))
        assert await records.all_of(connection, None) == before
        holder = before[RecordKind.SCORE].person
        await people.forget(connection, holder)
        assert holder not in {row.person for row in (await records.all_of(connection, None)).values()}
    await database.close()


async def test_people_have_the_names_under_which_they_last_played(address: str) -> None:
    """The newest name counts, on one server or on all; a seat without a name has none."""
    database = await Database.open(address)
    async with database.begin() as connection:
        for number, (guild, name) in enumerate(((1, "Ann"), (2, "Anna"), (1, "Annie"), (2, ""))):
            seat = SeatResult(PersonId(7), None, name, 1, 5)
            game, channel = GameId(f"g{9 - number}"), ChannelId(number)
            result = GameResult(
                game, GuildId(guild), channel, Edition.C2_2014, True, Ending.PLAYED, 9, NOW, (seat,)
            )
            await results.insert(connection, result)
        found = [await results.names(connection, ["7", "greedy"], guild) for guild in (*GUILDS, GuildId(3))]
    await database.close()
    assert found == [{"7": "Annie"}, {"7": "Anna"}, {"7": "Annie"}, {}]


async def test_an_older_database_has_its_records(
    tmp_path: Path, empty_database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the update an older database has the records that its results give."""
    # The migration stores them a few at a time.
    monkeypatch.setattr(records, "AT_ONCE", 3)
    dice = random.Random(20260302)
    database = await Database.open(str(empty_database))
    async with database.begin() as connection:
        for number in range(40):
            await results.insert(connection, played_by_chance(dice, number))
        await results.set_void(connection, GameId("g7"))
        await records.put_all(connection, await records.search_all(connection))
    async with database.read() as connection:
        expected = {guild: await records.all_of(connection, guild) for guild in GUILDS}
    await database.close()

    older = tmp_path / "older.db"
    engine = sa.create_engine(f"sqlite:///{older}")
    with engine.begin() as old:
        upgrade(old, "0012")
    engine.dispose()
    with sqlite3.connect(older) as copied:
        copied.execute("ATTACH DATABASE ? AS newer", (str(empty_database),))
        for table in ("played", "played_seats", "played_features"):
            columns = ", ".join(f'"{row[1]}"' for row in copied.execute(f"PRAGMA main.table_info({table})"))
            copied.execute(f"INSERT INTO {table} ({columns}) SELECT {columns} FROM newer.{table}")
    copied.close()

    database = await Database.open(str(older))
    async with database.read() as connection:
        assert {guild: await records.all_of(connection, guild) for guild in GUILDS} == expected
    async with database.begin() as connection:
        await records.put_all(connection, await records.search_all(connection))
        assert {guild: await records.all_of(connection, guild) for guild in GUILDS} == expected
    await database.close()
