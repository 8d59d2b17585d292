"""Tests of points, tie-breaks and shared places."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from host.tournaments.pairing.elimination import Bracket, bracket
from host.tournaments.standings.matches import Played, result_of
from host.tournaments.standings.model import Bye, History, Result, Table, places, table_points
from host.tournaments.standings.standings import standings
from model.ids import EntrantId

A, B, C, D, E = (EntrantId(number) for number in (1, 2, 3, 4, 5))


def duel(number: int, first: EntrantId, second: EntrantId, *scores: int) -> Result:
    return Result(Table(number, (first, second)), scores)


def test_championship_order() -> None:
    """Points first, then opponents without the weakest, then the difference, then the sum."""
    history = History(
        (A, B, C, D),
        (
            duel(1, A, B, 80, 60),
            duel(1, C, D, 70, 65),
            duel(2, A, C, 50, 75),
            duel(2, B, D, 90, 40),
            duel(3, C, B, 60, 61),
            duel(3, A, D, 88, 80),
        ),
    )
    table = standings(history)
    # A, B and C have two wins each; their stronger two opponents have 2 + 2 points each, so
    # the differences decide: A 20 - 25 + 8 = 3, B -20 + 50 + 1 = 31, C 5 + 25 - 1 = 29.
    assert [line.entrant for line in table] == [B, C, A, D]
    assert [line.points for line in table] == [2, 2, 2, 0]
    assert [line.difference for line in table] == [31, 29, 3, -63]
    assert [line.place for line in table] == [1, 2, 3, 4]
    assert table[0].solkoff == Fraction(4)


def won(number: int, winner: EntrantId, loser: EntrantId, by: int = 1) -> Result:
    """Return the result of a match that `winner` has won by that many points."""
    return duel(number, winner, loser, 50 + by, 50)


def test_direct_encounter_decides_between_two_level_entrants() -> None:
    """Two entrants level on points are ranked by the match between them, before other tie-breaks."""
    results = (
        *(won(1, B, A), won(1, C, D)),
        *(won(2, A, C, 60), won(2, D, B, 60)),
        *(won(3, A, D, 60), won(3, B, C)),
    )
    history = History((A, B, C, D), results)
    assert [line.entrant for line in standings(history)][:2] == [A, B]
    assert [line.entrant for line in standings(history, direct_encounter=True)][:2] == [B, A]
    assert not standings(history, direct_encounter=True)[0].shared


def test_direct_encounter_of_three_in_a_circle_decides_nothing() -> None:
    """If each of three level entrants has beaten one of the others, the other tie-breaks decide."""
    results = (
        *(won(1, B, A), won(1, C, D)),
        *(won(2, A, C, 60), won(2, B, D)),
        *(won(3, A, D, 60), won(3, C, B, 60)),
    )
    table = standings(History((A, B, C, D), results), direct_encounter=True)
    assert [line.points for line in table] == [2, 2, 2, 0]
    assert [line.difference for line in table] == [119, 1, -58, -62]
    assert [line.entrant for line in table] == [A, C, B, D]


def test_direct_encounter_of_level_entrants_who_have_not_all_met_decides_nothing() -> None:
    """If some of the level entrants have not met, the other tie-breaks decide, whoever has beaten whom."""
    results = (won(1, B, A), won(2, A, D, 60), won(2, C, B, 60))
    table = standings(History((A, B, C, D), results), direct_encounter=True)
    assert [line.points for line in table] == [1, 1, 1, 0]
    assert [line.encounter for line in table] == [0, 0, 0, 0]
    assert [line.entrant for line in table] == [A, B, C, D], "B has beaten A, and C has beaten B"


def test_ties_that_no_tie_break_decides_share_a_place() -> None:
    """Two entrants with equal points and tie-breaks share a place, and the standings say so."""
    table = standings(History((A, B, C, D), (duel(1, A, B, 50, 40), duel(1, C, D, 50, 40))))
    assert [(line.place, line.shared) for line in table] == [(1, True), (1, True), (3, True), (3, True)]


def test_shared_places_share_the_points_of_a_table() -> None:
    """Two best of four at a table take (5 + 3) / 2 each; the others 2 and 1."""
    result = Result(Table(1, (A, B, C, D)), (70, 55, 70, 40))
    assert places(result)[A] == (1, 2)
    assert table_points(result) == {A: 4, C: 4, B: 2, D: 1}


def test_the_last_of_five_at_a_table_gets_no_points() -> None:
    """The places of a table of five pay 5, 3, 2, 1 and 0."""
    result = Result(Table(1, (A, B, C, D, E)), (70, 30, 60, 40, 50))
    assert table_points(result) == {A: 5, C: 3, E: 2, D: 1, B: 0}


def test_absent_seats_get_no_points() -> None:
    """A player who did not appear loses, whatever the score says."""
    result = Result(Table(1, (A, B)), (10, 0), absent=frozenset({A}))
    assert table_points(result) == {A: 0, B: 1}


def test_a_match_of_several_games_is_decided_by_games_won() -> None:
    """Best of three: two games to one wins, also with fewer points."""
    result = Result(Table(1, (A, B)), (150, 190), wins=(Fraction(2), Fraction(1)))
    assert table_points(result) == {A: 1, B: 0}


def test_a_worked_championship() -> None:
    """Eight people, three rounds of the Swiss system, quarter-finals 1–5, 2–6, 3–7, 4–8, worked out by hand.

    Rule of the World Championship: points, opponents' points without the weakest opponent, point difference.
    """
    people = tuple(EntrantId(number) for number in range(1, 9))
    a, b, c, d, e, f, g, h = people
    history = History(
        people,
        (
            duel(1, a, e, 90, 70),
            duel(1, b, f, 85, 80),
            duel(1, c, g, 60, 75),
            duel(1, d, h, 66, 66),
            duel(2, a, b, 72, 80),
            duel(2, g, d, 90, 50),
            duel(2, h, c, 81, 60),
            duel(2, e, f, 95, 60),
            duel(3, b, g, 70, 88),
            duel(3, h, a, 75, 74),
            duel(3, e, d, 80, 79),
            duel(3, f, c, 91, 51),
        ),
    )
    table = standings(history)
    # Points: G 3; H 2½; B 2, E 2; A 1, F 1; D ½; C 0.
    # Opponents without the weakest: G (C 0, D ½, B 2) 2½; H (D ½, C 0, A 1) 1½; B (F 1, A 1, G 3) 4;
    # E (A 1, F 1, D ½) 2; A (E 2, B 2, H 2½) 4½; F (B 2, E 2, C 0) 4; D (H 2½, G 3, E 2) 5½; C (G, H, F) 5½.
    assert [line.entrant for line in table] == [g, h, b, e, a, f, d, c]
    assert [line.points for line in table] == [3, Fraction(5, 2), 2, 2, 1, 1, Fraction(1, 2), 0]
    assert [line.solkoff for line in table] == [
        Fraction(5, 2),
        Fraction(3, 2),
        4,
        2,
        Fraction(9, 2),
        4,
        Fraction(11, 2),
        Fraction(11, 2),
    ]
    order = tuple(line.entrant for line in table)
    quarter_finals = [(slot.first, slot.second) for slot in bracket(order, {}, Bracket.CHAMPIONSHIP)[:4]]
    assert quarter_finals == [(g, a), (h, f), (b, d), (e, c)]


def test_a_bye_is_the_opponent_that_solkoff_leaves_out() -> None:
    """C had a bye and met A and B, who both count; A and B met two each, of whom the weaker is left out."""
    history = History(
        (A, B, C),
        (duel(1, A, B, 80, 60), duel(2, A, C, 70, 65), duel(3, B, C, 50, 75)),
        (Bye(1, C), Bye(2, B), Bye(3, A)),
    )
    table = {line.entrant: line for line in standings(history)}
    assert {entrant: line.points for entrant, line in table.items()} == {A: 3, B: 1, C: 2}
    assert {entrant: line.solkoff for entrant, line in table.items()} == {A: 3, B: 5, C: 4}
    without = {line.entrant: line for line in standings(History(history.entrants, history.results))}
    assert without[A].solkoff == 1


def test_a_bye_counts_as_a_win_and_one_that_was_asked_for_as_half_a_win() -> None:
    """A win is 1 point of a duel, and the 5 points of the first place where tables are larger."""
    byes = (Bye(1, D), Bye(1, E, asked=True))
    duels = History((A, B, D, E), (duel(1, A, B, 80, 60),), byes)
    assert [line.points for line in standings(duels)] == [1, 1, Fraction(1, 2), 0]
    tables = History((A, B, C, D, E), (Result(Table(1, (A, B, C)), (70, 60, 50)),), byes)
    lines = {line.entrant: line for line in standings(tables)}
    assert [lines[entrant].points for entrant in (A, B, C, D, E)] == [5, 3, 2, 5, Fraction(5, 2)]
    assert [lines[entrant].difference for entrant in (A, B, C)] == [10, -10, -20], "to the best other seat"
    with_final = History(tables.entrants, (*tables.results, duel(2, A, B, 80, 60)), byes)
    assert {line.entrant: line.points for line in standings(with_final)}[D] == 5, (
        "a final of two changes no bye"
    )


@settings(max_examples=60)
@given(st.integers(4, 12), st.integers(1, 4), st.data())
def test_standings_equal_an_independent_calculation(count: int, rounds: int, data: st.DataObject) -> None:
    """The order and all columns equal those worked out again, line by line, from a plain cross table."""
    people = [EntrantId(number) for number in range(1, count + 1)]
    results = []
    cross: dict[int, list[tuple[int, int, int]]] = {number: [] for number in people}
    for number in range(1, rounds + 1):
        order = data.draw(st.permutations(people))
        for first, second in zip(order[::2], order[1::2], strict=False):
            own, other = data.draw(st.integers(0, 60)), data.draw(st.integers(0, 60))
            results.append(duel(number, first, second, own, other))
            cross[first].append((second, own, other))
            cross[second].append((first, other, own))
    won = {
        person: sum((own > other) + (own == other) / 2 for _, own, other in cross[person])
        for person in people
    }
    lines = []
    for person in people:
        faced = [won[opponent] for opponent, _, _ in cross[person]]
        if faced:
            faced.remove(min(faced))
        difference = sum(own - other for _, own, other in cross[person])
        lines.append(
            (-won[person], -sum(faced), -difference, -sum(own for _, own, _ in cross[person]), person)
        )
    lines.sort()
    table = standings(History(tuple(people), tuple(results)))
    assert [line.entrant for line in table] == [line[-1] for line in lines]
    for line, (points, solkoff, difference, scored, _) in zip(table, lines, strict=True):
        assert (line.points, line.solkoff, line.difference, line.scored) == (
            -points,
            -solkoff,
            -difference,
            -scored,
        )
        same = [line for line in lines if line[:4] == (points, solkoff, difference, scored)]
        assert line.shared is (len(same) > 1)


def test_an_absent_leader_has_no_more_points_than_the_winner() -> None:
    """A leader who drops out of a match gets no more points for it than the winner."""
    one, other = EntrantId(1), EntrantId(2)
    result = result_of(Table(1, (one, other)), [Played((20, 50))], absent={other})
    lines = {line.entrant: line for line in standings(History((one, other), (result,)))}
    assert lines[one].difference == lines[other].difference == 0
