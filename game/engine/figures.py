"""Figures deployed on the board and returned to the supply, in place."""

from __future__ import annotations

from collections.abc import Iterable

from game.board.features import Standing
from game.board.oriented_tile import cell_of
from game.engine.position import Position
from game.values.events import Event, Homeless, Returned
from game.values.moves import Spot


def set_figure(position: Position, node: int, code: int) -> None:
    """Set a figure of the seat to move on a node; `code` is the number of its kind in the rulebook."""
    features = position.features
    root = features.root(node)
    figure = (position.mover, code, node)
    features.figures[root] = (*features.figures.get(root, ()), figure)
    features.invalidate_derived((figure,))
    position.stock[position.mover * len(position.book.figures) + code] -= 1


def return_figures(position: Position, root: int, figures: Iterable[Standing]) -> list[Event]:
    """Return figures of the feature of a root to their seats' supply, in place; the events say which.

    Figures that are not followers leave with the last follower of their seat. Rules: score-completed,
    builder-home.
    """
    held = position.features.figures
    before = held[root]
    left = list(before)
    events: list[Event] = []
    for figure in tuple(figures):
        left.remove(figure)
        events.append(_returned(position, figure))
    if position.book.joining:
        alone = {seat for seat, _, _ in left} - {
            seat for seat, code, _ in left if position.book.is_follower(code)
        }
        for seat, code, node in tuple(left):
            if seat in alone:
                left.remove((seat, code, node))
                cell = cell_of(position.features.keys[node])
                events.append(
                    Homeless(position.seats[seat], position.book.figures[code], cell, spot_of(position, node))
                )
                events.append(_returned(position, (seat, code, node)))
    if left:
        held[root] = tuple(left)
    else:
        del held[root]
    position.features.invalidate_derived(before)
    for hook in position.book.on_left:
        hook(position)
    return events


def spot_of(position: Position, node: int) -> Spot:
    """Return the spot that names the segment of a node."""
    oriented_tile, first, _, _ = position.grid.tiles[position.features.keys[node]]
    return oriented_tile.spots[node - first]


def _returned(position: Position, figure: Standing) -> Returned:
    seat, code, node = figure
    position.stock[seat * len(position.book.figures) + code] += 1
    cell = cell_of(position.features.keys[node])
    return Returned(position.seats[seat], position.book.figures[code], cell)
