"""The final order of a tournament that ended with a knock-out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from host.tournaments.pairing.elimination import Slot
from model.ids import EntrantId


def progress(seeds: Sequence[EntrantId], slots: Sequence[Slot]) -> Mapping[EntrantId, int]:
    """Return how far each entrant of the bracket has come, as a number: a larger one is further.

    The match for place three separates its two players. Entrants who have lost are behind all who have not: those
    may still have a match to play in the same round, and with double elimination byes may have brought entrants
    with a loss further in the losers' bracket.
    """
    found = dict.fromkeys(seeds, 0)
    for slot in slots:
        for entrant in (slot.first, slot.second):
            if entrant is not None and not slot.third:
                found[entrant] = max(found[entrant], 2 * slot.round)
        if slot.winner is not None:
            found[slot.winner] += 1
    # The 1 for a win is exceeded by the next round: it remains only after the last one and the match for
    # place three.
    beaten = {slot.loser for slot in slots}
    beaten |= {
        entrant
        for slot in slots
        if slot.over and slot.winner is None
        for entrant in (slot.first, slot.second)
    }
    furthest = max(found.values())
    return {entrant: far if entrant in beaten else far + furthest for entrant, far in found.items()}


def knocked_out_order(seeds: Sequence[EntrantId], slots: Sequence[Slot]) -> tuple[EntrantId, ...]:
    """Return the entrants of the bracket, those who came furthest first, equals in the order of seeds."""
    far = progress(seeds, slots)
    return tuple(sorted(seeds, key=lambda entrant: -far[entrant]))
