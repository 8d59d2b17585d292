"""A match of teams in the sandbox: two captains, boards, a substitute, and secret line-ups.

The bot is stopped and started twice: after one line-up is handed in, and when half of the boards are over.
The match must end by itself, and the tournament with it. `python -m bench season` plays it, too.

Its figures: `team_boards`; `team_members` of both teams; `team_substitutes`, who play in place of the first
of their team; `team_seen_before`, the messages in which others than the captain could read of a board before
the line-ups were published (0); `team_first` and `team_second`, the points of boards; how many boards ended
in each way (`team_played`, `team_walkover`); `team_restarts`.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from bench.support.in_process import running
from bench.support.report import report
from bench.support.scripted import (
    PATIENCE_SECONDS,
    RULES,
    Cast,
    endings,
    is_over,
    play,
    played,
    resign_half_way,
    set_defaults,
    turn,
    until,
)
from bot.app.client import Bastide
from host.tournaments.running.round_clock import BREAK
from host.tournaments.running.team_rounds import board_points, boards_of, members
from model.matches import MatchEnding
from model.tournaments import Tournament
from sandbox.script import Actor, Sandbox, Settings

SUBSTITUTES = 1
"""Members of each team beyond its boards."""


@dataclass(frozen=True, slots=True)
class TeamMatchPlayed:
    """The course of a match of teams."""

    tournament: Tournament
    endings: dict[MatchEnding, int]
    seen_before: int
    substitutes: int
    restarts: int

    @property
    def points(self) -> tuple[Fraction, Fraction]:
        """The board points of the first and the second team."""
        (played_match,) = self.tournament.team_matches
        points = dict(zip(played_match.teams, board_points(self.tournament, played_match), strict=True))
        first, second = (points[team.number] for team in self.tournament.teams)
        return first, second


async def team_match(boards: int, directory: Path) -> TeamMatchPlayed:
    """Return a match of two teams at `boards` boards, played to its end, with two restarts."""
    database = directory / "bastide.db"
    size = boards + SUBSTITUTES
    async with Sandbox(Settings(directory=directory / "box")) as box:
        cast = Cast(box, 2 * size)
        people = list(cast.people.values())
        foxes, owls = people[:size], people[size:]
        async with running(box, database) as client:
            await set_defaults(client, box, RULES)
            await cast.organiser.slash(
                cast.table, "tournament create", name="Teams", kind="teams", boards=boards, rounds=1
            )
            for name, team in (("Foxes", foxes), ("Owls", owls)):
                await _enters(cast, name, team)
            await cast.organiser.slash(cast.table, "tournament start")
            await until(client, lambda now: bool(now.team_matches))
            await _hands_in(cast, foxes, substituted=True)
            readable = _readable(cast, owls)
        async with running(box, database) as client:
            readable += _readable(cast, owls)
            await _hands_in(cast, owls)
            tournament = await until(client, _boards_begun)
            for match in tournament.matches[: boards // 2]:
                await play(client, match)
            for match in tournament.matches[boards // 2 :]:
                await turn(client.host, match.counted[-1].game)
        async with running(box, database) as client:
            tournament = await until(client, _boards_begun)
            await _rest(client, tournament)
            await until(client, lambda now: now.rounds[0].ended_at is not None)
            box.advance(BREAK.total_seconds() + 60)
            tournament = await until(client, is_over)
            await box.message_for(
                cast.organiser, cast.table, lambda message: "Teams!" in message.text, PATIENCE_SECONDS
            )
    (played_match,) = tournament.team_matches
    sat = {entrant for match in boards_of(tournament, played_match) for entrant in match.entrants}
    firsts = {
        member.number for team in tournament.teams for member in members(tournament, team.number)[:boards]
    }
    return TeamMatchPlayed(tournament, endings(tournament), readable, len(sat - firsts), restarts=2)


def _boards_begun(tournament: Tournament) -> bool:
    return bool(tournament.matches) and all(match.counted or not match.open for match in tournament.matches)


async def _enters(cast: Cast, name: str, team: list[Actor]) -> None:
    """Have a captain enter a team, and its members confirm."""
    named: dict[str, Any] = {f"member{number}": member for number, member in enumerate(team[1:], start=1)}
    call = await team[0].slash(cast.table, "tournament team", name=name, **named)
    for member in team[1:]:
        await member.click(call.message, "I’ll play")


async def _hands_in(cast: Cast, team: list[Actor], *, substituted: bool = False) -> None:
    """Have a captain hand in a line-up, in which the substitute may play in place of the captain."""
    reply = await team[0].slash(cast.table, "tournament lineup")
    if substituted:
        reply = await team[0].choose(reply.message, "Board 1", f"1. {team[-1].person.name}")
    await team[0].click(reply.message, "Hand in")


def _readable(cast: Cast, others: list[Actor]) -> int:
    """Return the number of messages that mention a board and can be read by others or the organiser."""
    readers = [*others, cast.organiser]
    return sum("Board" in message.text for reader in readers for message in reader.messages(cast.table))


async def _rest(client: Bastide, tournament: Tournament) -> None:
    """Play the open boards; at the last one a seat resigns half-way."""
    open_matches = [match for match in tournament.matches if match.open]
    for match in open_matches[:-1]:
        await play(client, match)
    await resign_half_way(client, tournament, open_matches[-1], 0)


def figures(course: TeamMatchPlayed) -> dict[str, object]:
    """Return the figures of a match of teams, by their names."""
    first, second = course.points
    return {
        "team_boards": course.tournament.header.plan.boards,
        "team_members": len(course.tournament.entrants),
        "team_substitutes": course.substitutes,
        "team_seen_before": course.seen_before,
        "team_first": float(first),
        "team_second": float(second),
        **{f"team_{ending.value}": count for ending, count in course.endings.items()},
        "team_restarts": course.restarts,
    }


def main(argv: list[str]) -> None:
    """Play a match of teams at four boards."""
    begun = time.perf_counter()
    course = played(lambda folder: team_match(4, folder))
    report({**figures(course), "seconds": round(time.perf_counter() - begun, 1)}, argv)
