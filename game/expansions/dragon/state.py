"""The places of dragon and fairy, and the progress of the dragon's flight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.board.features import Standing
from game.board.oriented_tile import cell_of
from game.engine.hooks import StateSlot
from game.engine.position import Position

_new = tuple.__new__


class Dragon(NamedTuple):
    """The state of the expansion; `dragon` and `fairy` are keys of cells, None while not on the board.

    `friend` is the follower beside which the fairy stands, None once it has left. `visited` are the cells of this
    turn's flight, the first one included; `flown` says that it is over. `fairy_paid` says that this turn pays no
    point for the fairy any more: it has paid it, or is a second turn.

    A tuple, since several are made in each turn and a dataclass would take four times as long.
    """

    dragon: int | None = None
    fairy: int | None = None
    friend: Standing | None = None
    visited: tuple[int, ...] = ()
    flown: bool = False
    fairy_paid: bool = False

    def with_dragon(self, key: int, visited: tuple[int, ...]) -> Dragon:
        """Return the state with the dragon on a cell, and with the cells that its flight has visited."""
        return _new(Dragon, (key, self.fairy, self.friend, visited, self.flown, self.fairy_paid))

    def landed(self) -> Dragon:
        """Return the state in which the flight of this turn is over."""
        return _new(Dragon, (self.dragon, self.fairy, self.friend, self.visited, True, self.fairy_paid))

    def with_fairy(self, key: int | None, friend: Standing | None) -> Dragon:
        """Return the state in which the fairy stands on a cell, beside a figure or alone."""
        return _new(Dragon, (self.dragon, key, friend, self.visited, self.flown, self.fairy_paid))

    def next_turn(self, *, fairy_paid: bool) -> Dragon:
        """Return the state before a turn, without a flight."""
        return _new(Dragon, (self.dragon, self.fairy, self.friend, (), False, fairy_paid))

    def content(self) -> Mapping[str, object]:
        """Return everything as plain values, cells in place of keys."""
        return {
            "dragon": _cell(self.dragon),
            "fairy": _cell(self.fairy),
            "friend": self.friend,
            "visited": tuple(_cell(key) for key in self.visited),
            "flown": self.flown,
            "begun": self.fairy_paid,
        }


DRAGON_STATE = StateSlot[Dragon]("dragon", lambda seats: Dragon())


def last_marked(position: Position, mark: str) -> bool:
    """Return True if the tile just laid has that mark, such as a volcano, a dragon or a portal."""
    key = position.last_key
    return key is not None and mark in position.grid.tiles[key][0].marks


def _cell(key: int | None) -> tuple[int, int] | None:
    if key is None:
        return None
    x, y = cell_of(key)
    return x, y
