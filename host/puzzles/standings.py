"""Points and streaks of the tile of the day. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.puzzles.puzzle import Verdict
from model.ids import PersonId
from model.puzzles import DailyPuzzle, PuzzleAnswer


@dataclass(frozen=True, slots=True)
class PuzzleStanding:
    """What somebody has scored on a server.

    `streak` counts the puzzles that they have solved one after the other up to now, `longest` is their longest such
    row; one that is not answered yet ends no streak while it is open.
    """

    person: PersonId
    points: int
    solved: int
    answered: int
    streak: int
    longest: int


def standings(answers: Iterable[PuzzleAnswer], newest: DailyPuzzle | None) -> tuple[PuzzleStanding, ...]:
    """Return who has scored what, those with most points first, then with most solved, then with the longest streak."""
    by_person: dict[PersonId, dict[int, PuzzleAnswer]] = {}
    for answer in answers:
        by_person.setdefault(answer.person, {})[answer.number] = answer
    found = [_standing(person, given, newest) for person, given in by_person.items()]
    return tuple(sorted(found, key=lambda one: (-one.points, -one.solved, -one.longest, one.person)))


def _standing(person: PersonId, given: dict[int, PuzzleAnswer], newest: DailyPuzzle | None) -> PuzzleStanding:
    solved = {number for number, answer in given.items() if answer.verdict is Verdict.BEST}
    last = 0 if newest is None or newest.number is None else newest.number
    if newest is not None and newest.closed_at is None and last not in given:
        last -= 1
    return PuzzleStanding(
        person=person,
        points=sum(answer.points for answer in given.values()),
        solved=len(solved),
        answered=len(given),
        streak=_row_until(last, solved),
        longest=max((_row_until(number, solved) for number in solved), default=0),
    )


def _row_until(number: int, solved: set[int]) -> int:
    """Return how many numbers up to `number` are there without a gap."""
    count = 0
    while number - count in solved:
        count += 1
    return count
