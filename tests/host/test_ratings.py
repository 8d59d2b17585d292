"""Tests of ratings: winners rise, ties are equal, and a recount gives the same numbers."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.ratings.ratings import Rating, provisional, rated


def test_a_new_rating_is_1500_and_provisional() -> None:
    """A new rating is 1500, and provisional."""
    assert Rating().shown == 1500
    assert provisional(Rating().games)


def test_the_winner_rises_and_the_loser_falls() -> None:
    """Of three, the first rises most, the last falls, and the uncertainty of all shrinks."""
    first, second, third = rated([Rating()] * 3, [1, 2, 3])
    assert first.mean > second.mean > third.mean
    assert all(rating.uncertainty < Rating().uncertainty for rating in (first, second, third))


def test_the_shown_number_rises_with_the_mean_and_falls_with_the_uncertainty() -> None:
    """A point more of the mean is worth 24 of the numbers that people see, as is a point less of uncertainty."""
    new = Rating()
    assert replace(new, mean=new.mean + 1).shown == 1524
    assert replace(new, uncertainty=new.uncertainty + 1).shown == 1476
    assert [rating.shown for rating in rated([new, new], [1, 2])] == [1570, 1443]


def test_surprising_results_and_uncertain_ratings_move_more() -> None:
    """A win over a stronger player gives more than one over an equal; of two, the more uncertain rating moves more."""
    new, strong, settled = Rating(), Rating(mean=35.0), Rating(uncertainty=2.0)

    def gained(winner: Rating, loser: Rating) -> float:
        return rated([winner, loser], [1, 2])[0].mean - winner.mean

    assert gained(new, strong) > gained(new, new) > gained(strong, new) > 0
    winner, loser = rated([new, settled], [1, 2])
    assert winner.mean - new.mean > settled.mean - loser.mean > 0


def test_a_game_of_three_counts_as_the_average_of_its_duels() -> None:
    """The second of three has lost to the first and won against the third, and half of each counts."""
    own, better, worse = Rating(), Rating(30.0, 5.0), Rating(20.0, 2.0)
    after = rated([own, better, worse], [2, 1, 3])[0]
    duels = rated([own, better], [2, 1])[0], rated([own, worse], [1, 2])[0]
    assert after.mean == pytest.approx(sum(duel.mean for duel in duels) / 2)
    assert after.uncertainty**2 == pytest.approx(sum(duel.uncertainty**2 for duel in duels) / 2)
    assert after.games == 1


def test_a_duel_counts_by_its_weight() -> None:
    """Half of a duel counts with weight ½, and nothing of one with weight 0."""
    first, second = Rating(), Rating(30.0, 5.0)
    whole = rated([first, second], [1, 2])
    half = rated([first, second], [1, 2], [[0.0, 0.5], [0.0, 0.0]])
    assert half[0].mean - first.mean == pytest.approx((whole[0].mean - first.mean) / 2)
    assert (half[1].mean, half[1].uncertainty) == pytest.approx((second.mean, second.uncertainty))


def test_tied_winners_stay_equal() -> None:
    """Two who share the victory rise alike, above the third."""
    first, second, third = rated([Rating()] * 3, [1, 1, 3])
    assert first == second
    assert first.mean > Rating().mean > third.mean


@given(st.lists(st.permutations([1, 2, 3, 4]), min_size=1, max_size=15))
def test_ratings_depend_on_the_places_in_games_alone(order: list[list[int]]) -> None:
    """Ratings depend only on the places of the games, in their order."""

    def played() -> list[Rating]:
        ratings = [Rating()] * 4
        for places in order:
            ratings = list(rated(ratings, places))
        return ratings

    assert played() == played()


def test_a_rating_of_ten_games_is_not_provisional() -> None:
    """A rating is provisional until it is based on ten games."""
    ratings: tuple[Rating, ...] = (Rating(), Rating())
    for _ in range(9):
        ratings = rated(ratings, [1, 2])
    assert provisional(ratings[0].games)
    assert not provisional(rated(ratings, [1, 2])[0].games)


def test_a_game_with_one_seat_or_without_all_places_cannot_be_rated() -> None:
    """A game with a single seat cannot be rated, nor one with a seat that has no place."""
    for seats, places in ((1, [1]), (2, [1])):
        with pytest.raises(ValueError, match="two seats"):
            rated([Rating()] * seats, places)
