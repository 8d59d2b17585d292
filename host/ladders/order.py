"""The order of members on a ladder, from the top, and its changes. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from model.ids import MemberId


def climbed(order: Sequence[MemberId], member: MemberId, over: MemberId) -> tuple[MemberId, ...]:
    """Return the order after `member` took the place of `over`, who moves one down with all between the two.

    Nothing changes if `member` is above already.
    """
    if order.index(member) < order.index(over):
        return tuple(order)
    return placed(order, member, order.index(over) + 1)


def placed(order: Sequence[MemberId], member: MemberId, place: int) -> tuple[MemberId, ...]:
    """Return the order with `member` on `place`, counted from 1; a place beyond the end means the last."""
    others = [other for other in order if other != member]
    others.insert(place - 1, member)
    return tuple(others)
