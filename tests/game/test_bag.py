"""Tests of the bag and the first seat: all chance follows from the seed, in every process and version."""

import hashlib
from collections import Counter

import pytest

from game.engine.bag import Bag, Chance, commitment, fill, start_tile, tiles_in_play
from game.engine.first_seat import beginning_with, by_chance, by_tile_draw, roads
from game.engine.match import Match, new_position, play
from game.engine.rules import draw
from game.expansions.dragon.rules import DRAGON
from game.values.geometry import Cell
from game.values.moves import Place, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour, Edition, Expansion, Option, make_ruleset
from game.values.tiles import TileId, TileSet, all_tiles

SEATS = (Colour.RED, Colour.BLUE, Colour.GREEN)


def test_the_order_of_a_seed_never_changes() -> None:
    """The order of a seed is kept, since games in the log are replayed from their seed for years."""
    tiles = fill(make_ruleset(), "a kept seed").tiles
    assert hashlib.sha256(" ".join(tiles).encode()).hexdigest()[:16] == "82d130aa4bb230ec"
    assert tiles[:8] == ("S", "V", "D", "V", "H", "V", "Hg", "E")


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    """The commitment is the seed's SHA-256, which anybody can check."""
    assert commitment("seed") == hashlib.sha256(b"seed").hexdigest()


def test_chance_is_fair_to_each_number() -> None:
    """Over many draws each of six numbers comes up about equally often, and no other number."""
    chance = Chance("dice", "test")
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_the_bag_holds_all_tiles_but_the_start() -> None:
    """Rule: tiles-base. 72 tiles, one of the four D on the table."""
    bag = Counter(fill(make_ruleset(), "1").tiles)
    assert sum(bag.values()) == 71
    assert bag[TileId("D")] == 3


def test_the_river_comes_first_and_its_lake_last() -> None:
    """Rule: river. Ten tiles in any order, the lake, then everything else, D among it."""
    rules = make_ruleset(expansions=[Expansion.RIVER, Expansion.INNS])
    tiles = fill(rules, "2").tiles
    start = start_tile(rules)
    assert start is not None
    assert start.tile == "RA"
    assert [all_tiles()[tile].tile_set is TileSet.RIVER for tile in tiles] == [True] * 11 + [False] * 90
    assert tiles[10] == "RL"
    assert tiles.count(TileId("D")) == 4


def test_the_start_tile_may_be_in_the_bag() -> None:
    """Rule: start-in-bag. All 72 tiles are drawn."""
    rules = make_ruleset(on=[Option.START_IN_BAG])
    assert start_tile(rules) is None
    assert len(fill(rules, "3").tiles) == 72


def test_edition_2000_prints_no_gardens() -> None:
    """Rule: editions. The same 90 tiles, those with gardens as their plain printing."""
    rules = make_ruleset(Edition.C1_2000, [Expansion.INNS])
    counts = tiles_in_play(rules)
    assert sum(counts.values()) == 90
    assert not any(all_tiles()[tile].has_garden for tile in counts if tile.removesuffix("g") in all_tiles())
    assert counts[TileId("E")] == 5


def test_a_tile_put_back_is_in_the_bag_again() -> None:
    """Rule: unplayable-returns. Where it lands follows from the seed, and not always at the same place."""
    bag = Bag("seed", tuple(TileId(key) for key in "ABEFG"))
    tile, rest = bag.draw()
    assert tile == "A"
    again = rest.put_back(TileId("A"))
    assert Counter(again.tiles) == Counter(bag.tiles)
    assert again == rest.put_back(TileId("A"))
    places = {Bag("seed", rest.tiles, n).put_back(TileId("A")).tiles.index(TileId("A")) for n in range(30)}
    assert len(places) > 2


def test_the_seat_with_most_roads_begins() -> None:
    """Rule: first-seat. Each round's most roads stay in; the last round has one winner."""
    for seed in map(str, range(60)):
        draw = by_tile_draw(make_ruleset(), SEATS, seed)
        still_in = set(SEATS)
        for drawn in draw.rounds:
            assert {seat for seat, _ in drawn} == still_in
            most = max(roads(tile) for _, tile in drawn)
            still_in = {seat for seat, tile in drawn if roads(tile) == most}
        assert still_in == {draw.first}


@pytest.mark.parametrize(("tile", "cell", "goes_on"), [("PD01", Cell(0, 1), True), ("U", Cell(1, 0), False)])
def test_tiles_with_a_dragon_come_after_a_volcano_that_is_the_last_of_the_others(
    tile: str, cell: Cell, goes_on: bool
) -> None:
    """Rules: dragon-tiles-wait, end. Without a volcano they never come, and the game is over."""
    ruleset, waiting = make_ruleset(expansions=[DRAGON]), (TileId("PD14"), TileId("PD17"))
    position, _ = draw(new_position(ruleset, SEATS), TileId(tile))
    match = Match(ruleset, SEATS, "seed", position, Bag("seed", (), aside=waiting))
    match, _ = play(match, Place(TileId(tile), cell, 0))
    if not goes_on:
        assert match.position.phase is Phase.DEPLOY
        match, _ = play(match, Skip())
    assert (match.position.phase is Phase.PLACE) is goes_on
    assert (match.position.drawn in waiting) is goes_on
    assert (match.position.phase is Phase.OVER) is not goes_on


def test_chance_gives_every_seat_its_turn_to_begin() -> None:
    """Rule: first-seat. Over some seeds every seat begins, and the order round the table stays."""
    assert {by_chance(SEATS, str(seed)) for seed in range(40)} == set(SEATS)
    assert beginning_with(SEATS, Colour.GREEN) == (Colour.GREEN, Colour.RED, Colour.BLUE)


@pytest.mark.parametrize(("tile", "count"), [("X", 4), ("W", 3), ("D", 1), ("B", 0)])
def test_roads_of_a_tile(tile: str, count: int) -> None:
    """A crossing counts one road for each edge that a road leaves by."""
    assert roads(TileId(tile)) == count
