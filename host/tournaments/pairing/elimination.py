"""The knock-out: a bracket by seeds, byes to the best, and a match for place three."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from host.tournaments.standings.model import EntrantId


class Bracket(Enum):
    """How seeds are laid into the first round of eight."""

    CLASSIC = "1-8 4-5 3-6 2-7"
    CHAMPIONSHIP = "1-5 2-6 3-7 4-8"


@dataclass(frozen=True, slots=True)
class Slot:
    """One match of the bracket, `round` counted from 1 and `number` from 0.

    A seat is None where its player is not known yet or nobody sits; `third` marks the match for place three.
    """

    round: int
    number: int
    first: EntrantId | None
    second: EntrantId | None
    winner: EntrantId | None
    third: bool = False


def first_round(count: int, bracket: Bracket = Bracket.CLASSIC) -> tuple[tuple[int, int | None], ...]:
    """The pairs of seeds (from 1) of the first round, top of the bracket first; None is a bye.

    `CHAMPIONSHIP` is defined for eight alone and refused otherwise with ValueError.
    """
    if count < 2:
        raise ValueError("a knock-out needs two entrants")
    if bracket is Bracket.CHAMPIONSHIP:
        if count != 8:
            raise ValueError("this bracket is made for eight")
        return ((1, 5), (2, 6), (3, 7), (4, 8))
    order = [1, 2]
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
    winners: dict[tuple[int, int], EntrantId],
    shape: Bracket = Bracket.CLASSIC,
) -> tuple[Slot, ...]:
    """Every match of the knock-out as far as it is known, round by round, the match for place three last.

    `winners` maps (round, number) to who won; the match for place three is (last round, 1).
    Raises ValueError when a winner did not sit there.
    """
    slots: list[Slot] = []
    row: list[tuple[EntrantId | None, EntrantId | None]] = [
        (seeds[low - 1], seeds[high - 1] if high is not None else None)
        for low, high in first_round(len(seeds), shape)
    ]
    number_of_round = 1
    losers: list[EntrantId | None] = [None, None]
    while True:
        through: list[EntrantId | None] = []
        for number, (first, second) in enumerate(row):
            bye = number_of_round == 1 and second is None
            winner = first if bye else winners.get((number_of_round, number))
            if winner is not None and winner not in (first, second):
                raise ValueError(f"match {number_of_round}.{number} was not theirs")
            slots.append(Slot(number_of_round, number, first, second, winner))
            through.append(winner)
        if len(row) == 2:
            losers = [
                None if slot.winner is None else (slot.second if slot.winner == slot.first else slot.first)
                for slot in slots[-2:]
            ]
        if len(row) == 1:
            break
        row = list(zip(through[::2], through[1::2], strict=True))
        number_of_round += 1
    if len(seeds) >= 4:
        winner = winners.get((number_of_round, 1))
        if winner is not None and winner not in losers:
            raise ValueError("the match for place three was not theirs")
        slots.append(Slot(number_of_round, 1, losers[0], losers[1], winner, third=True))
    return tuple(slots)
