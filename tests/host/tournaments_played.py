"""Helpers that announce tournaments on small boards, make their threads and play their matches."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from random import Random

from games_played import DAY, GUILD, HandClock, play_on, unposted_news

from game.values.ruleset import Option, Ruleset
from host.games.views import Person
from host.host import Host
from host.tournaments.running.round_clock import BREAK
from model.ids import ChannelId, PersonId, TournamentId
from model.matches import DecisionKind, Match
from model.outbox import MessageKind
from model.tables import TableOptions, TimeOut
from model.tournaments import Format, Plan, Tournament, TournamentSpec

SMALL = TableOptions(
    ruleset=Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(3, 3)),
    turn_seconds=24 * 3600,
    time_out=TimeOut.RANDOM_TILE,
    rated=True,
)
ORGANISER = PersonId(900)
TOURNAMENT_CHANNEL = ChannelId(800)
PEOPLE = tuple(Person(PersonId(number), f"Player {number}") for number in range(1, 257))


async def announced(host: Host, clock: HandClock, people: int, **chosen: object) -> TournamentId:
    """Announce a tournament, enter `people` people, and return its id."""
    spec = TournamentSpec(
        GUILD,
        TOURNAMENT_CHANNEL,
        ORGANISER,
        "Cup",
        Format.SWISS,
        Plan(),
        SMALL,
        sign_up_until=clock.time + DAY,
    )
    tournament = await host.tournaments.create(replace(spec, **chosen))  # type: ignore[arg-type]
    for person in PEOPLE[:people]:
        await host.tournaments.join(tournament.id, person)
    return tournament.id


async def under_way(host: Host, clock: HandClock, people: int, **chosen: object) -> Tournament:
    """Return a tournament whose first round has begun, with a thread for each match."""
    tournament = await announced(host, clock, people, **chosen)
    clock.forward(DAY)
    await host.director.run_due()
    return await threads(host, tournament)


async def threads(host: Host, tournament: TournamentId) -> Tournament:
    """Make a thread for each match that needs one, as the bot does, and return the tournament."""
    for delivery in await unposted_news(host):
        if delivery.kind in (MessageKind.MATCH, MessageKind.THREAD_LOST):
            assert delivery.round is not None
            assert delivery.match is not None
            offset = delivery.number * 100_000 if delivery.kind is MessageKind.THREAD_LOST else 0
            channel = ChannelId(offset + delivery.round * 1000 + delivery.match)
            await host.threads.seat(delivery.tournament, delivery.round, delivery.match, channel)
        await host.outbox.delivered(delivery, None)
    return await host.tournaments.get(tournament)


async def first_match(host: Host, tournament: TournamentId) -> Match:
    """Return the present state of the first match of a tournament."""
    return (await host.tournaments.get(tournament)).matches[0]


async def play_match(host: Host, match: Match) -> None:
    """Play the game of a match to its end."""
    await play_on(host, match.counted[-1].game)


async def play_round(host: Host, clock: HandClock, tournament: TournamentId) -> Tournament:
    """Play all open matches, and let the next round begin."""
    for match in (await host.tournaments.get(tournament)).matches:
        if match.open:
            await play_match(host, match)
    await host.director.run_due()
    clock.forward(BREAK)
    await host.director.run_due()
    return await threads(host, tournament)


async def decide_all(host: Host, tournament: Tournament) -> None:
    """Decide every open match for the entrant with the lower number."""
    for match in tournament.matches:
        if match.open:
            winner = tournament.entrant(min(match.entrants)).person
            match_key = (match.round, match.number)
            await host.referee.decide(tournament.id, ORGANISER, DecisionKind.WIN, match_key, winner)


async def interrupted(work: Coroutine[object, object, object], dice: Random) -> None:
    """Begin the work, and cancel it up to 20 ms later, as the end of the program would."""
    task = asyncio.create_task(work)
    await asyncio.wait([task], timeout=dice.random() / 50)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def somebody_leaves(host: Host, tournament: Tournament, dice: Random) -> None:
    """Let an entrant chosen by chance leave, unless they have done so before."""
    leaver = dice.choice(tournament.entrants)
    if not leaver.gone:
        await host.tournaments.leave(tournament.id, leaver.person)
