"""Tests of which turns of a game become puzzles: what a position must offer, and how its best turn is confirmed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import pytest

from game import opponents
from game.board.looks import distinct
from game.engine.legal import placements
from game.engine.position import Position
from game.notation.lines import Line, Turn
from game.notation.record import Record
from game.opponents.evaluation import EvaluatedTurn
from game.puzzles import search
from game.puzzles.puzzle import RANKS, Puzzle, parse_puzzle
from game.values.moves import Move, Place
from host.puzzles import stock

POSED = parse_puzzle(stock.text("tile-8-8"))
"""The puzzle whose turn is searched. The tile looks the same in two of its rotations."""

CLEAR = (9.0, 4.0, 5.0, 3.0, 2.0, 1.0)
"""Leads of six turns, the first of which is clearly the best."""


def with_turn(posed: Puzzle) -> Record:
    """Return the game of a puzzle with its best placement, whose turn is then the last."""
    seat, place = posed.position.to_move, posed.best.whole[0]
    assert seat is not None
    entries = (*posed.record.lines, Line(Turn(posed.position.turn, seat, place, ())))
    return Record(entries, posed.record.setup)


@dataclass
class Confirmation:
    """What playouts (the first and the second half of the orders) and the strongest computer player find."""

    leads: list[Sequence[float]] = field(default_factory=lambda: [CLEAR, CLEAR])
    chosen: tuple[Move, ...] = POSED.best.moves
    compared: list[EvaluatedTurn] = field(default_factory=list)
    chances: list[object] = field(default_factory=list)

    def compared_leads(
        self, _: object, turns: list[EvaluatedTurn], chance: object, *, orders: int, depth: int
    ) -> list[float]:
        assert (orders, depth) == (search.ORDERS, search.DEPTH)
        self.compared = turns
        self.chances.append(chance)
        return list(self.leads[len(self.chances) - 1][: len(turns)])

    def load(self, name: str) -> "Confirmation":
        assert name == opponents.names()[-1]
        return self

    def choose(self, position: Position, _: str, seconds: float, seat: object) -> tuple[Move, ...]:
        assert (seconds, seat) == (search.EXPERT_SECONDS, position.to_move)
        return self.chosen


@pytest.fixture
def confirmation(monkeypatch: pytest.MonkeyPatch) -> Confirmation:
    """Return what confirms the best turn, in place of playouts and the strongest computer player."""
    found = Confirmation()
    monkeypatch.setattr(search, "compared_leads", found.compared_leads)
    monkeypatch.setattr(search.opponents, "load", found.load)
    return found


def searched(posed: Puzzle = POSED) -> Iterator[Puzzle | None]:
    return search.puzzles(with_turn(posed), [posed.position.turn])


def ways(posed: Puzzle) -> list[Place]:
    return distinct(placements(posed.position))


def extent(posed: Puzzle, axis: str) -> int:
    """Return the number of columns ("x") or rows ("y") of the land with the cells on which the tile can be laid."""
    shown = [getattr(cell, axis) for cell in (*posed.position.board, *(place.cell for place in ways(posed)))]
    return int(max(shown) - min(shown) + 1)


@pytest.mark.parametrize(
    ("limit", "offered", "stricter"),
    [
        ("LAST_TILES", lambda posed: posed.position.unseen_count, 1),
        ("FEWEST_WAYS", lambda posed: len(ways(posed)), 1),
        ("MOST_CELLS", lambda posed: len({place.cell for place in ways(posed)}), -1),
        ("WIDEST", lambda posed: extent(posed, "x"), -1),
        ("HIGHEST", lambda posed: extent(posed, "y"), -1),
    ],
)
@pytest.mark.parametrize("name", ["tile-8-8", "tile-101-23"])
def test_a_position_that_just_meets_a_limit_makes_a_puzzle(
    name: str,
    limit: str,
    offered: Callable[[Puzzle], int],
    stricter: int,
    confirmation: Confirmation,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Tiles left, ways and cells to lay the tile, and the size of the land: one beyond the limit, it makes none."""
    posed = parse_puzzle(stock.text(name))
    confirmation.chosen = posed.best.moves
    monkeypatch.setattr(search, limit, offered(posed))
    assert [found is not None for found in searched(posed)] == [True]
    confirmation.chances.clear()
    monkeypatch.setattr(search, limit, offered(posed) + stricter)
    assert list(searched(posed)) == [None]
    assert not confirmation.chances, "nothing is played out"


