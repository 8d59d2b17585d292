"""The order of members on a ladder, from the top, and its changes. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from model.ids import MemberId


def climbed(order: Sequence[MemberId], who: MemberId, over: MemberId) -> tuple[MemberId, ...]:
    """Return the order after `who` took the place of `over`, who moves one down with all between the two.

    Nothing changes if `who` is above already, or if one of the two is not in the order.
    """
    if who not in order or over not in order or order.index(who) < order.index(over):
        return tuple(order)
    return placed(order, who, order.index(over) + 1)


def placed(order: Sequence[MemberId], who: MemberId, place: int) -> tuple[MemberId, ...]:
    """Return the order with `who` on `place`, counted from 1; a place beyond the end means the last."""
    others = [one for one in order if one != who]
    others.insert(place - 1, who)
    return tuple(others)


def fallen(order: Sequence[MemberId], who: MemberId) -> tuple[MemberId, ...]:
    """Return the order after `who` has fallen one place."""
    return placed(order, who, order.index(who) + 2)
