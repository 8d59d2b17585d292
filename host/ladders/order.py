"""Places on a ladder, from the top: who climbs over whom. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from model.ids import MemberId


def climbed(order: Sequence[MemberId], who: MemberId, over: MemberId) -> tuple[MemberId, ...]:
    """Return the order after somebody has taken the place of one above them; those between move one down.

    Nothing changes where they stand above already, or where one of them is not there.
    """
    if who not in order or over not in order or order.index(who) < order.index(over):
        return tuple(order)
    return placed(order, who, order.index(over) + 1)


def placed(order: Sequence[MemberId], who: MemberId, place: int) -> tuple[MemberId, ...]:
    """Return the order with somebody on a place, counted from 1; beyond the last they are the last."""
    others = [one for one in order if one != who]
    others.insert(place - 1, who)
    return tuple(others)


def fallen(order: Sequence[MemberId], who: MemberId) -> tuple[MemberId, ...]:
    """Return the order after somebody has fallen one place."""
    return placed(order, who, order.index(who) + 2)
