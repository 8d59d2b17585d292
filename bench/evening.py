"""A live evening in the sandbox: people check in, rounds follow at once, and the bot is restarted twice.

Some do not check in, one enters late, and in each round one lets the clock run out. `python -m bench evening`
plays one of twenty-four; `python -m bench season` plays it, too.

Its figures: `evening_rounds` and `evening_matches`; `evening_out_of_time`, the games lost by the clock; how many
matches ended in each way (`evening_played`); `evening_restarts`.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from pathlib import Path

from bench.support.in_process import running
from bench.support.report import report
from bench.support.scripted import (
    RULES,
    Cast,
    endings,
    is_over,
    play,
    played,
    seated,
    set_defaults,
    turn,
    until,
)
from bot.app.client import Bastide
from model.matches import MatchEnding
from model.tournaments import Tournament
from sandbox.script import Sandbox, Settings

HOUR_SECONDS = 3600
CHECK_IN_SECONDS = 15 * 60
BUDGET_SECONDS = 30 * 60
AWAY = 2
"""People who enter and do not check in."""


@dataclass(frozen=True, slots=True)
class Evening:
    """The course of an evening: the tournament at its end, matches by ending, games out of time, restarts."""

    tournament: Tournament
    endings: dict[MatchEnding, int]
    out_of_time: int
    restarts: int


async def evening(people: int, rounds: int, directory: Path) -> Evening:
    """Return a live evening with `people` people, played to its end, with two restarts."""
    database = directory / "bastide.db"
    async with Sandbox(Settings(directory=directory / "box")) as box:
        cast = Cast(box, people)
        guests = list(cast.people.values())
        async with running(box, database) as client:
            await set_defaults(client, box, replace(RULES, turn_seconds=None))
            sign_up = await cast.organiser.slash(
                cast.table, "tournament create", name="Friday", kind="live", rounds=rounds, sign_up_hours=1
            )
            for guest in guests:
                await guest.click(sign_up.message, "Enter")
            box.advance(HOUR_SECONDS - CHECK_IN_SECONDS + 1)
            await client.host.director.run_due()
            for guest in guests[AWAY:]:
                await guest.click(sign_up.message, "Check in")
            box.advance(CHECK_IN_SECONDS)
            tournament = await until(client, lambda now: seated(now, 1))
            await guests[0].slash(cast.table, "tournament join")
            await _half_a_round(client, tournament)
        async with running(box, database) as client:
            tournament = await _rest_of_the_round(box, client)
            await _half_a_round(client, tournament)
        async with running(box, database) as client:
            while not is_over(tournament):
                tournament = await _rest_of_the_round(box, client)
    # Only games lost by the clock store winners here, as the rule about ties, which does too, is not used.
    lost = sum(leg.winners is not None for match in tournament.matches for leg in match.counted)
    return Evening(tournament, endings(tournament), lost, restarts=2)


async def _half_a_round(client: Bastide, tournament: Tournament) -> None:
    """Play every second match of the newest round to its end, and one turn of each other."""
    for index, match in enumerate(tournament.matches_of(len(tournament.rounds))):
        if index % 2 == 0:
            await play(client, match)
        else:
            await turn(client.host, match.counted[-1].game)


async def _rest_of_the_round(box: Sandbox, client: Bastide) -> Tournament:
    """Play all open matches but one, whose clock runs out; return the tournament in its next round, or over."""
    tournament = await until(client, lambda now: seated(now, len(now.rounds)))
    number = len(tournament.rounds)
    open_matches = [match for match in tournament.matches_of(number) if match.open]
    for match in open_matches[:-1]:
        await play(client, match)
    box.advance(BUDGET_SECONDS + 1)
    await client.host.timekeeper.run_due()
    return await until(
        client,
        lambda now: is_over(now) or (len(now.rounds) > number and seated(now, number + 1)),
    )


def figures(course: Evening) -> dict[str, object]:
    """Return the figures of a live evening, by their names."""
    return {
        "evening_rounds": len(course.tournament.rounds),
        "evening_matches": len(course.tournament.matches),
        "evening_out_of_time": course.out_of_time,
        **{f"evening_{ending.value}": count for ending, count in course.endings.items()},
        "evening_restarts": course.restarts,
    }


def main(argv: list[str]) -> None:
    """Play the evening of twenty-four."""
    begun = time.perf_counter()
    friday = played(lambda folder: evening(24, 4, folder))
    report({**figures(friday), "seconds": round(time.perf_counter() - begun, 1)}, argv)
