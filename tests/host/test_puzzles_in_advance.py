"""Tests of which games puzzles are made of in advance: reviewed ones, and those of computers after the stock."""

import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import time, timedelta

import pytest
from games_played import ANN, BEN, CHANNEL, DAY, GUILD, HandClock, started, turn

from game.notation.lines import Turn
from game.notation.record import read
from game.review import ReviewedTurn
from game.values.ruleset import Colour, Option, make_ruleset
from host.host import Host
from host.puzzles import puzzle_producer, stock
from host.reviews.turn_format import turn_text
from model.ids import ChannelId, GameId, GuildId
from model.puzzles import DailyPuzzle
from model.reviews import StoredReview
from model.tables import GameStatus
from storage import puzzles, reviews
from storage.database import Database

TEXT = stock.text("tile-8-8")
OTHER = GuildId(8)


@dataclass
class Workers:
    """Workers that were started: their questions, the lines that each is about to write, and those that were read."""

    lines: tuple[str, ...] = ()
    questions: list[dict[str, object]] = field(default_factory=list)
    read: list[str] = field(default_factory=list)

    async def follow(
        self, _: tuple[str, ...], question: bytes, timeout_seconds: float, on_line: Callable[[str], None]
    ) -> bool:
        assert timeout_seconds == puzzle_producer.TIMEOUT_SECONDS
        self.questions.append(json.loads(question))
        for line in self.lines:
            self.read.append(line)
            on_line(line)
        return True


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Workers:
    found = Workers()
    monkeypatch.setattr(puzzle_producer, "follow_worker", found.follow)
    return found


async def plan(host: Host, guild: GuildId = GUILD) -> None:
    await host.puzzles.begin(guild, CHANNEL, time(9), "Europe/Berlin", "de")


async def ready(database: Database, guild: GuildId = GUILD) -> DailyPuzzle | None:
    async with database.read() as connection:
        return await puzzles.ready(connection, guild)


async def played(host: Host, number: int = 1) -> GameId:
    """Play a small game to its end."""
    ruleset = make_ruleset(on=[Option.TABLE_EDGE], table=(3, 3))
    view = await started(host, ANN, BEN, channel=ChannelId(number), ruleset=ruleset)
    while view.status is GameStatus.RUNNING:
        view = (await turn(host, view.id)).view
    return view.id


async def reviewed(database: Database, game: GameId, *costs: float) -> None:
    """Store the review of a game, whose turns cost their players these points."""
    turns = [
        turn_text(ReviewedTurn(number, number, Colour.RED, (), (), cost, 0.0, 0.0))
        for number, cost in enumerate(costs, start=1)
    ]
    async with database.begin() as connection:
        await reviews.put(connection, game, StoredReview("\n".join(turns)))


