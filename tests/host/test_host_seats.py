"""Tests of seats and people: resigning, replacing, lists of games, exporting and deleting a person's data."""

import asyncio
import json

import pytest
import sqlalchemy as sa
from games_played import (
    ANN,
    BEN,
    CHANNEL,
    CLEO,
    DAY,
    GUILD,
    HOUR,
    HandClock,
    chance,
    options,
    post_all,
    refused,
    started,
    turn,
)

from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal
from host.games.views import GameView, LobbyView
from host.host import Host
from model.games import EntryKind, Giver, Maker
from model.guilds import GameOpeners, GuildSettings
from model.ids import ChannelId, GameId, PersonId
from model.outbox import MessageKind
from model.tables import GameStatus, Occupant
from storage.database import Database
from storage.schema import metadata


async def test_a_resigned_seat_passes_to_a_computer(host: Host) -> None:
    """The computer has the seat with its meeples and score, and plays when it is its turn."""
    view = await started(host, ANN, BEN)
    await turn(host, view.id)
    after = await host.seats.resign(view.id, ANN.id, "random")
    assert after.position == (await host.games.view(view.id, seq=2)).position
    assert after.seat is None
    (report,) = await host.history.reports(view.id, since=2)
    assert (report.kind, report.seat, report.person) == (EntryKind.SEAT, Colour.RED, ANN.id)
    assert report.after is not None
    assert report.after.opponent == "random"
    await turn(host, view.id)
    await host.timekeeper.run_due()
    now = await host.games.view(view.id)
    assert now.to_move is not None
    assert now.to_move.person == BEN.id
    assert await refused(host.seats.resign(view.id, ANN.id, None)) is HostReason.NOT_SEATED


async def test_a_closed_seat_plays_without_meeples(host: Host) -> None:
    """A closed seat lays its tiles somewhere legal and sets nothing."""
    view = await started(host, ANN, BEN, CLEO)
    await host.seats.resign(view.id, ANN.id, None)
    await host.timekeeper.run_due()
    now = await host.games.view(view.id)
    assert now.seats[0].occupant is Occupant.CLOSED
    assert now.position.figures == ()
    assert now.to_move is not None
    assert now.to_move.person == BEN.id


async def test_when_everybody_has_resigned_the_game_stops(host: Host) -> None:
    """A game that every person has left is stopped, not played to its end."""
    view = await started(host, ANN, BEN)
    await host.seats.resign(view.id, ANN.id, "random")
    after = await host.seats.resign(view.id, BEN.id, "random")
    assert after.status is GameStatus.STOPPED
    assert await host.lobby.in_channel(CHANNEL) is None
    kinds = [delivery.kind for delivery in await post_all(host, count=3)]
    assert kinds == [MessageKind.TURN, MessageKind.TURN, MessageKind.STOPPED]


async def test_a_seat_passes_to_a_substitute(host: Host) -> None:
    """A player may name a substitute, who moves at once; the player cannot move any more."""
    view = await started(host, ANN, BEN)
    after = await host.seats.replace(view.id, ANN.id, Colour.RED, CLEO)
    assert after.seats[0].person == CLEO.id
    # Before the first move of a seat only an entry of its own says who left.
    assert (after.seq, after.turn_seq) == (2, 2)
    assert (await turn(host, view.id)).report.person == CLEO.id
    assert (await host.history.games_of(ANN.id)) == ()


async def test_reports_name_the_occupant_at_that_time(host: Host) -> None:
    """A report names who played the turn, whoever has the seat now; it names nobody for seats that never changed."""
    view = await started(host, ANN, BEN)
    for _ in range(2):
        await turn(host, view.id)
    await host.seats.resign(view.id, ANN.id, "random")
    await host.timekeeper.run_due()
    await host.seats.replace(view.id, CLEO.id, Colour.RED, CLEO)
    await turn(host, view.id)
    await turn(host, view.id)
    reports = [report for report in await host.history.reports(view.id) if report.kind is EntryKind.MOVE]
    red = [report.occupant for report in reports if report.seat is Colour.RED]
    assert [occupant.person for occupant in red if occupant] == [ANN.id, None, CLEO.id]
    assert [occupant.occupant for occupant in red if occupant] == [
        Occupant.PERSON,
        Occupant.COMPUTER,
        Occupant.PERSON,
    ]
    assert {report.occupant for report in reports if report.seat is Colour.BLUE} == {None}


