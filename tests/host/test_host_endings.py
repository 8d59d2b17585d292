"""Stopping a game, alone or together, and playing again."""

import pytest
from at_the_table import (
    ANN,
    BEN,
    CHANNEL,
    CLEO,
    DAY,
    GUILD,
    HandClock,
    options,
    post_all,
    refused,
    started,
    turn,
    whole_turn,
    with_old_controls,
)

from host.errors import HostReason
from host.host import Host
from model.outbox import MessageKind
from model.tables import GameStatus, Occupant


async def test_the_host_stops_and_others_agree(host: Host) -> None:
    """The host of the table ends it at once; without the host all must agree."""
    view = await started(host, ANN, BEN, CLEO)
    assert not await host.endings.stop(view.id, BEN.id)
    assert not await host.endings.stop(view.id, BEN.id)
    assert not await host.endings.stop(view.id, CLEO.id)
    assert await host.endings.stop(view.id, ANN.id)
    assert (await host.games.view(view.id)).status is GameStatus.STOPPED
    assert await refused(host.games.move(view.id, ANN.id, 0, whole_turn(view))) is HostReason.NOT_RUNNING
    assert [delivery.kind for delivery in await post_all(host, count=2)] == [
        MessageKind.TURN,
        MessageKind.STOPPED,
    ]
    assert len(await with_old_controls(host)) == 1


async def test_all_together_stop_without_the_host(host: Host) -> None:
    """When the host has gone, the people at the table end the game by agreement; a manager alone may, too."""
    view = await started(host, ANN, BEN, CLEO)
    await host.seats.resign(view.id, ANN.id, "random")
    assert not await host.endings.stop(view.id, BEN.id)
    assert await host.endings.stop(view.id, CLEO.id)
    again = await started(host, ANN, BEN)
    assert await refused(host.endings.stop(again.id, CLEO.id)) is HostReason.NOT_SEATED
    assert await host.endings.stop(again.id, CLEO.id, manager=True)


async def test_a_rematch_keeps_rules_and_computers(host: Host) -> None:
    """One press opens the same table again; the next press sits down at it, until its game begins."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(seats=4, language="fr"))
    await host.lobby.join(table.id, BEN)
    await host.lobby.add_computer(table.id, ANN.id, "random")
    view = await host.lobby.start(table.id, ANN.id)
    assert await refused(host.endings.rematch(view.id, BEN)) is HostReason.NOT_OVER
    await host.endings.stop(view.id, ANN.id)
    rematch = await host.endings.rematch(view.id, BEN)
    assert rematch.options == view.options
    assert [seat.occupant for seat in rematch.seats] == [Occupant.PERSON, Occupant.COMPUTER]
    assert (await host.endings.rematch(view.id, ANN)).id == rematch.id
    assert len((await host.endings.rematch(view.id, ANN)).seats) == 3
    assert (await host.lobby.start(rematch.id, ANN.id)).commitment != view.commitment
    await host.endings.stop(rematch.id, BEN.id)
    assert not await host.endings.rematch_waits(view.id)
    assert (await host.endings.rematch(view.id, BEN)).id != rematch.id


@pytest.mark.parametrize("rated", [True, False])
async def test_whoever_gave_the_seat_to_a_computer_has_a_place_in_the_rematch(
    host: Host, rated: bool
) -> None:
    """A computer that took the seat of a person is not at the table of the rematch, which then can start."""
    view = await started(host, ANN, BEN, seats=2, rated=rated)
    await host.seats.resign(view.id, BEN.id, "greedy")
    await host.seats.resign(view.id, ANN.id, "greedy")
    rematch = await host.endings.rematch(view.id, ANN)
    await host.endings.rematch(view.id, BEN)
    again = await host.lobby.start(rematch.id, ANN.id)
    assert [seat.person for seat in again.seats] == [ANN.id, BEN.id]


async def test_who_plays_on_no_longer_agrees_to_stop(host: Host, clock: HandClock) -> None:
    """Agreement to stop a game ends with one's next turn, so that it cannot be used weeks later."""
    view = await started(host, ANN, BEN, rated=True)
    assert not await host.endings.stop(view.id, ANN.id)
    for _ in range(2):
        clock.forward(DAY)
        await turn(host, view.id)
    assert not await host.endings.stop(view.id, BEN.id)
    assert (await host.games.view(view.id)).status is GameStatus.RUNNING
    assert await host.endings.stop(view.id, ANN.id)
