"""Tests of stopping games, alone and by agreement, and of rematches."""

import pytest
from games_played import (
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


async def test_the_host_of_a_table_stops_its_game_alone(host: Host) -> None:
    """Agreements of the others do not stop the game; a stop by the host of the table does."""
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


async def test_all_players_or_a_manager_stop_a_game_without_its_host(host: Host) -> None:
    """When the host has gone, the people at the table end the game by agreement; a manager alone may, too."""
    view = await started(host, ANN, BEN, CLEO)
    await host.seats.resign(view.id, ANN.id, "random")
    assert not await host.endings.stop(view.id, BEN.id)
    assert await host.endings.stop(view.id, CLEO.id)
    second = await started(host, ANN, BEN)
    assert await refused(host.endings.stop(second.id, CLEO.id)) is HostReason.NOT_SEATED
    assert await host.endings.stop(second.id, CLEO.id, manager=True)


@pytest.mark.parametrize("alone", [True, False])
async def test_the_message_of_a_stopped_game_names_whoever_stopped_it_alone(host: Host, alone: bool) -> None:
    """A manager who stops a game is stored with its last message; where the table agreed, nobody is."""
    view = await started(host, ANN, BEN, rated=True)
    if alone:
        await host.endings.stop(view.id, CLEO.id, manager=True)
    else:
        await host.endings.stop(view.id, ANN.id)
        await host.endings.stop(view.id, BEN.id)
    (stopped,) = [
        delivery for delivery in await post_all(host, count=2) if delivery.kind is MessageKind.STOPPED
    ]
    assert stopped.person == (CLEO.id if alone else None)


async def test_a_rematch_keeps_options_and_computers(host: Host) -> None:
    """The first request for a rematch opens a table, the next ones join it until its game begins."""
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
    assert await host.endings.join_rematch(view.id, ANN) is None
    assert (await host.endings.rematch(view.id, BEN)).id != rematch.id


async def test_a_rematch_is_for_those_who_played(host: Host) -> None:
    """An onlooker neither opens a rematch nor takes a seat at it; a player who has resigned may do both."""
    view = await started(host, ANN, BEN, seats=3)
    await host.seats.resign(view.id, BEN.id, "random")
    await host.endings.stop(view.id, ANN.id)
    assert await refused(host.endings.join_rematch(view.id, CLEO)) is HostReason.NOT_PLAYED
    assert await refused(host.endings.rematch(view.id, CLEO)) is HostReason.NOT_PLAYED
    assert await host.endings.join_rematch(view.id, BEN) is None
    rematch = await host.endings.rematch(view.id, BEN)
    assert await refused(host.endings.join_rematch(view.id, CLEO)) is HostReason.NOT_PLAYED
    for _ in range(2):
        joined = await host.endings.join_rematch(view.id, ANN)
        assert joined is not None
        assert [seat.person for seat in joined.seats] == [BEN.id, ANN.id]
    assert len((await host.lobby.join(rematch.id, CLEO)).seats) == 3


@pytest.mark.parametrize("rated", [True, False])
async def test_a_computer_that_replaced_a_person_is_not_in_the_rematch(host: Host, rated: bool) -> None:
    """The people who left their seats to computers join the rematch, which then starts without computers."""
    view = await started(host, ANN, BEN, seats=2, rated=rated)
    await host.seats.resign(view.id, BEN.id, "greedy")
    await host.seats.resign(view.id, ANN.id, "greedy")
    rematch = await host.endings.rematch(view.id, ANN)
    await host.endings.rematch(view.id, BEN)
    second = await host.lobby.start(rematch.id, ANN.id)
    assert [seat.person for seat in second.seats] == [ANN.id, BEN.id]


async def test_an_agreement_to_stop_ends_with_the_next_turn(host: Host, clock: HandClock) -> None:
    """Agreement to stop a game ends with one's next turn, so that it cannot be used weeks later."""
    view = await started(host, ANN, BEN, rated=True)
    assert not await host.endings.stop(view.id, ANN.id)
    for _ in range(2):
        clock.forward(DAY)
        await turn(host, view.id)
    assert not await host.endings.stop(view.id, BEN.id)
    assert (await host.games.view(view.id)).status is GameStatus.RUNNING
    assert await host.endings.stop(view.id, ANN.id)
