"""Tests that evaluations count what the dragon may eat, in the flight that begins and in later ones."""

from __future__ import annotations

import pytest
from random_games import played

from game.board.features import Features
from game.board.oriented_tile import key_of
from game.engine import rules
from game.engine.legal import placements
from game.engine.position import Position
from game.expansions.dragon.danger import hazard
from game.expansions.dragon.moves import FLIGHT, MoveFairy, Step
from game.expansions.dragon.state import DRAGON_STATE
from game.notation.record import read
from game.notation.replay import replay
from game.opponents import load
from game.opponents.chances import Chances
from game.opponents.evaluation import Evaluation
from game.opponents.last_tile import LastTile
from game.opponents.sketch import Sketch
from game.opponents.sketch_evaluation import SketchEvaluation
from game.opponents.weights import TUNED
from game.values.geometry import Cell, Side
from game.values.moves import Place, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, make_ruleset
from game.values.tiles import TileId

RED, BLUE = 0, 1

ROAD = """[Expansions "dragon"]
[Seats "{seats}"]
[Start "D@0,0/0"]

1. U@1,0/0
2. U@-1,0/0 +road:E
3. PD18@2,0/0
4. U@3,0/0
5. U@4,0/0
6. U@-2,0/0
7. A@5,0/1 +monastery
8. U@-3,0/0
"""
"""A road with the dragon on (2, 0): the second seat's meeple is to the west, the first seat's monk to the east."""


def on_the_road() -> Position:
    """Return the position in which the first seat is to lay its ninth tile."""
    lines = ROAD.format(seats="red blue").splitlines()
    seats = ("red", "blue")
    move_lines = [
        line.replace(". ", f". {seats[number % 2]} ", 1)
        for number, line in enumerate(line for line in lines if line[:1].isdigit())
    ]
    return replay(read("\n".join([*lines[:4], *move_lines]) + "\n")).position


def with_pieces(position: Position, dragon: Cell | None, fairy: Cell | None = None) -> Position:
    """Return the position with the dragon and the fairy on other cells; the fairy guards no figure."""
    moved = position.copy_same_tiles()
    state = DRAGON_STATE.of(position)._replace(
        dragon=None if dragon is None else key_of(dragon), fairy=None if fairy is None else key_of(fairy)
    )
    DRAGON_STATE.put(moved, state)
    return moved


def worth(position: Position, seat: int) -> float:
    """Return the evaluation of a position for a seat."""
    return Evaluation(position, seat).worth(position)


def test_greedy_flies_the_dragon_towards_figures_of_others() -> None:
    """The dragon flies to blue, three steps west, not to red, three steps east; it cannot turn back."""
    position, _ = rules.draw(on_the_road(), TileId("PD17"))
    position, _ = rules.apply(position, Place(TileId("PD17"), Cell(-4, 0), 0))
    position, _ = rules.apply(position, Skip())
    assert position.phase is FLIGHT
    assert position.actors == (Colour.RED,)
    assert load("greedy").choose(position, "flight", 1.0, Colour.RED) == (Step(Side.W),)
    position, _ = rules.apply(position, Step(Side.E))
    position, _ = rules.apply(position, Step(Side.E))
    assert len(position.figures) == 2, "two steps to the east eat no figure"


def test_a_flight_is_evaluated_before_it_begins() -> None:
    """A tile with a dragon is worth what its flight will eat, if every seat takes its best steps."""
    position, _ = rules.draw(on_the_road(), TileId("PD17"))
    evaluation = Evaluation(position, RED)
    position, _ = rules.apply(position, Place(TileId("PD17"), Cell(-4, 0), 0))
    begun, _ = rules.apply(position, Skip())
    guarded = with_pieces(position, Cell(2, 0), Cell(1, 0))
    assert evaluation.worth(position) == pytest.approx(evaluation.worth(begun))
    assert evaluation.worth(position) > evaluation.worth(guarded) + 1, (
        "the fairy keeps the dragon from blue's road"
    )


def test_figures_near_the_dragon_are_worth_less() -> None:
    """Figures near the dragon lower the worth of their own seat."""
    position = on_the_road()
    near_red, near_blue = with_pieces(position, Cell(4, 0)), with_pieces(position, Cell(0, 0))
    assert worth(near_blue, RED) > worth(near_red, RED) + 0.5
    assert worth(near_red, BLUE) > worth(near_blue, BLUE) + 0.5


