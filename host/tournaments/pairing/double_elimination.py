"""Double elimination: a loser in the winners' bracket goes on in the losers' bracket; a second loss ends it.

The rounds of both are played side by side, so that a tournament of eight takes six rounds, and a seventh where the
grand final is played again:

    round               1     2     3     4     5     6              7
    winners' bracket    W1    W2          W3          grand final    once more
    losers' bracket           L1    L2    L3    L4

In odd rounds of the losers' bracket those who are in it meet each other; in even ones they meet the losers of
a round of the winners' bracket, taken from its other end, so that the same two do not meet again soon.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from host.tournaments.pairing.elimination import Part, Slot, bracket_slot, first_round
from model.ids import EntrantId


def double_bracket(
    seeds: Sequence[EntrantId], winners: Mapping[tuple[int, int], EntrantId | None], *, reset: bool
) -> tuple[Slot, ...]:
    """Return every match of both brackets as far as it is known, round by round.

    `winners` maps (round, number) to the winner, None if nobody played: then both are out, from either
    bracket. With `reset` the grand final is played once more if the entrant from the losers' bracket wins it,
    since the other has lost only once. Raises ValueError if a winner does not belong to the match.
    """
    pairs = first_round(len(seeds))
    places = ((seeds[low - 1], None if high is None else seeds[high - 1]) for low, high in pairs)
    upper = [_slot(winners, Part.WINNERS, 1, (1, line), line, both) for line, both in enumerate(places)]
    found, lower = list(upper), list[Slot]()
    last = len(pairs).bit_length()
    for level in range(2, last + 1):
        # The two brackets share a round of the tournament; matches of the winners' bracket have the lower numbers.
        step = 2 * level - 2
        row = [
            _slot(winners, Part.WINNERS, level, (step, line), line, _winners(one, other), (one, other))
            for line, (one, other) in enumerate(zip(upper[::2], upper[1::2], strict=True))
        ]
        among, lower = _losers_rounds(winners, level, row, upper if level == 2 else lower)
        found += [*row, *among, *lower]
        upper = row
    champion = upper[0]
    rival = (lower or upper)[0]
    both = (champion.winner, rival.winner if lower else rival.loser)
    final = _slot(winners, Part.FINAL, 1, (2 * last, 0), 0, both, (champion, rival))
    found.append(final)
    if reset and None not in both and final.winner == final.second:
        found.append(_slot(winners, Part.FINAL, 2, (2 * last + 1, 0), 0, both, (final,)))
    return tuple(sorted(found, key=lambda slot: (slot.round, slot.number)))


def _losers_rounds(
    winners: Mapping[tuple[int, int], EntrantId | None],
    level: int,
    row: Sequence[Slot],
    entering: Sequence[Slot],
) -> tuple[list[Slot], list[Slot]]:
    """Return two rounds of the losers' bracket, played beside and after `row`, a round of the winners' bracket.

    In the first the winners of `entering` meet each other (at level 2 the losers of the first round), in the
    second they meet the losers of `row`.
    """
    step = 2 * level - 2
    among = [
        _slot(
            winners,
            Part.LOSERS,
            2 * level - 3,
            (step, len(row) + line),
            line,
            _losers(one, other) if level == 2 else _winners(one, other),
            (one, other),
        )
        for line, (one, other) in enumerate(zip(entering[::2], entering[1::2], strict=True))
    ]
    against = [
        _slot(
            winners,
            Part.LOSERS,
            2 * level - 2,
            (step + 1, line),
            line,
            (stays.winner, comes.loser),
            (stays, comes),
        )
        for line, (stays, comes) in enumerate(zip(among, _crossed(row, level), strict=True))
    ]
    return among, against


def final_round(entrants: int) -> int:
    """Return the number of the round of the grand final of a tournament with `entrants` entrants."""
    return 2 * len(first_round(entrants)).bit_length()


def _slot(
    winners: Mapping[tuple[int, int], EntrantId | None],
    part: Part,
    level: int,
    key: tuple[int, int],
    line: int,
    both: tuple[EntrantId | None, EntrantId | None],
    sources: Sequence[Slot] = (),
) -> Slot:
    known = all(source.over for source in sources)
    return bracket_slot(winners, key, line, both, known=known, part=part, level=level)


def _winners(one: Slot, other: Slot) -> tuple[EntrantId | None, EntrantId | None]:
    return one.winner, other.winner


def _losers(one: Slot, other: Slot) -> tuple[EntrantId | None, EntrantId | None]:
    return one.loser, other.loser


def _crossed(row: Sequence[Slot], level: int) -> list[Slot]:
    """Return matches of the winners' bracket in the order in which their losers come into the losers' bracket."""
    if level % 2 == 0:
        return list(reversed(row))
    half = len(row) // 2
    return [*row[half:], *row[:half]]
