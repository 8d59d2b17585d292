"""The choices of the player to move, in the order in which pictures and lists number them."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import TypeAlias

from game.board.looks import distinct
from game.board.oriented_tile import oriented
from game.engine import legal, rules
from game.engine.position import Position
from game.expansions.dragon.moves import MoveFairy, SendHome
from game.expansions.flyers.moves import LAND
from game.expansions.flyers.rules import unchecked_landings
from game.values.errors import IllegalMove
from game.values.geometry import Cell
from game.values.moves import Deploy, Figure, Move, Place, Skip, Spot
from game.values.phases import Phase
from game.values.tiles import TileId
from rendering.boards.annotations import LETTERS
from rendering.boards.areas import in_order

Finish: TypeAlias = Move
"""A move that ends a turn once the tile is laid."""


def tiles(position: Position, *, purist: bool = False) -> tuple[TileId, ...]:
    """Return the tiles from which the seat to move may choose: the drawn one, or those of its hand that fit.

    Purists are not told which fit. Empty for a viewer who may not see the hand. Rules: hand-early-draw,
    hand-three.
    """
    if position.phase is not Phase.PLACE or position.to_move is None:
        return ()
    if position.drawn is not None:
        return (position.drawn,)
    held = dict.fromkeys(position.hands.get(position.to_move, ()))
    return tuple(tile for tile in held if purist or legal.playable(position, tile))


def only_tile(position: Position) -> TileId | None:
    """Return the tile to lay; None if there is none, or a choice among several."""
    found = tiles(position)
    return found[0] if len(found) == 1 else None


def cells(position: Position, tile: TileId | None = None) -> tuple[Cell, ...]:
    """Return the cells on which the tile fits, in the order of their numbers, from 1.

    They go by rows from the north-west; if there are many, area by area.
    """
    return in_order({place.cell for place in legal.placements(position, tile)}, position.board)


def first_places(position: Position, tile: TileId | None = None) -> tuple[Place, ...]:
    """Return the first placement on each cell of `cells`: of the first tile, with the fewest turns."""
    first: dict[Cell, Place] = {}
    for place in legal.placements(position, tile):
        first.setdefault(place.cell, place)
    return tuple(first[cell] for cell in cells(position, tile))


def places(position: Position, tile: TileId, *, purist: bool) -> tuple[Place, ...]:
    """Return a placement for each cell that is offered for the tile, in the order of the cells' numbers.

    Offered are the cells on which it fits; under the purist help level all open ones, with the tile unturned.
    """
    if not purist:
        return first_places(position, tile)
    return tuple(Place(tile, cell, 0) for cell in in_order(legal.cells(position), position.board))


def placements_on(position: Position, cell: Cell, tile: TileId | None = None) -> tuple[Place, ...]:
    """Return the legal placements of the tile on a cell that look different, in the order of turns."""
    found = [place for place in legal.placements(position, tile) if place.cell == cell]
    return tuple(distinct(sorted(found, key=lambda place: place.turns)))


def any_turns(tile: TileId, cell: Cell) -> tuple[Place, ...]:
    """Return the placements of the tile on a cell that look different, whether it fits or not."""
    return tuple(distinct(Place(tile, cell, turns) for turns in range(4)))


def laid(position: Position, place: Place) -> Position:
    """Return the position with the tile laid, before any deployment. Refuses with IllegalMove."""
    return rules.apply(position, place)[0]


def laid_if_legal(position: Position, place: Place) -> Position:
    """Return the position with the tile laid; unchanged if it is laid already, or if that is illegal."""
    if position.phase is Phase.PLACE:
        with suppress(IllegalMove):
            return laid(position, place)
    return position


def finishes(position: Position, *, purist: bool = False) -> tuple[Move, ...]:
    """Return the moves that may follow the placement, except passing; letter A is the first.

    They set, take back or move a piece, or end a flight. Empty in other phases. Under the purist
    help level, illegal moves are included.
    """
    if position.phase not in (Phase.DEPLOY, LAND):
        return ()
    if purist and position.phase is LAND:
        return unchecked_landings(position)
    if purist:
        return any_finishes(position, _last_placement(position))
    return tuple(move for move in legal.moves(position) if not isinstance(move, Skip))


def any_finishes(position: Position, place: Place) -> tuple[Move, ...]:
    """Return the moves that the purist help level offers after the tile is laid, legal or not."""
    return legal.unchecked_actions(position, place)


def conceivable_finishes(position: Position, place: Place | None = None) -> tuple[Move, ...]:
    """Return all conceivable moves after `place`, by default after the tile that is laid, legal or not.

    A meeple on each feature of the tile is among them, also if the seat has none left or none may go there.
    """
    if place is None and position.phase is not Phase.DEPLOY:
        return finishes(position, purist=True)
    place = place or _last_placement(position)
    meeples = (Deploy(Figure.MEEPLE, spot) for spot in oriented(place.tile)[place.turns].spots)
    return tuple(dict.fromkeys((*any_finishes(position, place), *meeples)))


def _last_placement(position: Position) -> Place:
    assert position.last is not None, "a tile is laid"
    laid = position.board[position.last]
    return Place(laid.tile, position.last, laid.turns)


def is_elsewhere(move: Move) -> bool:
    """Return whether a finish concerns another tile or a figure on the board, not the tile just laid."""
    return isinstance(move, MoveFairy | SendHome) or (isinstance(move, Deploy) and move.cell is not None)


def spots(found: tuple[Move, ...]) -> tuple[Spot, ...]:
    """Return the segments of these moves, each once; letter A is the first."""
    return tuple(
        dict.fromkeys(finish.spot for finish in found if isinstance(finish, Deploy) and finish.cell is None)
    )


def letters(ways: Iterable[tuple[Place, tuple[Move, ...]]]) -> dict[int, str]:
    """Return the letter of each segment of a tile on which a figure may be set, A for the first.

    `ways` are the rotations of the tile, each with its moves; a letter means the same segment in all of them.
    """
    segments = (
        oriented(place.tile)[place.turns].segment_at[spot] for place, found in ways for spot in spots(found)
    )
    return dict(zip(dict.fromkeys(segments), LETTERS, strict=False))