async def test_a_missed_turn_counts_for_the_player_who_missed_it(host: Host, clock: HandClock) -> None:
    """A turn that was missed counts for who missed it, not for who was given the seat afterwards."""
    view = await started(host, ANN, BEN, turn_seconds=300)
    await turn(host, view.id)
    clock.time = (await host.games.view(view.id)).deadline or clock.time
    await host.timekeeper.run_due()
    await host.seats.replace(view.id, ANN.id, Colour.BLUE, CLEO)
    missed = [report for report in await host.history.reports(view.id) if report.maker is Maker.CLOCK]
    assert [report.occupant.person for report in missed if report.occupant] == [BEN.id]


async def test_only_seats_without_an_active_player_can_be_given_away(host: Host) -> None:
    """A seat that its player still plays cannot be given away; anybody can take a free one."""
    view = await started(host, ANN, BEN)
    assert await refused(host.seats.replace(view.id, ANN.id, Colour.BLUE, CLEO)) is HostReason.SEAT_NOT_OPEN
    assert await refused(host.seats.replace(view.id, CLEO.id, Colour.BLUE, CLEO)) is HostReason.SEAT_NOT_OPEN
    assert await refused(host.seats.replace(view.id, ANN.id, Colour.PINK, CLEO)) is HostReason.NO_SUCH_SEAT
    assert (
        await refused(host.seats.replace(view.id, ANN.id, Colour.RED, "nobody"))
        is HostReason.UNKNOWN_OPPONENT
    )
    await host.seats.resign(view.id, BEN.id, "random")
    assert await refused(host.seats.replace(view.id, ANN.id, Colour.BLUE, ANN)) is HostReason.ALREADY_SEATED
    after = await host.seats.replace(view.id, CLEO.id, Colour.BLUE, CLEO)
    assert after.seats[1].person == CLEO.id


async def test_a_change_of_another_seat_keeps_the_deadline(host: Host, clock: HandClock) -> None:
    """The deadline of the seat to move stays if another seat changes; a substitute has a whole turn."""
    view = await started(host, ANN, BEN, turn_seconds=DAY.total_seconds())
    clock.forward(HOUR)
    for by in ("random", BEN):
        asker = BEN.id
        after = await host.seats.replace(view.id, asker, Colour.BLUE, by)
        assert after.deadline == view.deadline
    after = await host.seats.replace(view.id, ANN.id, Colour.RED, CLEO)
    assert after.deadline == clock.time + DAY
    clock.forward(HOUR)
    after = await host.seats.replace(view.id, BEN.id, Colour.BLUE, "random")
    assert after.deadline == clock.time - HOUR + DAY


async def test_the_host_of_a_table_replaces_a_player_who_timed_out(host: Host, clock: HandClock) -> None:
    """After the clock has played for a player, the host of the table may replace them."""
    view = await started(host, ANN, BEN, turn_seconds=300)
    await turn(host, view.id)
    clock.time = (await host.games.view(view.id)).deadline or clock.time
    await host.timekeeper.run_due()
    after = await host.seats.replace(view.id, ANN.id, Colour.BLUE, CLEO)
    assert after.seats[1].person == CLEO.id


async def test_a_time_out_before_a_substitute_does_not_count_against_them(
    host: Host, clock: HandClock
) -> None:
    """A turn that the clock played before a substitute came does not make the substitute's seat givable."""
    view = await started(host, ANN, BEN, turn_seconds=300)
    await turn(host, view.id)
    clock.time = (await host.games.view(view.id)).deadline or clock.time
    await host.timekeeper.run_due()
    assert [seat.colour for seat in await host.seats.givable(view.id, ANN.id)] == [Colour.RED, Colour.BLUE]
    await host.seats.replace(view.id, ANN.id, Colour.BLUE, CLEO)
    assert [seat.colour for seat in await host.seats.givable(view.id, ANN.id)] == [Colour.RED]
    assert [seat.colour for seat in await host.seats.givable(view.id, CLEO.id)] == [Colour.BLUE]
    assert await host.seats.givable(view.id, BEN.id) == ()
    assert (
        await refused(host.seats.replace(view.id, ANN.id, Colour.BLUE, "random")) is HostReason.SEAT_NOT_OPEN
    )


