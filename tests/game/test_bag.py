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
    """A seed always gives the same order of tiles, since stored games are replayed from their seed."""
    tiles = fill(make_ruleset(), "a kept seed").tiles
    assert hashlib.sha256(" ".join(tiles).encode()).hexdigest()[:16] == "82d130aa4bb230ec"
    assert tiles[:8] == ("S", "V", "D", "V", "H", "V", "Hg", "E")


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    """The commitment is the seed's SHA-256, which anybody can check."""
    assert commitment("seed") == hashlib.sha256(b"seed").hexdigest()


def test_random_numbers_are_uniform() -> None:
    """Over many draws each of six numbers comes up about equally often, and no other number."""
    chance = Chance("dice", "test")
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_the_bag_holds_all_tiles_but_the_start() -> None:
    """The bag holds 71 of the 72 tiles; the start tile is one of the four D. Rule: tiles-base."""
    bag = Counter(fill(make_ruleset(), "1").tiles)
    assert sum(bag.values()) == 71
    assert bag[TileId("D")] == 3


def test_the_river_comes_first_and_its_lake_last() -> None:
    """Ten river tiles in any order come first, then the lake, then all others with every D. Rule: river."""
    rules = make_ruleset(expansions=[Expansion.RIVER, Expansion.INNS])
    tiles = fill(rules, "2").tiles
    start = start_tile(rules)
    assert start is not None
    assert start.tile == "RA"
    assert [all_tiles()[tile].tile_set is TileSet.RIVER for tile in tiles] == [True] * 11 + [False] * 90
    assert tiles[10] == "RL"
    assert tiles.count(TileId("D")) == 4


def test_the_start_tile_may_be_in_the_bag() -> None:
    """All 72 tiles are in the bag. Rule: start-in-bag."""
    rules = make_ruleset(on=[Option.START_IN_BAG])
    assert start_tile(rules) is None
    assert len(fill(rules, "3").tiles) == 72


def test_edition_2000_prints_no_gardens() -> None:
    """Tiles with gardens are replaced by the same tiles without; the number of tiles is the same. Rule: editions."""
    rules = make_ruleset(Edition.C1_2000, [Expansion.INNS])
    counts = tiles_in_play(rules)
    assert sum(counts.values()) == 90
    assert not any(all_tiles()[tile].has_garden for tile in counts if tile.removesuffix("g") in all_tiles())
    assert counts[TileId("E")] == 5


def test_a_returned_tile_is_put_into_the_bag_by_the_seed() -> None:
    """A returned tile gets a place in the order that follows from the seed. Rule: unplayable-returns."""
    bag = Bag("seed", tuple(TileId(key) for key in "ABEFG"))
    tile, rest = bag.draw()
    assert tile == "A"
    restored = rest.put_back(TileId("A"))
    assert Counter(restored.tiles) == Counter(bag.tiles)
    assert restored == rest.put_back(TileId("A"))
    places = {Bag("seed", rest.tiles, n).put_back(TileId("A")).tiles.index(TileId("A")) for n in range(30)}
    assert len(places) > 2


def test_the_seat_with_most_roads_begins() -> None:
    """Seats with the most roads draw again, until one is left. Rule: first-seat."""
    for seed in map(str, range(60)):
        draw = by_tile_draw(make_ruleset(), SEATS, seed)
        still_in = set(SEATS)
        for drawn in draw.rounds:
            assert {seat for seat, _ in drawn} == still_in
            most = max(roads(tile) for _, tile in drawn)
            still_in = {seat for seat, tile in drawn if roads(tile) == most}
        assert still_in == {draw.first}


@pytest.mark.parametrize(("tile", "cell", "goes_on"), [("PD01", Cell(0, 1), True), ("U", Cell(1, 0), False)])
def test_dragon_tiles_are_drawn_only_if_the_last_other_tile_is_a_volcano(
    tile: str, cell: Cell, goes_on: bool
) -> None:
    """Dragon tiles join the bag after a volcano; else the game ends without them. Rules: dragon-tiles-wait, end."""
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


def test_every_seat_begins_for_some_seed() -> None:
    """Over some seeds every seat begins, and the order round the table is the same. Rule: first-seat."""
    assert {by_chance(SEATS, str(seed)) for seed in range(40)} == set(SEATS)
    assert beginning_with(SEATS, Colour.GREEN) == (Colour.GREEN, Colour.RED, Colour.BLUE)


@pytest.mark.parametrize(("tile", "count"), [("X", 4), ("W", 3), ("D", 1), ("B", 0)])
def test_roads_of_a_tile_are_counted(tile: str, count: int) -> None:
    """A crossing counts one road for each edge that a road leaves by."""
    assert roads(TileId(tile)) == count
