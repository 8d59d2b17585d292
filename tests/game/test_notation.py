"""Tests of the written form of moves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.board.oriented_tile import oriented
from game.expansions.abbot.moves import Recall
from game.expansions.market.moves import Accept, Decline, Offer, Pass
from game.notation.moves import first_side, move_text, parse_move
from game.values.errors import Reason, RecordError
from game.values.geometry import Cell, HalfSide, Side
from game.values.moves import Deploy, Figure, Move, Place, Skip, Spot
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId, all_tiles

cells = st.builds(Cell, st.integers(-999, 999), st.integers(-999, 999))
spots = st.one_of(
    st.builds(Spot, st.sampled_from([FeatureKind.CITY, FeatureKind.ROAD]), st.sampled_from(Side)),
    st.builds(Spot, st.just(FeatureKind.FIELD), st.sampled_from([*HalfSide, None])),
    st.builds(Spot, st.sampled_from([FeatureKind.MONASTERY, FeatureKind.GARDEN])),
)
moves = st.one_of(
    st.builds(Place, st.sampled_from(sorted(all_tiles())), cells, st.integers(0, 3)),
    st.builds(Deploy, st.sampled_from(tuple(Figure)), spots, st.none() | cells),
    st.builds(Recall, cells),
    st.just(Skip()),
    st.builds(Offer, st.sampled_from(Colour), st.integers(1, 9999)),
    st.builds(Pass, st.sampled_from(Colour)),
    st.builds(Accept, st.sampled_from(Colour)),
    st.just(Decline()),
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("U@0,1/0", Place(TileId("U"), Cell(0, 1), 0)),
        ("IC09g@-12,3/2", Place(TileId("IC09g"), Cell(-12, 3), 2)),
        ("+road:S", Deploy(Figure.MEEPLE, Spot(FeatureKind.ROAD, Side.S))),
        ("+large:field:NNW", Deploy(Figure.LARGE, Spot(FeatureKind.FIELD, HalfSide.NNW))),
        ("+field:C", Deploy(Figure.MEEPLE, Spot(FeatureKind.FIELD))),
        ("+abbot:garden", Deploy(Figure.ABBOT, Spot(FeatureKind.GARDEN))),
        ("-abbot@4,-2", Recall(Cell(4, -2))),
        (".", Skip()),
        ("blue:12", Offer(Colour.BLUE, 12)),
        ("blue:.", Pass(Colour.BLUE)),
        ("=blue", Accept(Colour.BLUE)),
        ("=.", Decline()),
    ],
)
def test_each_kind_of_move_is_read_and_written(text: str, move: Move) -> None:
    """Every documented form is read as its move, and the move is written in that form."""
    assert parse_move(text) == move
    assert move_text(move) == text


@given(moves)
def test_every_move_reads_back(move: Move) -> None:
    """Every written move reads back as the same move."""
    assert parse_move(move_text(move)) == move


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Z@0,0/0", Reason.TILES_BASE),
        ("RF@0,0/0", Reason.TILES_BASE),
        ("U@0,0/4", Reason.NOTATION),
        ("U@0,0", Reason.NOTATION),
        ("U@01,0/0", Reason.NOTATION),
        ("U@-0,0/0", Reason.NOTATION),
        ("U@٣,0/0", Reason.NOTATION),
        ("U@99999,0/0", Reason.NOTATION),
        ("+city:NNW", Reason.NOTATION),
        ("+field:N", Reason.NOTATION),
        ("+monastery:N", Reason.NOTATION),
        ("+meeple:city:N", Reason.NOTATION),
        ("+road", Reason.NOTATION),
        ("+river:N", Reason.RIVER_NO_MEEPLE),
        ("-meeple@0,0", Reason.NOTATION),
        ("", Reason.NOTATION),
    ],
)
def test_text_that_is_no_move_is_refused(text: str, reason: Reason) -> None:
    """A refusal names the rule and the line, and quotes the text that could not be read."""
    with pytest.raises(RecordError) as refusal:
        parse_move(text, line=7)
    assert (refusal.value.reason, refusal.value.line) == (reason, 7)
    assert refusal.value.move in text


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    """Any text either reads and prints back, or is refused with a `RecordError`."""
    try:
        move = parse_move(text)
    except RecordError:
        return
    assert move_text(move) == text


def test_any_side_names_a_segment() -> None:
    """Any side of a turned segment becomes its first one clockwise; unknown sides stay as they are."""
    road = oriented(TileId("V"))[1]
    assert first_side(road, Spot(FeatureKind.ROAD, Side.W)) == Spot(FeatureKind.ROAD, Side.N)
    assert first_side(road, Spot(FeatureKind.ROAD, Side.E)) == Spot(FeatureKind.ROAD, Side.E)
    inner = Spot(FeatureKind.FIELD, HalfSide.WNW)
    assert first_side(road, inner) == Spot(FeatureKind.FIELD, HalfSide.NNW)