async def test_the_log_names_the_giver_of_a_seat(host: Host, database: Database, clock: HandClock) -> None:
    """The log names who left a seat, even unmoved, who came and who gave it; no giver if it was their own seat."""
    view = await started(host, ANN, BEN, turn_seconds=300)
    await turn(host, view.id)
    clock.time = (await host.games.view(view.id)).deadline or clock.time
    await host.timekeeper.run_due()
    before = (await host.games.view(view.id)).seq
    await host.seats.replace(view.id, ANN.id, Colour.BLUE, CLEO)
    (report,) = await host.history.reports(view.id, since=before)
    assert report.occupant is not None
    assert report.after is not None
    assert (report.occupant.person, report.after.person, report.given_by) == (BEN.id, CLEO.id, Colour.RED)
    # A host that replays the stored log reports the same.
    other = Host(database, clock, chance())
    assert (await other.history.reports(view.id, since=before)) == (report,)
    await other.close()
    await host.seats.resign(view.id, ANN.id, "random")
    await host.seats.replace(view.id, CLEO.id, Colour.BLUE, BEN)
    *_, resigned, passed_on = await host.history.reports(view.id)
    assert (resigned.given_by, passed_on.given_by) == (None, None)
    assert passed_on.after is not None
    assert passed_on.after.person == BEN.id
    await host.seats.replace(view.id, ANN.id, Colour.RED, CLEO)
    *_, given_report = await host.history.reports(view.id)
    assert given_report.given_by is Giver.HOST
    assert given_report.occupant is not None
    assert given_report.occupant.occupant is Occupant.COMPUTER


async def test_games_are_listed_by_deadline_those_to_move_in_first(host: Host) -> None:
    """A person's games are listed with those where they are to move first, then by deadline."""
    for channel, people in ((1, (BEN, ANN)), (2, (ANN, BEN)), (3, (BEN, CLEO))):
        await started(host, *people, channel=ChannelId(channel))
    await host.lobby.open(GUILD, ChannelId(4), ANN, options())
    own_games = await host.history.games_of(ANN.id)
    assert [(summary.channel, summary.mine) for summary in own_games] == [(2, True), (1, False), (4, False)]
    assert own_games[0].waits_for is not None
    assert own_games[0].waits_for.person == ANN.id
    following = await host.history.next_game(ANN.id)
    assert following == own_games[0].id
    assert await host.history.next_game(ANN.id, after=following) is None
    await host.endings.stop(following, ANN.id)
    assert [summary.channel for summary in await host.history.games_of(ANN.id)] == [1, 4]


async def test_the_next_game_is_the_one_whose_turn_ends_first(host: Host, clock: HandClock) -> None:
    """Games without a clock come last; the timekeeper is due at half of the shortest turn."""
    found = [
        (await started(host, ANN, BEN, channel=ChannelId(hours + 1), turn_seconds=hours * 3600 or None)).id
        for hours in (0, 2, 1)
    ]
    assert await host.timekeeper.run_due() == clock.time + HOUR / 2
    for game in (found[2], found[1], found[0]):
        assert await host.history.next_game(ANN.id) == game
        await turn(host, game)


async def test_the_export_contains_all_data_of_a_person(host: Host, clock: HandClock) -> None:
    """The export names settings, games, entries and messages, and is JSON."""
    view = await started(host, ANN, BEN, turn_seconds=24 * 3600)
    clock.forward(12 * HOUR)
    await host.timekeeper.run_due()
    await turn(host, view.id)
    exported = json.loads(json.dumps(await host.people.export(ANN.id)))
    begun, now = (clock.time - 12 * HOUR).isoformat(), clock.time.isoformat()
    assert exported["games"][0]["game"] == view.id
    assert exported["entries"] == [{"game": view.id, "seq": seq, "at": now} for seq in (1, 2)]
    assert exported["tables_opened"] == [{"game": view.id, "status": "running", "created_at": begun}]
    assert exported["messages"] == [{"kind": "half", "game": view.id, "tournament": None, "made_at": now}]


