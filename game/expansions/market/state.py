"""The offers for the tile drawn. Rule: tile-market."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from game.engine.hooks import StateSlot
from game.engine.position import Position
from game.values.ruleset import Colour


@dataclass(frozen=True, slots=True)
class Market:
    """The offers by seat (0: none, or not asked; None: not yet answered), or None without a market."""

    offers: tuple[int | None, ...] | None = None

    def content(self) -> Mapping[str, object]:
        """Return the offers, as every digest has them."""
        return {"offers": self.offers}


MARKET_STATE = StateSlot[Market]("market", lambda seats: Market())


def offers_of(position: Position) -> tuple[int | None, ...] | None:
    """Return the offers for the tile drawn by seat; None where there is no market."""
    return MARKET_STATE.of(position).offers if MARKET_STATE.played(position) else None


def set_offers(position: Position, offers: tuple[int | None, ...] | None) -> None:
    """Open, change or close the market, in place."""
    MARKET_STATE.put(position, Market(offers))


def market(position: Position) -> Mapping[Colour, int | None]:
    """Return what each seat has offered for the tile drawn; empty without market."""
    offers = offers_of(position) or ()
    return MappingProxyType(dict(zip(position.seats, offers, strict=bool(offers))))
