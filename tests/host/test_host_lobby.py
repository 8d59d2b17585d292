"""Tests of the lobby: tables before their game begins."""

import asyncio

import pytest
from games_played import (
    ANN,
    BEN,
    CHANNEL,
    CLEO,
    DAY,
    GUILD,
    HandClock,
    chance,
    options,
    post_all,
    refused,
    started,
    whole_turn,
)

from game.engine.first_seat import roads
from game.values.errors import RulesetError
from game.values.ruleset import Colour, Expansion, Option, Ruleset
from host.errors import HostReason, HostRefusal
from host.host import Host
from model.ids import ChannelId, GameId, MessageId, PersonId
from model.outbox import MessageKind, Work
from model.tables import FirstSeat, GameStatus, numbered
from storage.database import Database


async def test_a_table_seats_its_host_and_is_found_by_its_channel(host: Host) -> None:
    """The host of a new table has its first seat, and the table is found by its channel."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    await host.lobby.set_message(table.id, MessageId(99))
    found = await host.lobby.in_channel(CHANNEL)
    assert found is not None
    assert (found.id, found.host, found.message) == (table.id, ANN.id, 99)
    assert [(seat.person, seat.name) for seat in found.seats] == [(ANN.id, "Ann")]


async def test_a_channel_has_one_game(host: Host) -> None:
    """A second table in a channel is refused until the first is over."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    assert await refused(host.lobby.open(GUILD, CHANNEL, BEN, options())) is HostReason.CHANNEL_BUSY
    other = await started(host, BEN, CLEO, channel=ChannelId(71))
    assert await refused(host.lobby.move_to(other.id, CHANNEL)) is HostReason.CHANNEL_BUSY
    assert await refused(host.lobby.move_to(table.id, ChannelId(72))) is HostReason.NOT_RUNNING
    await host.endings.stop(table.id, ANN.id)
    await host.lobby.move_to(other.id, CHANNEL)
    assert await host.lobby.living_in(CHANNEL) == other.id


async def test_the_game_of_a_channel_is_the_running_or_the_last_one(host: Host, clock: HandClock) -> None:
    """A running game that moved to the channel is found although others began later."""
    moved = await started(host, ANN, BEN, channel=ChannelId(71))
    for _ in range(2):
        clock.forward(DAY)
        over = await started(host, ANN, BEN)
        await host.endings.stop(over.id, ANN.id)
    assert await host.games.in_channel(CHANNEL) == over.id
    await host.lobby.move_to(moved.id, CHANNEL)
    assert await host.games.in_channel(CHANNEL) == moved.id


async def test_computers_have_numbers_in_lobby_game_and_lists(host: Host) -> None:
    """Two computers have numbers in the lobby, the game and the list of games; a single one has none."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(seats=3))
    alone = await host.lobby.add_computer(table.id, ANN.id, "greedy")
    assert [seat.number for seat in alone.seats] == [0, 0]
    lobby = await host.lobby.add_computer(table.id, ANN.id, "greedy")
    assert [seat.number for seat in lobby.seats] == [0, 1, 2]
    view = await host.lobby.start(table.id, ANN.id)
    assert [seat.number for seat in view.seats] == [0, 1, 2]
    assert [seat.number for seat in numbered(view.seats[:2])] == [0, 0]
    await host.games.move(view.id, ANN.id, view.seq, whole_turn(view))
    (listed,) = await host.history.games_of(ANN.id)
    assert listed.waits_for is not None
    assert listed.waits_for.number == 1
    assert [seat.number for seat in listed.seats] == [0, 1, 2]


async def test_two_people_cannot_join_the_last_seat(host: Host) -> None:
    """Of two people who join at the same time one gets the last seat and the other is refused."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(seats=2))
    results = await asyncio.gather(
        host.lobby.join(table.id, BEN), host.lobby.join(table.id, CLEO), return_exceptions=True
    )
    refusals = [result for result in results if isinstance(result, HostRefusal)]
    assert [refusal.reason for refusal in refusals] == [HostReason.LOBBY_FULL]
    assert len((await host.lobby.view(table.id)).seats) == 2


