"""Tests that organisers and managers gain nothing by attacks on matches and rated games of their own."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from games_played import ANN, BEN, CLEO, HOUR, HandClock, refused, started, turn
from tournaments_played import ORGANISER, PEOPLE, SMALL, play_match, under_way

from game.values.ruleset import Colour
from host.errors import HostReason
from host.host import Host
from model.ids import PersonId
from model.matches import DecisionKind
from model.tables import GameStatus, TimeOut
from model.tournaments import Tournament

Attack = Callable[[Host, Tournament, PersonId, PersonId], Awaitable[object]]
"""What a referee who plays the first match tries against the other player."""


def decides(kind: DecisionKind) -> Attack:
    def attack(host: Host, tournament: Tournament, me: PersonId, _: PersonId) -> Awaitable[object]:
        return host.referee.decide(tournament.id, me, kind, (1, 0), me)

    return attack


ATTACKS: dict[str, Attack] = {
    **{f"decides {kind.value}": decides(kind) for kind in (DecisionKind.WIN, DecisionKind.TIE)},
    "decides as it stands": decides(DecisionKind.AS_IT_STANDS),
    "lets nobody win": decides(DecisionKind.NOBODY),
    "extends": lambda host, tournament, me, _: host.referee.extend(
        tournament.id, me, timedelta(hours=5), (1, 0)
    ),
    "replaces the opponent": lambda host, tournament, me, other: host.referee.replace(
        tournament.id, me, other, PEOPLE[9]
    ),
    "replaces themselves": lambda host, tournament, me, _: host.referee.replace(
        tournament.id, me, me, PEOPLE[9]
    ),
    "drops the opponent": lambda host, tournament, me, other: host.tournaments.drop(tournament.id, other, me),
    "ends the tournament": lambda host, tournament, me, _: host.early_ends.end(
        tournament.id, me, called_off=False
    ),
    "calls the tournament off": lambda host, tournament, me, _: host.early_ends.end(
        tournament.id, me, called_off=True
    ),
    "stops their own clock": lambda host, tournament, me, _: host.referee.pause(tournament.id, me),
}


@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS)
async def test_a_referee_decides_nothing_about_their_own_match(
    host: Host, clock: HandClock, attack: Attack
) -> None:
    """A referee's decisions on their own match are refused and change nothing; those of another referee are
    accepted.
    """
    tournament = await under_way(host, clock, 4)
    me, other = (tournament.entrant(entrant).person for entrant in tournament.matches[0].entrants)
    assert await refused(attack(host, tournament, me, other)) is HostReason.OWN_MATCH
    assert await host.tournaments.get(tournament.id) == tournament
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 0))


async def test_nobody_takes_an_opponents_place(host: Host, clock: HandClock) -> None:
    """A referee who does not play cannot take a leader's place."""
    tournament = await under_way(host, clock, 4)
    attack = host.referee.replace(tournament.id, PEOPLE[9].id, PEOPLE[0].id, PEOPLE[9])
    assert await refused(attack) is HostReason.OWN_MATCH


async def test_more_time_for_all_leaves_the_referees_own_match(host: Host, clock: HandClock) -> None:
    """More time for all leaves out the referee's own match; if that is the only one, it is refused."""
    tournament = await under_way(host, clock, 4)
    me = tournament.entrant(tournament.matches[0].entrants[0]).person
    extended = await host.referee.extend(tournament.id, me, HOUR, None)
    assert [match.number for match in extended] == [1]
    await play_match(host, tournament.matches[1])
    await host.director.run_due()
    assert await refused(host.referee.extend(tournament.id, me, HOUR, None)) is HostReason.OWN_MATCH


async def test_a_referee_undoes_no_loss_of_their_own(host: Host, clock: HandClock) -> None:
    """A referee cannot undo a result of their own, nor one that they have lost by dropping out."""
    tournament = await under_way(host, clock, 4)
    loser, leaver = (tournament.entrant(match.entrants[1]).person for match in tournament.matches)
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.NOBODY, (1, 0))
    assert await refused(host.referee.undo(tournament.id, loser, (1, 0))) is HostReason.OWN_MATCH
    await host.tournaments.leave(tournament.id, leaver)
    assert await refused(host.referee.undo(tournament.id, leaver, (1, 1))) is HostReason.OWN_MATCH
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))


@pytest.mark.parametrize("rated", [True, False])
async def test_a_manager_stops_no_game_of_a_match_they_play(
    host: Host, clock: HandClock, rated: bool
) -> None:
    """A manager can only agree to stop a game of their own match, and after resigning not even ask."""
    tournament = await under_way(host, clock, 4, options=replace(SMALL, rated=rated))
    game = tournament.matches[0].counted[0].game
    me, other = (tournament.entrant(entrant).person for entrant in tournament.matches[0].entrants)
    assert not await host.endings.stop(game, me, manager=True)
    assert (await host.games.view(game)).status is GameStatus.RUNNING
    assert await host.endings.stop(game, other)
    resigned = tournament.matches[1].counted[0].game
    loser = tournament.entrant(tournament.matches[1].entrants[0]).person
    await host.seats.resign(resigned, loser, None)
    assert await refused(host.endings.stop(resigned, loser, manager=True)) is HostReason.OWN_GAME


async def test_a_manager_stops_no_rated_game_of_their_own(host: Host) -> None:
    """A manager or host cannot stop a rated game of their own alone; an outsider can, and so can both players."""
    game = (await started(host, ANN, BEN, rated=True)).id
    await turn(host, game)
    assert not await host.endings.stop(game, ANN.id, manager=True)
    assert (await host.games.view(game)).status is GameStatus.RUNNING
    assert await host.endings.stop(game, CLEO.id, manager=True)


async def test_the_host_of_a_rated_game_takes_no_seat_from_an_opponent(host: Host, clock: HandClock) -> None:
    """The host of a rated game cannot give away an opponent's seat after a missed turn; in others they can."""
    for rated in (True, False):
        view = await started(host, ANN, BEN, rated=rated, turn_seconds=3600, time_out=TimeOut.RANDOM_TILE)
        await turn(host, view.id)
        clock.forward(2 * HOUR)
        await host.timekeeper.run_due()
        seats = [seat.colour for seat in await host.seats.givable(view.id, ANN.id)]
        assert seats == ([Colour.RED] if rated else [Colour.RED, Colour.BLUE])
        attack = host.seats.replace(view.id, ANN.id, Colour.BLUE, "random")
        if rated:
            assert await refused(attack) is HostReason.OWN_GAME
            await host.endings.stop(view.id, CLEO.id, manager=True)
        else:
            await attack
