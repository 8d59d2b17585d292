"""Events of the market. Rule: tile-market."""

from __future__ import annotations

from dataclasses import dataclass

from game.expansions.market.moves import Accept, Decline, Offer, Pass
from game.values.events import Event, SeatActed
from game.values.ruleset import Colour
from game.values.tiles import TileId


@dataclass(frozen=True, slots=True)
class Offered(SeatActed):
    """`seat` offered `points` for the tile that `drawer` drew; 0: it passed. Rule: tile-market."""

    points: int
    drawer: Colour
    tile: TileId

    def move(self) -> Offer | Pass:
        """Return the offer, or the pass."""
        return Offer(self.seat, self.points) if self.points else Pass(self.seat)

    def drawn(self) -> tuple[Colour, TileId]:
        """Return the drawer and its tile."""
        return self.drawer, self.tile


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """`seller` sold the tile drawn to `buyer`, who paid `points` and lays it. Rule: tile-market."""

    seller: Colour
    buyer: Colour
    tile: TileId
    points: int

    @property
    def doer(self) -> Colour:
        """The seat that made the choice, which is the seller."""
        return self.seller

    def move(self) -> Accept:
        """Return the drawer's answer."""
        return Accept(self.buyer)

    def drawn(self) -> tuple[Colour, TileId]:
        """Return the seller and its tile."""
        return self.seller, self.tile


@dataclass(frozen=True, slots=True)
class Kept(SeatActed):
    """`seat` keeps the tile it drew, and lays it. Rule: tile-market."""

    tile: TileId

    def move(self) -> Decline:
        """Return the drawer's answer; it follows by itself if there is no offer."""
        return Decline()

    def drawn(self) -> tuple[Colour, TileId]:
        """Return the drawer and its tile."""
        return self.seat, self.tile