async def test_two_people_cannot_join_the_last_seat_through_two_processes(
    address: str, host: Host, clock: HandClock
) -> None:
    """Between two processes on one database the database judges, not the memory of a process."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(seats=2))
    other_database = await Database.open(address)
    other = Host(other_database, clock, chance("other"))
    results = await asyncio.gather(
        *(
            process.lobby.join(table.id, person)
            for process, person in ((host, BEN), (other, CLEO))
            for _ in range(3)
        ),
        return_exceptions=True,
    )
    await other_database.close()
    assert sum(not isinstance(result, BaseException) for result in results) == 1
    assert all(isinstance(result, HostRefusal) for result in results if isinstance(result, BaseException))
    assert len((await host.lobby.view(table.id)).seats) == 2


async def test_people_get_the_first_free_colour_and_sit_once(host: Host) -> None:
    """People get the first free colour, and sit only once."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(seats=3))
    assert await refused(host.lobby.join(table.id, ANN)) is HostReason.ALREADY_SEATED
    table = await host.lobby.join(table.id, BEN)
    assert [seat.colour for seat in table.seats] == [Colour.RED, Colour.BLUE]
    assert await refused(host.lobby.join(GameId("nobody"), BEN)) is HostReason.NO_SUCH_GAME


async def test_leaving_makes_the_next_person_host(host: Host) -> None:
    """When the host leaves, the next person is host; when all have left, the table is closed."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    await host.lobby.join(table.id, BEN)
    assert (await host.lobby.leave(table.id, ANN.id)).host == BEN.id
    assert await refused(host.lobby.leave(table.id, ANN.id)) is HostReason.NOT_AT_TABLE
    closed = await host.lobby.leave(table.id, BEN.id)
    assert (closed.status, closed.host) == (GameStatus.STOPPED, BEN.id)
    assert await host.lobby.in_channel(CHANNEL) is None


async def test_only_the_host_chooses_options_and_removes_people(host: Host) -> None:
    """Only the host of a table chooses its options and removes people; the host cannot be removed."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    await host.lobby.join(table.id, BEN)
    assert await refused(host.lobby.set_options(table.id, BEN.id, options())) is HostReason.HOST_ONLY
    assert await refused(host.lobby.remove(table.id, BEN.id, Colour.RED)) is HostReason.HOST_ONLY
    assert await refused(host.lobby.remove(table.id, ANN.id, Colour.RED)) is HostReason.HOST_STAYS
    assert await refused(host.lobby.remove(table.id, ANN.id, Colour.PINK)) is HostReason.NO_SUCH_SEAT
    assert len((await host.lobby.remove(table.id, ANN.id, Colour.BLUE)).seats) == 1


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"seats": 1}, HostReason.SEATS_RANGE),
        ({"seats": 7}, HostReason.SEATS_RANGE),
        ({"turn_seconds": 1}, HostReason.TURN_TIME_RANGE),
        ({"turn_seconds": 10**9}, HostReason.TURN_TIME_RANGE),
    ],
)
async def test_options_have_limits(host: Host, chosen: dict[str, object], reason: HostReason) -> None:
    """Numbers of seats and turn times out of range are refused."""
    assert await refused(host.lobby.open(GUILD, CHANNEL, ANN, options(**chosen))) is reason


async def test_contradicting_rules_are_refused(host: Host) -> None:
    """A table whose rules cannot be played together cannot be opened."""
    rules = Ruleset(expansions=frozenset({Expansion.RIVER}), options=frozenset({Option.START_IN_BAG}))
    with pytest.raises(RulesetError):
        await host.lobby.open(GUILD, CHANNEL, ANN, options(ruleset=rules))


