"""The export of everything that is stored about a person."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from model.challenges import Challenge
from model.games import ListedGame
from model.ids import PersonId
from model.people import PersonSettings
from model.puzzles import PuzzleAnswer
from model.ratings import RatingRow
from model.results import GameResult
from model.tables import GameStatus
from storage import challenges, listed_games, people, personal_data, puzzles, ratings, results
from storage.database import Connection


async def everything_about(connection: Connection, person: PersonId) -> dict[str, object]:
    """Return everything that is stored about a person, ready for JSON."""
    settings = await people.find(connection, person)
    listed = await listed_games.of_person(connection, person, tuple(GameStatus))
    played = await results.of_person(connection, person)
    rated = await ratings.of_player(connection, str(person))
    own_challenges = await challenges.of_person(connection, person)
    answered = await puzzles.answers_of(connection, person)
    # For a person with thousands of games this would block the event loop.
    games = await asyncio.to_thread(_games, listed, person)
    return {
        "person": str(person),
        "settings": _settings(settings),
        "games": games,
        "results": [result for game_result in played for result in _results(game_result, person)],
        "ratings": [_rating(row) for row in rated],
        "challenges": [_challenge(challenge, person) for challenge in own_challenges],
        "puzzles": [_answer(answer) for answer in answered],
        **await personal_data.rows_of(connection, person),
    }


def _settings(settings: PersonSettings) -> dict[str, object]:
    """Return the settings of a person, ready for JSON."""
    return {
        "language": settings.language,
        "language_in_discord": settings.discord_language,
        "time_zone": settings.time_zone,
        "reminder": settings.reminder.value,
        "quiet": [at.isoformat() for at in settings.quiet] if settings.quiet else None,
        "holidays": [[begins.isoformat(), ends.isoformat()] for begins, ends in settings.holidays],
        "quiet_before": [
            {
                "since": hours.since.isoformat(),
                "time_zone": hours.time_zone,
                "quiet": [at.isoformat() for at in hours.quiet] if hours.quiet else None,
            }
            for hours in settings.quiet_hours_history
        ],
    }


def _games(listed: Iterable[ListedGame], person: PersonId) -> list[dict[str, object]]:
    """Return the games with a seat of a person, the oldest first, ready for JSON."""
    return [_game(game, person) for game in sorted(listed, key=lambda game: game.created_at)]


def _game(game: ListedGame, person: PersonId) -> dict[str, object]:
    return {
        "game": game.id,
        "server": str(game.guild) if game.guild else None,
        "channel": str(game.channel),
        "status": game.status.value,
        "opened_by_you": game.host == person,
        "seats": [
            {"colour": seat.colour.value, "name": seat.name} for seat in game.seats if seat.person == person
        ],
        "created_at": game.created_at.isoformat(),
    }


def _results(result: GameResult, person: PersonId) -> list[dict[str, object]]:
    return [
        {"game": result.game, "rank": seat.rank, "points": seat.points, "left": seat.left}
        for seat in result.seats
        if seat.person == person
    ]


def _rating(row: RatingRow) -> dict[str, object]:
    return {
        "server": str(row.pool.guild) if row.pool.guild else None,
        "seats": row.pool.seats,
        "edition": row.pool.edition.value if row.pool.edition else None,
        "expansions": None
        if row.pool.expansions is None
        else sorted(expansion.value for expansion in row.pool.expansions),
        "with_computers": row.pool.computers,
        "rating": row.shown,
        "games": row.games,
    }


def _challenge(challenge: Challenge, person: PersonId) -> dict[str, object]:
    return {
        "made_by_you": challenge.challenger == person,
        "status": challenge.status.value,
        "made_at": challenge.made_at.isoformat(),
        "game": challenge.game,
    }


def _answer(answer: PuzzleAnswer) -> dict[str, object]:
    return {
        "server": str(answer.guild),
        "number": answer.number,
        "answer": answer.moves,
        "points": answer.points,
        "at": answer.at.isoformat(),
    }
