"""What is told of the market. Rule: tile-market."""

from __future__ import annotations

from dataclasses import dataclass

from game.values.events import Event
from game.values.ruleset import Colour
from game.values.tiles import TileId


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """`seat` offered `points` for the tile drawn; 0: it passed. Rule: tile-market."""

    seat: Colour
    points: int


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """`seller` sold the tile drawn to `buyer`, who paid `points` and lays it. Rule: tile-market."""

    seller: Colour
    buyer: Colour
    tile: TileId
    points: int


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """`seat` keeps the tile it drew, and lays it. Rule: tile-market."""

    seat: Colour