def test_the_first_turns_of_a_game_make_no_puzzle(
    confirmation: Confirmation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Turns before the eighth are not looked at; without numbers all others are."""
    assert len(list(search.puzzles(with_turn(POSED)))) == 1, "the eighth turn is the last of the game"
    monkeypatch.setattr(search, "FIRST_TURN", POSED.position.turn + 1)
    assert list(searched()) == []


def test_tiles_that_cannot_be_laid_are_no_turns() -> None:
    """After the eighth turn, which is looked at, all other tiles of this small game are without a place."""
    values = {"Seats": "red blue", "Options": "table-edge", "Table": "3x3"}
    assert list(search.puzzles(search.game_of_computers(values, "seed"))) == [None]


def test_the_turns_compared_are_the_best_of_each_placement_and_the_others_of_the_best(
    confirmation: Confirmation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Six turns are compared, the one that looks best first: each other place once, the best one's with any figure."""
    (found,) = searched()
    assert found is not None
    assert found.position == POSED.position
    assert found.record.entries == POSED.record.entries, "what was played before"
    assert len(found.turns) == len(RANKS)
    worths = [turn.worth for turn in confirmation.compared]
    assert worths == sorted(worths, reverse=True)
    best, *others = confirmation.compared
    elsewhere = [turn.place for turn in others if turn.place != best.place]
    assert len({(place.cell, place.turns) for place in elsewhere}) == len(elsewhere)
    assert {place.turns for place in elsewhere} <= {0, 1}, "of two rotations that look the same, the first"
    assert [turn.then for turn in others if turn.place == best.place]
    monkeypatch.setattr(search, "GLANCE", (worths[0] - worths[1]) / search.MARGIN - 0.01)
    confirmation.chances.clear()
    assert list(searched()) != [None]
    monkeypatch.setattr(search, "GLANCE", (worths[0] - worths[1]) / search.MARGIN + 0.01)
    assert list(searched()) == [None], "at a glance it is not clearly the best"


@pytest.mark.parametrize(
    "leads",
    [
        [(6.99, 4.0, 1.0, 1.0, 1.0, 1.0), CLEAR],
        [CLEAR, (6.99, 1.0, 4.0, 1.0, 1.0, 1.0)],
        [(1.0, 9.0, 1.0, 1.0, 1.0, 1.0), CLEAR],
    ],
)
def test_a_turn_that_is_not_clearly_best_in_both_halves_makes_no_puzzle(
    leads: list[Sequence[float]], confirmation: Confirmation
) -> None:
    confirmation.leads = leads
    assert list(searched()) == [None]


def test_the_leads_of_a_puzzle_are_those_of_both_halves(confirmation: Confirmation) -> None:
    """Leads are means of both halves, rounded to a hundredth, and rank the turns; three points ahead is clear."""
    confirmation.leads = [(7.0, 4.0, 1.0, 0.0, 0.0, 0.0), (8.0, 2.0, 5.0, 0.0, -1.0, 0.111)]
    (found,) = searched()
    assert found is not None
    assert [turn.lead for turn in found.turns] == [7.5, 3.0, 3.0, 0.06, 0.0, -0.5]
    assert found.best.whole == (confirmation.compared[0].place, confirmation.compared[0].then)
    assert found.turns[-1].whole == (confirmation.compared[4].place, confirmation.compared[4].then)
    assert len(set(confirmation.chances)) == 2, "the halves have orders of their own"


@pytest.mark.parametrize(
    "chosen", [POSED.turns[1].moves, POSED.best.moves[:1], (*POSED.turns[1].moves[:1], *POSED.best.moves[1:])]
)
def test_the_strongest_computer_must_find_the_same_turn(
    chosen: tuple[Move, ...], confirmation: Confirmation
) -> None:
    """No puzzle comes of a turn for which the strongest computer lays the tile elsewhere, or deploys another figure."""
    confirmation.chosen = chosen
    assert list(searched()) == [None]
