"""Plans, puzzles and answers of the tile of the day."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from game.puzzles.puzzle import POINTS, Verdict
from model.ids import ChannelId, GameId, GuildId, PersonId
from model.puzzles import DailyPuzzle, PuzzleAnswer, PuzzlePlan, PuzzleStanding
from model.tables import GameStatus
from storage import rows
from storage.schema import games, reviews
from storage.schema_puzzles import puzzle_answers, puzzle_plans, puzzles
from storage.unreadable import first_readable, readable

_plan, _puzzle, _answer = puzzle_plans.c, puzzles.c, puzzle_answers.c
_OPEN = _puzzle.posted_at.is_not(None) & _puzzle.closed_at.is_(None)


async def plan(connection: AsyncConnection, guild: GuildId) -> PuzzlePlan | None:
    """Return the plan of a server, if it has ever had one."""
    query = puzzle_plans.select().where(_plan.guild == guild)
    return await first_readable(connection, query, _plan.guild, _plan_from)


async def put_plan(connection: AsyncConnection, chosen: PuzzlePlan) -> None:
    """Store the plan of a server in place of the one it had."""
    await rows.put(
        connection,
        puzzle_plans,
        guild=chosen.guild,
        channel=chosen.channel,
        at=chosen.at,
        time_zone=chosen.time_zone,
        language=chosen.language,
        next_at=chosen.next_at,
        active=chosen.active,
    )


async def plans(connection: AsyncConnection) -> tuple[PuzzlePlan, ...]:
    """Return the active plans, ordered by when they are due."""
    query = puzzle_plans.select().where(_plan.active).order_by(_plan.next_at, _plan.guild)
    return await readable(connection, query, _plan.guild, _plan_from)


async def move_on(connection: AsyncConnection, due: PuzzlePlan, next_at: datetime) -> bool:
    """Store when the next puzzle is due; return False if the plan has changed since, or another process was first."""
    same = (_plan.guild == due.guild) & (_plan.next_at == due.next_at) & _plan.active
    return (await connection.execute(puzzle_plans.update().where(same).values(next_at=next_at))).rowcount > 0


async def add(connection: AsyncConnection, guild: GuildId, source: str, text: str) -> None:
    """Store a puzzle that is ready to be posted. A Conflict says that the server has one of that source."""
    await connection.execute(puzzles.insert().values(guild=guild, source=source, text=text))


async def ready(connection: AsyncConnection, guild: GuildId) -> DailyPuzzle | None:
    """Return a puzzle that was made for a server and is not posted yet."""
    query = puzzles.select().where(_puzzle.guild == guild, _puzzle.posted_at.is_(None))
    return await first_readable(connection, query.order_by(_puzzle.source), _puzzle.source, _puzzle_from)


async def sources(connection: AsyncConnection, guild: GuildId) -> frozenset[str]:
    """Return the sources of all puzzles that a server has had, or will have."""
    query = sa.select(_puzzle.source).where(_puzzle.guild == guild)
    return frozenset((await connection.execute(query)).scalars())


async def post(connection: AsyncConnection, guild: GuildId, source: str, at: datetime) -> int:
    """Open a puzzle that is ready; return its number. A Conflict says that another one is open."""
    number = await newest_number(connection, guild) + 1
    condition = (_puzzle.guild == guild) & (_puzzle.source == source)
    await connection.execute(puzzles.update().where(condition).values(number=number, posted_at=at))
    return number


async def close(connection: AsyncConnection, guild: GuildId, at: datetime) -> int | None:
    """Close the puzzle that is open, if one is, and return its number."""
    query = puzzles.update().where(_puzzle.guild == guild, _OPEN).values(closed_at=at)
    number: int | None = (await connection.execute(query.returning(_puzzle.number))).scalar_one_or_none()
    return number


async def find(connection: AsyncConnection, guild: GuildId, number: int) -> DailyPuzzle | None:
    """Return a puzzle that was posted."""
    query = puzzles.select().where(_puzzle.guild == guild, _puzzle.number == number)
    return await first_readable(connection, query, _puzzle.source, _puzzle_from)


async def newest_number(connection: AsyncConnection, guild: GuildId) -> int:
    """Return the number of the puzzle that was posted last; 0 where there was none yet."""
    query = sa.select(sa.func.coalesce(sa.func.max(_puzzle.number), 0)).where(_puzzle.guild == guild)
    return int((await connection.execute(query)).scalar_one())


async def put_answer(connection: AsyncConnection, answer: PuzzleAnswer) -> None:
    """Store an answer. A Conflict says that this person has answered already."""
    await connection.execute(
        puzzle_answers.insert().values(
            guild=answer.guild,
            number=answer.number,
            person=answer.person,
            moves=answer.moves,
            verdict=answer.verdict,
            at=answer.at,
        )
    )


async def verdicts(connection: AsyncConnection, guild: GuildId, number: int) -> dict[Verdict, int]:
    """Return the number of answers to a puzzle by verdict."""
    query = sa.select(_answer.verdict, sa.func.count().label("answers"))
    query = query.where(_answer.guild == guild, _answer.number == number).group_by(_answer.verdict)
    return {row.verdict: row.answers for row in await connection.execute(query)}


async def standings(connection: AsyncConnection, guild: GuildId) -> tuple[PuzzleStanding, ...]:
    """Return the standings of a server by points, then by puzzles solved, then by the longest streak.

    They are counted by the database: after a year a server has thousands of answers.
    """
    streaks = _streaks(guild).c
    closed = sa.select(sa.func.coalesce(sa.func.max(_puzzle.number), 0)).where(
        _puzzle.guild == guild, _puzzle.closed_at.is_not(None)
    )
    last_closed = closed.scalar_subquery()
    # An open puzzle that the person has not answered yet ends no streak.
    counted_to = sa.case((streaks.newest > last_closed, streaks.newest), else_=last_closed)
    scored = {
        "points": sa.func.sum(streaks.points),
        "solved": sa.func.sum(streaks.length),
        "answered": sa.func.sum(streaks.answered),
        "streak": sa.func.max(sa.case((streaks.last == counted_to, streaks.length), else_=0)),
        "longest": sa.func.max(streaks.length),
    }
    query = sa.select(streaks.person, *(value.label(name) for name, value in scored.items()))
    order = (scored["points"].desc(), scored["solved"].desc(), scored["longest"].desc(), streaks.person)
    query = query.group_by(streaks.person).order_by(*order)
    # A sum of sums is a decimal number in PostgreSQL.
    return tuple(
        PuzzleStanding(PersonId(person), *map(int, counts))
        for person, *counts in await connection.execute(query)
    )


def _streaks(guild: GuildId) -> sa.Subquery:
    """Return a query with a row for each streak of a person on a server, and one for what they have not solved.

    A row has the `person`, the `points` and the `length` of the streak, how many puzzles were `answered` in it, the
    number of the `last` of them, and that of the `newest` puzzle that the person has answered at all.
    """
    solved = sa.case((_answer.verdict == Verdict.BEST, 1), else_=0)
    points = sa.case(*((_answer.verdict == verdict, points) for verdict, points in POINTS.items()), else_=0)
    # While a person solves one puzzle after another, its number less the count of those solved so far is the same.
    place = sa.func.sum(solved).over(partition_by=_answer.person, order_by=_answer.number)
    answered = (
        sa.select(
            _answer.person,
            _answer.number,
            points.label("points"),
            solved.label("solved"),
            sa.case((solved == 1, _answer.number - place)).label("streak"),
            sa.func.max(_answer.number).over(partition_by=_answer.person).label("newest"),
        )
        .where(_answer.guild == guild)
        .subquery()
    ).c
    return (
        sa.select(
            answered.person,
            sa.func.sum(answered.points).label("points"),
            sa.func.sum(answered.solved).label("length"),
            sa.func.count().label("answered"),
            sa.func.max(answered.number).label("last"),
            sa.func.max(answered.newest).label("newest"),
        )
        .group_by(answered.person, answered.streak)
        .subquery()
    )


async def answers_of(connection: AsyncConnection, person: PersonId) -> tuple[PuzzleAnswer, ...]:
    """Return all answers of a person, on all servers."""
    query = puzzle_answers.select().where(_answer.person == person)
    query = query.order_by(_answer.at, _answer.guild, _answer.number)
    return await readable(connection, query, _answer.person, _answer_from)


async def answer_of(
    connection: AsyncConnection, guild: GuildId, number: int, person: PersonId
) -> PuzzleAnswer | None:
    """Return what a person has answered to a puzzle, if they have."""
    condition = (_answer.guild == guild) & (_answer.number == number) & (_answer.person == person)
    return await first_readable(
        connection, puzzle_answers.select().where(condition), _answer.person, _answer_from
    )


async def reviewed_games(connection: AsyncConnection, guild: GuildId, most: int) -> tuple[GameId, ...]:
    """Return the reviewed games of a server that ended last and have made no puzzle yet."""
    used = sa.select(_puzzle.source).where(_puzzle.guild == guild)
    query = (
        sa.select(games.c.id)
        .join(reviews, reviews.c.game == games.c.id)
        .where(
            games.c.guild == guild,
            games.c.ended_at.is_not(None),
            games.c.status == GameStatus.OVER,
            sa.not_(reviews.c.failed),
            games.c.id.not_in(used),
        )
        .order_by(games.c.ended_at.desc(), games.c.id)
        .limit(most)
    )
    return tuple(GameId(game) for game in (await connection.execute(query)).scalars())


def _plan_from(row: sa.Row[Any]) -> PuzzlePlan:
    return PuzzlePlan(
        guild=GuildId(row.guild),
        channel=ChannelId(row.channel),
        at=row.at,
        time_zone=row.time_zone,
        language=row.language,
        next_at=row.next_at,
        active=row.active,
    )


def _puzzle_from(row: sa.Row[Any]) -> DailyPuzzle:
    return DailyPuzzle(
        guild=GuildId(row.guild),
        source=row.source,
        text=row.text,
        number=row.number,
        posted_at=row.posted_at,
        closed_at=row.closed_at,
    )


def _answer_from(row: sa.Row[Any]) -> PuzzleAnswer:
    return PuzzleAnswer(
        guild=GuildId(row.guild),
        number=row.number,
        person=PersonId(row.person),
        moves=row.moves,
        verdict=row.verdict,
        at=row.at,
    )
