"""Tests of house rules over whole random games, in every turn."""

from __future__ import annotations

from itertools import pairwise

import pytest
from random_games import played

from game.engine.bag import start_tile
from game.engine.match import start
from game.engine.position import digest
from game.engine.rules import apply
from game.expansions.dragon.state import DRAGON_STATE
from game.expansions.market.events import Kept, Offered, Sold
from game.expansions.market.moves import MARKET
from game.expansions.market.state import market
from game.expansions.traders.rules import TRADERS
from game.notation.header import Setup
from game.notation.record import read, write
from game.notation.recording import recorded
from game.notation.replay import replay
from game.values.events import Bonus, Drawn, Placed, TurnEnded, Unplayable
from game.values.geometry import Side, neighbour
from game.values.moves import Place, Skip
from game.values.phases import Phase
from game.values.ruleset import RULES_VERSION, Colour, Expansion, Option, make_ruleset

SEATS = (Colour.RED, Colour.BLUE, Colour.GREEN)
SEEDS = [str(number) for number in range(12)]


def test_with_early_draw_each_seat_holds_one_tile() -> None:
    """Until the bag is empty each seat holds one tile, and the seat to move lays its own. Rule: hand-early-draw."""
    rules = make_ruleset(on=[Option.HAND_EARLY_DRAW])
    for seed in SEEDS:
        for match, _, _ in played(rules, SEATS, seed):
            position = match.position
            if position.phase is Phase.PLACE and match.bag.tiles:
                assert [len(position.hands[seat]) for seat in SEATS] == [1, 1, 1]
                assert position.to_move is not None
                assert position.hands[position.to_move] == (position.drawn,)


def test_with_early_draw_the_game_ends_with_empty_hands() -> None:
    """At the end no seat holds a tile and the bag is empty. Rules: hand-early-draw, end."""
    *_, (match, _, _) = played(make_ruleset(on=[Option.HAND_EARLY_DRAW]), SEATS, "1")
    assert not any(match.position.hands.values())
    assert not match.bag.tiles


def test_a_hand_of_three_is_drawn_back_to_three() -> None:
    """Until the bag is empty every seat holds three tiles, of which it may lay any. Rule: hand-three."""
    rules = make_ruleset(on=[Option.HAND_THREE])
    for seed in SEEDS:
        for match, move, _ in played(rules, SEATS, seed):
            position = match.position
            if position.phase is Phase.PLACE and match.bag.tiles:
                assert [len(position.hands[seat]) for seat in SEATS] == [3, 3, 3]
                assert position.drawn is None
            if isinstance(move, Place):
                assert sum(map(len, position.hands.values())) <= 9


@pytest.mark.parametrize("version", range(1, RULES_VERSION + 1))
def test_hands_are_filled_after_unplayable_tiles_are_returned(version: int) -> None:
    """Only in games of the first rules version may a hand stay short. Rules: hand-three, unplayable-returns."""
    rules = make_ruleset(on=[Option.HAND_THREE, Option.UNPLAYABLE_RETURNS, Option.TABLE_EDGE], table=(9, 9))
    short = 0
    for number in range(40, 50):
        for match, _, events in played(rules, SEATS[:2], str(number), version):
            position = match.position
            drawn = any(isinstance(event, Drawn) and event.seat is position.to_move for event in events)
            if position.phase is Phase.PLACE and position.to_move and drawn and match.bag.tiles:
                short += len(position.hands[position.to_move]) < 3
    assert bool(short) is (version == 1)


@pytest.mark.parametrize("version", range(1, RULES_VERSION + 1))
def test_the_fairy_pays_at_the_start_of_a_turn_without_a_playable_tile(version: int) -> None:
    """Since the third version, also if no remaining tile can be laid. Rules: fairy-late, unplayable-returns."""
    on = [Option.UNPLAYABLE_RETURNS, Option.TABLE_EDGE]
    rules = make_ruleset(expansions=[Expansion.DRAGON], on=on, table=(6, 6))
    paid = set()
    for number in range(60):
        turns = list(played(rules, SEATS[:2], str(number), version))
        *_, (before, _, _), (after, _, events) = turns
        state = DRAGON_STATE.of(after.position)
        unplayable = after.bag.tiles and after.position.mover != before.position.mover
        if unplayable and state.friend is not None and state.friend[0] == after.position.mover:
            bonuses = [event for event in events if isinstance(event, Bonus) and event.source == "fairy"]
            paid.add(any(not bonus.final for bonus in bonuses))
            happened = [event for _, _, events in turns for event in events]
            written = write(recorded(Setup(rules, after.seats, start_tile(rules)), happened))
            assert digest(replay(read(written), strict=True).position) == digest(after.position)
    assert paid == {version >= 3}


