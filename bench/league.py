"""A league season in the sandbox: four divisions of eight, and the next season opened by one press.

People drop out, resign, agree on times and let their time run out; the bot is stopped and started twice, once in the
middle of a round. `python -m bench season` plays it, too.

Its figures: `league_people`, `league_divisions`, `league_rounds` and `league_matches`; how many matches ended
in each way (`league_played`, `league_walkover`, `league_deadline`); `league_times`, the matches for which a
time was agreed on; `league_restarts`; and of the next season the numbers of people who play in a higher
division (`league_up`), in a lower one (`league_down`), who are new (`league_new`), or have not entered again
(`league_left`).
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path

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
    seated,
    set_defaults,
    until,
)
from bot.app.client import Bastide
from bot.platform.times import FORMAT
from host.tournaments.running.history import groups
from host.tournaments.running.round_clock import BREAK, GRACE
from model.matches import MatchEnding
from model.tournaments import Tournament
from sandbox.script import Sandbox, SeenMessage, Settings

DAY_SECONDS = 24 * 3600
ROUND_DAYS = 7
AWAY = 2
"""The number of people who do not enter the next season, and of newcomers."""


@dataclass(frozen=True, slots=True)
class League:
    """The course of a league season, and the next season at its beginning."""

    tournament: Tournament
    following: Tournament
    endings: dict[MatchEnding, int]
    restarts: int

    def division_of(self, person: int, *, after: bool) -> int | None:
        """Return a person's division in this season or the next, from 0; None if they are not in it."""
        tournament = self.following if after else self.tournament
        entrant = next((entrant for entrant in tournament.entrants if entrant.person == person), None)
        if entrant is None:
            return None
        return next(number for number, group in enumerate(groups(tournament)) if entrant.number in group)


async def league(people: int, size: int, directory: Path) -> League:
    """Return a league with `people` people in divisions of `size`, played to its end, with two restarts."""
    database = directory / "bastide.db"
    async with Sandbox(Settings(directory=directory / "box")) as box:
        cast = Cast(box, people)
        async with running(box, database) as client:
            await set_defaults(client, box, replace(RULES, turn_seconds=DAY_SECONDS))
            sign_up = await cast.organiser.slash(
                cast.table, "tournament create", name="League", kind="league", division_size=size
            )
            for actor in cast.people.values():
                await actor.click(sign_up.message, "Enter")
            await cast.organiser.slash(cast.table, "tournament start")
            tournament = await until(client, lambda now: seated(now, 1))
            await _agree(client, cast, tournament)
            await _half_a_round(client, cast, tournament)
        async with running(box, database) as client:
            while len(tournament.rounds) < 3:
                tournament = await _rest_of_the_round(client, cast)
            await _half_a_round(client, cast, tournament)
        async with running(box, database) as client:
            while not is_over(tournament):
                tournament = await _rest_of_the_round(client, cast)
            end = await box.message_for(
                cast.organiser, cast.table, lambda message: "League!" in message.text, PATIENCE_SECONDS
            )
            following = await _next_season(client, cast, end)
    return League(tournament, following, endings(tournament), restarts=2)


async def _agree(client: Bastide, cast: Cast, tournament: Tournament) -> None:
    """Let the people of a match agree on a time by form and button."""
    match = tournament.matches_of(1)[-1]
    thread = cast.box.world.channels[str(match.channel)]
    one, other = (cast.actor(tournament, match, seat) for seat in (0, 1))
    form = await one.slash(thread, "tournament time")
    at = client.services.now() + timedelta(days=2)
    await one.submit(form, {"time1": f"{at:{FORMAT}}", "time2": "", "time3": "", "zone": "UTC"})
    proposed = await cast.box.message_for(
        other, thread, lambda message: "proposes these times" in message.text, PATIENCE_SECONDS
    )
    await other.click(proposed, "Time 1")


