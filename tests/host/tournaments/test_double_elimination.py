"""Double elimination: nobody is out before two losses, nobody plays two at once, and it always ends."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host.tournaments.pairing.double_elimination import double_bracket, final_round
from host.tournaments.pairing.elimination import Part, Slot
from host.tournaments.running.final_order import knocked_out_order, progress
from model.ids import EntrantId

EIGHT = tuple(EntrantId(seed) for seed in range(1, 9))
Winners = dict[tuple[int, int], EntrantId | None]


def playable(slots: tuple[Slot, ...]) -> list[Slot]:
    """Return the matches that can be played now."""
    return [slot for slot in slots if not slot.over and slot.first is not None and slot.second is not None]


def played_by_seed(seeds: tuple[EntrantId, ...], upsets: Winners, *, reset: bool = True) -> tuple[Slot, ...]:
    """Return both brackets at their end, where the better seed wins all matches but the `upsets`."""
    winners: Winners = {}
    while found := playable(double_bracket(seeds, winners, reset=reset)):
        for slot in found:
            assert slot.first is not None
            assert slot.second is not None
            key = (slot.round, slot.number)
            winners[key] = upsets[key] if key in upsets else min(slot.first, slot.second)
    return double_bracket(seeds, winners, reset=reset)


def pairs(slots: tuple[Slot, ...], part: Part, level: int) -> list[set[int | None]]:
    """Return the pairs of entrants of one round of a bracket, from the top."""
    found = sorted(
        (slot for slot in slots if slot.part is part and slot.level == level), key=lambda slot: slot.line
    )
    return [{slot.first, slot.second} for slot in found]


def test_eight_entrants_by_seed() -> None:
    """The usual bracket of eight: losers of one half cross over to the other, and the best two meet twice."""
    slots = played_by_seed(EIGHT, {})
    assert pairs(slots, Part.WINNERS, 1) == [{1, 8}, {4, 5}, {3, 6}, {2, 7}]
    assert pairs(slots, Part.WINNERS, 2) == [{1, 4}, {2, 3}]
    assert pairs(slots, Part.WINNERS, 3) == [{1, 2}]
    assert pairs(slots, Part.LOSERS, 1) == [{8, 5}, {6, 7}]
    assert pairs(slots, Part.LOSERS, 2) == [{5, 3}, {6, 4}]
    assert pairs(slots, Part.LOSERS, 3) == [{3, 4}]
    assert pairs(slots, Part.LOSERS, 4) == [{3, 2}]
    assert pairs(slots, Part.FINAL, 1) == [{1, 2}]
    assert pairs(slots, Part.FINAL, 2) == []
    assert [slot.round for slot in slots] == [1] * 4 + [2] * 4 + [3] * 2 + [4] * 2 + [5, 6]
    assert knocked_out_order(EIGHT, slots) == EIGHT
    far = progress(EIGHT, slots)
    assert far[EntrantId(7)] == far[EntrantId(8)] < far[EntrantId(5)] == far[EntrantId(6)]


def test_losers_of_sixteen_cross_over_by_seed() -> None:
    """Losers of the second round come in from the other end.

    A bracket is worked out anew from its results: another order would change tournaments that are under way.
    """
    slots = played_by_seed(tuple(EntrantId(seed) for seed in range(1, 17)), {})
    assert pairs(slots, Part.WINNERS, 2) == [{1, 8}, {4, 5}, {2, 7}, {3, 6}]
    assert pairs(slots, Part.LOSERS, 1) == [{16, 9}, {12, 13}, {10, 15}, {11, 14}]
    assert pairs(slots, Part.LOSERS, 2) == [{9, 6}, {12, 7}, {10, 5}, {11, 8}]
    assert pairs(slots, Part.LOSERS, 3) == [{6, 7}, {5, 8}]
    assert pairs(slots, Part.LOSERS, 4) == [{6, 3}, {5, 4}]


def test_two_entrants() -> None:
    """The loser of the first match is in the grand final, too; if nobody plays the first, the final has no winner."""
    two = EIGHT[:2]
    first, final = double_bracket(two, {(1, 0): EntrantId(2)}, reset=True)
    assert (first.loser, final.first, final.second, final.over) == (1, 2, 1, False)
    nobody = double_bracket(two, {(1, 0): None}, reset=True)
    assert [(slot.winner, slot.over) for slot in nobody] == [(None, True), (None, True)]


def test_the_grand_final_is_played_again_after_a_first_loss() -> None:
    """If the entrant with a loss wins the grand final, it is played again with `reset`, and decides without."""
    two = EntrantId(2)
    slots = played_by_seed(EIGHT, {(6, 0): two})
    assert pairs(slots, Part.FINAL, 2) == [{1, 2}]
    assert slots[-1].round == 7
    assert knocked_out_order(EIGHT, slots)[:3] == (1, 2, 3)
    assert knocked_out_order(EIGHT, played_by_seed(EIGHT, {(6, 0): two, (7, 0): two}))[:2] == (2, 1)
    once = played_by_seed(EIGHT, {(6, 0): two}, reset=False)
    assert pairs(once, Part.FINAL, 2) == []
    assert knocked_out_order(EIGHT, once)[:2] == (2, 1)


def test_a_match_that_nobody_plays_puts_both_out() -> None:
    """1–8 is not played: neither comes into the losers' bracket, 5 goes on there, and 4 in the winners'."""
    slots = played_by_seed(EIGHT, {(1, 0): None})
    assert pairs(slots, Part.LOSERS, 1) == [{None, 5}, {6, 7}]
    assert pairs(slots, Part.WINNERS, 2) == [{None, 4}, {2, 3}]
    assert knocked_out_order(EIGHT, slots)[0] == 2
    assert set(knocked_out_order(EIGHT, slots)[-2:]) == {1, 8}


def test_a_winner_who_was_not_in_the_match_is_refused() -> None:
    """A result whose winner did not play in its match raises ValueError."""
    with pytest.raises(ValueError, match="not theirs"):
        double_bracket(EIGHT, {(1, 0): EntrantId(5)}, reset=True)


def test_nobody_meets_again_soon() -> None:
    """Of sixteen and thirty-two nobody meets an opponent again before the last four rounds, whoever wins."""
    for count in (16, 32):
        seeds = tuple(EntrantId(seed) for seed in range(1, count + 1))
        for upset in range(2):
            winners: Winners = {}
            met: set[frozenset[EntrantId]] = set()
            while found := playable(double_bracket(seeds, winners, reset=True)):
                for slot in found:
                    assert slot.first is not None
                    assert slot.second is not None
                    both = frozenset((slot.first, slot.second))
                    assert both not in met or slot.round >= final_round(count) - 4
                    met.add(both)
                    best = max(both) if upset and slot.number % 2 else min(both)
                    winners[slot.round, slot.number] = best


@pytest.mark.parametrize("count", range(2, 34))
def test_nobody_who_has_lost_is_ahead_of_the_unbeaten(count: int) -> None:
    """At every moment, with byes too, an entrant with a loss has reached less than every unbeaten one."""
    seeds = tuple(EntrantId(seed) for seed in range(1, count + 1))
    winners: Winners = {}
    while found := playable(double_bracket(seeds, winners, reset=True)):
        for slot in found:
            assert slot.first is not None
            assert slot.second is not None
            winners[slot.round, slot.number] = min(slot.first, slot.second)
            slots = double_bracket(seeds, winners, reset=True)
            far = progress(seeds, slots)
            beaten = {slot.loser for slot in slots} - {None}
            unbeaten = [far[seed] for seed in seeds if seed not in beaten]
            assert all(far[seed] < min(unbeaten, default=99) for seed in seeds if seed in beaten)


@settings(max_examples=100, deadline=None)
@given(st.integers(2, 64), st.data(), st.booleans())
def test_random_outcomes(count: int, data: st.DataObject, reset: bool) -> None:
    """With drop-outs and unplayed matches nobody has two matches in a round, exactly those who were beaten
    twice are out, and at most one entrant is left.
    """
    seeds = tuple(EntrantId(seed) for seed in range(1, count + 1))
    gone: set[EntrantId] = set()
    winners: Winners = {}
    losses: Counter[EntrantId] = Counter()
    out: set[EntrantId] = set()
    for step in range(1, final_round(count) + 2):
        slots = double_bracket(seeds, winners, reset=reset)
        now = [slot for slot in playable(slots) if slot.round == step]
        assert all(slot.round >= step for slot in playable(slots)), "no match of an earlier round is open"
        sitting = [entrant for slot in now for entrant in (slot.first, slot.second)]
        assert len(sitting) == len(set(sitting))
        assert not out.intersection(sitting)
        if data.draw(st.integers(0, 9)) == 0 and sitting:
            gone |= {entrant for entrant in sitting if entrant is not None and data.draw(st.booleans())}
        for slot in now:
            assert slot.first is not None
            assert slot.second is not None
            present = [entrant for entrant in (slot.first, slot.second) if entrant not in gone]
            if not present or data.draw(st.integers(0, 19)) == 0:
                winners[step, slot.number] = None
                out |= {slot.first, slot.second}
                continue
            winner = data.draw(st.sampled_from(present))
            loser = slot.second if winner == slot.first else slot.first
            winners[step, slot.number] = winner
            losses[loser] += 1
            if losses[loser] == 2 or (slot.part is Part.FINAL and not reset):
                out.add(loser)
    slots = double_bracket(seeds, winners, reset=reset)
    assert all(slot.over for slot in slots)
    left = set(seeds) - out
    champion = slots[-1].winner
    assert left == ({champion} if champion is not None else set())
    if champion is not None:
        assert losses[champion] <= 1
        assert knocked_out_order(seeds, slots)[0] == champion
    for seed in seeds:
        assert losses[seed] <= 2
