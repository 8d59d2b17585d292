"""Tests of seats of rated games, which are given to nobody else for whom the game would count."""

import pytest
from games_played import ANN, BEN, CLEO, HandClock, play_on, refused, started, turn
from tournaments_played import PEOPLE

from game.values.ruleset import Colour, Option, Ruleset
from host.errors import HostReason, HostRefusal
from host.host import Host
from model.tables import TimeOut

SMALL = Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(3, 3))
DAN = PEOPLE[59]


@pytest.mark.parametrize("rated", [True, False])
async def test_a_seat_without_a_move_is_not_given_away_in_a_rated_game(host: Host, rated: bool) -> None:
    """In a rated game a seat that has not moved goes to no other person; in any other game it does."""
    view = await started(host, ANN, BEN, ruleset=SMALL, rated=rated)
    await turn(host, view.id)
    giving = host.seats.replace(view.id, BEN.id, Colour.BLUE, CLEO)
    if not rated:
        assert (await giving).seats[1].person == CLEO.id
        return
    with pytest.raises(HostRefusal) as refusal:
        await giving
    assert (refusal.value.reason, refusal.value.values) == (HostReason.SEAT_UNASKED, {"free": "no"})
    assert await refused(host.seats.replaceable(view.id, BEN.id, Colour.BLUE, CLEO.id)) is (
        HostReason.SEAT_UNASKED
    )
    await play_on(host, view.id)
    assert (await host.statistics.profile(CLEO.id, None, None)).games == 0


async def test_a_seat_with_a_move_may_be_given_away(host: Host) -> None:
    """Once a seat has moved, it counts for who made the move, and may be given away in a rated game, too."""
    view = await started(host, ANN, BEN, ruleset=SMALL, rated=True)
    await turn(host, view.id)
    assert (await host.seats.replace(view.id, ANN.id, Colour.RED, CLEO)).seats[0].person == CLEO.id
    await play_on(host, view.id)
    assert (await host.statistics.profile(CLEO.id, None, None)).games == 0


async def test_a_move_by_the_clock_does_not_free_a_seat(host: Host, clock: HandClock) -> None:
    """A seat for which only the clock has moved is not given away: the game would count for its new player."""
    view = await started(
        host, ANN, BEN, ruleset=SMALL, rated=True, turn_seconds=3600, time_out=TimeOut.RANDOM_TILE
    )
    clock.time = view.deadline or clock.time
    await host.timekeeper.run_due()
    replacing = host.seats.replace(view.id, ANN.id, Colour.RED, CLEO)
    assert await refused(replacing) is HostReason.SEAT_UNASKED


async def test_only_the_person_who_resigned_takes_the_seat_back(host: Host) -> None:
    """Nobody else can put a player who resigned back in the seat, as the game would count for them."""
    view = await started(host, ANN, BEN, ruleset=SMALL, rated=True)
    await host.seats.resign(view.id, BEN.id, "random")
    with pytest.raises(HostRefusal) as refusal:
        await host.seats.replace(view.id, ANN.id, Colour.BLUE, BEN)
    assert (refusal.value.reason, refusal.value.values) == (HostReason.SEAT_UNASKED, {"free": "yes"})
    assert (await host.seats.replace(view.id, BEN.id, Colour.BLUE, BEN)).seats[1].person == BEN.id
    await host.seats.resign(view.id, BEN.id, "random")
    # Another person may be given it, as the game counts for the player who resigned.
    assert (await host.seats.replace(view.id, ANN.id, Colour.BLUE, DAN)).seats[1].person == DAN.id
