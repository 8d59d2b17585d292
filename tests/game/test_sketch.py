"""Tests that sketches agree with the rules: the same games give the same points, figures and cells."""

from __future__ import annotations

import gc

import pytest
from hypothesis import given, settings
from random_games import seeds

from game.board.oriented_tile import cell_of
from game.engine import rules
from game.engine.bag import Chance
from game.engine.legal import placements
from game.engine.match import new_position, play, start
from game.engine.position import Position
from game.engine.rulebook import RULESETS_KEPT, Rulebook, rulebook
from game.expansions.traders.state import BUILDER
from game.notation.moves import parse_move
from game.notation.record import read
from game.notation.replay import replay
from game.opponents import evaluation, load
from game.opponents.chances import Chances
from game.opponents.evaluation import follow_up_of
from game.opponents.outlines import ENDS, TILES
from game.opponents.sketch import Sketch, can_sketch, is_sketch_exact
from game.opponents.sketch_evaluation import SketchEvaluation, Turn
from game.opponents.sketch_playouts import sketch_playout_with_hands
from game.opponents.weights import Weights
from game.values.geometry import Cell
from game.values.moves import MEEPLE, Place, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour, Edition, Expansion, Option, Ruleset, make_ruleset
from game.values.tiles import TileId

WITHOUT_JOINS = Weights(join=0.0, join_fields=0.0)

RULESETS = [
    make_ruleset(),
    make_ruleset(expansions=[Expansion("inns")]),
    make_ruleset(on=[Option.FIELD_OFF, Option("no-final-features"), Option.START_IN_BAG]),
]


def content(sketch: Sketch, whole: Sketch) -> object:
    """Return everything that two sketches of one position share, whatever numbers their nodes have."""
    claimed = sorted(
        (
            whole.root(root),
            sorted(figures),
            sketch.feature_of(root)[TILES],
            sorted(sketch.feature_of(root)[ENDS]),
        )
        for root, figures in sketch.figures.items()
    )
    return claimed, sketch.open, sketch.points, sketch.stock, sketch.mover, sorted(sketch.facing)


def place_of(turn: Turn) -> Place:
    """Return the placement of a turn."""
    oriented_tile = turn[2].oriented_tile
    return Place(oriented_tile.tile, cell_of(turn[1]), oriented_tile.turns)


@settings(max_examples=4, deadline=None)
@given(seeds)
@pytest.mark.parametrize("ruleset", RULESETS, ids=["base", "inns", "house rules"])
def test_a_sketch_played_on_equals_a_new_one(ruleset: Ruleset, seed: str) -> None:
    """Played turn by turn, a sketch equals a new sketch of the position, and its final scoring is that of the rules."""
    seats = (Colour.RED, Colour.BLUE, Colour.GREEN)[: 2 + len(seed) % 2]
    chance = Chance(seed, "sketch")
    match, _ = start(ruleset, seats, seed)
    sketch = Sketch(match.position)
    while match.position.phase is not Phase.OVER:
        position = match.position
        assert is_sketch_exact(position)
        sketch.left = sum(position.unseen_tiles.values())
        assert content(sketch, Sketch(position)) == content(Sketch(position), Sketch(position))
        assert sketch.finish() == list(rules.finish(position)[0].points)
        assert position.drawn is not None
        found = SketchEvaluation(
            sketch, sketch.mover, Chances(position.unseen_tiles, len(seats), Weights())
        ).turns(position.drawn)
        turn = found[chance.below(len(found))]
        sketch.play(*turn[1:])
        match, _ = play(match, place_of(turn))
        then = follow_up_of(position, turn)
        if match.position.phase is Phase.DEPLOY and match.position.turn == position.turn:
            match, _ = play(match, then)
        else:
            assert then == Skip()


def test_a_turn_is_evaluated_like_its_result() -> None:
    """Evaluating a turn without laying it gives nearly the same as laying it and evaluating the result."""
    match, _ = start(make_ruleset(), (Colour.RED, Colour.BLUE), "weighed")
    sketch = Sketch(match.position)
    differences = []
    while match.position.phase is not Phase.OVER:
        position = match.position
        assert position.drawn is not None
        chances = Chances(position.unseen_tiles, 2, WITHOUT_JOINS)
        sketch.left = chances.left
        before = SketchEvaluation(sketch, sketch.mover, chances).total
        found = SketchEvaluation(sketch, sketch.mover, chances).turns(position.drawn)
        assert SketchEvaluation(sketch, sketch.mover, chances).total == before, "the sketch stays as it was"
        for turn in found:
            after = sketch.copy()
            after.play(*turn[1:])
            differences.append(abs(SketchEvaluation(after, sketch.mover, chances).total - turn[0]))
        best = max(found, key=lambda turn: turn[0])
        sketch.play(*best[1:])
        for move in (place_of(best), follow_up_of(position, best)):
            if match.position.turn == position.turn and match.position.phase is not Phase.OVER:
                match, _ = play(match, move)
    assert sum(differences) / len(differences) < 0.05
    # Of the cells around a monastery only the nearest are evaluated again.
    assert max(differences) < 2


