"""The princess: a follower of her city may be sent home in place of a deployment. Rules: princess-*."""

from __future__ import annotations

from functools import cache

from game.board.features import Standing, StandingFigure
from game.board.oriented_tile import cell_of, oriented
from game.engine.base_phases import go_on
from game.engine.figures import return_figures, spot_of
from game.engine.hooks import Hooks, MoveRules
from game.engine.position import Position
from game.engine.registry import register
from game.expansions.dragon.moves import PRINCESS, SendHome, SentHome
from game.values.errors import IllegalMove, Reason
from game.values.events import Event
from game.values.moves import Move, Place, Spot
from game.values.phases import Phase
from game.values.ruleset import Option
from game.values.tiles import FeatureKind, TileId, all_tiles

PRINCESS_MUST = Option.add(
    "princess-must",
    order=115,
    needs=("dragon", "without the expansion there is no princess"),
)
"""If a follower can be sent home, one must be sent home."""

_MUST = Reason.add("princess-must", "the princess must send somebody home")


def removals(position: Position) -> dict[SendHome, Standing]:
    """Return the followers that may be sent home, of any seat: those in the city of the princess just laid.

    Rules: princess, princess-segment.
    """
    key = position.last_key
    if key is None:
        return {}
    oriented_tile, first, _, _ = position.grid.tiles[key]
    segments = _segments(oriented_tile.tile)
    if not segments:
        return {}
    features, found = position.features, dict[SendHome, Standing]()
    for index in segments:
        for seat, code, node in features.figures.get(features.root(first + index), ()):
            if position.book.is_follower(code):
                move = SendHome(
                    position.seats[seat],
                    position.book.figures[code],
                    spot_of(position, node),
                    cell_of(features.keys[node]),
                )
                found[move] = (seat, code, node)
    return found


@cache
def _segments(tile: TileId) -> tuple[int, ...]:
    """Return the city segments of a tile with a princess."""
    return tuple(
        index for index, segment in enumerate(all_tiles()[tile].segments) if "princess" in segment.marks
    )


def must(position: Position) -> tuple[Reason, tuple[Move, ...]] | None:
    """Return the removals of which one must be made, after the reason for refusing other moves.

    None if there are none. Rule: princess-must.
    """
    if position.phase is not Phase.DEPLOY:
        return None
    found = tuple(removals(position))
    return (_MUST, found) if found else None


def _check(position: Position, move: SendHome) -> None:
    if move not in removals(position):
        raise IllegalMove(PRINCESS, move)


def _push(position: Position, move: SendHome) -> list[Event]:
    figure = removals(position)[move]
    root = position.features.root(figure[2])
    by = position.seats[position.mover]
    events: list[Event] = [SentHome(by, move.seat, move.figure, move.cell, move.spot)]
    return go_on(position, events + return_figures(position, root, (figure,)))


register(PRINCESS_MUST, Hooks[Position](compulsory=must))


def unchecked(position: Position, place: Place) -> list[SendHome]:
    """Return a removal of every figure in a city on the board if the tile laid has a princess, each once."""
    if not _segments(place.tile):
        return []
    found = (
        SendHome(figure.seat, figure.figure, spot, figure.cell)
        for figure in position.figures
        if (spot := _spot(position, figure)).kind is FeatureKind.CITY
    )
    return list(dict.fromkeys(found))


def _spot(position: Position, standing: StandingFigure) -> Spot:
    laid = position.board[standing.cell]
    return oriented(laid.tile)[laid.turns].spots[standing.segment]


RULES = MoveRules[Position](_check, _push, removals, unchecked)
