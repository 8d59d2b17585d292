"""The hands of all seats, and the purpose of the next draw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from game.engine.hooks import StateSlot
from game.engine.position import Position
from game.values.tiles import TileId


class Drawing(Enum):
    """The purpose of the tile that is to be drawn.

    TURN: to be laid in place of a hand without a legal place. DEAL: into a hand before the first turn.
    REFILL: into the hand of the seat that has just played.
    """

    TURN = "turn"
    DEAL = "deal"
    REFILL = "refill"


@dataclass(frozen=True, slots=True)
class Hands:
    """The hands by seat, in the order of drawing; `extra_turn`: the seat that draws has an extra turn."""

    hands: tuple[tuple[TileId, ...], ...]
    drawing: Drawing = Drawing.DEAL
    extra_turn: bool = False

    def content(self) -> Mapping[str, object]:
        """Return the state as every digest has it."""
        return {"drawing": self.drawing.value, "hands": self.hands, "again": self.extra_turn}

    def with_hand(self, seat: int, hand: tuple[TileId, ...]) -> Hands:
        """Return the state with another hand of a seat."""
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))


HANDS_STATE = StateSlot[Hands]("hands", lambda seats: Hands(((),) * seats))


def hand_of(position: Position, seat: int) -> tuple[TileId, ...]:
    """Return the hand of a seat."""
    return HANDS_STATE.of(position).hands[seat]


def set_hand(position: Position, seat: int, hand: tuple[TileId, ...]) -> None:
    """Give a seat another hand, in place."""
    HANDS_STATE.put(position, HANDS_STATE.of(position).with_hand(seat, hand))
