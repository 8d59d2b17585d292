"""Whole games with hidden hands, with the tile market, and with the river and the abbot."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from games_played import (
    ANN,
    BEN,
    CHANNEL,
    CLEO,
    GUILD,
    HOUR,
    HandClock,
    alternating,
    as_message,
    chance,
    next_of_game,
    options,
    whole_turn,
)

from game import opponents
from game.expansions.market.moves import Accept, Decline, Offer, Pass
from game.notation.record import read
from game.notation.replay import replay
from game.values.events import Drawn
from game.values.ruleset import Expansion, Option, make_ruleset
from host.errors import HostReason, HostRefusal
from host.games.views import GameView
from host.host import Host
from model.games import Maker
from model.ids import GameId
from model.outbox import MessageKind
from model.tables import GameStatus, TimeOut
from storage import outbox_games
from storage.database import Database

RULESETS = {
    "hidden hands": make_ruleset(on=[Option.HAND_THREE], hidden_hands=True),
    "tile market": make_ruleset(on=[Option.TILE_MARKET]),
    "river and abbot": make_ruleset(
        expansions=[Expansion.RIVER, Expansion.ABBOT], on=[Option.FILL_HOLE_EXTRA_TURN]
    ),
}


@pytest.mark.parametrize(("address", "rules"), alternating(RULESETS), indirect=["address"])
async def test_a_game_of_an_absent_player_and_a_computer_ends(
    host: Host, clock: HandClock, rules: str
) -> None:
    """Under any rules a game of an absent player and a computer ends, and its exported file replays."""
    table = await host.lobby.open(
        GUILD, CHANNEL, ANN, options(ruleset=RULESETS[rules], turn_seconds=300, time_out=TimeOut.RANDOM_TILE)
    )
    await host.lobby.add_computer(table.id, ANN.id, "random")
    view = await host.lobby.start(table.id, ANN.id)
    for _ in range(200):
        await host.timekeeper.run_due()
        view = await host.games.view(view.id, ANN.id)
        if view.deadline is None:
            break
        clock.time = view.deadline
    assert view.status is GameStatus.OVER
    record = read(await host.files.export(view.id))
    assert replay(record, strict=True).position.scores == view.position.scores


async def test_hidden_hands_are_seen_by_their_own_players_only(host: Host) -> None:
    """Each player sees their own hand of three alone, in views, in reports and in the exported file."""
    rules = RULESETS["hidden hands"]
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(ruleset=rules))
    await host.lobby.join(table.id, BEN)
    view = await host.lobby.start(table.id, ANN.id)
    place = (await host.games.view(view.id, ANN.id)).position
    assert len(place.hands[view.seats[0].colour]) == 3
    assert place.hands[view.seats[1].colour] == ()
    watcher = (await host.games.view(view.id)).position
    assert set(watcher.hands.values()) == {()}
    moved = await host.games.move(view.id, ANN.id, 0, whole_turn(view))
    assert not any(isinstance(event, Drawn) and event.to_hand for event in moved.report.events)
    text = await host.files.export(view.id)
    assert len(replay(read(text)).position.board) == 2
    assert "Dealt" not in text


@pytest.fixture
async def host(database: Database, clock: HandClock) -> AsyncIterator[Host]:
    """Return a host whose seed puts a tile on the market early in the first game, with all seats to answer."""
    host = Host(database, clock, chance("market 11"))
    yield host
    await host.close()


async def at_the_market(host: Host, *, drawn_by_person: bool = False) -> GameView:
    """Play a game of three people and a computer until all four answer for a tile on the market."""
    opponent = opponents.load("greedy")
    rules = options(ruleset=RULESETS["tile market"], seats=4, turn_seconds=7200)
    table = await host.lobby.open(GUILD, CHANNEL, ANN, rules)
    for person in (BEN, CLEO):
        await host.lobby.join(table.id, person)
    await host.lobby.add_computer(table.id, ANN.id, "greedy")
    view = await host.lobby.start(table.id, ANN.id)
    while view.status is GameStatus.RUNNING:
        seat = view.to_move
        assert seat is not None
        drawer = view.seat_of(view.position.actors[0])
        if len(view.position.actors) == 4 and (drawer.person is not None or not drawn_by_person):
            return view
        if seat.person is None:
            await host.computers.play(view.id)
        else:
            moves = opponent.choose(view.position, str(view.seq), 1.0, seat.colour)
            await host.games.move(view.id, seat.person, view.seq, moves)
        view = await host.games.view(view.id)
    raise AssertionError("no tile came to the market: another seed is needed")


async def test_each_person_is_called_at_the_market(host: Host, database: Database, clock: HandClock) -> None:
    """The next person to answer at the market is called with a turn's whole time. A computer is not."""
    view = await at_the_market(host)
    began = view.turn_seq
    for _ in range(3):
        seat = view.to_move
        assert seat is not None
        async with database.read() as connection:
            is_posted = await outbox_games.has(connection, view.id, view.seq, MessageKind.TURN)
        assert is_posted is (seat.person is not None or view.seq == began)
        if seat.person is None:
            await host.computers.play(view.id)
        else:
            assert view.deadline == clock() + 2 * HOUR
            clock.forward(HOUR)
            await host.games.move(view.id, seat.person, view.seq, [Offer(seat.colour, 1)])
        view = await host.games.view(view.id)
        assert view.turn_seq == view.seq
    assert view.to_move is not None
    assert view.to_move.colour is view.position.to_move
    steps = await host.history.turns(view.id)
    assert steps[-1] == began


