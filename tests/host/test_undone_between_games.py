"""Tests of decisions between two games of a match, which are undone without the games before them."""

from datetime import timedelta

import pytest
from games_played import DAY, GUILD, HandClock, turn
from tournaments_played import ORGANISER, PEOPLE, SMALL, first_match, play_match, threads, under_way

from host.host import Host
from host.tournaments.running.round_clock import GRACE
from model.matches import DecisionKind, MatchEnding
from model.tables import GameStatus
from model.tournaments import Format, Plan, Tournament

BEST_OF_THREE = Plan(best_of=3, round_seconds=8 * 24 * 3600)


async def between_games(host: Host, clock: HandClock) -> Tournament:
    """Return a tournament of two whose first game of three is over, and whose second waits for a thread."""
    tournament = await under_way(host, clock, 2, plan=BEST_OF_THREE, options=SMALL, format=Format.ROUND_ROBIN)
    match = tournament.matches[0]
    assert match.channel is not None
    await host.threads.lost(match.channel)
    await play_match(host, match)
    await host.director.run_due()
    return await host.tournaments.get(tournament.id)


async def decide(host: Host, clock: HandClock, tournament: Tournament, ending: MatchEnding) -> None:
    """End the match of a tournament in one of the ways in which it ends without being played out."""
    match = tournament.matches[0]
    loser = tournament.entrant(match.entrants[0]).person
    match ending:
        case MatchEnding.REFEREE:
            await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 0))
        case MatchEnding.WALKOVER:
            await host.tournaments.leave(tournament.id, loser)
        case MatchEnding.DEADLINE:
            for wait in (8 * DAY, GRACE + timedelta(seconds=1)):
                clock.forward(wait)
                await host.director.run_due()


@pytest.mark.parametrize("ending", [ending for ending in MatchEnding if ending is not MatchEnding.PLAYED])
async def test_games_before_the_decision_stay_as_they_are(
    host: Host, clock: HandClock, ending: MatchEnding
) -> None:
    """A match decided between two games goes on with the next one; the game before it counts, also for ratings."""
    tournament = await between_games(host, clock)
    over = tournament.matches[0].counted
    rated = await host.statistics.changes(over[0].game, GUILD)
    assert rated
    await decide(host, clock, tournament, ending)
    assert (await first_match(host, tournament.id)).ending is ending
    if ending is MatchEnding.WALKOVER:
        # Without another person in the place the forfeit would stand.
        dropped_out = tournament.entrant(tournament.matches[0].entrants[0]).person
        await host.referee.replace(tournament.id, ORGANISER, dropped_out, PEOPLE[7])
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    match = await first_match(host, tournament.id)
    assert (match.open, match.legs) == (True, over)
    await host.recounts.rerate_due()
    assert await host.statistics.changes(over[0].game, GUILD) == rated
    match = (await threads(host, tournament.id)).matches[0]
    assert (match.counted[0], [leg.leg for leg in match.counted]) == (over[0], [1, 2])
    running = await host.games.view(match.counted[1].game)
    assert (running.status, running.channel) == (GameStatus.RUNNING, match.channel)


async def test_a_game_that_was_given_up_is_played_again(host: Host, clock: HandClock) -> None:
    """A match that was won because the other left its second game goes on with that game anew."""
    tournament = await under_way(host, clock, 2, plan=BEST_OF_THREE)
    await play_match(host, tournament.matches[0])
    await host.director.run_due()
    match = await first_match(host, tournament.id)
    await turn(host, match.counted[1].game)
    await host.seats.resign(match.counted[1].game, tournament.entrant(match.entrants[0]).person, None)
    await host.director.run_due()
    assert (await first_match(host, tournament.id)).ending is MatchEnding.WALKOVER
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    reopened = await first_match(host, tournament.id)
    assert [(leg.leg, leg.counted) for leg in reopened.legs] == [(1, True), (2, False), (2, True)]