async def _half_a_round(client: Bastide, cast: Cast, tournament: Tournament) -> None:
    """Play the first half of the open matches of the newest round; an entrant of another drops out."""
    open_matches = [match for match in tournament.matches_of(len(tournament.rounds)) if match.open]
    for match in open_matches[: len(open_matches) // 2]:
        await _played(client, tournament, match.number)
    actor = cast.actor(tournament, open_matches[-2], 0)
    reply = await actor.slash(cast.table, "tournament leave", tournament="League")
    await actor.click(reply.message, "Drop out")


async def _played(client: Bastide, tournament: Tournament, number: int) -> None:
    """Play a match to its end if its number is divisible by 4, else until a seat resigns half-way."""
    match = tournament.match(len(tournament.rounds), number)
    assert match is not None
    if number % 4 == 0:
        await play(client, match)
        return
    await resign_half_way(client, tournament, match, number % 2)


async def _rest_of_the_round(client: Bastide, cast: Cast) -> Tournament:
    """Play what is open, leave one match of the second round to the clock.

    Return the tournament in its next round, or over.
    """
    tournament = await until(client, lambda now: seated(now, len(now.rounds)) and not _forfeits(now))
    number = len(tournament.rounds)
    late = number == 2
    for match in tournament.matches_of(number):
        if match.open and not (late and match.number == 1):
            await _played(client, tournament, match.number)
    if late:
        for seconds in (ROUND_DAYS * DAY_SECONDS, GRACE.total_seconds() + 60):
            cast.box.advance(seconds)
            await client.host.timekeeper.run_due()
            await client.host.director.run_due()
    await until(client, lambda now: now.rounds[number - 1].ended_at is not None)
    cast.box.advance(BREAK.total_seconds() + 60)
    return await until(
        client,
        lambda now: is_over(now) or (len(now.rounds) > number and seated(now, number + 1)),
    )


def _forfeits(tournament: Tournament) -> bool:
    """Return whether a match of an entrant who has dropped out is still open."""
    return any(
        match.open and any(tournament.entrant(entrant).gone for entrant in match.entrants)
        for match in tournament.matches_of(len(tournament.rounds))
    )


async def _next_season(client: Bastide, cast: Cast, end: SeenMessage) -> Tournament:
    """Open the next season by its button; all but AWAY people enter again, and AWAY newcomers."""
    await cast.organiser.click(end, "Next season")
    sign_up = await cast.box.message_for(
        cast.organiser, cast.table, lambda message: "**Season 2.**" in message.text, PATIENCE_SECONDS
    )
    newcomers = [cast.box.person(f"Newcomer {number + 1}") for number in range(AWAY)]
    for actor in (*list(cast.people.values())[AWAY:], *newcomers):
        await actor.click(sign_up, "Enter")
    await cast.organiser.slash(cast.table, "tournament start", tournament="League 2")
    return await until(client, lambda now: now.header.season == 2 and seated(now, 1))


def figures(course: League) -> dict[str, object]:
    """Return the figures of a league season, by their names."""
    before = {
        entrant.person: course.division_of(entrant.person, after=False)
        for entrant in course.tournament.entrants
    }
    after = {
        entrant.person: course.division_of(entrant.person, after=True)
        for entrant in course.following.entrants
    }
    moved = [
        (was, now)
        for person, was in before.items()
        if was is not None and (now := after.get(person)) is not None
    ]
    return {
        "league_people": len(before),
        "league_divisions": len(groups(course.tournament)),
        "league_rounds": len(course.tournament.rounds),
        "league_matches": len(course.tournament.matches),
        **{f"league_{ending.value}": count for ending, count in course.endings.items()},
        "league_times": sum(match.agreed_at is not None for match in course.tournament.matches),
        "league_restarts": course.restarts,
        "league_up": sum(now < was for was, now in moved),
        "league_down": sum(now > was for was, now in moved),
        "league_new": len(after.keys() - before.keys()),
        "league_left": len(before.keys() - after.keys()),
    }


def main(argv: list[str]) -> None:
    """Play the league of thirty-two."""
    begun = time.perf_counter()
    course = played(lambda folder: league(32, 8, folder))
    report({**figures(course), "seconds": round(time.perf_counter() - begun, 1)}, argv)
