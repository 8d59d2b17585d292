"""The knock-out: a bracket by seeds, byes to the best, and a match for place three."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial

from model.ids import EntrantId


class Bracket(Enum):
    """How seeds are placed in the first round of eight, from the top; neighbours meet in the semi-finals.

    The matches of a championship's round are numbered by their better seeds, those of others from the top.
    `NEIGHBOURS` has the quarter-finals of the championship in the order of their numbers; knock-outs that an
    earlier version began are played to their end in it.
    """

    CLASSIC = "1-8 4-5 3-6 2-7"
    CHAMPIONSHIP = "1-5 4-8 2-6 3-7"
    NEIGHBOURS = "1-5 2-6 3-7 4-8"


class Part(Enum):
    """A part of a bracket; single elimination has the winners' bracket alone."""

    WINNERS = "winners"
    LOSERS = "losers"
    FINAL = "grand-final"


_CHAMPIONSHIP_PAIRS = ((1, 5), (2, 6), (3, 7), (4, 8))
_CHAMPIONSHIP_LINES = (0, 2, 3, 1)
"""The line of each quarter-final: winners of the first and the fourth meet, and those of the other two."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One match of the bracket, `round` counted from 1 and `number` from 0.

    `line` is its place from the top of its round: lines 0 and 1 lead to line 0 of the next. `first` and
    `second` are None while they are not known, and if nobody reached the seat; `third` marks the match for
    place three. The match is `over` if it need not be played any more; it has no `winner` then if nobody
    played or reached it. With double elimination `level` counts the rounds of its `part` from 1.
    """

    round: int
    number: int
    line: int
    first: EntrantId | None
    second: EntrantId | None
    winner: EntrantId | None
    over: bool
    third: bool
    part: Part
    level: int

    @property
    def loser(self) -> EntrantId | None:
        """The entrant who lost to the winner; None if there is no winner yet, or no opponent."""
        if self.winner is None:
            return None
        return self.second if self.winner == self.first else self.first


def first_round(count: int, bracket: Bracket = Bracket.CLASSIC) -> tuple[tuple[int, int | None], ...]:
    """Return the pairs of seeds (from 1) of the first round, by number; None is a bye.

    Raises ValueError with fewer than two entrants, and in a championship with another number than eight.
    """
    if count < 2:
        raise ValueError("a knock-out needs two entrants")
    if bracket is not Bracket.CLASSIC:
        if count != 8:
            raise ValueError("this bracket is made for eight")
        return _CHAMPIONSHIP_PAIRS
    order = [1]
    while len(order) < count:
        size = 2 * len(order) + 1
        order = [seed for upper in order for seed in (upper, size - upper)]
    pairs = [(min(pair), max(pair)) for pair in zip(order[::2], order[1::2], strict=True)]
    if len(pairs) == 4:
        # 1-8 and 4-5 on one side, 3-6 and 2-7 on the other, as the rules print them.
        pairs = [pairs[0], pairs[1], pairs[3], pairs[2]]
    return tuple((low, high if high <= count else None) for low, high in pairs)


def bracket(
    seeds: tuple[EntrantId, ...],
    winners: Mapping[tuple[int, int], EntrantId | None],
    shape: Bracket = Bracket.CLASSIC,
) -> tuple[Slot, ...]:
    """Return every match of the knock-out as far as it is known, round by round, the match for place three last.

    `winners` maps (round, number) to the winner, None if nobody played: then both are out, and the opponent
    whom they would have met goes on without a match. The match for place three is (last round, 1). Raises
    ValueError if a winner does not belong to the match.
    """
    slot = partial(bracket_slot, winners)
    row: list[Slot] = []
    for number, (low, high) in enumerate(first_round(len(seeds), shape)):
        line = _CHAMPIONSHIP_LINES[number] if shape is Bracket.CHAMPIONSHIP else number
        seats = (seeds[low - 1], None if high is None else seeds[high - 1])
        row.append(slot((1, number), line, seats, known=True))
    slots, semi_finals = [*row], row
    while len(row) > 1:
        semi_finals, from_top = row, sorted(row, key=lambda one: one.line)
        row = [
            slot(
                (upper.round + 1, number),
                number,
                (upper.winner, lower.winner),
                known=upper.over and lower.over,
            )
            for number, (upper, lower) in enumerate(zip(from_top[::2], from_top[1::2], strict=True))
        ]
        slots += row
    if len(seeds) >= 4:
        losers = (semi_finals[0].loser, semi_finals[1].loser)
        known = all(semi_final.over for semi_final in semi_finals)
        slots.append(slot((row[0].round, 1), 1, losers, known=known, third=True))
    return tuple(slots)


def bracket_slot(
    winners: Mapping[tuple[int, int], EntrantId | None],
    key: tuple[int, int],
    line: int,
    seats: tuple[EntrantId | None, EntrantId | None],
    *,
    known: bool,
    third: bool = False,
    part: Part = Part.WINNERS,
    level: int = 0,
) -> Slot:
    """Return the match with the round and number `key`, with its winner if it is in `winners`.

    Once it is `known` who reaches its seats, an entrant without an opponent has won it. Raises ValueError if the
    winner does not belong to the match.
    """
    first, second = seats
    if known and (first is None or second is None):
        alone = first if second is None else second
        return Slot(*key, line, first, second, alone, over=True, third=third, part=part, level=level)
    winner = winners.get(key)
    if winner is not None and winner not in seats:
        raise ValueError(f"match {key[0]}.{key[1]} was not theirs")
    return Slot(*key, line, first, second, winner, over=key in winners, third=third, part=part, level=level)


def championship_bracket(seeds: Sequence[EntrantId], semi_finals: Sequence[Sequence[EntrantId]]) -> Bracket:
    """Return the bracket of the championship that has these semi-finals, which are those begun so far."""
    came_from = [{seeds.index(entrant) % 4 for entrant in pair} for pair in semi_finals]
    neighbours = any(quarters in ({0, 1}, {2, 3}) for quarters in came_from)
    return Bracket.NEIGHBOURS if neighbours else Bracket.CHAMPIONSHIP
