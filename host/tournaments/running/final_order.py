"""The final order of a tournament that ended with a knock-out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from host.tournaments.pairing.elimination import Slot
from model.ids import EntrantId


def reached(seeds: Sequence[EntrantId], slots: Sequence[Slot]) -> Mapping[EntrantId, int]:
    """Return how far everybody of the bracket has come: more is further, equal is level.

    The match for place three tells its two apart. With double elimination whoever has lost is behind all who have not,
    however far byes have brought them in the losers' bracket.
    """
    found = dict.fromkeys(seeds, 0)
    for slot in slots:
        for entrant in (slot.first, slot.second):
            if entrant is not None and not slot.third:
                found[entrant] = max(found[entrant], 2 * slot.round)
        if slot.winner is not None:
            found[slot.winner] += 1
    # The winner of a round has reached the next one; only the last round and place three add for good.
    if any(slot.level for slot in slots):
        beaten = {slot.loser for slot in slots}
        beaten |= {
            one for slot in slots if slot.over and slot.winner is None for one in (slot.first, slot.second)
        }
        furthest = max((found[entrant] for entrant in seeds if entrant in beaten), default=0)
        found |= {entrant: found[entrant] + furthest for entrant in seeds if entrant not in beaten}
    return found


def knocked_out_order(seeds: Sequence[EntrantId], slots: Sequence[Slot]) -> tuple[EntrantId, ...]:
    """Return everybody of the bracket, the winner first, then by how far they came, then by seed."""
    far = reached(seeds, slots)
    return tuple(sorted(seeds, key=lambda entrant: (-far[entrant], seeds.index(entrant))))
