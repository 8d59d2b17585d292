"""Seasons in the sandbox: a tournament and a league of thirty-two, a live evening, and a match of teams.

The tournament has five Swiss rounds and a knock-out of eight. People drop out, let their time run out and
resign; the bot is stopped and started twice. The tournament must end by itself. Its figures are printed, then
those of `python -m bench league`, `evening` and `team_match`, which their `--help` describes.

Its own figures: `rounds` and `matches`; how many matches were `played`, or ended by `walkover`, `referee` or
`deadline`; `restarts`; and `seconds`, which includes the others.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from pathlib import Path

from bench import evening, league, team_match
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
    turn,
    until,
)
from bot.app.client import Bastide
from host.tournaments.running.round_clock import BREAK, GRACE
from model.matches import MatchEnding
from model.tournaments import Tournament
from sandbox.script import Sandbox, Settings

ROUND_DAYS = 10
DAY_SECONDS = 24 * 3600


@dataclass(frozen=True, slots=True)
class Season:
    """The course of a season: the final order of people, the matches by ending, and the last message."""

    tournament: Tournament
    order: tuple[str, ...]
    endings: dict[MatchEnding, int]
    ceremony: str
    restarts: int


class Script(Cast):
    """The scripted people of a season's tournament."""

    async def announce(self, rounds: int, knock_out: int) -> None:
        """Announce a tournament, have everybody enter it, and start it."""
        reply = await self.organiser.slash(
            self.table,
            "tournament create",
            name="Season",
            format="swiss-elimination",
            rounds=rounds,
            knockout=knock_out,
            duplicate=True,
            round_days=ROUND_DAYS,
        )
        for actor in self.people.values():
            await actor.click(reply.message, "Enter")
        await self.organiser.slash(self.table, "tournament start")

    async def play_round(self, client: Bastide, tournament: Tournament) -> Tournament:
        """Play the newest round and return the tournament once the round is over.

        Some matches are played, others resigned. In some rounds one is left to the clock, or a person drops
        out.
        """
        number = len(tournament.rounds)
        late = False
        for index, match in enumerate(match for match in tournament.matches_of(number) if match.open):
            if index == 0 and number <= 2:
                actor = self.actor(tournament, match, 0)
                reply = await actor.slash(self.table, "tournament leave")
                await actor.click(reply.message, "Drop out")
            elif index == 1 and number in (2, 3):
                await turn(client.host, match.counted[-1].game)
                late = True
            elif index % 3 == 2:
                await play(client, match)
            else:
                await resign_half_way(client, tournament, match, index % 2)
        if late:
            # First the reminder and the deadline, then the day for the referee, who does not decide.
            for seconds in (ROUND_DAYS * DAY_SECONDS, GRACE.total_seconds() + 60):
                self.box.advance(seconds)
                await self._run_due(client)
        return await until(client, lambda now: now.rounds[number - 1].ended_at is not None)

    async def next_round(self, client: Bastide, tournament: Tournament) -> Tournament:
        """Move the clock past the break; return the tournament with its next round seated, or over."""
        self.box.advance(BREAK.total_seconds() + 60)
        number = len(tournament.rounds) + 1
        return await until(client, lambda now: seated(now, number) or is_over(now))

    async def _run_due(self, client: Bastide) -> None:
        """Run the due work of game clocks and tournaments."""
        await client.host.timekeeper.run_due()
        await client.host.director.run_due()


async def season(people: int, rounds: int, knock_out: int, directory: Path) -> Season:
    """Return a season with `people` people, played to its end, with two restarts."""
    database = directory / "bastide.db"
    async with Sandbox(Settings(directory=directory / "box", answer_seconds=PATIENCE_SECONDS)) as box:
        script = Script(box, people)
        async with running(box, database) as client:
            await set_defaults(client, box, replace(RULES, turn_seconds=DAY_SECONDS))
            await script.announce(rounds, knock_out)
            tournament = await until(client, lambda now: seated(now, 1))
            tournament = await script.play_round(client, tournament)
        async with running(box, database) as client:
            tournament = await script.next_round(client, tournament)
            tournament = await script.play_round(client, tournament)
        async with running(box, database) as client:
            tournament = await script.next_round(client, tournament)
            while not is_over(tournament):
                tournament = await script.play_round(client, tournament)
                tournament = await script.next_round(client, tournament)
            order = await client.host.tournaments.final_order(tournament)
            ceremony = await box.message_for(
                script.organiser, script.table, lambda message: "Season!" in message.text, PATIENCE_SECONDS
            )
    names = tuple(tournament.entrant(entrant).name for _, entrant in order)
    return Season(tournament, names, endings(tournament), ceremony.text, restarts=2)


def main(argv: list[str]) -> None:
    """Play the tournament and the league of thirty-two, the evening, and the match of teams."""
    begun = time.perf_counter()
    swiss = played(lambda folder: season(32, 5, 8, folder))
    divided = played(lambda folder: league.league(32, 8, folder))
    friday = played(lambda folder: evening.evening(24, 4, folder))
    teams = played(lambda folder: team_match.team_match(4, folder))
    figures = {
        "rounds": len(swiss.tournament.rounds),
        "matches": len(swiss.tournament.matches),
        **{ending.value: count for ending, count in swiss.endings.items()},
        "restarts": swiss.restarts,
        **league.figures(divided),
        **evening.figures(friday),
        **team_match.figures(teams),
        "seconds": round(time.perf_counter() - begun, 1),
    }
    report(figures, argv)
