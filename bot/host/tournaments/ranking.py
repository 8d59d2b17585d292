"""The final order of a tournament that ended with a knock-out."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.tournaments.elimination import Slot
from bot.host.tournaments.model import EntrantId


def knocked_out_order(seeds: Sequence[EntrantId], slots: Sequence[Slot]) -> tuple[EntrantId, ...]:
    """Everybody of the bracket, the winner first, then by how far they came, then by seed.

    The match for place three tells its two apart.
    """
    reached = dict.fromkeys(seeds, 0)
    for slot in slots:
        for entrant in (slot.first, slot.second):
            if entrant is not None and not slot.third:
                reached[entrant] = max(reached[entrant], 2 * slot.round)
        if slot.winner is not None:
            reached[slot.winner] += 1
    # The winner of a round has reached the next one; only the last round and place three add for good.
    return tuple(sorted(seeds, key=lambda entrant: (-reached[entrant], seeds.index(entrant))))
