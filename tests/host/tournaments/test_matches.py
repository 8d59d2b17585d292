"""Matches of several games, and the final order of a knock-out."""

from __future__ import annotations

from fractions import Fraction

import pytest

from host.tournaments.pairing.elimination import bracket
from host.tournaments.running.final_order import knocked_out_order, progress
from host.tournaments.standings.matches import Played, decided, leg_seats, result_of, winner, wins
from host.tournaments.standings.model import Table, table_points
from model.ids import EntrantId

A, B, C = (EntrantId(number) for number in (1, 2, 3))
DUEL = Table(1, (A, B))


def test_the_players_of_a_match_take_turns_to_begin() -> None:
    """The first player of a match's second game is the other one."""
    assert leg_seats(DUEL, 1) == (A, B)
    assert leg_seats(DUEL, 2) == (B, A)
    assert leg_seats(Table(1, (A, B, C)), 3) == (C, A, B)


@pytest.mark.parametrize(
    ("games", "over"),
    [
        ([], False),
        ([(60, 50)], False),
        ([(60, 50), (60, 50)], True),
        ([(50, 60), (50, 60)], True),
        ([(60, 50), (50, 60)], False),
        ([(60, 60), (60, 50)], False),
        ([(60, 50), (50, 60), (55, 55)], True),
    ],
)
def test_best_of_three_ends_when_it_is_decided(games: list[tuple[int, int]], over: bool) -> None:
    """A match ends with the second win; a tie counts half a win each, and three games are the most."""
    assert decided([Played(game) for game in games], 2, 3) is over


def test_games_won_count_before_points() -> None:
    """Games won count before points: two narrow wins beat one high win; a match of one game is compared by points."""
    games = [Played((60, 59)), Played((10, 90)), Played((60, 59))]
    result = result_of(DUEL, games, best_of=3)
    assert wins(games, 2) == (Fraction(2), Fraction(1))
    assert wins([Played((60, 59)), Played((60, 60))], 2) == (Fraction(3, 2), Fraction(1, 2))
    assert table_points(result) == {A: 1, B: 0}
    assert result_of(DUEL, [Played((60, 59))]).wins is None


def test_who_goes_on() -> None:
    """A player who was absent never advances before one who was present; a complete tie goes to the better seed."""
    assert winner(result_of(DUEL, [Played((50, 50))]), (A, B)) == A
    assert winner(result_of(DUEL, [Played((50, 50))]), (B, A)) == B
    assert winner(result_of(DUEL, [Played((90, 10))], absent={A}), (A, B)) == B
    assert winner(result_of(DUEL, [], absent={A, B}), (A, B)) is None


def test_the_starting_player_loses_a_tie_of_the_championship() -> None:
    """Under the championship's rule the first player of the first game loses a tie, whatever the seeds."""
    assert winner(result_of(DUEL, [Played((50, 50))]), (A, B), starter_loses_ties=True) == B
    games = [Played((60, 50)), Played((50, 60)), Played((9, 9))]
    assert winner(result_of(DUEL, games, best_of=3), (A, B), starter_loses_ties=True) == B
    assert winner(result_of(DUEL, [Played((51, 50))]), (A, B), starter_loses_ties=True) == A


def test_the_starting_player_loses_a_tie_at_a_larger_table() -> None:
    """The first seat of three takes the place behind the one with equal points, and an absent one takes nothing."""
    table = Table(1, (A, B, C))
    result = result_of(table, [Played((50, 50, 40))], starter_loses_ties=True)
    assert (result.scores, table_points(result)) == ((50, 50, 40), {A: 3, B: 5, C: 2})
    result = result_of(table, [Played((50, 60, 50))], starter_loses_ties=True)
    assert table_points(result) == {A: 2, B: 5, C: 3}
    result = result_of(table, [Played((90, 50, 40))], absent={A}, starter_loses_ties=True)
    assert (result.scores, table_points(result)) == ((50, 50, 40), {A: 0, B: 5, C: 3})
    assert result_of(table, [Played((9, 5, 7))], absent={A, B, C}).scores == (9, 5, 7)


def test_the_starting_player_of_a_larger_table_loses_nothing_but_ties() -> None:
    """A lead of one point wins; nobody has started without a game; ties stay ties without the rule, and in a duel."""
    table = Table(1, (A, B, C))
    ahead = result_of(table, [Played((50, 49, 40))], starter_loses_ties=True)
    assert table_points(ahead) == {A: 5, B: 3, C: 2}
    without_a_game = result_of(table, [], absent={C}, starter_loses_ties=True)
    assert table_points(without_a_game) == {A: 4, B: 4, C: 0}
    assert table_points(result_of(table, [Played((50, 50, 40))])) == {A: 4, B: 4, C: 2}
    duel = result_of(DUEL, [Played((50, 50))], starter_loses_ties=True)
    assert table_points(duel) == {A: Fraction(1, 2), B: Fraction(1, 2)}


def test_a_player_who_ran_out_of_time_has_lost_whatever_the_points() -> None:
    """A player whose time budget ran out has lost, and their points count neither for the match nor as a difference."""
    result = result_of(DUEL, [Played((60, 20), winners=(1,))])
    assert (result.scores, table_points(result)) == ((20, 20), {A: 0, B: 1})
    assert winner(result, (A, B)) == B
    assert Played((90, 40, 60), winners=(1, 2)).points == (60, 40, 60)
    games = [Played((60, 20), winners=(1,)), Played((50, 40)), Played((50, 40))]
    assert not decided(games[:2], 2, 3)
    assert result_of(DUEL, games, best_of=3).wins == (Fraction(2), Fraction(1))


@pytest.mark.parametrize(
    ("upset_round", "order"), [(3, [2, 1, 4, 3, 5, 6, 7, 8]), (2, [3, 4, 1, 2, 5, 6, 7, 8])]
)
def test_final_order_of_a_knock_out(upset_round: int, order: list[int]) -> None:
    """The order is winner, loser of the final, winner and loser of the third-place match, then by round and seed.

    The worse seed wins the matches of `upset_round`: 3 and 4 are in the final, or win it and the other match.
    """
    seeds = tuple(EntrantId(number) for number in range(1, 9))
    winners: dict[tuple[int, int], EntrantId | None] = {}
    for _ in range(3):
        for slot in bracket(seeds, winners):
            if slot.first is not None and slot.second is not None:
                upset = slot.round == upset_round
                winners[slot.round, slot.number] = (max if upset else min)(slot.first, slot.second)
    assert list(knocked_out_order(seeds, bracket(seeds, winners))) == order


def test_who_was_beaten_in_a_knock_out_under_way_is_behind_all_who_are_still_in_it() -> None:
    """After the first match, which 8 has won against 1, the six whose matches are open are before 1."""
    seeds = tuple(EntrantId(number) for number in range(1, 9))
    under_way = bracket(seeds, {(1, 0): EntrantId(8)})
    assert knocked_out_order(seeds, under_way) == (8, 2, 3, 4, 5, 6, 7, 1)
    far = progress(seeds, under_way)
    assert far[EntrantId(8)] > far[EntrantId(2)] == far[EntrantId(7)] > far[EntrantId(1)]
