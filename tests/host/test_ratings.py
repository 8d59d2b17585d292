"""Tests of ratings: winners rise, ties are equal, and a recount gives the same numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.ratings.ratings import PROVISIONAL_GAMES, Rating, provisional, rated


def test_a_new_rating_is_1500_and_provisional() -> None:
    """A new rating is 1500, and provisional."""
    assert Rating().shown == 1500
    assert provisional(Rating().games)


def test_the_winner_rises_and_the_loser_falls() -> None:
    """Of three, the first rises most, the last falls, and the uncertainty of all shrinks."""
    first, second, third = rated([Rating()] * 3, [1, 2, 3])
    assert first.mean > second.mean > third.mean
    assert all(rating.uncertainty < Rating().uncertainty for rating in (first, second, third))


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
    for _ in range(PROVISIONAL_GAMES - 1):
        ratings = rated(ratings, [1, 2])
    assert provisional(ratings[0].games)
    assert not provisional(rated(ratings, [1, 2])[0].games)


def test_a_game_with_one_seat_cannot_be_rated() -> None:
    """A game with a single seat cannot be rated."""
    with pytest.raises(ValueError, match="two seats"):
        rated([Rating()], [1])