async def test_undoing_the_offers_of_others_needs_agreement(host: Host) -> None:
    """The player who drew the tile needs agreement to undo offers of others; their own offer others undo freely."""
    view = await at_the_market(host, drawn_by_person=True)
    market = view.seq
    drawer, *_ = view.position.actors
    first, second = [seat for seat in view.seats if seat.person is not None and seat.colour is not drawer]
    called = view.to_move
    assert called is not None
    seller = view.seat_of(drawer).person
    assert seller is not None
    assert first.person is not None
    assert second.person is not None
    early = first if called.colour is not first.colour else second
    assert early.person is not None
    view = (await host.games.move(view.id, early.person, view.seq, [Offer(early.colour, 1)])).view
    assert (await host.undo.preview(view.id, early.person)).back_to == market
    preview = await host.undo.preview(view.id, seller)
    assert preview.back_to < market
    assert set(preview.waiting) == {seat.person for seat in (first, second)}
    undone = await host.undo.ask(view.id, early.person, view.seq)
    assert undone.vote is None
    assert early.colour in undone.position.actors
    (report,) = (await host.history.reports(view.id, since=market + 1))[-1:]
    assert report.seat is early.colour


async def test_a_missed_market_answer_opens_no_other_seat(host: Host, clock: HandClock) -> None:
    """After a missed answer at the market only the seat that was asked can be given away."""
    view = await at_the_market(host, drawn_by_person=True)
    await deliver_up_to(host, view.id, view.seq)
    while view.to_move is not None and view.to_move.person is None:
        await host.computers.play(view.id)
        view = await host.games.view(view.id)
    drawer, late = view.seat_of(view.position.actors[0]), view.to_move
    assert late is not None
    clock.forward(3 * HOUR)
    await host.timekeeper.run_due()
    owner = ANN.id
    for seat in (drawer, late):
        if seat.person == owner:
            continue
        handing_over = host.seats.replace(view.id, owner, seat.colour, "random")
        if seat is late:
            assert (await handing_over).seat_of(seat.colour).opponent == "random"
        else:
            with pytest.raises(HostRefusal) as refusal:
                await handing_over
            assert refusal.value.reason is HostReason.SEAT_NOT_OPEN


async def test_a_placement_after_a_sale_is_undone_without_the_sale(host: Host) -> None:
    """The buyer undoes the placement freely, but the sale itself only by agreement."""
    view = await at_the_market(host, drawn_by_person=True)
    seller, buyer = [
        seat for colour in view.position.actors if (seat := view.seat_of(colour)).person is not None
    ][:2]
    assert seller.person is not None
    assert buyer.person is not None
    view = (await host.games.move(view.id, buyer.person, view.seq, [Offer(buyer.colour, 1)])).view
    sold = (await host.games.move(view.id, seller.person, view.seq, [Accept(buyer.colour)])).view
    await deliver_up_to(host, view.id, sold.seq)
    laid = (await host.games.move(view.id, buyer.person, sold.seq, whole_turn(sold)[:1])).view
    assert buyer.person in (await host.undo.preview(view.id, seller.person)).waiting
    back = await host.undo.ask(view.id, buyer.person, laid.seq)
    assert back.vote is None
    assert back.position == sold.position
    after_asking = await host.undo.ask(view.id, seller.person, back.seq)
    assert after_asking.vote is not None
    assert buyer.person in after_asking.vote.waiting


async def deliver_up_to(host: Host, game: GameId, seq: int) -> None:
    """Deliver the messages of the game's turns up to that state, as the bot does."""
    newest = -1
    while newest < seq:
        async with asyncio.timeout(60):
            delivery = await next_of_game(host)
        await host.outbox.delivered(delivery, as_message(delivery, 1))
        newest = delivery.seq if delivery.game == game else newest


async def test_a_turn_is_its_players_though_the_clock_answered_at_the_market(
    host: Host, clock: HandClock
) -> None:
    """A turn is reported for the player who places the tile, even if the clock answered at the market."""
    view = await at_the_market(host)
    began, late = view.seq, False
    while len(view.position.actors) > 1:
        seat = view.to_move
        assert seat is not None
        if seat.person is None:
            await host.computers.play(view.id)
        elif not late:
            late = True
            clock.forward(3 * HOUR)
            await host.timekeeper.run_due()
        else:
            await host.games.move(view.id, seat.person, view.seq, [Pass(seat.colour)])
        view = await host.games.view(view.id)
    drawer = view.to_move
    assert drawer is not None
    assert late
    if drawer.person is None:
        await host.computers.play(view.id)
    else:
        await host.games.move(view.id, drawer.person, view.seq, [Decline()])
        view = await host.games.view(view.id)
        await host.games.move(view.id, drawer.person, view.seq, whole_turn(view))
    report = (await host.history.reports(view.id, since=began))[0]
    assert report.seat is drawer.colour
    assert report.person == drawer.person
    assert report.maker is (Maker.COMPUTER if drawer.person is None else Maker.PERSON)
