"""Tests of playouts by the rules on whole positions, for rules that a sketch does not know."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.legal import placements
from game.engine.match import play, start
from game.engine.position import Position
from game.expansions.market.moves import MARKET
from game.opponents import load, playouts
from game.opponents.evaluation import Evaluation
from game.opponents.playouts import after_turn, tiles_left
from game.opponents.position_playouts import position_playout_with_hands
from game.opponents.sketch_playouts import lead
from game.values.phases import Phase
from game.values.ruleset import Colour, Edition, Expansion, Option, Ruleset, make_ruleset

SEATS = (Colour.RED, Colour.BLUE)
RED = 0

TABLE = make_ruleset(on=[Option.HAND_THREE, Option.TABLE_EDGE], table=(12, 12), hidden_hands=True)


def one_turn(ruleset: Ruleset, seed: str) -> Position:
    """Return the first seat's view after its first turn, when it is to draw to its hand."""
    match, _ = start(ruleset, SEATS, seed)
    view = match.position.seen_by(Colour.RED)
    evaluation = Evaluation(view, view.mover)
    return after_turn(view, evaluation.turns(view, placements(view))[0])


def test_hidden_hands_are_filled_from_unseen_tiles() -> None:
    """Hidden hands are filled from unseen tiles, others' first; no tile comes twice. Rule: hand-three."""
    position = one_turn(TABLE, "whole hands")
    known, unseen = position.book.drawing.held(position)[RED], Counter(position.unseen_tiles)
    order = tiles_left(position)
    position_playout_with_hands(position, order, 0, RED)
    assert position.book.drawing.held(position) == (known, tuple(order[:3]))
    assert +(unseen - Counter(position.unseen_tiles)) == Counter(order[:3])


def test_a_playout_with_hands_has_the_given_number_of_turns() -> None:
    """A playout has as many turns as asked for, with draws, then evaluates. Rule: hand-three."""
    position = one_turn(TABLE, "whole hands")
    turn = position.turn
    worth = position_playout_with_hands(position, tiles_left(position), 2, RED)
    assert position.turn == turn + 2
    assert position.mover == 0 or position.phase is Phase.DRAW
    assert worth == Evaluation(position, RED).worth(position)


def test_a_playout_of_the_last_hands_ends_the_game() -> None:
    """A playout of the last tiles ends the game and returns the lead in points. Rule: hand-three."""
    match, _ = start(TABLE, SEATS, "the last whole hands")
    while sum(match.position.unseen_tiles.values()) > 2 or match.position.phase is not Phase.PLACE:
        for move in load("random").choose(match.position, f"whole {match.position.turn}", 1.0):
            match, _ = play(match, move)
    position = match.position.copy()
    worth = position_playout_with_hands(position, tiles_left(position), 20, RED)
    assert position.phase is Phase.OVER
    assert not any(position.book.drawing.held(position))
    assert worth == lead(position.points, RED)


def test_a_tile_for_sale_is_kept_in_a_playout() -> None:
    """In a playout the drawer keeps a tile that is for sale. Rule: tile-market."""
    ruleset = make_ruleset(Edition.FIRST, on=[Option.HAND_EARLY_DRAW, Option.TILE_MARKET])
    match, _ = start(ruleset, SEATS, "for sale")
    while match.position.phase is not MARKET:
        seat = match.position.actors[-1]
        for move in load("random").choose(match.position, f"sale {match.position.turn}", 1.0, seat):
            match, _ = play(match, move)
    position = match.position.copy()
    seller, tile = position.drawer, position.drawn
    position_playout_with_hands(position, tiles_left(position), 1, RED)
    assert position.last_key is not None
    oriented_tile, _, _, seat_of = position.grid.tiles[position.last_key]
    assert (oriented_tile.tile, seat_of) == (tile, seller)


@pytest.mark.parametrize(("expansions", "most"), [((), 225), (("dragon",), 54)], ids=["base", "dragon"])
def test_playouts_of_whole_positions_keep_to_the_time(
    expansions: tuple[str, ...], most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In three seconds expert plays so many turns with whole positions, fewer where a dragon must be followed."""
    ruleset = make_ruleset(Edition.FIRST, [Expansion(name) for name in expansions])
    position = start(ruleset, SEATS, "in time")[0].position
    depths: list[int] = []

    def seen(_position: Position, _order: object, depth: int, _seat: int) -> float:
        depths.append(depth)
        return 0.0

    monkeypatch.setattr(playouts, "position_playout", seen)
    load("expert").choose(position, "in time", 3.0)
    assert most / 2 < sum(depths) <= most