def test_the_fairy_is_worth_more_against_the_last_flight_than_against_many() -> None:
    """The fairy may move away every other turn, so that she protects little against many later flights."""
    position = on_the_road()
    near = with_pieces(position, Cell(4, 0))
    guarded = with_pieces(position, Cell(4, 0), Cell(5, 0))
    assert 0 < worth(guarded, RED) - worth(near, RED) < 0.5
    dragons = {tile: count for tile, count in position.unseen_tiles.items() if tile == "PD17"}
    near.unseen_tiles = guarded.unseen_tiles = dragons
    assert worth(guarded, RED) > worth(near, RED) + 0.5


def test_the_dragon_does_not_change_evaluations_after_its_last_tile() -> None:
    """With no dragon tile left in the bag, the dragon's place does not change the evaluation."""
    position = on_the_road()
    position.unseen_tiles = {
        tile: count for tile, count in position.unseen_tiles.items() if not tile.startswith("PD")
    }
    near, far = with_pieces(position, Cell(4, 0)), with_pieces(position, Cell(-3, 0))
    assert worth(near, RED) == worth(far, RED)


def test_sketches_discount_figures_for_later_flights() -> None:
    """A sketch has no dragon; its playouts discount every figure, more the longer it stays."""
    position = on_the_road()
    position, _ = rules.draw(position, TileId("D"))
    calm = Chances(position.unseen_tiles, 2, TUNED)
    discounted = Chances(position.unseen_tiles, 2, TUNED, hazard(position))
    sketch = Sketch(position)
    for seat in (RED, BLUE):
        others = [root for root, figures in sketch.figures.items() if figures[0][0] != seat]
        sketch_of_one = sketch.copy()
        for root in others:
            del sketch_of_one.figures[root]
        assert (
            0
            < SketchEvaluation(sketch_of_one, seat, discounted).total
            < SketchEvaluation(sketch_of_one, seat, calm).total
        )
    stage = discounted.stage(sketch.left)
    assert 0 < stage.lost(2, 1) < stage.lost(20, 1) < 1
    assert stage.lost(20, 2) == pytest.approx(stage.lost(20, 1) ** 2), (
        "two figures on one feature are lost independently"
    )


def test_there_is_no_hazard_after_the_last_dragon_tile() -> None:
    """Once the last dragon tile is drawn, a sketch of the position discounts nothing."""
    position = on_the_road()
    assert hazard(position) > 0
    without = {tile: count for tile, count in position.unseen_tiles.items() if not tile.startswith("PD")}
    position.unseen_tiles = without
    assert hazard(position) == 0
    position.unseen_tiles = {}
    assert hazard(position) == 0


@pytest.mark.parametrize("seed", ["1", "2"])
def test_turns_have_the_same_worth_without_caches(seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Values cached while turns are compared, such as risks and losses of figures, change no turn's worth."""
    compared = 0
    for match, _, _ in played(make_ruleset(expansions=Expansion), (Colour.RED, Colour.BLUE), seed):
        position = match.position
        if position.phase is not Phase.PLACE or position.turn % 6:
            continue
        places = placements(position)[::5]
        cached = Evaluation(position, position.mover).alternatives(position, places)
        with monkeypatch.context() as without:
            without.setattr(Features, "tile_derived", property(lambda _: {}, lambda *_: None))
            without.setattr(LastTile, "losses", property(lambda _: {}, lambda *_: None))
            assert Evaluation(position, position.mover).alternatives(position, places) == cached
        compared += len(cached)
    assert compared > 1000


@pytest.mark.parametrize(
    ("options", "spot", "moved"),
    [("", "road:E", True), ("no-final-features", "road:E", False), ("no-final-features", "field:NNW", True)],
)
@pytest.mark.parametrize("level", ["greedy", "hard"])
def test_the_fairy_is_moved_for_the_final_scoring(options: str, spot: str, moved: bool, level: str) -> None:
    """In the last turn the fairy's 3 points are worth more than a meeple. Rules: fairy-three, no-final-features."""
    header = f'[Expansions "dragon"]\n[Options "{options}"]\n[Seats "red blue"]\n'
    played = replay(read(f"{header}1. red U@1,0/0 +{spot}\n2. blue U@-1,0/0\n")).position
    last = rules.draw(played, TileId("U"))[0]
    last.unseen_tiles = {}
    chosen = load(level).choose(last, "last", 1.0)
    assert any(isinstance(move, MoveFairy) for move in chosen) is moved
