"""Tests of queries about a position, on small boards."""

from pathlib import Path

import pytest

from game.board.oriented_tile import STRIDE, key_of
from game.engine import queries
from game.engine.position import Position
from game.notation.record import read
from game.notation.replay import replay
from game.scoring.fields import ClaimedField, first_edition, second_edition
from game.values.events import Scored
from game.values.geometry import Cell
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId

RED, BLUE = Colour.RED, Colour.BLUE


def at(moves: str, options: str = "", expansions: str = "inns abbot") -> Position:
    """Return the position after the moves of a written game between red and blue."""
    header = f'[Expansions "{expansions}"]\n[Options "{options}"]\n[Seats "red blue"]\n\n'
    return replay(read(header + moves)).position


def test_a_feature_is_found_from_any_of_its_segments() -> None:
    """The road through D and U is one feature, whichever tile's segment is given."""
    position = at("1. red U@1,0/0 +road:E\n")
    road = queries.feature_at(position, Cell(0, 0), 1)
    assert road == queries.feature_at(position, Cell(1, 0), 0)
    assert (road.kind, road.tiles, road.complete) == (FeatureKind.ROAD, 2, False)
    assert [figure.seat for figure in road.figures] == [RED]


def test_every_segment_belongs_to_exactly_one_feature() -> None:
    """Each segment of the board is in one of the features."""
    position = at("1. red U@1,0/0\n2. blue E@0,-1/2\n")
    segments = [segment for feature in queries.features(position) for segment in feature.segments]
    assert len(segments) == len(set(segments)) == 4 + 3 + 2


def test_the_price_of_a_feature_says_how_it_adds_up() -> None:
    """An open city of two tiles and a pennant would pay 3 now, to red alone."""
    position = at("1. red F@0,-1/1 +city:N\n")
    (paid,) = queries.payments(position, queries.feature_at(position, Cell(0, 0), 0))
    assert (paid.points, paid.seats, paid.tiles, paid.pennants) == (3, (RED,), 2, 1)
    assert (paid.strength, paid.complete, paid.final) == (((RED, 1),), False, True)
    assert queries.payments(position, queries.feature_at(position, Cell(0, 0), 1)) == ()


def test_the_fields_of_one_payment_are_found_together() -> None:
    """Three fields with farmers border one city, and the paid feature has the cells of all. Rule: field-first."""
    played = replay(read(Path("tests/scenarios/field-first.game").read_text(encoding="utf-8")))
    ((_, paid),) = played.scored
    assert isinstance(paid, Scored)
    found = queries.paid_feature(played.position, paid)
    assert (found.cells, found.kind) == (paid.cells, FeatureKind.FIELD)
    assert sorted(figure.seat.value for figure in found.figures) == ["blue", "red", "red"]
    assert len(found.segments) == len(set(found.segments))


def test_a_feature_that_pays_nothing_at_the_end_has_no_price() -> None:
    """The open city would pay red 3 in any other game. Rule: no-final-features."""
    position = at("1. red F@0,-1/1 +city:N\n", options="no-final-features")
    (paid,) = queries.payments(position, queries.feature_at(position, Cell(0, 0), 0))
    assert (paid.points, paid.tiles) == (0, 2)
    assert queries.projected(position) == {RED: 0, BLUE: 0}


def test_the_price_of_a_field_counts_its_complete_cities() -> None:
    """A field at one complete city has the price 3; a field without farmers has none. Rule: field-third."""
    position = at("1. red E@0,-1/2 +field:NNW\n2. blue U@-1,0/0\n3. red U@1,0/0 +field:NNW\n")
    (upper,) = queries.payments(position, queries.feature_at(position, Cell(0, -1), 1))
    assert (upper.points, upper.cities) == (3, 1)
    lower = queries.feature_at(position, Cell(0, 0), 3)
    assert queries.payments(position, lower) == ()


def test_the_price_of_a_field_that_a_pig_splits() -> None:
    """Two tied seats have different prices, and both are those of the final scoring. Rule: pig-pays."""
    text = Path("tests/scenarios/pig-pays.game").read_text(encoding="utf-8").replace("end\n", "")
    position = replay(read(text)).position
    field = next(
        feature
        for feature in queries.features(position)
        if feature.kind is FeatureKind.FIELD and feature.figures
    )
    paid = queries.payments(position, field)
    assert [(payment.seats, payment.points) for payment in paid] == [((RED,), 8), ((BLUE,), 6)]
    assert queries.projected(position) == {RED: 8, BLUE: 6}


