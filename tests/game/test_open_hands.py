"""Tests of computers that see all hands once the bag is empty. Rule: hand-three."""

import pytest

from game.engine.drawing import mark_seen
from game.engine.position import Position
from game.expansions.hands.state import HANDS_STATE, Drawing, Hands
from game.notation.record import read
from game.notation.replay import replay
from game.opponents import load, names
from game.opponents.evaluation import Evaluation
from game.values.geometry import Cell
from game.values.moves import Place
from game.values.phases import Phase
from game.values.tiles import TileId

CITY = """
[Options "hand-three"]
[Seats "red blue"]
[Start "D@0,0/0"]

1. red C@0,-1/0
2. blue F@0,-2/1 +city:N
3. red E@1,-1/3
4. blue E@-1,-1/1
5. red B@1,-2/0
6. blue U@1,0/0
"""
"""Blue has a large city with one open side, to the north of which a tile may lie beside the monastery."""


def last_hands(red: str, blue: str) -> Position:
    """Return that position with an empty bag; red is to lay one of these tiles and has no meeple."""
    position = replay(read(CITY)).position.copy()
    for tile, count in position.unseen.items():
        for _ in range(count):
            mark_seen(position, tile)
    hands = tuple(tuple(map(TileId, held.split())) for held in (red, blue))
    HANDS_STATE.put(position, Hands(hands, Drawing.TURN))
    position.phase, position.mover, position.drawer = Phase.PLACE, 0, 0
    position.stock[:] = [0] * len(position.stock)
    return position


@pytest.mark.parametrize("level", names()[1:])
def test_computers_prevent_what_a_held_tile_would_complete(level: str) -> None:
    """Blue holds the one tile that closes blue's city; red lays the tile that prevents it."""
    position = last_hands("U U", "E")
    for seed in "abcdefgh":
        (place,) = load(level).choose(position, seed, 1.0)
        assert isinstance(place, Place)
        assert place.cell == Cell(1, -3)


def test_a_city_that_no_held_tile_closes_is_worth_less() -> None:
    """Blue's open city is worth less to blue if no hand holds the tile that closes it."""
    worths = [Evaluation(last_hands("U U", held), 0).worth(last_hands("U U", held)) for held in ("E", "B")]
    assert worths[0] < worths[1]