async def test_options_are_stored_as_chosen(host: Host) -> None:
    """Every option that was chosen is read from the database unchanged."""
    rules = Ruleset(options=frozenset({Option.TABLE_EDGE, Option.FIELD_OFF}), table=(12, 9))
    chosen = options(ruleset=rules, seats=4, turn_seconds=None, rated=True, language="it", holiday_days=3)
    table = await host.lobby.open(None, CHANNEL, ANN, options())
    await host.lobby.set_options(table.id, ANN.id, chosen)
    assert (await host.lobby.view(table.id)).options == chosen


async def test_fewer_seats_than_people_are_refused(host: Host) -> None:
    """The number of seats cannot be set below the number of people at the table."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    for person in (BEN, CLEO):
        await host.lobby.join(table.id, person)
    assert await refused(host.lobby.set_options(table.id, ANN.id, options(seats=2))) is HostReason.MORE_SEATED


async def test_starting_a_game(host: Host) -> None:
    """A game needs two seats and starts once; its commitment is shown and its seed is not."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    assert await refused(host.lobby.start(table.id, ANN.id)) is HostReason.TOO_FEW_SEATS
    await host.lobby.join(table.id, BEN)
    assert await refused(host.lobby.start(table.id, CLEO.id)) is HostReason.NOT_AT_TABLE
    assert await refused(host.games.view(table.id)) is HostReason.NOT_RUNNING
    view = await host.lobby.start(table.id, BEN.id)
    assert (view.status, view.seq, view.turn_seq, view.seed) == (GameStatus.RUNNING, 0, 0, None)
    assert len(view.commitment) == 64
    assert await refused(host.lobby.start(table.id, ANN.id)) is HostReason.NOT_IN_LOBBY
    assert await refused(host.lobby.join(table.id, CLEO)) is HostReason.NOT_IN_LOBBY
    assert await refused(host.lobby.seated(table.id, ANN.id)) is HostReason.NOT_IN_LOBBY


async def test_chance_decides_only_which_seat_begins(host: Host) -> None:
    """With the first seat by chance each person begins sometimes, and the order of seats is kept."""
    beginners = set()
    for channel in range(1, 13):
        view = await started(host, ANN, BEN, CLEO, channel=ChannelId(channel), first=FirstSeat.CHANCE)
        order = [seat.person for seat in view.seats]
        at = order.index(ANN.id)
        assert order[at:] + order[:at] == [ANN.id, BEN.id, CLEO.id]
        beginners.add(order[0])
    assert beginners == {ANN.id, BEN.id, CLEO.id}


async def test_a_tile_draw_decides_who_begins(host: Host) -> None:
    """Rule: first-seat. The seat that drew the most roads begins, all see the draw, and the order of seats is kept."""
    beginners = set()
    for channel in range(1, 13):
        view = await started(host, ANN, BEN, CLEO, channel=ChannelId(channel), first=FirstSeat.TILE_DRAW)
        order = [seat.person for seat in view.seats]
        at = order.index(ANN.id)
        assert order[at:] + order[:at] == [ANN.id, BEN.id, CLEO.id]
        assert view.tile_draw is not None
        assert view.tile_draw.first is view.seats[0].colour
        assert {colour for colour, _ in view.tile_draw.rounds[0]} == {seat.colour for seat in view.seats}
        most = max(roads(tile) for _, tile in view.tile_draw.rounds[-1])
        assert roads(dict(view.tile_draw.rounds[-1])[view.tile_draw.first]) == most
        beginners.add(order[0])
    assert beginners == {ANN.id, BEN.id, CLEO.id}


async def test_ids_of_games_can_be_pronounced(host: Host) -> None:
    """An id alternates consonants and vowels, and no two games share one."""
    names = set()
    for channel in range(1, 21):
        table = await host.lobby.open(GUILD, ChannelId(channel), ANN, options())
        assert all(letter in "aeiou" for letter in table.id[1::2])
        assert not any(letter in "aeiou" for letter in table.id[::2])
        names.add(table.id)
    assert len(names) == 20