async def test_a_puzzle_is_made_from_a_reviewed_game(
    host: Host, database: Database, clock: HandClock, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A puzzle that was made in advance from a reviewed game is posted, and no other one is made until then."""
    game = await played(host)
    await plan(host)
    await host.puzzle_producer.prepare()
    assert workers.questions == [], "no game is reviewed yet"
    await reviewed(database, game)
    monkeypatch.setattr(stock, "names", lambda: ())
    workers.lines = ("\n", json.dumps(TEXT) + "\n", json.dumps("another") + "\n")
    assert await host.puzzle_producer.prepare() is None
    assert workers.read == list(workers.lines[:2]), "the search ends with the first puzzle"
    assert await host.puzzle_producer.prepare() is None
    assert len(workers.questions) == 1, "one puzzle is ready"
    found = await ready(database)
    assert found is not None
    assert (found.source, found.text) == (game, TEXT)
    clock.forward(DAY)
    await host.puzzles.run_due()
    assert (await host.puzzles.view(GUILD, 1)).daily.source == game


async def test_the_costliest_turns_of_a_game_are_searched(
    host: Host, database: Database, workers: Workers
) -> None:
    """Ten turns are searched, those that cost their players most; the worker does not learn who played."""
    game = await played(host)
    await reviewed(database, game, 5.0, 1.0, 0.0, 7.0, 2.0, 3.0, 4.0, 8.0, 9.0, 6.0, 12.0, 11.0)
    await plan(host)
    await host.puzzle_producer.prepare()
    (question,) = workers.questions
    assert question["numbers"] == [11, 12, 9, 8, 4, 10, 1, 7, 6, 5]
    text = question["record"]
    assert isinstance(text, str)
    assert sum(isinstance(entry, Turn) for _, entry in read(text).entries) == 8
    assert not {ANN.name, BEN.name} & set(text.replace('"', " ").split())


async def test_games_without_a_puzzle_are_searched_once(
    host: Host, database: Database, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some games are searched at a time, those that ended last first, and none again."""
    monkeypatch.setattr(puzzle_producer, "MOST_GAMES", 2)
    games = [await played(host, number) for number in (1, 2, 3)]
    for number, game in enumerate(games, start=1):
        await reviewed(database, game, *[1.0] * number)
    await plan(host)
    for searched in (2, 3, 3):
        assert await host.puzzle_producer.prepare() is None, "there is a stock"
        assert len(workers.questions) == searched
    assert {len(question["numbers"]) for question in workers.questions} == {1, 2, 3}  # type: ignore[arg-type]
    assert await ready(database) is None


async def test_a_game_that_cannot_be_read_makes_no_puzzle(
    host: Host,
    restart: Callable[[], Host],
    database: Database,
    workers: Workers,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The log says which reviewed game cannot be read; the next one is searched."""
    damaged, sound = await played(host), await played(host, 2)
    for game in (damaged, sound):
        await reviewed(database, game)
    async with database.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE log SET text = 'nonsense' WHERE game = '{damaged}'")
    await plan(host)
    back = restart()
    with caplog.at_level(logging.INFO):
        await back.puzzle_producer.prepare()
    workers.lines = (json.dumps(TEXT),)
    await restart().puzzle_producer.prepare()
    assert f"no puzzle is made of game {damaged}" in caplog.text
    found = await ready(database)
    assert found is not None
    assert found.source == sound


async def test_a_puzzle_is_made_from_a_game_of_computers_if_the_stock_is_used_up(
    host: Host, database: Database, clock: HandClock, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a stock, computers play other games until one of them has a puzzle, on each server."""
    monkeypatch.setattr(stock, "names", lambda: ())
    for guild in (GUILD, OTHER):
        await plan(host, guild)
    assert await host.puzzle_producer.prepare() == clock.time + timedelta(minutes=1)
    workers.lines = (json.dumps(TEXT),)
    assert await host.puzzle_producer.prepare() is None
    assert all(list(question) == ["seed"] for question in workers.questions)
    assert await host.puzzle_producer.prepare() is None
    seeds = {str(question["seed"]) for question in workers.questions}
    assert len(seeds) == len(workers.questions) == 4, "each server has one ready"
    sources = {found.source for guild in (GUILD, OTHER) if (found := await ready(database, guild))}
    assert len(sources) == 2
    assert sources <= {f"random {seed}" for seed in seeds}


async def test_a_puzzle_is_made_in_a_process(
    host: Host, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process gets its question as a line of its input, and writes the puzzle as a line."""
    monkeypatch.setattr(stock, "names", lambda: ())
    worker = f"import sys; assert 'seed' in sys.stdin.readline(); print({json.dumps(TEXT)!r})"
    monkeypatch.setattr(puzzle_producer, "WORKER", ("-c", worker))
    await plan(host)
    assert await host.puzzle_producer.prepare() is None
    found = await ready(database)
    assert found is not None
    assert found.text == TEXT


async def test_one_server_without_a_puzzle_is_enough_to_try_again(
    host: Host, database: Database, clock: HandClock, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a puzzle could be made for one server of two, the other's is tried again in a minute."""
    monkeypatch.setattr(stock, "names", lambda: ())
    await plan(host, OTHER)
    workers.lines = (json.dumps(TEXT),)
    assert await host.puzzle_producer.prepare() is None
    workers.lines = ("\n",)
    await plan(host)
    assert await host.puzzle_producer.prepare() == clock.time + timedelta(minutes=1)