def test_an_unplayable_tile_goes_back_into_the_bag() -> None:
    """Tiles on the board, in the bag and drawn are always 90. Rule: unplayable-returns."""
    rules = make_ruleset(on=[Option.UNPLAYABLE_RETURNS], expansions=[Expansion.INNS])
    returned = 0
    for seed in SEEDS:
        for match, _, events in played(rules, SEATS, seed):
            returned += sum(isinstance(event, Unplayable) and event.returned for event in events)
            assert len(match.bag.tiles) + len(match.position.board) + (match.position.drawn is not None) == 90
    assert returned


def test_filling_a_hole_gives_another_turn() -> None:
    """A seat has an extra turn exactly if tiles lie on all four sides of its tile. Rule: fill-hole-extra-turn."""
    rules = make_ruleset(on=[Option.FILL_HOLE_EXTRA_TURN])
    extra = 0
    for seed in SEEDS:
        for match, _, events in played(rules, SEATS, seed):
            for event in events:
                if isinstance(event, TurnEnded):
                    last, board = match.position.last, match.position.board
                    assert last is not None
                    assert event.extra is all(neighbour(last, side) in board for side in Side)
                    extra += event.extra
                    if match.position.phase is Phase.PLACE:
                        assert (match.position.to_move is event.seat) is event.extra
    assert extra


@pytest.mark.parametrize("seed", ["59", "427"])
def test_an_extra_turn_brings_no_further_one(seed: str) -> None:
    """Neither a hole nor a builder brings a third turn in a row. Rules: builder-once, fill-hole-extra-turn.

    In the first of these games a hole is filled in an extra turn; in the second the builder's feature is
    extended in the extra turn for a filled hole.
    """
    rules = make_ruleset(expansions=[TRADERS], on=[Option.FILL_HOLE_EXTRA_TURN])
    extra = [
        event.extra
        for _, _, events in played(rules, SEATS, seed)
        for event in events
        if isinstance(event, TurnEnded)
    ]
    assert any(extra)
    assert (True, True) not in pairwise(extra)


def test_no_tile_lies_beyond_the_edge_of_the_table() -> None:
    """All tiles lie within five by four cells with the start tile in the middle. Rule: table-edge."""
    rules = make_ruleset(on=[Option.TABLE_EDGE], table=(5, 4))
    *_, (match, _, _) = played(rules, SEATS, "2")
    assert all(-2 <= x <= 2 and -1 <= y <= 2 for x, y in match.position.board)
    assert len(match.position.board) > 12


def test_the_first_tile_drawn_begins_the_board() -> None:
    """The first seat lays it on the cell (0, 0), in any rotation. Rule: start-in-bag."""
    match, _ = start(make_ruleset(on=[Option.START_IN_BAG]), SEATS, "3")
    assert len(match.position.board) == 0
    assert match.position.drawn is not None
    for turns in range(4):
        after, _ = apply(match.position, Place(match.position.drawn, (0, 0), turns))  # type: ignore[arg-type]
        assert after.board[after.last].seat is Colour.RED  # type: ignore[index]
        assert apply(after, Skip())[0].to_move is Colour.BLUE


def test_the_market_exchanges_a_tile_for_points() -> None:
    """Other seats offer, the buyer pays and lays the tile, the drawer draws again. Rule: tile-market."""
    rules = make_ruleset(on=[Option.TILE_MARKET, Option.FILL_HOLE_EXTRA_TURN], expansions=[Expansion.ABBOT])
    sold = kept = 0
    for seed in SEEDS:
        history = list(played(rules, SEATS, seed))
        for (before, _, _), (after, _, events) in pairwise(history):
            position = before.position
            if position.phase is MARKET:
                assert position.actors[0] is position.to_move
                assert set(position.actors[1:]) == {
                    s for s, offer in market(position).items() if offer is None
                }
            for event in events:
                match event:
                    case Offered():
                        assert event.seat is not position.to_move
                        assert event.points <= position.scores[event.seat]
                    case Sold():
                        sold += 1
                        assert after.position.to_move is event.buyer
                        assert (
                            after.position.scores[event.buyer] == position.scores[event.buyer] - event.points
                        )
                        assert (
                            after.position.scores[event.seller]
                            == position.scores[event.seller] + event.points
                        )
                    case Kept():
                        kept += 1
                        assert after.position.to_move is event.seat
                        assert after.position.phase is Phase.PLACE
                    case _:
                        pass
        happened = [event for _, _, events in history for event in events]
        for number, event in enumerate(happened):
            if isinstance(event, Sold):
                laid, drew = [
                    next((e for e in happened[number:] if isinstance(e, kind)), None)
                    for kind in (Placed, Drawn)
                ]
                assert isinstance(laid, Placed)
                assert (laid.seat, laid.tile) == (event.buyer, event.tile)
                ended = next(e for e in happened[number:] if isinstance(e, TurnEnded))
                assert (ended.seat, ended.extra) == (event.buyer, False)
                assert drew is None or (isinstance(drew, Drawn) and drew.seat is event.seller)
    assert sold
    assert kept
