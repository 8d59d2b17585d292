"""Moves of the market: offers for a tile just drawn, and the drawer's answer. Rule: tile-market."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.values.errors import Reason
from game.values.moves import SKIP, BeforeTile, parse_seat
from game.values.phases import Phase
from game.values.ruleset import Colour

MARKET = Phase.add("market")
TILE_MARKET = Reason.add("tile-market", "the market does not allow it")

_SKIP = re.escape(SKIP)


class MarketMove(BeforeTile):
    """A move of the market: an offer, a pass, or the drawer's answer."""

    __slots__ = ()

    phase = MARKET
    misplaced = rule = TILE_MARKET
    sign = "$"


@dataclass(frozen=True, slots=True)
class Offer(MarketMove):
    """`seat` offers `points` of its own for the tile just drawn."""

    seat: Colour
    points: int

    pattern = re.compile(r"([a-z]{3,6}):([1-9][0-9]{0,3})")

    @classmethod
    def read(cls, found: re.Match[str]) -> Offer:
        """Return the written offer; refuses an unknown colour (seats)."""
        return cls(parse_seat(found[1]), int(found[2]))

    def chosen_by(self, to_move: Colour | None, acting: Colour | None) -> Colour | None:
        """Return the seat that offers."""
        return self.seat

    def __str__(self) -> str:
        return f"{self.seat.value}:{self.points}"


@dataclass(frozen=True, slots=True)
class Pass(MarketMove):
    """`seat` offers nothing for the tile just drawn."""

    seat: Colour

    pattern = re.compile(rf"([a-z]{{3,6}}):{_SKIP}")

    @classmethod
    def read(cls, found: re.Match[str]) -> Pass:
        """Return the written pass; refuses an unknown colour (seats)."""
        return cls(parse_seat(found[1]))

    def chosen_by(self, to_move: Colour | None, acting: Colour | None) -> Colour | None:
        """Return the seat that passes."""
        return self.seat

    def __str__(self) -> str:
        return f"{self.seat.value}:{SKIP}"


@dataclass(frozen=True, slots=True)
class Accept(MarketMove):
    """The drawer sells the tile to `seat` for what it offered."""

    seat: Colour

    pattern = re.compile(r"=([a-z]+)")
    closes = passes_tile = True

    @classmethod
    def read(cls, found: re.Match[str]) -> Accept:
        """Return the written sale; refuses an unknown colour (seats)."""
        return cls(parse_seat(found[1]))

    def chosen_by(self, to_move: Colour | None, acting: Colour | None) -> Colour | None:
        """Return the drawer."""
        return to_move

    def __str__(self) -> str:
        return f"={self.seat.value}"


@dataclass(frozen=True, slots=True)
class Decline(MarketMove):
    """The drawer keeps the tile."""

    pattern = re.compile(rf"={_SKIP}")
    closes = True

    @classmethod
    def read(cls, found: re.Match[str]) -> Decline:
        """Return the move; there is only one."""
        return cls()

    def chosen_by(self, to_move: Colour | None, acting: Colour | None) -> Colour | None:
        """Return the drawer."""
        return to_move

    def __str__(self) -> str:
        return f"={SKIP}"
