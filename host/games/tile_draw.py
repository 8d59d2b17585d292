"""The tile draw for the first seat: worked out when the game starts, and again whenever it is shown."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.first_seat import TileDraw, by_tile_draw
from game.values.ruleset import Colour
from model.games import GameHeader
from model.tables import Seat


def tile_draw(game: GameHeader, seats: Sequence[Seat]) -> TileDraw:
    """Return what each seat draws. It does not depend on the order of `seats`. Rule: first-seat."""
    colours = {seat.colour for seat in seats}
    drawing = tuple(colour for colour in Colour if colour in colours)
    return by_tile_draw(game.options.ruleset, drawing, game.seed)
