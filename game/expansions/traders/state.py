"""The state and the figures of Traders & Builders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.engine.hooks import StateSlot
from game.values.moves import Figure

BUILDER, PIG = Figure.add("builder"), Figure.add("pig")

GOODS = ("wine", "grain", "cloth")
"""The kinds of goods, in the order in which they are counted; city segments have them as marks."""


class Traders(NamedTuple):
    """The goods of each seat by kind; whether this turn is a second one, or has earned one.

    A named tuple, since a dataclass takes four times as long to make.
    """

    goods: tuple[tuple[int, ...], ...]
    second: bool = False
    earned: bool = False

    def content(self) -> Mapping[str, object]:
        """Return goods, second and earned."""
        return {"goods": self.goods, "second": self.second, "earned": self.earned}

    def with_more(self, seat: int, goods: Mapping[str, int]) -> Traders:
        """Return the state in which a seat has taken goods."""
        more = tuple(count + goods.get(kind, 0) for kind, count in zip(GOODS, self.goods[seat], strict=True))
        return self._replace(goods=(*self.goods[:seat], more, *self.goods[seat + 1 :]))

    def held(self, seat: int) -> dict[str, int]:
        """Return the number of tokens of each kind of goods that a seat has."""
        return dict(zip(GOODS, self.goods[seat], strict=True))


TRADERS_STATE = StateSlot[Traders]("traders", lambda seats: Traders(((0,) * len(GOODS),) * seats))
