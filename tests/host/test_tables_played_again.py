"""Games at tables of three that are stopped and played again, after a player has resigned."""

from dataclasses import replace

import pytest
from games_played import HOUR, HandClock, turn
from tournaments_played import ORGANISER, PEOPLE, SMALL, threads, under_way

from host.host import Host
from model.ids import PersonId
from model.matches import DecisionKind
from model.tables import GameStatus, Occupant, TimeOut
from model.tournaments import Format, Plan, Tournament

TABLE = Plan(table_seats=3, rounds=2)


async def stopped_by_two(host: Host, clock: HandClock, tournament: Tournament, leaver: int) -> Tournament:
    """Return a tournament after one player at its table has resigned and the two others have stopped the game."""
    (match,) = tournament.matches
    game = match.counted[-1].game
    people = [tournament.entrant(entrant).person for entrant in match.entrants]
    await host.seats.resign(game, people.pop(leaver), "greedy")
    clock.forward(HOUR)
    await stopped(host, tournament, people)
    return await host.tournaments.get(tournament.id)


async def stopped(host: Host, tournament: Tournament, people: list[PersonId]) -> None:
    """Let people stop the game of the only match."""
    game = (await host.tournaments.get(tournament.id)).matches[0].counted[-1].game
    for person in people:
        await host.endings.stop(game, person)
    assert (await host.games.view(game)).status is GameStatus.STOPPED
    await host.director.run_due()


async def seated(host: Host, tournament: Tournament) -> list[PersonId | None]:
    """Return who sits in the newest game, in the order of the match."""
    match = tournament.matches[0]
    view = await host.games.view(match.counted[-1].game)
    assert view.status is GameStatus.RUNNING
    assert {seat.occupant for seat in view.seats} <= {Occupant.PERSON, Occupant.CLOSED}
    return [seat.person for seat in view.seats]


@pytest.mark.parametrize("lost", [False, True], ids=["in its thread", "in a new thread"])
@pytest.mark.parametrize("leaver", [0, 2])
async def test_a_player_who_resigned_has_a_closed_seat_in_the_next_game(
    host: Host, clock: HandClock, leaver: int, lost: bool
) -> None:
    """When the others stop the game and play again, the seat of a player who resigned is closed."""
    tournament = await under_way(host, clock, 3, format=Format.TABLES, plan=TABLE)
    people: list[PersonId | None] = await seated(host, tournament)
    people[leaver] = None
    if lost:
        assert tournament.matches[0].channel is not None
        await host.threads.lost(tournament.matches[0].channel)
    tournament = await stopped_by_two(host, clock, tournament, leaver)
    if lost:
        assert tournament.matches[0].counted == ()
        tournament = await threads(host, tournament.id)
    assert await seated(host, tournament) == people
    # The seat is closed in the game after that, too.
    clock.forward(HOUR)
    await stopped(host, tournament, [person for person in people if person is not None])
    if lost:
        tournament = await threads(host, tournament.id)
    tournament = await host.tournaments.get(tournament.id)
    assert await seated(host, tournament) == people
    game = tournament.matches[0].counted[-1].game
    while (view := await host.games.view(game)).status is GameStatus.RUNNING:
        assert view.to_move is not None
        await (host.timekeeper.run_due() if view.to_move.person is None else turn(host, game))
    await host.director.run_due()
    match = (await host.tournaments.get(tournament.id)).matches[0]
    assert [seat.absent for seat in match.seats] == [place == leaver for place in range(3)]


async def test_a_substitute_plays_the_next_game(host: Host, clock: HandClock) -> None:
    """A substitute whom a referee has put in the place of the player who resigned plays the next game."""
    tournament = await under_way(host, clock, 3, format=Format.TABLES, plan=TABLE)
    one, leaver, other = (tournament.entrant(entrant).person for entrant in tournament.matches[0].entrants)
    await host.seats.resign(tournament.matches[0].counted[-1].game, leaver, "greedy")
    await host.referee.replace(tournament.id, ORGANISER, leaver, PEOPLE[50])
    clock.forward(HOUR)
    await stopped(host, tournament, [one, other])
    assert await seated(host, await host.tournaments.get(tournament.id)) == [one, PEOPLE[50].id, other]


async def test_a_player_who_ran_out_of_time_plays_the_next_game(host: Host, clock: HandClock) -> None:
    """A player whose seat a computer took because a turn ran out of time has not resigned, and plays again."""
    handing_over = replace(SMALL, time_out=TimeOut.HAND_OVER)
    tournament = await under_way(host, clock, 3, format=Format.TABLES, plan=TABLE, options=handing_over)
    people = await seated(host, tournament)
    view = await host.games.view(tournament.matches[0].counted[-1].game)
    clock.time = view.deadline or clock.time
    await host.timekeeper.run_due()
    await stopped(host, tournament, [person for person in people[1:] if person is not None])
    assert await seated(host, await host.tournaments.get(tournament.id)) == people


@pytest.mark.parametrize("lost", [False, True], ids=["in its thread", "in a new thread"])
async def test_all_play_again_if_a_referee_undoes_the_result(
    host: Host, clock: HandClock, lost: bool
) -> None:
    """The game whose result a referee undoes is played again by all, also by a player who had resigned."""
    tournament = await under_way(host, clock, 3, format=Format.TABLES, plan=TABLE)
    people = await seated(host, tournament)
    match = tournament.matches[0]
    await host.seats.resign(match.counted[-1].game, tournament.entrant(match.entrants[1]).person, None)
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 0))
    if lost:
        assert match.channel is not None
        await host.threads.lost(match.channel)
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    tournament = await threads(host, tournament.id)
    assert await seated(host, tournament) == people
