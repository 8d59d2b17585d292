"""Divisions of a league, promotion and relegation for any number of people who leave and join."""

from itertools import accumulate, pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from host.tournaments.pairing.divisions import LEAST_SIZE, divisions_of, most_promoted, next_order, sizes

size_and_promoted = st.integers(LEAST_SIZE, 12).flatmap(
    lambda size: st.tuples(st.just(size), st.integers(0, most_promoted(size)))
)


def league(count: int, size: int) -> tuple[tuple[int, ...], ...]:
    """Return the divisions of the people 1 to `count`, whose final order is that of their numbers."""
    return divisions_of(range(1, count + 1), size)


def season(last, promoted, *, gone=(), new=(), size=4) -> list[list[int]]:
    """Return the divisions of the season after `last`."""
    entered = {entrant for division in last for entrant in division} - set(gone)
    return [list(division) for division in divisions_of(next_order(last, promoted, entered, new, size), size)]


@given(st.integers(0, 300), st.integers(LEAST_SIZE, 40))
@example(6, 4)
def test_all_divisions_but_the_last_are_full(count: int, size: int) -> None:
    """All divisions but the last are full; the last has between half and one and a half times as many."""
    found = sizes(count, size)
    assert sum(found) == count
    assert all(count == size for count in found[:-1])
    if count >= size:
        assert size <= 2 * found[-1] < 3 * size


def test_one_player_of_a_division_stays_at_least() -> None:
    """With one promoted and one relegated of three or four, and two of five or six, somebody stays."""
    assert [most_promoted(size) for size in (3, 4, 5, 6)] == [1, 1, 2, 2]


def test_the_first_are_promoted_and_the_last_relegated() -> None:
    """Of four in a division one is promoted, as the last of the next, and one relegated, as the first."""
    assert season(league(12, 4), 1) == [[1, 2, 3, 5], [4, 6, 7, 9], [8, 10, 11, 12]]


def test_a_free_place_goes_to_the_next_of_the_division_below() -> None:
    """Each place left free in a division goes to its next best from below, down to a newcomer in the last."""
    assert season(league(12, 4), 1, gone=[2], new=[20]) == [[1, 3, 5, 6], [4, 7, 9, 10], [8, 11, 12, 20]]


def test_a_person_who_has_left_counts_as_relegated() -> None:
    """If the last of a division has left the league, nobody else is relegated in their place."""
    assert season(league(8, 4), 1, gone=[4], new=[20]) == [[1, 2, 3, 5], [6, 7, 8, 20]]


def test_a_growing_league_gets_another_division() -> None:
    """Newcomers begin in the last division, which is split once it is one and a half times as large as the others."""
    assert season(league(9, 4), 1, new=[20, 21]) == [[1, 2, 3, 5], [4, 6, 7, 8], [9, 20, 21]]


def test_nobody_is_relegated_without_a_lower_division() -> None:
    """Nobody is relegated if the lower division no longer exists."""
    assert season(league(8, 4), 1, gone=[5, 6, 7, 8]) == [[1, 2, 3, 4]]


@pytest.mark.parametrize(("size", "gone"), [(0, []), (8, []), (4, [2, 5, 6, 7])])
def test_a_league_that_goes_on_in_one_division_keeps_its_order(size: int, gone: list[int]) -> None:
    """Without divisions, or with few people, nobody is relegated: all are seeded by the last season, then newcomers."""
    order = [number for number in range(1, 9) if number not in gone]
    assert season(league(8, 4), 1, gone=gone, new=[20], size=size) == [[*order, 20]]


def test_a_relegated_player_stays_once_where_divisions_have_become_smaller() -> None:
    """Of a division of eight, 6 stays for want of others, and is not placed in the next division as well."""
    assert season([range(1, 9), [9]], 3, gone=[3, 4, 5, 9], size=3) == [[1, 2, 6], [7, 8]]


@given(st.data(), st.integers(2, 60), size_and_promoted)
def test_random_seasons_place_everybody_by_the_rules(data, count: int, chosen: tuple[int, int]) -> None:
    """Everyone who entered plays in one division, those promoted move up, and only the last are relegated."""
    size, promoted = chosen
    last = league(count, size)
    gone = data.draw(st.sets(st.integers(1, count)))
    new = [1000 + number for number in range(data.draw(st.integers(0, 20)))]
    entered = set(range(1, count + 1)) - gone
    order = next_order(last, promoted, entered, new, size)
    assert sorted(order) == sorted([*entered, *new])
    after = divisions_of(order, size)
    now = {entrant: number for number, division in enumerate(after) for entrant in division}
    for number, division in enumerate(last):
        lowest = number == len(last) - 1
        relegated = set() if lowest else set(division[len(division) - promoted :])
        for entrant in entered.intersection(division):
            if number and entrant in division[:promoted]:
                assert now[entrant] < number
            elif entrant not in relegated and (not lowest or len(division) <= size):
                assert now[entrant] <= number
            elif entrant in relegated:
                assert now[entrant] <= number + 1
    ends = list(accumulate(map(len, after), initial=0))
    assert [after_one[0] for after_one in after] == [order[first] for first, _ in pairwise(ends)]