@pytest.mark.parametrize(
    ("rule", "bonuses"),
    [
        ("pig-pays", [(8, 2), (6, 0)]),
        ("pig-pays--no-majority", [(6, 0)]),
        ("pig-second", [(4, 1), (0, 0)]),
        ("pig-second--elsewhere", [(3, 0), (3, 0)]),
        ("pig-second--on-the-other-field", [(4, 1, RED), (0, 0)]),
        ("pig-first", [(5, 1), (4, 0)]),
    ],
)
def test_the_points_that_a_pig_adds_are_counted(rule: str, bonuses: list[tuple[int | Colour, ...]]) -> None:
    """A payment of a field says how many of its points a pig has added, and for whom one on another field.

    Rules: pig-pays, pig-second, pig-first.
    """
    written = read(Path(f"tests/scenarios/{rule}.game").read_text(encoding="utf-8"))
    paid = [
        event
        for _, event in replay(written).scored
        if isinstance(event, Scored) and event.kind is FeatureKind.FIELD
    ]
    assert [(event.points, event.bonus, *event.bonus_elsewhere) for event in paid] == bonuses


def test_of_two_tied_pigs_only_the_one_on_another_field_is_elsewhere() -> None:
    """Both seats are paid 4 for the city by the first field, on which only one pig stands. Rule: pig-second."""
    cities, tied = {9: 9}, {0: 1, 1: 1}
    fields = [ClaimedField(1, tied, cities, {0: 1}), ClaimedField(2, tied, cities, {1: 1})]
    first, second = second_edition(fields)
    assert (first.seats, first.points, first.bonus, first.elsewhere) == ((0, 1), 4, 1, (1,))
    assert (second.seats, second.points, second.bonus, second.elsewhere) == ((0, 1), 0, 0, ())


def test_cities_that_another_field_has_paid_for_are_counted_apart() -> None:
    """The second field touches two cities, for one of which the first has paid its owner. Rule: field-second."""
    first = ClaimedField(1, {0: 1}, {8: 8}, {})
    second = ClaimedField(2, {0: 1, 1: 1}, {8: 8, 9: 9}, {})
    paid = [
        (payment.seats, payment.points, payment.cities, payment.counted)
        for payment in second_edition([first, second])
    ]
    assert paid == [((0,), 3, 1, 0), ((0,), 3, 1, 1), ((1,), 6, 2, 0)]


def test_each_city_pays_once_in_the_order_in_which_it_was_begun() -> None:
    """Two fields feed one city together, and a field without a complete city pays 0. Rule: field-first."""
    first = ClaimedField(1, {1: 1}, {9: 2})
    second = ClaimedField(2, {0: 1}, {9: 2, 7: 3, 8: 1})
    third = ClaimedField(3, {1: 2}, {})
    paid = [
        (payment.fields or (payment.root,), payment.seats, payment.points, payment.cities)
        for payment in first_edition([first, second, third])
    ]
    assert paid == [
        ((3,), (1,), 0, 0),
        ((2,), (0,), 4, 1),
        ((1, 2), (0, 1), 4, 1),
        ((2,), (0,), 4, 1),
    ]


def test_field_owners_name_every_segment_of_a_claimed_field() -> None:
    """A farmer owns the field on all tiles that it covers."""
    position = at("1. red U@1,0/0 +field:NNE\n")
    assert queries.field_owners(position) == {(Cell(0, 0), 2): (RED,), (Cell(1, 0), 1): (RED,)}


def test_projected_scores_add_what_is_unfinished() -> None:
    """An open road of two tiles and a monastery with two neighbours count as in the final scoring. Rule: end."""
    position = at("1. red U@1,0/0 +road:E\n2. blue B@0,1/0 +monastery\n")
    assert position.scores == {RED: 0, BLUE: 0}
    assert queries.projected(position) == {RED: 2, BLUE: 3}


def test_tiles_that_fit_a_cell_come_with_their_turns() -> None:
    """South of D lies a field: a straight road fits in two turns, a crossing in none. Rule: place-match."""
    position = at("", expansions="")
    fitting = queries.fits(position, Cell(0, 1))
    assert fitting[TileId("U")] == (0, 2)
    assert TileId("X") not in fitting
    assert queries.fits(position, Cell(5, 5)) == {}
    far = Cell(STRIDE, 0)
    assert key_of(far) == key_of(Cell(0, 1)), "the keys of such distant cells repeat"
    assert queries.fits(position, far) == {}


def test_a_cell_that_nothing_fits_is_dead() -> None:
    """Between two roads, a city and a city on all sides there is no tile in the base game."""
    assert queries.dead_cells(at("", expansions="")) == ()
    moves = ("V@0,1/3", "V@1,1/0", "E@2,1/0", "Q@2,0/2", "P@0,-1/2", "T@1,-1/3")
    position = at(
        "".join(f"{n}. {('blue', 'red')[n % 2]} {move}\n" for n, move in enumerate(moves, 1)), expansions=""
    )
    assert queries.dead_cells(position) == (Cell(1, 0),)
    assert queries.fits(position, Cell(1, 0)) == {}