async def test_names_of_people_are_stored_unchanged(host: Host) -> None:
    """A name with emojis, quotes and SQL is stored and read unchanged."""
    odd = type(ANN)(PersonId(9), "👩‍🌾🏰" * 8 + "\"'; DROP TABLE games; --")
    table = await host.lobby.open(GUILD, CHANNEL, odd, options())
    assert (await host.lobby.view(table.id)).seats[0].name == odd.name


async def test_a_running_game_moves_to_another_channel(host: Host) -> None:
    """A running game can move to another channel, where its turn is posted again; a stopped one cannot."""
    view = await started(host, ANN, BEN)
    (first,) = await post_all(host, count=1)
    await host.lobby.move_to(view.id, ChannelId(71))
    (moved,) = await post_all(host, count=1)
    assert (first.channel, moved.channel, moved.seq) == (CHANNEL, 71, 0)
    assert await host.lobby.in_channel(CHANNEL) is None
    await host.endings.stop(view.id, ANN.id)
    assert await refused(host.lobby.move_to(view.id, CHANNEL)) is HostReason.NOT_RUNNING


async def test_the_number_of_tables_of_a_person_is_limited(database: Database, clock: HandClock) -> None:
    """The limit counts the waiting and running tables that a person opened and sits at."""
    host = Host(database, clock, chance(), most_tables=2)
    first = await started(host, ANN, BEN, channel=ChannelId(1))
    second = await host.lobby.open(GUILD, ChannelId(2), ANN, options())
    with pytest.raises(HostRefusal) as refusal:
        await host.lobby.open(GUILD, ChannelId(3), ANN, options())
    assert (refusal.value.reason, refusal.value.values) == (HostReason.TABLES_OPEN, {"most": 2})
    bens = await host.lobby.open(GUILD, ChannelId(3), BEN, options())
    await host.lobby.join(bens.id, ANN)
    await host.endings.stop(first.id, ANN.id)
    third = await host.lobby.open(GUILD, ChannelId(4), ANN, options())
    assert await refused(host.lobby.open(GUILD, ChannelId(5), ANN, options())) is HostReason.TABLES_OPEN
    await host.lobby.leave(third.id, ANN.id)
    await host.lobby.leave(second.id, ANN.id)
    await host.lobby.open(GUILD, ChannelId(6), ANN, options())
    await host.close()


async def test_an_unused_lobby_closes_some_days_after_its_last_change(host: Host, clock: HandClock) -> None:
    """The days are counted from the last change, such as a person who joins, not from the opening."""
    days = (await host.guilds.settings(GUILD)).lobby_days
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    clock.forward((days - 1) * DAY)
    await host.lobby.join(table.id, BEN)
    for wait, status in ((1, GameStatus.LOBBY), (days - 1, GameStatus.STOPPED)):
        clock.forward(wait * DAY)
        await host.timekeeper.run_due()
        assert (await host.lobby.view(table.id)).status is status


async def test_who_closed_a_table_is_stored(host: Host, clock: HandClock) -> None:
    """A table says who has closed it, until their data is deleted; none is named if it closes by itself."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    assert await host.endings.stop(table.id, BEN.id, manager=True)
    assert (await host.lobby.view(table.id)).closed_by == BEN.id
    assert [delivery.kind for delivery in await host.outbox.waiting(Work.POST)] == [MessageKind.STOPPED]
    await host.people.delete(BEN.id)
    assert (await host.lobby.view(table.id)).closed_by is None
    unused = await host.lobby.open(GUILD, ChannelId(6), ANN, options())
    clock.forward((await host.guilds.settings(GUILD)).lobby_days * DAY)
    await host.timekeeper.run_due()
    view = await host.lobby.view(unused.id)
    assert (view.status, view.closed_by) == (GameStatus.STOPPED, None)