def test_positions_are_evaluated_like_their_sketches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under rules that a sketch does not know, turns are worth what they are in a sketch, joins included."""
    match, _ = start(make_ruleset(expansions=[Expansion("inns")]), (Colour.RED, Colour.BLUE), "cmp 0")
    differences = []
    while match.position.phase is not Phase.OVER:
        position = match.position
        if position.turn % 12 == 0:
            found = []
            for exact in (is_sketch_exact, lambda _: False):
                monkeypatch.setattr(evaluation, "is_sketch_exact", exact)
                evaluated = evaluation.Evaluation(position, position.mover)
                worth = evaluated.worth(position)
                turns = evaluated.alternatives(position, placements(position))
                found.append({(turn.place, turn.then): turn.worth - worth for turn in turns})
            monkeypatch.undo()
            one, other = found
            # Where segments of the tile are one feature, a sketch deploys only on the first of them.
            assert one.keys() <= other.keys()
            assert {place for place, _ in one} == {place for place, _ in other}
            differences += [abs(one[turn] - other[turn]) for turn in one]
        for move in load("greedy").choose(position, "weighed", 1.0):
            match, _ = play(match, move)
    assert sum(differences) / len(differences) < 0.05
    assert max(differences) < 2


@pytest.mark.parametrize("expansions", ["", "abbot"], ids=["sketch", "position"])
def test_a_turn_counts_joins_at_the_far_ends_of_its_features(expansions: str) -> None:
    """A road that red claims can be joined with blue's beyond its other end, two cells from the tile laid."""
    header = f'[Expansions "{expansions}"]\n[Seats "red blue"]\n'
    moves = "1. red B@0,1/0\n2. blue B@-1,1/0\n3. red B@-2,1/0\n4. blue U@-2,0/0 +road:E\n"
    position = rules.draw(replay(read(header + moves)).position, TileId("U"))[0]
    place, then = Place(TileId("U"), Cell(1, 0), 0), parse_move("+road:E")
    turn = evaluation.Evaluation(position, position.mover).turn(position, place, then)
    after = rules.apply(rules.apply(position, place)[0], then)[0]
    assert turn.worth == pytest.approx(evaluation.Evaluation(after, position.mover).worth(after))


@pytest.mark.parametrize(
    "ruleset",
    [
        make_ruleset(expansions=Expansion),
        make_ruleset(expansions=[Expansion("abbot")]),
        make_ruleset(expansions=[Expansion("river")]),
        make_ruleset(Edition.FIRST),
        make_ruleset(on=[Option("tile-market")]),
        make_ruleset(expansions=[Expansion("traders")], on=[Option.HAND_THREE]),
        make_ruleset(on=[Option.TABLE_EDGE], table=(9, 9)),
        make_ruleset(on=[Option.FILL_HOLE_EXTRA_TURN]),
    ],
    ids=["all", "abbot", "river", "first edition", "market", "hand", "edge", "extra turn"],
)
def test_rules_beyond_sketches_make_them_inexact(ruleset: Ruleset) -> None:
    """No sketch is exact under rules that sketches do not have."""
    position: Position = new_position(ruleset, (Colour.RED, Colour.BLUE))
    assert not is_sketch_exact(position)


def test_a_playout_with_hands_lays_and_draws_in_turn() -> None:
    """Each turn lays a tile and draws the next; after the last tile the lead of the final scores comes back."""
    position = start(make_ruleset(), (Colour.RED, Colour.BLUE), "hands")[0].position
    tiles = [tile for tile, count in position.unseen_tiles.items() for _ in range(count)][:20]
    hands, order = [tiles[:3], tiles[3:6]], tiles[6:]
    chances = Chances(position.unseen_tiles, 2, Weights())
    sketch = Sketch(position)
    first = sketch.number
    worth = sketch_playout_with_hands(sketch, hands, order, 3, 0, chances)
    assert sketch.number == first + 3
    assert [len(hand) for hand in hands] == [3, 3]
    assert worth == SketchEvaluation(sketch, 0, chances).total
    worth = sketch_playout_with_hands(sketch, hands, order[3:], len(tiles), 0, chances)
    assert not any(hands)
    assert sketch.number == first + len(tiles)
    points = sketch.finish()
    assert worth == points[0] - points[1]


def test_a_sketch_leaves_out_builders() -> None:
    """The sketch of a position with a builder holds the followers alone, with the features under them."""
    match, _ = start(make_ruleset(expansions=[Expansion("traders")]), (Colour.RED, Colour.BLUE), "builder")
    builder = match.position.book.figures.index(BUILDER)
    while not any(
        code == builder for held in match.position.features.figures.values() for _, code, _ in held
    ):
        for move in load("greedy").choose(match.position, "builder", 1.0):
            match, _ = play(match, move)
    position = match.position
    assert can_sketch(position.book)
    assert not is_sketch_exact(position)
    sketch = Sketch(position)
    assert sketch.figures.keys() == position.features.figures.keys()
    assert {code for held in sketch.figures.values() for _, code in held} == {
        position.book.figures.index(MEEPLE)
    }
    followers = position.book.figures.index(MEEPLE)
    for seat in range(2):
        stock = sketch.stock[seat * sketch.size : (seat + 1) * sketch.size]
        assert stock[followers] == position.stock[seat * sketch.size + followers]
        assert sum(stock) == stock[followers]


@pytest.mark.parametrize(
    "ruleset", [make_ruleset(Edition.FIRST), make_ruleset(on=[Option.TABLE_EDGE], table=(9, 9))]
)
def test_table_edges_and_other_field_rules_have_no_sketch(ruleset: Ruleset) -> None:
    """With a table's edge or the first edition's fields no sketch is made; whole positions are played out."""
    assert not can_sketch(new_position(ruleset, (Colour.RED, Colour.BLUE)).book)


def test_rulebooks_beyond_those_kept_are_freed() -> None:
    """After tables of many sizes were played, at most `RULESETS_KEPT` of their rulebooks stay in memory."""

    def alive() -> int:
        gc.collect()
        return sum(isinstance(item, Rulebook) for item in gc.get_objects())

    before = alive()
    for width in range(100, 100 + RULESETS_KEPT + 20):
        ruleset = make_ruleset(on=[Option("table-edge")], table=(width, 9))
        assert not can_sketch(rulebook(ruleset))
    assert alive() - before <= RULESETS_KEPT
