"""Tests of time budgets in tournaments: running out of time loses the game, and the match goes on."""

from dataclasses import replace
from datetime import timedelta

from games_played import HOUR, HandClock, turn
from tournaments_played import ORGANISER, SMALL, threads, under_way

from host.host import Host
from model.matches import MatchEnding
from model.tables import GameStatus
from model.tournaments import Plan, TournamentStatus

BUDGET = replace(SMALL, turn_seconds=None, budget_seconds=3600)


async def test_running_out_of_time_loses_the_game_and_not_the_match(host: Host, clock: HandClock) -> None:
    """In a best of three the next game follows in the same thread, and nobody counts as absent."""
    tournament = await under_way(host, clock, 2, plan=Plan(best_of=3, rounds=1), options=BUDGET)
    first = await host.games.view(tournament.matches[0].counted[0].game)
    await turn(host, first.id)
    clock.forward(HOUR)
    await host.timekeeper.run_due()
    await host.director.run_due()
    tournament = await threads(host, tournament.id)
    match = tournament.matches[0]
    assert match.open
    assert [leg.winners for leg in match.counted] == [(0,), None]
    second = await host.games.view(match.counted[1].game)
    assert second.status is GameStatus.RUNNING
    assert second.seats[0].person == first.seats[1].person
    # The other player begins the second game, and runs out of time in it.
    clock.forward(HOUR)
    await host.timekeeper.run_due()
    await host.director.run_due()
    match = (await host.tournaments.get(tournament.id)).matches[0]
    assert match.ending is MatchEnding.PLAYED
    assert [(seat.half_wins, seat.absent) for seat in match.seats] == [(4, False), (0, False)]


async def test_a_game_lost_on_time_counts_for_the_opponent(host: Host, clock: HandClock) -> None:
    """The opponent of a player who ran out of time gets the point, whatever the points on the board."""
    tournament = await under_way(host, clock, 2, plan=Plan(rounds=1), options=BUDGET)
    clock.forward(HOUR)
    await host.timekeeper.run_due()
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    (first, second) = await host.tournaments.standings(tournament)
    assert (first.entrant, first.points, second.points) == (tournament.matches[0].entrants[1], 1, 0)
    assert first.played == second.played == 1


async def test_a_pause_of_the_tournament_stops_budgets(host: Host, clock: HandClock) -> None:
    """A paused tournament stops the time budgets; afterwards they go on from where they stood."""
    tournament = await under_way(host, clock, 2, plan=Plan(rounds=1), options=BUDGET)
    game = tournament.matches[0].counted[0].game
    clock.forward(HOUR / 2)
    await host.referee.pause(tournament.id, ORGANISER)
    await host.timekeeper.run_due()
    clock.forward(9 * HOUR)
    await host.timekeeper.run_due()
    paused = await host.games.view(game)
    assert (paused.status, paused.deadline) == (GameStatus.RUNNING, None)
    assert min(paused.budgets.values()) == timedelta(minutes=30)
    await host.referee.resume(tournament.id, ORGANISER)
    await host.timekeeper.run_due()
    assert (await host.games.view(game)).deadline == clock.time + HOUR / 2
    assert (await host.tournaments.get(tournament.id)).header.status is TournamentStatus.RUNNING
