"""The time to pair a Swiss round of 256 entrants, and to read a leader board over 100,000 rated games."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bench.support.report import report
from game.values.ruleset import Edition
from host.ratings.pools import Recounting
from host.tournaments.pairing.swiss import swiss_round
from host.tournaments.standings.model import History, Result
from host.tournaments.standings.standings import standings
from model.ids import ChannelId, EntrantId, GameId, GuildId, PersonId
from model.ratings import Pool
from model.results import Ending, GameResult, SeatResult
from storage import ratings
from storage.database import Database
from storage.schema_community import played, played_seats

ENTRANTS = 256
ROUNDS = 9
GAMES = 100_000
PEOPLE = 5_000
GUILD = GuildId(7)
LOOKS = 50

KINDS: tuple[tuple[Sequence[int], int], ...] = ((range(30, 121), 0), ((50, 50, 60), 0), (range(30, 121), 5))
"""Points of a seat in a game, and entrants who leave after each round: few ties, many ties, drop-outs."""


def pairing_seconds(dice: random.Random, points: Sequence[int], leaving: int) -> list[float]:
    """Return the seconds that each of nine rounds of 256 took to pair, and last those of their standings.

    Each seat makes one of `points` in a game; `leaving` entrants drop out after each round.
    """
    history = History(tuple(EntrantId(number) for number in range(1, ENTRANTS + 1)))
    seconds = []
    for number in range(1, ROUNDS + 1):
        begun = time.perf_counter()
        tables, byes = swiss_round(history, number)
        seconds.append(time.perf_counter() - begun)
        results = tuple(Result(table, (dice.choice(points), dice.choice(points))) for table in tables)
        gone = history.gone | set(dice.sample(history.active, leaving))
        history = History(history.entrants, history.results + results, history.byes + byes, gone)
    begun = time.perf_counter()
    standings(history)
    seconds.append(time.perf_counter() - begun)
    return seconds


def season(dice: random.Random) -> list[GameResult]:
    """Return GAMES rated games of two to four people, out of PEOPLE."""
    start = datetime(2026, 1, 1, tzinfo=UTC)
    found = []
    for number in range(GAMES):
        people = dice.sample(range(1, PEOPLE + 1), dice.choice((2, 2, 2, 3, 4)))
        seats = tuple(
            SeatResult(PersonId(person), None, f"Player {person}", rank, 100 - rank)
            for rank, person in enumerate(people, start=1)
        )
        found.append(
            GameResult(
                game=GameId(f"g{number}"),
                guild=GUILD,
                channel=ChannelId(1),
                edition=Edition.C2_2014,
                rated=True,
                ending=Ending.PLAYED,
                tiles=72,
                ended_at=start + timedelta(minutes=number),
                seats=seats,
            )
        )
    return found


async def board_seconds(results: list[GameResult]) -> tuple[float, list[float]]:
    """Return the seconds of a recount of ratings, and those of each query for a leader board page."""
    begun = time.perf_counter()
    counting = Recounting()
    counting.add(results)
    rows, changes = counting.rows, counting.changes
    counted = time.perf_counter() - begun
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(str(Path(folder) / "bench.db"))
        async with database.begin() as connection:
            for first in range(0, len(results), 5000):
                part = results[first : first + 5000]
                await connection.execute(
                    played.insert(), [_header(n, result) for n, result in enumerate(part, first)]
                )
                await connection.execute(
                    played_seats.insert(), [row for result in part for row in _seats(result)]
                )
            await ratings.replace(connection, (), rows, (), changes)
        seconds = []
        pools = [Pool(guild, seats) for guild in (GUILD, None) for seats in (None, 2, 3, 4)]
        for look in range(LOOKS):
            async with database.read() as connection:
                begun = time.perf_counter()
                await ratings.board(connection, pools[look % len(pools)], 10 * look, 10)
                seconds.append(time.perf_counter() - begun)
        await database.close()
    return counted, seconds


def _header(number: int, result: GameResult) -> dict[str, object]:
    return {
        "game": result.game,
        "number": number + 1,
        "guild": result.guild,
        "channel": result.channel,
        "seats": len(result.seats),
        "edition": result.edition,
        "rated": True,
        "ending": result.ending,
        "void": False,
        "tiles": result.tiles,
        "ended_at": result.ended_at,
    }


def _seats(result: GameResult) -> list[dict[str, object]]:
    return [
        {
            "game": result.game,
            "place": place,
            "person": seat.person,
            "name": seat.name,
            "rank": seat.rank,
            "points": seat.points,
            "left": False,
            "turns": 0,
            "in_time": 0,
        }
        for place, seat in enumerate(result.seats)
    ]


def main(argv: list[str]) -> None:
    """Print the table, or with --json the numbers."""
    dice = random.Random(7)
    runs = [pairing_seconds(dice, *kind) for kind in KINDS]
    pairing = [seconds for run in runs for seconds in run[:-1]]
    counted, looks = asyncio.run(board_seconds(season(dice)))
    measured = {
        "pair 256, median seconds": round(statistics.median(pairing), 3),
        f"pair 256, worst of {len(pairing)} rounds": round(max(pairing), 3),
        "standings of 256 after nine rounds": round(max(run[-1] for run in runs), 3),
        "recount of 100,000 games, seconds": round(counted, 1),
        "leader board page, median ms": round(1000 * statistics.median(looks), 2),
        "leader board page, worst ms": round(1000 * max(looks), 2),
    }
    report(measured, argv)
