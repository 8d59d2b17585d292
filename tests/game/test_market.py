"""Tests of the tiles that go to the market, and of the allowed offers and answers. Rule: tile-market."""

from __future__ import annotations

import pytest

from game.engine import rules
from game.engine.legal import moves as legal_moves
from game.engine.position import Position
from game.expansions.hands.state import HANDS_STATE, Drawing, Hands
from game.expansions.market.moves import MARKET, Accept, Decline, Offer, Pass
from game.expansions.market.state import market
from game.values.errors import IllegalMove
from game.values.geometry import Cell
from game.values.moves import Move, Place, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour, Edition, Option, make_ruleset
from game.values.tiles import TileId

RED, BLUE, GREEN = Colour.RED, Colour.BLUE, Colour.GREEN
SEATS = (RED, BLUE, GREEN)
OPEN_CITY = Place(TileId("F"), Cell(0, -1), 1)
"""On top of D: a city of two tiles, open to the north only."""


def table(unseen: dict[str, int], *, points: tuple[int, int, int] = (5, 5, 0)) -> Position:
    """Return a game in which red is to draw; one tile to the north can close the city."""
    begin = Place(TileId("D"), Cell(0, 0), 0)
    position = rules.opened(make_ruleset(on=[Option.TILE_MARKET]), SEATS, begin)
    for seat in SEATS:
        assert position.to_move is seat
        tile = OPEN_CITY if seat is RED else Place(TileId("U"), Cell(1 if seat is BLUE else 2, 0), 0)
        rules.give(position, tile.tile)
        for move in (tile, Skip()):
            rules.check(position, move)
            rules.push(position, move)
    position.points[:] = points
    position.unseen_tiles = {TileId(tile): count for tile, count in unseen.items()}
    return position


@pytest.mark.parametrize(
    ("unseen", "phase"),
    [
        ({"E": 1}, MARKET),
        ({"E": 2}, Phase.PLACE),
        ({"E": 1, "D": 1}, Phase.PLACE),
        ({"E": 1, "C": 1, "U": 3}, MARKET),
    ],
    ids=["the last tile of all", "another copy", "another tile that closes it", "others that cannot"],
)
def test_only_the_last_tile_that_can_complete_a_feature_is_for_sale(
    unseen: dict[str, int], phase: Phase
) -> None:
    """E, which closes the city, is for sale only if no remaining tile could close it too."""
    position, _ = rules.draw(table(unseen), TileId("E"))
    assert position.phase is phase


AROUND_CENTRE = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1)]
"""All cells around the centre but one."""


@pytest.mark.parametrize(
    ("centre", "edition", "unseen", "neighbours", "phase"),
    [
        ("B", Edition.C2_2014, {"B": 1}, 7, MARKET),
        ("B", Edition.C2_2014, {"B": 1}, 6, Phase.PLACE),
        ("B", Edition.C2_2014, {"B": 1, "E": 1}, 7, Phase.PLACE),
        ("B", Edition.C2_2014, {"B": 1, "C": 1}, 7, MARKET),
        ("X", Edition.C2_2014, {"B": 1}, 7, Phase.PLACE),
        ("Ug", Edition.C2_2014, {"B": 1}, 7, MARKET),
        ("Ug", Edition.C1_2000, {"B": 1}, 7, Phase.PLACE),
    ],
    ids=["the last neighbour", "two lack", "E fits too", "C cannot", "a junction", "a garden", "no garden"],
)
def test_the_last_neighbour_of_a_monastery_or_garden_is_for_sale(
    centre: str, edition: Edition, unseen: dict[str, int], neighbours: int, phase: Phase
) -> None:
    """The tile is for sale if it completes a monastery, or a garden where those are printed."""
    ruleset = make_ruleset(edition, on=[Option.TILE_MARKET])
    position = rules.opened(ruleset, SEATS, Place(TileId(centre), Cell(0, 0), 0))
    beside = {"X": "UUUU", "Ug": "UUBB"}.get(centre, "BBBB")
    for tile, (x, y) in zip(f"{beside}BBB"[:neighbours], AROUND_CENTRE, strict=False):
        rules.give(position, TileId(tile))
        for move in (Place(TileId(tile), Cell(x, y), int(tile == "U" and x == 0)), Skip()):
            rules.check(position, move)
            rules.push(position, move)
    position.points[:] = (5, 5, 5)
    position.unseen_tiles = {TileId(tile): count for tile, count in unseen.items()}
    after, _ = rules.draw(position, TileId("B"))
    assert after.phase is phase


def test_a_tile_that_completes_nothing_is_not_for_sale() -> None:
    """A straight road that completes nothing is not for sale."""
    position, _ = rules.draw(table({"U": 1}), TileId("U"))
    assert position.phase is Phase.PLACE


def test_no_tile_is_for_sale_if_nobody_can_pay() -> None:
    """A tile is not for sale if the other seats have no points."""
    position, _ = rules.draw(table({"E": 1}, points=(9, 0, 0)), TileId("E"))
    assert position.phase is Phase.PLACE


def early_draw(held: str) -> Position:
    """Return the game in which red has drawn E into its hand; blue and green hold `held` and U."""
    both = make_ruleset(on=[Option.TILE_MARKET, Option.HAND_EARLY_DRAW])
    position = table({"E": 1})
    other = Position(both, SEATS, {})
    position.ruleset, position.book, position.states = both, other.book, other.states
    HANDS_STATE.put(position, Hands(((), (TileId(held),), (TileId("U"),)), Drawing.TURN))
    return rules.draw(position, TileId("E"))[0]