async def test_deleting_a_person_s_data_leaves_no_trace_of_them(host: Host, database: Database) -> None:
    """After deletion neither id nor name is anywhere in the file, and the games go on or stay readable."""
    odd = type(ANN)(type(ANN.id)(777_000_777), "Zebulon")
    running = await started(host, odd, BEN, channel=ChannelId(1))
    await turn(host, running.id)
    over = await started(host, odd, BEN, channel=ChannelId(2))
    await turn(host, over.id)
    await host.endings.stop(over.id, odd.id)
    lobby = await host.lobby.open(GUILD, ChannelId(3), odd, options())
    await host.people.delete(odd.id)
    assert (await host.lobby.view(lobby.id)).status is GameStatus.STOPPED
    assert (await host.games.view(running.id)).seats[0].occupant is Occupant.COMPUTER
    former = (await host.games.view(over.id)).seats[0]
    assert (former.occupant, former.person, former.name) == (Occupant.PERSON, None, "")
    assert len(await host.history.reports(over.id)) == 1
    async with database.read() as connection:
        dump = "".join(str(row) for row in await connection.run_sync(dump_all))
    assert "777000777" not in dump
    assert "Zebulon" not in dump


async def test_a_deletion_succeeds_whatever_happens_meanwhile(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person's data are deleted if asked twice at once, and if games begin, move on or stop meanwhile."""
    running = await started(host, ANN, BEN, channel=ChannelId(1))
    await asyncio.gather(host.people.delete(ANN.id), host.people.delete(ANN.id))
    assert (await host.games.view(running.id)).seats[0].occupant is Occupant.COMPUTER
    over = await started(host, ANN, BEN, channel=ChannelId(2))
    table = await host.lobby.open(GUILD, ChannelId(3), ANN, options())
    await host.lobby.join(table.id, BEN)
    leave, resign = host.lobby.leave, host.seats.resign

    async def leave_late(game: GameId, person: PersonId) -> LobbyView:
        await host.lobby.start(game, BEN.id)
        return await leave(game, person)

    moved_on = [HostRefusal(HostReason.MOVED_ON, seq=2)]

    async def resign_late(game: GameId, person: PersonId, opponent: str | None) -> GameView:
        if game == over.id:
            await host.endings.stop(game, person)
        elif moved_on:
            raise moved_on.pop()
        return await resign(game, person, opponent)

    monkeypatch.setattr(host.lobby, "leave", leave_late)
    monkeypatch.setattr(host.seats, "resign", resign_late)
    await host.people.delete(ANN.id)
    begun = await host.games.view(table.id)
    assert [seat.occupant for seat in begun.seats].count(Occupant.COMPUTER) == 1
    assert (await host.games.view(over.id)).seats[0].person is None


def dump_all(connection: sa.Connection) -> list[object]:
    """Return every row of every table."""
    return [row for table in metadata.tables.values() for row in connection.execute(table.select())]


async def test_servers_keep_settings_and_presets(host: Host) -> None:
    """A server's settings are stored and read unchanged; presets have names and can be deleted."""
    settings = GuildSettings(
        language="it",
        channels=(CHANNEL, ChannelId(5)),
        openers=GameOpeners.ROLE,
        opener_role=12,
        mention=False,
        thread_per_game=True,
        theme="night",
        retention_days=30,
        defaults=options(seats=3),
    )
    await host.guilds.change(GUILD, lambda _: settings)
    assert await host.guilds.settings(GUILD) == settings
    assert await host.guilds.save_preset(GUILD, "  Friday   evening ", options(seats=6)) == "Friday evening"
    await host.guilds.save_preset(GUILD, "@everyone", options(seats=2))
    assert list(await host.guilds.presets(GUILD)) == ["@everyone", "Friday evening"]
    await host.guilds.delete_preset(GUILD, "@everyone")
    assert await refused(host.guilds.delete_preset(GUILD, "@everyone")) is HostReason.NO_SUCH_PRESET
    # PostgreSQL cannot even look for a NUL.
    await host.guilds.delete_preset(GUILD, " Friday   evening\x00")
    assert await host.guilds.presets(GUILD) == {}
    for invisible in (" ", "\u200b"):
        assert await refused(host.guilds.save_preset(GUILD, invisible, options())) is HostReason.PRESET_NAME
    assert await host.guilds.commands_hash() is None
    await host.guilds.set_commands_hash("abc")
    await host.guilds.set_commands_hash("def")
    assert await host.guilds.commands_hash() == "def"
