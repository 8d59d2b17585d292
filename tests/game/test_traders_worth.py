"""Tests that evaluations of goods, builder and pig count the effects of the turn's end."""

from __future__ import annotations

import pytest

from game.engine import rules
from game.engine.legal import placements
from game.engine.position import Position
from game.expansions.traders.goods import POINTS
from game.expansions.traders.state import PIG, TRADERS_STATE, Traders
from game.expansions.traders.worth import worth
from game.notation.moves import move_text
from game.notation.record import read
from game.notation.replay import replay
from game.opponents import load, playouts
from game.opponents.evaluation import EXTRA_TURN, EvaluatedTurn, Evaluation
from game.opponents.playouts import after_turn
from game.values.geometry import Cell
from game.values.moves import Deploy
from game.values.tiles import TileId

HEADER = '[Expansions "traders"]\n[Seats "red blue"]\n[Start "D@0,0/0"]\n'

WINE = "1. red B@0,1/0\n2. blue TB02@0,-1/2\n"
"""An unowned city with wine, one tile short of complete."""

BUILDER = """1. red U@1,0/0 +road:E
2. blue E@0,-1/2
3. red U@2,0/0 +builder:road:E
4. blue B@1,1/0
"""
"""Red's builder is on a road to the east whose west end is open too."""

FARMER = """5. red U@3,0/0 +field:NNW
6. red B@0,1/0
7. blue B@2,1/0
"""
"""After the builder's second turn, red has a farmer north of the road."""


def after(text: str, tile: str) -> Position:
    """Return the position after some moves, with `tile` drawn."""
    return rules.draw(replay(read(HEADER + text)).position, TileId(tile))[0]


def evaluated(position: Position) -> list[EvaluatedTurn]:
    """Return every turn of the seat to move, with its worth."""
    return Evaluation(position, position.mover).alternatives(position, placements(position))


def played(position: Position, turn: EvaluatedTurn) -> float:
    """Return the worth of the position after a turn, for the seat that played it."""
    ended = after_turn(position, turn)
    return Evaluation(position, position.mover).worth(ended)


def goods(position: Position, held: tuple[tuple[int, ...], ...], unseen: int) -> float:
    """Return by how much the first of two seats' goods are worth more than the second's."""
    then = position.copy_same_tiles()
    TRADERS_STATE.put(then, Traders(held))
    then.unseen_tiles = {TileId("D"): unseen}
    return worth(then, 0) - worth(then, 1)


def test_goods_count_in_the_turn_that_takes_them() -> None:
    """Closing an unowned city is worth its wine, and no less than the position after it."""
    position = after(WINE, "E")
    closing = [turn for turn in evaluated(position) if move_text(turn.place) == "E@1,-1/3"]
    for turn in closing:
        assert turn.worth == pytest.approx(played(position, turn), abs=0.5)
        next_position = after_turn(position, turn)
        assert TRADERS_STATE.of(next_position).held(0)["wine"] == 1
        without = next_position.copy_same_tiles()
        TRADERS_STATE.put(without, Traders(((0, 0, 0), (0, 0, 0))))
        evaluation = Evaluation(position, position.mover)
        assert turn.worth > evaluation.worth(without) + 1
    assert closing


def test_a_lead_in_goods_counts_more_the_fewer_are_left() -> None:
    """A lead in goods is worth more the fewer are left, and in the end the points for the most of a kind."""
    position = after(WINE, "E")
    lead, level = ((1, 0, 0), (0, 0, 0)), ((1, 0, 0), (1, 0, 0))
    early, late = goods(position, lead, 90), goods(position, lead, 4)
    assert 0 < early < late < POINTS
    assert goods(position, lead, 0) == pytest.approx(POINTS)
    assert goods(position, level, 0) == 0
    nearly_all = ((5, 0, 0), (3, 0, 0))
    assert goods(position, nearly_all, 90) == pytest.approx(POINTS), (
        "the last wine token cannot change who has the most"
    )


def test_a_deployed_pig_and_an_extra_turn_both_count() -> None:
    """A turn that deploys a pig and earns an extra turn is worth both."""
    position = after(BUILDER + FARMER, "U")
    pigs = [
        turn
        for turn in evaluated(position)
        if isinstance(turn.then, Deploy) and turn.then.figure is PIG and turn.place.cell == Cell(4, 0)
    ]
    assert pigs
    for turn in pigs:
        assert turn.worth == pytest.approx(played(position, turn) + EXTRA_TURN, abs=0.5)


def test_a_returned_builder_counts_as_in_the_supply() -> None:
    """A tile that completes the builder's road is worth the position after it and the extra turn."""
    position = after(BUILDER + "5. red A@-1,0/3\n6. red B@2,1/0\n7. blue B@0,1/0\n", "A")
    closing = [turn for turn in evaluated(position) if move_text(turn.place) == "A@3,0/1"]
    assert closing
    for turn in closing:
        assert turn.worth == pytest.approx(played(position, turn) + EXTRA_TURN, abs=0.5)


def test_playouts_count_an_extra_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Expert earns an extra turn with its tile if such a turn has a positive worth, and not if it is negative."""
    position = after(BUILDER, "U")
    found: dict[float, str] = {}
    for points in (-100.0, 100.0):
        monkeypatch.setattr(playouts, "EXTRA_TURN", points)
        found[points] = move_text(load("expert").choose(position, "again", 1.0)[0])
    assert found[100.0] in ("U@3,0/0", "U@-1,0/0")
    assert found[-100.0] not in ("U@3,0/0", "U@-1,0/0")