def test_tiles_in_other_hands_count_as_remaining() -> None:
    """A tile that another seat holds counts as a remaining one. Rules: tile-market, hand-early-draw."""
    for held, phase in (("D", Phase.PLACE), ("U", MARKET)):
        assert early_draw(held).phase is phase


def test_a_tile_that_is_sold_leaves_the_hand() -> None:
    """The drawer holds it no longer; the buyer lays it and keeps its own. Rules: tile-market, hand-early-draw."""
    position = early_draw("U")
    assert position.hands == {RED: ("E",), BLUE: ("U",), GREEN: ("U",)}
    for move in (Offer(BLUE, 2), Accept(BLUE), Place(TileId("E"), Cell(0, -2), 2)):
        position, _ = rules.apply(position, move)
        if not isinstance(move, Offer):
            assert position.hands == {RED: (), BLUE: ("U",), GREEN: ("U",)}
        if isinstance(move, Accept):
            with pytest.raises(IllegalMove, match="place-tile"):
                rules.apply(position, Place(TileId("U"), Cell(3, 0), 0))


def sold(*moves: Move) -> Position:
    """Return the market for E after some offers and answers."""
    position, _ = rules.draw(table({"E": 1, "U": 1}), TileId("E"))
    for move in moves:
        position, _ = rules.apply(position, move)
    return position


def test_seats_without_points_are_not_asked() -> None:
    """Green, without points, is not asked: only red and blue may act."""
    assert sold().actors == (RED, BLUE)
    assert sold(Offer(BLUE, 2)).actors == (RED,)


@pytest.mark.parametrize(
    "move",
    [
        Offer(BLUE, 0),
        Offer(BLUE, 6),
        Offer(RED, 1),
        Offer(GREEN, 1),
        Offer(Colour.PINK, 1),
        Pass(RED),
        Accept(BLUE),
        Skip(),
        Place(TileId("E"), Cell(0, -2), 2),
    ],
)
def test_impossible_offers_and_answers_are_refused(move: Move) -> None:
    """Zero offers, debts, offers to oneself, a sale without an offer and an early placement are refused."""
    with pytest.raises(IllegalMove):
        sold(move)


def test_an_offer_stands_until_it_is_answered() -> None:
    """A seat makes one offer, which stands until the drawer sells, keeps or declines it."""
    with pytest.raises(IllegalMove):
        sold(Offer(BLUE, 2), Offer(BLUE, 3))
    with pytest.raises(IllegalMove):
        sold(Offer(BLUE, 2), Pass(BLUE))
    position = sold(Offer(BLUE, 2), Decline())
    assert (position.phase, position.to_move, position.scores[BLUE]) == (Phase.PLACE, RED, 5)
    assert sold(Pass(BLUE)).phase is Phase.PLACE


def test_the_drawer_waits_for_every_answer() -> None:
    """The tile is kept by itself only when every seat has passed."""
    position, _ = rules.draw(table({"E": 1}, points=(5, 5, 5)), TileId("E"))
    position, _ = rules.apply(position, Pass(BLUE))
    assert position.phase is MARKET
    position, _ = rules.apply(position, Pass(GREEN))
    assert position.phase is Phase.PLACE


def test_the_market_lists_every_offer_and_answer() -> None:
    """A seat may offer any of its points; the drawer may keep the tile or accept what was offered."""
    offers = {Offer(BLUE, points) for points in range(1, 6)}
    assert set(legal_moves(sold())) == {Decline(), Pass(BLUE), *offers}
    assert all(sold(offer).phase is MARKET for offer in offers)
    assert set(legal_moves(sold(Offer(BLUE, 2)))) == {Decline(), Accept(BLUE)}


def test_a_seat_that_is_away_passes_and_a_drawer_keeps_the_tile() -> None:
    """The moves for those who do not answer are a pass, and for the drawer keeping the tile."""
    position = sold()
    passive = position.book.phases[MARKET].passive
    assert passive is not None
    assert (passive(position, 0), passive(position, 1)) == (Decline(), Pass(BLUE))


@pytest.mark.parametrize(
    "answers", [(Offer(BLUE, 2), Decline()), (Offer(BLUE, 2), Accept(BLUE)), (Pass(BLUE),)]
)
def test_offers_end_with_the_market(answers: tuple[Move, ...]) -> None:
    """No offer stands after the market, whether the drawer keeps or sells the tile."""
    assert market(sold(Offer(BLUE, 2)))[BLUE] == 2
    assert not market(sold(*answers))
    assert not market(rules.finish(sold(Offer(BLUE, 2)))[0])


def test_the_buyer_pays_and_lays_and_the_drawer_draws_again() -> None:
    """Blue pays two points, closes the city and scores it; then red draws again in the same turn."""
    position = sold(Offer(BLUE, 2), Accept(BLUE))
    assert (position.to_move, position.drawn) == (BLUE, "E")
    assert position.scores == {RED: 7, BLUE: 3, GREEN: 0}
    for move in (Place(TileId("E"), Cell(0, -2), 2), Skip()):
        position, _ = rules.apply(position, move)
    assert (position.phase, position.to_move) == (Phase.DRAW, RED)
